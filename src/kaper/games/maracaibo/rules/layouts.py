"""Chapter 11: a layout of one's own, drawn column by column.

Nine columns of four places hold 27 cards, 3 islands and 6 gaps. Neighbouring columns must fit together, so
that every card can be entered and left; a column is offered if the layout can be finished after it.
"""

from functools import cache
from itertools import product
from typing import Final

from kaper.engine.asking import Asking, Choose, Option
from kaper.games.maracaibo.board import ISLANDS, PLACES
from kaper.games.maracaibo.state import Maracaibo

COLUMNS: Final = 9
ROWS: Final = 4
GAPS: Final[int] = COLUMNS * ROWS - PLACES - len(ISLANDS)
WITHIN: Final = 2
"""Rows that a ship can sail inside a column and still leave it in the same move of three spaces."""
PATTERNS: Final[list[str]] = [
    pattern
    for pattern in map("".join, product("ci.", repeat=ROWS))
    if pattern.count("c") >= 2 and pattern.count("i") <= 1
]
"""A column has two cards or more and at most one island; c is a card, i an island, a dot nothing."""
COLUMN: Final[list[Option]] = [Option(f"column:{pattern}", number) for number, pattern in enumerate(PATTERNS)]


def fits(left: str, right: str) -> bool:
    """POM-1103: each card of the left column leads to the right one, and each there can be entered."""
    return all(
        any(left[row] == right[row] == "c" for row in _along(column, start))
        for column in (left, right)
        for start in range(ROWS)
        if column[start] == "c"
    )


def _along(column: str, start: int) -> list[int]:
    """The rows of a column that a ship on a card can come to without leaving the column."""
    return [
        row
        for row in range(ROWS)
        if abs(row - start) <= WITHIN and set(column[min(row, start) : max(row, start) + 1]) == {"c"}
    ]


FITTING: Final[list[list[int]]] = [
    [number for number, right in enumerate(PATTERNS) if fits(left, right)] for left in PATTERNS
]
ALL: Final[list[int]] = list(range(len(PATTERNS)))


@cache
def next_columns(drawn: tuple[int, ...]) -> list[Option]:
    """POM-207, POM-1102, POM-1103: the columns after which the layout can still be finished."""
    whole = "".join([PATTERNS[number] for number in drawn])
    islands, gaps = len(ISLANDS) - whole.count("i"), GAPS - whole.count(".")
    left = COLUMNS - len(drawn) - 1
    return [
        COLUMN[number]
        for number in (FITTING[drawn[-1]] if drawn else ALL)
        if _can_finish(number, left, islands, gaps)
    ]


@cache
def _can_finish(number: int, left: int, islands: int, gaps: int) -> bool:
    """Whether so many columns can follow this one and use up all islands and gaps."""
    islands -= PATTERNS[number].count("i")
    gaps -= PATTERNS[number].count(".")
    if islands < 0 or gaps < 0:
        return False
    if left == 0:
        return islands == gaps == 0
    return any(_can_finish(after, left - 1, islands, gaps) for after in FITTING[number])


def grid_of(columns: list[str]) -> list[str]:
    """Rows from the top; the islands are gold, emerald and pearl from left to right."""
    names = iter(ISLANDS)
    lettered = ["".join([next(names) if place == "i" else place for place in column]) for column in columns]
    return ["".join([column[row] for column in lettered]) for row in range(ROWS)]


def draw_column(s: Maracaibo) -> Asking[None]:
    """POM-207: the first player draws the next column; a random layout is drawn by chance."""
    options = next_columns(tuple([PATTERNS.index(pattern) for pattern in s.drawn]))
    if s.layout == "random":
        pattern = PATTERNS[s.chance.pick(options).value]
    else:
        pattern = PATTERNS[(yield Choose(s.first, "column", options, {"column": len(s.drawn) + 1}))]
        if s.diary is not None:
            s.diary.note("draws-column", s.first, {"pattern": pattern, "column": len(s.drawn) + 1})
    s.drawn.append(pattern)
