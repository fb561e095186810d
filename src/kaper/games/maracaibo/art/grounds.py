"""What the boards share: water, land, wood and paper, waves, trees and a frame."""

import math
from random import Random
from typing import Final

from kaper.engine import drawing
from kaper.games.maracaibo.art.palette import Palette
from kaper.games.maracaibo.show.layout import HEIGHT, WIDTH, Box

WHOLE: Final = f'width="{WIDTH:g}" height="{HEIGHT:g}"'


def definitions(p: Palette) -> str:
    return (
        f'<radialGradient id="sea" cx=".45" cy=".5" r=".75"><stop offset="0" stop-color="{p.shallow}"/>'
        f'<stop offset="1" stop-color="{p.deep}"/></radialGradient>'
        f'<linearGradient id="land" x2="0" y2="1"><stop offset="0" stop-color="{p.land}"/>'
        f'<stop offset="1" stop-color="{p.land_edge}"/></linearGradient>'
        f'<radialGradient id="shade" cx=".5" cy=".5" r=".74"><stop offset=".66" stop-color="{p.shade}" '
        f'stop-opacity="0"/><stop offset="1" stop-color="{p.shade}" stop-opacity=".45"/></radialGradient>'
        '<filter id="stain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".011 .018" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 '
        f'{p.stain.replace(" ", " 0 0 0 0 ")} 0 0 0 .9 -.4"/></filter>'
        '<filter id="rough"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="3"/>'
        '<feDisplacementMap in="SourceGraphic" scale="5"/></filter>'
    )


def waves(p: Palette, box: Box, seed: int = 21, many: int = 420) -> str:
    """Short strokes of the burin over open water."""
    source = Random(seed)
    left, top, right, bottom = box
    path = ""
    for _ in range(many):
        x, y = source.uniform(left, right), source.uniform(top, bottom)
        length = source.uniform(8, 22)
        path += f"M{x:.0f} {y:.0f}q{length / 4:.0f}-4 {length / 2:.0f} 0t{length / 2:.0f} 0"
    return f'<path d="{path}" fill="none" stroke="{p.wave}" stroke-width="1.2" stroke-opacity=".4"/>'


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
                    (y, _hill(p, x, y, source) if source.random() < 0.16 else _tree(p, x, y, source))
                )
    return "".join(tree for _, tree in sorted(trees))


def _tree(p: Palette, x: float, y: float, source: Random) -> str:
    r = source.uniform(6, 11)
    fill = p.leaf if source.random() < 0.55 else p.leaf_dark
    return (
        f'<path d="M{x:.0f} {y:.0f}v{r + 5:.0f}" stroke="{p.wood}" stroke-width="2.4"/>'
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.1f}" fill="{fill}" stroke="{p.ink}" stroke-width="1.1"/>'
    )


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
    """A sheet of paper with a double line."""
    left, top, right, bottom = box
    size = f'width="{right - left:g}" height="{bottom - top:g}"'
    inner = f'width="{right - left - 12:g}" height="{bottom - top - 12:g}"'
    return (
        f'<rect x="{left + 3:g}" y="{top + 4:g}" {size} rx="{radius:g}" fill="{p.shade}" fill-opacity=".3"/>'
        f'<rect x="{left:g}" y="{top:g}" {size} rx="{radius:g}" fill="{p.paper}" '
        f'stroke="{p.ink}" stroke-width="1.6"/>'
        f'<rect x="{left + 6:g}" y="{top + 6:g}" {inner} rx="{radius - 4:g}" '
        f'fill="none" stroke="{p.land_edge}"/>'
    )


def place(p: Palette, box: Box) -> str:
    """Where a card can lie."""
    left, top, right, bottom = box
    return (
        f'<rect x="{left + 4:g}" y="{top + 4:g}" width="{right - left - 8:g}" '
        f'height="{bottom - top - 8:g}" rx="9" '
        f'fill="{p.shade}" fill-opacity=".07" stroke="{p.ink}" stroke-opacity=".28" stroke-dasharray="7 6"/>'
    )


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
