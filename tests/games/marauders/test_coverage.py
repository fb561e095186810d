"""Every card has its place in CARDS.md."""

import re
from importlib.resources import files

import pytest

from kaper.games.marauders.components.cards import (
    CAPTAIN_NAMES,
    EVENT_NAMES,
    GLORY_NAMES,
    MISSION_NAMES,
    MOD_NAMES,
    RUMOR_NAMES,
    WEAPON_NAMES,
)


def page(name: str) -> str:
    return files("kaper.games.marauders").joinpath(name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "names", [CAPTAIN_NAMES, EVENT_NAMES, GLORY_NAMES, MISSION_NAMES, MOD_NAMES, RUMOR_NAMES, WEAPON_NAMES]
)
def test_every_card_has_its_place_in_the_list_of_cards(names: list[str]) -> None:
    text = page("CARDS.md")
    assert [name for name in names if f"`{name}`" not in text] == []


def test_the_list_of_cards_names_functions_that_exist() -> None:
    folder = files("kaper.games.marauders")
    for module, function in re.findall(r"`(\w+)\.py: (\w+)`", page("CARDS.md")):
        rooms = (folder.joinpath(room, f"{module}.py") for room in ("rules", "state"))
        source = next(path for path in rooms if path.is_file())
        assert re.search(rf"def {function}\b", source.read_text(encoding="utf-8")), (module, function)
