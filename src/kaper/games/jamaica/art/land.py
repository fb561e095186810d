"""The land: coast, hills, woods, towns, the fortress, and the name of the island."""

import math
from random import Random
from typing import Final

from kaper.games.jamaica.art import letters
from kaper.games.jamaica.art.geometry import Ground, Noise, Point, smooth
from kaper.games.jamaica.art.palette import Palette
from kaper.games.jamaica.components.board import KIND, PORT
from kaper.games.jamaica.show.layout import CHEST, PLACES

TITLE: Final = (790.0, 398.0)
FORTRESS: Final = (1236.0, 272.0)
CROSS: Final = (282.0, 786.0)
FONT: Final = "Alegreya,'EB Garamond',Georgia,serif"
CLEAR: Final = ((CHEST[0], CHEST[1] + 8, 300.0, 128.0), (TITLE[0], TITLE[1] - 18, 352.0, 100.0))
"""Ellipses that stay open: middle and half axes. The first carries the dice, the second the title."""


def definitions(p: Palette) -> str:
    """What stands on the land many times."""
    return (
        f'<radialGradient id="glade"><stop offset="0" stop-color="{p.glade}"/>'
        f'<stop offset=".6" stop-color="{p.glade}" stop-opacity=".8"/>'
        f'<stop offset="1" stop-color="{p.glade}" stop-opacity="0"/></radialGradient>'
        f'<g id="hill" stroke="{p.ink}" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="M-27 11C-18 8-14-16-4-20 2-22 6-14 11-11 17-7 20 7 28 11z" fill="{p.hill}" stroke="none"/>'
        '<path d="M-27 11C-18 8-14-16-4-20 2-22 6-14 11-11 17-7 20 7 28 11" fill="none" stroke-width="1.7"/>'
        '<path d="M-3-17c3 6 1 13 4 20M3-15c3 7 2 12 5 19M8-10c3 5 3 10 6 17M13-7c2 5 4 8 6 14" fill="none" '
        f'stroke-width="1.1" stroke-opacity=".75"/></g><g id="palm" stroke="{p.ink}" stroke-linecap="round">'
        '<path d="M0 16C1 8-2 2 1-6" fill="none" stroke-width="2.2"/><path d="M1-6C-5-14-12-12-15-5-10-8-5-8 '
        "1-6 4-15 12-15 16-8 10-10 6-9 1-6-6-6-11-2-11 4-7-1-3-4 1-6 8-6 12-2 13 4 9-1 6-4 1-6c-1-6 1-10 "
        f'6-13C1-18-1-12 1-6z" stroke-width="1" fill="{p.wood}"/></g><g id="tree" stroke="{p.ink}" '
        'stroke-width="1.1"><path d="M0 3v8"/><path d="M-8 2C-13-2-9-9-5-9-4-15 5-15 6-9 11-9 12-1 7 3 3 6-4 '
        f'6-8 2z" fill="{p.wood}"/><path d="M3-7c3 2 3 5 1 8M6-4c1 2 1 3 0 5" fill="none" '
        f'stroke-opacity=".7"/></g><g id="house" stroke="{p.ink}" stroke-width="1.2" stroke-linejoin="round">'
        f'<path d="M-7 7V-1H7V7z" fill="{p.wall}"/><path d="M-9 0L-5-7H5L9 0z" fill="{p.roof}"/>'
        f'<path d="M-1 7V3H2V7z" fill="{p.ink}"/></g><g id="church" stroke="{p.ink}" stroke-width="1.2" '
        f'stroke-linejoin="round"><path d="M-5 8V-6H5V8z" fill="{p.wall}"/>'
        f'<path d="M-6-6L0-17 6-6z" fill="{p.roof}"/><path d="M0-17v-6M-2-21h4" fill="none"/></g>'
    )


def land(p: Palette, ground: Ground) -> str:
    """The coast with its surf, a darker rim, and a calm glade in the middle."""
    coast = "".join(smooth(line) for line in ground.contours(0))
    parts = [
        f'<path d="{coast}" fill="none" stroke="{p.surf}" stroke-width="7" '
        f'stroke-opacity="{p.surf_strength:g}"/>',
        f'<path d="{coast}" fill="{p.land_edge}" stroke="{p.ink}" stroke-width="2.4"/>',
    ]
    for level, strength in ((6, 0.35), (13, 0.4), (22, 0.5)):
        path = "".join(smooth(line, 2) for line in ground.contours(level))
        parts.append(f'<path d="{path}" fill="{p.land}" fill-opacity="{strength}"/>')
    parts.append(_hatching(p, ground))
    x, y, across, down = CLEAR[0]
    parts.append(
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across * 1.25:g}" ry="{down * 1.3:g}" fill="url(#glade)"/>'
    )
    return "".join(parts)


def _hatching(p: Palette, ground: Ground) -> str:
    """Fine strokes along the coasts that lie in the shade, from the beach inland."""
    strokes: list[str] = []
    for line in ground.contours(1.5):
        for index in range(len(line)):
            for part in (0.0, 0.5):
                (x, y), (then_x, then_y) = line[index - 1], line[index]
                x, y = x + (then_x - x) * part, y + (then_y - y) * part
                dx, dy = ground.uphill(x, y)
                shade = max(0.0, -dx * 0.75 - dy * 0.65)
                length = 5 + 9 * shade + 2 * math.sin(index * 1.7)
                strokes.append(f"M{x:.0f} {y:.0f}l{dx * length:.1f} {dy * length:.1f}")
    return (
        f'<path d="{"".join(strokes)}" fill="none" stroke="{p.hatch}" stroke-width="1" stroke-opacity=".6"/>'
    )


def country(p: Palette, ground: Ground) -> str:
    """Towns by the ports, ranges of hills, palms by the sea and woods between, drawn from back to front."""
    towns = _towns(ground)
    taken: list[Claim] = [(FORTRESS[0], FORTRESS[1] + 10, 104.0), (*CROSS, 60.0)]
    taken += [(x, y, 32.0) for x, y in towns]
    drawn: list[tuple[float, str]] = [(y, _town(x, y, index)) for index, (x, y) in enumerate(towns)]
    for growth in GROWTHS:
        drawn += _grown(growth, ground, taken)
    return _trail(p) + "".join(part for _, part in sorted(drawn))


Claim = tuple[float, float, float]
"""A place that something takes up, with its width."""
Growth = tuple[str, int, float, float, float, float, float, float]
"""A sign, tries, the room that each takes, nearest and farthest from the sea, least of lie, and sizes."""
GROWTHS: Final[list[Growth]] = [
    ("hill", 500, 58.0, 44.0, 999.0, 0.2, 1.35, 1.75),
    ("hill", 900, 40.0, 34.0, 999.0, -0.05, 0.85, 1.15),
    ("palm", 900, 27.0, 14.0, 40.0, -1.0, 0.8, 1.15),
    ("tree", 900, 19.0, 17.0, 999.0, -0.3, 0.8, 1.2),
    ("palm", 120, 40.0, 40.0, 999.0, -1.0, 0.8, 1.1),
]
LIE: Final = Noise(31, 210)
"""High country lies where this is high, and plains where it is low."""


def _grown(growth: Growth, ground: Ground, taken: list[Claim]) -> list[tuple[float, str]]:
    """Signs of one kind wherever there is room for them."""
    sign, tries, room, nearest, farthest, lie, least, most = growth
    source = Random(f"{sign} {room}")
    drawn: list[tuple[float, str]] = []
    for _ in range(tries):
        x, y = 150 + source.random() * 1240, 170 + source.random() * 760
        size = least + source.random() * (most - least)
        if nearest < ground.at(x, y) < farthest and LIE.at(x, y) > lie and _is_free(x, y, room, taken):
            taken.append((x, y, room))
            place = f'transform="translate({x:.0f} {y:.0f}) scale({size:.2f})"'
            drawn.append((y, f'<use href="#{sign}" {place}/>'))
    return drawn


def _trail(p: Palette) -> str:
    """A dotted trail to a cross, for whoever looks closely."""
    x, y = CROSS
    return (
        f'<path d="M{x + 120:g} {y + 28:g}c-30 14-40-22-66-14s-24 8-40-8" fill="none" stroke="{p.red}" '
        'stroke-width="2.6" stroke-dasharray="6 6" stroke-linecap="round"/>'
        f'<path d="M{x - 8:g} {y - 7:g}l16 14m0-15l-16 16" stroke="{p.red}" stroke-width="4.5" '
        'stroke-linecap="round"/>'
    )


def _is_free(x: float, y: float, room: float, taken: list[Claim]) -> bool:
    for left, top, across, down in CLEAR:
        if ((x - left) / across) ** 2 + ((y - top) / down) ** 2 < 1:
            return False
    return all(math.hypot(x - left, (y - top) * 1.35) > (room + other) / 2 for left, top, other in taken)


def _towns(ground: Ground) -> list[Point]:
    """On the land that is nearest to each port, if there is some."""
    found: list[Point] = []
    for space, (x, y) in enumerate(PLACES):
        if KIND[space] != PORT:
            continue
        ways = [(away, turn) for away in range(44, 100, 6) for turn in range(24)]
        for away, turn in ways:
            at = x + away * math.cos(turn * math.pi / 12), y + away * math.sin(turn * math.pi / 12)
            if ground.at(*at) > 15 and all(math.dist(at, other) > 46 for other in found):
                found.append(at)
                break
    return found


def _town(x: float, y: float, index: int) -> str:
    houses = (("house", -11, 2), ("church", 2, -3), ("house", 12, 5)) if index % 2 else (
        ("church", -9, 0), ("house", 3, -3), ("house", 9, 7))  # fmt: skip
    return "".join(
        f'<use href="#{kind}" transform="translate({x + dx:.0f} {y + dy:.0f})"/>' for kind, dx, dy in houses
    )


def fortress(p: Palette) -> str:
    """The fortress of Port Royal with its name on a ribbon."""
    x, y = FORTRESS
    name = letters.write("PORT ROYAL", 0, 47, 12.5, 16)
    return (
        f'<g transform="translate({x:g} {y:g})" stroke="{p.ink}" stroke-linejoin="round" stroke-width="1.8">'
        f'<path d="M-46 26L-40-12H-22V26zM46 26L40-12H22V26z" fill="{p.wall}"/>'
        f'<path d="M-22 26V-4H22V26z" fill="{p.wall}"/><path d="M-13 26V-30H13V26z" fill="{p.wall}"/>'
        f'<g fill="{p.wall}"><path '
        'd="M-43-12v-9h6v4h5v-4h6v4h5v-4h3v9zM43-12v-9h-6v4h-5v-4h-6v4h-5v-4h-3v9z"/>'
        '<path d="M-16-30v-9h6v4h6v-4h8v4h6v-4h6v9z"/></g>'
        f'<path d="M-6 26V14a6 6 0 0112 0v12z" fill="{p.ink}" stroke="none"/>'
        f'<g fill="{p.ink}" stroke="none"><path d="M-2-22h4v9h-4zM-35-3h4v8h-4zM31-3h4v8h-4z"/></g>'
        '<path d="M28-12l12 38M33-12l10 38M7-30v52M10-30v52M-25 0v26" stroke-width=".8" stroke-opacity=".6" '
        'fill="none"/>'
        f'<path d="M0-39v-24" fill="none"/><path d="M0-63c8-4 13 4 22 0v14c-9 4-14-4-22 0z" fill="{p.red}"/>'
        f'<path d="M-74 30l-10 20 12-1 2 8h140l2-8 12 1-10-20z" fill="{p.red}" stroke-width="1.2"/>'
        f'<path d="M-70 29h140v24H-70z" fill="{p.paper}" stroke-width="1.6"/>'
        f'<g stroke="none" fill="{p.dark_text}">{name}</g></g>'
    )


def title(p: Palette) -> str:
    """The island's name, cut with a halo so that it stands clear of hills."""
    x, y = TITLE
    cut = letters.write("JAMAICA", x, y, 66, 30)
    rule = f"M{x - 250:g} {y + 24:g}h190M{x + 60:g} {y + 24:g}h190"
    return (
        f'<g stroke="{p.land}" stroke-width="16" stroke-linejoin="round" stroke-opacity=".7">{cut}</g>'
        f'<g fill="{p.label}" fill-opacity=".92">{cut}</g>'
        f'<path d="{rule}" stroke="{p.label}" stroke-width="1.6" stroke-opacity=".8"/>'
        f'<path d="M{x - 50:g} {y + 24:g}c16-12 34-12 50 0 16-12 34-12 50 0-16 12-34 12-50 0-16 12-34 '
        '12-50 0z" '
        f'fill="none" stroke="{p.label}" stroke-width="1.6" stroke-opacity=".8"/>'
        f'<circle cx="{x:g}" cy="{y + 24:g}" r="3.4" fill="{p.red}"/>'
    )


def sun_and_moon(p: Palette) -> str:
    """Morning to the left and evening to the right of the dice."""
    x, y = CHEST
    rays = "".join(
        f'<path transform="rotate({22.5 * k:g})" '
        f'd="M-4-31{"L0-52 4-31" if k % 2 == 0 else "Q5-38 0-46-2-38 4-31"}"/>'
        for k in range(16)
    )
    face = '<path d="M-9-4q3-4 6 0M3-4q3-4 6 0M0-2l-2 8h4M-7 11q7 5 14 0" fill="none"/>'
    return (
        f'<g stroke="{p.label}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" '
        f'opacity=".62"><g transform="translate({x - 205:g} {y:g})"><g fill="{p.gold}" '
        f'fill-opacity=".75">{rays}<circle r="27"/></g><circle r="23" fill="none" stroke-width=".9"/>{face}'
        f'</g><g transform="translate({x + 205:g} {y:g})">'
        f'<path d="M14-38A40 40 0 1014 38 31 31 0 1114-38z" fill="{p.disc_rim}" fill-opacity=".75"/>'
        '<path d="M-14-12q4-4 8 0M-17 16q6 3 10-2M-8-4l-8 9 5 2" fill="none"/><path d="M22-14l2 6 6 2-6 2-2 '
        f'6-2-6-6-2 6-2zM34 10l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" fill="{p.gold}"/></g></g>'
    )
