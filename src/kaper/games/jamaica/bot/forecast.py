"""What a position is worth to every seat."""

from typing import Final

from kaper.games.jamaica.components.board import ITEMS, LAP, TREASURE_VALUE
from kaper.games.jamaica.state.state import Jamaica

LAST_STRETCH: Final = 0.8
"""How much more a space counts from the twentieth on to the finish."""


ASPECTS: Final = ("course", "doubloons", "food", "powder", "treasures")
"""What a standing is made of, in the order in which `aspects` tells it."""


def aspects(s: Jamaica, ship: int, late: float) -> list[float]:
    """A ship's chances against the others, in spaces of the track, by what they come from.

    Fitted to games between bots: early in the race a lead is worth most, late (1 is the finish) the points.
    """
    along = s.progress(ship) / 10.0
    doubloons, food, powder = s.stock[ship]
    treasures = 0.0
    for card, owner in enumerate(s.where):
        if owner == ship:
            treasures += 2.0 if card < ITEMS else (0.5 + 0.5 * late) * TREASURE_VALUE[card]
    return [
        along + LAST_STRETCH * max(0.0, along - 20.0),
        (0.1 + 0.7 * late) * doubloons,
        0.6 * min(food, 5) + 0.25 * max(0, min(food, 10) - 5),
        0.25 * min(powder, 6),
        treasures,
    ]


def lateness(s: Jamaica) -> float:
    """How far the race has come: 1 is the finish."""
    return max([s.progress(ship) for ship in range(s.ships)]) / LAP


def forecast(s: Jamaica) -> list[float]:
    late = lateness(s)
    return [sum(aspects(s, ship, late)) for ship in range(s.ships)]


def explain(s: Jamaica, ship: int) -> dict[str, float]:
    return dict(zip(ASPECTS, aspects(s, ship, lateness(s)), strict=True))
