"""Chapter 11: layouts."""

import pytest

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.games.maracaibo import META
from kaper.games.maracaibo.board import BAY, LAYOUTS, MARACAIBO, START, caribbean, is_valid
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.layouts import PATTERNS, grid_of, next_columns

SEEDS = range(12)


@pytest.mark.rule("POM-1101", "POM-1105")
def test_there_is_a_standard_layout_and_there_are_three_others() -> None:
    assert list(LAYOUTS) == ["basic", "two-channels", "long-reef", "broad-sea"]
    assert META.complete(2, {})["layout"] == "basic"


@pytest.mark.rule("POM-1102")
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_has_27_cards_and_3_islands(name: str) -> None:
    whole = "".join(LAYOUTS[name])
    assert (whole.count("c"), sorted(whole.replace("c", "").replace(".", ""))) == (27, ["E", "G", "P"])


@pytest.mark.rule("POM-1103")
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_is_valid(name: str) -> None:
    assert is_valid(LAYOUTS[name])


@pytest.mark.rule("POM-1103")
@pytest.mark.parametrize(
    ("fault", "grid"),
    [
        ("26 cards", ["cccccccc.", "ccGcccPcc", "ccccEccc.", ".cc...cc."]),
        ("no pearl island", ["cccccccc.", "ccGccc.cc", "ccccEcccc", ".cc...cc."]),
        ("an empty column", ["cccc.cccc.", "ccGc.ccPcc", "cccc.Ecccc", ".cc...cc.."]),
        ("a card cut off", ["cccccccc.", "ccGcccPcc", "ccccEcccc", ".c..c.cc."]),
        ("a dead end", ["ccccccccc", "cc.ccGccc", "cc.ccPcE.", "cc.cc....", "cc......."]),
    ],
)
def test_a_layout_that_fails_is_refused(fault: str, grid: list[str]) -> None:
    assert not is_valid(grid), fault


@pytest.mark.rule("POM-1104")
def test_how_a_grid_is_read() -> None:
    sea = caribbean(LAYOUTS["basic"])
    # (0,0) touches the place below and the one to the right
    assert sea.touching[0] == [1, 3]
    # (1,1) has the gold island to its right
    assert (sea.row[4], sea.column[4], sea.touching[4]) == (1, 1, [1, 3, 5])
    assert sea.touching[START] == [0, 1, 2]
    assert [place for place in range(27) if BAY in sea.touching[place]] == [25, 26]
    assert sea.touching[BAY] == [MARACAIBO]
    assert sea.islands == [(1, 2), (2, 4), (1, 6)]


@pytest.mark.rule("POM-207", "POM-1102", "POM-1103")
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_columns_are_drawn_the_layout_is_valid(seed: int) -> None:
    chance = Chance.seeded(f"columns {seed}")
    drawn: list[int] = []
    while len(drawn) < 9:
        drawn.append(chance.pick(next_columns(tuple(drawn))).value)
    assert is_valid(grid_of([PATTERNS[number] for number in drawn]))


@pytest.mark.rule("POM-207")
def test_the_first_player_draws_a_layout_of_their_own() -> None:
    match = Match.new(GAME, 3, {"layout": "own"}, "own")
    first = match.state.first
    asked = 0
    while match.pending[0].prompt == "column":
        ask = match.pending[0]
        assert ask.seat == first
        match.answer(first, ask.options[asked % len(ask.options)])
        asked += 1
    s = match.state
    assert is_valid(s.sea.grid)
    assert len(s.card) == 27
    assert [ask.prompt for ask in match.pending] == ["keep-quest"] * 3


@pytest.mark.rule("POM-207")
def test_a_random_layout_is_valid_and_another_every_time() -> None:
    grids = [Match.new(GAME, 2, {"layout": "random"}, seed).state.sea.grid for seed in SEEDS]
    assert all(is_valid(grid) for grid in grids)
    assert len({"/".join(grid) for grid in grids}) == len(grids)
