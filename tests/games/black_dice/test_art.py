"""The drawings of the Black Dice: as the code draws them from the components, well-formed and small."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaper.games import black_dice
from kaper.games.black_dice.art.draw import render
from kaper.games.black_dice.art.tile import penalty_icons, reward_icons
from kaper.games.black_dice.board import EXPEDITIONS

FOLDER = Path(black_dice.__file__).parent / "art"
LARGEST = 60_000
NAMES = sorted([*(f"{name}.svg" for name in EXPEDITIONS), "cards.svg", "icons.svg", "pieces.svg"])


@cache
def drawings() -> dict[str, str]:
    return render()


def test_every_drawing_is_in_the_folder() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.svg")) == sorted(drawings()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_up_to_date(name: str) -> None:
    again = "draw it anew: python -m kaper.games.black_dice.art.draw"
    assert (FOLDER / name).read_text(encoding="utf-8") == drawings()[name], again


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_well_formed_small_and_draws_nothing_from_elsewhere(name: str) -> None:
    ElementTree.fromstring(drawings()[name])
    assert len(drawings()[name].encode()) < LARGEST
    assert "href=" not in drawings()[name].replace('href="#', "")
    assert "<script" not in drawings()[name]


def test_the_tiles_show_what_the_adventures_pay_and_cost() -> None:
    island, kraken, armada, dutchman = range(4)
    assert [len(reward_icons(island, n)) for n in range(6)] == [1, 2, 0, 1, 2, 3]
    assert [penalty_icons(island, n) for n in (0, 1, 4, 5)] == [
        [], ["crew-overboard"], ["damage", "damage"], ["damage"],
    ]  # fmt: skip
    assert reward_icons(kraken, 3) == ["gold", "summoning"]
    assert reward_icons(kraken, 5) == ["enemy-damage"]
    assert reward_icons(armada, 1) == ["unlock"]
    assert reward_icons(armada, 5) == ["gold", "gold", "enemy-damage"]
    assert penalty_icons(armada, 1) == ["rum-on-pirates"] * 3
    assert reward_icons(dutchman, 1) == ["chart"]
    assert penalty_icons(dutchman, 2) == ["lose-die"]
