"""A port in the scene: all that can be done there today is in view, with its price."""

from typing import Final

from kaper.engine.scene import Area, Board, Card, Phrase, Spot, Zone
from kaper.games.marauders import scene_plan as plan
from kaper.games.marauders.board import (
    FOR_SALE,
    LOCATION_NAMES,
    MANEUVER,
    RECRUIT_PRICE,
    SHIP_LOCS,
    SHIP_NAMES,
    WEAPON_SALE,
    ZONE_NAMES,
)
from kaper.games.marauders.cards import (
    GOODS_NAMES,
    MISSION_NAMES,
    MISSION_PORT,
    WEAPON_NAMES,
)
from kaper.games.marauders.scene_cards import cargo, mission
from kaper.games.marauders.scene_deck import FULLEST
from kaper.games.marauders.scene_plan import Box, Point
from kaper.games.marauders.scene_prices import NOWHERE, Quay
from kaper.games.marauders.scene_ties import Ties, gear
from kaper.games.marauders.view import PlayerView, View, ZoneView

PORT: Final = "port"
Told = dict[str, int | str]


def visited(view: View, viewer: int) -> int:
    """Whose port is shown: of who is in one now, else of the viewer whose ship lies in one; -1 is nobody."""
    if view.stage == "port" and view.active >= 0:
        return view.active
    return viewer if viewer >= 0 and view.players[viewer].docked else -1


def board(view: View, seat: int, tied: Ties) -> Board:
    me = view.players[seat]
    zone = view.zones[ZONE_NAMES.index(me.zone)]
    quay = Quay(view, seat)
    areas = [*_signs(zone, tied), *_market(zone, quay, tied), *_tavern(view, me, quay, tied)]
    return Board(
        id=PORT,
        art=PORT,
        width=plan.WIDTH,
        height=plan.HEIGHT,
        label=Phrase("thing-harbour", {"zone": zone.name}),
        spots=[*_demand(zone, quay), *_yard(seat, zone, me, quay, tied), _stash(me, quay, tied)],
        areas=[*areas, *_ships(me, quay, tied), *_stalls()],
        centre=(1205.0, 44.0),
        art_dark=f"{PORT}-dark",
    )


def _area(
    name: str, box: Box, told: Told, options: list[str], icons: list[str] | None = None, art: str = ""
) -> Area:
    """Something that is written on the sheet and may be chosen."""
    label = Phrase(f"thing-{name}", told)
    return Area(
        name,
        plan.outline(box),
        label,
        Phrase(f"thing-{name}-hint", told),
        options,
        art=art,
        title=label,
        icons=icons or [],
    )


def _signs(zone: ZoneView, tied: Ties) -> list[Area]:
    name = Phrase("thing-port-name", {"zone": zone.name, "nation": zone.flag})
    rule = Phrase(f"name-does-{zone.name}")
    heads = [
        Area(
            f"head-{head}",
            plan.outline(box),
            Phrase(f"thing-head-{head}"),
            Phrase(f"thing-head-{head}-hint"),
            tied.get(head, []),
            title=Phrase(f"thing-head-{head}"),
        )
        for head, box in plan.HEADS.items()
    ]
    return [
        Area("port-name", plan.outline(plan.PORT_NAME), name, rule, title=name),
        _area("gate", plan.GATE, {}, tied.get("gate", [])),
        *heads,
    ]


# --- the market


def _market(zone: ZoneView, quay: Quay, tied: Ties) -> list[Area]:
    told: Told = {
        "sale": quay.sale,
        "demand": quay.demand,
        "good": zone.demand or "none",
        "n": quay.cards,
        "price": quay.goods,
    }
    return [
        _area("sell", plan.SELL, told, tied.get("sell", [])),
        _area("buy", plan.BUY, told, tied.get("buy", [])),
        _area("in-demand", plan.WANTED, told, []),
    ]


def _demand(zone: ZoneView, quay: Quay) -> list[Spot]:
    if not zone.demand:
        return []
    told: Told = {"zone": zone.name, "good": zone.demand}
    label, hint = Phrase("thing-demand", told), Phrase("thing-demand-hint", told)
    x, y = plan.DEMAND
    return [Spot("demand-here", x, y, 34, label, hint, token=f"demand-{zone.demand}", badge=str(quay.demand))]


def _stalls() -> list[Area]:
    stalls = {f"stall-{n}": box for n, box in enumerate(plan.STALLS)}
    stalls |= {f"notice-{n}": box for n, box in enumerate(plan.MISSIONS)}
    return [Area(name, plan.outline(box), Phrase("thing-stall")) for name, box in stalls.items()]


def zones(view: View, seat: int, tied: Ties) -> list[Zone]:
    """The cards of the market, for who buys there, and the missions of the port."""
    me = view.players[seat]
    found: list[Zone] = []
    if view.market:
        cards = [_for_sale(view, name, tied) for name in view.market[: len(plan.STALLS)]]
        found.append(_zone("stalls", "thing-head-market", cards, "stall"))
    elif view.market_size:
        backs = [
            Card(f"market-back-{n}", Phrase("thing-market-back"), face_up=False)
            for n in range(min(view.market_size, len(plan.STALLS)))
        ]
        found.append(_zone("stalls", "thing-head-market", backs, "stall"))
    elif view.offer:
        cards = [
            cargo(name, "offer", tied.get(f"offer-{_good(name)}", []))
            for name in view.offer[: len(plan.STALLS)]
        ]
        found.append(_zone("stalls", "thing-head-market", cards, "stall"))
    here = [name for name in view.missions if ZONE_NAMES[MISSION_PORT[MISSION_NAMES.index(name)]] == me.zone]
    found.append(
        _zone("notices", "thing-head-governor", [mission(name, "port", tied) for name in here], "notice")
    )
    return [zone for zone in found if zone.cards]


def _good(card: str) -> str:
    return card.rpartition("-")[0]


def _for_sale(view: View, name: str, tied: Ties) -> Card:
    good = _good(name)
    card = cargo(name, "market", tied.get(f"stall-{good}", []))
    price = view.prices[GOODS_NAMES.index(good)]
    return Card(
        card.id,
        card.title,
        card.icons,
        hint=Phrase("thing-stall-hint", {"good": good, "price": price}),
        options=card.options,
        badge=str(price),
    )


def _zone(name: str, title: str, cards: list[Card], place: str) -> Zone:
    spots = [f"{place}-{n}" for n in range(len(cards))]
    return Zone(name, "grid", Phrase(title), cards, count=len(cards), board=PORT, spots=spots)


# --- the shipyard


def _yard(seat: int, zone: ZoneView, me: PlayerView, quay: Quay, tied: Ties) -> list[Spot]:
    spots = [
        _repair(name, place, me, quay.repair, tied.get(f"repair-{name}", []))
        for name, place in plan.REPAIRS.items()
    ]
    if zone.mod:
        told: Told = {"mod": zone.mod, "price": quay.refit}
        spots.append(
            _spot(
                "refit",
                plan.REFIT,
                f"mod-{zone.mod}",
                told,
                str(told["price"]),
                tied.get("refit", []),
                Phrase(f"name-does-{zone.mod}"),
            )
        )
    if "reinforced-hull" in me.flipped:
        spots.append(
            _spot(
                "restore",
                plan.RESTORE,
                "mod-reinforced-hull",
                {},
                "3",
                tied.get("restore", []),
                Phrase("name-does-reinforced-hull"),
            )
        )
    for name, place in zip(WEAPON_NAMES, plan.WEAPONS, strict=True):
        told = {"weapon": name, "price": quay.weapon, "own": int(name in me.weapons)}
        hint = Phrase(f"name-does-{name}")
        badge = "✓" if name in me.weapons else str(told["price"])
        spots.append(
            _spot(
                "weapon-sale", place, f"weapon-{name}", told, badge, tied.get(f"sale-{name}", []), hint, name
            )
        )
    aboard = [*((name, "weapon") for name in me.weapons), *((name, "mod") for name in me.mods)]
    for (name, kind), place in zip(aboard, plan.MOVED, strict=False):
        told = {"thing": name, "sale": WEAPON_SALE if kind == "weapon" else 0}
        options = tied.get(gear(seat, name), [])
        spots.append(
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
    return spots


def _repair(name: str, place: Point, me: PlayerView, cost: int, options: list[str]) -> Spot:
    at = LOCATION_NAMES.index(name)
    told: Told = {"location": name, "now": me.now[at], "most": me.most[at], "price": cost}
    x, y = place
    return Spot(
        f"repair-{name}",
        x,
        y,
        plan.YARD_RADIUS,
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
        key, x, y, plan.YARD_RADIUS, Phrase(f"thing-{name}", told), hint, options, token=token, badge=badge
    )


def _ships(me: PlayerView, quay: Quay, tied: Ties) -> list[Area]:
    """Ships for sale; the old one is given in payment."""
    areas: list[Area] = [
        Area(f"note-{name}", plan.outline(box), _note(name, me, quay), title=_note(name, me, quay))
        for name, box in plan.YARD_NOTES.items()
    ]
    for number, box in zip(FOR_SALE, plan.SHIPS, strict=True):
        ship = SHIP_NAMES[number]
        price = quay.ships[ship]
        told: Told = {
            "ship": ship,
            "price": price,
            "cost": price - quay.given,
            "maneuver": MANEUVER[number],
            "own": int(ship == me.ship),
        }
        told |= dict(zip(LOCATION_NAMES, SHIP_LOCS[number], strict=True))
        areas.append(
            Area(
                f"sale-{ship}",
                plan.outline(box),
                Phrase("thing-sale", told),
                Phrase("thing-sale-hint", told),
                tied.get(f"sale-{ship}", []),
                art=f"berth-{ship}",
                title=Phrase("thing-sale", told),
            )
        )
    return areas


def _note(name: str, me: PlayerView, quay: Quay) -> Phrase:
    told: Told = {"price": quay.repair, "given": quay.given, "ship": me.ship, "weapon": quay.weapon}
    return Phrase(f"thing-note-{name}", told)


# --- tavern and governor


def _tavern(view: View, me: PlayerView, quay: Quay, tied: Ties) -> list[Area]:
    told: Told = {
        "lack": quay.lack,
        "price": RECRUIT_PRICE,
        "free": int(quay.volunteers),
        "leadership": quay.leadership,
    }
    heard: Told = {
        "price": quay.rumor,
        "influence": quay.influence,
        "left": view.rumors_left,
    }
    toll: Told = {"fee": max(quay.fee, 0), "here": int(quay.fee != NOWHERE), "home": me.home}
    rule = Phrase(f"name-does-{me.zone}")
    return [
        _area("recruit", plan.RECRUIT, told, tied.get("recruit", []), ["crew"]),
        _area("tavern", plan.RUMOR, heard, tied.get("tavern", []), ["rumor"]),
        Area(
            "port-rule", plan.outline(plan.LOOKOUT), rule, title=Phrase("thing-port-rule", {"zone": me.zone})
        ),
        _area("stash-note", plan.STASH_NOTE, toll, []),
    ]


def _stash(me: PlayerView, quay: Quay, tied: Ties) -> Spot:
    told: Told = {
        "n": me.chest,
        "gold": me.gold,
        "fee": max(quay.fee, 0),
        "here": int(quay.fee != NOWHERE),
        "home": me.home,
    }
    x, y = plan.STASH
    return Spot(
        "stash",
        x,
        y,
        52,
        Phrase("thing-stash", told),
        Phrase("thing-stash-hint", told),
        tied.get("stash", []),
        token="chest",
        badge=str(me.chest) if me.chest >= 0 else "?",
    )
