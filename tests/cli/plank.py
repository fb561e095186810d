"""Installs Plank, the example game outside the package, for the length of a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kaper.engine import registry

PLUGIN = Path(__file__).parents[1] / "plugin"
CARD = "kaper_plank-0.1.0.dist-info"


def lay_out(folder: Path) -> list[Path]:
    """Folders for the path of Python in which Plank is an installed distribution."""
    card = folder / CARD
    card.mkdir()
    (card / "METADATA").write_text("Metadata-Version: 2.1\nName: kaper-plank\nVersion: 0.1.0\n")
    (card / "entry_points.txt").write_text("[kaper.games]\nplank = plank\n")
    return [folder, PLUGIN]


@contextmanager
def installed(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """The registry finds Plank beside whatever else is installed."""
    for path in lay_out(folder):
        patch.syspath_prepend(str(path))
    registry.games.cache_clear()
    yield
    registry.games.cache_clear()
