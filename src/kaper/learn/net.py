"""Fits a small net to positions: numpy alone, one process."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kaper.encoding.learned import Weights, pack
from kaper.learn.self_play import Position

Array = NDArray[np.float32]
BATCH: Final = 512
"""Positions that are looked at before the weights are changed."""
HELD_OUT: Final = 10
"""One position in so many is not learnt from, to see what the net is worth."""
FAST, SLOW, TINY = 0.9, 0.999, 1e-8
"""The numbers of Adam."""
LEAST: Final = 3
"""An entry that is seen in fewer rows is not worth a weight."""


class Heap:
    """Positions as one sparse matrix: a row for each seat, those of a position one after another."""

    def __init__(self, positions: Sequence[Position], size: int) -> None:
        rows = [row.summed() for position in positions for row in position.rows]
        self.ends = np.cumsum([0, *(len(row) for row in rows)])
        self.places = np.fromiter((place for row in rows for place in row), np.int32)
        self.values = np.fromiter((value for row in rows for value in row.values()), np.float32)
        self.first = np.cumsum([0, *(len(position.rows) for position in positions)])
        self.shares = np.array([share for each in positions for share in each.shares], np.float32)
        self.count = len(positions)
        self.seen = np.bincount(self.places, minlength=size)

    def dense(self, chosen: NDArray[np.int64], column: NDArray[np.int32], width: int) -> "Batch":
        """These positions as a matrix of those entries that have a column."""
        rows = np.concatenate([np.arange(self.first[each], self.first[each + 1]) for each in chosen])
        lengths = self.ends[rows + 1] - self.ends[rows]
        steps = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        where = np.repeat(self.ends[rows], lengths) + steps
        columns = column[self.places[where]]
        known = columns >= 0
        inputs = np.zeros((len(rows), width), np.float32)
        inputs[np.repeat(np.arange(len(rows)), lengths)[known], columns[known]] = self.values[where][known]
        counts = self.first[chosen + 1] - self.first[chosen]
        return Batch(inputs, self.shares[rows], np.cumsum(counts) - counts, counts)


@dataclass(frozen=True)
class Batch:
    """Rows and shares of some positions; `starts` are the first rows of each, `counts` how many they have."""

    inputs: Array
    shares: Array
    starts: NDArray[np.int64]
    counts: NDArray[np.int64]


@dataclass(frozen=True)
class Epoch:
    """How well the net foretold victories, as the mean logarithm of what it gave to those who won.

    `nothing` is what somebody gets who gives everybody the same.
    """

    learned: float
    held_out: float
    nothing: float


@dataclass
class Net:
    """One hidden layer beside a direct way; `parts` are all weights, in the order in which they are made."""

    size: int
    hidden: int
    column: NDArray[np.int32]
    parts: list[Array]
    moments: list[tuple[Array, Array]] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def new(cls, heap: Heap, hidden: int, seed: int) -> "Net":
        """A net that knows nothing yet, with a column for each entry that is seen often enough."""
        source = np.random.default_rng(seed)
        kept = np.flatnonzero(heap.seen >= LEAST)
        column = np.full(len(heap.seen), -1, np.int32)
        column[kept] = np.arange(len(kept))
        scale = 1 / np.sqrt(max(1.0, len(heap.places) / max(1, len(heap.shares))))
        into = source.normal(0, scale, (len(kept), 1 + hidden)).astype(np.float32)
        into[:, 0] = 0
        out = source.normal(0, 0.3, hidden).astype(np.float32)
        parts = [into, np.zeros(1 + hidden, np.float32), out, np.full(1, -4, np.float32)]
        moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
        return cls(len(kept), hidden, column, parts, moments)

    def learn(self, batch: Batch, rate: float, decay: float) -> float:
        """Change the weights a little; how well the batch was foretold before."""
        into, bias, out, nobody = self.parts
        units = batch.inputs @ into + bias
        active = np.maximum(units[:, 1:], 0)
        shares, loss = _shares(units[:, 0] + active @ out, nobody, batch)
        wrong = ((shares - batch.shares) / len(batch.counts)).astype(np.float32)
        behind = np.empty_like(units)
        behind[:, 0] = wrong
        behind[:, 1:] = np.outer(wrong, out) * (units[:, 1:] > 0)
        slopes = [batch.inputs.T @ behind, behind.sum(0), active.T @ wrong, -wrong.sum(keepdims=True)]
        self._step(slopes, rate, decay)
        return loss

    def foretold(self, batch: Batch) -> float:
        """How well the net foretells a batch that it does not learn from."""
        into, bias, out, nobody = self.parts
        units = batch.inputs @ into + bias
        return _shares(units[:, 0] + np.maximum(units[:, 1:], 0) @ out, nobody, batch)[1]

    def _step(self, slopes: list[Array], rate: float, decay: float) -> None:
        self.steps += 1
        reach = rate * np.sqrt(1 - SLOW**self.steps) / (1 - FAST**self.steps)
        for place, slope in enumerate(slopes):
            mean, square = self.moments[place]
            mean += (1 - FAST) * (slope - mean)
            square += (1 - SLOW) * (slope * slope - square)
            self.parts[place] -= reach * mean / (np.sqrt(square) + TINY)
        self.parts[0] *= 1 - rate * decay

    def weights(self, game: str, rules_version: int, names: Sequence[str]) -> Weights:
        """The net as it is kept."""
        into, bias, out, nobody = self.parts
        places = np.flatnonzero(self.column >= 0)
        return Weights(
            game=game,
            rules_version=rules_version,
            names=[names[int(place)] for place in places],
            rows=pack(into[self.column[places]].tolist()),
            bias=bias.tolist(),
            out=out.tolist(),
            nobody=float(nobody[0]),
        )


def _shares(scores: Array, nobody: Array, batch: Batch) -> tuple[Array, float]:
    """The share of each row within its position, and the loss."""
    starts, counts = batch.starts, batch.counts
    best = np.repeat(np.maximum(np.maximum.reduceat(scores, starts), nobody[0]), counts)
    parts = np.exp(scores - best)
    others = np.exp(nobody[0] - best[starts])
    total = np.add.reduceat(parts, starts) + others
    shares = parts / np.repeat(total, counts)
    lost = 1 - np.add.reduceat(batch.shares, starts)
    loss = -(batch.shares * np.log(shares + 1e-9)).sum() - (lost * np.log(others / total + 1e-9)).sum()
    return shares, float(loss) / len(counts)


def fit(
    heap: Heap, hidden: int, epochs: int, seed: int, rate: float = 0.003, decay: float = 0.03
) -> tuple[Net, list[Epoch]]:
    """A net that was shown all positions some times, and how it went."""
    net = Net.new(heap, hidden, seed)
    order = np.random.default_rng(seed + 1)
    everything = np.arange(heap.count)
    shown, held = everything[everything % HELD_OUT > 0], everything[everything % HELD_OUT == 0]
    course: list[Epoch] = []
    for epoch in range(epochs):
        slower = rate * (1 - epoch / epochs)
        order.shuffle(shown)
        losses = [net.learn(batch, slower, decay) for batch in _batches(net, heap, shown)]
        tests = [net.foretold(batch) for batch in _batches(net, heap, held)]
        course.append(Epoch(float(np.mean(losses)), float(np.mean(tests)), _nothing(heap)))
    return net, course


def _batches(net: Net, heap: Heap, chosen: NDArray[np.int64]) -> Iterator[Batch]:
    for start in range(0, len(chosen), BATCH):
        yield heap.dense(chosen[start : start + BATCH], net.column, net.size)


def _nothing(heap: Heap) -> float:
    return float(np.log(np.diff(heap.first)).mean())
