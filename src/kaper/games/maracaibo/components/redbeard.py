"""Redbeard's cards and boards of `components.toml`."""

from typing import Final

from kaper.games.maracaibo.components.effects import TREASURES, TYPES
from kaper.games.maracaibo.components.load import COMPONENTS

_ROWS: Final = COMPONENTS["redbeard"]["cards"]["cards"]
FIRST_CARD: Final[int] = _ROWS[0]["number"]
SET_A: Final[list[int]] = [row["number"] for row in _ROWS if row["set"] == "A"]
SET_B: Final[list[int]] = [row["number"] for row in _ROWS if row["set"] == "B"]
RED_NAMES: Final[dict[int, str]] = {row["number"]: f"redbeard-{row['number']}" for row in _ROWS}
MAIN: Final[dict[int, list[str]]] = {row["number"]: row["main"] for row in _ROWS}
WANTED: Final[dict[int, list[int]]] = {
    row["number"]: [TYPES.index(kind) for kind in row["types"]] for row in _ROWS
}
EXTRA: Final[dict[int, tuple[str, int]]] = {
    row["number"]: (row["extra"]["verb"], row["extra"]["n"]) for row in _ROWS if "extra" in row
}
RED_COLUMNS: Final[list[list[str]]] = COMPONENTS["redbeard"]["ship_board"]["columns"]
BOARD: Final[list[str]] = [effect for column in RED_COLUMNS for effect in column]
"""The spaces in the order in which they are filled: column by column, each from the top (POM-1250)."""
_LEVELS: Final = COMPONENTS["redbeard"]["track"]["positions"]
TOP_LEVEL: Final[int] = len(_LEVELS)
RAID_VP: Final[list[int]] = [0, *(row["raid"]["vp"] for row in _LEVELS)]
"""By level, which counts from 1; so are the others."""
RAID_TREASURES: Final[list[int]] = [0, *(row["raid"]["treasures"] for row in _LEVELS)]
COMPARES: Final[list[bool]] = [False, *(row["raid"]["cube_if_ahead"] for row in _LEVELS)]
EXPLORE_STEPS: Final[list[int]] = [0, *(row["explore"]["extra_steps"] for row in _LEVELS)]
EXPLORE_VP: Final[list[int]] = [0, *(row["explore"]["vp"] for row in _LEVELS)]
MOST_CUBES: Final = -1
TREASURE_DIE: Final[list[int]] = [
    TREASURES.index(kind) if kind in TREASURES else MOST_CUBES
    for kind in COMPONENTS["redbeard"]["treasure_die"]["results"]
]
"""For each result of the die the kind of treasure, or the island with most cubes."""
FIGUREHEAD_DIE: Final[list[int]] = [tile - 1 for tile in COMPONENTS["redbeard"]["figurehead_die"]["results"]]
HANDICAP: Final[dict[str, int]] = {
    row["id"]: row["points"] for row in COMPONENTS["redbeard"]["handicap"]["levels"]
}
