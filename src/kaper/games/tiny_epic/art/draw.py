"""Draws everything: `python -m kaper.games.tiny_epic.art.draw` writes the SVG files beside this one."""

from pathlib import Path

from kaper.games.tiny_epic.art.bridge import bridge
from kaper.games.tiny_epic.art.chart import NAMESPACE, chart
from kaper.games.tiny_epic.art.icons import ICONS
from kaper.games.tiny_epic.art.palette import DARK, LIGHT
from kaper.games.tiny_epic.art.pieces import PIECES
from kaper.games.tiny_epic.art.tiles import TILES
from kaper.games.tiny_epic.plan import CELL


def render() -> dict[str, str]:
    """Every drawing by the name of its file."""
    return {
        "sea.svg": chart(LIGHT),
        "sea-dark.svg": chart(DARK),
        "bridge.svg": bridge(LIGHT),
        "bridge-dark.svg": bridge(DARK),
        "pieces.svg": sheet([*symbols(64, PIECES), *symbols(CELL, TILES)]),
        "icons.svg": sheet(symbols(24, ICONS)),
    }


def symbols(size: float, drawings: dict[str, str]) -> list[str]:
    """Symbols on a square grid; each takes the colour of its text or its seat."""
    box = f'viewBox="0 0 {size:g} {size:g}" overflow="visible"'
    return [f'<symbol id="{name}" {box}>{art}</symbol>' for name, art in drawings.items()]


def sheet(rows: list[str]) -> str:
    return "\n".join([f'<svg xmlns="{NAMESPACE}">', *rows, "</svg>"]) + "\n"


def main() -> None:
    for name, drawing in render().items():
        Path(__file__).with_name(name).write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
