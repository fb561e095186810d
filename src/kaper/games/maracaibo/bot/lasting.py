"""What lasting effects may bring in the turns that are left."""

from collections.abc import Sequence
from typing import Final

from kaper.games.maracaibo.bot.effects import effects_worth
from kaper.games.maracaibo.bot.worth import Prospect
from kaper.games.maracaibo.components import ship
from kaper.games.maracaibo.components.effects import Effect
from kaper.games.maracaibo.components.track import LAST

RAIDS: Final = 0.25
"""Raids in a turn; and explorations, purchases."""
EXPLORATIONS: Final = 0.24
PURCHASES: Final = 0.45
FURTHER: Final = 1.2
"""A step more in every exploration to come."""
OTHER: Final[dict[int, float]] = {
    ship.MOVE_MAX: 0.08,
    ship.REROLLS: RAIDS * 0.5,
    ship.INCOME_PER_QUEST: 0.0,
    ship.QUEST_REFRESH: 0.05,
    ship.FIGURE_SPACES: 0.4,
}


def changes_worth(p: Prospect, changes: list[ship.Change]) -> float:
    return sum([change_worth(p, slot, by) for slot, by in changes])


def change_worth(p: Prospect, slot: int, by: int) -> float:
    """What a lasting effect may bring in the turns that are left."""
    left = p.left
    if slot == ship.RAID_POWER:
        return by * left * RAIDS * 0.75
    if ship.DIE_BONUS <= slot < ship.DIE_BONUS + 3:
        return by * left * RAIDS * 0.42
    if slot == ship.EXPLORE_BONUS:
        return by * left * EXPLORATIONS * FURTHER if p.s.explorer[p.seat] < LAST - 4 else 0.0
    if slot == ship.DISCOUNT:
        return by * left * PURCHASES * p.coin
    if slot == ship.RAID_ACTIONS:
        return left * RAIDS * 1.6
    if slot == ship.TRADES:
        trade = ship.TRADE_SOURCES[by.bit_length() - 1]
        return left * EXPLORATIONS * max(0.0, effects_worth(p, trade.gain) - FURTHER * trade.cost)
    return left * OTHER.get(slot, 0.0) * by


def income_coins(p: Prospect) -> float:
    """A doubloon in each income that is left: worth less each time, as there is less left to buy."""
    return [0.0, 0.2, 0.58, 1.02][p.incomes]


def figure_worth(p: Prospect, changes: list[ship.Change], lightning: Sequence[Effect]) -> float:
    """A figurehead: lasting effects, income, and lightning, which all of them have in few words."""
    total = changes_worth(p, changes) + effects_worth(p, lightning)
    for slot, by in changes:
        if slot == ship.INCOME_DOUBLOONS:
            total += by * income_coins(p)
        elif slot == ship.INCOME_VP:
            total += by * p.incomes
        elif slot == ship.INCOME_PER_QUEST:
            total += by * (len(p.s.hands[p.seat]) + 1) * income_coins(p)
    return total
