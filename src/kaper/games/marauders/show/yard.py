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
from kaper.games.marauders.show.deck import FULLEST
from kaper.games.marauders.show.keys import gear
from kaper.games.marauders.show.layout import Point
from kaper.games.marauders.state.player import Player
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.view import PlayerView, ZoneView

Told = dict[str, int | str]


def spots(s: Marauders, seat: int, zone: ZoneView, me: PlayerView, tied: Ties) -> list[Spot]:
    owner = s.seats[seat]
    found = [
        _repair(name, place, me, repair_price(s, owner), tied.get(f"repair-{name}", []))
        for name, place in layout.REPAIRS.items()
    ]
    if zone.mod:
        told: Told = {"mod": zone.mod, "price": mod_price(owner)}
        found.append(
            _spot(
                "refit",
                layout.REFIT,
                f"mod-{zone.mod}",
                told,
                str(told["price"]),
                tied.get("refit", []),
                Phrase(f"name-does-{zone.mod}"),
            )
        )
    if "reinforced-hull" in me.flipped:
        found.append(
            _spot(
                "restore",
                layout.RESTORE,
                "mod-reinforced-hull",
                {},
                str(HULL_RESTORE),
                tied.get("restore", []),
                Phrase("name-does-reinforced-hull"),
            )
        )
    for name, place in zip(WEAPON_NAMES, layout.WEAPONS, strict=True):
        told = {"weapon": name, "price": weapon_price(owner), "own": int(name in me.weapons)}
        hint = Phrase(f"name-does-{name}")
        badge = "✓" if name in me.weapons else str(told["price"])
        found.append(
            _spot(
                "weapon-sale", place, f"weapon-{name}", told, badge, tied.get(f"sale-{name}", []), hint, name
            )
        )
    aboard = [*((name, "weapon") for name in me.weapons), *((name, "mod") for name in me.mods)]
    for (name, kind), place in zip(aboard, layout.MOVED, strict=False):
        told = {"thing": name, "sale": WEAPON_SALE if kind == "weapon" else 0}
        options = tied.get(gear(seat, name), [])
        found.append(
            Spot(
                f"aboard-{name}",
                *place,
                27,
                Phrase("thing-aboard", told),
                Phrase(f"name-does-{name}"),
                options,
                token=f"{kind}-{name}",
            )
        )
    return found


def _repair(name: str, place: Point, me: PlayerView, cost: int, options: list[str]) -> Spot:
    at = LOCATION_NAMES.index(name)
    told: Told = {"location": name, "now": me.now[at], "most": me.most[at], "price": cost}
    x, y = place
    return Spot(
        f"repair-{name}",
        x,
        y,
        layout.YARD_RADIUS,
        Phrase("thing-repair", told),
        Phrase("thing-repair-hint", told),
        options,
        token=f"gauge-{name}-{min(me.now[at], FULLEST)}-{min(max(me.most[at], me.now[at]), FULLEST)}",
        badge=str(cost) if me.now[at] < me.most[at] else "✓",
    )


def _spot(
    name: str,
    place: Point,
    token: str,
    told: Told,
    badge: str,
    options: list[str],
    hint: Phrase,
    which: str = "",
) -> Spot:
    x, y = place
    key = f"{name}-{which}" if which else name
    return Spot(
        key, x, y, layout.YARD_RADIUS, Phrase(f"thing-{name}", told), hint, options, token=token, badge=badge
    )


def ships(s: Marauders, seat: int, tied: Ties) -> list[Spot]:
    """Ships for sale; the old one is given in payment."""
    found: list[Spot] = []
    for number, (x, y) in zip(FOR_SALE, layout.SHIPS, strict=True):
        ship = SHIP_NAMES[number]
        price = ship_price(s, s.seats[seat], number)
        cost = price - sale_price(s.seats[seat])
        told: Told = {"ship": ship, "price": price, "cost": cost, "maneuver": MANEUVER[number]}
        told |= dict(zip(LOCATION_NAMES, SHIP_LOCS[number], strict=True))
        label, hint = Phrase("thing-sale", told), Phrase("thing-sale-hint", told)
        options, token = tied.get(f"sale-{ship}", []), f"big-{ship}"
        found.append(
            Spot(f"sale-{ship}", x, y, layout.SHIP_RADIUS, label, hint, options, token, badge=str(price))
        )
    return found


def trade_in(me: Player) -> Area:
    told: Told = {"given": sale_price(me), "ship": SHIP_NAMES[me.ship]}
    title = Phrase("thing-trade-in", told)
    return Area(
        "trade-in", layout.outline(layout.TRADE_IN), title, Phrase("thing-trade-in-hint", told), title=title
    )
