"""The Caribbean: layouts, which places touch, and where a move can end."""

from typing import Final

from kaper.engine.asking import Option
from kaper.games.maracaibo.components.load import COMPONENTS

_RULES: Final = COMPONENTS["layout_rules"]
PLACES: Final[int] = _RULES["cards"]
BAY: Final[int] = PLACES
MARACAIBO: Final[int] = PLACES + 1
START: Final[int] = PLACES + 2
ISLAND_ROWS: Final[int] = _RULES["island_rows"]
MOST_STEPS: Final = 4
PLAIN_STEPS: Final[int] = COMPONENTS["movement"]["max_steps"]
FAR: Final = 99
LAYOUTS: Final[dict[str, list[str]]] = {
    row["id"].replace("_", "-"): row["grid"] for row in COMPONENTS["layouts"]
}
ISLANDS: Final = "GEP"
PLACE_NAMES: Final[list[str]] = [*(str(place) for place in range(PLACES)), "bay", "maracaibo", "start"]
SAIL: Final[list[Option]] = [Option(f"sail:{name}", place) for place, name in enumerate(PLACE_NAMES)]


class Caribbean:
    """A layout with its tables; `touching`, `column` and `reach` are by place, the start zone included.

    grid      rows from the top; c a card, G E P an island (two rows high), a dot nothing
    islands   row and column of the upper half of each island, in the order of the treasures
    reach     for a longest move of 0 to 4 spaces and a place, where the move can end
    near      for a column and a place, the fewest spaces to a place in a later column
    """

    __slots__ = ("column", "grid", "islands", "key", "near", "options", "reach", "row", "touching")

    def __init__(self, grid: list[str]) -> None:
        self.grid = grid
        self.key = "/".join(grid)
        columns = len(grid[0])
        spots = [(row, at) for at in range(columns) for row in range(len(grid)) if grid[row][at] == "c"]
        self.row = [row for row, _ in spots] + [0, 0, 0]
        self.column = [at for _, at in spots] + [columns, columns + 1, -1]
        self.islands = [
            next((row, line.index(letter)) for row, line in enumerate(grid) if letter in line)
            for letter in ISLANDS
        ]
        self.touching = _touching(spots, columns)
        self.near = [[_distance(self, place, at) for place in range(BAY + 1)] for at in range(-1, columns)]
        self.reach = [
            [_ends(self, place, steps) for place in range(START + 1)] for steps in range(MOST_STEPS + 1)
        ]
        self.options = [[[SAIL[end] for end in ends] for ends in by_place] for by_place in self.reach]

    def pattern(self) -> list[str]:
        """What a state that is written down keeps of it: the tables follow from the grid."""
        return self.grid

    def remade(self, pattern: list[str]) -> "Caribbean":
        """The tables of another grid."""
        return caribbean(pattern)


def _touching(spots: list[tuple[int, int]], columns: int) -> list[list[int]]:
    """POM-1104: edges touch; the start zone touches the first column, the Bay the last."""
    number = {spot: place for place, spot in enumerate(spots)}
    touching: list[list[int]] = []
    for row, at in spots:
        around = [(row - 1, at), (row, at - 1), (row, at + 1), (row + 1, at)]
        beside = [number[spot] for spot in around if spot in number]
        touching.append(sorted(beside) + ([BAY] if at == columns - 1 else []))
    first = [number[spot] for spot in spots if spot[1] == 0]
    return [*touching, [MARACAIBO], [], first]


def _distance(sea: Caribbean, place: int, column: int) -> int:
    """POM-319: the fewest spaces from a place to one in a later column; 0 if it is in one."""
    reached = {place}
    for steps in range(MOST_STEPS + 1):
        if any(sea.column[at] > column for at in reached):
            return steps
        reached |= {after for at in reached for after in sea.touching[at]}
    return FAR


def _ends(sea: Caribbean, place: int, steps: int) -> list[int]:
    """All places in a later column within N spaces; the Bay stops every move.

    POM-303, POM-304, POM-305, POM-306, POM-307, POM-308, POM-310, POM-311, POM-312, A-3.
    """
    if place == BAY:
        return [MARACAIBO]
    return [end for end in within(sea, place, steps) if sea.column[end] > sea.column[place]]


def within(sea: Caribbean, place: int, steps: int) -> list[int]:
    """POM-305, POM-310: all places that a ship can come to from a card or the start; the Bay stops it."""
    reached = {place}
    for _ in range(steps):
        reached |= {after for at in reached if at != BAY for after in sea.touching[at]}
    return sorted(reached)


_KNOWN: Final[dict[str, Caribbean]] = {}


def caribbean(grid: list[str]) -> Caribbean:
    """The tables of a layout, made once."""
    key = "/".join(grid)
    if key not in _KNOWN:
        _KNOWN[key] = Caribbean(grid)
    return _KNOWN[key]


def is_valid(grid: list[str]) -> bool:
    """POM-1102, POM-1103: 27 cards, 3 islands, a card in every column, and no card out of reach or stuck."""
    columns = ["".join([line[at] for line in grid]) for at in range(len(grid[0]))]
    whole = "/".join(columns)
    if whole.count("c") != PLACES or not all("c" in column for column in columns):
        return False
    if not all(whole.count(island) == ISLAND_ROWS and island * ISLAND_ROWS in whole for island in ISLANDS):
        return False
    sea = Caribbean(grid)
    ends = sea.reach[PLAIN_STEPS]
    reached, frontier = set[int](), {START}
    while frontier:
        frontier = {end for place in frontier for end in ends[place]} - reached
        reached |= frontier
    return set(range(PLACES)) <= reached and all(ends[place] for place in [*range(PLACES), START])
