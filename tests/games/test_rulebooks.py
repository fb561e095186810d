"""Every rule of every game is proved by a test, and every test cites rules that exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaper.engine.registry import Entry
from tests.games.shipped import rules

ID = re.compile(r"[A-Z]+-[A-Z]?\d+")


def proved(entry: Entry) -> Iterator[str]:
    """The ids that the game's tests cite: the arguments of their `rule` marks."""
    for path in sorted((Path(__file__).parent / entry.folder.name).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


@pytest.mark.parametrize("page", ["RULES.md", "RULES.pl.md"])
def test_every_rule_has_an_id_of_its_own(entry: Entry, page: str) -> None:
    ids = rules(entry, page)
    assert len(ids) == len(set(ids)) > 100
    assert [each for each in ids if not ID.fullmatch(each)] == []


def test_both_languages_have_the_same_rules_in_the_same_order(entry: Entry) -> None:
    assert rules(entry, "RULES.md") == rules(entry, "RULES.pl.md")


def test_every_rule_is_proved_by_a_test(entry: Entry) -> None:
    assert sorted(set(rules(entry)) - set(proved(entry))) == []


def test_every_rule_that_a_test_cites_exists(entry: Entry) -> None:
    assert sorted(set(proved(entry)) - set(rules(entry))) == []
