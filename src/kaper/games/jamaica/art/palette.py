"""The inks of the chart, by day and by lamplight."""

from typing import Final

from kaper.engine.inks import BONE, INK, PAPER, RED, Inks


class Palette(Inks):
    """Every colour that the board is drawn with."""

    def __init__(self, lamplight: bool) -> None:
        super().__init__(lamplight)
        self.paper = self.by(PAPER, "#d9cba9")
        self.sea = self.by("#9fc3bd", "#2c4a50")
        self.surf_strength = self.by(1.0, 0.55)
        self.land = self.by("#e6d6a8", "#6b5f3f")
        self.land_edge = self.by("#c9b27a", "#4d4530")
        self.glade = self.by("#f1e5c2", "#776a48")
        self.hatch = self.by("#7d6a3a", "#2c2718")
        self.hill = self.by("#d8c48e", "#7d7049")
        self.wood = self.by("#8d9a5b", "#55653f")
        self.gold_rim = self.by("#8a5f12", "#7a5a1c")
        self.disc = self.by("#2f6873", "#1d4a54")
        self.disc_rim = self.by("#9cc7c4", "#6fb0b8")
        self.square = self.by("#fffdf4", "#fffaf0")
        self.rock = self.by("#5d564f", "#2f2c2a")
        self.bone = self.by("#f4ead2", "#e9dfc6")
        self.roof = self.by(RED, "#c25a43")
        self.wall = self.by(BONE, "#cdbf9c")
        self.shade_strength = self.by(0.42, 0.6)
        self.label = self.by(INK, "#efe6d2")
        self.light_text = "#fffaf0"
        self.dark_text = self.by(INK, "#1d1a18")


LIGHT: Final = Palette(lamplight=False)
DARK: Final = Palette(lamplight=True)
