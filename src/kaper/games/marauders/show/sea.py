"""The chart in the scene: zones, ports with their tokens, merchants, NPC ships and the players."""

from typing import Final

from kaper.engine.scene import Area, Board, Counter, Phrase, Piece, Spot
from kaper.engine.ties import Ties
from kaper.games.marauders.components.board import NATION_NAMES, NEAR, PORTS, ZONE_NAMES, ZONES
from kaper.games.marauders.components.cards import EVENT_CLOSES, EVENT_NAMES, MISSION_NAMES, MISSION_PORT
from kaper.games.marauders.show import layout
from kaper.games.marauders.show.cards import npc_art, npc_flag
from kaper.games.marauders.show.parts import Told, area, does, named, said, sign
from kaper.games.marauders.view.view import NpcView, PlayerView, View, ZoneView

SEA: Final = "chart"
STILL: Final = "none"
"""A word for what is not there."""


def board(view: View, viewer: int, tied: Ties) -> Board:
    spots: list[Spot] = []
    for zone in view.zones:
        if zone.flag:
            spots += [_port(view, zone, viewer, tied), *_tokens(zone, tied)]
    zones = [_zone(zone, tied) for zone in view.zones]
    names = [sign(f"name-{zone}", layout.name_box(zone), named(zone)) for zone in ZONE_NAMES]
    return Board(
        id=SEA,
        art=SEA,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-chart"),
        spots=spots,
        areas=[*zones, *_waters(), *names, test_place(SEA)],
        routes=_routes(),
        centre=(1200.0, 45.0),
        art_dark=f"{SEA}-dark",
    )


def _zone(zone: ZoneView, tied: Ties) -> Area:
    told: Told = {"zone": zone.name, "nation": zone.flag or STILL, "merchant": int(zone.merchant)}
    key, shape = f"zone-{zone.name}", layout.zone_outline(zone.name)
    return Area(key, shape, Phrase("thing-zone", told), does(zone.name), tied.get(key, []))


def _waters() -> list[Area]:
    """Where ships lie: at sea, and in port."""
    seas = [area(f"sea-{at}", layout.sea_box(at), Phrase("thing-sea", {"zone": at})) for at in ZONE_NAMES]
    ports = [ZONE_NAMES[zone] for zone in PORTS]
    return seas + [
        area(f"dock-{at}", layout.dock_box(at), Phrase("thing-dock", {"zone": at})) for at in ports
    ]


def test_place(board: str) -> Area:
    """Where the dice of a skill test lie on a board."""
    return area(f"test-at-{board}", layout.TESTS[board], Phrase("thing-test-place"))


def _routes() -> list[tuple[str, str]]:
    seas = [
        (f"sea-{ZONE_NAMES[zone]}", f"sea-{ZONE_NAMES[near]}")
        for zone in ZONES
        for near in NEAR[zone]
        if zone < near
    ]
    return seas + [(f"sea-{ZONE_NAMES[zone]}", f"dock-{ZONE_NAMES[zone]}") for zone in PORTS]


# --- ports


def _port(view: View, zone: ZoneView, viewer: int, tied: Ties) -> Spot:
    here = [name for name in view.missions if _mission_port(name) == zone.name]
    me = view.players[viewer] if viewer >= 0 else None
    wanted = me is not None and me.bounty[NATION_NAMES.index(zone.flag)] > 0
    at_war = zone.flag in view.warring
    home = me is not None and me.home == zone.name
    plague = _plague(view, zone)
    told: Told = {
        "zone": zone.name,
        "nation": zone.flag,
        "demand": zone.demand or STILL,
        "mod": zone.mod or STILL,
        "missions": len(here),
        "mission": here[0] if here else STILL,
        "wanted": int(wanted),
        "war": int(at_war),
        "plague": int(plague),
        "home": int(home),
    }
    marks = ["house"] * home + ["mission"] * len(here) + ["wanted"] * wanted + ["war"] * at_war
    marks += ["specialist-surgeon"] * plague
    key, at, radius = f"port-{zone.name}", layout.PLACES[zone.name].port, layout.PORT_RADIUS
    return Spot(key, *at, radius, *said("port", told), tied.get(key, []), f"town-{zone.flag}", marks)


def _mission_port(mission: str) -> str:
    return ZONE_NAMES[MISSION_PORT[MISSION_NAMES.index(mission)]]


def _plague(view: View, zone: ZoneView) -> bool:
    """Whether an event closes the port this round."""
    number = ZONE_NAMES.index(zone.name)
    return any(number in EVENT_CLOSES[EVENT_NAMES.index(name)] for name in view.events)


def _tokens(zone: ZoneView, tied: Ties) -> list[Spot]:
    """The Demand token and the Modification token of a port."""
    place = layout.PLACES[zone.name]
    found: list[Spot] = []
    if zone.demand:
        told: Told = {"zone": zone.name, "good": zone.demand}
        key, token = f"demand-{zone.name}", f"demand-{zone.demand}"
        found.append(Spot(key, *place.demand, layout.TOKEN_RADIUS, *said("demand", told), token=token))
    if zone.mod or zone.mod_face_down:
        told = {"zone": zone.name, "mod": zone.mod or STILL}
        label = Phrase("thing-mod" if zone.mod else "thing-mod-down", told)
        hint = does(zone.mod) if zone.mod else Phrase("thing-mod-down-hint")
        options, token = tied.get(f"mod-{zone.name}", []), f"mod-{zone.mod or 'back'}"
        found.append(
            Spot(f"mod-at-{zone.name}", *place.mod, layout.TOKEN_RADIUS, label, hint, options, token)
        )
    return found


# --- ships


def pieces(view: View, tied: Ties) -> list[Piece]:
    """A merchant that was found has left its zone, but it lies before the captain who decides what to do."""
    trade = [
        _merchant(zone, tied) for zone in view.zones if zone.merchant or tied.get(f"merchant-{zone.name}")
    ]
    fleets = [_npc(npc, tied) for npc in view.npcs if npc.zone]
    ours = [_ship(seat, me, tied) for seat, me in enumerate(view.players) if me.zone and me.ship]
    return [*trade, *fleets, *ours]


def _merchant(zone: ZoneView, tied: Ties) -> Piece:
    label, hint = Phrase("thing-merchant", {"zone": zone.name}), Phrase("thing-merchant-hint")
    key = f"merchant-{zone.name}"
    return Piece(key, SEA, f"sea-{zone.name}", "merchant", label, -1, hint, tied.get(key, []), size=1.35)


def _npc(npc: NpcView, tied: Ties) -> Piece:
    label, hint = said("npc", npc_told(npc))
    key, art = f"npc-{npc.name}", npc_art(npc.name, npc.ship)
    return Piece(key, SEA, f"sea-{npc.zone}", art, label, -1, hint, tied.get(key, []), size=1.75)


def npc_told(npc: NpcView) -> Told:
    seamanship, scouting, leadership = npc.skills or [0, 0, 0]
    return {
        "npc": npc.name,
        "card": npc.card or STILL,
        "ship": npc.ship or STILL,
        "zone": npc.zone or STILL,
        "seamanship": seamanship,
        "scouting": scouting,
        "leadership": leadership,
    }


def _ship(seat: int, me: PlayerView, tied: Ties) -> Piece:
    told: Told = {
        "whom": seat,
        "ship": me.ship,
        "captain": me.captain or STILL,
        "zone": me.zone,
        "docked": int(me.docked),
    }
    label, hint = said("ship", told)
    where, size = ("dock", 2.3) if me.docked else ("sea", 1.9)
    key, spot, art = f"ship-{seat}", f"{where}-{me.zone}", f"ship-{me.ship}"
    return Piece(key, SEA, spot, art, label, seat, hint, tied.get(key, []), size=size)


# --- what concerns everybody


def centre(view: View) -> list[Counter]:
    """The round, the war, the event deck and the NPC ships: on whichever board is in front."""
    told: Told = {"round": view.round, "target": view.target, "final": int(view.final)}
    left: Told = {"n": view.events_left}
    label, hint = Phrase("thing-events-left", left), Phrase("thing-event-deck-hint", left)
    found = [
        Counter("round", "hourglass", str(view.round), *said("round", told)),
        Counter("events-left", "wind", str(view.events_left), label, hint),
    ]
    if view.war:
        one, other = view.warring
        war = Phrase("thing-war", {"one": one, "other": other})
        for nation, between in ((one, "⚔"), (other, "")):
            hint = Phrase("thing-war-hint")
            found.append(Counter(f"war-{nation}", f"flag-{nation}", between, war, hint))
    for npc in view.npcs:
        if npc.zone:
            icon = npc_flag(npc.name, "pennant")
            found.append(Counter(f"at-large-{npc.name}", icon, "", *said("npc", npc_told(npc))))
    return found
