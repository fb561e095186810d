"""What lies on a player's own board in the scene: ship board, hideout and black market tiles."""

from kaper.engine.remembered import remembered
from kaper.engine.scene import Phrase, Spot
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.ship import (
    FIRST_FIGURE_HOLE,
    HOLE_NAMES,
    NEEDS,
    OPEN_SPACES,
    SECTOR,
    UPGRADE_NAMES,
)
from kaper.games.maracaibo.show import layout
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
from kaper.games.maracaibo.state.state import NONE

Tiles = tuple[tuple[str, str], ...]
"""Black market tiles, each with the card on which it lies; empty if it is not placed."""


@remembered
def upgrades(seat: int, made: int) -> list[Spot]:
    free = OPEN_SPACES[made.bit_count()]
    return [
        _upgrade(seat, space, made >> space & 1, free >> space & 1) for space in range(len(UPGRADE_NAMES))
    ]


@remembered
def _upgrade(seat: int, space: int, made: int, free: int) -> Spot:
    name = UPGRADE_NAMES[space]
    told: Figures = {"made": made, "lasting": int(IS_LASTING[name])}
    if not made:
        told |= {"open": free, "needs": NEEDS[SECTOR[space]]}
    label, hint = Phrase("thing-upgrade", figures(UPGRADE[name])), Phrase("thing-upgrade-hint", told)
    token = f"up-{name}-done" if made else f"up-{name}"
    return Spot(upgrade_id(name, seat), *layout.UPGRADES[name], layout.UPGRADE_RADIUS, label, hint, token)


@remembered
def stores(seat: int, stores: tuple[int, ...]) -> list[Spot]:
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
def holes(seat: int, holes: int) -> list[Spot]:
    """Burial spaces below the dig line."""
    found: list[Spot] = []
    for hole, name in enumerate(HOLE_NAMES[:FIRST_FIGURE_HOLE]):
        kind, _, place = name.partition(":")
        found.append(_hole(hole_id(kind, place, seat), hole, kind, kind if holes >> hole & 1 else ""))
    return found


@remembered
def figure_holes(seat: int, kinds: tuple[int, ...]) -> list[Spot]:
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
def tiles(seat: int, tiles: Tiles) -> list[Spot]:
    """Black market tiles; one that is placed has a mark, and its hint says where it lies."""
    return [_tile(seat, place, name, where) for place, (name, where) in enumerate(tiles)]


@remembered
def _tile(seat: int, place: int, name: str, where: str) -> Spot:
    told: Figures = {"placed": int(bool(where)), "where": where or "none"}
    label, hint = Phrase("thing-tile", figures(MARKET_TILE[name])), Phrase("thing-tile-hint", told)
    return Spot(
        tile_id(name, seat), *layout.STALL[place], layout.STALL_RADIUS, label, hint,
        token=f"tile-{name}", badge="✓" if where else "",
    )  # fmt: skip
