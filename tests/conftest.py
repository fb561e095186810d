"""Plank, the example game, stands outside the package; unit tests import it from its folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "plugin"))
