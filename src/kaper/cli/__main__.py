"""`python -m kaper.cli` is `kaper`."""

import sys

from kaper.cli import main

if __name__ == "__main__":
    sys.exit(main())
