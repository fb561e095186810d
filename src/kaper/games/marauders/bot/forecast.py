"""What a position is worth to every seat."""

from typing import Final

from kaper.games.marauders.bot.goals import strength
from kaper.games.marauders.components.board import NONE, STASH_STEP
from kaper.games.marauders.state.state import Marauders

ASPECTS: Final = ("glory", "gold", "hand", "cargo", "specialists", "ship", "errands")
"""What a standing is made of, in the order in which `aspects` tells it."""


def forecast(s: Marauders) -> list[float]:
    """Points, and what is on the way to become some."""
    return [sum(aspects(s, seat)) for seat in range(s.players)]


def explain(s: Marauders, seat: int) -> dict[str, float]:
    return dict(zip(ASPECTS, aspects(s, seat), strict=True))


def aspects(s: Marauders, seat: int) -> list[float]:
    """What a seat has that brings points; without a captain it has lost a ship and all errands."""
    me = s.seats[seat]
    lost = me.captain == NONE
    return [
        float(s.points(seat)),
        0.06 * min(50, me.gold) + 0.02 * (me.chest % STASH_STEP),
        0.15 * len(me.hand),
        0.2 * len(me.cargo),
        0.3 * me.special.bit_count(),
        -1.0 if lost else 0.004 * strength(me),
        0.0 if lost else (0.4 if me.mission != NONE else 0.0) + (0.4 if me.rumors else 0.0),
    ]
