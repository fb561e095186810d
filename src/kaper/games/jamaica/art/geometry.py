"""Where land and sea lie: the coast keeps its distance from every lane of the track."""

import math
from random import Random
from typing import Final

from kaper.engine.drawing import is_inside
from kaper.games.jamaica.components.board import NEXT, SPACES
from kaper.games.jamaica.show.layout import HEIGHT, PLACES, WIDTH

Point = tuple[float, float]
Line = list[Point]

CELL: Final = 10
COLUMNS: Final = int(WIDTH) // CELL + 1
ROWS: Final = int(HEIGHT) // CELL + 1
OPEN_WATER: Final = 58.0
CHANNEL: Final = 45.0
"""How far the coast stays away from the middle of a lane."""


# --- lanes


def is_inner(space: int) -> bool:
    """Whether a space lies in a channel through the land."""
    return SPACES[space]["lane"].endswith("inner")


def lanes() -> list[tuple[Point, Point, float]]:
    """Every step of the track as a line, with the distance that the coast keeps from it."""
    found: list[tuple[Point, Point, float]] = []
    for space, ends in enumerate(NEXT):
        for end in ends:
            width = CHANNEL if is_inner(space) or is_inner(end) else OPEN_WATER
            found.append((PLACES[space], PLACES[end], width))
    return found


def ring() -> Line:
    """The track by its outer lanes: all land lies inside."""
    space, line = 0, [PLACES[0]]
    while NEXT[space][0] != 0:
        space = NEXT[space][0]
        line.append(PLACES[space])
    return line


def distance(x: float, y: float, start: Point, end: Point) -> float:
    """From a point to a line between two points."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    part = ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy)
    part = min(1.0, max(0.0, part))
    return math.hypot(x - start[0] - part * dx, y - start[1] - part * dy)


# --- the lie of the land


class Noise:
    """Smooth hills and hollows between -1 and 1."""

    def __init__(self, seed: int, size: float) -> None:
        source = Random(seed)
        self.size = size
        self.count = int(max(WIDTH, HEIGHT) / size) + 3
        self.heights = [source.random() * 2 - 1 for _ in range(self.count * self.count)]

    def at(self, x: float, y: float) -> float:
        column, row = x / self.size, y / self.size
        left, top = int(column), int(row)
        across, down = _ease(column - left), _ease(row - top)
        above = self._mix(left, top, across)
        return above + (self._mix(left, top + 1, across) - above) * down

    def _mix(self, left: int, row: int, across: float) -> float:
        at = row * self.count + left
        return self.heights[at] + (self.heights[at + 1] - self.heights[at]) * across


def _ease(part: float) -> float:
    return part * part * (3 - 2 * part)


class Ground:
    """How far above the water every point of a grid lies; what is below zero is sea."""

    def __init__(self) -> None:
        self.lanes = lanes()
        self.ring = ring()
        self.bays = Noise(17, 120)
        self.coves = Noise(12, 46)
        self.rocks = Noise(13, 22)
        self.heights = [[self.height(x * CELL, y * CELL) for x in range(COLUMNS)] for y in range(ROWS)]

    def height(self, x: float, y: float) -> float:
        if not is_inside(x, y, self.ring):
            return -OPEN_WATER
        away = min(distance(x, y, start, end) - width for start, end, width in self.lanes)
        rough = 15 * self.bays.at(x, y) + 10 * self.coves.at(x, y) + 4 * self.rocks.at(x, y)
        return min(away + rough, away + 15)

    def at(self, x: float, y: float) -> float:
        """The height at the nearest point of the grid."""
        column = min(COLUMNS - 1, max(0, round(x / CELL)))
        return self.heights[min(ROWS - 1, max(0, round(y / CELL)))][column]

    def uphill(self, x: float, y: float) -> Point:
        """The way inland, one unit long."""
        dx = self.at(x + CELL, y) - self.at(x - CELL, y)
        dy = self.at(x, y + CELL) - self.at(x, y - CELL)
        length = math.hypot(dx, dy) or 1.0
        return dx / length, dy / length

    def contours(self, level: float) -> list[Line]:
        """Closed lines along which the ground has one height, those around land counter-clockwise."""
        return [line for line in _chained(self._steps(level)) if len(line) > 5]

    def _steps(self, level: float) -> dict[Point, Point]:
        """Each cell's bit of contour: where it enters and where it leaves."""
        steps: dict[Point, Point] = {}
        for row in range(ROWS - 1):
            for column in range(COLUMNS - 1):
                for way in CROSSINGS[self._case(column, row, level)]:
                    enters = self._edge(column, row, way[0], level)
                    steps[enters] = self._edge(column, row, way[1], level)
        return steps

    def _case(self, column: int, row: int, level: float) -> int:
        above, below = self.heights[row], self.heights[row + 1]
        return (
            8 * (above[column] > level)
            + 4 * (above[column + 1] > level)
            + 2 * (below[column + 1] > level)
            + (below[column] > level)
        )

    def _edge(self, column: int, row: int, edge: str, level: float) -> Point:
        """Where the contour crosses an edge of a cell; neighbours reckon the same point."""
        if edge in "TB":
            line = self.heights[row + (edge == "B")]
            part = (level - line[column]) / (line[column + 1] - line[column])
            return round((column + part) * CELL, 3), float((row + (edge == "B")) * CELL)
        side = column + (edge == "R")
        top, bottom = self.heights[row][side], self.heights[row + 1][side]
        return float(side * CELL), round((row + (level - top) / (bottom - top)) * CELL, 3)


CROSSINGS: Final[list[list[str]]] = [
    [], ["BL"], ["RB"], ["RL"], ["TR"], ["TR", "BL"], ["TB"], ["TL"],
    ["LT"], ["BT"], ["LT", "RB"], ["RT"], ["LR"], ["BR"], ["LB"], [],
]  # fmt: skip
"""For the corners that lie above the water, clockwise from the top left: from which edge to which."""


def _chained(steps: dict[Point, Point]) -> list[Line]:
    """Bits of contour that meet, joined into closed lines."""
    lines: list[Line] = []
    left = dict(steps)
    while left:
        at, then = left.popitem()
        line = [at]
        while then in left:
            line.append(then)
            then = left.pop(then)
        lines.append(line)
    return lines


def smooth(line: Line, every: int = 1) -> str:
    """A closed line as a path without corners."""
    points = line[::every]
    middles = [_middle(points[index - 1], point) for index, point in enumerate(points)]
    x, y = _rounded(middles[0])
    path = [f"M{_number(x)} {_number(y)}"]
    for index, point in enumerate(points):
        end_x, end_y = _rounded(middles[(index + 1) % len(points)])
        by_x, by_y = _rounded(point)
        path.append("q" + _pair(by_x - x, by_y - y) + " " + _pair(end_x - x, end_y - y))
        x, y = end_x, end_y
    return "".join(path) + "z"


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def _pair(x: float, y: float) -> str:
    return f"{_number(x)} {_number(y)}"


def _number(value: float) -> str:
    """At most one digit behind the point, and no more signs than needed."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
