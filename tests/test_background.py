"""Tests must not depend on how their run was started."""

import signal
import subprocess
import sys

from tests.project import ROOT

INTERRUPTED = ("tests/arena/test_strength.py", "-k", "interrupt", "-q", "-p", "no:cacheprovider")


def test_interrupts_are_tested_where_they_are_ignored() -> None:
    """As under nohup, or in the background of a script."""
    found = subprocess.run(
        [sys.executable, "-m", "pytest", *INTERRUPTED],
        cwd=ROOT,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 passed" in found.stdout, found.stdout
