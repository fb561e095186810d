"""What stands on the board: ships with a sail in their owner's colour, and the treasures of the lairs."""

from typing import Final

from kaper.engine.inks import BONE, INK, RED
from kaper.engine.motifs import CHEST_BANDS, CHEST_BOX, CHEST_HOARD, CHEST_LID, HULL, RIGGING, SAILS

_SEAT: Final = "var(--seat,currentColor)"
_LINES: Final = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'

_CHEST: Final = (
    f"<g {_LINES}>"
    f'<path d="{CHEST_LID}" fill="#a5652c"/><path d="{CHEST_HOARD}" fill="#e9bd4f"/>'
    f'<path d="{CHEST_BOX}" fill="#8a5527"/>'
    f'<path d="{CHEST_BANDS}M19 28c0-8 1-12 4-16M45 28c0-8-1-12-4-16" fill="none" '
    'stroke="#e0b552" '
    'stroke-width="3"/><path d="M27 32h10v9c0 4-10 4-10 0z" fill="#e0b552"/>'
    f'<circle cx="32" cy="36" r="1.8" fill="{INK}"/><path d="M32 36v4" stroke-width="2"/></g>'
)
"""A treasure; on its lair it lies at the lower right, so that the skull can still be seen."""

PIECES: Final[dict[str, str]] = {
    "ship": (
        f"<g {_LINES}>"
        f'<path d="{RIGGING}" fill="none" stroke-width="2.4"/>'
        f'<path d="M48 38l10-7-2 10z" fill="{BONE}"/><path d="{SAILS}" fill="{_SEAT}"/>'
        '<path d="M13 22c2 5 1 9-1 13M31 15c3 7 2 14-1 20" fill="none" stroke="#fff" stroke-opacity=".55"/>'
        f'<path d="{HULL}" fill="#8a5527"/><path d="M10 50h45" fill="none" stroke="#e0b552" '
        'stroke-width="2"/>'
        f'<path d="M37 6c4-3 6 1 11-1l-2 5c-4 1-6-2-9 0" fill="{_SEAT}" stroke-width="1.2"/>'
        f'<g fill="{INK}" stroke="none"><circle cx="20" cy="54" r="1.7"/><circle cx="29" cy="54" r="1.7"/>'
        '<circle cx="38" cy="54" r="1.7"/><circle cx="47" cy="54" r="1.7"/></g></g>'
    ),
    "ghost": (
        '<ellipse cx="33" cy="56" rx="29" ry="7" fill="#bfe3dc" fill-opacity=".5"/><g '
        f'{_LINES}><path d="{RIGGING}" fill="none" stroke-width="2.2"/>'
        '<path d="M8 38c5-5 5-13 2-20h19c4 7 4 14-1 20l-4-4-4 5-4-5-4 4zM25 38c6-7 6-19 2-27h20c5 9 5 19-1 27'
        'l-5-5-4 6-4-6-5 5zM29 9c2-2 2-4 1-6h13c3 2 3 4 1 6z" fill="#3b4a52"/>'
        '<path d="M30 21a7.5 7 0 1115 0q0 3.5-2.5 5v3.5h-10V26q-2.5-1.5-2.5-5z" fill="#dff0ea" '
        'stroke-width="1.2"/>'
        f'<g fill="{INK}" stroke="none"><circle cx="34.5" cy="21" r="2"/><circle cx="40.5" cy="21" r="2"/>'
        '<path d="M36.5 25.5l1-2 1 2z"/></g>'
        f'<path d="{HULL}" fill="#39464c"/><path d="M10 50h45" fill="none" stroke="#8fd0c4" '
        'stroke-width="1.6"/>'
        '<path d="M2 58q7-5 14 0t14 0 14 0 14 0" fill="none" stroke="#bfe3dc" stroke-width="2"/></g>'
    ),
    "treasure": _CHEST,
    "hoard": f'<g transform="translate(31 31) scale(.9)">{_CHEST}</g>',
    "compass": (
        f'<g {_LINES}><circle cx="32" cy="32" r="27" fill="#e0b552" stroke-width="2.4"/>'
        f'<circle cx="32" cy="32" r="21" fill="{BONE}"/>'
        f'<path d="M32 13v4M32 47v4M13 32h4M47 32h4" fill="none"/><path d="M32 15l6 17h-12z" fill="{RED}"/>'
        f'<path d="M32 49l6-17h-12z" fill="#3c7783"/><circle cx="32" cy="32" r="2.8" fill="{INK}"/></g>'
    ),
}
