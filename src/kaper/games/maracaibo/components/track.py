"""The exploration track: its spaces, forks and rivers."""

from typing import Final

from kaper.games.maracaibo.components.effects import Effect, read_effects
from kaper.games.maracaibo.components.load import COMPONENTS

_ROWS: Final = COMPONENTS["exploration_track"]["spaces"]
SPACE_NAMES: Final[list[str]] = [row["id"] for row in _ROWS] + ["tile"]
FIRST: Final = 0
LAST: Final[int] = len(_ROWS) - 1
DISCOUNT_TILE: Final[int] = len(_ROWS)
"""The residence discount tile of Retirement, one space behind the last printed one (POM-1458)."""
AFTER: Final[list[list[int]]] = [[SPACE_NAMES.index(name) for name in row["next"]] for row in _ROWS]
SPACE_EFFECTS: Final[list[list[Effect]]] = [read_effects(row["effects"], "why-explorer") for row in _ROWS]


def _rivers() -> list[int]:
    """POM-706: rivers between the start and each space; a space behind a river says which one it is."""
    crossed = [0] * len(_ROWS)
    for space, row in enumerate(_ROWS):
        crossed[space] = row.get("river", crossed[space])
        for after in AFTER[space]:
            crossed[after] = crossed[space]
    return [*crossed, max(crossed)]


def _left() -> list[int]:
    """POM-1225: how many spaces the longest way from each space to the last printed one has."""
    left = [0] * len(_ROWS)
    for space in reversed(range(len(_ROWS))):
        left[space] = max([1 + left[after] for after in AFTER[space]], default=0)
    return left


RIVERS: Final[list[int]] = _rivers()
LEFT: Final[list[int]] = _left()
LONGER: Final[list[int]] = [max(after, key=lambda space: LEFT[space]) if after else LAST for after in AFTER]
"""The next space on the longer way; of equal ways the upper one, which stands first (A-24)."""
