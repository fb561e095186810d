"""A bridge: a ship's wheel with six orders, four duties, the market, the merchants and the way to infamy."""

import math
from typing import Final

from kaper.engine.drawing import board
from kaper.games.tiny_epic.art.glyphs import written
from kaper.games.tiny_epic.art.icons import ICONS
from kaper.games.tiny_epic.art.palette import MERCHANT, PAPER, Palette
from kaper.games.tiny_epic.art.pieces import PIECES
from kaper.games.tiny_epic.components.board import (
    DUTY_NAMES,
    LEVEL_DEADEYE,
    LEVEL_DECKHAND,
    LEVEL_GOLD,
    PRICES,
    SPACES,
)
from kaper.games.tiny_epic.show import layout

SHIP_LINE: Final = -1 / 12
"""Between the spaces 5 and 0, as a part of the turn."""


def bridge(p: Palette) -> str:
    layers = [
        f"<defs>{definitions(p)}</defs>",
        f'<rect width="{layout.WIDTH:g}" height="{layout.HEIGHT:g}" rx="10" fill="{p.paper}"/>',
        planks(p),
        f'<rect width="{layout.WIDTH:g}" height="{layout.HEIGHT:g}" filter="url(#grain)" opacity=".35"/>',
        wheel(p),
        ship_line(p),
        berths(p),
        *(duty(p, number) for number in range(len(DUTY_NAMES))),
        *(price(p, number) for number in range(len(layout.MARKET))),
        *(slot(p, number, ship) for number, ship in enumerate(MERCHANT)),
        *(level(p, number) for number in range(len(layout.INFAMY))),
        f'<rect x="3" y="3" width="{layout.WIDTH - 6:g}" height="{layout.HEIGHT - 6:g}" rx="9" fill="none" '
        f'stroke="{p.label}" stroke-width="3"/>',
    ]
    return board(layout.WIDTH, layout.HEIGHT, layers)


def definitions(p: Palette) -> str:
    return (
        f'<linearGradient id="wood" x2="1" y2="1"><stop offset="0" stop-color="{p.wood_light}"/>'
        f'<stop offset=".5" stop-color="{p.wood}"/><stop offset="1" '
        f'stop-color="{p.wood_dark}"/></linearGradient>'
        '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".006 .06" numOctaves="3" seed="5"/><feColorMatrix values="0 0 0 0 '
        f'{p.stain.replace(" ", " 0 0 0 0 ")} 0 0 0 .8 -.36"/></filter>'
        '<filter id="drop" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDe'
        'viation="7"/></filter>'
    )


def planks(p: Palette) -> str:
    """The deck, seen from above."""
    seams = "".join(
        f"M0 {y}H{layout.WIDTH:g}M{(y * 7) % 560 + 40} {y}v52" for y in range(0, int(layout.HEIGHT), 52)
    )
    return (
        f'<rect width="{layout.WIDTH:g}" height="{layout.HEIGHT:g}" rx="10" fill="{p.wood_light}" '
        'fill-opacity=".3"/>'
        f'<path d="{seams}" fill="none" stroke="{p.wood_dark}" stroke-width="1.600" stroke-opacity=".4"/>'
    )


def _polar(turn: float, far: float) -> tuple[float, float]:
    angle = math.tau * turn - math.tau / 4
    return layout.WHEEL[0] + far * math.cos(angle), layout.WHEEL[1] + far * math.sin(angle)


def wheel(p: Palette) -> str:
    """Rim, spokes with handles between the orders, and a brass hub."""
    x, y = layout.WHEEL
    line = f'stroke="{p.label}" stroke-width="2.400" stroke-linejoin="round" stroke-linecap="round"'
    spokes = "".join(spoke(p, (space + 0.5) / SPACES) for space in range(SPACES))
    wells = "".join(
        f'<circle cx="{dx:g}" cy="{dy:g}" r="{layout.DISC + 7:g}" fill="{p.wood_dark}" fill-opacity=".55"/>'
        for dx, dy in layout.DISCS
    )
    numbers = "".join(
        written(str(space), *_polar(space / SPACES + 0.062, layout.DISC_AT + 8), 17, PAPER, 2.8)
        for space in range(1, SPACES)
    )
    return (
        f'<circle cx="{x + 6:g}" cy="{y + 10:g}" r="{layout.RIM:g}" fill="#000" fill-opacity=".35" '
        'filter="url(#drop)"/>'
        f'<g {line}>{spokes}<path d="{ring(layout.RIM, 92)}" fill="url(#wood)" fill-rule="evenodd"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{layout.RIM - 9:g}" fill="none" stroke-width="1.200"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="101" fill="none" stroke-width="1.200"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="30" fill="{p.gold}"/><circle cx="{x:g}" cy="{y:g}" r="20" '
        'fill="none" stroke-width="1.200"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="6" fill="{p.label}"/></g>{wells}{numbers}'
    )


def ring(outer: float, inner: float) -> str:
    x, y = layout.WHEEL
    return "".join(
        f"M{x - far:g} {y:g}a{far:g} {far:g} 0 10{2 * far:g} 0 {far:g} {far:g} 0 10{-2 * far:g} 0z"
        for far in (outer, inner)
    )


def spoke(p: Palette, turn: float) -> str:
    degrees = 360 * turn
    return (
        f'<g transform="translate({layout.WHEEL[0]:g} {layout.WHEEL[1]:g}) rotate({degrees:g})">'
        '<path d="M-8-26L-10-232Q-15-250-10-270 0-282 10-270 15-250 10-232L8-26z" fill="url(#wood)"/>'
        '<path d="M-9-120h18M-9-132h18" fill="none"/></g>'
    )


def ship_line(p: Palette) -> str:
    """Where it is crossed, Extortion pays and the other ships sail."""
    (x, y), (to_x, to_y) = _polar(SHIP_LINE, 100), _polar(SHIP_LINE, 300)
    return (
        f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="#fffaf0" stroke-width="10" '
        'stroke-linecap="round"/>'
        f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{p.red}" stroke-width="6" '
        'stroke-dasharray="16 10" stroke-linecap="round"/>'
        f'<path d="M{to_x:.1f} {to_y:.1f}v-30l34 10-34 10" fill="{p.red}" stroke="{p.label}" '
        'stroke-width="2.400" stroke-linejoin="round"/>'
    )


def berths(p: Palette) -> str:
    """Notches for deckhands who stay on a space; Hide has none."""
    return "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{layout.BERTH_HALF:g}" fill="{p.well}" fill-opacity=".8" '
        f'stroke="{p.label}" '
        'stroke-width="2" stroke-dasharray="5 5"/>'
        for x, y in layout.BERTHS[1:]
    )


def well(p: Palette, box: layout.Box, colour: str = "") -> str:
    left, top, right, bottom = box
    edge = (
        f'<rect x="{left:g}" y="{top:g}" width="10" height="{bottom - top:g}" rx="4" fill="{colour}"/>'
        if colour
        else ""
    )
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" rx="8" '
        f'fill="{p.well}" '
        f'fill-opacity=".9" stroke="{p.label}" stroke-width="2"/>{edge}'
    )


def icon(p: Palette, name: str, x: float, y: float, size: float, strength: float = 1) -> str:
    scale = size / 24
    return (
        f'<g color="{p.label}" opacity="{strength:g}" transform="translate({x - size / 2:.1f} '
        f"{y - size / 2:.1f}) "
        f'scale({scale:.3f})">{ICONS[name]}</g>'
    )


def duty(p: Palette, number: int) -> str:
    left, top, right, bottom = layout.DUTIES[number]
    return well(p, layout.DUTIES[number]) + icon(
        p, DUTY_NAMES[number], (left + right) / 2, (top + bottom) / 2 + 14, 70, 0.28
    )


def price(p: Palette, number: int) -> str:
    left, top, _, bottom = layout.MARKET[number]
    y = (top + bottom) / 2
    coin = (
        f'<circle cx="{left + 36:g}" cy="{y:g}" r="24" fill="{p.gold}" stroke="{p.label}" stroke-width="2"/>'
    )
    return (
        well(p, layout.MARKET[number]) + coin + written(str(PRICES[number]), left + 36, y, 25, "#2d2a33", 3)
    )


def slot(p: Palette, number: int, ship: str) -> str:
    left, top, _, bottom = layout.MERCHANTS[number]
    art = (
        f'<g transform="translate({left + 14:g} '
        f'{(top + bottom) / 2 - 32:g})">{PIECES[f"merchant-{ship}"]}</g>'
    )
    return well(p, layout.MERCHANTS[number], MERCHANT[ship]) + art


def level(p: Palette, number: int) -> str:
    """The number of a level and what it brings once; what it gives for good is told by words."""
    left, top, right, _ = layout.INFAMY[number]
    bonus = ""
    if LEVEL_GOLD[number]:
        figure = written(str(LEVEL_GOLD[number]), right - 20, top + 20, 17, "#2d2a33", 3)
        bonus = f'<circle cx="{right - 20:g}" cy="{top + 20:g}" r="15" fill="{p.gold}"/>{figure}'
    elif LEVEL_DECKHAND[number]:
        bonus = icon(p, "crew", right - 20, top + 20, 32)
    elif LEVEL_DEADEYE[number]:
        bonus = icon(p, "deadeye", right - 20, top + 20, 30)
    return (
        well(p, layout.INFAMY[number]) + written(str(number + 1), left + 17, top + 20, 22, p.red, 3) + bonus
    )
