"""The sea chart under the cards: water, rhumb lines, a rose, folds, and a frame with letters and numbers."""

import math
from random import Random
from typing import Final

from kaper.games.tiny_epic.art.glyphs import written
from kaper.games.tiny_epic.art.palette import Palette
from kaper.games.tiny_epic.components.board import COLS, PORTS, ROWS
from kaper.games.tiny_epic.show.layout import CELL, CELL_BOXES, MARGIN, SIDE

ROSES: Final = ((SIDE / 2, SIDE / 2), (MARGIN, MARGIN), (SIDE - MARGIN, MARGIN), (MARGIN, SIDE - MARGIN))


def chart(p: Palette) -> list[str]:
    """The layers of the chart, from the paper up."""
    inside = f'x="{MARGIN:g}" y="{MARGIN:g}" width="{SIDE - 2 * MARGIN:g}" height="{SIDE - 2 * MARGIN:g}"'
    return [
        f"<defs>{definitions(p)}</defs>",
        f'<rect width="{SIDE:g}" height="{SIDE:g}" fill="{p.paper}"/>',
        f'<rect {inside} fill="url(#sea)"/>',
        f'<g clip-path="url(#inside)">{rhumbs(p)}{waves(p)}{rose(p, SIDE / 2, SIDE / 2, 92)}</g>',
        folds(p),
        f'<rect width="{SIDE:g}" height="{SIDE:g}" filter="url(#stain)" opacity=".4"/>',
        f'<rect {inside} fill="url(#shade)"/>',
        frame(p),
        *(port(p, cell) for cell in PORTS),
    ]


def definitions(p: Palette) -> str:
    return (
        f'<radialGradient id="sea" cx=".5" cy=".5" r=".74"><stop offset="0" stop-color="{p.shallow}"/>'
        f'<stop offset=".55" stop-color="{p.sea}"/><stop offset="1" stop-color="{p.deep}"/></radialGradient>'
        f'<radialGradient id="shade" cx=".5" cy=".5" r=".74"><stop offset=".7" stop-color="{p.shade}" '
        'stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{p.shade}" stop-opacity="{p.shade_strength}"/></radialGradient>'
        f'<clipPath id="inside"><rect x="{MARGIN:g}" y="{MARGIN:g}" width="{SIDE - 2 * MARGIN:g}" '
        f'height="{SIDE - 2 * MARGIN:g}"/></clipPath>'
        '<filter id="stain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".011 .018" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 '
        f'{p.stain.replace(" ", " 0 0 0 0 ")} 0 0 0 .9 -.4"/></filter>'
    )


def rhumbs(p: Palette) -> str:
    """Lines of the compass from several roses."""
    lines = "".join(
        f"M{x:g} {y:g}l{1500 * math.cos(angle):.0f} {1500 * math.sin(angle):.0f}"
        for x, y in ROSES
        for angle in (math.tau * k / 16 for k in range(16))
    )
    return f'<path d="{lines}" fill="none" stroke="{p.wave}" stroke-width="1" stroke-opacity=".28"/>'


def waves(p: Palette) -> str:
    rng = Random("waves")
    strokes = []
    for _ in range(150):
        x, y = rng.uniform(MARGIN, SIDE - MARGIN), rng.uniform(MARGIN, SIDE - MARGIN)
        strokes.append(f"M{x:.0f} {y:.0f}q6-7 12 0t12 0")
    return (
        f'<path d="{"".join(strokes)}" fill="none" stroke="{p.wave}" stroke-width="1.600" '
        'stroke-opacity=".4" stroke-linecap="round"/>'
    )


def rose(p: Palette, x: float, y: float, size: float) -> str:
    """A compass rose, faint, where the four middle cards meet."""
    points = "".join(
        f'<g transform="rotate({45 * k})"><path d="M0 '
        f"{-size * (1 if k % 2 == 0 else 0.62):.0f}L{size * 0.13:.0f} "
        f'{-size * 0.13:.0f}L0 0z" fill="{p.label}"/><path d="M0 '
        f"{-size * (1 if k % 2 == 0 else 0.62):.0f}L{-size * 0.13:.0f} "
        f'{-size * 0.13:.0f}L0 0z" fill="{p.paper}" stroke="{p.label}" stroke-width="1.200"/></g>'
        for k in range(8)
    )
    return (
        f'<g transform="translate({x:g} {y:g})" opacity=".5"><circle r="{size * 0.72:.0f}" fill="none" '
        f'stroke="{p.label}" '
        f'stroke-width="1.600"/><circle r="{size * 0.78:.0f}" fill="none" stroke="{p.label}" '
        f'stroke-width=".8"/>{points}</g>'
    )


def folds(p: Palette) -> str:
    """The chart was folded along the edges of the cards: a shadow and a light beside it."""
    dark, light = [], []
    for n in range(1, COLS):
        at = MARGIN + CELL * n
        dark.append(f"M{at:g} {MARGIN:g}V{SIDE - MARGIN:g}M{MARGIN:g} {at:g}H{SIDE - MARGIN:g}")
        light.append(f"M{at + 2.4:g} {MARGIN:g}V{SIDE - MARGIN:g}M{MARGIN:g} {at + 2.4:g}H{SIDE - MARGIN:g}")
    return (
        f'<g fill="none"><path d="{"".join(dark)}" stroke="{p.ink}" stroke-width="2" stroke-opacity=".38"/>'
        f'<path d="{"".join(light)}" stroke="#fffaf0" stroke-width="2" stroke-opacity=".42"/></g>'
    )


def frame(p: Palette) -> str:
    """A frame of degrees with a letter for each column and a number for each row."""
    far = SIDE - MARGIN
    signs = [
        written("ABCD"[n], MARGIN + CELL * (n + 0.5), at, 21, p.label)
        for n in range(COLS)
        for at in (20, SIDE - 20)
    ]
    signs += [
        written(str(n + 1), at, MARGIN + CELL * (n + 0.5), 21, p.label)
        for n in range(ROWS)
        for at in (20, SIDE - 20)
    ]
    return (
        f'<g fill="none" stroke="{p.label}"><rect x="4" y="4" width="{SIDE - 8:g}" height="{SIDE - 8:g}" '
        'stroke-width="3"/>'
        f'<rect x="{MARGIN - 5:g}" y="{MARGIN - 5:g}" width="{far - MARGIN + 10:g}" '
        f'height="{far - MARGIN + 10:g}" stroke-width="6" stroke-dasharray="{CELL / 8:g} {CELL / 8:g}"/>'
        f'<rect x="{MARGIN:g}" y="{MARGIN:g}" width="{far - MARGIN:g}" height="{far - MARGIN:g}" '
        'stroke-width="1.600"/>'
        f'<rect x="{MARGIN - 10:g}" y="{MARGIN - 10:g}" width="{far - MARGIN + 20:g}" '
        f'height="{far - MARGIN + 20:g}" stroke-width="1.200"/></g>' + "".join(signs)
    )


def port(p: Palette, cell: int) -> str:
    """An anchor on a seal, in the corner where the merchants load."""
    left, top, right, bottom = CELL_BOXES[cell]
    x, y = (left, top) if cell == 0 else (right, bottom)
    return (
        f'<g transform="translate({x:g} {y:g})" stroke-linecap="round"><circle r="36" fill="{p.red}" '
        f'stroke="{p.label}" stroke-width="3"/>'
        '<circle r="30" fill="none" stroke="#fffaf0" stroke-width="1.400"/><path d="M0-14V20M-9-6H9M-18 '
        '6C-16 16-8 21 0 21S16 16 18 6M0-22a5 5 0 110 10 5 5 0 010-10z" '
        'fill="none" stroke="#fffaf0" stroke-width="4"/></g>'
    )
