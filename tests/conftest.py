"""What holds for every test, however the run was started."""

import gc
import os
import signal
import sys
from collections.abc import Callable
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
    """Twice as many as there are cores: many tests wait for a clock, and others go on meanwhile."""
    cores = os.cpu_count() or 1
    return 2 * cores if config.option.numprocesses == "auto" else cores


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Callable[..., None]) -> object:
    # Where tests run in one process, xdist need not be there.
    from tests.sharing import Sharing

    return Sharing(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that all processes of a run end at the same time."""
    for item in items:
        if SERVERS & _fixtures(item):
            item.add_marker(pytest.mark.server)
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    if "browser" in _fixtures(item):
        return 1
    return 0 if any(item.get_closest_marker(name) for name in ("slow", "server")) else 2


def _fixtures(item: pytest.Item) -> set[str]:
    return set(getattr(item, "fixturenames", ()))


def pytest_collection_finish() -> None:
    """Thousands of tests were found and stay: nobody who tidies up or forks later need look at them again.

    And positions by the thousand are made and dropped, of which hardly any refers to itself.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
