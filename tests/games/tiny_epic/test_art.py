"""The drawings: as the code draws them from the components, well-formed and small."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaper.games import tiny_epic
from kaper.games.tiny_epic.art.draw import render

FOLDER = Path(tiny_epic.__file__).parent / "art"
LARGEST = 200_000
NAMES = ("bridge-dark.svg", "bridge.svg", "icons.svg", "pieces.svg", "sea-dark.svg", "sea.svg")


@cache
def drawings() -> dict[str, str]:
    return render()


def test_every_drawing_is_in_the_folder() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.svg")) == sorted(drawings()) == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_up_to_date(name: str) -> None:
    again = "draw it anew: python -m kaper.games.tiny_epic.art.draw"
    assert (FOLDER / name).read_text(encoding="utf-8") == drawings()[name], again


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_well_formed_small_and_draws_nothing_from_elsewhere(name: str) -> None:
    ElementTree.fromstring(drawings()[name])
    assert len(drawings()[name].encode()) < LARGEST
    assert "href=" not in drawings()[name].replace('href="#', "")
    assert "<script" not in drawings()[name]
