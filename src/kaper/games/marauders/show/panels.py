"""The players in the scene: glory, gold, bounties, the state of the ship, the hold, and who is on board."""

from kaper.engine.livery import SHAPES
from kaper.engine.remembered import remembered
from kaper.engine.scene import Counter, Panel, Phrase, Slot
from kaper.games.marauders.components.board import COLOURS, LOCATION_NAMES, NATION_NAMES
from kaper.games.marauders.show import keys
from kaper.games.marauders.show.cards import tool_icon
from kaper.games.marauders.show.flags import captain_told
from kaper.games.marauders.show.mate import CLOSED, Goal, Mate
from kaper.games.marauders.show.parts import Told, does, known, said


@remembered
def panel(me: Mate, goal: Goal, active: bool, first: bool) -> Panel:
    seat = me.seat
    return Panel(
        seat=seat,
        colour=COLOURS[seat],
        shape=SHAPES[COLOURS[seat]],
        marks=_marks(seat, me.captain, me.nation, me.home, first),
        counters=[*_purse(me, goal), *_bounties(seat, me.bounty), *_ship(me), *_gear(me)],
        slots=_slots(seat, me.hold, me.room),
        active=active,
    )


@remembered
def _marks(seat: int, captain: str, nation: str, home: str, first: bool) -> list[Counter]:
    found: list[Counter] = []
    if captain:
        label = Phrase("thing-captain", captain_told(captain, nation, home))
        found.append(Counter(keys.flag(seat), f"flag-{nation}", "", label, does(captain)))
    if first:
        found.append(Counter(f"first-{seat}", "compass", "", *said("first")))
    return found


def _purse(me: Mate, goal: Goal) -> list[Counter]:
    """Points on the track; gold on board and in the chest if the viewer may know them."""
    seat = me.seat
    found = [_glory(seat, me.glory, goal)]
    if me.gold >= 0:
        found.append(_counter(seat, "gold", "doubloon", me.gold))
    if me.chest >= 0:
        found.append(_chest(seat, me.chest, goal))
    found.append(_counter(seat, "cards", "cards", me.cards))
    if me.has_rumor:
        found.append(_rumor(seat))
    if me.mission:
        found.append(_mission(seat, me.mission))
    return found


@remembered
def _glory(seat: int, n: int, goal: Goal) -> Counter:
    told: Told = {"target": goal.target, "cap": goal.cap}
    return Counter(f"glory-{seat}", "laurel", f"{n}/{goal.target}", *said("glory", {"n": n}, told))


@remembered
def _counter(seat: int, name: str, icon: str, n: int) -> Counter:
    return Counter(f"{name}-{seat}", icon, str(n), *said(name, {"n": n}))


@remembered
def _chest(seat: int, n: int, goal: Goal) -> Counter:
    return Counter(f"chest-{seat}", "chest", str(n), *said("chest", {"n": n}, {"cap": goal.cap}))


@remembered
def _rumor(seat: int) -> Counter:
    return Counter(f"has-rumor-{seat}", "rumor", "", *said("has-rumor"))


@remembered
def _mission(seat: int, mission: str) -> Counter:
    label = Phrase("thing-has-mission", {"mission": mission})
    return Counter(f"has-mission-{seat}", "mission", "", label, does(mission))


@remembered
def _bounties(seat: int, bounty: tuple[int, ...]) -> list[Counter]:
    found: list[Counter] = []
    for nation, n in zip(NATION_NAMES, bounty, strict=True):
        if n:
            label, hint = Phrase("thing-bounty", {"nation": nation, "n": n}), Phrase("thing-bounty-hint")
            found.append(Counter(keys.bounty(seat, nation), f"bounty-{nation}", str(n), label, hint))
    return found


def _ship(me: Mate) -> list[Counter]:
    places = zip(LOCATION_NAMES, me.now, me.most, strict=True)
    return [_gauge(me.seat, name, now, most) for name, now, most in places] if me.ship else []


@remembered
def _gauge(seat: int, name: str, now: int, most: int) -> Counter:
    told: Told = {"location": name, "now": now, "most": most, "hits": 0}
    label, hint = Phrase("thing-location", told), Phrase(f"thing-location-{name}")
    return Counter(keys.panel_gauge(seat, name), f"loc-{name}", f"{now}/{most}", label, hint)


def _gear(me: Mate) -> list[Counter]:
    return [_tool(me.seat, name, kind) for name, kind in me.tools]


@remembered
def _tool(seat: int, name: str, kind: str) -> Counter:
    return Counter(keys.panel_gear(seat, name), tool_icon(name, kind), "", *known(name))


def _slots(seat: int, goods: tuple[str, ...], room: int) -> list[Slot]:
    """The hold: a crate for each space; those of others stay closed."""
    places = range(max(room, len(goods)))
    return [_slot(seat, nth, goods[nth] if nth < len(goods) else "") for nth in places]


@remembered
def _slot(seat: int, nth: int, good: str) -> Slot:
    icon = "cargo" if good == CLOSED else f"good-{good}" if good else ""
    label = Phrase("thing-crate", {"good": good or "none"})
    return Slot(keys.slot(seat, nth), label, icon, int(bool(good)))
