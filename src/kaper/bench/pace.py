"""How many decisions are taken in a second."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Random matches one after another, on one core."""

    games: int
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """How many answers were taken in a second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """How many whole matches were played in a second."""
        return self.games / self.seconds


def total(paces: Sequence[Pace]) -> Pace:
    """All of them together."""
    return Pace(
        sum(pace.games for pace in paces),
        sum(pace.decisions for pace in paces),
        sum(pace.seconds for pace in paces),
    )


def quicker(one: Sequence[Pace], other: Sequence[Pace]) -> list[Pace]:
    """The better measurement of each game: what else the machine does can only slow it down."""
    return [max(pair, key=lambda pace: pace.decisions_per_second) for pair in zip(one, other, strict=True)]
