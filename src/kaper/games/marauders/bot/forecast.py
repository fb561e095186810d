"""What a position is worth to every seat."""

from kaper.games.marauders.bot.goals import strength
from kaper.games.marauders.components.board import NONE, STASH_STEP
from kaper.games.marauders.state.state import Marauders


def forecast(s: Marauders) -> list[float]:
    """Points, and what is on the way to become some."""
    return [standing(s, seat) for seat in range(s.players)]


def standing(s: Marauders, seat: int) -> float:
    me = s.seats[seat]
    points = s.points(seat) + 0.06 * min(50, me.gold) + 0.02 * (me.chest % STASH_STEP)
    points += 0.15 * len(me.hand) + 0.2 * len(me.cargo) + 0.3 * me.special.bit_count()
    if me.captain == NONE:
        return points - 1.0
    return points + 0.004 * strength(me) + (0.4 if me.mission != NONE else 0.0) + (0.4 if me.rumors else 0.0)
