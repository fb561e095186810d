"""What a bot likes more than others do."""

from collections.abc import Sequence
from typing import Final

from kaper.engine.asking import Choose
from kaper.engine.game import Hints, S

FIERCEST: Final = "blackbeard"
"""The temper that a game names first, whatever it is called there: Blackbeard plays like Blackbeard."""


def liked(hints: Hints[S] | None, temper: str, state: S, ask: Choose) -> list[float]:
    """For each option how much better than it is it looks to this temper, in the unit of the rating."""
    tempers = {} if hints is None or not temper else hints.tempers
    taste = next(iter(tempers.values()), None) if temper == FIERCEST else tempers.get(temper)
    if taste is None:
        return [0.0] * len(ask.options)
    return [taste(state, ask, option) for option in ask.options]


def indulged(chances: Sequence[float], likings: Sequence[float], steep: float, tolerance: float) -> int:
    """The option that is liked best of those that are nearly as good as the best.

    `steep` is what one point of the rating is worth in chances.
    """
    least = max(chances) - tolerance
    fancies = [
        chance + steep * liking if chance >= least else -1.0
        for chance, liking in zip(chances, likings, strict=True)
    ]
    return fancies.index(max(fancies))
