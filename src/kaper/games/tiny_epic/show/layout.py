"""Where everything lies on the two drawn boards: what the scene points at is what the art draws."""

import math
from typing import Final

from kaper.games.tiny_epic.components.board import CELLS, COLS, ROWS, SPACES

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Point = tuple[float, float]

# --- the sea: one chart over sixteen cards

SIDE: Final = 1000.0
MARGIN: Final = 44.0
CELL: Final = (SIDE - 2 * MARGIN) / COLS


def _cell(cell: int) -> Box:
    left, top = MARGIN + CELL * (cell % COLS), MARGIN + CELL * (cell // COLS)
    return left, top, left + CELL, top + CELL


CELL_BOXES: Final[list[Box]] = [_cell(cell) for cell in CELLS]


def within(cell: int, x: float, y: float) -> Point:
    """A place on a card, counted from its upper left corner in the units of the board."""
    left, top, _, _ = CELL_BOXES[cell]
    return left + x, top + y


def around(at: Point, half: float) -> Box:
    return at[0] - half, at[1] - half, at[0] + half, at[1] + half


MARKET_AT: Final = (98.0, 74.0)
MARKET_RADIUS: Final = 62.0
COLONY_AT: Final = (100.0, 80.0)
SITE_AT: Final = (184.0, 90.0)
SITE_RADIUS: Final = 46.0
COVE_AT: Final = (42.0, 150.0)
COVE_HALF: Final = 36.0
TOKEN_AT: Final = (200.0, 30.0)
TOKEN_RADIUS: Final = 32.0
STORM_AT: Final = (44.0, 44.0)
WATER: Final[Box] = (52.0, 112.0, 224.0, 226.0)
"""Where the ships lie on a card, counted from its corner."""


def water(cell: int) -> Box:
    left, top, right, bottom = WATER
    return *within(cell, left, top), *within(cell, right, bottom)


def centre(cell: int) -> Point:
    return within(cell, CELL / 2, CELL / 2)


# --- the bridge: a wheel, the duties, the market, the merchants, the infamy track

WIDTH: Final = 640.0
HEIGHT: Final = 1000.0
WHEEL: Final[Point] = (320.0, 292.0)
RIM: Final = 236.0
DISC: Final = 58.0
"""Half the width of an order on the wheel."""
DISC_AT: Final = 164.0
BERTH_AT: Final = 250.0
"""How far from the hub a deckhand stands who was left on a space."""
HUB_AT: Final = 74.0


def _on_wheel(space: int, far: float) -> Point:
    angle = math.tau * space / SPACES - math.tau / 4
    return round(WHEEL[0] + far * math.cos(angle), 1), round(WHEEL[1] + far * math.sin(angle), 1)


DISCS: Final[list[Point]] = [_on_wheel(space, DISC_AT) for space in range(SPACES)]
BERTHS: Final[list[Point]] = [_on_wheel(space, BERTH_AT) for space in range(SPACES)]
HUBS: Final[list[Point]] = [_on_wheel(space, HUB_AT) for space in range(SPACES)]
BERTH_HALF: Final = 28.0
HUB_HALF: Final = 36.0
BADGE_TURN: Final = 42.0
BADGE_RADIUS: Final = 44.0


def beside(space: int, side: int) -> Point:
    """A place at the shoulder of an order's disc: what it costs on the left, what it offers on the right."""
    x, y = DISCS[space]
    return x + side * BADGE_TURN, y + BADGE_TURN


ROWS_AT: Final = {
    "duties": (584.0, 694.0),
    "market": (704.0, 776.0),
    "merchants": (786.0, 862.0),
    "infamy": (872.0, 986.0),
}


def _row(name: str, count: int) -> list[Box]:
    top, bottom = ROWS_AT[name]
    wide = (WIDTH - 40) / count
    return [(20 + wide * n + 4, top, 20 + wide * (n + 1) - 4, bottom) for n in range(count)]


DUTIES: Final = _row("duties", 4)
MARKET: Final = _row("market", 4)
MERCHANTS: Final = _row("merchants", 2)
INFAMY: Final = _row("infamy", 6)
TAGS: Final = {
    "damage": (106.0, 34.0),
    "spoils": (164.0, 34.0),
    "fame": (210.0, 26.0),
    "cargo": (254.0, 34.0),
}
"""How far from the left edge of a merchant's card its figures lie, and how large they are."""
WATCH_HALF: Final = 30.0
WATCH_GAP: Final = 33.0
RIVAL_RADIUS: Final = 16.0


def watch(duty: int, number: int, count: int) -> Box:
    """Where one of N deckhands on a duty stands: side by side, below the name of the duty."""
    left, _, right, bottom = DUTIES[duty]
    gap = min(WATCH_GAP, (right - left - 2 * WATCH_HALF) / max(count - 1, 1))
    return around(
        ((left + right) / 2 + gap * (number - (count - 1) / 2), bottom - WATCH_HALF - 8), WATCH_HALF
    )


def rung(level: int) -> Box:
    """Where a marker of infamy stands, below what the level brings."""
    left, top, right, bottom = INFAMY[level]
    return around(((left + right) / 2, (top + bottom) / 2), 28.0)


def rival(level: int, number: int) -> Point:
    """Where the sign of another pirate lies on a level, at its lower edge."""
    left, _, _, bottom = INFAMY[level]
    return left + 18 + 28 * number, bottom - 17


def outline(box: Box) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def arrow(start: Point, end: Point, half: float) -> list[tuple[float, float]]:
    """An arrow from one place to another, a little short of both."""
    (x, y), (to_x, to_y) = start, end
    far = math.hypot(to_x - x, to_y - y)
    along, aside = ((to_x - x) / far, (to_y - y) / far), ((y - to_y) / far, (to_x - x) / far)

    def at(ahead: float, off: float) -> tuple[float, float]:
        return (
            round(x + along[0] * ahead + aside[0] * off, 1),
            round(y + along[1] * ahead + aside[1] * off, 1),
        )

    head = far - 3.2 * half
    corners = [(0.0, half), (head, half), (head, 2.2 * half), (far, 0.0)]
    return [at(*corner) for corner in corners] + [at(ahead, -off) for ahead, off in reversed(corners[:-1])]


assert len(CELL_BOXES) == ROWS * COLS
