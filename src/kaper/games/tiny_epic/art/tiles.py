"""The sixteen cards of the sea, drawn on clear paper so that one chart shines through them all."""

import math
from random import Random
from typing import Final

from kaper.games.tiny_epic.art.palette import INK, LAND, LAND_DARK, LEAF, PAPER, RED, SURF
from kaper.games.tiny_epic.components.board import COLONY, COVE, MAP_NAMES, NO_SITE, SITE_COST, STORM
from kaper.games.tiny_epic.show.layout import CELL, COLONY_AT, COVE_AT, STORM_AT

_LINES: Final = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'
CORNERS: Final = 30


def coast(rng: Random, x: float, y: float, across: float, down: float) -> list[tuple[float, float]]:
    """A ragged oval."""
    waves = [(k, rng.uniform(-0.1, 0.1) / (1 + k / 6), rng.uniform(0, math.tau)) for k in (2, 3, 4, 5, 7, 9)]
    points = []
    for corner in range(CORNERS):
        angle = math.tau * corner / CORNERS
        bulge = 1 + sum(size * math.cos(k * angle + phase) for k, size, phase in waves)
        points.append((x + across * bulge * math.cos(angle), y + down * bulge * math.sin(angle)))
    return points


def smooth(points: list[tuple[float, float]]) -> str:
    """A closed curve through the middles of a polygon's sides."""
    middles = [
        ((x + to_x) / 2, (y + to_y) / 2)
        for (x, y), (to_x, to_y) in zip(points, points[1:] + points[:1], strict=True)
    ]
    bends = [
        f"Q{x:.1f} {y:.1f} {to_x:.1f} {to_y:.1f}"
        for (x, y), (to_x, to_y) in zip(points[1:] + points[:1], middles[1:] + middles[:1], strict=True)
    ]
    return f"M{middles[0][0]:.1f} {middles[0][1]:.1f}{''.join(bends)}z"


def island(rng: Random, wide: bool) -> str:
    """Surf, beach and land with hatched southern slopes."""
    x, across = (122.0, 92.0) if wide else (102.0, 70.0)
    y, down = 84.0, 50.0
    points = coast(rng, x, y, across, down)
    shore = smooth(points)
    inner = smooth([(x + (px - x) * 0.86, y + (py - y) * 0.8) for px, py in points])
    hatches = "".join(
        f"M{px:.1f} {py:.1f}l{(px - x) * -0.09:.1f} {(py - y) * -0.2:.1f}"
        for nth, (px, py) in enumerate(points)
        if py > y + 14 and nth % 2 == 0
    )
    return (
        f'<g fill="none" stroke="{SURF}" stroke-linejoin="round"><path d="{shore}" stroke-width="22" '
        'stroke-opacity=".28"/>'
        f'<path d="{shore}" stroke-width="11" stroke-opacity=".6"/></g>'
        f'<path d="{shore}" fill="{LAND}" {_LINES}/><path d="{inner}" fill="#efe3bf" fill-opacity=".75"/>'
        f'<path d="{hatches}" fill="none" stroke="{LAND_DARK}" stroke-width="2" stroke-linecap="round"/>'
    )


def palm(x: float, y: float, size: float) -> str:
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size:.2f})" stroke="{INK}" stroke-width="1.400" '
        'stroke-linecap="round" stroke-linejoin="round"><path d="M0 0q3-10 1-18" fill="none" stroke-widt'
        'h="3"/>'
        '<path d="M1-18q-10-6-14 2 7-3 14-2zM1-18q10-6 14 2-7-3-14-2zM1-18q-6-10-12-7 7 1 12 7zM1-18q6-10 '
        f'12-7-7 1-12 7z" fill="{LEAF}"/></g>'
    )


def hill(x: float, y: float, size: float) -> str:
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({size:.2f})" {_LINES}><path d="M-16 0Q-8-20 0-20 '
        '8-20 16 0" '
        f'fill="{LAND_DARK}"/><path d="M3-17q6 6 7 14M-2-14q4 5 4 12" fill="none" stroke-width="1.200"/></g>'
    )


def house(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})" {_LINES}><path d="M-11 0v-13h22V0z" fill="{PAPER}"/>'
        f'<path d="M-14-12L0-25l14 13z" fill="{RED}"/><path d="M-3 0v-8h6v8z" fill="{INK}"/></g>'
    )


def crate(x: float, y: float) -> str:
    """A cube to be plundered; nobody knows of what."""
    return (
        f'<g transform="translate({x:g} {y:g})" {_LINES}><path d="M0-15l15 7.500V9L0 17-15 9v-16.500z" '
        'fill="#b98a4e"/>'
        '<path d="M0-15l15 7.500L0 0l-15-7.500z" fill="#dcb57a"/><path d="M0 0v17" fill="none"/>'
        '<path d="M-10 3q0-4 3-3 3 1.500 0 4v2M6.500 3.500q4-5 4.500 0-2 2-3 3.500" fill="none" stroke-widt'
        'h="1.600"/></g>'
    )


def colony(cubes: int) -> str:
    x, y = COLONY_AT
    houses = "".join(house(x - 34 + 27 * n, y - 6 - 5 * (n % 2)) for n in range(3))
    crates = "".join(crate(x - 17 * (cubes - 1) + 34 * n, y + 20) for n in range(cubes))
    return houses + crates


def cove() -> str:
    """A horseshoe of rock and palms around still water."""
    x, y = COVE_AT
    shape = "M-30 24C-42-6-26-36 2-35 30-34 42-6 30 22l-14-3C24 2 16-14 0-14S-22 0-14 22z"
    return (
        f'<g transform="translate({x:g} {y:g})"><ellipse cx="0" cy="6" rx="26" ry="22" fill="{SURF}" '
        'fill-opacity=".5"/>'
        f'<path d="{shape}" fill="none" stroke="{SURF}" stroke-width="12" stroke-opacity=".55" '
        'stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="{LEAF}" {_LINES}/>'
        '<path d="M-20 8q4-14 12-17M8-26q10 4 13 16" fill="none" stroke="#5c7038" stroke-width="2" '
        'stroke-linecap="round"/></g>' + palm(x - 22, y - 8, 0.8) + palm(x + 18, y - 14, 0.75)
    )


def storm() -> str:
    """Dark water, a cloud and lightning."""
    x, y = STORM_AT
    rain = "".join(f"M{x - 24 + 12 * n:g} {y + 20:g}l-7 16" for n in range(5))
    swell = "".join(
        f"M{14 + 26 * (row % 2) + 56 * n:g} {132 + 26 * row:g}q9-11 18 0t18 0"
        for row in range(4)
        for n in range(4)
    )
    return (
        f'<rect x="3" y="3" width="{CELL - 6:g}" height="{CELL - 6:g}" rx="6" fill="#27384a" '
        'fill-opacity=".42"/>'
        f'<path d="{swell}" fill="none" stroke="#e9f0ee" stroke-width="2.200" stroke-opacity=".5" '
        'stroke-linecap="round"/>'
        f'<path d="{rain}" fill="none" stroke="#e9f0ee" stroke-width="2.600" stroke-opacity=".85" '
        'stroke-linecap="round"/>'
        f'<g {_LINES}><path d="M{x - 22:g} {y + 18:g}c-18 0-18-24 0-24 3-20 34-20 37 0 20-2 20 24 2 24z" '
        'fill="#55606c"/>'
        f'<path d="M{x + 3:g} {y + 8:g}l-13 20h11l-6 18 19-26H{x + 3:g}l8-12z" fill="#f0c24b"/></g>'
    )


def tile(card: int) -> str:
    """What a card of the sea shows and never changes; markets, sites and tokens lie on it."""
    rng = Random(f"tile {card}")
    wide = SITE_COST[card] != NO_SITE
    green = [hill(62, 62, 0.9), hill(140 if wide else 146, 58, 0.8), palm(150, 78, 0.8), palm(52, 96, 0.75)]
    if wide:
        green += [palm(206, 100, 0.7), palm(160, 118, 0.75)]
    parts = [storm() if STORM[card] else "", island(rng, wide), *green]
    parts += [colony(COLONY[card]) if COLONY[card] else "", cove() if COVE[card] else ""]
    if STORM[card]:
        parts.append(storm_front())
    return "".join(parts)


def storm_front() -> str:
    """The cloud again, above the land."""
    whole = storm()
    return whole[whole.index("<g ") :]


TILES: Final[dict[str, str]] = {name: tile(card) for card, name in enumerate(MAP_NAMES)}
