"""A player's own board in the scene: ship board, hideout, black market tiles, figurehead and cards."""

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Card, Phrase, Spot, Zone
from kaper.games.maracaibo.components.cards import CARD_NAMES, FIGUREHEADS
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.ship import (
    FIGURE_SPACES,
    FIRST_FIGURE_HOLE,
    HOLE_NAMES,
    NEEDS,
    OPEN_SPACES,
    SECTOR,
    UPGRADE_NAMES,
)
from kaper.games.maracaibo.show import layout
from kaper.games.maracaibo.show.cards import figurehead, owned
from kaper.games.maracaibo.show.effects import (
    HOLE,
    IS_LASTING,
    MARKET_TILE,
    STORAGE,
    UPGRADE,
    Figures,
    figures,
)
from kaper.games.maracaibo.show.links import bonus_id, hole_id, stored_id, tile_id, upgrade_id
from kaper.games.maracaibo.state.state import NONE, Maracaibo
from kaper.games.maracaibo.view.seats import market_tiles

Tiles = tuple[tuple[str, str], ...]
"""Black market tiles, each with the card on which it lies; empty if it is not placed."""


def base_id(seat: int) -> str:
    return f"base-{seat}"


def board(s: Maracaibo, seat: int) -> Board:
    """What lies on a figurehead counts only if it has burial spaces."""
    tiles = [
        (name, "" if place == NONE else s.called(place))
        for name, place in zip(market_tiles(s), s.stalls[seat], strict=True)
    ]
    return _board(
        seat,
        s.upgrades[seat],
        (s.bonus[seat], *s.stored[seat]),
        s.holes[seat],
        tuple(s.figure_kinds[seat]) if s.strength[seat][FIGURE_SPACES] else (),
        tuple(tiles),
        len(s.cards[seat]),
    )


@remembered
def _board(
    seat: int,
    made: int,
    stores: tuple[int, ...],
    holes: int,
    figure_holes: tuple[int, ...],
    tiles: Tiles,
    cards: int,
) -> Board:
    spots = _upgrades(seat, made) + _stores(seat, stores)
    spots += _holes(seat, holes) + _figure_holes(seat, figure_holes) + _tiles(seat, tiles)
    return Board(
        id=base_id(seat),
        art="base",
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-base", {"whom": seat}),
        spots=spots,
        areas=racks(seat, cards),
        art_dark="base-dark",
        seat=seat,
    )


@remembered
def racks(seat: int, cards: int) -> list[Area]:
    """Where cards and the figurehead lie."""
    boxes = [layout.FIGURE, *layout.rack(layout.CARDS, cards)]
    return [
        Area(f"rack-{seat}-{place}", layout.outline(box), Phrase("thing-rack" if place else "thing-prow"))
        for place, box in enumerate(boxes)
    ]


# --- cards


def zones(s: Maracaibo, seat: int) -> list[Zone]:
    """Cards in the order in which they came, and the figurehead if there is one."""
    found = [_cards(seat, tuple(s.cards[seat]))] if s.cards[seat] else []
    return found if s.figure[seat] == NONE else [*found, _prow(seat, s.figure[seat])]


@remembered
def _cards(seat: int, cards: tuple[int, ...]) -> Zone:
    spots = [f"rack-{seat}-{place}" for place in range(1, len(cards) + 1)]
    return laid(f"cards-{seat}", seat, [owned(CARD_NAMES[card], seat) for card in cards], spots)


@remembered
def _prow(seat: int, figure: int) -> Zone:
    return laid(f"prow-{seat}", seat, [figurehead(FIGUREHEADS[figure])], [f"rack-{seat}-0"])


def laid(name: str, seat: int, cards: list[Card], spots: list[str]) -> Zone:
    """Cards on a board of a seat's own."""
    title = Phrase("thing-cards-of", {"whom": seat})
    return Zone(name, "grid", title, cards, count=len(cards), seat=seat, board=base_id(seat), spots=spots)


# --- ship board and hideout


@remembered
def _upgrades(seat: int, made: int) -> list[Spot]:
    free = OPEN_SPACES[made.bit_count()]
    return [
        _upgrade(seat, space, made >> space & 1, free >> space & 1) for space in range(len(UPGRADE_NAMES))
    ]


@remembered
def _upgrade(seat: int, space: int, made: int, free: int) -> Spot:
    name = UPGRADE_NAMES[space]
    told: Figures = {"made": made, "open": free, "needs": NEEDS[SECTOR[space]]}
    told |= {"lasting": int(IS_LASTING[name]), **figures(UPGRADE[name])}
    label, hint = Phrase("thing-upgrade", told), Phrase("thing-upgrade-hint", told)
    token = f"up-{name}-done" if made else f"up-{name}"
    return Spot(upgrade_id(name, seat), *layout.UPGRADES[name], layout.UPGRADE_RADIUS, label, hint, token)


@remembered
def _stores(seat: int, stores: tuple[int, ...]) -> list[Spot]:
    """For each kind the bonus space and the rest of the storage."""
    bonus, *stored = stores
    return [
        spot
        for kind, n in enumerate(stored)
        for spot in (_bonus(seat, kind, bonus >> kind & 1), _stored(seat, kind, n))
    ]


@remembered
def _bonus(seat: int, kind: int, taken: int) -> Spot:
    name = TREASURES[kind]
    told: Figures = {"kind": name, "taken": taken, **figures(STORAGE[kind])}
    token = f"cube-{name}" if taken else f"bonus-{name}"
    label, hint = Phrase("thing-bonus", told), Phrase("thing-bonus-hint")
    return Spot(bonus_id(name, seat), *layout.BONUS[name], layout.STORE_RADIUS, label, hint, token)


@remembered
def _stored(seat: int, kind: int, n: int) -> Spot:
    name = TREASURES[kind]
    label, hint = Phrase("thing-stored", {"kind": name, "n": n}), Phrase("thing-stored-hint")
    return Spot(
        stored_id(name, seat), *layout.STORED[name], layout.STORE_RADIUS, label, hint,
        token=f"store-{name}", badge=str(n),
    )  # fmt: skip


@remembered
def _holes(seat: int, holes: int) -> list[Spot]:
    """Burial spaces below the dig line."""
    found: list[Spot] = []
    for hole, name in enumerate(HOLE_NAMES[:FIRST_FIGURE_HOLE]):
        kind, _, place = name.partition(":")
        found.append(_hole(hole_id(kind, place, seat), hole, kind, kind if holes >> hole & 1 else ""))
    return found


@remembered
def _figure_holes(seat: int, kinds: tuple[int, ...]) -> list[Spot]:
    """Those of Poseidon."""
    found: list[Spot] = []
    for hole, kind in enumerate(kinds, FIRST_FIGURE_HOLE):
        thing = hole_id("any", HOLE_NAMES[hole], seat)
        found.append(_hole(thing, hole, "any", "" if kind == NONE else TREASURES[kind]))
    return found


@remembered
def _hole(thing: str, hole: int, kind: str, lies: str) -> Spot:
    told: Figures = {"kind": kind, "taken": int(bool(lies)), "lies": lies or "none", **figures(HOLE[hole])}
    token = f"cube-{lies}" if lies else f"hole-{hole}" if HOLE[hole] else ""
    label, hint = Phrase("thing-hole", told), Phrase("thing-hole-hint")
    at = layout.FIGURE_HOLE[HOLE_NAMES[hole]] if kind == "any" else layout.HOLE[HOLE_NAMES[hole]]
    return Spot(thing, *at, layout.HOLE_RADIUS, label, hint, token)


@remembered
def _tiles(seat: int, tiles: Tiles) -> list[Spot]:
    """Black market tiles; one that is placed has a mark, and its hint says where it lies."""
    return [_tile(seat, place, name, where) for place, (name, where) in enumerate(tiles)]


@remembered
def _tile(seat: int, place: int, name: str, where: str) -> Spot:
    told: Figures = {"placed": int(bool(where)), "where": where or "none", **figures(MARKET_TILE[name])}
    label, hint = Phrase("thing-tile", told), Phrase("thing-tile-hint", told)
    return Spot(
        tile_id(name, seat), *layout.STALL[place], layout.STALL_RADIUS, label, hint,
        token=f"tile-{name}", badge="✓" if where else "",
    )  # fmt: skip
