"""Plank, the example game, installed for these tests as from a wheel: its code and an entry point."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaper.engine.registry import games

PLUGIN = Path(__file__).parents[1] / "plugin"


@pytest.fixture(scope="session", autouse=True)
def plank(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    site = tmp_path_factory.mktemp("site")
    info = site / "kaper_plank-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kaper-plank\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[kaper.games]\nplank = plank\n")
    added = [str(site), str(PLUGIN)]
    sys.path[:0] = added
    games.cache_clear()
    yield
    for path in added:
        sys.path.remove(path)
    games.cache_clear()
