"""What was learnt of a game, as it is kept in its folder."""

import struct
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from kaper.encoding.encoding import Encoding
from kaper.encoding.known import encoding_of, folder
from kaper.encoding.value import Value
from kaper.engine.errors import KaperError
from kaper.engine.game import Game, S

FILE: Final = "value.json"


class NothingLearned(KaperError):
    """Nobody has trained this game yet."""


class Weights(msgspec.Struct, frozen=True):
    """A net as it is kept: by the names of entries, so that it outlives a new encoding.

    rows     for each name what it adds to the score and to each hidden unit, as half floats
    bias     the same for every position; out how much each hidden unit adds to the score
    nobody   the score of no player winning
    """

    game: str
    rules_version: int
    names: list[str]
    rows: bytes
    bias: list[float]
    out: list[float]
    nobody: float


def unpacked(weights: Weights, encoding: Encoding) -> Value:
    """A net that is ready to be asked."""
    places = {name: place for place, name in enumerate(encoding.names)}
    rows: list[list[float] | None] = [None] * encoding.size
    numbers = struct.iter_unpack(f"<{len(weights.bias)}e", weights.rows)
    for name, row in zip(weights.names, numbers, strict=True):
        if name in places:
            rows[places[name]] = list(row)
    return Value(encoding, rows, weights.bias, weights.out, weights.nobody)


def pack(rows: Sequence[Sequence[float]]) -> bytes:
    """Rows of weights as half floats."""
    return b"".join(struct.pack(f"<{len(row)}e", *row) for row in rows)


def save(weights: Weights, path: Path) -> None:
    """Write a net down."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=0) + b"\n")


def load(path: Path) -> Weights:
    """Read a net."""
    return msgspec.json.decode(path.read_bytes(), type=Weights)


@cache
def value_of(game: Game[S]) -> Value:
    """What was learnt of this game; raises `NothingLearned` if there is nothing."""
    name = game.meta.name
    place = folder(game)
    weights = load(place / FILE) if place is not None and (place / FILE).exists() else None
    if weights is None or weights.rules_version != game.meta.rules_version:
        raise NothingLearned(
            f"Nothing was learned of {name} yet; kaper train {name} does that.", "nothing-learned", game=name
        )
    return unpacked(weights, encoding_of(game))
