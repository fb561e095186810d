"""What a bot thought of the options that it had, in numbers."""

from dataclasses import dataclass

LOT, RATED, TRIED = "lot", "rated", "tried"
"""How the options were compared: not at all, by the game's rating, or by trying them out."""
SEEN = "seen"
"""They were not compared: somebody else looks at what was chosen."""


@dataclass(frozen=True)
class Thought:
    """For each option its worth: a rating, or the share of victory that it brought in the trials.

    chosen  the number of the option that was taken
    trials  how often the game was played on to find out
    shares  what share of victory every seat won in the trials
    """

    kind: str
    worths: tuple[float, ...]
    chosen: int
    trials: int = 0
    shares: tuple[float, ...] = ()

    def ranked(self) -> list[int]:
        """The numbers of the options: first the one that was taken, then the best of the others."""
        others = [index for index in range(len(self.worths)) if index != self.chosen]
        return [self.chosen, *sorted(others, key=lambda index: -self.worths[index])]


def of_one() -> Thought:
    """There was nothing to think about."""
    return Thought(LOT, (0.0,), 0)
