"""The drawings of Pirates of Maracaibo: a face for every card, and places that do not touch."""

import pytest

from kaper.engine.registry import Entry
from kaper.games import maracaibo
from kaper.games.maracaibo import META
from kaper.games.maracaibo.components.cards import CARD_NAMES, FIGUREHEADS, KIND, NOTHING, QUEST_NAMES
from kaper.games.maracaibo.components.redbeard import RED_NAMES
from kaper.games.maracaibo.components.ship import SOURCES
from kaper.games.maracaibo.components.track import SPACE_NAMES
from kaper.games.maracaibo.show import layout
from tests.games.shipped import symbols


def test_every_card_tile_and_action_has_a_face() -> None:
    cards = [name for card, name in enumerate(CARD_NAMES) if name and KIND[card] != NOTHING]
    wanted = {*cards, *FIGUREHEADS, *QUEST_NAMES.values(), *RED_NAMES.values()}
    wanted |= {f"raid-{action.name}" for action in SOURCES}
    assert wanted <= symbols(Entry(META, maracaibo.__name__))


@pytest.mark.rule("POM-1104")
def test_the_bay_lies_right_of_the_cards_and_maracaibo_right_above_it() -> None:
    bay, maracaibo = layout.BAY, layout.MARACAIBO
    assert bay[0] > layout.GRID[2]
    assert (maracaibo[0], maracaibo[2]) == (bay[0], bay[2])
    assert maracaibo[3] < bay[1]


def test_the_spaces_of_the_track_do_not_touch() -> None:
    places = [layout.TRACK[name] for name in SPACE_NAMES]
    for one, (x, y) in enumerate(places):
        for far_x, far_y in places[one + 1 :]:
            assert (x - far_x) ** 2 + (y - far_y) ** 2 > (2 * layout.TRACK_RADIUS) ** 2


@pytest.mark.parametrize("count", [1, 12, 24, 25, 40, 60])
def test_a_rack_holds_all_cards_within_its_box(count: int) -> None:
    left, top, right, bottom = layout.CARDS
    boxes = layout.rack(layout.CARDS, count)
    assert len(set(boxes)) == count
    assert all(
        left - 1 <= box[0] and box[2] <= right + 1 and top - 1 <= box[1] and box[3] <= bottom + 1
        for box in boxes
    )
