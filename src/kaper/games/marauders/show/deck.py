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
from kaper.games.marauders.show.parts import Told, area, named, outline, said, sign
from kaper.games.marauders.view.view import PlayerView, View

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
        label, hint = Phrase("thing-location", told), Phrase(f"thing-location-{name}", told)
        options, token = tied.get(gauge(seat, name), []), gauge_art(name, now[at], most[at])
        marks, badge = ["damage"] * hits.count(name), str(now[at])
        radius = layout.GAUGE_RADIUS
        spots.append(Spot(f"{where}-{name}", x, y, radius, label, hint, options, token, marks, badge))
    return spots


def gauge_art(location: str, now: int, most: int) -> str:
    return f"gauge-{location}-{min(now, FULLEST)}-{min(max(most, now), FULLEST)}"


def _ship(seat: int, me: PlayerView, tied: Ties) -> list[Area]:
    """The ship under sail, or those that a new captain may choose from."""
    if not me.ship:
        return [_slip(seat, nth, SHIP_NAMES[ship], tied) for nth, ship in enumerate(START_SHIPS)]
    told: Told = {"ship": me.ship, "maneuver": me.maneuver, "captain": me.captain or "none"}
    title, hint = said("deck-ship", told)
    written = Area(f"hull-name-{seat}", outline(layout.DECK_NAME), title, title=named(me.ship))
    return [area(f"hull-{seat}", layout.DECK_SHIP, title, hint, art=f"big-{me.ship}"), written]


def _slip(seat: int, nth: int, ship: str, tied: Ties) -> Area:
    left, top, right, bottom = layout.DECK_SHIP
    middle = (left + right) / 2
    box = (left, top, middle - 10, bottom) if nth == 0 else (middle + 10, top, right, bottom)
    number = SHIP_NAMES.index(ship)
    told: Told = {"ship": ship, "maneuver": MANEUVER[number]}
    told |= dict(zip(LOCATION_NAMES, SHIP_LOCS[number], strict=True))
    label, hint = said("slip", told)
    options, art = tied.get(f"slip-{ship}", []), f"big-{ship}"
    return Area(f"slip-{seat}-{ship}", outline(box), label, hint, options, art=art, title=label)


def _racks(seat: int, me: PlayerView) -> list[Area]:
    """Where cards lie."""
    boxes = {f"rack-{seat}-captain": layout.DECK_CAPTAIN}
    boxes |= {f"rack-{seat}-task-{n}": box for n, box in enumerate(layout.DECK_TASKS)}
    boxes |= {f"rack-{seat}-{n}": box for n, box in enumerate(layout.DECK_GEAR[: len(tools(me))])}
    return [area(name, box, Phrase("thing-rack")) for name, box in boxes.items()]


def _hold_name(seat: int, me: PlayerView) -> Area:
    told: Told = {"n": me.cargo_size, "room": me.capacity}
    return sign(f"hold-name-{seat}", layout.HOLD_NAME, *said("hold", told))


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
    found: list[Spot] = []
    for name, n, (x, y) in zip(SKILL_NAMES, me.skills, layout.DECK_SKILLS, strict=False):
        label, hint = Phrase("thing-skill", {"skill": name, "n": n}), Phrase(f"thing-skill-{name}")
        key, radius = f"skill-{seat}-{name}", layout.DECK_RADIUS
        found.append(Spot(key, x, y, radius, label, hint, token=name, badge=str(n)))
    return found


def _bounties(seat: int, me: PlayerView, tied: Ties) -> list[Spot]:
    found: list[Spot] = []
    for nation, n, (x, y) in zip(NATION_NAMES, me.bounty, layout.DECK_BOUNTIES, strict=True):
        label, hint = Phrase("thing-bounty", {"nation": nation, "n": n}), Phrase("thing-bounty-hint")
        key, token, options = (
            f"wanted-{seat}-{nation}",
            f"bounty-{nation}",
            tied.get(f"bounty-{seat}-{nation}", []),
        )
        badge = str(n) if n else ""
        found.append(Spot(key, x, y, layout.DECK_RADIUS, label, hint, options, token, badge=badge))
    return found


def _purse(view: View, seat: int, me: PlayerView) -> list[Spot]:
    """Glory, gold on board, the chest, the hand; what the viewer may not know is a question mark."""
    figures = [
        ("glory", me.glory, "laurel"),
        ("gold", me.gold, "doubloon"),
        ("chest", me.chest, "chest"),
        ("cards", me.hand_size, "cards"),
    ]
    goal: Told = {"target": view.target, "cap": view.cap}
    found: list[Spot] = []
    for (name, n, icon), (x, y) in zip(figures, layout.DECK_PURSE, strict=True):
        label, hint = Phrase(f"thing-{name}", {"n": n}), Phrase(f"thing-{name}-hint", goal)
        key, badge = f"purse-{seat}-{name}", str(n) if n >= 0 else "?"
        found.append(Spot(key, x, y, layout.DECK_RADIUS, label, hint, token=icon, badge=badge))
    return found


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
