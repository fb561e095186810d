"""What the boards share: water, paper, wood, waves, a rose and a frame."""

import math
from random import Random
from typing import Final

from kaper.engine import drawing
from kaper.games.marauders.art.palette import Palette
from kaper.games.marauders.show.layout import HEIGHT, WIDTH, Box

WHOLE: Final = f'width="{WIDTH:g}" height="{HEIGHT:g}"'


def definitions(p: Palette) -> str:
    return (
        f'<radialGradient id="sea" cx=".52" cy=".52" r=".72"><stop offset="0" stop-color="{p.shallow}"/>'
        f'<stop offset=".55" stop-color="{p.sea}"/><stop offset="1" stop-color="{p.deep}"/></radialGradient>'
        f'<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="{p.sky}"/>'
        f'<stop offset="1" stop-color="{p.shallow}"/></linearGradient>'
        f'<radialGradient id="shade" cx=".5" cy=".5" r=".74"><stop offset=".66" stop-color="{p.shade}" '
        f'stop-opacity="0"/><stop offset="1" stop-color="{p.shade}" stop-opacity=".45"/></radialGradient>'
        '<filter id="stain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".011 .018" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 '
        f'{p.stain.replace(" ", " 0 0 0 0 ")} 0 0 0 .9 -.4"/></filter>'
        '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur '
        'stdDeviation="7"/></filter>'
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


def rhumbs(p: Palette, x: float, y: float, strength: float = 0.3) -> str:
    """Thirty-two winds from a rose, the eight main ones a little stronger."""
    strong, weak = "", ""
    for wind in range(32):
        angle = math.pi * wind / 16
        line = f"M{x:g} {y:g}l{2000 * math.cos(angle):.0f} {2000 * math.sin(angle):.0f}"
        strong, weak = (strong, weak + line) if wind % 4 else (strong + line, weak)
    return (
        f'<g fill="none" stroke="{p.wave}"><path d="{weak}" stroke-opacity="{strength * 0.6:g}"/>'
        f'<path d="{strong}" stroke-opacity="{strength:g}"/></g>'
    )


def rose(p: Palette, x: float, y: float, size: float = 1.0) -> str:
    """The compass rose, with a lily at its north."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})" stroke="{p.ink}" stroke-linejoin="round">'
        f'<circle r="60" fill="{p.paper}" fill-opacity=".5" stroke-width="1.4"/>'
        '<circle r="54" fill="none" stroke-width="3.2" stroke-dasharray="2.3 4.77"/>'
        '<circle r="46" fill="none" stroke-width=".9"/>'
        + "".join(_point(p, 22.5 + 45 * k, 46, 5, p.wave) for k in range(8))
        + "".join(_point(p, 45 + 90 * k, 54, 8, p.gold) for k in range(4))
        + "".join(_point(p, 90 * k, 66, 11, p.red) for k in range(4))
        + f'<circle r="7" fill="{p.paper}" stroke-width="1.4"/><circle r="2.6" fill="{p.ink}"/>'
        '<path d="M0-70c-3-5-12-3-12-10 0-5 7-6 9-2 0-6 1-10 3-14 2 4 3 8 3 14 2-4 9-3 9 2 0 7-9 5-12 10z" '
        f'fill="{p.red}" stroke-width="1.2"/></g>'
    )


def _point(p: Palette, angle: float, length: float, width: float, colour: str) -> str:
    """A ray of the rose, one half in colour and one half paper."""
    return (
        f'<g transform="rotate({angle:g})"><path d="M0-{length:g}L{width:g}-{width:g} 0 0z" fill="{colour}"/>'
        f'<path d="M0-{length:g}L-{width:g}-{width:g} 0 0z" fill="{p.paper}"/></g>'
    )


def sheet(p: Palette, box: Box, radius: float = 12) -> str:
    """A sheet of paper with a double line."""
    left, top, right, bottom = box
    size = f'width="{right - left:g}" height="{bottom - top:g}"'
    inner = f'width="{right - left - 12:g}" height="{bottom - top - 12:g}"'
    return (
        f'<rect x="{left + 3:g}" y="{top + 5:g}" {size} rx="{radius:g}" fill="{p.shade}" fill-opacity=".35"/>'
        f'<rect x="{left:g}" y="{top:g}" {size} rx="{radius:g}" fill="{p.paper}" stroke="{p.ink}" '
        'stroke-width="1.6"/>'
        f'<rect x="{left + 6:g}" y="{top + 6:g}" {inner} rx="{radius - 4:g}" fill="none" '
        f'stroke="{p.land_edge}"/>'
    )


def place(p: Palette, box: Box) -> str:
    """Where something can lie or be done."""
    left, top, right, bottom = box
    return (
        f'<rect x="{left + 2:g}" y="{top + 2:g}" width="{right - left - 4:g}" '
        f'height="{bottom - top - 4:g}" rx="8" '
        f'fill="{p.shade}" fill-opacity=".07" stroke="{p.line}" stroke-opacity=".3" stroke-dasharray="6 5"/>'
    )


def plate(p: Palette, box: Box) -> str:
    """A sign that can be read from afar: something is done here."""
    left, top, right, bottom = box
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" rx="8" '
        f'fill="{p.plank}" '
        f'fill-opacity=".38" stroke="{p.line}" stroke-opacity=".55" stroke-width="1.5"/>'
    )


def disc(p: Palette, x: float, y: float, r: float, rim: str = "", width: float = 2.0) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y + 2:g}" r="{r:g}" fill="{p.shade}" fill-opacity=".25"/><circle '
        f'cx="{x:g}" '
        f'cy="{y:g}" r="{r:g}" fill="{p.paper}" stroke="{rim or p.ink}" stroke-width="{width:g}"/>'
    )


def rule(p: Palette, left: float, right: float, y: float) -> str:
    """A line between chapters with a lozenge in its middle."""
    x = (left + right) / 2
    return (
        f'<path d="M{left:g} {y:g}H{x - 12:g}M{x + 12:g} {y:g}H{right:g}" stroke="{p.line}" '
        'stroke-opacity=".5" '
        f'stroke-width="1.3"/><path d="M{x - 7:g} {y:g}l7-5 7 5-7 5z" fill="{p.red}"/>'
    )


def planks(p: Palette, box: Box, step: float = 38) -> str:
    return drawing.planks(box, p.plank, p.plank_dark, step)


def frame(p: Palette) -> str:
    return drawing.frame(WIDTH, HEIGHT, p.ink, p.surf)
