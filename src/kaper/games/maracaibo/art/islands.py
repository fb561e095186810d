"""The treasure islands with their cubes: six steps from the bottom, and a top that holds any number."""

from typing import Final

from kaper.games.maracaibo.art import glyphs as g
from kaper.games.maracaibo.effects import TREASURES

MOST: Final = 8
"""An island with more cubes looks like one with so many; the figure on it tells."""
_COAST: Final = (
    "M12 168C2 140 8 92 20 70 28 44 44 30 66 28c24-2 44 12 52 40 12 28 14 76 6 100-20 12-92 12-112 0z"
)
_STEPS: Final = [(30, 128), (70, 128), (30, 96), (70, 96), (30, 64), (70, 64)]
_VALUES: Final = [("2", 141), ("3", 109), ("4", 77), ("5", 42)]


def island(kind: str, cubes: int) -> str:
    """Cubes on their steps and, at the right, what each treasure is worth at each height."""
    land = (
        f'<path d="{_COAST}" fill="none" stroke="#fbf6e6" stroke-width="9" stroke-opacity=".75"/>'
        f'<path d="{_COAST}" fill="#e3d3a4" stroke="#2d2a33" stroke-width="2.4"/>'
        '<path d="M20 152c30 8 70 8 96 0M22 120h90M24 88h84M30 56h70" fill="none" stroke="#7d6a3a" '
        'stroke-width="1.4" stroke-dasharray="5 4"/>'
    )
    scale = "".join(g.moved(g.seal(value), 102, y - 11, 0.82) for value, y in _VALUES)
    empty = "".join(
        f'<rect x="{x}" y="{y}" width="30" height="26" rx="4" fill="#cdb97f" '
        'stroke="#7d6a3a" stroke-width="1"/>'
        for x, y in _STEPS
    )
    laid = "".join(g.moved(g.cube(g.KIND[kind]), x + 1, y - 2, 1.18) for x, y in _STEPS[: min(cubes, 6)])
    top = "".join(
        g.moved(g.cube(g.KIND[kind]), 40 + 24 * n, 33, 1) for n in range(max(0, min(cubes, MOST) - 6))
    )
    return f'<g color="#2d2a33">{land}{empty}{laid}{top}{scale}</g>'


def islands() -> dict[str, str]:
    return {f"island-{kind}-{cubes}": island(kind, cubes) for kind in TREASURES for cubes in range(MOST + 1)}
