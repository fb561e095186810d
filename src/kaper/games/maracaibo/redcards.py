"""Redbeard's cards and ship board of `components.toml`."""

from typing import Final

from kaper.games.maracaibo.components import COMPONENTS
from kaper.games.maracaibo.effects import TYPES

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
BOARD: Final[list[str]] = [
    effect for column in COMPONENTS["redbeard"]["ship_board"]["columns"] for effect in column
]
"""The spaces in the order in which they are filled: column by column, each from the top (POM-1250)."""
HANDICAP: Final[dict[str, int]] = COMPONENTS["redbeard"]["handicap"]["levels"]
