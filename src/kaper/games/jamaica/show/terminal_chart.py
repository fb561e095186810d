"""The race track as a sea chart in characters, laid out from the coordinates in `components.toml`."""

from rich.markup import escape

from kaper.engine.columns import WIDTH, clipped
from kaper.engine.livery import SIGNS
from kaper.games.jamaica.components.board import (
    COST,
    KIND,
    LAIR,
    NEXT,
    PORT,
    PORT_ROYAL,
    SCORE,
    SEA,
    SPACES,
    START,
)
from kaper.games.jamaica.view.view import ShipView, View

Place = tuple[int, int]
"""A line and a column."""

LABEL = 5
BANDS = 13
"""The height of the board in bands, chosen so that no two neighbours on the sides share one."""
HEIGHT = BANDS + 2
HARBOUR: Place = (3, WIDTH - 7)
"""Where the ships on Port Royal lie."""
ISLAND: Place = (5, 43)
"""The first line on the island that has room for words, and their middle."""
ISLAND_LINES, ISLAND_WIDTH = 5, 52
BEACH: tuple[float, float] = (1.3, 7)
"""How far land stays away from a label, in lines and in columns."""

PAPER, WATER, LAND = "#efe6d2", "#16282d", "#413b2b"
WAKE = "#47808a"
KIND_INKS = {PORT_ROYAL: "bold #efe6d2", PORT: "#e8bd5a", SEA: "#8cc3ca", LAIR: "#a39d95"}
TREASURE_INK = "bold #ff9a7f"
SHIP_INKS = {
    "vermilion": "bold #ee5f43",
    "ochre": "bold #e0a021",
    "indigo": "bold #8d90f0",
    "green": "bold #5fb84e",
    "sky": "bold #3fb0e6",
    "ink": "bold #b5afa6",
}
HOME = "Port Royal"
PRICES = {PORT: "$", SEA: "~"}


def tag(space: int, treasure: bool) -> str:
    """What a space costs or holds, in a few characters; a legend on the board explains them."""
    kind = KIND[space]
    if kind == LAIR:
        return "☠+" if treasure else "☠"
    return f"⚑{SCORE[START]}" if kind == PORT_ROYAL else f"{PRICES[kind]}{COST[space]}"


# --- where everything lies


def _line(space: int) -> int:
    """The line of a space; the lanes along the edges leave one for the ships beside them."""
    band = round(SPACES[space]["xy"][1] * BANDS)
    return band + (band > 1) + (band == BANDS - 1)


def _apart(columns: list[int]) -> list[int]:
    """Columns from left to right, pushed apart until no labels touch."""
    apart: list[int] = []
    for column in columns:
        apart.append(max(column, apart[-1] + LABEL + 1) if apart else column)
    return apart


def _places() -> list[Place]:
    """For every space the line and the first column of its label."""
    across = [row["xy"][0] for row in SPACES]
    left, right = min(across), max(across)
    natural = [round((x - left) / (right - left) * (WIDTH - LABEL)) for x in across]
    places: list[Place] = [(0, 0)] * len(SPACES)
    for line in range(HEIGHT):
        row = sorted((natural[space], space) for space in range(len(SPACES)) if _line(space) == line)
        for (_, space), column in zip(row, _apart([column for column, _ in row]), strict=True):
            places[space] = (line, column)
    return places


def _between(start: int, end: int) -> list[Place]:
    """The cells from one space to the next, outside their labels."""
    (line, column), (to_line, to_column) = PLACES[start], PLACES[end]
    lines, columns = to_line - line, to_column - column
    steps = max(abs(lines), abs(columns))
    centre = column + LABEL // 2
    way = [(line + round(lines * i / steps), centre + round(columns * i / steps)) for i in range(1, steps)]
    return [place for place in way if place not in LABELS]


def _wakes() -> dict[Place, str]:
    """Dots from space to space; along the edges arrows show which way the race runs."""
    wakes: dict[Place, str] = {}
    for space, ends in enumerate(NEXT):
        for end in ends:
            way = _between(space, end)
            wakes.update((place, "·") for place in way)
            if way and PLACES[space][0] == PLACES[end][0]:
                wakes[way[len(way) // 2]] = ">" if PLACES[end][1] > PLACES[space][1] else "<"
    return wakes


def _is_inside(line: int, column: int) -> bool:
    """Whether a cell lies within the ring: a ray from it crosses the ring an odd number of times."""
    inside = False
    for space, ends in enumerate(NEXT):
        (top, left), (bottom, right) = PLACES[space], PLACES[ends[0]]
        if (top > line) != (bottom > line):
            crossing = left + (line - top) * (right - left) / (bottom - top) + LABEL // 2
            inside = inside != (column < crossing)
    return inside


def _is_ashore(line: int, column: int) -> bool:
    """Land is what lies within the ring and well away from every lane."""
    lines, columns = BEACH
    for at, first in PLACES:
        off = max(first - column, column - first - LABEL + 1, 0)
        if (off / columns) ** 2 + ((at - line) / lines) ** 2 < 1:
            return False
    lanes_near = any(abs(at - line) <= 1 and abs(spot - column) <= 3 for at, spot in WAKES)
    return not lanes_near and _is_inside(line, column)


PLACES = _places()
LABELS = {(line, column + i) for line, column in PLACES for i in range(LABEL)}
WAKES = _wakes()
ASHORE = {(line, column) for line in range(HEIGHT) for column in range(WIDTH) if _is_ashore(line, column)}


# --- drawing


class Chart:
    """Characters with their inks; what is written later lies on top."""

    def __init__(self) -> None:
        self.signs = [[" "] * WIDTH for _ in range(HEIGHT)]
        self.inks = [[PAPER] * WIDTH for _ in range(HEIGHT)]

    def write(self, place: Place, text: str, ink: str) -> None:
        line, column = place
        for i, sign in enumerate(text[: WIDTH - column]):
            self.signs[line][column + i] = sign
            self.inks[line][column + i] = ink

    def is_free(self, line: int, column: int, length: int) -> bool:
        """Whether N cells show nothing but water or a wake."""
        cells = self.signs[line][max(0, column) : column + length]
        return len(cells) == length and all(sign in " ·<>" for sign in cells)

    def markup(self) -> str:
        return "\n".join(self._row(line) for line in range(HEIGHT))

    def _row(self, line: int) -> str:
        row, style, run = "", "", ""
        for column in range(WIDTH):
            here = f"{self.inks[line][column]} on {LAND if (line, column) in ASHORE else WATER}"
            if here != style and run:
                row += f"[{style}]{escape(run)}[/]"
                run = ""
            style = here
            run += self.signs[line][column]
        return f"{row}[{style}]{escape(run)}[/]"


def draw(view: View, words: list[str]) -> str:
    """The whole chart as Rich markup; the words stand on the island."""
    chart = Chart()
    for place, sign in WAKES.items():
        chart.write(place, sign, WAKE)
    for space, (line, column) in enumerate(PLACES):
        _draw_space(chart, space, line, column, space in view.tokens)
    line, middle = ISLAND
    for index, text in enumerate(clipped(each, ISLAND_WIDTH) for each in words[:ISLAND_LINES]):
        chart.write((line + index, middle - len(text) // 2), text, PAPER if index else f"bold {PAPER}")
    for space in range(len(SPACES)):
        _draw_ships(chart, space, [ship for ship in view.ships if ship.space == space])
    return chart.markup()


def _draw_space(chart: Chart, space: int, line: int, column: int, treasure: bool) -> None:
    """A space's number, what it costs or holds, and what it counts at the end."""
    ink = KIND_INKS[KIND[space]]
    chart.write((line, column), f"{space:>2}", PAPER)
    chart.write((line, column + 3), tag(space, treasure), TREASURE_INK if treasure else ink)
    if space == START:
        chart.write((line, column - len(HOME)), HOME, ink)
    elif max(SCORE[end] for end in NEXT[space]) > 0:
        points = SCORE[space]
        chart.write((line - 1, column), f"{points:+3}", f"bold {PAPER}" if points > 0 else TREASURE_INK)


def _draw_ships(chart: Chart, space: int, ships: list[ShipView]) -> None:
    line, column = HARBOUR if space == START else _berth(chart, space, len(ships))
    for index, ship in enumerate(ships):
        chart.write((line, column + index), SIGNS[ship.colour], SHIP_INKS[ship.colour])


def _berth(chart: Chart, space: int, ships: int) -> Place:
    """Room for ships: touching their label, or in the line beside it where labels stand in a row."""
    line, column = PLACES[space]
    before, after = column + (space < 10) - ships, column + LABEL
    if column < WIDTH // 2 and chart.is_free(line, after, ships + 1):
        return line, after
    if chart.is_free(line, before - 1, ships + 1):
        return line, before
    if chart.is_free(line, after, ships + 1):
        return line, after
    inward = line + 1 if line < HEIGHT // 2 else line - 1
    return inward, column
