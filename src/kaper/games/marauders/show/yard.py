"""The shipyard of a port in the scene: repairs, ships, weapons and modifications with their prices."""

from kaper.engine.scene import Area, Phrase, Spot
from kaper.engine.ties import Ties
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
from kaper.games.marauders.rules.yard import mod_price, repair_price, sale_price, ship_price, weapon_price
from kaper.games.marauders.show import layout
from kaper.games.marauders.show.deck import gauge_art
from kaper.games.marauders.show.keys import gear
from kaper.games.marauders.show.layout import Point
from kaper.games.marauders.show.parts import Told, does, said, sign
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import PlayerView, ZoneView


def spots(s: Marauders, seat: int, zone: ZoneView, me: PlayerView, tied: Ties) -> list[Spot]:
    """Repairs, the Modification of the port, weapons, and what is on board already."""
    owner = s.seats[seat]
    found = [_repair(name, place, me, repair_price(s, owner), tied) for name, place in layout.REPAIRS.items()]
    if zone.mod:
        told: Told = {"mod": zone.mod, "price": mod_price(owner)}
        found.append(
            _spot("refit", layout.REFIT, zone.mod, "mod", told, str(told["price"]), tied.get("refit"))
        )
    if "reinforced-hull" in me.flipped:
        badge = str(HULL_RESTORE)
        found.append(
            _spot("restore", layout.RESTORE, "reinforced-hull", "mod", {}, badge, tied.get("restore"))
        )
    for name, place in zip(WEAPON_NAMES, layout.WEAPONS, strict=True):
        told = {"weapon": name, "price": weapon_price(owner), "own": int(name in me.weapons)}
        badge = "✓" if name in me.weapons else str(told["price"])
        key = f"weapon-sale-{name}"
        found.append(_spot(key, place, name, "weapon", told, badge, tied.get(f"sale-{name}"), "weapon-sale"))
    aboard = [*((name, "weapon") for name in me.weapons), *((name, "mod") for name in me.mods)]
    for (name, kind), (x, y) in zip(aboard, layout.MOVED, strict=False):
        label = Phrase("thing-aboard", {"thing": name, "sale": WEAPON_SALE if kind == "weapon" else 0})
        options = tied.get(gear(seat, name), [])
        found.append(Spot(f"aboard-{name}", x, y, 27, label, does(name), options, f"{kind}-{name}"))
    return found


def _repair(name: str, place: Point, me: PlayerView, cost: int, tied: Ties) -> Spot:
    now, most = (values[LOCATION_NAMES.index(name)] for values in (me.now, me.most))
    told: Told = {"location": name, "now": now, "most": most, "price": cost}
    options, token = tied.get(f"repair-{name}", []), gauge_art(name, now, most)
    badge = str(cost) if now < most else "✓"
    return Spot(
        f"repair-{name}", *place, layout.YARD_RADIUS, *said("repair", told), options, token, badge=badge
    )


def _spot(
    key: str,
    place: Point,
    name: str,
    kind: str,
    told: Told,
    badge: str,
    options: list[str] | None,
    thing: str = "",
) -> Spot:
    label, radius = Phrase(f"thing-{thing or key}", told), layout.YARD_RADIUS
    return Spot(key, *place, radius, label, does(name), options or [], f"{kind}-{name}", badge=badge)


def ships(s: Marauders, seat: int, tied: Ties) -> list[Spot]:
    """Ships for sale; the old one is given in payment."""
    found: list[Spot] = []
    for number, (x, y) in zip(FOR_SALE, layout.SHIPS, strict=True):
        ship = SHIP_NAMES[number]
        price = ship_price(s, s.seats[seat], number)
        cost = price - sale_price(s.seats[seat])
        told: Told = {"ship": ship, "price": price, "cost": cost, "maneuver": MANEUVER[number]}
        told |= dict(zip(LOCATION_NAMES, SHIP_LOCS[number], strict=True))
        options, radius = tied.get(f"sale-{ship}", []), layout.SHIP_RADIUS
        found.append(
            Spot(f"sale-{ship}", x, y, radius, *said("sale", told), options, f"big-{ship}", badge=str(price))
        )
    return found


def trade_in(me: Player) -> Area:
    told: Told = {"given": sale_price(me), "ship": SHIP_NAMES[me.ship]}
    return sign("trade-in", layout.TRADE_IN, *said("trade-in", told))
