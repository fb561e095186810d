"""What holds for every test, however the run was started."""

import gc
import os
import signal
import sys
from pathlib import Path

import pytest

# Plank, the example game, stands outside the package; unit tests import it from its folder.
sys.path.insert(0, str(Path(__file__).parent / "plugin"))

SERVERS = {"serving", "own_server", "own_company"}
"""Fixtures that start a server for one test."""

# In the background of a script Ctrl-C is ignored, and whatever a test starts would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Half as many again as there are cores: some tests wait for a clock, and others go on meanwhile."""
    cores = os.cpu_count() or 1
    return cores + cores // 2 if config.option.numprocesses == "auto" else cores


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that all processes of a run end at the same time."""
    for item in items:
        if SERVERS & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.server)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Thousands of tests were found and stay: nobody who tidies up or forks later need look at them again."""
    gc.freeze()
