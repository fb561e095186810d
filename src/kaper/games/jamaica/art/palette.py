"""The inks of the chart, by day and by lamplight."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Palette:
    """Every colour that the board is drawn with."""

    paper: str
    ink: str
    shallow: str
    sea: str
    deep: str
    wave: str
    surf: str
    surf_strength: float
    land: str
    land_edge: str
    glade: str
    hatch: str
    hill: str
    wood: str
    red: str
    gold: str
    gold_rim: str
    disc: str
    disc_rim: str
    square: str
    rock: str
    bone: str
    roof: str
    wall: str
    stain: str
    shade: str
    shade_strength: float
    label: str
    light_text: str
    dark_text: str


LIGHT: Final = Palette(
    paper="#f2e6cb", ink="#2d2a33", shallow="#c3dacd", sea="#9fc3bd", deep="#5d97a0", wave="#2f6671",
    surf="#fbf6e6", surf_strength=1.0, land="#e6d6a8", land_edge="#c9b27a", glade="#f1e5c2",
    hatch="#7d6a3a", hill="#d8c48e", wood="#8d9a5b", red="#b8432f", gold="#dba43a", gold_rim="#8a5f12",
    disc="#2f6873", disc_rim="#9cc7c4", square="#fffdf4", rock="#5d564f", bone="#f4ead2", roof="#b8432f",
    wall="#f6ecd4", stain=".36 .27 .14", shade="#3a2a12", shade_strength=0.42, label="#2d2a33",
    light_text="#fffaf0", dark_text="#2d2a33",
)  # fmt: skip

DARK: Final = Palette(
    paper="#d9cba9", ink="#11171a", shallow="#35575c", sea="#2c4a50", deep="#16282d", wave="#7fb1b3",
    surf="#a9cfca", surf_strength=0.55, land="#6b5f3f", land_edge="#4d4530", glade="#776a48",
    hatch="#2c2718", hill="#7d7049", wood="#55653f", red="#d8644c", gold="#e0b552", gold_rim="#7a5a1c",
    disc="#1d4a54", disc_rim="#6fb0b8", square="#fffaf0", rock="#2f2c2a", bone="#e9dfc6", roof="#c25a43",
    wall="#cdbf9c", stain=".02 .03 .03", shade="#050a0c", shade_strength=0.6, label="#efe6d2",
    light_text="#fffaf0", dark_text="#1d1a18",
)  # fmt: skip
