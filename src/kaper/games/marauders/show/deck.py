"""A player's own board in the scene: the ship with its five locations, the hold, the captain and the gear."""

from kaper.engine.scene import Area, Board, Card, Phrase, Spot, Zone
from kaper.engine.ties import Ties
from kaper.games.marauders.components.board import (
    LOCATION_NAMES,
    MANEUVER,
    NATION_NAMES,
    SHIP_LOCS,
    SHIP_NAMES,
    START_SHIPS,
)
from kaper.games.marauders.components.cards import SKILL_NAMES
from kaper.games.marauders.show import layout
from kaper.games.marauders.show.cards import captain, mission, rumor, tool, tools
from kaper.games.marauders.show.keys import gauge, gear
from kaper.games.marauders.show.layout import Point
from kaper.games.marauders.view.view import PlayerView, View

Told = dict[str, int | str]
FULLEST = 5
"""A gauge has no more pips than this."""


def deck_id(seat: int) -> str:
    return f"deck-{seat}"


def board(view: View, seat: int, tied: Ties) -> Board:
    me = view.players[seat]
    spots = gauges(seat, f"deck-{seat}", me.now, me.most, layout.DECK_GAUGES, tied, []) if me.ship else []
    spots += _hold(seat, me, tied) + _skills(seat, me) + _bounties(seat, me, tied) + _purse(view, seat, me)
    return Board(
        id=deck_id(seat),
        art="deck",
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-deck", {"whom": seat}),
        spots=spots,
        areas=[*_ship(seat, me, tied), *_racks(seat, me), _hold_name(seat, me)],
        centre=(330.0, 748.0),
        art_dark="deck-dark",
    )


def gauges(
    seat: int,
    where: str,
    now: list[int],
    most: list[int],
    places: dict[str, Point],
    tied: Ties,
    hits: list[str],
) -> list[Spot]:
    """The five locations of a ship, each with its cube; `hits` are those of this round."""
    spots: list[Spot] = []
    for at, (name, (x, y)) in enumerate(places.items()):
        told: Told = {"location": name, "now": now[at], "most": most[at], "hits": hits.count(name)}
        spots.append(
            Spot(
                id=f"{where}-{name}",
                x=x,
                y=y,
                radius=layout.GAUGE_RADIUS,
                label=Phrase("thing-location", told),
                hint=Phrase(f"thing-location-{name}", told),
                options=tied.get(gauge(seat, name), []),
                token=f"gauge-{name}-{min(now[at], FULLEST)}-{min(max(most[at], now[at]), FULLEST)}",
                marks=["damage"] * hits.count(name),
                badge=str(now[at]),
            )
        )
    return spots


def _ship(seat: int, me: PlayerView, tied: Ties) -> list[Area]:
    """The ship under sail, or those that a new captain may choose from."""
    if not me.ship:
        return [_slip(seat, nth, SHIP_NAMES[ship], tied) for nth, ship in enumerate(START_SHIPS)]
    told: Told = {"ship": me.ship, "maneuver": me.maneuver, "captain": me.captain or "none"}
    title = Phrase("thing-deck-ship", told)
    return [
        Area(
            f"hull-{seat}",
            layout.outline(layout.DECK_SHIP),
            title,
            Phrase("thing-deck-ship-hint", told),
            art=f"big-{me.ship}",
        ),
        Area(f"hull-name-{seat}", layout.outline(layout.DECK_NAME), title, title=Phrase(f"name-{me.ship}")),
    ]


def _slip(seat: int, nth: int, ship: str, tied: Ties) -> Area:
    left, top, right, bottom = layout.DECK_SHIP
    middle = (left + right) / 2
    box = (left, top, middle - 10, bottom) if nth == 0 else (middle + 10, top, right, bottom)
    number = SHIP_NAMES.index(ship)
    told: Told = {"ship": ship, "maneuver": MANEUVER[number]}
    told |= dict(zip(LOCATION_NAMES, SHIP_LOCS[number], strict=True))
    return Area(
        id=f"slip-{seat}-{ship}",
        outline=layout.outline(box),
        label=Phrase("thing-slip", told),
        hint=Phrase("thing-slip-hint", told),
        options=tied.get(f"slip-{ship}", []),
        art=f"big-{ship}",
        title=Phrase("thing-slip", told),
    )


def _racks(seat: int, me: PlayerView) -> list[Area]:
    """Where cards lie."""
    boxes = {f"rack-{seat}-captain": layout.DECK_CAPTAIN}
    boxes |= {f"rack-{seat}-task-{n}": box for n, box in enumerate(layout.DECK_TASKS)}
    boxes |= {f"rack-{seat}-{n}": box for n, box in enumerate(layout.DECK_GEAR[: len(tools(me))])}
    return [Area(name, layout.outline(box), Phrase("thing-rack")) for name, box in boxes.items()]


def _hold_name(seat: int, me: PlayerView) -> Area:
    told: Told = {"n": me.cargo_size, "room": me.capacity}
    title = Phrase("thing-hold", told)
    return Area(
        f"hold-name-{seat}",
        layout.outline(layout.HOLD_NAME),
        title,
        Phrase("thing-hold-hint", told),
        title=title,
    )


def _hold(seat: int, me: PlayerView, tied: Ties) -> list[Spot]:
    """A crate for each Cargo card; what others have loaded stays closed."""
    room = max(me.capacity, me.cargo_size)
    spots: list[Spot] = []
    for nth, (x, y) in enumerate(layout.DECK_HOLD[:room]):
        good = hold(me)[nth] if nth < me.cargo_size else ""
        label = Phrase("thing-crate", {"good": good or "none"})
        token = f"crate-{good or 'empty'}"
        options = tied.get(f"good-{good}", []) if good not in ("", "closed") else []
        spots.append(
            Spot(f"hold-{seat}-{nth}", x, y, layout.HOLD_RADIUS, label, options=options, token=token)
        )
    return spots


def hold(me: PlayerView) -> list[str]:
    """The goods on board, as far as the viewer knows them."""
    known = sorted(card.rpartition("-")[0] for card in me.cargo)
    return known + ["closed"] * (me.cargo_size - len(known))


def _skills(seat: int, me: PlayerView) -> list[Spot]:
    return [
        Spot(
            f"skill-{seat}-{name}",
            x,
            y,
            layout.DECK_RADIUS,
            Phrase("thing-skill", {"skill": name, "n": n}),
            Phrase(f"thing-skill-{name}"),
            token=name,
            badge=str(n),
        )
        for name, n, (x, y) in zip(SKILL_NAMES, me.skills, layout.DECK_SKILLS, strict=False)
    ]


def _bounties(seat: int, me: PlayerView, tied: Ties) -> list[Spot]:
    return [
        Spot(
            f"wanted-{seat}-{nation}",
            x,
            y,
            layout.DECK_RADIUS,
            Phrase("thing-bounty", {"nation": nation, "n": n}),
            Phrase("thing-bounty-hint"),
            tied.get(f"bounty-{seat}-{nation}", []),
            token=f"bounty-{nation}",
            badge=str(n) if n else "",
        )
        for nation, n, (x, y) in zip(NATION_NAMES, me.bounty, layout.DECK_BOUNTIES, strict=True)
    ]


def _purse(view: View, seat: int, me: PlayerView) -> list[Spot]:
    """Glory, gold on board, the chest, the hand; what the viewer may not know is a question mark."""
    figures = [
        ("glory", me.glory, "laurel"),
        ("gold", me.gold, "doubloon"),
        ("chest", me.chest, "chest"),
        ("cards", me.hand_size, "cards"),
    ]
    return [
        Spot(
            f"purse-{seat}-{name}",
            x,
            y,
            layout.DECK_RADIUS,
            Phrase(f"thing-{name}", {"n": n}),
            Phrase(f"thing-{name}-hint", {"target": view.target, "cap": view.cap}),
            token=icon,
            badge=str(n) if n >= 0 else "?",
        )
        for (name, n, icon), (x, y) in zip(figures, layout.DECK_PURSE, strict=True)
    ]


# --- cards


def zones(seat: int, me: PlayerView, tied: Ties) -> list[Zone]:
    found: list[Zone] = []
    if me.captain:
        found.append(_zone(f"captain-of-{seat}", seat, [captain(seat, me, tied)], [f"rack-{seat}-captain"]))
    tasks: list[Card] = []
    if me.mission:
        tasks.append(mission(me.mission, f"deck-{seat}", tied, me))
    if me.rumor:
        tasks.append(rumor(me.rumor, f"deck-{seat}", tied))
    found.append(_zone(f"tasks-{seat}", seat, tasks, [f"rack-{seat}-task-{n}" for n in range(len(tasks))]))
    lying = tools(me)[: len(layout.DECK_GEAR)]
    cards = [
        tool(seat, name, kind, tied.get(gear(seat, name), []), name in me.flipped) for name, kind in lying
    ]
    found.append(_zone(f"gear-of-{seat}", seat, cards, [f"rack-{seat}-{n}" for n in range(len(cards))]))
    return [zone for zone in found if zone.cards]


def _zone(name: str, seat: int, cards: list[Card], spots: list[str]) -> Zone:
    title = Phrase("thing-deck", {"whom": seat})
    return Zone(name, "grid", title, cards, count=len(cards), seat=seat, board=deck_id(seat), spots=spots)
