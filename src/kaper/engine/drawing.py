"""SVG as games draw it: boards in layers, sheets of symbols, icons as outlines in the ink of the text."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

NAMESPACE: Final = "http://www.w3.org/2000/svg"
WASH: Final = "wash"
"""Paper shows through: a breath of the ink itself, so that it works on light and on dark pages."""


def board(width: float, height: float, layers: Iterable[str]) -> str:
    """A drawing of this size, from the bottom layer up."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return _svg(f" {size}", layers)


def cover(x: float, y: float, width: float, layers: Iterable[str]) -> str:
    """The picture by which a game is known in the lobby: a part of a drawing, sixteen wide to nine high."""
    box = f"{x:g} {y:g} {width:g} {width * 9 / 16:g}"
    return _svg(f' viewBox="{box}" width="480" height="270"', layers)


def symbols(width: float, height: float, drawings: Mapping[str, str]) -> list[str]:
    """Symbols of one size by name; each takes the colour of its text or its seat."""
    box = f'viewBox="0 0 {width:g} {height:g}" overflow="visible"'
    return [f'<symbol id="{name}" {box}>{art}</symbol>' for name, art in drawings.items()]


def sheet(rows: Iterable[str]) -> str:
    """A file of symbols."""
    return _svg("", rows)


def _svg(attributes: str, parts: Iterable[str]) -> str:
    return "\n".join([f'<svg xmlns="{NAMESPACE}"{attributes}>', *parts, "</svg>"]) + "\n"


def outlined(paths: Iterable[tuple[str, str]], line: float) -> str:
    """Paths with their fills, outlined in ink; an empty fill is only a line."""
    drawn = "".join(f'<path d="{path}"{_fill(fill)}/>' for fill, path in paths)
    ink = f'stroke="currentColor" stroke-width="{line:g}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<g {ink} fill="none">{drawn}</g>'


def _fill(fill: str) -> str:
    if fill == WASH:
        return ' fill="currentColor" fill-opacity=".13"'
    return f' fill="{fill}"' if fill else ""


def write(folder: Path, drawings: Mapping[str, str]) -> None:
    """Every drawing into its file."""
    for name, drawing in drawings.items():
        (folder / name).write_text(drawing, encoding="utf-8")
