"""What holds for every test, however the run was started."""

import signal
import sys
from pathlib import Path

# Plank, the example game, stands outside the package; unit tests import it from its folder.
sys.path.insert(0, str(Path(__file__).parent / "plugin"))

# In the background of a script Ctrl-C is ignored, and whatever a test starts would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
