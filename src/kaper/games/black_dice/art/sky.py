"""What lies behind the black dice: sea and sky, and in them what the expedition is about."""

import math
from random import Random
from typing import Final

from kaper.engine.inks import BONE, GOLD, INK, RED
from kaper.engine.motifs import CHEST_BANDS, CHEST_BOX, CHEST_HOARD, CHEST_LID
from kaper.games.black_dice.art.palette import Mood
from kaper.games.black_dice.show.layout import HORIZON, TILE_BOTTOM, WIDTH

DRAWN_AT: Final = 300.0
"""The height of the horizon in the scenes below."""
_LINES: Final = 'stroke-linejoin="round" stroke-linecap="round"'


def definitions(m: Mood) -> str:
    return (
        f'<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="{m.zenith}"/>'
        f'<stop offset="1" stop-color="{m.haze}"/></linearGradient><linearGradient id="sea" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{m.sea}"/><stop offset="1" stop-color="{m.deep}"/></linearGradient>'
        f'<radialGradient id="glow"><stop offset="0" stop-color="{m.light}" stop-opacity=".9"/>'
        f'<stop offset="1" stop-color="{m.light}" stop-opacity="0"/></radialGradient>'
        '<filter id="grain" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="4" seed="11"/>'
        '<feColorMatrix values="0 0 0 0 .2 0 0 0 0 .14 0 0 0 0 .07 0 0 0 .8 -.36"/></filter><radialGradient '
        'id="shade" cx=".5" cy=".45" r=".75"><stop offset=".62" stop-color="#140d08" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#140d08" stop-opacity=".5"/></radialGradient>'
    )


def water(m: Mood) -> str:
    """Sky, sea, and the engraved waves that grow towards the ship."""
    return (
        f'<rect width="{WIDTH:g}" height="{HORIZON:g}" fill="url(#sky)"/>'
        f'<rect y="{HORIZON:g}" width="{WIDTH:g}" height="{TILE_BOTTOM + 60 - HORIZON:g}" fill="url(#sea)"/>'
        f'<path d="{_waves()}" fill="none" stroke="{m.wave}" stroke-opacity=".4" stroke-width="2" {_LINES}/>'
    )


def _waves() -> str:
    chance, parts = Random(5), []
    y, step = HORIZON + 10, 9.0
    while y < TILE_BOTTOM + 60:
        x = chance.uniform(-60, 0)
        while x < WIDTH:
            w = step * chance.uniform(2.2, 4)
            parts.append(f"M{x:.0f} {y:.0f}q{w / 4:.0f} {-step / 2:.0f} {w / 2:.0f} 0t{w / 2:.0f} 0")
            x += w * chance.uniform(1.3, 2.6)
        step *= 1.18
        y += step
    return "".join(parts)


def light(x: float, y: float, radius: float, m: Mood) -> str:
    """Sun or moon with its glow."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 4.5:g}" fill="url(#glow)"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{m.light}"/>'
    )


def clouds(m: Mood, seed: int, strength: float) -> str:
    """Banks of cloud in long strokes."""
    chance, parts = Random(seed), []
    for _ in range(16):
        x, y = chance.uniform(-100, WIDTH), chance.uniform(70, DRAWN_AT - 70)
        w, h = chance.uniform(160, 420), chance.uniform(7, 20)
        parts.append(
            f"M{x:.0f} {y:.0f}q{w / 4:.0f} {-h * 1.6:.0f} {w / 2:.0f} {-h / 2:.0f}t{w / 2:.0f} {h / 2:.0f}"
            f"q{-w / 4:.0f} {h:.0f} {-w / 2:.0f} {h * 0.6:.0f}t{-w / 2:.0f} {-h * 0.6:.0f}z"
        )
    return f'<path d="{"".join(parts)}" fill="{m.light}" fill-opacity="{strength:g}"/>'


def sail_ship(x: float, y: float, size: float, hull: str, sail: str, sign: str = "") -> str:
    """A three-master seen from the side; `sign` is drawn on its great sail."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})" stroke="{INK}" stroke-width="2" {_LINES}>'
        f'<path d="M-52 -6l8 2 6 8h70l10-12 20-4-12 24c-4 8-10 12-20 12h-60c-12 0-18-6-20-14z" '
        f'fill="{hull}"/>'
        f'<path d="M-26 2v-74M8 2v-92M38 0v-70M-46 -2l-38-20" fill="none" stroke-width="3"/>'
        f'<path d="M-44 -10c8-10 8-22 2-34h32c6 12 6 24-2 34zM-38 -48c5-7 5-14 2-20h24c4 6 4 14-2 20z'
        f"M-8 -12c10-13 10-30 3-44h34c7 14 7 31-3 44zM-4 -60c6-8 6-17 2-25h26c4 8 4 17-2 25z"
        f'M28 -12c8-10 8-23 2-34h24c6 11 6 24-2 34z" fill="{sail}"/>{sign}</g>'
    )


CROSS: Final = f'<path d="M11 -51v34M-4 -34h30" fill="none" stroke="{RED}" stroke-width="6"/>'
SKULL: Final = (
    f'<path d="M2 -38a10 9.5 0 1120 0q0 5-3.5 7v4h-13v-4Q2 -33 2 -38z" fill="{BONE}"/>'
    f'<path d="M8 -38h.1M16 -38h.1" stroke-width="5"/>'
)


def tentacle(x: float, y: float, height: float, bend: float, m: Mood) -> str:
    """An arm that rises from the sea and curls, with its suckers."""
    points = []
    for step in range(25):
        t = step / 24
        curl = max(0.0, t - 0.55) * 9
        points.append((
            x + bend * math.sin(t * 2.4) + bend * 0.42 * math.sin(curl) * t,
            y - height * (t - max(0.0, t - 0.62) * 0.9) - 26 * (1 - math.cos(curl)) * t,
            math.pow(1 - t, 0.8) * height * 0.11 + 5,
        ))  # fmt: skip
    left = " ".join(f"{px - r:.0f} {py:.0f}" for px, py, r in points)
    right = " ".join(f"{px + r:.0f} {py:.0f}" for px, py, r in reversed(points))
    suckers = "".join(
        f'<circle cx="{px - r * 0.35 * math.copysign(1, bend):.0f}" cy="{py:.0f}" r="{r * 0.3:.1f}"/>'
        for px, py, r in points[1:20:2]
    )
    return (
        f'<path d="M{left}L{right}z" fill="{m.near}" stroke="{INK}" stroke-width="3" {_LINES}/>'
        f'<g fill="{m.light}" fill-opacity=".55">{suckers}</g>'
    )


# --- the four of them


def island(m: Mood) -> str:
    hills = "M0 300C60 268 150 236 230 262 300 214 420 196 520 250 600 246 660 276 720 300z"
    return "".join([
        clouds(m, 3, 0.5), light(1290, 196, 44, m),
        f'<path d="M980 300c70-40 160-52 240-24 60-34 160-30 240 4 50-8 100 0 140 20z" fill="{m.far}"/>',
        f'<path d="{hills}" fill="{m.near}" stroke="{INK}" stroke-width="2.5"/>',
        '<path d="M120 296c40-10 340-14 520 2" fill="none" stroke="#e9d8a2" stroke-width="12"/>',
        *(_palm(x, y, size, m) for x, y, size in ((250, 268, 0.8), (318, 250, 0.95), (560, 262, 0.72))),
        sail_ship(1130, 306, 0.62, "#5d3b1c", "#f3e7cc", SKULL),
    ])  # fmt: skip


def _palm(x: float, y: float, size: float, m: Mood) -> str:
    fronds = (
        "M0 -62c-20-14-40-10-52 8 20-6 34-6 52-8zm0 0c-8-22-2-38 16-46-2 18-6 32-16 46zm0 0c16-16 34-18 "
        "50-4-18 0-32 0-50 4zm0 0c18-4 34 6 38 26-12-12-24-20-38-26zm0 0c-18 0-30 12-32 30 10-14 20-22 32-30z"
    )
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})" stroke="{INK}" stroke-width="1.6" {_LINES}>'
        f'<path d="M-5 8c6-24 6-48 3-70h6c4 24 3 48 0 70z" fill="#7a5a35"/>'
        f'<path d="{fronds}" fill="{m.far}"/></g>'
    )


def kraken(m: Mood) -> str:
    arms = (
        (70, 356, 270, 60), (330, 340, 200, -52), (640, 330, 150, 40), (905, 330, 170, -46),
        (1250, 346, 230, 56), (1520, 360, 280, -64),
    )  # fmt: skip
    return "".join([
        clouds(m, 8, 0.16), light(800, 190, 34, m),
        sail_ship(1090, 300, 0.5, "#2a2230", "#8f87a3"),
        *(tentacle(x, y, height, bend, m) for x, y, height, bend in arms),
    ])  # fmt: skip


def armada(m: Mood) -> str:
    fleet = (
        (150, 300, 0.9), (420, 296, 0.6), (655, 298, 0.78),
        (980, 294, 0.55), (1200, 300, 0.85), (1470, 298, 0.7),
    )  # fmt: skip
    smoke = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in ((260, 270, 30), (300, 258, 40), (345, 272, 28), (1330, 262, 34), (1370, 250, 26))
    )
    return "".join([
        clouds(m, 21, 0.3), light(830, 262, 62, m),
        f'<g fill="{m.haze}" fill-opacity=".55">{smoke}</g>',
        *(sail_ship(x, y, size, m.near, "#f1dcb2", CROSS) for x, y, size in fleet),
    ])  # fmt: skip


def dutchman(m: Mood) -> str:
    stars = Random(4)
    sky = "".join(
        f'<circle cx="{stars.uniform(0, WIDTH):.0f}" cy="{stars.uniform(0, 220):.0f}" '
        f'r="{stars.uniform(0.8, 2.4):.1f}"/>'
        for _ in range(90)
    )
    rags = f'<g stroke="{m.light}" stroke-opacity=".5">{SKULL}</g>'
    return "".join([
        f'<g fill="{m.light}" fill-opacity=".8">{sky}</g>',
        light(1180, 200, 48, m), clouds(m, 33, 0.12),
        f'<ellipse cx="420" cy="300" rx="330" ry="60" fill="{m.light}" fill-opacity=".16"/>',
        sail_ship(420, 300, 2.1, "#22302f", "#9fc0b2", rags),
        f'<path d="M0 306q120-26 240 0t240 0 240 0 240 0 240 0 240 0 240 0" fill="none" stroke="{m.wave}" '
        'stroke-opacity=".35" stroke-width="14"/>',
    ])  # fmt: skip


SCENES: Final = {"treasure-island": island, "kraken": kraken, "armada": armada, "dutchman": dutchman}

# --- the ships beside the tile


def _kraken_head(x: float, y: float) -> str:
    head = (
        "M6.8 12.6C6 6.4 8 1.6 12 1.6s6 4.8 5.2 11c3.6.6 6.2 3 5.4 7-1.8.6-3-1.6-5.4-2.4.6 2.6.2 4.6-1.8 5.4"
        "-1.2-1.2-1-3.6-3.4-3.6s-2.2 2.4-3.4 3.6c-2-.8-2.4-2.8-1.8-5.4-2.4.8-3.6 3-5.4 2.4-.8-4 "
        "1.8-6.4 5.4-7z"
    )
    return (
        f'<g transform="translate({x - 46:g} {y - 46:g}) scale(3.84)" stroke="{INK}" '
        f'stroke-width=".7" {_LINES}>'
        f'<path d="{head}" fill="#7c5380"/><path d="M9.6 9.8h.1M14.4 9.8h.1" stroke="{GOLD}" '
        f'stroke-width="3.4"/>'
        '<path d="M9.6 9.8h.1M14.4 9.8h.1" stroke-width="1.3"/></g>'
    )


_GHOST: Final = '<circle r="52" fill="#bfe3dc" fill-opacity=".3" stroke="none"/>'


SAILS: Final = {"black-sails": "#3a3640", "red-sails": "#9c3c33"}
"""The two ships; one of them is the crew's."""


def crew_ship(x: float, y: float, sails: str = SAILS["black-sails"]) -> str:
    return sail_ship(x + 4, y + 26, 0.78, "#5d3b1c", sails, SKULL)


def enemy(expedition: str, x: float, y: float, m: Mood) -> str:
    """Whoever is fought: nobody on the island, where a chest waits instead."""
    if expedition == "kraken":
        return _kraken_head(x, y)
    if expedition == "armada":
        return sail_ship(x - 4, y + 26, 0.78, m.near, "#f1dcb2", CROSS)
    if expedition == "dutchman":
        return f'<g transform="translate({x:g} {y:g})">{_GHOST}</g>' + sail_ship(
            x - 4, y + 26, 0.78, "#2d3f3d", "#b9d8ca", SKULL
        )
    return (
        f'<g transform="translate({x - 42:g} {y - 44:g}) scale(1.32)" stroke="{INK}" '
        f'stroke-width="1.8" {_LINES}>'
        f'<path d="{CHEST_LID}" fill="#a5652c"/><path d="{CHEST_HOARD}" fill="{GOLD}"/>'
        f'<path d="{CHEST_BOX}" fill="#8a5527"/>'
        f'<path d="{CHEST_BANDS}" fill="none" stroke="{GOLD}" stroke-width="3"/></g>'
    )
