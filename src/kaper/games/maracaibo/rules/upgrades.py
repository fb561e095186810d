"""Chapter 8: ship upgrades, figureheads and the black market."""

from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.maracaibo.components import ship
from kaper.games.maracaibo.components.board import PLACES
from kaper.games.maracaibo.components.cards import (
    FIGURE_LIGHTNING,
    FIGUREHEADS,
    LOCATION,
    MARKET_TILE_EFFECTS,
    MARKET_TILE_NAMES,
    MARKET_TILES,
)
from kaper.games.maracaibo.components.cards import KIND as CARD_KIND
from kaper.games.maracaibo.components.effects import SKIP, Effect
from kaper.games.maracaibo.rules.gains import pay
from kaper.games.maracaibo.rules.resolving import leftover, resolve
from kaper.games.maracaibo.state.state import NONE, Maracaibo

FIGURE: Final[list[Option]] = [Option(f"figure:{name}", figure) for figure, name in enumerate(FIGUREHEADS)]
PLACE_TILE: Final[list[list[Option]]] = [
    [Option(f"tile:{name}", tile) for name in sides] for tile, sides in enumerate(MARKET_TILE_NAMES)
]
ACTIVATE: Final[list[list[Option]]] = [
    [Option(f"activate:{name}", tile) for name in sides] for tile, sides in enumerate(MARKET_TILE_NAMES)
]
AT: Final[list[Option]] = [Option(f"at:{place}", place) for place in range(PLACES)]


def can_upgrade(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-801, POM-1932: whether a space is empty."""
    return s.upgrades[seat] != ship.ALL_UPGRADES


def do_upgrade(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1905, POM-1935: N upgrades, each of which may be declined."""
    for _ in range(effect.n):
        yield from may_upgrade(s, seat)


def may_upgrade(s: Maracaibo, seat: int) -> Asking[None]:
    """POM-801, POM-802, POM-804, POM-806: an empty space that the blocking lines leave open, or none."""
    made = s.upgrades[seat]
    if made == ship.ALL_UPGRADES:
        return
    free = ship.OPEN_SPACES[made.bit_count()] & ~made
    options = [ship.SPACE[space] for space in range(ship.UPGRADES) if free >> space & 1]
    options.append(SKIP)
    chosen = yield Choose(seat, "upgrade", options)
    if chosen is not SKIP:
        yield from upgrade(s, seat, chosen.value)


def upgrade(s: Maracaibo, seat: int, space: int) -> Asking[None]:
    """A cube on the space; a beige scroll at once, a red one from now on; then power left may be spent.

    POM-805, POM-807, POM-1938.
    """
    s.upgrades[seat] |= 1 << space
    s.change(seat, ship.UPGRADE_CHANGES[space])
    s.idle = False
    if s.diary is not None:
        s.diary.note("upgrades", seat, {"space": ship.UPGRADE_NAMES[space]})
    if ship.UPGRADE_EFFECTS[space]:
        yield from resolve(s, seat, ship.UPGRADE_EFFECTS[space])
    yield from leftover(s, seat)


# --- figureheads


def can_figurehead(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-820, POM-822, A-16: the price, a tile on offer, and no figurehead yet."""
    return s.figure[seat] == NONE and s.doubloons[seat] >= effect.n and len(s.figures) > 0


def do_figurehead(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-820, POM-821, POM-1908: pay without discount, take a tile; its lightning at once."""
    options = [FIGURE[figure] for figure in sorted(s.figures)]
    options.append(SKIP)
    chosen = yield Choose(seat, "figurehead", options, {"price": effect.n})
    if chosen is SKIP:
        return
    figure = chosen.value
    pay(s, seat, effect.n, FIGUREHEADS[figure])
    s.figures.remove(figure)
    s.figure[seat] = figure
    s.change(seat, ship.FIGURE_CHANGES[figure])
    if s.diary is not None:
        s.diary.note("takes-figurehead", seat, {"figure": FIGUREHEADS[figure]})
    if FIGURE_LIGHTNING[figure]:
        yield from resolve(s, seat, FIGURE_LIGHTNING[figure])


# --- the black market


def side(s: Maracaibo, tile: int) -> int:
    """POM-213: the side on which all players' tiles of this number lie."""
    return s.sides >> tile & 1


def free_locations(s: Maracaibo) -> list[int]:
    """POM-840, A-28: face-up locations without any black market tile."""
    return [
        place
        for place in range(PLACES)
        if CARD_KIND[s.card[place]] == LOCATION and not s.hidden[place] and s.stall[place] == NONE
    ]


def can_place_tile(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-840, POM-1932, A-16: a tile that is not yet placed, a location for it, and the price."""
    return NONE in s.stalls[seat] and s.doubloons[seat] >= effect.n and len(free_locations(s)) > 0


def do_place_tile(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-840, POM-841, POM-842: pay, put an own tile on a location for good, and activate it at once."""
    options = [
        PLACE_TILE[tile][side(s, tile)] for tile in range(MARKET_TILES) if s.stalls[seat][tile] == NONE
    ]
    options.append(SKIP)
    chosen = yield Choose(seat, "tile", options, {"price": effect.n})
    if chosen is SKIP:
        return
    tile = chosen.value
    name = MARKET_TILE_NAMES[tile][side(s, tile)]
    locations = [AT[place] for place in free_locations(s)]
    place = (yield Choose(seat, "tile-place", locations, {"tile": name})).value
    pay(s, seat, effect.n, name)
    s.stalls[seat][tile] = place
    s.stall[place] = seat * MARKET_TILES + tile
    if s.diary is not None:
        s.diary.note("places-tile", seat, {"tile": name, "place": place, "target": s.called(place)})
    yield from activate(s, seat, tile)


def activate(s: Maracaibo, seat: int, tile: int) -> Asking[None]:
    """POM-504, POM-842: all effects of the tile."""
    if s.diary is not None:
        s.diary.note("activates-tile", seat, {"tile": MARKET_TILE_NAMES[tile][side(s, tile)]})
    yield from resolve(s, seat, MARKET_TILE_EFFECTS[tile][side(s, tile)])


def can_activate(s: Maracaibo, seat: int, effect: Effect) -> bool:
    """POM-1907, POM-1932: whether a tile of one's own lies on a location."""
    return any(place != NONE for place in s.stalls[seat])


def do_activate(s: Maracaibo, seat: int, effect: Effect, kind: int) -> Asking[None]:
    """POM-1907: any one own tile that lies on a location."""
    for _ in range(effect.n):
        options = [
            ACTIVATE[tile][side(s, tile)] for tile in range(MARKET_TILES) if s.stalls[seat][tile] != NONE
        ]
        options.append(SKIP)
        chosen = yield Choose(seat, "activate", options)
        if chosen is SKIP:
            return
        yield from activate(s, seat, chosen.value)
