"""What the boards share: water, land, wood and paper, waves, trees and a frame."""

import math
from random import Random
from typing import Final

from kaper.engine import drawing, grounds
from kaper.games.maracaibo.art.palette import Palette
from kaper.games.maracaibo.show.layout import HEIGHT, WIDTH, Box

WHOLE: Final = f'width="{WIDTH:g}" height="{HEIGHT:g}"'
TREES: Final = grounds.Trees(6, 11, 5, 0, "2.4", "1.1")
waves: Final = grounds.waves


def definitions(p: Palette) -> str:
    return (
        f'<radialGradient id="sea" cx=".45" cy=".5" r=".75"><stop offset="0" stop-color="{p.shallow}"/>'
        f'<stop offset="1" stop-color="{p.deep}"/></radialGradient>'
        f'<linearGradient id="land" x2="0" y2="1"><stop offset="0" stop-color="{p.land}"/>'
        f'<stop offset="1" stop-color="{p.land_edge}"/></linearGradient>'
        + grounds.stained(p)
        + '<filter id="rough"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="3"/>'
        '<feDisplacementMap in="SourceGraphic" scale="5"/></filter>'
    )


def rhumbs(p: Palette, x: float, y: float) -> str:
    """Sixteen winds from a rose."""
    path = ""
    for wind in range(16):
        angle = math.pi * wind / 8
        path += f"M{x:g} {y:g}l{2000 * math.cos(angle):.0f} {2000 * math.sin(angle):.0f}"
    return f'<path d="{path}" fill="none" stroke="{p.wave}" stroke-opacity=".28"/>'


def forest(p: Palette, boxes: list[Box], clear: list[tuple[float, float, float]], seed: int = 5) -> str:
    """Trees and hills wherever nothing else stands; `clear` are discs that stay free."""
    source = Random(seed)
    trees: list[tuple[float, str]] = []
    for left, top, right, bottom in boxes:
        for _ in range(int((right - left) * (bottom - top) / 2600)):
            x, y = source.uniform(left, right), source.uniform(top, bottom)
            if all(math.hypot(x - a, y - b) > r for a, b, r in clear):
                trees.append(
                    (y, _hill(p, x, y, source) if source.random() < 0.16 else TREES.tree(p, x, y, source))
                )
    return "".join(tree for _, tree in sorted(trees))


def _hill(p: Palette, x: float, y: float, source: Random) -> str:
    w = source.uniform(18, 34)
    return (
        f'<path d="M{x - w:.0f} {y + 10:.0f}L{x - 3:.0f} {y - w * 0.8:.0f}L{x + w:.0f} '
        f'{y + 10:.0f}" fill="{p.land}" '
        f'stroke="{p.ink}" stroke-width="1.3" stroke-linejoin="round"/><path '
        f'd="M{x - 3:.0f} {y - w * 0.8:.0f}l{w * 0.4:.0f} '
        f'{w * 0.7:.0f}m-3-{w * 0.3:.0f}l{w * 0.3:.0f} {w * 0.3:.0f}" fill="none" '
        f'stroke="{p.ink}" stroke-width=".9"/>'
    )


def sheet(p: Palette, box: Box, radius: float = 12) -> str:
    return grounds.sheet(p, box, radius, 4, ".3")


def place(p: Palette, box: Box) -> str:
    """Where a card can lie."""
    return grounds.place(p, box, 4, 9, f'stroke="{p.ink}" stroke-opacity=".28" stroke-dasharray="7 6"')


def disc(p: Palette, x: float, y: float, r: float, rim: str = "", width: float = 2.4) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y + 2:g}" r="{r:g}" fill="{p.shade}" '
        f'fill-opacity=".3"/><circle cx="{x:g}" cy="{y:g}" '
        f'r="{r:g}" fill="{p.disc}" stroke="{rim or p.ink}" stroke-width="{width:g}"/>'
    )


def planks(p: Palette, box: Box, step: float = 38) -> str:
    return drawing.planks(box, p.plank, p.plank_dark, step)


def frame(p: Palette) -> str:
    return drawing.frame(WIDTH, HEIGHT, p.ink, p.surf)
