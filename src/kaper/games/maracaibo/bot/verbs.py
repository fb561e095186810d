"""What each verb of the vocabulary may bring, and what it brings to end a move somewhere."""

from typing import Final

from kaper.games.maracaibo.bot import effects
from kaper.games.maracaibo.bot.deals import (
    best_house,
    best_tile,
    card_worth,
    deal_worth,
    house_worth,
    tile_worth,
)
from kaper.games.maracaibo.bot.worth import QUEST, Prospect
from kaper.games.maracaibo.components.board import BAY, MARACAIBO
from kaper.games.maracaibo.components.cards import ACTIONS, BLANK, KIND, LOCATION, MARKET_TILES, RESIDENCE
from kaper.games.maracaibo.components.effects import ANY, DIE, INCOMES, NOW, Effect
from kaper.games.maracaibo.components.ship import DIE_BONUS, RAID_POWER
from kaper.games.maracaibo.components.track import SPACE_EFFECTS
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.rules.improvements import IGNORED
from kaper.games.maracaibo.rules.residences import may_build
from kaper.games.maracaibo.rules.upgrades import free_locations
from kaper.games.maracaibo.state.state import NONE

BEST_DIE: Final = 4.6
"""What a die chosen after a reroll shows on average, counted with its kind."""
NEW_QUEST: Final = 0.19
"""A quest's worth for each turn that is left to meet it."""
UNSEEN: Final = 0.8
"""What a face-down card may be worth beyond the doubloons that can be taken from it."""


def _treasure(p: Prospect, effect: Effect) -> float:
    kinds = range(3) if effect.kind in (ANY, DIE) else range(effect.kind, effect.kind + 1)
    return effect.n * max([0.0, *[effects.treasure_worth(p, kind) for kind in kinds]])


def _cubes(p: Prospect, effect: Effect) -> float:
    kinds = range(3) if effect.kind == ANY else range(effect.kind, effect.kind + 1)
    return effect.n * max([0.0, *[effects.cube_worth(p, kind) for kind in kinds]])


def _bury(p: Prospect, effect: Effect) -> float:
    stored = sum(p.s.stored[p.seat])
    return 2.9 * min(effect.n, stored) + p.more(effects.BURIED, 1)


def _raid_die(p: Prospect, effect: Effect) -> float:
    strength = p.s.strength[p.seat]
    return effects.raid_worth(p, 4.2 + effect.n + strength[RAID_POWER] + strength[DIE_BONUS + effect.kind])


def _place_tile(p: Prospect, effect: Effect) -> float:
    here = 1.15 if free_locations(p.s) else 0.0
    return best_tile(p, False) * here + 0.06 * p.left - effect.n * p.coin


def _income(p: Prospect, effect: Effect) -> float:
    if INCOMES[effect.kind] == "vp":
        return float(income_vp(p.s, p.seat))
    return income_doubloons(p.s, p.seat) * p.coin


def _counted(p: Prospect, effect: Effect) -> float:
    points = effect.n * p.counted[effect.kind]
    return float(min(points, effect.cap) if effect.cap else points)


VERBS: Final[dict[str, effects.Judge]] = {
    "gain_vp": lambda p, effect: float(effect.n),
    "gain_doubloons": lambda p, effect: effect.n * p.coin,
    "gain_treasure": _treasure,
    "place_cubes": _cubes,
    "upgrade": lambda p, effect: 2.0 + 0.05 * p.left,
    "bury": _bury,
    "quest": lambda p, effect: NEW_QUEST * p.left + 0.4 + p.more(QUEST, 0),
    "explore": lambda p, effect: effects.explore_worth(p, effect.n),
    "raid": lambda p, effect: effects.raid_worth(p, BEST_DIE + effect.n + effects.power(p)),
    "raid_fixed": lambda p, effect: effects.raid_worth(p, effect.n + p.s.strength[p.seat][RAID_POWER]),
    "raid_die": _raid_die,
    "acquire": deal_worth,
    "build_residence": lambda p, effect: max(0.0, best_house(p)),
    "figurehead": lambda p, effect: 1.0 + 0.35 * p.left - effect.n * p.coin,
    "place_black_market": _place_tile,
    "activate_black_market": lambda p, effect: best_tile(p, True),
    "discard_quest": lambda p, effect: max(0.0, effect.n * p.coin - NEW_QUEST * p.left),
    "collect_income": _income,
    "repeat_explorer_space": lambda p, effect: effects.effects_worth(p, SPACE_EFFECTS[p.s.explorer[p.seat]]),
    "vp_per": _counted,
}


def learn_judges() -> None:
    """Fill the table of `prospects`; done once, when the hints are loaded."""
    for verb, judge in VERBS.items():
        effects.JUDGES[NOW.index(verb)] = judge


def place_worth(p: Prospect, place: int) -> float:
    """What ending a move on a place brings."""
    s, seat = p.s, p.seat
    if place == BAY:
        return 2.0 + max(
            effects.raid_worth(p, BEST_DIE + 2 + effects.power(p)), effects.explore_worth(p, 4), best_house(p)
        )
    if place == MARACAIBO:
        return 8.0
    paid = sum([ship == place for ship in s.ship]) * p.coin
    if s.hidden[place]:
        return IGNORED * p.coin + UNSEEN + s.coins[place] * p.coin - paid
    card = s.card[place]
    if KIND[card] == LOCATION:
        return location_worth(p, place) - paid
    if KIND[card] == RESIDENCE:
        return (house_worth(p, place, s.price(seat, card)) if may_build(s, seat, place) else 0.0) - paid
    coins = IGNORED * p.coin
    if card == BLANK or s.price(seat, card) > s.doubloons[seat]:
        return coins - paid
    return max(coins, card_worth(p, card) - s.price(seat, card) * p.coin) - paid


def location_worth(p: Prospect, place: int) -> float:
    s = p.s
    total = 1.8 + effects.effects_worth(p, ACTIONS[s.card[place]])
    if s.value[place] != NONE:
        total += effects.cube_worth(p, s.value[place])
    if s.stall[place] // MARKET_TILES == p.seat and s.stall[place] != NONE:
        total += tile_worth(p, s.stall[place] % MARKET_TILES)
    return total
