"""The chart of the Caribbean: water, coasts with their surf, country, borders of the zones, and a rose."""

import math
from random import Random
from typing import Final

from kaper.engine.drawing import is_inside
from kaper.engine.grounds import Trees
from kaper.games.marauders.art import grounds as at
from kaper.games.marauders.art.coasts import BIG, Line, path, rough, shores
from kaper.games.marauders.art.palette import Palette
from kaper.games.marauders.show import layout

ROSE: Final = (108.0, 352.0)
SURF: Final = ((44, 0.1), (30, 0.14), (18, 0.2), (9, 0.75))
"""How wide the pale water along a coast is, and how strong."""
TREES: Final = Trees(3.2, 5.4, 2.5, 1, "1.5", ".8")
CLEAR: Final = 30.0
"""How far trees stand from ports, tokens and names."""


def chart(p: Palette) -> str:
    coasts = "".join(path(line) for line in shores())
    return (
        f'<defs><path id="coast" d="{coasts}" stroke-linejoin="round"/><clipPath id="land"><use '
        f'href="#coast"/></clipPath></defs><rect {at.WHOLE} fill="url(#sea)"/>'
        + at.rhumbs(p, *ROSE)
        + _waves(p)
        + _surf(p)
        + f'<use href="#coast" fill="{p.land}" stroke="{p.ink}" stroke-width="2"/>'
        + _shaded(p)
        + _country(p)
        + _borders(p)
        + at.rose(p, *ROSE, 0.85)
        + _serpent(p, 1010, 500, 0.6)
        + _banner(p)
        + at.frame(p)
    )


def _waves(p: Palette) -> str:
    """Strokes of the burin in rows, where no land is."""
    lands = list(BIG.values())
    source = Random(21)
    path_ = ""
    for row in range(26):
        for column in range(30):
            x = 24 + column * 54 + (row % 2) * 27 + source.random() * 14
            y = 26 + row * 29.5 + source.random() * 8
            size = 0.6 + source.random() * 0.5
            if not any(is_inside(x, y, land) for land in lands):
                crest = f"q{6 * size:.1f}-{5 * size:.1f} {12 * size:.1f} 0t{12 * size:.1f} 0"
                path_ += f"M{x - 12 * size:.0f} {y:.0f}{crest}"
    return f'<path d="{path_}" fill="none" stroke="{p.wave}" stroke-opacity=".34" stroke-width="1.1"/>'


def _surf(p: Palette) -> str:
    """Pale water along the coasts, and fine lines that follow them."""
    return "".join(
        f'<use href="#coast" fill="none" stroke="{p.surf}" stroke-width="{width}" '
        f'stroke-opacity="{strength * p.surf_strength:.2f}"/>'
        for width, strength in SURF
    )


def _shaded(p: Palette) -> str:
    """A darker rim inside the coast, as if by hatching."""
    return (
        f'<g clip-path="url(#land)" fill="none"><use href="#coast" stroke="{p.land_edge}" stroke-width="18" '
        f'stroke-opacity=".5"/><use href="#coast" stroke="{p.wood}" stroke-width="7" stroke-opacity=".55" '
        'stroke-dasharray="1.2 2.6"/></g>'
    )


# --- what stands on the land


def _taken() -> list[layout.Point]:
    """Where things of the game lie."""
    found: list[layout.Point] = []
    for place in layout.PLACES.values():
        found += [place.port, place.demand, place.mod]
        found += [(place.name[0] + dx, place.name[1]) for dx in (-60, -30, 0, 30, 60)]
        found += [(place.dock[0] + dx, place.dock[1]) for dx in (-25, 0, 25)]
        found += [(place.sea[0] + dx, place.sea[1]) for dx in (-40, 0, 40)]
    return found


def _country(p: Palette) -> str:
    """Ranges of hills and woods on the large lands, drawn from back to front."""
    source = Random(1670)
    taken = _taken()
    drawn: list[tuple[float, str]] = []
    for name, outline in BIG.items():
        land = rough(outline, name)
        for _ in range(_surface(outline) // 130):
            x = source.uniform(min(a for a, _ in outline), max(a for a, _ in outline))
            y = source.uniform(min(b for _, b in outline), max(b for _, b in outline))
            if not _stands(x, y, land) or any(math.hypot(x - a, y - b) < CLEAR for a, b in taken):
                continue
            drawn.append(
                (y, _hill(p, x, y, source) if source.random() < 0.3 else TREES.tree(p, x, y, source))
            )
    return "".join(art for _, art in sorted(drawn))


def _stands(x: float, y: float, land: Line) -> bool:
    """Inland, and not in the middle of the frame."""
    inside = all(is_inside(x + dx, y + dy, land) for dx, dy in ((0, 7), (-9, 3), (9, 3), (0, -9)))
    return inside and 22 < x < 1578 and 24 < y < 758


def _surface(outline: Line) -> int:
    wide = max(x for x, _ in outline) - min(x for x, _ in outline)
    high = max(y for _, y in outline) - min(y for _, y in outline)
    return int(wide * high)


def _hill(p: Palette, x: float, y: float, source: Random) -> str:
    w = source.uniform(8, 15)
    return (
        f'<path d="M{x - w:.0f} {y + 5:.0f}C{x - w / 2:.0f} {y + 4:.0f} {x - 4:.0f} {y - w:.0f} {x:.0f} '
        f"{y - w:.0f}S"
        f'{x + w / 2:.0f} {y + 3:.0f} {x + w:.0f} {y + 5:.0f}" fill="{p.hill}" stroke="{p.ink}" '
        'stroke-width="1"/>'
        f'<path d="M{x + 1:.0f} {y - w + 2:.0f}q4 5 3 {w:.0f}m2-{w * 0.7:.0f}q3 4 3 {w * 0.6:.0f}" '
        f'fill="none" stroke="{p.ink}" stroke-width=".7" stroke-opacity=".7"/>'
    )


# --- borders, beasts, title


def _borders(p: Palette) -> str:
    """Every border once, where two zones meet."""
    seen: set[frozenset[str]] = set()
    line = ""
    for corners in layout.OUTLINES.values():
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            edge = frozenset((one, other))
            if edge in seen:
                (x, y), (to_x, to_y) = layout.CORNERS[one], layout.CORNERS[other]
                line += f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
            seen.add(edge)
    return (
        f'<path d="{line}" fill="none" stroke="{p.surf}" stroke-opacity=".55" stroke-width="5" '
        'stroke-linecap="round"/>'
        f'<path d="{line}" fill="none" stroke="{p.red}" stroke-opacity=".8" stroke-width="2.2" '
        'stroke-dasharray="9 6" stroke-linecap="round"/>'
    )


def _serpent(p: Palette, x: float, y: float, scale: float) -> str:
    """A sea serpent, as old charts have them where nobody has been."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})" stroke="{p.ink}" stroke-width="1.8" '
        f'stroke-linejoin="round" stroke-linecap="round" fill="{p.leaf_dark}">'
        '<path d="M-78 18c2-20 8-26 4-38-2-7-10-6-18-3 3-9 10-15 19-13 8-4 17 2 18 13 2 16-4 22-4 41z"/>'
        '<path d="M-36 18c0-26 8-38 21-38s21 12 21 38H-6c0-14-2-21-9-21s-9 7-9 21z"/>'
        '<path d="M20 18c0-20 6-29 16-29s16 9 16 29H43c0-10-2-14-7-14s-7 4-7 14z"/>'
        '<path d="M64 18c0-12 6-20 16-24-2-5 0-10 6-13 1 4 3 6 7 6-1 5-4 8-8 10-7 4-11 10-12 21z"/>'
        f'<circle cx="-76" cy="-26" r="2.2" fill="{p.ink}" stroke="none"/>'
        '<path d="M-95 22q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" fill="none" '
        f'stroke="{p.wave}" stroke-width="1.5"/></g>'
    )


def _banner(p: Palette) -> str:
    """A ribbon in the north, where the news of the sea are written."""
    left, top, right, bottom = layout.BANNER
    half = (bottom - top) / 2
    ends = (
        f"M{left + 22:g} {top + 10:g}H{left - 30:g}l18 {half:g}-18 {half:g}H{left + 22:g}z"
        f"M{right - 22:g} {top + 10:g}H{right + 30:g}l-18 {half:g} 18 {half:g}H{right - 22:g}z"
    )
    ribbon = f'<path d="{ends}" fill="{p.red}" stroke="{p.ink}" stroke-width="1.6" stroke-linejoin="round"/>'
    return ribbon + at.sheet(p, layout.BANNER, 8)
