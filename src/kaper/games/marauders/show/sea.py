"""The chart in the scene: zones, ports with their tokens, and where ships lie."""

from typing import Final, NamedTuple

from kaper.engine.remembered import remembered
from kaper.engine.scene import Area, Board, Phrase, Spot
from kaper.games.marauders.components.board import FLAG, NATION_NAMES, NEAR, NONE, PORTS, ZONE_NAMES, ZONES
from kaper.games.marauders.components.cards import (
    EVENT_CLOSES,
    GOODS_NAMES,
    MISSION_NAMES,
    MISSION_PORT,
    MOD_NAMES,
)
from kaper.games.marauders.show import keys, layout
from kaper.games.marauders.show.parts import Told, area, does, named, said, sign
from kaper.games.marauders.state.state import Marauders

SEA: Final = "chart"
STILL: Final = "none"
"""A word for what is not there."""


class Chart(NamedTuple):
    """What lies on the chart: for each zone the tokens, and what goes on there."""

    demand: tuple[int, ...]
    mods: tuple[int, ...]
    face_down: tuple[bool, ...]
    merchants: tuple[bool, ...]
    missions: tuple[int, ...]
    events: tuple[int, ...]
    warring: tuple[int, ...]


class Concern(NamedTuple):
    """What ports mean to one player: the home port, and the nations that want him."""

    home: int
    wanted: tuple[bool, ...]


NOBODY: Final = Concern(NONE, (False,) * len(NATION_NAMES))


def chart_of(s: Marauders) -> Chart:
    return Chart(
        tuple(s.demand),
        tuple(s.mod_up),
        tuple([batch != NONE for batch in s.mod_down]),
        tuple([batch != NONE for batch in s.merchant]),
        tuple(s.missions),
        s.events,
        s.warring,
    )


@remembered
def board(chart: Chart, concern: Concern) -> Board:
    spots: list[Spot] = []
    for zone in PORTS:
        nation = FLAG[zone]
        missions = tuple(card for card in chart.missions if MISSION_PORT[card] == zone)
        marks = Marks(
            concern.home == zone, missions, concern.wanted[nation], nation in chart.warring,
            any(zone in EVENT_CLOSES[card] for card in chart.events),
        )  # fmt: skip
        spots.append(_port(zone, chart.demand[zone], chart.mods[zone], marks))
        spots += _tokens(zone, chart.demand[zone], chart.mods[zone], chart.face_down[zone])
    return Board(
        id=SEA,
        art=SEA,
        width=layout.WIDTH,
        height=layout.HEIGHT,
        label=Phrase("thing-chart"),
        spots=spots,
        areas=[*(_zone(zone, chart.merchants[zone]) for zone in ZONES), *STILL_AREAS],
        routes=ROUTES,
        centre=(1200.0, 45.0),
        art_dark=f"{SEA}-dark",
    )


@remembered
def _zone(zone: int, merchant: bool) -> Area:
    name = ZONE_NAMES[zone]
    told: Told = {"zone": name, "nation": _called(NATION_NAMES, FLAG[zone]), "merchant": int(merchant)}
    return Area(f"zone-{name}", layout.zone_outline(name), Phrase("thing-zone", told), does(name))


def _called(names: list[str], number: int) -> str:
    return STILL if number == NONE else names[number]


def _waters() -> list[Area]:
    """Where ships lie: at sea, and in port."""
    seas = [area(f"sea-{at}", layout.sea_box(at), Phrase("thing-sea", {"zone": at})) for at in ZONE_NAMES]
    ports = [ZONE_NAMES[zone] for zone in PORTS]
    return seas + [
        area(f"dock-{at}", layout.dock_box(at), Phrase("thing-dock", {"zone": at})) for at in ports
    ]


@remembered
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


ROUTES: Final = _routes()
STILL_AREAS: Final = [
    *_waters(),
    *(sign(f"name-{zone}", layout.name_box(zone), named(zone)) for zone in ZONE_NAMES),
    test_place(SEA),
]
"""What never changes."""


# --- ports


class Marks(NamedTuple):
    """What stands at the rim of a port."""

    home: bool
    missions: tuple[int, ...]
    wanted: bool
    war: bool
    plague: bool

    def icons(self) -> list[str]:
        return [
            *["house"] * self.home,
            *["mission"] * len(self.missions),
            *["wanted"] * self.wanted,
            *["war"] * self.war,
            *["specialist-surgeon"] * self.plague,
        ]


@remembered
def _port(zone: int, demand: int, mod: int, marks: Marks) -> Spot:
    name, nation = ZONE_NAMES[zone], NATION_NAMES[FLAG[zone]]
    told: Told = {
        "nation": nation,
        "demand": _called(GOODS_NAMES, demand),
        "mod": _called(MOD_NAMES, mod),
        "missions": len(marks.missions),
        "mission": MISSION_NAMES[marks.missions[0]] if marks.missions else STILL,
        "wanted": int(marks.wanted),
        "war": int(marks.war),
        "plague": int(marks.plague),
        "home": int(marks.home),
    }
    at, radius = layout.PLACES[name].port, layout.PORT_RADIUS
    said_of = said("port", {"zone": name, "nation": nation}, told)
    return Spot(f"port-{name}", *at, radius, *said_of, f"town-{nation}", marks.icons())


@remembered
def _tokens(zone: int, demand: int, mod: int, face_down: bool) -> list[Spot]:
    """The Demand token and the Modification token of a port."""
    name = ZONE_NAMES[zone]
    place, radius = layout.PLACES[name], layout.TOKEN_RADIUS
    found: list[Spot] = []
    if demand != NONE:
        good = GOODS_NAMES[demand]
        label, hint = said("demand", {"zone": name, "good": good}, {"good": good})
        found.append(Spot(f"demand-{name}", *place.demand, radius, label, hint, f"demand-{good}"))
    if mod != NONE or face_down:
        kind = _called(MOD_NAMES, mod)
        told: Told = {"zone": name, "mod": kind}
        label = Phrase("thing-mod-down" if mod == NONE else "thing-mod", told)
        hint = Phrase("thing-mod-down-hint") if mod == NONE else does(kind)
        token = "mod-back" if mod == NONE else f"mod-{kind}"
        found.append(Spot(keys.modification(name), *place.mod, radius, label, hint, token))
    return found
