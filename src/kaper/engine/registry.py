"""Finds games by the entry point group `kaper.games`, so that anybody can add one by installing it.

An entry point names a package. The package's `META` is its card in the catalogue; its module `game`
holds `GAME`, loaded only when the game is played.
"""

import importlib
import importlib.metadata
import importlib.util
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, cast

from kaper.engine.errors import UnknownGame
from kaper.engine.game import Game, Meta
from kaper.engine.state import State

GROUP: Final = "kaper.games"
AnyGame = Game[State]


@dataclass(frozen=True)
class Entry:
    """An installed game: its card, and where the rest of it is."""

    meta: Meta
    package: str

    @property
    def folder(self) -> Path:
        """Where the game keeps its rules text, locale files and art."""
        spec = importlib.util.find_spec(self.package)
        assert spec is not None
        assert spec.origin is not None
        return Path(spec.origin).parent

    def load(self) -> AnyGame:
        game = importlib.import_module(f"{self.package}.game").GAME
        assert isinstance(game, Game)
        return cast(AnyGame, game)


@cache
def games() -> dict[str, Entry]:
    """All installed games by name, the easiest first."""
    entries: list[Entry] = []
    for point in importlib.metadata.entry_points(group=GROUP):
        meta = point.load().META
        assert isinstance(meta, Meta)
        entries.append(Entry(meta, point.value))
    entries.sort(key=lambda entry: (entry.meta.difficulty, entry.meta.name))
    return {entry.meta.name: entry for entry in entries}


def find(name: str) -> Entry:
    entry = games().get(name)
    if entry is None:
        installed = ", ".join(games()) or "none"
        raise UnknownGame(
            f"There is no game {name}. Installed: {installed}.",
            "unknown-game",
            game=name,
            installed=installed,
        )
    return entry
