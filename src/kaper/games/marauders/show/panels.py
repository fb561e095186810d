"""The players in the scene: glory, gold, bounties, the state of the ship, the hold, and who is on board."""

from kaper.engine.livery import SHAPES
from kaper.engine.scene import Counter, Panel, Phrase, Slot
from kaper.engine.ties import Ties
from kaper.games.marauders.components.board import COLOURS, LOCATION_NAMES, NATION_NAMES
from kaper.games.marauders.show.cards import tool_icon, tools
from kaper.games.marauders.show.deck import hold
from kaper.games.marauders.show.flags import captain_told
from kaper.games.marauders.show.keys import gauge, gear
from kaper.games.marauders.show.parts import Told, does, known, said
from kaper.games.marauders.view.view import PlayerView, View


def panels(view: View, viewer: int, tied: Ties) -> list[Panel]:
    """The viewer first, then the others in the order of their turns."""
    seats = len(view.players)
    first = max(viewer, 0)
    return [_panel(view, (first + n) % seats, tied) for n in range(seats)]


def _panel(view: View, seat: int, tied: Ties) -> Panel:
    me = view.players[seat]
    return Panel(
        seat=seat,
        colour=COLOURS[seat],
        shape=SHAPES[COLOURS[seat]],
        marks=_marks(view, seat, me, tied),
        counters=[
            *_purse(view, seat, me, tied),
            *_bounties(seat, me, tied),
            *_ship(seat, me, tied),
            *_gear(seat, me, tied),
        ],
        slots=_slots(seat, me, tied),
        active=seat == view.active and not view.ending,
    )


def _marks(view: View, seat: int, me: PlayerView, tied: Ties) -> list[Counter]:
    found: list[Counter] = []
    if me.captain:
        label, options = Phrase("thing-captain", captain_told(me)), tied.get(f"captain-{seat}", [])
        found.append(Counter(f"flag-{seat}", f"flag-{me.nation}", "", label, does(me.captain), options))
    if seat == view.first:
        found.append(Counter(f"first-{seat}", "compass", "", *said("first")))
    return found


def _counter(
    seat: int, name: str, icon: str, value: str, told: Told, options: list[str] | None = None
) -> Counter:
    return Counter(f"{name}-{seat}", icon, value, *said(name, told), options or [])


def _purse(view: View, seat: int, me: PlayerView, tied: Ties) -> list[Counter]:
    """Points on the track; gold on board and in the chest if the viewer may know them."""
    goal: Told = {"target": view.target, "cap": view.cap}
    glory: Told = {"n": me.glory, **goal}
    found = [_counter(seat, "glory", "laurel", f"{me.glory}/{view.target}", glory, tied.get(f"seat-{seat}"))]
    if me.gold >= 0:
        found.append(_counter(seat, "gold", "doubloon", str(me.gold), {"n": me.gold}))
    if me.chest >= 0:
        found.append(_counter(seat, "chest", "chest", str(me.chest), {"n": me.chest, **goal}))
    found.append(_counter(seat, "cards", "cards", str(me.hand_size), {"n": me.hand_size}))
    if me.has_rumor:
        found.append(_counter(seat, "has-rumor", "rumor", "", {}))
    if me.mission:
        label = Phrase("thing-has-mission", {"mission": me.mission})
        found.append(Counter(f"has-mission-{seat}", "mission", "", label, does(me.mission)))
    return found


def _bounties(seat: int, me: PlayerView, tied: Ties) -> list[Counter]:
    found: list[Counter] = []
    for nation, n in zip(NATION_NAMES, me.bounty, strict=True):
        if n:
            label, hint = Phrase("thing-bounty", {"nation": nation, "n": n}), Phrase("thing-bounty-hint")
            key = f"bounty-{seat}-{nation}"
            found.append(Counter(key, f"bounty-{nation}", str(n), label, hint, tied.get(key, [])))
    return found


def _ship(seat: int, me: PlayerView, tied: Ties) -> list[Counter]:
    if not me.ship:
        return []
    found: list[Counter] = []
    for name, now, most in zip(LOCATION_NAMES, me.now, me.most, strict=True):
        told: Told = {"location": name, "now": now, "most": most, "hits": 0}
        label, hint = Phrase("thing-location", told), Phrase(f"thing-location-{name}", told)
        options = tied.get(gauge(seat, name), [])
        found.append(Counter(f"panel-{seat}-{name}", f"loc-{name}", f"{now}/{most}", label, hint, options))
    return found


def _gear(seat: int, me: PlayerView, tied: Ties) -> list[Counter]:
    found: list[Counter] = []
    for name, kind in tools(me):
        icon, options = tool_icon(name, kind), tied.get(gear(seat, name), [])
        found.append(Counter(f"panel-gear-{seat}-{name}", icon, "", *known(name), options))
    return found


def _slots(seat: int, me: PlayerView, tied: Ties) -> list[Slot]:
    """The hold: a crate for each space; those of others stay closed."""
    found: list[Slot] = []
    loaded = hold(me)
    for nth in range(max(me.capacity, me.cargo_size)):
        good = loaded[nth] if nth < len(loaded) else ""
        icon = "cargo" if good == "closed" else f"good-{good}" if good else ""
        options = tied.get(f"good-{good}", []) if good and good != "closed" else []
        label = Phrase("thing-crate", {"good": good or "none"})
        found.append(Slot(f"slot-{seat}-{nth}", label, icon, int(bool(good)), options))
    return found
