"""The inks of the boards, by day and by lamplight."""

from typing import Final

from kaper.engine.inks import BONE, INK, PAPER, RED, Inks


class Palette(Inks):
    """Every colour that a board is drawn with."""

    def __init__(self, lamplight: bool) -> None:
        super().__init__(lamplight)
        self.paper = self.by(PAPER, "#38332b")
        self.ink = self.by(INK, "#11100f")
        self.line = self.by(INK, "#cdbf9c")
        self.shallow = self.by("#c6dccf", "#355a5f")
        self.sea = self.by("#a3c7bf", "#2a474d")
        self.deep = self.by("#5d97a0", "#15272c")
        self.wave = self.by("#2f6671", "#83b4b5")
        self.surf_strength = self.by(1.0, 0.5)
        self.land = self.by("#ead9ab", "#6b5f3f")
        self.land_edge = self.by("#c4aa6c", "#463d28")
        self.hill = self.by("#d8c48e", "#7d7049")
        self.leaf = self.by("#a3ad6c", "#56643b")
        self.leaf_dark = self.by("#6f8150", "#37462b")
        self.wood = self.by("#8a6a3c", "#4d3b22")
        self.plank = self.by("#c9a56c", "#57462f")
        self.plank_dark = self.by("#8d6a3a", "#33281a")
        self.wall = self.by(BONE, "#b9ab88")
        self.red = self.by(RED, "#c25a43")
        self.gold = self.by("#d8a033", "#c79a3c")
        self.steel = self.by("#8f959b", "#5d646b")
        self.sky = self.by("#dfe6d3", "#22343a")
        self.smoke = self.by("#fbf6e6", "#5d6a6a")
        self.shade = self.by("#3a2a12", "#040809")
        self.label = self.by(INK, "#efe6d2")


LIGHT: Final = Palette(lamplight=False)
DARK: Final = Palette(lamplight=True)
