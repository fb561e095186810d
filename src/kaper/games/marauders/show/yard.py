"""The shipyard of a port in the scene: repairs, ships, weapons and modifications with their prices."""

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Phrase, Spot
from kaper.games.marauders.components.board import (
    FOR_SALE,
    HULL_RESTORE,
    LOCATION_NAMES,
    MANEUVER,
    SHIP_LOCS,
    SHIP_NAMES,
    WEAPON_SALE,
)
from kaper.games.marauders.components.cards import WEAPON_NAMES
from kaper.games.marauders.show import keys, layout
from kaper.games.marauders.show.deck import gauge_art
from kaper.games.marauders.show.mate import Mate
from kaper.games.marauders.show.parts import Told, does, said, sign
from kaper.games.marauders.show.quay import Yard

REINFORCED = "reinforced-hull"


def spots(yard: Yard, mod: str, me: Mate) -> list[Spot]:
    """Repairs, the Modification of the port, weapons, and what is on board already."""
    found = [_repair(name, *_state(me, name), yard.repair) for name in layout.REPAIRS]
    if mod:
        found.append(_refit(mod, yard.mod))
    if REINFORCED in me.flipped:
        found.append(_restore())
    held = [name for name, kind in me.tools if kind == "weapon"]
    found += [_weapon(nth, name, yard.weapon, name in held) for nth, name in enumerate(WEAPON_NAMES)]
    aboard = [tool for tool in me.tools if tool[1] in ("weapon", "mod")][: len(layout.MOVED)]
    found += [_aboard(nth, name, kind) for nth, (name, kind) in enumerate(aboard)]
    return found + [_ship(nth, price, price - yard.trade_in) for nth, price in enumerate(yard.ships)]


def _state(me: Mate, name: str) -> tuple[int, int]:
    at = LOCATION_NAMES.index(name)
    return me.now[at], me.most[at]


@remembered
def _repair(name: str, now: int, most: int, cost: int) -> Spot:
    told: Told = {"location": name, "now": now, "most": most}
    badge, token = str(cost) if now < most else "✓", gauge_art(name, now, most)
    key, at = f"repair-{name}", layout.REPAIRS[name]
    return Spot(key, *at, layout.YARD_RADIUS, *said("repair", told, {"price": cost}), token, badge=badge)


@remembered
def _refit(mod: str, price: int) -> Spot:
    label = Phrase("thing-refit", {"mod": mod, "price": price})
    return Spot("refit", *layout.REFIT, layout.YARD_RADIUS, label, does(mod), f"mod-{mod}", badge=str(price))


@remembered
def _restore() -> Spot:
    label, token, badge = Phrase("thing-restore"), f"mod-{REINFORCED}", str(HULL_RESTORE)
    return Spot("restore", *layout.RESTORE, layout.YARD_RADIUS, label, does(REINFORCED), token, badge=badge)


@remembered
def _weapon(nth: int, name: str, price: int, own: bool) -> Spot:
    label = Phrase("thing-weapon-sale", {"weapon": name, "price": price, "own": int(own)})
    badge, key, at = "✓" if own else str(price), keys.weapon_sale(name), layout.WEAPONS[nth]
    return Spot(key, *at, layout.YARD_RADIUS, label, does(name), f"weapon-{name}", badge=badge)


@remembered
def _aboard(nth: int, name: str, kind: str) -> Spot:
    label = Phrase("thing-aboard", {"thing": name, "sale": WEAPON_SALE if kind == "weapon" else 0})
    return Spot(keys.aboard(name), *layout.MOVED[nth], 27, label, does(name), f"{kind}-{name}")


@remembered
def _ship(nth: int, price: int, cost: int) -> Spot:
    """A ship for sale; the old one is given in payment."""
    number = FOR_SALE[nth]
    ship = SHIP_NAMES[number]
    told: Told = dict(zip(LOCATION_NAMES, SHIP_LOCS[number], strict=True))
    label, hint = said(
        "sale", {"ship": ship, "price": price}, {**told, "cost": cost, "maneuver": MANEUVER[number]}
    )
    at, radius, badge = layout.SHIPS[nth], layout.SHIP_RADIUS, str(price)
    return Spot(f"sale-{ship}", *at, radius, label, hint, f"big-{ship}", badge=badge)


@remembered
def trade_in(given: int, ship: str) -> Area:
    return sign("trade-in", layout.TRADE_IN, *said("trade-in", {"given": given}, {"ship": ship}))
