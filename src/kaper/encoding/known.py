"""The encoding of a game: from the file in its folder, or from a survey made when it is first needed."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from kaper.encoding.encoding import Encoding
from kaper.encoding.facts import Known
from kaper.encoding.survey import Surveyor
from kaper.engine.game import Game, S
from kaper.engine.match import Match
from kaper.engine.registry import games

FOLDER: Final = "learned"
FILE: Final = "encoding.json"


@cache
def encoding_of(game: Game[S]) -> Encoding:
    """How this game's situations and answers are numbered."""
    known = read(game)
    if known is None:
        surveyor = Surveyor(game)
        known = surveyor.survey()
        return Encoding(known, surveyor.view)
    return Encoding(known, view_of(game))


def view_of(game: Game[S]) -> type:
    """The type of the game's views."""
    match = Match.new(game, game.meta.players[-1], events=False)
    return type(game.observe(match.state, 0))


def folder(game: Game[S]) -> Path | None:
    """Where what was learnt of an installed game is kept."""
    entry = games().get(game.meta.name)
    return None if entry is None else entry.folder / FOLDER


def read(game: Game[S]) -> Known | None:
    """What was written down of this game with these rules."""
    place = folder(game)
    if place is None or not (place / FILE).exists():
        return None
    known = msgspec.json.decode((place / FILE).read_bytes(), type=Known)
    return known if known.rules_version == game.meta.rules_version else None


def write(known: Known, path: Path) -> None:
    """Write it down, a fact a line, so that changes can be read."""
    whole = msgspec.to_builtins(known)
    facts = whole.pop("facts")
    lines = [f"{_text(name)}: {_text(value)}" for name, value in whole.items()]
    inner = ",\n".join(f"  {_text(name)}: {_text(value)}" for name, value in facts.items())
    path.parent.mkdir(exist_ok=True)
    path.write_text("{\n" + ",\n".join([*lines, '"facts": {\n' + inner + "\n}"]) + "\n}\n")


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
