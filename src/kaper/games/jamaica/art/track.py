"""The race track: the way from space to space, the spaces themselves, and the numbers of the end."""

import math
from typing import Final

from kaper.games.jamaica.art.land import FONT
from kaper.games.jamaica.art.palette import Palette
from kaper.games.jamaica.components.board import COST, KIND, LAIR, NEXT, PORT, SCORE, SEA, START
from kaper.games.jamaica.show.layout import HOME_RADIUS, PLACES, RADII, RADIUS

SQUARES: Final[dict[int, list[tuple[float, float]]]] = {
    1: [(0, 0)],
    2: [(-9, 0), (9, 0)],
    3: [(0, -9), (-9, 9), (9, 9)],
    4: [(-9, -9), (9, -9), (-9, 9), (9, 9)],
}
"""Where the squares of a price lie; they all fit into the disc."""
SQUARE: Final = 13.5
MINUS_FIVE: Final = f"\N{MINUS SIGN}{-SCORE[START + 1]}"


def way(p: Palette) -> str:
    """Dashes from rim to rim, with an arrow in the middle where there is room for one."""
    dashes, arrows = "", ""
    for space, ends in enumerate(NEXT):
        for end in ends:
            (x, y), (to_x, to_y) = PLACES[space], PLACES[end]
            length = math.hypot(to_x - x, to_y - y)
            dx, dy = (to_x - x) / length, (to_y - y) / length
            start, stop = RADII[space] + 3, length - RADII[end] - 3
            if stop - start < 8:
                continue
            dashes += f"M{x + dx * start:.1f} {y + dy * start:.1f}L{x + dx * stop:.1f} {y + dy * stop:.1f}"
            if stop - start > 20 and (SCORE[space] > 0 or SCORE[end] < 0):
                arrows += _arrow(x + dx * (start + stop) / 2, y + dy * (start + stop) / 2, dx, dy)
    return (
        f'<path d="{dashes}" stroke="{p.surf}" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="{dashes}" stroke="{p.ink}" stroke-opacity=".85" stroke-width="3.2" stroke-dasharray=".1 '
        f'7.5" stroke-linecap="round"/><path d="{arrows}" fill="{p.red}" stroke="{p.surf}" '
        'stroke-width="1.6" stroke-linejoin="round" paint-order="stroke"/>'
    )


def _arrow(x: float, y: float, dx: float, dy: float) -> str:
    """A head that points the way the race runs."""
    points = ((9, 0), (-7, -7.5), (-3.5, 0), (-7, 7.5))
    placed = [f"{x + dx * a - dy * b:.1f} {y + dy * a + dx * b:.1f}" for a, b in points]
    return f"M{placed[0]}L{' '.join(placed[1:])}z"


def definitions(p: Palette) -> str:
    """The three kinds of spaces."""
    r = RADIUS
    return (
        f'<g id="on-sea"><circle cy="3" r="{r:g}" fill="{p.shade}" fill-opacity=".35"/>'
        f'<circle r="{r:g}" fill="{p.paper}" stroke="{p.ink}" stroke-width="1.8"/>'
        f'<circle r="{r - 4:g}" fill="{p.disc}" stroke="{p.ink}" stroke-width="1.2"/>'
        '<path d="M-21-8q5-5 10 0t10 0 10 0 10 0M-22 4q5-5 10 0t10 0 10 0 10 0M-16 16q5-5 10 0t10 0 10 0" '
        f'fill="none" stroke="{p.disc_rim}" stroke-opacity=".35" stroke-width="1.2"/></g>'
        f'<path id="price" d="M{-SQUARE / 2:g}{-SQUARE / 2:g}h{SQUARE:g}v{SQUARE:g}h-{SQUARE:g}z" '
        f'fill="{p.square}" stroke="{p.ink}" stroke-width="1.5" stroke-linejoin="round"/><g id="on-port">'
        '<path d="M-29 9V-19Q-14-22 0-35 14-22 29-19V9Q29 26 0 36-29 26-29 9z" transform="translate(0 3)" '
        f'fill="{p.shade}" fill-opacity=".35"/><path d="M-29 9V-19Q-14-22 0-35 14-22 29-19V9Q29 26 0 36-29 '
        f'26-29 9z" fill="{p.paper}" stroke="{p.ink}" stroke-width="2"/>'
        f'<circle r="22.5" fill="{p.gold}" stroke="{p.ink}" stroke-width="1.8"/>'
        f'<circle r="18.4" fill="none" stroke="{p.gold_rim}" stroke-width="1.3" stroke-dasharray="1.4 2.2"/>'
        '</g><g id="on-lair"><path d="M-33 21Q-36 3-26-8-24-25-9-29 2-35 13-28 26-25 27-9 36 2 33 21 19 31 0 '
        f'28-19 31-33 21z" transform="translate(0 3)" fill="{p.shade}" fill-opacity=".35"/><path d="M-33 '
        f'21Q-36 3-26-8-24-25-9-29 2-35 13-28 26-25 27-9 36 2 33 21 19 31 0 28-19 31-33 21z" fill="{p.rock}" '
        f'stroke="{p.ink}" stroke-width="2"/><path d="M17-24q9 4 7 15 7 8 6 24M12-27q9 5 7 18M-28 16q4 7 14 '
        f'8" fill="none" stroke="{p.bone}" stroke-opacity=".3" stroke-width="1.5"/><path d="M-17-5a17 16 0 '
        f'1134 0q0 8-6 11v8q0 3-3 3h-16q-3 0-3-3V6q-6-3-6-11z" fill="{p.bone}"/><g fill="{p.rock}">'
        '<ellipse cx="-6.8" cy="-4" rx="4.9" ry="5.3"/><ellipse cx="6.8" cy="-4" rx="4.9" ry="5.3"/>'
        '<path d="M-2.3 5L0 0 2.3 5zM-4.4 11h1.8v6h-1.8zM-.9 11H.9v6H-.9zM2.6 11h1.8v6H2.6z"/></g></g>'
    )


def spaces(p: Palette) -> str:
    return "".join(_space(p, space) for space in range(len(KIND)))


def _space(p: Palette, space: int) -> str:
    x, y = PLACES[space]
    if space == START:
        return _home(p, x, y)
    parts = [f'<g transform="translate({x:g} {y:g})">']
    if KIND[space] == SEA:
        parts.append('<use href="#on-sea"/>')
        parts += [f'<use href="#price" x="{dx:g}" y="{dy:g}"/>' for dx, dy in SQUARES[COST[space]]]
    elif KIND[space] == PORT:
        parts.append('<use href="#on-port"/>' + _figure(f"{COST[space]}", 9.5, 30, p.dark_text))
    elif KIND[space] == LAIR:
        parts.append('<use href="#on-lair"/>')
    if SCORE[space] > 0:
        parts.append(_points(p, f"{SCORE[space]}", 25, -25))
    return "".join(parts) + "</g>"


def _figure(text: str, y: float, size: float, colour: str) -> str:
    return (
        f'<text y="{y:g}" text-anchor="middle" font-family="{FONT}" font-weight="700" font-size="{size:g}" '
        f'fill="{colour}">{text}</text>'
    )


def _points(p: Palette, text: str, x: float, y: float) -> str:
    """The white number that a ship scores here at the end."""
    return (
        f'<g transform="translate({x:g} {y:g})"><circle r="14.5" fill="{p.ink}" stroke="{p.paper}" '
        f'stroke-width="1.5"/>{_figure(text, 6.6, 20, p.light_text)}</g>'
    )


def _home(p: Palette, x: float, y: float) -> str:
    """Port Royal: start and finish."""
    r = HOME_RADIUS
    return (
        f'<g transform="translate({x:g} {y:g})"><circle cy="4" r="{r:g}" fill="{p.shade}" '
        'fill-opacity=".35"/>'
        f'<circle r="{r:g}" fill="{p.paper}" stroke="{p.ink}" stroke-width="2.4"/>'
        f'<circle r="{r - 5:g}" fill="{p.red}" stroke="{p.ink}" stroke-width="1.4"/>'
        f'<circle r="{r - 9:g}" fill="none" stroke="{p.paper}" stroke-width="1.2" stroke-dasharray="3 3"/>'
        f'<g fill="none" stroke="{p.paper}" stroke-width="3.6" stroke-linecap="round" '
        'stroke-linejoin="round">'
        '<path d="M0-12V20M-10-4H10M-18 6Q-16 20 0 21 16 20 18 6M-22 10l4-5 5 4M22 10l-4-5-5 4"/>'
        f'<circle cy="-17" r="4.6"/></g>{_points(p, f"{SCORE[START]}", 34, -30)}</g>'
    )


def minus_five(p: Palette) -> str:
    """The red line across both lanes before the first space that counts."""
    first = next(space for space in range(1, len(SCORE)) if SCORE[space] > 0)
    x, y = PLACES[first]
    lanes = [PLACES[space] for space, ends in enumerate(NEXT) if first in ends]
    crossings = [((x * 1.1 + a) / 2.1, (y * 1.1 + b) / 2.1) for a, b in lanes]
    (left, top), (right, bottom) = crossings
    length = math.hypot(right - left, bottom - top)
    dx, dy = (right - left) / length, (bottom - top) / length
    line = f"M{left - dx * 46:.1f} {top - dy * 46:.1f}L{right + dx * 30:.1f} {bottom + dy * 30:.1f}"
    badge_x, badge_y = left - dx * 62, top - dy * 62
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{line}" stroke="{p.paper}" stroke-width="9"/>'
        f'<path d="{line}" stroke="{p.red}" stroke-width="5.5"/>'
        f'<path d="{line}" stroke="{p.paper}" stroke-width="1.4" stroke-dasharray="5 6"/></g>'
        f'<g transform="translate({badge_x:.1f} {badge_y:.1f})"><circle r="19" fill="{p.red}" '
        f'stroke="{p.paper}" stroke-width="2.4"/>{_figure(MINUS_FIVE, 8, 24, p.light_text)}</g>'
    )
