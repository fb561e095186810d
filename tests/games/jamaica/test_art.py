"""Jamaica's drawings: as the code draws them from the components, well-formed and small."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaper.games import jamaica
from kaper.games.jamaica.art.draw import render
from kaper.games.jamaica.art.geometry import Ground
from kaper.games.jamaica.board import NEXT
from kaper.games.jamaica.plan import PLACES

FOLDER = Path(jamaica.__file__).parent / "art"
LARGEST = 200_000
NAMES = ("icons.svg", "island-dark.svg", "island.svg", "pieces.svg")


@cache
def drawings() -> dict[str, str]:
    return render()


def test_every_drawing_is_in_the_folder() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.svg")) == sorted(drawings()) == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_up_to_date(name: str) -> None:
    again = "draw it anew: python -m kaper.games.jamaica.art.draw"
    assert (FOLDER / name).read_text(encoding="utf-8") == drawings()[name], again


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_well_formed_small_and_draws_nothing_from_elsewhere(name: str) -> None:
    ElementTree.fromstring(drawings()[name])
    assert len(drawings()[name].encode()) < LARGEST
    assert "href=" not in drawings()[name].replace('href="#', "")
    assert "<script" not in drawings()[name]


def test_every_lane_is_water_from_space_to_space() -> None:
    ground = Ground()
    for space, ends in enumerate(NEXT):
        for end in ends:
            (x, y), (to_x, to_y) = PLACES[space], PLACES[end]
            way = [(x + (to_x - x) * step / 10, y + (to_y - y) * step / 10) for step in range(11)]
            assert all(ground.at(*point) < 0 for point in way), (space, end)
