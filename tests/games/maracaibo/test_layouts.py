"""Chapter 11: layouts."""

from collections import Counter

import pytest

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.games.maracaibo import META
from kaper.games.maracaibo.components.board import BAY, LAYOUTS, MARACAIBO, START, caribbean, is_valid
from kaper.games.maracaibo.components.cards import KIND, KIND_NAMES
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.layouts import PATTERNS, SIZES, grid_of, next_columns
from tests.games.maracaibo.table import told

SEEDS = range(12)


@pytest.mark.rule("POM-1101", "POM-1105")
def test_there_is_a_standard_layout_and_there_are_three_others() -> None:
    assert list(LAYOUTS) == ["basic", "two-channels", "long-reef", "broad-sea"]
    assert META.complete(2, {})["layout"] == "basic"


@pytest.mark.rule("POM-1102")
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_has_27_cards_and_3_islands_of_two_places_each(name: str) -> None:
    grid = LAYOUTS[name]
    whole = "".join(grid)
    assert (whole.count("c"), len(whole) - whole.count(".")) == (27, 33)
    for letter, (row, column) in zip("GEP", caribbean(grid).islands, strict=True):
        assert (grid[row][column], grid[row + 1][column], whole.count(letter)) == (letter, letter, 2)


@pytest.mark.rule("POM-1102", "POM-1105")
def test_the_layouts_have_about_9_columns_and_4_rows() -> None:
    sizes = {name: (len(grid[0]), len(grid)) for name, grid in LAYOUTS.items()}
    assert sizes == {"basic": (9, 4), "two-channels": (9, 4), "long-reef": (10, 4), "broad-sea": (8, 5)}


@pytest.mark.rule("POM-1103")
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_is_valid(name: str) -> None:
    assert is_valid(LAYOUTS[name])


@pytest.mark.rule("POM-1103")
@pytest.mark.parametrize(
    ("fault", "grid"),
    [
        ("26 cards", ["ccccccPc.", "ccGcccPcc", "ccGcEcccc", ".cccE.cc."]),
        ("no pearl island", ["cccccc.c.", "ccGccc.cc", "ccGcEcccc", ".cccE.ccc"]),
        ("an island of one place", ["cccccc.c.", "ccGcccPcc", "ccGcEcccc", ".cccE.ccc"]),
        ("an island of three places", ["ccccccPc.", "ccGcccPcc", "ccGcEcPcc", ".cccEcccc"]),
        ("an island that lies across", ["ccccccPP.", "ccGcccccc", "ccGcEcccc", ".cccE.ccc"]),
        ("an island in two parts", ["ccccccP..", "ccGcccccc", "ccGcEcccc", ".cccEPccc"]),
        ("an empty column", ["cccccc.Pc.", "ccGccc.Pcc", "ccGcEc.ccc", ".cccE..ccc"]),
        ("a card that nobody reaches", ["ccccccPcc", "ccGcccPcc", "ccGcEcccc", "..ccE.ccc"]),
        ("a dead end", ["ccccccccc", "ccGcccPcc", "ccGcEcPcc", ".cccEcc.."]),
    ],
)
def test_a_layout_that_fails_is_refused(fault: str, grid: list[str]) -> None:
    assert "".join(grid).count("c") == (26 if fault == "26 cards" else 27)
    assert not is_valid(grid), fault


@pytest.mark.rule("POM-1104")
def test_how_a_grid_is_read() -> None:
    sea = caribbean(LAYOUTS["basic"])
    # (0,0) touches the place below and the one to the right
    assert sea.touching[0] == [1, 3]
    # (1,1) has the gold island to its right
    assert (sea.row[4], sea.column[4], sea.touching[4]) == (1, 1, [1, 3, 5])
    assert sea.touching[START] == [0, 1, 2]
    assert [place for place in range(27) if BAY in sea.touching[place]] == [24, 25, 26]
    assert sea.touching[BAY] == [MARACAIBO]
    assert sea.islands == [(1, 2), (2, 4), (0, 6)]


@pytest.mark.rule("POM-207", "POM-1102", "POM-1103")
@pytest.mark.parametrize("size", range(5))
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_columns_are_drawn_the_layout_is_valid(seed: int, size: int) -> None:
    chance = Chance.seeded(f"columns {seed}")
    drawn: list[int] = []
    columns, rows = SIZES[size]
    while len(drawn) < columns:
        drawn.append(chance.pick(next_columns(tuple(drawn), size)).value)
    grid = grid_of([PATTERNS[number] for number in drawn])
    assert (len(grid[0]), len(grid)) == (columns, rows)
    assert is_valid(grid)


@pytest.mark.rule("POM-207")
def test_a_layout_of_ones_own_has_about_9_columns_and_4_rows() -> None:
    # one more or fewer of each, as long as 27 cards and three islands of two places have room
    assert SIZES == [(9, 4), (10, 4), (8, 5), (9, 5), (10, 5)]


@pytest.mark.rule("POM-207", "POM-1102", "POM-1105")
@pytest.mark.parametrize("name", LAYOUTS)
def test_every_shipped_layout_can_be_drawn_too(name: str) -> None:
    grid = LAYOUTS[name]
    size = SIZES.index((len(grid[0]), len(grid)))
    drawn: list[int] = []
    for column in zip(*grid, strict=True):
        pattern = "".join("i" if place in "GEP" else place for place in column)
        assert f"column:{pattern}" in [option.text for option in next_columns(tuple(drawn), size)]
        drawn.append(PATTERNS.index(pattern))
    assert grid_of([PATTERNS[number] for number in drawn]) == grid


@pytest.mark.rule("POM-207", "POM-1103")
def test_a_column_with_a_single_card_may_be_drawn_and_one_without_may_not() -> None:
    offered = [option.text for option in next_columns((), 0)]
    assert {"column:c...", "column:ciic", "column:iic."} <= set(offered)
    assert [text for text in offered if "c" not in text.removeprefix("column:")] == []


@pytest.mark.rule("POM-1102", "POM-1103")
def test_every_column_of_4_or_5_places_with_a_card_is_there_once() -> None:
    # 29 ways to fill four places with cards, gaps and islands, 5 of them without a card; 70 and 8 for five
    assert [len([column for column in PATTERNS if len(column) == rows]) for rows in (4, 5)] == [24, 62]
    assert len(set(PATTERNS)) == len(PATTERNS) == 24 + 62


@pytest.mark.rule("POM-207")
def test_the_first_player_draws_a_layout_of_their_own() -> None:
    match = Match.new(GAME, 3, {"layout": "own"}, "own")
    first = match.state.first
    asked = 0
    assert [option.text for option in match.pending[0].options] == [
        "size:9:4", "size:10:4", "size:8:5", "size:9:5", "size:10:5",
    ]  # fmt: skip
    match.answer(first, "size:8:5")
    assert match.pending[0].about == {"column": 1, "columns": 8}
    while match.pending[0].prompt == "column":
        ask = match.pending[0]
        assert ask.seat == first
        match.answer(first, ask.options[asked % len(ask.options)])
        asked += 1
    s = match.state
    assert asked > 0
    assert [column["column"] for column in told(match, "draws-column")] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert told(match, "chooses-size") == [{"columns": 8, "rows": 5}]
    assert (len(s.sea.grid[0]), len(s.sea.grid)) == (8, 5)
    assert is_valid(s.sea.grid)
    kinds = Counter(KIND_NAMES[KIND[card]] for card in s.card)
    assert kinds == {"location": 8, "residence": 4, "improvement": 15}
    assert [ask.prompt for ask in match.pending] == ["keep-quest"] * 3


@pytest.mark.rule("POM-207")
def test_a_random_layout_is_valid_and_another_every_time() -> None:
    grids = [Match.new(GAME, 2, {"layout": "random"}, seed).state.sea.grid for seed in SEEDS]
    assert all(is_valid(grid) for grid in grids)
    assert len({"/".join(grid) for grid in grids}) == len(grids)
