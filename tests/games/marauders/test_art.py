"""The drawings: as the code draws them, well-formed and small, one for everything that scenes show."""

from functools import cache
from itertools import combinations
from math import dist
from pathlib import Path
from re import MULTILINE, findall
from xml.etree import ElementTree

import pytest

from kaper.games import marauders
from kaper.games.marauders import scene_plan as plan
from kaper.games.marauders.art.coasts import is_inside
from kaper.games.marauders.art.draw import render
from kaper.games.marauders.board import NEAR, PORT, ZONE_NAMES, ZONES
from tests.games.marauders.test_scene import VARIANTS, moments
from tests.project import ROOT

FOLDER = Path(marauders.__file__).parent / "art"
LARGEST = 200_000
BOARDS = ("battle", "chart", "deck", "melee", "port")
DRAWN = [f"{board}{dark}.svg" for board in BOARDS for dark in ("", "-dark")]
NAMES = sorted(["cards.svg", "icons.svg", "pieces.svg", *DRAWN])
SHARED = ROOT / "web" / "src" / "scene" / "icons.ts"
"""The icons of the page, which every game may use."""


@cache
def drawings() -> dict[str, str]:
    return render()


def symbols(*files: str) -> set[str]:
    return {name for file in files for name in findall(r'<symbol id="([^"]+)"', drawings()[file])}


def shared() -> set[str]:
    text = SHARED.read_text(encoding="utf-8")
    return {*findall(r"^  '?([a-z0-9-]+)'?: ", text, MULTILINE), *findall(r"([a-z]+): '", text)}


def test_every_drawing_is_in_the_folder() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.svg")) == sorted(drawings()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_up_to_date(name: str) -> None:
    again = "draw it anew: python -m kaper.games.marauders.art.draw"
    assert (FOLDER / name).read_text(encoding="utf-8") == drawings()[name], again


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_well_formed_small_and_draws_nothing_from_elsewhere(name: str) -> None:
    ElementTree.fromstring(drawings()[name])
    assert len(drawings()[name].encode()) < LARGEST
    assert "href=" not in drawings()[name].replace('href="#', "")
    assert "<script" not in drawings()[name]


def test_everything_in_random_games_is_drawn() -> None:
    drawn = symbols("pieces.svg", "icons.svg", "cards.svg") | shared() | {""}
    for variant in range(len(VARIANTS)):
        for each in moments(variant):
            seen = each.looked.drawn
            places = [place for board in seen.boards for place in board.spots]
            areas = [area for board in seen.boards for area in board.areas]
            cards = [card for zone in seen.zones for card in zone.cards]
            wanted = {place.token for place in places} | {mark for place in places for mark in place.marks}
            wanted |= {area.art for area in areas} | {icon for area in areas for icon in area.icons}
            wanted |= {piece.art for piece in seen.pieces} | each.looked.icons
            wanted |= {card.art for card in cards} | {icon for card in cards for icon in card.icons}
            assert wanted <= drawn


# --- the chart


def borders() -> set[frozenset[str]]:
    """Zones whose outlines have a side in common."""
    sides: dict[frozenset[str], set[str]] = {}
    for zone, corners in plan.OUTLINES.items():
        for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
            sides.setdefault(frozenset((one, other)), set()).add(zone)
    return {frozenset(zones) for zones in sides.values() if len(zones) == 2}


def test_zones_meet_on_the_chart_where_they_border_by_the_rules() -> None:
    ruled = {frozenset((ZONE_NAMES[zone], ZONE_NAMES[near])) for zone in ZONES for near in NEAR[zone]}
    assert borders() == ruled
    assert len(ruled) == 34


def test_what_belongs_to_a_zone_lies_in_it() -> None:
    for zone in ZONES:
        place, outline = plan.PLACES[ZONE_NAMES[zone]], plan.zone_outline(ZONE_NAMES[zone])
        at_sea = [place.sea, place.name]
        in_port = [place.port, place.dock, place.demand, place.mod] if PORT[zone] else []
        assert all(is_inside(x, y, outline) for x, y in at_sea + in_port), ZONE_NAMES[zone]


def test_ports_and_tokens_do_not_cover_each_other() -> None:
    discs = [
        (at, radius)
        for zone in ZONES
        if PORT[zone]
        for place in [plan.PLACES[ZONE_NAMES[zone]]]
        for at, radius in (
            (place.port, plan.PORT_RADIUS),
            (place.demand, plan.TOKEN_RADIUS),
            (place.mod, plan.TOKEN_RADIUS),
        )
    ]
    for (one, wide), (other, wider) in combinations(discs, 2):
        assert dist(one, other) > 0.8 * (wide + wider)
