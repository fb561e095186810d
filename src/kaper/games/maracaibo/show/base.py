"""A player's own boards in the scene: ship board, hideout, black market tiles, figurehead and cards."""

from kaper.engine.scene import Area, Board, Card, Phrase, Spot, Zone
from kaper.engine.ties import Ties
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.ship import FIRST_FIGURE_HOLE, HOLE_NAMES, NEEDS, SECTOR, UPGRADE_NAMES
from kaper.games.maracaibo.show import layout
from kaper.games.maracaibo.show.cards import figurehead, owned
from kaper.games.maracaibo.show.effects import HOLE, IS_LASTING, MARKET_TILE, STORAGE, UPGRADE, figures
from kaper.games.maracaibo.show.links import bonus_id, hole_id, stored_id, tile_id, upgrade_id
from kaper.games.maracaibo.view.view import SeatView, View


def base_id(seat: int) -> str:
    return f"base-{seat}"


def board(view: View, number: int, seat: SeatView, tied: Ties) -> Board:
    spots = _upgrades(number, seat, tied) + _stores(number, seat, tied) + _holes(number, seat, tied)
    return Board(
        id=base_id(number),
        art="base",
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-base", {"whom": number}),
        spots=spots + _tiles(view, number, seat, tied),
        areas=racks(number, len(seat.cards)),
        art_dark="base-dark",
    )


def racks(number: int, cards: int) -> list[Area]:
    """Where cards and the figurehead lie."""
    boxes = [layout.FIGURE, *layout.rack(layout.CARDS, cards)]
    return [
        Area(f"rack-{number}-{place}", layout.outline(box), Phrase("thing-rack" if place else "thing-prow"))
        for place, box in enumerate(boxes)
    ]


def zones(number: int, seat: SeatView, tied: Ties) -> list[Zone]:
    """Cards in the order in which they came, and the figurehead if there is one."""
    cards = [owned(card, number, tied.get(card, [])) for card in seat.cards]
    found = [_zone(f"cards-{number}", number, cards, 1)]
    if seat.figurehead:
        found.append(_zone(f"prow-{number}", number, [figurehead(seat.figurehead, tied)], 0))
    return found


def _zone(name: str, seat: int, cards: list[Card], first: int) -> Zone:
    spots = [f"rack-{seat}-{first + place}" for place in range(len(cards))]
    title = Phrase("thing-cards-of", {"whom": seat})
    return Zone(name, "grid", title, cards, count=len(cards), seat=seat, board=base_id(seat), spots=spots)


def _upgrades(number: int, seat: SeatView, tied: Ties) -> list[Spot]:
    spots: list[Spot] = []
    for name, sector in zip(UPGRADE_NAMES, SECTOR, strict=True):
        made = name in seat.upgrades
        told: dict[str, int | str] = {
            "made": int(made),
            "open": int(name in seat.open_upgrades),
            "needs": NEEDS[sector],
            "lasting": int(IS_LASTING[name]),
            **figures(UPGRADE[name]),
        }
        x, y = layout.UPGRADES[name]
        thing = upgrade_id(name, number)
        label, hint = Phrase("thing-upgrade", told), Phrase("thing-upgrade-hint", told)
        token = f"up-{name}-done" if made else f"up-{name}"
        spots.append(Spot(thing, x, y, layout.UPGRADE_RADIUS, label, hint, tied.get(thing, []), token))
    return spots


def _stores(number: int, seat: SeatView, tied: Ties) -> list[Spot]:
    """For each kind the bonus space and the rest of the storage."""
    spots: list[Spot] = []
    for kind, name in enumerate(TREASURES):
        taken = seat.bonus[kind]
        told: dict[str, int | str] = {
            "kind": name,
            "taken": int(taken),
            "n": seat.stored[kind],
            **figures(STORAGE[kind]),
        }
        token = f"cube-{name}" if taken else f"bonus-{name}"
        spots.append(_store(bonus_id(name, number), layout.BONUS[name], "thing-bonus", told, token, tied))
        thing, count = stored_id(name, number), str(seat.stored[kind])
        spots.append(_store(thing, layout.STORED[name], "thing-stored", told, f"store-{name}", tied, count))
    return spots


def _store(
    thing: str,
    at: layout.Point,
    key: str,
    told: dict[str, int | str],
    token: str,
    tied: Ties,
    badge: str = "",
) -> Spot:
    label, hint = Phrase(key, told), Phrase(f"{key}-hint", told)
    return Spot(thing, *at, layout.STORE_RADIUS, label, hint, tied.get(thing, []), token=token, badge=badge)


def _holes(number: int, seat: SeatView, tied: Ties) -> list[Spot]:
    """Burial spaces below the dig line, and those of Poseidon."""
    spots: list[Spot] = []
    for hole, at in layout.HOLE.items():
        kind, _, place = hole.partition(":")
        lies = kind if hole in seat.holes else ""
        spots.append(_hole(number, kind, place, at, HOLE_NAMES.index(hole), lies, tied))
    for extra, lies in enumerate(seat.figure_holes, FIRST_FIGURE_HOLE):
        name = HOLE_NAMES[extra]
        spots.append(_hole(number, "any", name, layout.FIGURE_HOLE[name], extra, lies, tied))
    return spots


def _hole(seat: int, kind: str, place: str, at: layout.Point, number: int, lies: str, tied: Ties) -> Spot:
    thing = hole_id(kind, place, seat)
    told: dict[str, int | str] = {
        "kind": kind,
        "taken": int(bool(lies)),
        "lies": lies or "none",
        **figures(HOLE[number]),
    }
    token = f"cube-{lies}" if lies else f"hole-{number}" if HOLE[number] else ""
    label, hint = Phrase("thing-hole", told), Phrase("thing-hole-hint", told)
    return Spot(thing, *at, layout.HOLE_RADIUS, label, hint, tied.get(thing, []), token)


def _tiles(view: View, number: int, seat: SeatView, tied: Ties) -> list[Spot]:
    """Black market tiles; one that is placed has a mark, and its hint says where it lies."""
    spots: list[Spot] = []
    for (name, place), (x, y) in zip(seat.tiles, layout.STALL, strict=True):
        placed = place >= 0
        where = view.places[place].card if placed else "none"
        told: dict[str, int | str] = {"placed": int(placed), "where": where, **figures(MARKET_TILE[name])}
        thing = tile_id(name, number)
        label, hint = Phrase("thing-tile", told), Phrase("thing-tile-hint", told)
        options, badge = tied.get(thing, []), "✓" if placed else ""
        token = f"tile-{name}"
        spots.append(Spot(thing, x, y, layout.STALL_RADIUS, label, hint, options, token, badge=badge))
    return spots
