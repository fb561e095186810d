"""Every rule is proved by a test, and every test cites rules that exist."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

RULES = ("RULES.md", "RULES.pl.md")


def written(page: str) -> list[str]:
    """The ids of a page of rules, as often as each is defined."""
    text = files("kaper.games.maracaibo").joinpath(page).read_text(encoding="utf-8")
    return re.findall(r"^- \*\*((?:POM|A|E)-\d+)\*\*", text, re.MULTILINE)


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


@pytest.mark.parametrize("page", RULES)
def test_every_rule_has_an_id_of_its_own(page: str) -> None:
    ids = written(page)
    assert len(ids) == len(set(ids)) == 405


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    english, polish = map(written, RULES)
    assert english == polish


def test_every_rule_is_proved_by_a_test() -> None:
    assert sorted(set(written("RULES.md")) - set(proved())) == []


def test_every_rule_that_a_test_cites_exists() -> None:
    assert sorted(set(proved()) - set(written("RULES.md"))) == []
