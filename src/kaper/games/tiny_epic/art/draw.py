"""Draws everything: `python -m kaper.games.tiny_epic.art.draw` writes the SVG files beside this one."""

from pathlib import Path

from kaper.engine.drawing import sheet, symbols, write
from kaper.games.tiny_epic.art.bridge import bridge
from kaper.games.tiny_epic.art.chart import chart
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
        "pieces.svg": sheet([*symbols(64, 64, PIECES), *symbols(CELL, CELL, TILES)]),
        "icons.svg": sheet(symbols(24, 24, ICONS)),
    }


if __name__ == "__main__":
    write(Path(__file__).parent, render())
