"""The inks of chart and bridge, by day and by lamplight, and the colours of the loot."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Palette:
    """Every colour that a board is drawn with."""

    paper: str
    ink: str
    shallow: str
    sea: str
    deep: str
    wave: str
    label: str
    well: str
    wood: str
    wood_light: str
    wood_dark: str
    red: str
    gold: str
    stain: str
    shade: str
    shade_strength: float


LIGHT: Final = Palette(
    paper="#f2e6cb", ink="#2d2a33", shallow="#c3dacd", sea="#a3c6bf", deep="#5d97a0", wave="#2f6671",
    label="#2d2a33", well="#fbf3dd", wood="#a5703a", wood_light="#c8945a", wood_dark="#6d4520",
    red="#b8432f", gold="#dba43a", stain=".36 .27 .14", shade="#3a2a12", shade_strength=0.36,
)  # fmt: skip
DARK: Final = Palette(
    paper="#2d2926", ink="#11171a", shallow="#35575c", sea="#2c4a50", deep="#16282d", wave="#7fb1b3",
    label="#efe6d2", well="#3a3530", wood="#7d5630", wood_light="#98703f", wood_dark="#4d3218",
    red="#d8644c", gold="#e0b552", stain=".02 .03 .03", shade="#050a0c", shade_strength=0.55,
)  # fmt: skip

INK: Final = "#2d2a33"
PAPER: Final = "#f6ecd4"
RED: Final = "#b8432f"
GOLD: Final = "#dba43a"
SURF: Final = "#f6f3e2"
LAND: Final = "#e6d6a8"
LAND_DARK: Final = "#c9b27a"
LEAF: Final = "#7d9450"
LOOT: Final[dict[str, str]] = {
    "sugar": "#ead9a8",
    "rum": "#8a5aa8",
    "gunpowder": "#8b8f98",
    "coffee": "#7a4a26",
}
"""Beige, purple, grey and brown, as the cubes are."""
MERCHANT: Final[dict[str, str]] = {"orange": "#dd8230", "green": "#4f9e63"}
