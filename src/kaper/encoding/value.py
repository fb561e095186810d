"""The worth of positions: a small net that needs no library to be asked.

A seat's row goes through one hidden layer to a score; what share of victory the seats have is the softmax of
their scores, beside a score of nobody's. Only entries that are not 0 cost anything.
"""

from collections.abc import Sequence
from math import exp

from kaper.encoding.encoding import Encoding
from kaper.encoding.shapes import Sparse
from kaper.engine.game import S
from kaper.engine.match import Match


class Value:
    """A net that is ready to be asked about positions of one encoding."""

    def __init__(
        self,
        encoding: Encoding,
        rows: list[list[float] | None],
        bias: list[float],
        out: list[float],
        nobody: float,
    ) -> None:
        self.encoding = encoding
        self.rows = rows
        self.bias = bias
        self.out = out
        self.nobody = nobody

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
