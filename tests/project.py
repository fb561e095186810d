"""What the tests of the project itself know about the checkout."""

import os
from collections.abc import Iterator
from pathlib import Path

from hatch_build import game_entry_points

ROOT = Path(__file__).parent.parent
GAMES = game_entry_points(ROOT)

_MADE = {"build", "dist", "node_modules", "static", "test-results", "__pycache__"}
_HIDDEN_SOURCES = {".ci", ".github"}


def files() -> Iterator[Path]:
    """Every file that somebody wrote, relative to the root; nothing that a tool made."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if _is_source(name)]
        for name in names:
            yield Path(folder, name).relative_to(ROOT)


def text(path: Path) -> str:
    return (ROOT / path).read_text(encoding="utf-8", errors="ignore")


def _is_source(folder: str) -> bool:
    return folder in _HIDDEN_SOURCES or not (folder.startswith(".") or folder in _MADE)
