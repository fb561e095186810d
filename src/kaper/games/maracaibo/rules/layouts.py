"""Chapter 11: a layout of one's own, drawn column by column.

27 cards and 3 islands, which are two places high, fill 33 places of about nine columns by four rows; the
rest are gaps. Neighbouring columns must fit together, so that every card can be entered and left; a column is
offered if the layout can be finished after it.
"""

from functools import cache
from itertools import product
from typing import Final

from kaper.engine.asking import Args, Asking, Choose, Option
from kaper.games.maracaibo.components.board import ISLAND_ROWS, ISLANDS, PLACES, PLAIN_STEPS
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.state.state import Maracaibo

_RULES: Final = COMPONENTS["layout_rules"]
ABOUT: Final[list[int]] = list(range(-_RULES["about"], _RULES["about"] + 1))
FILLED: Final[int] = PLACES + ISLAND_ROWS * len(ISLANDS)
SIZES: Final[list[tuple[int, int]]] = [
    (_RULES["columns"] + more, _RULES["rows"] + higher)
    for higher in ABOUT
    for more in ABOUT
    if (_RULES["columns"] + more) * (_RULES["rows"] + higher) >= FILLED
]
"""POM-207: columns and rows of about 9 x 4, as far as all cards and islands have room."""
SIZE: Final[list[Option]] = [Option(f"size:{across}:{high}", n) for n, (across, high) in enumerate(SIZES)]
WITHIN: Final[int] = PLAIN_STEPS - 1
"""Rows that a ship can sail inside a column and still leave it in the same move."""


def patterns(rows: int) -> list[str]:
    """POM-1102, POM-1103: every column with a card in it; c is a card, i half an island, a dot nothing."""
    pieces = ["c", ".", "i" * ISLAND_ROWS]
    fillings = {"".join(parts) for count in range(1, rows + 1) for parts in product(pieces, repeat=count)}
    return sorted(column for column in fillings if len(column) == rows and "c" in column)


HEIGHTS: Final[list[int]] = sorted({rows for _, rows in SIZES})
PATTERNS: Final[list[str]] = [pattern for rows in HEIGHTS for pattern in patterns(rows)]
COLUMN: Final[list[Option]] = [Option(f"column:{pattern}", number) for number, pattern in enumerate(PATTERNS)]


def islands_in(column: str) -> int:
    return column.count("i") // ISLAND_ROWS


def fits(left: str, right: str) -> bool:
    """POM-1103: each card of the left column leads to the right one, and each there can be entered."""
    return len(left) == len(right) and all(
        any(left[row] == right[row] == "c" for row in _along(column, start))
        for column in (left, right)
        for start in range(len(column))
        if column[start] == "c"
    )


def _along(column: str, start: int) -> list[int]:
    """POM-1103: the rows of a column that a ship on a card can come to without leaving the column."""
    return [
        row
        for row in range(len(column))
        if abs(row - start) <= WITHIN and set(column[min(row, start) : max(row, start) + 1]) == {"c"}
    ]


FITTING: Final[list[list[int]]] = [
    [number for number, right in enumerate(PATTERNS) if fits(left, right)] for left in PATTERNS
]


@cache
def next_columns(drawn: tuple[int, ...], size: int) -> list[Option]:
    """POM-207, POM-1102, POM-1103: the columns after which the layout can still be finished."""
    across, high = SIZES[size]
    whole = [PATTERNS[number] for number in drawn]
    islands = len(ISLANDS) - sum([islands_in(column) for column in whole])
    gaps = across * high - FILLED - sum([column.count(".") for column in whole])
    first = [number for number, pattern in enumerate(PATTERNS) if len(pattern) == high]
    return [
        COLUMN[number]
        for number in (FITTING[drawn[-1]] if drawn else first)
        if _can_finish(number, across - len(drawn) - 1, islands, gaps)
    ]


@cache
def _can_finish(number: int, left: int, islands: int, gaps: int) -> bool:
    """POM-1102: whether N columns can follow this one and use up all islands and gaps."""
    islands -= islands_in(PATTERNS[number])
    gaps -= PATTERNS[number].count(".")
    if islands < 0 or gaps < 0:
        return False
    if left == 0:
        return islands == gaps == 0
    return any(_can_finish(after, left - 1, islands, gaps) for after in FITTING[number])


def grid_of(columns: list[str]) -> list[str]:
    """POM-1102: rows from the top; the islands are gold, emerald, pearl from left to right, then downwards.

    Which of them lies where changes nothing, since no ship ever comes to an island.
    """
    whole = "/".join(columns)
    for letter in ISLANDS:
        whole = whole.replace("i" * ISLAND_ROWS, letter * ISLAND_ROWS, 1)
    return ["".join(row) for row in zip(*whole.split("/"), strict=True)]


def choose_size(s: Maracaibo) -> Asking[None]:
    """POM-207: the first player says how large the Caribbean is; a random layout is left to chance."""
    if s.layout == "random":
        s.size = s.chance.pick(SIZE).value
        return
    s.size = (yield Choose(s.first, "size", SIZE)).value
    if s.diary is not None:
        columns, rows = SIZES[s.size]
        s.diary.note("chooses-size", s.first, {"columns": columns, "rows": rows})


def draw_column(s: Maracaibo) -> Asking[None]:
    """POM-207: the first player draws the next column; a random layout is drawn by chance."""
    options = next_columns(tuple([PATTERNS.index(pattern) for pattern in s.drawn]), s.size)
    if s.layout == "random":
        pattern = PATTERNS[s.chance.pick(options).value]
    else:
        about: Args = {"column": len(s.drawn) + 1, "columns": SIZES[s.size][0]}
        pattern = PATTERNS[(yield Choose(s.first, "column", options, about)).value]
        if s.diary is not None:
            s.diary.note("draws-column", s.first, {"pattern": pattern, "column": len(s.drawn) + 1})
    s.drawn.append(pattern)
