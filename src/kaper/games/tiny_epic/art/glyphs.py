"""Letters and digits as strokes on a grid of 16 by 20: drawings need no fonts."""

from typing import Final

STROKES: Final[dict[str, str]] = {
    "0": "M8 0C-1 0-1 20 8 20S17 0 8 0z",
    "1": "M3 5L9 0V20",
    "2": "M2 5C2-2 14-2 14 5c0 5-10 9-12 15h13",
    "3": "M2 2.5C6-2 14-.5 13 5c-.6 3.500-4 4.500-6.500 4.500 4 0 8.500 1.500 7.500 6C13 21 4 21.500 1 "
    "16.500",
    "4": "M11 20V0L1 14h14.500",
    "5": "M13 0H4L3 9c5-3 12-1 11 5C13 21 4 22 1 17",
    "6": "M12.500.8C4-.5 1 8 1 13c0 9 13 9 13 .5C14 7 4 7 1.300 13",
    "7": "M1 0h13.500L5.500 20",
    "8": "M7.500 0C1 0 1 9 7.500 9.500S15 20 7.500 20 1 10.500 7.500 9.500 14 0 7.500 0z",
    "9": "M14 7C13.500 13.500 1 13 1 6.500S14-2 14 7 10 19.500 4 20",
    "+": "M8 4v12M2 10h12",
    "A": "M0 20L8 0l8 20M3.500 13h9",
    "B": "M2 0v20h6c7.500 0 7.500-9.500 0-9.500H2M7.500 10.500C13.500 10.500 13.500 0 7.500 0H2",
    "C": "M15 4C11-2 1-1 1 10s10 12 14 6",
    "D": "M2 0v20h5C17 20 17 0 7 0z",
}
WIDE: Final = 16.0
TALL: Final = 20.0
GAP: Final = 4.0


def written(text: str, x: float, y: float, size: float, colour: str, weight: float = 2.6) -> str:
    """A few characters in a row, with their middle at a point; `size` is their height."""
    scale = size / TALL
    width = len(text) * WIDE + (len(text) - 1) * GAP
    signs = "".join(
        f'<path transform="translate({nth * (WIDE + GAP):g} 0)" d="{STROKES[sign]}"/>'
        for nth, sign in enumerate(text)
    )
    return (
        f'<g transform="translate({x - width * scale / 2:.1f} {y - size / 2:.1f}) scale({scale:.3f})" '
        'fill="none" '
        f'stroke="{colour}" stroke-width="{weight:g}" stroke-linecap="round" '
        f'stroke-linejoin="round">{signs}</g>'
    )
