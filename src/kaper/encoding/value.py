"""What was learnt about the worth of positions: a small net that needs no library to be asked.

A seat's row goes through one hidden layer to a score; what share of victory the seats have is the softmax of
their scores, beside a score of nobody's. Only entries that are not 0 cost anything.
"""

import struct
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

import msgspec

from kaper.encoding.encoding import Encoding
from kaper.encoding.known import encoding_of, folder
from kaper.encoding.shapes import Sparse
from kaper.engine.errors import KaperError
from kaper.engine.game import Game, S
from kaper.engine.match import Match

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


class Value:
    """A net that is ready to be asked about positions of one encoding."""

    def __init__(self, weights: Weights, encoding: Encoding) -> None:
        self.encoding = encoding
        self.bias = weights.bias
        self.out = weights.out
        self.nobody = weights.nobody
        width = len(weights.bias)
        places = {name: place for place, name in enumerate(encoding.names)}
        self.rows: list[list[float] | None] = [None] * encoding.size
        numbers = struct.iter_unpack(f"<{width}e", weights.rows)
        for name, row in zip(weights.names, numbers, strict=True):
            if name in places:
                self.rows[places[name]] = list(row)

    def score(self, row: Sparse) -> float:
        """How well a seat stands that is told this."""
        units = self.bias
        rows = self.rows
        for place, amount in zip(row.places, row.values, strict=True):
            weights = rows[place]
            if weights is not None:
                units = [unit + amount * weight for unit, weight in zip(units, weights, strict=True)]
        hidden = units[1:]
        return units[0] + sum([part * unit for part, unit in zip(self.out, hidden, strict=True) if unit > 0])

    def shares(self, match: Match[S]) -> list[float]:
        """What share of victory each seat of a match may expect."""
        scores = [self.score(self.encoding.write(match, seat)) for seat in range(match.seats)]
        return softmax(scores, self.nobody)


def softmax(scores: Sequence[float], nobody: float) -> list[float]:
    """The shares of all seats, of one victory that nobody may have."""
    best = max(*scores, nobody)
    parts = [exp(score - best) for score in scores]
    total = sum(parts) + exp(nobody - best)
    return [part / total for part in parts]


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
    return Value(weights, encoding_of(game))
