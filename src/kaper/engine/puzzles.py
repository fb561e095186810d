"""Puzzles of a game: positions in which one option is clearly best, kept in its folder with their proof."""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = "puzzles.json"


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position by its seed and answers, the seat that is asked, and what was found out about its options.

    `chances` are the shares of victory that the options brought in so many `trials`, `second` the next best.
    """

    id: str
    rules: int
    players: int
    settings: dict[str, str]
    seed: str
    answers: list[str]
    seat: int
    best: str
    second: str
    trials: int
    chances: dict[str, float]


@cache
def puzzles_of(folder: Path) -> tuple[Puzzle, ...]:
    """All puzzles of the game in this folder; none if it has no file of them."""
    path = folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=tuple[Puzzle, ...]) if path.is_file() else ()


def written(puzzles: list[Puzzle]) -> bytes:
    """As they are kept."""
    return msgspec.json.format(msgspec.json.encode(puzzles), indent=1) + b"\n"
