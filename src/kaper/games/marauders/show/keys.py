"""What ties options to things: keys, and the question that is asked.

Things are tied by keys and not by their ids: a good in the hold, a specialist or a location of the ship is
shown in several places, and each of them answers.
"""

from typing import Final

from kaper.engine.show import Asked
from kaper.games.marauders.view.view import View

ENEMY: Final = -1
"""The side of a battle that no player commands with his own ship."""


def gear(seat: int, name: str) -> str:
    return f"gear-{seat}-{name}"


def gauge(seat: int, location: str) -> str:
    return f"gauge-{seat}-{location}"


def dice_of(side: int, face: str) -> str:
    return f"roll-{side}-{face}"


def aimed(side: int, face: str) -> str:
    return f"aim-{side}-{face}"


class Context:
    """The position, who is asked, and the question itself."""

    __slots__ = ("ask", "seat", "view")

    def __init__(self, view: View, ask: Asked, seat: int) -> None:
        self.view = view
        self.ask = ask
        self.seat = seat

    @property
    def zone(self) -> str:
        return self.view.players[self.seat].zone

    @property
    def struck(self) -> int:
        """Whose ship a hit is placed on."""
        return ENEMY if self.ask.prompt.startswith("npc-") else self.seat

    @property
    def side(self) -> int:
        """The side of a battle for which the asked player decides."""
        battle = self.view.battle
        return 0 if battle is not None and battle.sides[0] == self.struck else 1
