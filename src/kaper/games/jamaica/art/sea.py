"""The water: waves, rhumb lines, the rose, lines along the coast, and what swims in it."""

import math
from random import Random
from typing import Final

from kaper.engine import motifs
from kaper.games.jamaica.art import letters
from kaper.games.jamaica.art.geometry import Ground, smooth
from kaper.games.jamaica.art.palette import Palette
from kaper.games.jamaica.show.layout import HEIGHT, PLACES, WIDTH

ROSE: Final = (1489.0, 934.0)
WATER_LINES: Final = ((-5, 1.5, 0.62), (-11, 1.2, 0.5), (-18, 1.0, 0.38), (-26, 0.9, 0.28), (-35, 0.8, 0.18))
"""Engraved lines along the coast: height, width, strength."""


def definitions(p: Palette) -> str:
    return (
        f'<radialGradient id="sea" cx=".5" cy=".5" r=".72"><stop offset="0" stop-color="{p.shallow}"/>'
        f'<stop offset=".6" stop-color="{p.sea}"/><stop offset="1" stop-color="{p.deep}"/></radialGradient>'
        + motifs.shade(p, ".72", ".68", p.shade_strength)
        + motifs.stain(p, 7)
    )


def water(p: Palette, ground: Ground) -> str:
    """Everything below the land."""
    return (
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="url(#sea)"/>'
        + _rhumb_lines(p)
        + _waves(p, ground)
        + _coast_lines(p, ground)
    )


def _rhumb_lines(p: Palette) -> str:
    """Thirty-two winds from the rose, the eight main ones a little stronger."""
    lines = motifs.winds(*ROSE, 32)
    weak = "".join(line for wind, line in enumerate(lines) if wind % 4)
    return (
        f'<g fill="none" stroke="{p.wave}"><path d="{weak}" stroke-opacity=".3"/>'
        f'<path d="{"".join(lines[::4])}" stroke-opacity=".55"/></g>'
    )


def _waves(p: Palette, ground: Ground) -> str:
    """Short strokes of the burin, scattered over open water and clear of the spaces."""
    source = Random(21)
    strokes: list[str] = []
    for row in range(34):
        for column in range(26):
            x = 20 + column * 62 + (row % 2) * 31 + source.random() * 16
            y = 24 + row * 30.5 + source.random() * 9
            size = 0.75 + source.random() * 0.5
            if ground.at(x, y) < -20 and _is_clear(x, y, 44):
                crest = f"q{8 * size:.1f}-{7 * size:.1f} {16 * size:.1f} 0t{16 * size:.1f} 0"
                strokes.append(f"M{x - 16 * size:.0f} {y:.0f}{crest}")
    waves = "".join(strokes)
    return f'<path d="{waves}" fill="none" stroke="{p.wave}" stroke-opacity=".38" stroke-width="1.3"/>'


def _is_clear(x: float, y: float, room: float) -> bool:
    return all(math.hypot(x - left, y - top) > room for left, top in PLACES)


def _coast_lines(p: Palette, ground: Ground) -> str:
    """A pale shelf, then lines that grow fainter with the distance from the coast."""
    parts: list[str] = []
    for level, strength in ((-40, 0.12), (-28, 0.16), (-16, 0.22), (-7, 0.4)):
        path = "".join(smooth(line, 2) for line in ground.contours(level))
        parts.append(f'<path d="{path}" fill="{p.surf}" fill-opacity="{strength * p.surf_strength:.2f}"/>')
    for level, width, strength in WATER_LINES:
        path = "".join(smooth(line, 2) for line in ground.contours(level))
        parts.append(
            f'<path d="{path}" fill="none" stroke="{p.wave}" stroke-width="{width}" '
            f'stroke-opacity="{strength}"/>'
        )
    return "".join(parts)


def rose(p: Palette) -> str:
    x, y = ROSE
    return motifs.rose(p, p.disc, f"translate({x:g} {y:g})")


def name(p: Palette, x: float, y: float) -> str:
    """The name of the sea, in the language of old charts."""
    cut = letters.write("MARE CARIBICUM", x, y, 19, 38)
    return f'<g fill="{p.label}" fill-opacity=".72">{cut}</g>'


def serpent(p: Palette, x: float, y: float, scale: float) -> str:
    """A sea serpent, as old charts have them where nobody has been."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})" stroke="{p.ink}" stroke-width="1.8" '
        f'stroke-linejoin="round" stroke-linecap="round" fill="{p.wood}">{motifs.SERPENT}'
        '<path d="M-74-36l3-9 5 8M-62-34l7-6 0 9M-28-16l3-8 5 5 4-9 6 8 7-5 1 8M27-8l4-7 5 4 5-4 4 7" '
        f'fill="{p.red}" stroke-width="1.3"/><circle cx="-76" cy="-26" r="2.2" fill="{p.ink}" stroke="none"/>'
        '<path d="M-95 22q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0M-60 29q8-7 16 0t16 '
        f'0 16 0 16 0M20 29q8-7 16 0t16 0 16 0" fill="none" stroke="{p.wave}" stroke-width="1.5"/></g>'
    )


def galleon(p: Palette, x: float, y: float, scale: float) -> str:
    """A galleon under full sail, engraved and not a piece."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})" stroke="{p.ink}" stroke-width="1.7" '
        'stroke-linejoin="round" stroke-linecap="round">'
        '<path d="M-50 2l-8-16h17l3 6h62l4-8h20l-6 14c-4 10-10 17-18 20h-56c-9-3-15-9-18-16z" '
        f'fill="{p.hill}"/><path d="M-44 4h88M-40 11h80" fill="none" stroke-width="1"/>'
        f'<g fill="{p.ink}" stroke="none"><circle cx="-24" cy="7.5" r="1.9"/><circle cx="-10" cy="7.5" '
        'r="1.9"/>'
        '<circle cx="4" cy="7.5" r="1.9"/><circle cx="18" cy="7.5" r="1.9"/></g>'
        '<path d="M-28-8v-58M0-8v-72M27-8v-56M48-16l24-13" fill="none" stroke-width="2.2"/>'
        f'<g fill="{p.paper}"><path d="M-43-14c6-8 6-14 2-23h26c5 9 5 16-1 23zM-38-41c5-6 4-11 '
        "1-17h18c4 7 3 12-1 17z"
        "M-17-16c7-10 7-18 2-28h33c6 11 6 20-2 28zM-12-48c5-7 5-13 1-20h23c5 8 4 14-1 20z"
        'M15-15c6-8 6-14 2-22h22c5 8 5 15-1 22zM20-41c4-5 4-9 1-14h14c4 6 3 10-1 14zM50-17l20-11-6 16z"/></g>'
        f'<path d="M-28-66c5-3 8 2 14-1l-2 7c-5 2-8-2-12 0zM0-80c6-3 10 2 17-1l-2 8c-6 2-10-2-15 0z'
        f'M27-64c5-3 8 2 14-1l-2 7c-5 2-8-2-12 0z" fill="{p.red}" stroke-width="1.2"/>'
        '<path d="M-70 24q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0M-40 31q8-7 16 0t16 0 16 0 16 0'
        f' 16 0" fill="none" stroke="{p.wave}" stroke-width="1.5"/></g>'
    )
