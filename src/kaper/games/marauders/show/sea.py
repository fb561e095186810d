"""The chart in the scene: zones, ports with their tokens, merchants, NPC ships and the players."""

from typing import Final

from kaper.engine.scene import Area, Board, Counter, Phrase, Piece, Spot
from kaper.engine.ties import Ties
from kaper.games.marauders.components.board import NATION_NAMES, NEAR, PORT, ZONE_NAMES, ZONES
from kaper.games.marauders.components.cards import EVENT_CLOSES, EVENT_NAMES, MISSION_NAMES, MISSION_PORT
from kaper.games.marauders.show import layout
from kaper.games.marauders.show.cards import npc_art, npc_flag
from kaper.games.marauders.view.view import NpcView, PlayerView, View, ZoneView

SEA: Final = "chart"
Told = dict[str, int | str]
STILL: Final = "none"
"""A word for what is not there."""


def board(view: View, viewer: int, tied: Ties) -> Board:
    spots: list[Spot] = []
    for zone in view.zones:
        if zone.flag:
            spots += [_port(view, zone, viewer, tied), *_tokens(zone, tied)]
    zones = [_zone(zone, tied) for zone in view.zones]
    names = [_name(zone.name) for zone in view.zones]
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
    return Area(
        id=f"zone-{zone.name}",
        outline=layout.zone_outline(zone.name),
        label=Phrase("thing-zone", told),
        hint=Phrase(f"name-does-{zone.name}"),
        options=tied.get(f"zone-{zone.name}", []),
    )


def _waters() -> list[Area]:
    """Where ships lie: at sea, and in port."""
    seas = [
        Area(f"sea-{zone}", layout.outline(layout.sea_box(zone)), Phrase("thing-sea", {"zone": zone}))
        for zone in ZONE_NAMES
    ]
    return seas + [
        Area(
            f"dock-{ZONE_NAMES[zone]}",
            layout.outline(layout.dock_box(ZONE_NAMES[zone])),
            Phrase("thing-dock", {"zone": ZONE_NAMES[zone]}),
        )
        for zone in ZONES
        if PORT[zone]
    ]


def test_place(board: str) -> Area:
    """Where the dice of a skill test lie on a board."""
    return Area(f"test-at-{board}", layout.outline(layout.TESTS[board]), Phrase("thing-test-place"))


def _name(zone: str) -> Area:
    title = Phrase("name-" + zone)
    return Area(f"name-{zone}", layout.outline(layout.name_box(zone)), title, title=title)


def _routes() -> list[tuple[str, str]]:
    seas = [
        (f"sea-{ZONE_NAMES[zone]}", f"sea-{ZONE_NAMES[near]}")
        for zone in ZONES
        for near in NEAR[zone]
        if zone < near
    ]
    return seas + [(f"sea-{ZONE_NAMES[zone]}", f"dock-{ZONE_NAMES[zone]}") for zone in ZONES if PORT[zone]]


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
    x, y = layout.PLACES[zone.name].port
    return Spot(
        id=f"port-{zone.name}",
        x=x,
        y=y,
        radius=layout.PORT_RADIUS,
        label=Phrase("thing-port", told),
        hint=Phrase("thing-port-hint", told),
        options=tied.get(f"port-{zone.name}", []),
        token=f"town-{zone.flag}",
        marks=marks,
    )


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
        label, hint = Phrase("thing-demand", told), Phrase("thing-demand-hint", told)
        x, y = place.demand
        token = f"demand-{zone.demand}"
        found.append(Spot(f"demand-{zone.name}", x, y, layout.TOKEN_RADIUS, label, hint, token=token))
    if zone.mod or zone.mod_face_down:
        told = {"zone": zone.name, "mod": zone.mod or STILL}
        label = Phrase("thing-mod" if zone.mod else "thing-mod-down", told)
        hint = Phrase(f"name-does-{zone.mod}") if zone.mod else Phrase("thing-mod-down-hint")
        x, y = place.mod
        options = tied.get(f"mod-{zone.name}", [])
        token = f"mod-{zone.mod}" if zone.mod else "mod-back"
        found.append(
            Spot(f"mod-at-{zone.name}", x, y, layout.TOKEN_RADIUS, label, hint, options, token=token)
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
    return Piece(
        id=f"merchant-{zone.name}",
        board=SEA,
        spot=f"sea-{zone.name}",
        art="merchant",
        label=Phrase("thing-merchant", {"zone": zone.name}),
        hint=Phrase("thing-merchant-hint"),
        options=tied.get(f"merchant-{zone.name}", []),
        size=1.35,
    )


def _npc(npc: NpcView, tied: Ties) -> Piece:
    told = npc_told(npc)
    return Piece(
        id=f"npc-{npc.name}",
        board=SEA,
        spot=f"sea-{npc.zone}",
        art=npc_art(npc.name, npc.ship),
        label=Phrase("thing-npc", told),
        hint=Phrase("thing-npc-hint", told),
        options=tied.get(f"npc-{npc.name}", []),
        size=1.75,
    )


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
    return Piece(
        id=f"ship-{seat}",
        board=SEA,
        spot=f"{'dock' if me.docked else 'sea'}-{me.zone}",
        art=f"ship-{me.ship}",
        label=Phrase("thing-ship", told),
        seat=seat,
        hint=Phrase("thing-ship-hint", told),
        options=tied.get(f"ship-{seat}", []),
        size=2.3 if me.docked else 1.9,
    )


# --- what concerns everybody


def centre(view: View) -> list[Counter]:
    """The round, the war, the event deck and the NPC ships: on whichever board is in front."""
    told: Told = {"round": view.round, "target": view.target, "final": int(view.final)}
    found = [
        Counter(
            "round",
            "hourglass",
            str(view.round),
            Phrase("thing-round", told),
            Phrase("thing-round-hint", told),
        ),
        Counter(
            "events-left",
            "wind",
            str(view.events_left),
            Phrase("thing-events-left", {"n": view.events_left}),
            Phrase("thing-event-deck-hint", {"n": view.events_left}),
        ),
    ]
    if view.war:
        one, other = view.warring
        war: Told = {"one": one, "other": other}
        for nth, nation in enumerate((one, other)):
            found.append(
                Counter(
                    f"war-{nation}",
                    f"flag-{nation}",
                    "⚔" if nth == 0 else "",
                    Phrase("thing-war", war),
                    Phrase("thing-war-hint"),
                )
            )
    for npc in view.npcs:
        if npc.zone:
            told = npc_told(npc)
            found.append(
                Counter(
                    f"at-large-{npc.name}",
                    npc_flag(npc.name, "pennant"),
                    "",
                    Phrase("thing-npc", told),
                    Phrase("thing-npc-hint", told),
                )
            )
    return found
