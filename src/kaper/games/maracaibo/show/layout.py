"""Where everything lies on the drawn boards: what the scene points at is what the art draws."""

from typing import Final

from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.components.redbeard import RED_COLUMNS, TOP_LEVEL
from kaper.games.maracaibo.components.ship import HOLES, SECTOR, UPGRADE_NAMES

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Point = tuple[float, float]
WIDTH: Final = 1600.0
HEIGHT: Final = 780.0
CARD: Final = 5 / 7
"""Width by height of a card."""


def outline(box: Box) -> list[Point]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


# --- the Caribbean

START: Final[Box] = (22, 22, 104, 758)
GRID: Final[Box] = (110, 18, 1386, 762)
MARACAIBO: Final[Box] = (1394, 22, 1578, 246)
BAY: Final[Box] = (1394, 252, 1578, 758)
ISLAND_CUBES: Final = 10
"""An island with more cubes is drawn like one with this number."""


def cell(row: int, column: int, rows: int, columns: int, places: int = 1) -> Box:
    """A place of a layout, or several of a column; whatever the layout, it fills the same part of the sea."""
    left, top, right, bottom = GRID
    wide, high = (right - left) / columns, (bottom - top) / rows
    x, y = left + column * wide, top + row * high
    return round(x + 2, 1), round(y + 2, 1), round(x + wide - 2, 1), round(y + places * high - 2, 1)


# --- a player's own board: figurehead, ship board, hideout, cards

FIGURE: Final[Box] = (24, 34, 160, 224)
SHIP: Final[Box] = (176, 24, 910, 338)
HIDEOUT: Final[Box] = (926, 24, 1578, 268)
STALLS: Final[Box] = (926, 278, 1578, 362)
CARDS: Final[Box] = (18, 372, 1582, 764)
UPGRADE_RADIUS: Final = 38.0
HOLE_RADIUS: Final = 24.0
STORE_RADIUS: Final = 34.0
STALL_RADIUS: Final = 50.0
_ROWS: Final = (85.0, 180.0, 275.0)
_LEFT, _STEP, _LINE = 246.0, 81.0, 12.0
DIG_LINE: Final = 158.0
LINES: Final[list[float]] = [
    _LEFT + _STEP * (2 * sector - 0.5) + _LINE * (sector - 0.5) for sector in (1, 2, 3)
]
"""The blocking lines between the sectors of a ship board."""


def _upgrades() -> dict[str, Point]:
    """Each sector is two columns wide, filled from the top."""
    places: dict[str, Point] = {}
    seen = [0, 0, 0, 0]
    for name, sector in zip(UPGRADE_NAMES, SECTOR, strict=True):
        column, row = seen[sector] // 3, seen[sector] % 3
        if sector == 3:
            column, row = seen[sector] // 2, seen[sector] % 2
        places[name] = (_LEFT + _STEP * (2 * sector + column) + _LINE * sector, _ROWS[row])
        seen[sector] += 1
    return places


UPGRADES: Final[dict[str, Point]] = _upgrades()
BLOCKS: Final[dict[str, Box]] = {
    kind: (HIDEOUT[0] + 217 * number, HIDEOUT[1], HIDEOUT[0] + 217 * number + 217, HIDEOUT[3])
    for number, kind in enumerate(TREASURES)
}
BONUS: Final[dict[str, Point]] = {kind: (box[0] + 58, 98) for kind, box in BLOCKS.items()}
STORED: Final[dict[str, Point]] = {kind: (box[0] + 152, 98) for kind, box in BLOCKS.items()}
HOLE: Final[dict[str, Point]] = {
    f"{kind}:{hole + 1}": (box[0] + 32 + 51 * hole, 216)
    for kind, box in BLOCKS.items()
    for hole in range(HOLES)
}
FIGURE_HOLE: Final[dict[str, Point]] = {
    "g1": (58, 258), "g2": (126, 258), "g3": (58, 318), "g4": (126, 318),
}  # fmt: skip
STALL: Final[list[Point]] = [(STALLS[0] + 122 + 102 * number, 320) for number in range(5)]


def rack(box: Box, count: int, least: int = 12) -> list[Box]:
    """Places for N cards in a box, in two rows or more if they need it, all of the same size."""
    left, top, right, bottom = box
    rows, across = 2, least
    while rows * across < count:
        rows += 1
        across = int((right - left) * rows / (bottom - top) / CARD)
    high = (bottom - top) / rows
    wide = min((right - left) / across, high * CARD)
    return [_slot(left + wide * (n % across), top + high * (n // across), wide, high) for n in range(count)]


def _slot(x: float, y: float, wide: float, high: float) -> Box:
    return round(x, 1), round(y, 1), round(x + wide, 1), round(y + high, 1)


# --- Redbeard's own board

RED_FIGURE: Final[Box] = FIGURE
RED_RADIUS: Final = 34.0
RED_SPACES: Final[list[Point]] = [
    (236 + 96 * column, 70 + 76 * row)
    for column, spaces in enumerate(RED_COLUMNS)
    for row in range(len(spaces))
]
RED_LEVELS: Final[list[Point]] = [(284 + 96 * n, 308) for n in range(TOP_LEVEL)]
RED_STORED: Final[dict[str, Point]] = {kind: (760 + 110 * n, 95) for n, kind in enumerate(TREASURES)}
RED_BURIED: Final[dict[str, Point]] = {kind: (760 + 110 * n, 205) for n, kind in enumerate(TREASURES)}
RED_CARDS: Final[list[Box]] = [_slot(1090 + 160 * (n % 3), 30 + 168 * (n // 3), 150, 164) for n in range(6)]

# --- the exploration track: three rows, to and fro, with two lanes at the forks

TRACK_RADIUS: Final = 42.0
_ALONG: Final[dict[str, tuple[float, int]]] = {
    "start": (0, 0), "a1": (1, 0), "a2": (2, 0),
    "au1": (3, -1), "au2": (4, -1), "au3": (5, -1), "au4": (6, -1),
    "al1": (3.4, 1), "al2": (4.5, 1), "al3": (5.6, 1),
    "a9": (7, 0), "b1": (8, 0), "b2": (9, 0), "b3": (10, 0),
    "bu1": (11, -1), "bu2": (12, -1), "bu3": (13, -1), "bl1": (11.4, 1), "bl2": (12.6, 1),
    "b9": (14, 0), "c1": (15, 0), "c2": (16, 0), "c3": (17, 0), "c4": (18, 0),
    "cu1": (19, -1), "cu2": (20, -1), "cu3": (21, -1), "cl1": (19.4, 1), "cl2": (20.6, 1),
    "c9": (22, 0), "d1": (23, 0), "d2": (24, 0), "d3": (25, 0), "d4": (26, 0), "d5": (27, 0), "d6": (28, 0),
    "e1": (29, 0), "e2": (30, 0), "e3": (31, 0), "e4": (32, 0), "tile": (33, 0),
}  # fmt: skip
"""How far along the way each space lies, and on which lane: -1 the upper one, 1 the lower one."""
_TURNS: Final = (0, 11, 23)
"""Where the rows begin."""


def _spot(along: float, lane: int) -> Point:
    row = 2 if along >= _TURNS[2] else 1 if along >= _TURNS[1] else 0
    within = along - _TURNS[row] + (0.5 if row != 1 else 0)
    x = 104 + 126.5 * (11 - within if row == 1 else within)
    return round(x, 1), round(135 + 255 * row + 62 * lane, 1)


TRACK: Final[dict[str, Point]] = {name: _spot(*place) for name, place in _ALONG.items()}

# --- the market

QUEST_DECK: Final[Box] = (50, 92, 262, 389)
QUESTS: Final[list[Box]] = [(300 + 236 * n, 92, 512 + 236 * n, 389) for n in range(3)]
LEVEL_TWO: Final[Box] = (1261, 92, 1473, 389)
FIGURES: Final[list[Box]] = [(50 + 196 * n, 474, 234 + 196 * n, 732) for n in range(6)]
RUBIES: Final[list[Point]] = [(1309 + 100 * (n % 3), 532 + 116 * (n // 3)) for n in range(6)]
RUBY_RADIUS: Final = 43.0
HEADINGS: Final[dict[str, Box]] = {
    "quests": (325, 36, 725, 84), "level-two": (1192, 36, 1542, 84),
    "figureheads": (438, 420, 838, 468), "rubies": (1254, 426, 1564, 474),
}  # fmt: skip
