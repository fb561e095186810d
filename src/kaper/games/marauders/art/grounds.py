"""What the boards share: water, paper, wood, waves, a rose and a frame."""

import math
from typing import Final

from kaper.engine import drawing, grounds
from kaper.games.marauders.art.palette import Palette
from kaper.games.marauders.show.layout import HEIGHT, WIDTH, Box

WHOLE: Final = f'width="{WIDTH:g}" height="{HEIGHT:g}"'


def definitions(p: Palette) -> str:
    return (
        f'<radialGradient id="sea" cx=".52" cy=".52" r=".72"><stop offset="0" stop-color="{p.shallow}"/>'
        f'<stop offset=".55" stop-color="{p.sea}"/><stop offset="1" stop-color="{p.deep}"/></radialGradient>'
        f'<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="{p.sky}"/>'
        f'<stop offset="1" stop-color="{p.shallow}"/></linearGradient>'
        + grounds.stained(p)
        + '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur '
        'stdDeviation="7"/></filter>'
    )


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
    return grounds.sheet(p, box, radius, 5, ".35")


def place(p: Palette, box: Box) -> str:
    """Where something can lie or be done."""
    return grounds.place(p, box, 2, 8, f'stroke="{p.line}" stroke-opacity=".3" stroke-dasharray="6 5"')


def plate(p: Palette, box: Box) -> str:
    """A sign that can be read from afar: something is done here."""
    left, top, right, bottom = box
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" rx="8" '
        f'fill="{p.plank}" fill-opacity=".38" stroke="{p.line}" stroke-opacity=".55" stroke-width="1.5"/>'
    )


def rule(p: Palette, left: float, right: float, y: float) -> str:
    """A line between chapters with a lozenge in its middle."""
    x = (left + right) / 2
    return (
        f'<path d="M{left:g} {y:g}H{x - 12:g}M{x + 12:g} {y:g}H{right:g}" stroke="{p.line}" '
        f'stroke-opacity=".5" stroke-width="1.3"/><path d="M{x - 7:g} {y:g}l7-5 7 5-7 5z" fill="{p.red}"/>'
    )


def planks(p: Palette, box: Box, step: float = 38) -> str:
    return drawing.planks(box, p.plank, p.plank_dark, step)


def frame(p: Palette) -> str:
    return drawing.frame(WIDTH, HEIGHT, p.ink, p.surf)
