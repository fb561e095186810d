"""What cards, residences, upgrades and black market tiles are worth to a seat."""

from typing import Final

from kaper.games.maracaibo.bot.effects import effects_worth
from kaper.games.maracaibo.bot.lasting import changes_worth, income_coins
from kaper.games.maracaibo.bot.worth import Prospect, residence_worth
from kaper.games.maracaibo.components.cards import (
    END,
    INCOME,
    LIGHTNING,
    MARKET_TILE_EFFECTS,
    MARKET_TILES,
    TYPE,
    VP,
)
from kaper.games.maracaibo.components.effects import COUNTERS, Effect
from kaper.games.maracaibo.components.ship import CARD_CHANGES, UPGRADE_CHANGES, UPGRADE_EFFECTS
from kaper.games.maracaibo.rules.improvements import affordable
from kaper.games.maracaibo.rules.residences import FIRST_MARKER_VP, may_build
from kaper.games.maracaibo.rules.upgrades import side
from kaper.games.maracaibo.state.state import NONE

CREW: Final[int] = COUNTERS.index("crew")
LIGHT: Final[int] = COUNTERS.index("lightning")
BOUGHT: Final[int] = COUNTERS.index("cards_and_residences")
BUILT: Final[int] = COUNTERS.index("residence")
MADE: Final[int] = COUNTERS.index("upgrade")
COINS_IN: Final[int] = COUNTERS.index("income_doubloons")
POINTS_IN: Final[int] = COUNTERS.index("income_vp")


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


def upgrade_worth(p: Prospect, space: int) -> float:
    """An upgrade space, and that it opens the way to the next sectors."""
    now = effects_worth(p, UPGRADE_EFFECTS[space])
    return now + changes_worth(p, UPGRADE_CHANGES[space]) + p.more(MADE, 1) + 0.08 * p.left


def house_worth(p: Prospect, place: int, price: int) -> float:
    """A residence: what it scores, less its price; the first marker brings points."""
    card = p.s.card[place]
    first = float(FIRST_MARKER_VP) if p.s.markers[place] == 0 else 0.0
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
    return effects_worth(p, MARKET_TILE_EFFECTS[tile][side(p.s, tile)])


def best_tile(p: Prospect, placed: bool) -> float:
    stalls = p.s.stalls[p.seat]
    tiles = [tile_worth(p, tile) for tile in range(MARKET_TILES) if (stalls[tile] != NONE) == placed]
    return max(tiles, default=0.0)


def deal_worth(p: Prospect, effect: Effect) -> float:
    """The best card that an acquisition from afar can get."""
    s, seat = p.s, p.seat
    worths = [
        card_worth(p, s.card[place]) - p.coin * s.price(seat, s.card[place], effect.n)
        for place in affordable(s, seat, effect)
    ]
    return max(0.0, max(worths, default=0.0))
