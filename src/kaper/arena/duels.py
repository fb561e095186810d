"""When a question between two bots is settled: a sequential test, which looks after every round.

What is counted is how often the one was placed before the other, a round's mean at a time, since its games
have the same dice and are not independent. Two tests run beside each other (Wald's, in the form that allows
for draws and pairs): whether the one is better by a margin rather than level, and whether it is worse. If
both find it level, the bots are level.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from kaper.arena.figures import Share, clustered

UPPER, LOWER, LEVEL, OPEN = "upper", "lower", "level", "open"
HALF = 0.5
FALSE_ALARM = 0.025
"""How often, at most, one of two level bots is called better: as often for each of them."""
OVERLOOKED = 0.05
"""How often, at most, bots that differ by the margin are called level."""
BETTER = log((1 - OVERLOOKED) / FALSE_ALARM)
NO_BETTER = log(OVERLOOKED / (1 - FALSE_ALARM))


@dataclass
class Evidence:
    """What the rounds so far say of two bots; what is settled stays so."""

    margin: float
    verdict: str = OPEN
    rounds: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, points: float) -> None:
        """The mean of one round: 1 if the first was always placed before the other."""
        self.rounds += 1
        self.total += points
        self.squares += points * points
        if self.verdict == OPEN:
            self.verdict = self._judged()

    def _judged(self) -> str:
        above, below = self.likelihood(self.margin), self.likelihood(-self.margin)
        if above >= BETTER:
            return UPPER
        if below >= BETTER:
            return LOWER
        return LEVEL if above <= NO_BETTER and below <= NO_BETTER else OPEN

    def likelihood(self, lead: float) -> float:
        """The logarithm of how much better a lead of this size explains the rounds than none at all.

        One round more that was won and one that was lost keep the spread from being nothing.
        """
        count = self.rounds + 2
        mean = (self.total + 1) / count
        variance = (self.squares + 1) / count - mean * mean
        return count * lead * (2 * mean - 2 * HALF - lead) / (2 * variance)


@dataclass(frozen=True)
class Duel:
    """Two bots in the cross table: the share of games in which the first was placed before the second."""

    upper: str
    lower: str
    points: Share
    verdict: str


def duel(upper: str, lower: str, rounds: Sequence[tuple[float, int]], verdict: str) -> Duel:
    """What is known of two bots, from the points and the number of games in each round."""
    return Duel(upper, lower, clustered(rounds), verdict)
