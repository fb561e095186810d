"""What stands in a component file is read: every figure that is changed changes the game."""

import os

import pytest

from kaper.engine.registry import Entry
from tests.conformance.variants import BUDGET, BUDGETS
from tests.games.leaves import changed, columns, decoration, differs, is_decoration, read, witnesses

COMPILED = pytest.mark.skipif("KAPER_COMPILED" in os.environ, reason="compiled modules load only once")
EVERY_LEAF = BUDGET is BUDGETS["large"]


@COMPILED
@pytest.mark.slow
def test_every_figure_is_read_by_the_rules(entry: Entry) -> None:
    """All rows of a column are changed at once; with a large budget, one leaf after the other."""
    data, patterns = read(entry), decoration(entry)
    played = witnesses(entry, variants=8, games=6)
    wanted = {name: found for name, found in columns(data).items() if not is_decoration(name, patterns)}
    tried = [
        (name, some)
        for name, found in wanted.items()
        for some in ([[leaf] for leaf in found] if EVERY_LEAF else [found])
    ]
    unread = [name for name, some in tried if not differs(entry, changed(data, some), played)]
    assert not unread, f"no rule reads {unread}"


@COMPILED
def test_decoration_is_read_by_no_rule(entry: Entry) -> None:
    data, patterns = read(entry), decoration(entry)
    found = [leaf for name, some in columns(data).items() if is_decoration(name, patterns) for leaf in some]
    assert not differs(entry, changed(data, found), witnesses(entry, variants=4, games=1))


def test_whatever_is_named_as_decoration_is_in_the_file(entry: Entry) -> None:
    names = columns(read(entry))
    assert [
        each for each in decoration(entry) if not any(is_decoration(name, {each: ""}) for name in names)
    ] == []
