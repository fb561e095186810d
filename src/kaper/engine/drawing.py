"""SVG as games draw it: boards in layers, sheets of symbols, icons as outlines in the ink of the text."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

P = TypeVar("P")
NAMESPACE: Final = "http://www.w3.org/2000/svg"
WASH: Final = "wash"
"""Paper shows through: a breath of the ink itself, so that it works on light and on dark pages."""


def board(width: float, height: float, layers: Iterable[str]) -> str:
    """A drawing of this size, from the bottom layer up."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return _svg(f" {size}", layers)


def day_and_night(names: Iterable[str], light: P, dark: P, draw: Callable[[str, P], str]) -> dict[str, str]:
    """Drawings by the names of their files, each in two palettes: a page has a light and a dark look."""
    return {
        f"{name}{look}.svg": draw(name, p) for name in names for look, p in (("", light), ("-dark", dark))
    }


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


Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def planks(box: Box, plank: str, seam: str, step: float = 38) -> str:
    """A deck of planks with the seams between them."""
    left, top, right, bottom = box
    lines, y, row = "", top + step, 0
    while y < bottom:
        lines += f"M{left:g} {y:g}H{right:g}"
        y += step
    y = top
    while y < bottom:
        for x in range(int(left) + 120 + 90 * (row % 3), int(right), 310):
            lines += f"M{x} {y:g}v{min(step, bottom - y):g}"
        y, row = y + step, row + 1
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" fill="{plank}"/>'
        f'<path d="{lines}" fill="none" stroke="{seam}" stroke-width="1.4" stroke-opacity=".6"/>'
    )


def frame(width: float, height: float, ink: str, surf: str) -> str:
    """A frame of degrees, and the shadow at its edge: the gradient `shade` over the filter `stain`."""
    w, h, whole = width, height, f'width="{width:g}" height="{height:g}"'
    degrees = f'x="9" y="9" width="{w - 18:g}" height="{h - 18:g}" stroke-width="6"'
    return (
        f'<rect {whole} filter="url(#stain)" opacity=".36"/><rect {whole} fill="url(#shade)"/>'
        f'<g fill="none" stroke="{ink}">'
        f'<rect x="3" y="3" width="{w - 6:g}" height="{h - 6:g}" stroke-width="4"/>'
        f'<rect {degrees} stroke="{surf}" stroke-opacity=".8"/><rect {degrees} stroke-dasharray="25 25"/>'
        f'<rect x="14" y="14" width="{w - 28:g}" height="{h - 28:g}" stroke-width="1.2"/></g>'
    )


def is_inside(x: float, y: float, outline: Sequence[tuple[float, float]]) -> bool:
    """A ray to the right crosses the outline an odd number of times."""
    inside = False
    for index, (left, top) in enumerate(outline):
        right, bottom = outline[index - 1]
        if (top > y) != (bottom > y) and x < left + (y - top) * (right - left) / (bottom - top):
            inside = not inside
    return inside


def write(folder: Path, drawings: Mapping[str, str]) -> None:
    """Every drawing into its file."""
    for name, drawing in drawings.items():
        (folder / name).write_text(drawing, encoding="utf-8")
