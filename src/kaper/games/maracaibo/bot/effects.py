"""What effects may bring to a seat: treasures, raids, explorations."""

from collections.abc import Callable, Sequence
from typing import Final

from kaper.games.maracaibo.bot.worth import UNKNOWN, Prospect
from kaper.games.maracaibo.components.effects import COUNTERS, DIE, NOW, Effect
from kaper.games.maracaibo.components.ship import (
    DIE_BONUS,
    EXPLORE_BONUS,
    HOLE_BONUS,
    RAID_ACTIONS,
    RAID_POWER,
    SOURCES,
    STORAGE_BONUS,
)
from kaper.games.maracaibo.rules.resolving import can

BURIED: Final[int] = COUNTERS.index("buried")
BURIED_KIND: Final[int] = COUNTERS.index("buried_gold")
SET: Final[int] = COUNTERS.index("treasure_set")
STEP: Final = 1.5
"""A step of the explorer."""
Judge = Callable[[Prospect, Effect], float]


def _nothing(p: Prospect, effect: Effect) -> float:
    return 0.0


JUDGES: Final[list[Judge]] = [_nothing] * len(NOW)
"""For each verb what it may bring; filled by `judging`, since effects set off one another."""


def effects_worth(p: Prospect, effects: Sequence[Effect]) -> float:
    return sum([effect_worth(p, effect) for effect in effects])


def effect_worth(p: Prospect, effect: Effect) -> float:
    """What an effect may bring now; nothing if it is impossible."""
    if effect.lists:
        return max([effects_worth(p, each) for each in effect.lists])
    if not can(p.s, p.seat, effect):
        return 0.0
    return JUDGES[effect.op](p, effect)


def treasure_worth(p: Prospect, kind: int) -> float:
    """One more treasure: its value less what the others of the kind lose, and what it promises."""
    if p.treasures[kind] == UNKNOWN:
        p.treasures[kind] = _one_more(p, kind)
    return p.treasures[kind]


def _one_more(p: Prospect, kind: int) -> float:
    own = p.s.treasures(p.seat, kind)
    changes = [(kind, 1)]
    if own == p.counted[SET]:
        kinds = [p.counted[each] for each in range(3)]
        changes.append((SET, min(k + (each == kind) for each, k in enumerate(kinds)) - p.counted[SET]))
    bonus = 0.0 if p.s.bonus[p.seat] >> kind & 1 else effects_worth(p, STORAGE_BONUS[kind])
    return p.value[kind] - 0.3 * own + p.more_of(changes) + 0.6 + bonus


def cube_worth(p: Prospect, kind: int) -> float:
    """A cube more on an island: it lifts all treasures of the kind, mine and others'."""
    if p.cubes[kind] == UNKNOWN:
        p.cubes[kind] = _one_cube(p, kind)
    return p.cubes[kind]


def _one_cube(p: Prospect, kind: int) -> float:
    s = p.s
    mine = s.treasures(p.seat, kind)
    others = sum([s.treasures(seat, kind) for seat in range(s.seats)]) - mine
    return 0.45 * (mine - others / max(1, s.seats - 1)) + 0.15 * mine


def bury_worth(p: Prospect, kind: int, hole: int) -> float:
    """A treasure below the line: 2 points, what it promises, the hole's bonus, a bonus space set free."""
    freed = 0.8 if p.s.bonus[p.seat] >> kind & 1 else 0.0
    bonus = effects_worth(p, HOLE_BONUS[hole])
    return 2.0 + p.more_of([(BURIED, 1), (BURIED_KIND + kind, 1)]) + bonus + freed


def raid_worth(p: Prospect, power: float, used: int = 0) -> float:
    """The best that this power buys, dearest first, with raid actions not used this turn nor just now."""
    free = p.s.strength[p.seat][RAID_ACTIONS] & ~p.s.used & ~used
    deals = [
        (gain_worth(p, source) / SOURCES[source].cost, SOURCES[source].cost)
        for source in range(len(SOURCES))
        if free >> source & 1
    ]
    deals.sort(reverse=True)
    total = 0.0
    for rate, cost in deals:
        chance = min(1.0, max(0.0, power - cost + 1.5) / 2.0)
        total += rate * cost * chance
        power -= cost * chance
    return total


def gain_worth(p: Prospect, source: int) -> float:
    """What one raid action brings; a treasure of the die's kind is taken as the average."""
    if p.raids[source] == UNKNOWN:
        p.raids[source] = _gained(p, source)
    return p.raids[source]


def _gained(p: Prospect, source: int) -> float:
    total = 0.0
    for effect in SOURCES[source].gain:
        if effect.kind == DIE:
            total += sum([treasure_worth(p, kind) for kind in range(3)]) / 3.0
        else:
            total += effect_worth(p, effect)
    return total


def power(p: Prospect) -> float:
    strength = p.s.strength[p.seat]
    return strength[RAID_POWER] + 0.5 * sum(strength[DIE_BONUS : DIE_BONUS + 3])


def explore_worth(p: Prospect, n: int) -> float:
    """Steps towards rivers, what the space ahead may bring, and trades."""
    strength = p.s.strength[p.seat]
    steps = min(n + strength[EXPLORE_BONUS], 32)
    return STEP * steps + 1.6
