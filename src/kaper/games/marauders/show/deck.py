"""A player's own board in the scene: the ship with its five locations, the hold, the captain and the gear."""

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Card, Phrase, Sheet, Spot, Zone
from kaper.games.marauders.components.board import (
    LOCATION_NAMES,
    MANEUVER,
    NATION_NAMES,
    SHIP_LOCS,
    SHIP_NAMES,
    START_SHIPS,
)
from kaper.games.marauders.components.cards import SKILL_NAMES
from kaper.games.marauders.show import keys, layout
from kaper.games.marauders.show.cards import DECK, captain, mission, rumor, tool
from kaper.games.marauders.show.layout import Point
from kaper.games.marauders.show.mate import Goal, Mate, Tool
from kaper.games.marauders.show.parts import Told, area, named, outline, said, sign

FULLEST = 5
"""A gauge has no more pips than this."""


@remembered
def board(me: Mate, goal: Goal) -> Board:
    seat = me.seat
    spots: list[Spot] = []
    if me.ship:
        places = zip(layout.DECK_GAUGES.items(), me.now, me.most, strict=True)
        spots += [gauge(keys.deck(seat), name, at, now, most, 0) for (name, at), now, most in places]
    spots += _hold(seat, me.hold, me.room) + _skills(seat, me.skills) + _bounties(seat, me.bounty)
    purse = (("glory", me.glory), ("gold", me.gold), ("chest", me.chest), ("cards", me.cards))
    spots += [_coin(seat, nth, name, n, goal) for nth, (name, n) in enumerate(purse)]
    return Board(
        id=keys.deck(seat),
        art="deck",
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-deck", {"whom": seat}),
        spots=spots,
        areas=[
            *_ship(seat, me.ship, me.maneuver, me.captain),
            *_racks(seat, len(me.tools)),
            _hold_name(seat, len(me.hold), me.room),
        ],
        centre=(330.0, 748.0),
        art_dark="deck-dark",
        seat=seat,
        sheets=_sheets(me),
    )


def _sheets(me: Mate) -> list[Sheet]:
    """Captain and purse first: a new captain has no ship yet."""
    ship = [Sheet(named(me.ship), layout.ABOARD)] if me.ship else []
    hold = Phrase("thing-hold", {"n": len(me.hold), "room": me.room})
    return [
        Sheet(Phrase("thing-deck", {"whom": me.seat}), layout.ASHORE),
        *ship,
        Sheet(hold, layout.BELOW),
        Sheet(Phrase("thing-rack"), layout.RACKS),
    ]


@remembered
def gauge(where: str, location: str, at: Point, now: int, most: int, hits: int) -> Spot:
    """A location of a ship with its cube; `hits` are those of this round."""
    told: Told = {"location": location, "now": now, "most": most, "hits": hits}
    return Spot(
        keys.gauge(where, location),
        *at,
        layout.GAUGE_RADIUS,
        Phrase("thing-location", told),
        Phrase(f"thing-location-{location}"),
        gauge_art(location, now, most),
        ["damage"] * hits,
        str(now),
    )


def gauge_art(location: str, now: int, most: int) -> str:
    return f"gauge-{location}-{min(now, FULLEST)}-{min(max(most, now), FULLEST)}"


@remembered
def _ship(seat: int, ship: str, maneuver: int, commander: str) -> list[Area]:
    """The ship under sail, or those that a new captain may choose from."""
    if not ship:
        return [_slip(seat, nth, SHIP_NAMES[number]) for nth, number in enumerate(START_SHIPS)]
    told: Told = {"ship": ship, "captain": commander or "none"}
    title, hint = said("deck-ship", told, {"maneuver": maneuver})
    written = Area(f"hull-name-{seat}", outline(layout.DECK_NAME), title, title=named(ship))
    return [area(f"hull-{seat}", layout.DECK_SHIP, title, hint, art=f"big-{ship}"), written]


def _slip(seat: int, nth: int, ship: str) -> Area:
    left, top, right, bottom = layout.DECK_SHIP
    middle = (left + right) / 2
    box = (left, top, middle - 10, bottom) if nth == 0 else (middle + 10, top, right, bottom)
    number = SHIP_NAMES.index(ship)
    told: Told = dict(zip(LOCATION_NAMES, SHIP_LOCS[number], strict=True))
    label, hint = said("slip", {"ship": ship}, {**told, "maneuver": MANEUVER[number]})
    return Area(keys.slip(seat, ship), outline(box), label, hint, art=f"big-{ship}", title=label)


@remembered
def _racks(seat: int, gear: int) -> list[Area]:
    """Where cards lie."""
    boxes = {f"rack-{seat}-captain": layout.DECK_CAPTAIN}
    boxes |= {f"rack-{seat}-task-{n}": box for n, box in enumerate(layout.DECK_TASKS)}
    boxes |= {f"rack-{seat}-{n}": box for n, box in enumerate(layout.DECK_GEAR[:gear])}
    return [area(name, box, Phrase("thing-rack")) for name, box in boxes.items()]


@remembered
def _hold_name(seat: int, loaded: int, room: int) -> Area:
    told: Told = {"n": loaded, "room": room}
    return sign(f"hold-name-{seat}", layout.HOLD_NAME, *said("hold", told))


def _hold(seat: int, goods: tuple[str, ...], room: int) -> list[Spot]:
    """A crate for each Cargo card; what others have loaded stays closed."""
    places = range(min(max(room, len(goods)), len(layout.DECK_HOLD)))
    return [_crate(seat, nth, goods[nth] if nth < len(goods) else "") for nth in places]


@remembered
def _crate(seat: int, nth: int, good: str) -> Spot:
    label, token = Phrase("thing-crate", {"good": good or "none"}), f"crate-{good or 'empty'}"
    return Spot(keys.crate(seat, nth), *layout.DECK_HOLD[nth], layout.HOLD_RADIUS, label, token=token)


@remembered
def _skills(seat: int, skills: tuple[int, ...]) -> list[Spot]:
    found: list[Spot] = []
    for name, n, (x, y) in zip(SKILL_NAMES, skills, layout.DECK_SKILLS, strict=False):
        label, hint = Phrase("thing-skill", {"skill": name, "n": n}), Phrase(f"thing-skill-{name}")
        key, radius = f"skill-{seat}-{name}", layout.DECK_RADIUS
        found.append(Spot(key, x, y, radius, label, hint, token=name, badge=str(n)))
    return found


@remembered
def _bounties(seat: int, bounty: tuple[int, ...]) -> list[Spot]:
    found: list[Spot] = []
    for nation, n, (x, y) in zip(NATION_NAMES, bounty, layout.DECK_BOUNTIES, strict=True):
        label, hint = Phrase("thing-bounty", {"nation": nation, "n": n}), Phrase("thing-bounty-hint")
        key, token, badge = keys.wanted(seat, nation), f"bounty-{nation}", str(n) if n else ""
        found.append(Spot(key, x, y, layout.DECK_RADIUS, label, hint, token, badge=badge))
    return found


PURSE_ICONS = {"glory": "laurel", "gold": "doubloon", "chest": "chest", "cards": "cards"}


@remembered
def _coin(seat: int, nth: int, name: str, n: int, goal: Goal) -> Spot:
    """Glory, gold on board, the chest, the hand; what the viewer may not know is a question mark."""
    told: Told = {"target": goal.target, "cap": goal.cap}
    label, hint = Phrase(f"thing-{name}", {"n": n}), Phrase(f"thing-{name}-hint", told)
    key, badge, at = f"purse-{seat}-{name}", str(n) if n >= 0 else "?", layout.DECK_PURSE[nth]
    return Spot(key, *at, layout.DECK_RADIUS, label, hint, PURSE_ICONS[name], badge=badge)


def zones(me: Mate) -> list[Zone]:
    """The captain, the tasks and the gear, as cards."""
    found = [
        _commander(me.seat, me.captain, me.nation, me.home) if me.captain else None,
        tasks(me.seat, me.mission, me.progress, me.rumor),
        _gear(me.seat, me.tools, me.flipped) if me.tools else None,
    ]
    return [zone for zone in found if zone is not None]


@remembered
def _commander(seat: int, name: str, nation: str, home: str) -> Zone:
    card = captain(seat, name, nation, home)
    return _zone(f"captain-of-{seat}", seat, [card], [f"rack-{seat}-captain"])


@remembered
def tasks(seat: int, errand: str, progress: int, whisper: str) -> Zone | None:
    """A claimed mission, and a rumor that the viewer knows."""
    cards: list[Card] = []
    if errand:
        cards.append(mission(errand, DECK, progress))
    if whisper:
        cards.append(rumor(whisper, DECK))
    places = [f"rack-{seat}-task-{n}" for n in range(len(cards))]
    return _zone(f"tasks-{seat}", seat, cards, places) if cards else None


@remembered
def _gear(seat: int, tools: tuple[Tool, ...], flipped: tuple[str, ...]) -> Zone:
    lying = tools[: len(layout.DECK_GEAR)]
    cards = [tool(seat, name, kind, name in flipped) for name, kind in lying]
    return _zone(f"gear-of-{seat}", seat, cards, [f"rack-{seat}-{n}" for n in range(len(cards))])


def _zone(name: str, seat: int, cards: list[Card], spots: list[str]) -> Zone:
    title = Phrase("thing-deck", {"whom": seat})
    board = keys.deck(seat)
    return Zone(name, "grid", title, cards, count=len(cards), seat=seat, board=board, spots=spots)
