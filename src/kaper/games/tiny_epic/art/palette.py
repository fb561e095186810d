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
LOOT_SIGN: Final[dict[str, str]] = {
    "sugar": "M8.700 16.500v-7.500M12 16.500v-8.500M15.300 16.500v-7.500M7.600 13h8.800",
    "rum": "M12 8.200a4.300 4.300 0 110 8.600 4.300 4.300 0 010-8.600z",
    "gunpowder": "M12 7.500l1.200 3.300 3.600-.8-2 3 2 3-3.600-.8L12 18l-1.200-2.800-3.600.8 2-3-2-3 "
    "3.600.8z",
    "coffee": "M15.300 8.500c3 3-3.600 10.300-6.600 8-3-3 3.600-10.300 6.600-8zM14.600 9.300c-3.800 "
    "1.200-1.300 4.800-5.200 6.600",
}
"""Canes, a ring, a burst and a bean in the middle of a cube, on a grid of 24, for who sees no colours."""
MERCHANT: Final[dict[str, str]] = {"orange": "#dd8230", "green": "#4f9e63"}
