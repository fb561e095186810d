"""Seats as a viewer counts them: oneself first, then on around the table, then those that the rules play."""

from dataclasses import dataclass
from typing import Final

ME: Final = "me"


@dataclass(frozen=True)
class Eyes:
    """Whose they are, at a table for N players; who has no seat looks as the first does."""

    seats: int
    viewer: int


@dataclass(frozen=True)
class Places:
    """How many there can be at a table of this game."""

    players: int
    rules: int

    @property
    def count(self) -> int:
        """Places for all that can be there."""
        return self.players + self.rules

    def names(self) -> list[str]:
        """What each place is called."""
        others = [f"+{place}" for place in range(1, self.players)]
        return [ME, *others, *(f"rules{place + 1}" for place in range(self.rules))]

    def of(self, seat: int, eyes: Eyes) -> int:
        """The place of a seat."""
        if seat >= eyes.seats:
            return self.players + seat - eyes.seats
        return (seat - eyes.viewer) % eyes.seats
