"""The treasure islands, as high as two cards: six steps from the bottom, and a top that holds any number."""

from typing import Final

from kaper.games.maracaibo.art import glyphs as g
from kaper.games.maracaibo.components.effects import TREASURES
from kaper.games.maracaibo.show.layout import ISLAND_CUBES

WIDE: Final = 140.0
HIGH: Final = 380.0
_COAST: Final = (
    "M13 354C-2 306 12 262 8 214 4 168 20 132 24 100 30 60 46 34 70 33c27-1 42 28 47 66 4 34 16 66 13 112-3 "
    "48 13 96 1 143-22 15-96 15-118 0z"
)
_STEPS: Final = [(31, 312 - 39 * step) for step in range(6)]
_VALUES: Final = [("2", 292), ("3", 214), ("4", 136), ("5", 66)]
_TOP: Final = [(34, 74), (62, 74), (36, 46), (62, 46)]


def island(kind: str, cubes: int) -> str:
    """Cubes on their steps and, at the right, what each treasure is worth at each height."""
    land = (
        f'<path d="{_COAST}" fill="none" stroke="#fbf6e6" stroke-width="9" stroke-opacity=".75"/>'
        f'<path d="{_COAST}" fill="#e3d3a4" stroke="#2d2a33" stroke-width="2.4"/>'
        '<path d="M16 349c32 9 78 9 108 0M16 270h108M16 192h104M26 114h88" fill="none" stroke="#7d6a3a" '
        'stroke-width="1.4" stroke-dasharray="5 4"/>'
    )
    scale = "".join(g.moved(g.seal(value), 85, y, 1.3) for value, y in _VALUES)
    empty = "".join(
        f'<rect x="{x}" y="{y}" width="42" height="34" rx="5" fill="#cdb97f" '
        'stroke="#7d6a3a" stroke-width="1"/>'
        for x, y in _STEPS
    )
    laid = "".join(g.moved(g.cube(g.KIND[kind]), x + 4, y - 2, 1.45) for x, y in _STEPS[:cubes])
    top = "".join(g.moved(g.cube(g.KIND[kind]), x, y, 1.15) for x, y in _TOP[: max(0, cubes - len(_STEPS))])
    return f'<g color="#2d2a33">{land}{empty}{laid}{top}{scale}</g>'


def islands() -> dict[str, str]:
    return {
        f"island-{kind}-{cubes}": island(kind, cubes)
        for kind in TREASURES
        for cubes in range(ISLAND_CUBES + 1)
    }
