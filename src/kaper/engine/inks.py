"""The inks of the house: the colours of a chart, each by day and by lamplight. A game adds its own."""

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")
INK: Final = "#2d2a33"
PAPER: Final = "#f2e6cb"
BONE: Final = "#f6ecd4"
RED: Final = "#b8432f"
GOLD: Final = "#dba43a"


# The drawings of a game are plain Python even where the engine is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Inks:
    """The colours that every chart is drawn with."""

    def __init__(self, lamplight: bool) -> None:
        self.lamplight = lamplight
        self.paper = self.by(PAPER, "#2d2926")
        self.ink = self.by(INK, "#11171a")
        self.shallow = self.by("#c3dacd", "#35575c")
        self.deep = self.by("#5d97a0", "#16282d")
        self.wave = self.by("#2f6671", "#7fb1b3")
        self.surf = self.by("#fbf6e6", "#a9cfca")
        self.red = self.by(RED, "#d8644c")
        self.gold = self.by(GOLD, "#e0b552")
        self.shade = self.by("#3a2a12", "#050a0c")
        self.stain = self.by(".36 .27 .14", ".02 .03 .03")

    def by(self, day: T, lamplight: T) -> T:
        """One of two, by the light that there is."""
        return lamplight if self.lamplight else day
