"""Where everything lies on the drawn board: what the scene points at is what the art draws."""

from typing import Final

from kaper.games.jamaica.components.board import KIND, PORT_ROYAL, SPACES

WIDTH: Final = 1600.0
HEIGHT: Final = 1050.0
MARGIN: Final = (90.0, 70.0)


def _place(xy: list[float]) -> tuple[float, float]:
    left, top = MARGIN
    return round(left + xy[0] * (WIDTH - 2 * left), 1), round(top + xy[1] * (HEIGHT - 2 * top), 1)


PLACES: Final[list[tuple[float, float]]] = [_place(row["xy"]) for row in SPACES]
RADIUS: Final = 29.0
HOME_RADIUS: Final = 42.0
RADII: Final[list[float]] = [HOME_RADIUS if kind == PORT_ROYAL else RADIUS for kind in KIND]
CHEST: Final = (790.0, 560.0)
"""The middle of the island, which carries the dice."""
