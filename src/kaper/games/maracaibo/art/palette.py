"""The inks of the boards, by day and by lamplight."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Palette:
    """Every colour that a board is drawn with."""

    paper: str
    ink: str
    shallow: str
    deep: str
    wave: str
    surf: str
    land: str
    land_edge: str
    wood: str
    leaf: str
    leaf_dark: str
    river: str
    plank: str
    plank_dark: str
    earth: str
    red: str
    gold: str
    steel: str
    disc: str
    shade: str
    stain: str


LIGHT: Final = Palette(
    paper="#f2e6cb",
    ink="#2d2a33",
    shallow="#c3dacd",
    deep="#5d97a0",
    wave="#2f6671",
    surf="#fbf6e6",
    land="#e3d3a4",
    land_edge="#b99f63",
    wood="#8a6a3c",
    leaf="#9aa866",
    leaf_dark="#5f7a48",
    river="#79aeb6",
    plank="#c9a56c",
    plank_dark="#8d6a3a",
    earth="#b98f5a",
    red="#b8432f",
    gold="#d8a033",
    steel="#8f959b",
    disc="#f8f0dc",
    shade="#3a2a12",
    stain=".36 .27 .14",
)

DARK: Final = Palette(
    paper="#3a342b",
    ink="#12100e",
    shallow="#35575c",
    deep="#16282d",
    wave="#7fb1b3",
    surf="#a9cfca",
    land="#5d5338",
    land_edge="#3f3827",
    wood="#4d3b22",
    leaf="#4c5a36",
    leaf_dark="#2f3d26",
    river="#3c6a74",
    plank="#5c4930",
    plank_dark="#3a2c1a",
    earth="#57432a",
    red="#c25a43",
    gold="#c79a3c",
    steel="#5d646b",
    disc="#2b2723",
    shade="#050a0c",
    stain=".02 .03 .03",
)
