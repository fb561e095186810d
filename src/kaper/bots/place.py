"""Where a match stands, as far as a bot needs to know whether what it found before still holds good."""

from dataclasses import dataclass

from kaper.engine.game import S
from kaper.engine.match import Match

RECENT = 6
"""So many answers are told: a bot that was not asked for longer begins anew."""


@dataclass(frozen=True)
class Place:
    """A moment of one match.

    story   the same number as long as nothing was taken back
    count   how many answers were given
    drawn   how many numbers were drawn
    recent  the last answers, each a seat and an option's text; only those that everybody knows of
    """

    story: int
    count: int
    drawn: int
    recent: tuple[tuple[int, str], ...]

    def since(self, earlier: "Place") -> tuple[tuple[int, str], ...] | None:
        """What was answered after an earlier moment, if nothing was drawn and all know of all of it."""
        given = self.count - earlier.count
        if self.story != earlier.story or self.drawn != earlier.drawn:
            return None
        if not 0 <= given <= len(self.recent):
            return None
        return self.recent[len(self.recent) - given :]


def place(match: Match[S]) -> Place:
    """Where this match stands now."""
    first = max(len(match.answers) - RECENT, match.open_since())
    recent = tuple([(seat, option.text) for seat, option in match.answers[first:]])
    return Place(match.story, len(match.answers), match.state.chance.position, recent)
