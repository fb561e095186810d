"""What old charts and pirates' things have in common in all games: drawn once, in the inks of the house."""

import math
from typing import Final

from kaper.engine.inks import Inks

# --- paths of icons on a grid of 24

COIN: Final = "M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19z"
SKULL: Final = (
    "M4 10.5a8 7.7 0 1116 0c0 2.7-1.2 4.2-3 5v3.2c0 1-.6 1.8-1.5 1.8h-7C7.6 20.5 7 19.7 7 18.7v-3.2"
    "c-1.8-.8-3-2.3-3-5z"
)
EYES: Final = "M7.2 10.8a1.9 1.9 0 103.8 0 1.9 1.9 0 10-3.8 0zM13 10.8a1.9 1.9 0 103.8 0 1.9 1.9 0 10-3.8 0z"
TEETH: Final = "M10.3 18v2.5M13.7 18v2.5M12 13.5v1.2"
FOLDED_SHEET: Final = "M2.5 5.5L9 3l6 2.5L21.5 3v15.5L15 21l-6-2.5L2.5 21z"
BLADE: Final = "M20.5 2.5c.8 6.8-3.6 12-9.7 14.2l-2.5-2.5C13.5 12.5 18 8.5 20.5 2.5z"
GUARD: Final = "M5.5 13.2l5.3 5.3-1.5 1.5-5.3-5.3z"

# --- paths of pieces on a grid of 64

HULL: Final = "M5 41l4 1 3 4h36l4-6 9-2-6 13c-2 5-6 8-11 8H21c-6 0-9-3-11-8z"
RIGGING: Final = "M21 46V15M37 46V6M50 42l11-9"
SAILS: Final = (
    "M8 38c5-5 5-13 2-20h19c4 7 4 14-1 20zM25 38c6-7 6-19 2-27h20c5 9 5 19-1 27z"
    "M29 9c2-2 2-4 1-6h13c3 2 3 4 1 6z"
)
CHEST_LID: Final = "M12 29c0-11 6-17 20-17s20 6 20 17z"
CHEST_HOARD: Final = "M14 29c4-7 9-5 13-7 4 2 6-2 10 0 5-1 9 2 13 7z"
CHEST_BOX: Final = "M10 29h44v24c0 2-1 3-3 3H13c-2 0-3-1-3-3z"
CHEST_BANDS: Final = "M10 36h44M19 29v27M45 29v27"

# --- charts

SERPENT: Final = (
    '<path d="M-78 18c2-20 8-26 4-38-2-7-10-6-18-3 3-9 10-15 19-13 8-4 17 2 18 13 2 16-4 22-4 41z"/>'
    '<path d="M-36 18c0-26 8-38 21-38s21 12 21 38H-6c0-14-2-21-9-21s-9 7-9 21z"/>'
    '<path d="M20 18c0-20 6-29 16-29s16 9 16 29H43c0-10-2-14-7-14s-7 4-7 14z"/>'
    '<path d="M64 18c0-12 6-20 16-24-2-5 0-10 6-13 1 4 3 6 7 6-1 5-4 8-8 10-7 4-11 10-12 21z"/>'
)
"""The coils of a sea serpent, as old charts have them where nobody has been."""


def shade(p: Inks, radius: str, clear: str, strength: float) -> str:
    """The gradient `shade`: dark towards the edges of a board."""
    return (
        f'<radialGradient id="shade" cx=".5" cy=".5" r="{radius}"><stop offset="{clear}" '
        f'stop-color="{p.shade}" stop-opacity="0"/><stop offset="1" stop-color="{p.shade}" '
        f'stop-opacity="{strength}"/></radialGradient>'
    )


def stain(p: Inks, seed: int) -> str:
    """The filter `stain`: paper that has seen some weather."""
    return (
        '<filter id="stain" x="0" y="0" width="100%" height="100%">'
        f'<feTurbulence type="fractalNoise" baseFrequency=".011 .018" numOctaves="4" seed="{seed}"/>'
        f'<feColorMatrix values="0 0 0 0 {p.stain.replace(" ", " 0 0 0 0 ")} 0 0 0 .9 -.4"/></filter>'
    )


def winds(x: float, y: float, count: int, length: float = 2000) -> list[str]:
    """Rhumb lines: a path from a rose for each of its winds, from the east clockwise."""
    angles = [math.tau * wind / count for wind in range(count)]
    return [f"M{x:g} {y:g}l{length * math.cos(a):.0f} {length * math.sin(a):.0f}" for a in angles]


def rose(p: Inks, minor: str, transform: str) -> str:
    """The compass rose, with a lily at its north; `minor` is the colour of its smallest rays."""
    rays = [_ray(22.5 + 45 * k, 46, 5, minor, p.paper) for k in range(8)]
    rays += [_ray(45 + 90 * k, 54, 8, p.gold, p.paper) for k in range(4)]
    rays += [_ray(90 * k, 66, 11, p.red, p.paper) for k in range(4)]
    return (
        f'<g transform="{transform}" stroke="{p.ink}" stroke-linejoin="round">'
        f'<circle r="60" fill="{p.paper}" fill-opacity=".5" stroke-width="1.4"/>'
        '<circle r="54" fill="none" stroke-width="3.2" stroke-dasharray="2.3 4.77"/>'
        f'<circle r="46" fill="none" stroke-width=".9"/>{"".join(rays)}'
        f'<circle r="7" fill="{p.paper}" stroke-width="1.4"/><circle r="2.6" fill="{p.ink}"/>'
        '<path d="M0-70c-3-5-12-3-12-10 0-5 7-6 9-2 0-6 1-10 3-14 2 4 3 8 3 14 2-4 9-3 9 2 0 7-9 5-12 10z" '
        f'fill="{p.red}" stroke-width="1.2"/></g>'
    )


def _ray(angle: float, length: float, width: float, colour: str, paper: str) -> str:
    """A ray of the rose, one half in colour and one half paper."""
    return (
        f'<g transform="rotate({angle:g})"><path d="M0-{length:g}L{width:g}-{width:g} 0 0z" fill="{colour}"/>'
        f'<path d="M0-{length:g}L-{width:g}-{width:g} 0 0z" fill="{paper}"/></g>'
    )
