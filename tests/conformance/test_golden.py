import pytest

from kaper.engine.registry import Entry
from tests.conformance.golden import Golden, folder, goldens, repeated
from tests.conformance.variants import ENTRIES

GAMES = [(entry, golden) for entry in ENTRIES for golden in goldens(entry)]
each_golden_game = pytest.mark.parametrize(
    ("of", "golden"), GAMES, ids=[f"{entry.meta.name}-{golden.name}" for entry, golden in GAMES]
)


def written(of: Entry, golden: Golden) -> list[str]:
    return (folder(of) / f"{golden.name}.txt").read_text().splitlines()


@each_golden_game
def test_golden_game(of: Entry, golden: Golden) -> None:
    lines = written(of, golden)
    assert repeated(of.load(), golden, lines) == lines, "if the rules are right now: make golden"


@each_golden_game
def test_golden_game_ends_as_it_should(of: Entry, golden: Golden) -> None:
    (end,) = [line for line in written(of, golden) if line.startswith("The end: ")]
    assert end.startswith(f"The end: {golden.ending}, after ")


def test_every_ending_has_a_golden_game(entry: Entry) -> None:
    assert {golden.ending for golden in goldens(entry)} == set(entry.meta.endings)


def test_no_golden_game_is_left_over(entry: Entry) -> None:
    names = {path.stem for path in folder(entry).glob("*.txt")}
    assert names == {golden.name for golden in goldens(entry)}
