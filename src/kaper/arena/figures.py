"""The statistics that reports are made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

SIGMAS = 1.959963984540054
"""How many standard deviations around the mean hold 95 % of a normal distribution."""
BINS = 30
"""How many columns a picture of numbers has at most."""
FEW_GROUPS = 10
"""From so few groups one cannot tell how much their games have in common."""


@dataclass(frozen=True)
class Share:
    """How often a victory came out of N chances for one, with the 95 % interval of its true frequency.

    A shared victory counts as its part, so `wins` need not be whole.
    """

    chances: int
    wins: float
    share: float
    low: float
    high: float


def share(wins: float, chances: float) -> Share:
    """Wilson's interval, which stays sound for few games and for shares near 0 and 1."""
    if not chances:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    found = wins / chances
    weight = SIGMAS**2 / chances
    middle = (found + weight / 2) / (1 + weight)
    reach = SIGMAS / (1 + weight) * sqrt(found * (1 - found) / chances + weight / 4 / chances)
    return Share(round(chances), wins, found, max(0.0, middle - reach), min(1.0, middle + reach))


def clustered(groups: Sequence[tuple[float, int]]) -> Share:
    """The share where games belong together, each group with its victories and its chances.

    Games with the same cards and dice may go the same way, and then tell less than as many that have nothing
    in common: the interval becomes as wide as that. It is never narrower than that of `share`.
    """
    chances = sum(count for _, count in groups)
    found = share(sum(wins for wins, _ in groups), chances)
    alone = found.share * (1 - found.share) / max(1, chances)
    if len(groups) < FEW_GROUPS or not alone:
        return found
    strays = sum((wins - found.share * count) ** 2 for wins, count in groups)
    together = strays * len(groups) / (len(groups) - 1) / chances**2
    fewer = share(found.share * chances / max(1.0, together / alone), chances / max(1.0, together / alone))
    return Share(chances, found.wins, found.share, fewer.low, fewer.high)


@dataclass(frozen=True)
class Spread:
    """A row of numbers in short: the least, the quartiles, the most and the mean."""

    least: int
    lower: int
    median: int
    upper: int
    most: int
    mean: float


def spread(numbers: Sequence[int]) -> Spread:
    """Quartiles are members of the row, the nearest from below."""
    row = sorted(numbers) or [0]
    last = len(row) - 1
    least, lower, median, upper, most = (row[last * quarter // 4] for quarter in range(5))
    return Spread(least, lower, median, upper, most, sum(row) / len(row))


@dataclass(frozen=True)
class Typical:
    """A row of numbers in short: how many, their mean, and what 5 %, half and 95 % of them do not exceed."""

    count: int
    mean: float
    low: float
    median: float
    high: float


def typical(numbers: Sequence[float]) -> Typical:
    """Percentiles are members of the row, the nearest from below."""
    row = sorted(numbers) or [0.0]
    last = len(row) - 1
    low, median, high = (row[last * percent // 100] for percent in (5, 50, 95))
    return Typical(len(numbers), sum(row) / len(row), low, median, high)


@dataclass(frozen=True)
class Histogram:
    """How many of a row of numbers lie in each of equally wide bins, the first of which begins at `least`."""

    least: int
    width: int
    counts: list[int]


def histogram(numbers: Sequence[int], bins: int = BINS) -> Histogram:
    """At most so many bins, each as wide as a whole number."""
    if not numbers:
        return Histogram(0, 1, [])
    least, most = min(numbers), max(numbers)
    width = -(-(most - least + 1) // bins)
    counts = [0] * ((most - least) // width + 1)
    for number in numbers:
        counts[(number - least) // width] += 1
    return Histogram(least, width, counts)


def mean(numbers: Sequence[float]) -> float:
    """The mean, and 0 of no numbers at all."""
    return sum(numbers) / max(1, len(numbers))
