"""The inks of the four expeditions: each has its own light."""

from dataclasses import dataclass
from typing import Final

WOOD: Final = "#8a5527"
STEEL: Final = "#8f9ba0"
LEAF: Final = "#5f8f5c"
NIGHT: Final = "#2f2b33"


@dataclass(frozen=True)
class Mood:
    """Every colour that an expedition's board is drawn with."""

    zenith: str
    haze: str
    light: str
    sea: str
    deep: str
    wave: str
    far: str
    near: str
    plank: str
    plank_edge: str
    medallion: str
    paper: str


ISLAND: Final = Mood(
    zenith="#7fb4bf", haze="#f4e3b4", light="#fff3c9", sea="#6fb0ae", deep="#2f7480", wave="#f2f4e4",
    far="#9db08a", near="#4f7a55", plank="#a8753f", plank_edge="#6d4722", medallion="#2f6873",
    paper="#f4e8cc",
)  # fmt: skip
KRAKEN: Final = Mood(
    zenith="#2c2f4a", haze="#7d7397", light="#c9bfe0", sea="#3d4f6b", deep="#1b2438", wave="#a9b6cc",
    far="#4a3f63", near="#5c3b63", plank="#70563f", plank_edge="#3f2e22", medallion="#4a3560",
    paper="#ebe2cd",
)  # fmt: skip
ARMADA: Final = Mood(
    zenith="#7c3f34", haze="#f3b866", light="#ffe2a0", sea="#a8644a", deep="#56302f", wave="#ffdca6",
    far="#8c4a3b", near="#4b2a2a", plank="#95602f", plank_edge="#5a3418", medallion="#8e2f22",
    paper="#f5e6c4",
)  # fmt: skip
DUTCHMAN: Final = Mood(
    zenith="#13262a", haze="#5f8a84", light="#e3f1e2", sea="#2c4f52", deep="#11252a", wave="#9fcabf",
    far="#2b4a4b", near="#183034", plank="#5a5245", plank_edge="#332d26", medallion="#2c4a44",
    paper="#e3e2cf",
)  # fmt: skip
MOODS: Final = {"treasure-island": ISLAND, "kraken": KRAKEN, "armada": ARMADA, "dutchman": DUTCHMAN}
