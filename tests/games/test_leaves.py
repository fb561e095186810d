"""What stands in a component file is read: every figure that is changed changes the game."""

import os

import pytest

from kaper.engine.registry import Entry
from tests.conformance.variants import BUDGET, BUDGETS
from tests.games.leaves import (
    changed,
    column,
    columns,
    decoration,
    differs,
    fails,
    held,
    is_decoration,
    leaves,
    read,
    witnesses,
)

COMPILED = pytest.mark.skipif("KAPER_COMPILED" in os.environ, reason="compiled modules load only once")
EVERY_LEAF = BUDGET is BUDGETS["large"]


@COMPILED
@pytest.mark.slow
def test_every_figure_is_read_by_the_rules(entry: Entry) -> None:
    """All rows of a column are changed at once, and the game goes another way.

    What seldom happens in a game is seen by a test of its own that fails. That the game holds a figure is not
    enough: perhaps nobody asks for it.
    """
    data, patterns = read(entry), decoration(entry)
    played = witnesses(entry, variants=8, games=6)
    wanted = {name: found for name, found in columns(data).items() if not is_decoration(name, patterns)}
    seldom = [name for name, found in wanted.items() if not differs(entry, changed(data, found), played)]
    unread = [name for name in seldom if not fails(entry, changed(data, wanted[name]), name)]
    assert not unread, f"no rule reads {unread}"


@COMPILED
@pytest.mark.slow
@pytest.mark.skipif(not EVERY_LEAF, reason="one leaf after the other takes minutes")
def test_every_single_leaf_is_read(entry: Entry) -> None:
    """A leaf changes what the game holds; where that cannot be seen, the game goes another way."""
    data, patterns = read(entry), decoration(entry)
    own = held(entry, changed(data, []))
    assert own
    some = [leaf for leaf in leaves(data) if not is_decoration(column(leaf), patterns)]
    unseen = [leaf for leaf in some if held(entry, changed(data, [leaf])) == own]
    played = witnesses(entry, variants=24, games=20)
    unread = [leaf for leaf in unseen if not differs(entry, changed(data, [leaf]), played)]
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
