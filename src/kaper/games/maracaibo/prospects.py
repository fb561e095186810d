"""What effects, cards and places may bring to a seat."""

from collections.abc import Callable, Sequence
from typing import Final

from kaper.games.maracaibo.board import BAY, MARACAIBO
from kaper.games.maracaibo.cards import (
    ACTIONS,
    BLANK,
    END,
    INCOME,
    KIND,
    LIGHTNING,
    LOCATION,
    RESIDENCE,
    TILE_EFFECTS,
    TILES,
    TYPE,
    VP,
)
from kaper.games.maracaibo.effects import ANY, COUNTERS, DIE, INCOMES, NOW, Effect
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.rules.improvements import affordable
from kaper.games.maracaibo.rules.residences import may_build
from kaper.games.maracaibo.rules.resolving import can
from kaper.games.maracaibo.rules.upgrades import free_locations, side
from kaper.games.maracaibo.ship import (
    CARD_CHANGES,
    DIE_BONUS,
    DISCOUNT,
    EXPLORE_BONUS,
    FIGURE_SPACES,
    HOLE_BONUS,
    HOLES,
    INCOME_DOUBLOONS,
    INCOME_PER_QUEST,
    INCOME_VP,
    MOVE_MAX,
    QUEST_REFRESH,
    RAID_ACTIONS,
    RAID_POWER,
    REROLLS,
    SOURCES,
    STORAGE_BONUS,
    TRADE_SOURCES,
    TRADES,
    UPGRADE_CHANGES,
    UPGRADE_EFFECTS,
    Change,
)
from kaper.games.maracaibo.state import NONE
from kaper.games.maracaibo.track import LAST, SPACE_EFFECTS
from kaper.games.maracaibo.worth import QUEST, Prospect, residence_worth

CREW: Final[int] = COUNTERS.index("crew")
LIGHT: Final[int] = COUNTERS.index("lightning")
BOUGHT: Final[int] = COUNTERS.index("cards_and_residences")
BUILT: Final[int] = COUNTERS.index("residence")
BURIED: Final[int] = COUNTERS.index("buried")
BURIED_KIND: Final[int] = COUNTERS.index("buried_gold")
SET: Final[int] = COUNTERS.index("treasure_set")
MADE: Final[int] = COUNTERS.index("upgrade")
COINS_IN: Final[int] = COUNTERS.index("income_doubloons")
POINTS_IN: Final[int] = COUNTERS.index("income_vp")
BEST_DIE: Final = 4.6
"""What a die chosen after a reroll shows on average, counted with its kind."""
RAIDS: Final = 0.25
"""Raids in a turn; and explorations, purchases."""
EXPLORATIONS: Final = 0.24
PURCHASES: Final = 0.45
NEW_QUEST: Final = 0.16
"""A quest's worth for each turn that is left to meet it."""
STEP: Final = 1.5
FURTHER: Final = 1.2
"""A step of the explorer, and one more in every exploration to come."""
Judge = Callable[[Prospect, Effect], float]


def effects_worth(p: Prospect, effects: Sequence[Effect]) -> float:
    return sum([effect_worth(p, effect) for effect in effects])


def effect_worth(p: Prospect, effect: Effect) -> float:
    """What an effect may bring now; nothing if it is impossible."""
    if effect.lists:
        return max([effects_worth(p, each) for each in effect.lists])
    if not can(p.s, p.seat, effect):
        return 0.0
    return JUDGES[NOW[effect.op]](p, effect)


def treasure_worth(p: Prospect, kind: int) -> float:
    """One more treasure: its value less what the others of the kind lose, and what it promises."""
    own = p.s.treasures(p.seat, kind)
    changes = [(kind, 1)]
    if p.s.treasures(p.seat, kind) == p.counted[SET]:
        kinds = [p.counted[each] for each in range(3)]
        changes.append((SET, min(k + (each == kind) for each, k in enumerate(kinds)) - p.counted[SET]))
    bonus = 0.0 if p.s.bonus[p.seat] >> kind & 1 else effects_worth(p, STORAGE_BONUS[kind])
    return p.value[kind] - 0.3 * own + p.more_of(changes) + 0.6 + bonus


def cube_worth(p: Prospect, kind: int) -> float:
    """A cube more on an island: it lifts all treasures of the kind, mine and others'."""
    s = p.s
    mine = s.treasures(p.seat, kind)
    others = sum([s.treasures(seat, kind) for seat in range(s.seats)]) - mine
    return 0.45 * (mine - others / max(1, s.seats - 1)) + 0.15 * mine


def bury_worth(p: Prospect, kind: int, hole: int) -> float:
    """A treasure below the line: 2 points, what it promises, the hole's bonus, a bonus space set free."""
    place = hole if hole >= 12 else kind * HOLES + hole
    freed = 0.8 if p.s.bonus[p.seat] >> kind & 1 else 0.0
    bonus = effects_worth(p, HOLE_BONUS[place])
    return 2.0 + p.more_of([(BURIED, 1), (BURIED_KIND + kind, 1)]) + bonus + freed


def best_hole(p: Prospect) -> float:
    s, seat = p.s, p.seat
    best = 0.0
    for kind in range(3):
        if s.stored[seat][kind]:
            for hole in range(HOLES):
                if not s.holes[seat] >> (kind * HOLES + hole) & 1:
                    best = max(best, bury_worth(p, kind, hole))
            if s.strength[seat][FIGURE_SPACES]:
                for hole in range(12, 16):
                    if not s.holes[seat] >> hole & 1:
                        best = max(best, bury_worth(p, kind, hole))
    return best


def raid_worth(p: Prospect, power: float) -> float:
    """The best that so much power buys, dearest first."""
    free = p.s.strength[p.seat][RAID_ACTIONS] & ~p.s.used
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
    total = 0.0
    for effect in SOURCES[source].gain:
        if effect.kind == DIE:
            total += sum([treasure_worth(p, kind) for kind in range(3)]) / 3.0
        else:
            total += effect_worth(p, effect)
    return total


def explore_worth(p: Prospect, n: int) -> float:
    """Steps towards rivers, what the space ahead may bring, and trades."""
    strength = p.s.strength[p.seat]
    steps = min(n + strength[EXPLORE_BONUS], 32)
    return STEP * steps + 1.6


def card_worth(p: Prospect, card: int) -> float:
    """What an improvement card is worth, its price not yet taken off."""
    doubloons, vp = INCOME[card]
    kind = TYPE[card]
    changes = [(CREW + kind, 1), (BOUGHT, 1), (COINS_IN, doubloons), (POINTS_IN, vp)]
    if LIGHTNING[card]:
        changes.append((LIGHT, 1))
    coming = p.incomes * vp + doubloons * income_coins(p)
    scrolls = sum([points * (p.counted[what] + 0.08 * p.left) / size for what, size, points in END[card]])
    lasting = changes_worth(p, CARD_CHANGES[card])
    return VP[card] + coming + scrolls + lasting + p.more_of(changes) + effects_worth(p, LIGHTNING[card])


def income_coins(p: Prospect) -> float:
    """A doubloon in each income that is left: worth less each time, as there is less left to buy."""
    return [0.0, 0.2, 0.58, 1.02][p.incomes]


def changes_worth(p: Prospect, changes: list[Change]) -> float:
    return sum([change_worth(p, slot, by) for slot, by in changes])


def change_worth(p: Prospect, slot: int, by: int) -> float:
    """What a lasting effect may bring in the turns that are left."""
    left = p.left
    if slot == RAID_POWER:
        return by * left * RAIDS * 0.75
    if DIE_BONUS <= slot < DIE_BONUS + 3:
        return by * left * RAIDS * 0.42
    if slot == EXPLORE_BONUS:
        return by * left * EXPLORATIONS * FURTHER if p.s.explorer[p.seat] < LAST - 4 else 0.0
    if slot == DISCOUNT:
        return by * left * PURCHASES * p.coin
    if slot == RAID_ACTIONS:
        return left * RAIDS * 1.6
    if slot == TRADES:
        trade = TRADE_SOURCES[by.bit_length() - 1]
        return left * EXPLORATIONS * max(0.0, effects_worth(p, trade.gain) - FURTHER * trade.cost)
    return left * OTHER.get(slot, 0.0) * by


OTHER: Final[dict[int, float]] = {
    MOVE_MAX: 0.08,
    REROLLS: RAIDS * 0.5,
    INCOME_PER_QUEST: 0.0,
    QUEST_REFRESH: 0.05,
    FIGURE_SPACES: 0.4,
}


def figure_worth(p: Prospect, changes: list[Change], lightning: Sequence[Effect]) -> float:
    """A figurehead: lasting effects, income, and lightning, which all of them have in few words."""
    total = changes_worth(p, changes) + effects_worth(p, lightning)
    for slot, by in changes:
        if slot == INCOME_DOUBLOONS:
            total += by * income_coins(p)
        elif slot == INCOME_VP:
            total += by * p.incomes
        elif slot == INCOME_PER_QUEST:
            total += by * (len(p.s.hands[p.seat]) + 1) * income_coins(p)
    return total


def upgrade_worth(p: Prospect, space: int) -> float:
    """An upgrade space, and that it opens the way to the next sectors."""
    now = effects_worth(p, UPGRADE_EFFECTS[space])
    return now + changes_worth(p, UPGRADE_CHANGES[space]) + p.more(MADE, 1) + 0.08 * p.left


def house_worth(p: Prospect, place: int, price: int) -> float:
    """A residence: what it scores, less its price; the first marker brings two points."""
    card = p.s.card[place]
    first = 2.0 if p.s.markers[place] == 0 else 0.0
    points = residence_worth(card, p.counted, p.left)
    return points + first + p.more_of([(BUILT, 1), (BOUGHT, 1)]) - price * p.coin


def best_house(p: Prospect) -> float:
    s, seat = p.s, p.seat
    worths = [
        house_worth(p, place, s.price(seat, s.card[place]))
        for place in s.residences()
        if may_build(s, seat, place)
    ]
    return max(worths, default=0.0)


def tile_worth(p: Prospect, tile: int) -> float:
    """A black market tile: what it brings now, and when the ship comes by again."""
    return effects_worth(p, TILE_EFFECTS[tile][side(p.s, tile)])


def best_tile(p: Prospect, placed: bool) -> float:
    stalls = p.s.stalls[p.seat]
    tiles = [tile_worth(p, tile) for tile in range(TILES) if (stalls[tile] != NONE) == placed]
    return max(tiles, default=0.0)


def deal_worth(p: Prospect, effect: Effect) -> float:
    """The best card that an acquisition from afar can get."""
    s, seat = p.s, p.seat
    worths = [
        card_worth(p, s.card[place]) - p.coin * s.price(seat, s.card[place], effect.n)
        for place in affordable(s, seat, effect)
    ]
    return max(0.0, max(worths, default=0.0))


# --- places


def place_worth(p: Prospect, place: int) -> float:
    """What ending a move on a place brings."""
    s, seat = p.s, p.seat
    if place == BAY:
        return 2.0 + max(raid_worth(p, BEST_DIE + 2 + power(p)), explore_worth(p, 4), best_house(p))
    if place == MARACAIBO:
        return 8.0
    paid = sum([ship == place for ship in s.ship]) * p.coin
    if s.hidden[place]:
        return 2.6 + s.coins[place] * p.coin - paid
    card = s.card[place]
    if KIND[card] == LOCATION:
        return location_worth(p, place) - paid
    if KIND[card] == RESIDENCE:
        return (house_worth(p, place, s.price(seat, card)) if may_build(s, seat, place) else 0.0) - paid
    coins = 5 * p.coin
    if card == BLANK or s.price(seat, card) > s.doubloons[seat]:
        return coins - paid
    return max(coins, card_worth(p, card) - s.price(seat, card) * p.coin) - paid


def power(p: Prospect) -> float:
    strength = p.s.strength[p.seat]
    return strength[RAID_POWER] + 0.5 * sum(strength[DIE_BONUS : DIE_BONUS + 3])


def location_worth(p: Prospect, place: int) -> float:
    s = p.s
    total = 1.8 + effects_worth(p, ACTIONS[s.card[place]])
    if s.value[place] != NONE:
        total += cube_worth(p, s.value[place])
    if s.stall[place] // TILES == p.seat and s.stall[place] != NONE:
        total += tile_worth(p, s.stall[place] % TILES)
    return total


# --- effects


def _points(p: Prospect, effect: Effect) -> float:
    return float(effect.n)


def _coins(p: Prospect, effect: Effect) -> float:
    return effect.n * p.coin


def _treasure(p: Prospect, effect: Effect) -> float:
    kinds = range(3) if effect.kind in (ANY, DIE) else range(effect.kind, effect.kind + 1)
    return effect.n * max(0.0, max([treasure_worth(p, kind) for kind in kinds]))


def _cubes(p: Prospect, effect: Effect) -> float:
    kinds = range(3) if effect.kind == ANY else range(effect.kind, effect.kind + 1)
    return effect.n * max(0.0, max([cube_worth(p, kind) for kind in kinds]))


def _upgrade(p: Prospect, effect: Effect) -> float:
    return 2.0 + 0.05 * p.left


def _bury(p: Prospect, effect: Effect) -> float:
    stored = sum(p.s.stored[p.seat])
    return 2.9 * min(effect.n, stored) + p.more(BURIED, 1)


def _quest(p: Prospect, effect: Effect) -> float:
    return NEW_QUEST * p.left + 0.4 + p.more(QUEST, 0)


def _explore(p: Prospect, effect: Effect) -> float:
    return explore_worth(p, effect.n)


def _raid(p: Prospect, effect: Effect) -> float:
    return raid_worth(p, BEST_DIE + effect.n + power(p))


def _raid_fixed(p: Prospect, effect: Effect) -> float:
    return raid_worth(p, float(effect.n + p.s.strength[p.seat][RAID_POWER]))


def _raid_die(p: Prospect, effect: Effect) -> float:
    strength = p.s.strength[p.seat]
    return raid_worth(p, 4.2 + effect.n + strength[RAID_POWER] + strength[DIE_BONUS + effect.kind])


def _house(p: Prospect, effect: Effect) -> float:
    return max(0.0, best_house(p))


def _figurehead(p: Prospect, effect: Effect) -> float:
    return 1.0 + 0.35 * p.left - effect.n * p.coin


def _place_tile(p: Prospect, effect: Effect) -> float:
    here = 1.15 if free_locations(p.s) else 0.0
    return best_tile(p, False) * here + 0.06 * p.left - effect.n * p.coin


def _activate(p: Prospect, effect: Effect) -> float:
    return best_tile(p, True)


def _sell_quest(p: Prospect, effect: Effect) -> float:
    return max(0.0, effect.n * p.coin - NEW_QUEST * p.left)


def _income(p: Prospect, effect: Effect) -> float:
    if INCOMES[effect.kind] == "vp":
        return float(income_vp(p.s, p.seat))
    return income_doubloons(p.s, p.seat) * p.coin


def _again(p: Prospect, effect: Effect) -> float:
    return effects_worth(p, SPACE_EFFECTS[p.s.explorer[p.seat]])


def _counted(p: Prospect, effect: Effect) -> float:
    points = effect.n * p.counted[effect.kind]
    return float(min(points, effect.cap) if effect.cap else points)


JUDGES: Final[dict[str, Judge]] = {
    "gain_vp": _points,
    "gain_doubloons": _coins,
    "gain_treasure": _treasure,
    "place_cubes": _cubes,
    "upgrade": _upgrade,
    "bury": _bury,
    "quest": _quest,
    "explore": _explore,
    "raid": _raid,
    "raid_fixed": _raid_fixed,
    "raid_die": _raid_die,
    "acquire": deal_worth,
    "build_residence": _house,
    "figurehead": _figurehead,
    "place_black_market": _place_tile,
    "activate_black_market": _activate,
    "discard_quest": _sell_quest,
    "collect_income": _income,
    "repeat_explorer_space": _again,
    "vp_per": _counted,
}
