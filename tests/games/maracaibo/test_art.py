"""The drawings: as the code draws them from the components, well-formed and small, one for everything."""

from functools import cache
from pathlib import Path
from re import findall
from xml.etree import ElementTree

import pytest

from kaper.games import maracaibo
from kaper.games.maracaibo import plan
from kaper.games.maracaibo.art.draw import render
from kaper.games.maracaibo.cards import CARD_NAMES, FIGUREHEADS, KIND, NOTHING, QUEST_NAMES
from kaper.games.maracaibo.redcards import RED_NAMES
from kaper.games.maracaibo.ship import SOURCES
from kaper.games.maracaibo.track import SPACE_NAMES
from tests.games.maracaibo.test_scene import VARIANTS, moments

FOLDER = Path(maracaibo.__file__).parent / "art"
LARGEST = 200_000
BOARDS = ("base", "caribbean", "market", "redbeard", "rubies", "track")
DRAWN = [f"{board}{dark}.svg" for board in BOARDS for dark in ("", "-dark")]
NAMES = sorted(["cards.svg", "icons.svg", "pieces.svg", *DRAWN])


@cache
def drawings() -> dict[str, str]:
    return render()


def symbols(name: str) -> set[str]:
    return set(findall(r'<symbol id="([^"]+)"', drawings()[name]))


def test_every_drawing_is_in_the_folder() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.svg")) == sorted(drawings()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_up_to_date(name: str) -> None:
    again = "draw it anew: python -m kaper.games.maracaibo.art.draw"
    assert (FOLDER / name).read_text(encoding="utf-8") == drawings()[name], again


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_well_formed_small_and_draws_nothing_from_elsewhere(name: str) -> None:
    ElementTree.fromstring(drawings()[name])
    assert len(drawings()[name].encode()) < LARGEST
    assert "href=" not in drawings()[name].replace('href="#', "")
    assert "<script" not in drawings()[name]


def test_every_card_tile_and_action_has_a_face() -> None:
    cards = [name for card, name in enumerate(CARD_NAMES) if name and KIND[card] != NOTHING]
    wanted = {*cards, *FIGUREHEADS, *QUEST_NAMES.values(), *RED_NAMES.values()}
    wanted |= {f"raid-{action.name}" for action in SOURCES}
    assert wanted <= symbols("cards.svg")


def test_everything_in_random_games_is_drawn() -> None:
    tokens, icons, arts = symbols("pieces.svg"), symbols("icons.svg"), symbols("cards.svg")
    for variant in range(len(VARIANTS)):
        for each in moments(variant):
            drawn = each.looked.drawn
            places = [place for board in drawn.boards for place in board.spots]
            assert {place.token for place in places} <= tokens | {""}
            areas = [area for board in drawn.boards for area in board.areas]
            assert {area.art for area in areas} | {piece.art for piece in drawn.pieces} <= tokens | {""}
            assert {icon for area in areas for icon in area.icons} | each.looked.icons <= icons
            assert {card.art for zone in drawn.zones for card in zone.cards} <= arts | {""}


def test_the_spaces_of_the_track_do_not_touch() -> None:
    places = [plan.TRACK[name] for name in SPACE_NAMES]
    for one, (x, y) in enumerate(places):
        for far_x, far_y in places[one + 1 :]:
            assert (x - far_x) ** 2 + (y - far_y) ** 2 > (2 * plan.TRACK_RADIUS) ** 2


@pytest.mark.parametrize("count", [1, 12, 24, 25, 40, 60])
def test_a_rack_holds_all_cards_within_its_box(count: int) -> None:
    left, top, right, bottom = plan.CARDS
    boxes = plan.rack(plan.CARDS, count)
    assert len(set(boxes)) == count
    assert all(
        left - 1 <= box[0] and box[2] <= right + 1 and top - 1 <= box[1] and box[3] <= bottom + 1
        for box in boxes
    )
