"""What a position is worth to every seat."""

from typing import Final

from kaper.games.jamaica.components.board import ITEMS, LAP, TREASURE_VALUE
from kaper.games.jamaica.state.state import Jamaica

LAST_STRETCH: Final = 0.8
"""How much more a space counts from the twentieth on to the finish."""


def standing(s: Jamaica, ship: int, late: float) -> float:
    """A ship's chances against the others, in spaces of the track.

    Fitted to games between bots: early in the race a lead is worth most, late (1 is the finish) the points.
    """
    along = s.progress(ship) / 10.0
    doubloons, food, powder = s.stock[ship]
    worth = along + LAST_STRETCH * max(0.0, along - 20.0) + (0.1 + 0.7 * late) * doubloons
    worth += 0.6 * min(food, 5) + 0.25 * max(0, min(food, 10) - 5) + 0.25 * min(powder, 6)
    for card, owner in enumerate(s.where):
        if owner == ship:
            worth += 2.0 if card < ITEMS else (0.5 + 0.5 * late) * TREASURE_VALUE[card]
    return worth


def forecast(s: Jamaica) -> list[float]:
    late = max(s.progress(ship) for ship in range(s.ships)) / LAP
    return [standing(s, ship, late) for ship in range(s.ships)]
