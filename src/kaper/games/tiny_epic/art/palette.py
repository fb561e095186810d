"""The inks of chart and bridge, by day and by lamplight, and the colours of the loot."""

from typing import Final

from kaper.engine import inks


class Palette(inks.Inks):
    """Every colour that a board is drawn with."""

    def __init__(self, lamplight: bool) -> None:
        super().__init__(lamplight)
        self.sea = self.by("#a3c6bf", "#2c4a50")
        self.label = self.by(inks.INK, "#efe6d2")
        self.well = self.by("#fbf3dd", "#3a3530")
        self.wood = self.by("#a5703a", "#7d5630")
        self.wood_light = self.by("#c8945a", "#98703f")
        self.wood_dark = self.by("#6d4520", "#4d3218")
        self.shade_strength = self.by(0.36, 0.55)


LIGHT: Final = Palette(lamplight=False)
DARK: Final = Palette(lamplight=True)

INK: Final = inks.INK
PAPER: Final = inks.BONE
RED: Final = inks.RED
GOLD: Final = inks.GOLD
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
