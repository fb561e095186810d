"""Every rule is proved by a test that cites it, and every card has its place in CARDS.md."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from kaper.games.marauders.cards import (
    CAPTAIN_NAMES,
    EVENT_NAMES,
    GLORY_NAMES,
    MISSION_NAMES,
    MOD_NAMES,
    RUMOR_NAMES,
    WEAPON_NAMES,
)

RULES = ("RULES.md", "RULES.pl.md")


def page(name: str) -> str:
    return files("kaper.games.marauders").joinpath(name).read_text(encoding="utf-8")


def written(name: str) -> list[str]:
    """The ids of a page of rules, as often as each is defined."""
    return re.findall(r"^- \*\*(MAM-[REV]?\d+)\*\*", page(name), re.MULTILINE)


def proved() -> Iterator[str]:
    """The ids that tests cite: the arguments of their `rule` marks."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


@pytest.mark.parametrize("name", RULES)
def test_every_rule_has_an_id_of_its_own(name: str) -> None:
    ids = written(name)
    assert len(ids) == len(set(ids)) == 355


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    english, polish = map(written, RULES)
    assert english == polish


def test_every_rule_is_proved_by_a_test() -> None:
    assert sorted(set(written("RULES.md")) - set(proved())) == []


def test_every_rule_that_a_test_cites_exists() -> None:
    assert sorted(set(proved()) - set(written("RULES.md"))) == []


@pytest.mark.parametrize(
    "names", [CAPTAIN_NAMES, EVENT_NAMES, GLORY_NAMES, MISSION_NAMES, MOD_NAMES, RUMOR_NAMES, WEAPON_NAMES]
)
def test_every_card_has_its_place_in_the_list_of_cards(names: list[str]) -> None:
    text = page("CARDS.md")
    assert [name for name in names if f"`{name}`" not in text] == []


def test_the_list_of_cards_names_functions_that_exist() -> None:
    folder = files("kaper.games.marauders")
    for module, function in re.findall(r"`(\w+)\.py: (\w+)`", page("CARDS.md")):
        source = folder.joinpath("rules").joinpath(f"{module}.py")
        if not source.is_file():
            source = folder.joinpath(f"{module}.py")
        assert re.search(rf"def {function}\b", source.read_text(encoding="utf-8")), (module, function)
