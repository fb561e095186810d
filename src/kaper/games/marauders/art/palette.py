"""The inks of the boards, by day and by lamplight."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Palette:
    """Every colour that a board is drawn with."""

    paper: str
    ink: str
    line: str
    shallow: str
    sea: str
    deep: str
    wave: str
    surf: str
    surf_strength: float
    land: str
    land_edge: str
    hill: str
    leaf: str
    leaf_dark: str
    wood: str
    plank: str
    plank_dark: str
    wall: str
    red: str
    gold: str
    steel: str
    sky: str
    smoke: str
    shade: str
    stain: str
    label: str


LIGHT: Final = Palette(
    paper="#f2e6cb", ink="#2d2a33", line="#2d2a33", shallow="#c6dccf", sea="#a3c7bf", deep="#5d97a0",
    wave="#2f6671", surf="#fbf6e6", surf_strength=1.0, land="#ead9ab", land_edge="#c4aa6c", hill="#d8c48e",
    leaf="#a3ad6c", leaf_dark="#6f8150", wood="#8a6a3c", plank="#c9a56c", plank_dark="#8d6a3a",
    wall="#f6ecd4",
    red="#b8432f", gold="#d8a033", steel="#8f959b", sky="#dfe6d3", smoke="#fbf6e6", shade="#3a2a12",
    stain=".36 .27 .14", label="#2d2a33",
)  # fmt: skip

DARK: Final = Palette(
    paper="#38332b", ink="#11100f", line="#cdbf9c", shallow="#355a5f", sea="#2a474d", deep="#15272c",
    wave="#83b4b5", surf="#a9cfca", surf_strength=0.5, land="#6b5f3f", land_edge="#463d28", hill="#7d7049",
    leaf="#56643b", leaf_dark="#37462b", wood="#4d3b22", plank="#57462f", plank_dark="#33281a",
    wall="#b9ab88",
    red="#c25a43", gold="#c79a3c", steel="#5d646b", sky="#22343a", smoke="#5d6a6a", shade="#040809",
    stain=".02 .03 .03", label="#efe6d2",
)  # fmt: skip
