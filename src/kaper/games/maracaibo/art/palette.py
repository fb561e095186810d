"""The inks of the boards, by day and by lamplight."""

from typing import Final

from kaper.engine.inks import INK, PAPER, RED, Inks


class Palette(Inks):
    """Every colour that a board is drawn with."""

    def __init__(self, lamplight: bool) -> None:
        super().__init__(lamplight)
        self.paper = self.by(PAPER, "#3a342b")
        self.ink = self.by(INK, "#12100e")
        self.land = self.by("#e3d3a4", "#5d5338")
        self.land_edge = self.by("#b99f63", "#3f3827")
        self.wood = self.by("#8a6a3c", "#4d3b22")
        self.leaf = self.by("#9aa866", "#4c5a36")
        self.leaf_dark = self.by("#5f7a48", "#2f3d26")
        self.river = self.by("#79aeb6", "#3c6a74")
        self.plank = self.by("#c9a56c", "#5c4930")
        self.plank_dark = self.by("#8d6a3a", "#3a2c1a")
        self.earth = self.by("#b98f5a", "#57432a")
        self.red = self.by(RED, "#c25a43")
        self.gold = self.by("#d8a033", "#c79a3c")
        self.steel = self.by("#8f959b", "#5d646b")
        self.disc = self.by("#f8f0dc", "#2b2723")


LIGHT: Final = Palette(lamplight=False)
DARK: Final = Palette(lamplight=True)
