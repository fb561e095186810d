"""Draws everything: `python -m kaper.games.tiny_epic.art.draw` writes the SVG files beside this one."""

from pathlib import Path

from kaper.engine.drawing import board, cover, sheet, symbols, write
from kaper.games.tiny_epic.art.bridge import bridge
from kaper.games.tiny_epic.art.chart import chart
from kaper.games.tiny_epic.art.icons import ICONS
from kaper.games.tiny_epic.art.palette import DARK, LIGHT
from kaper.games.tiny_epic.art.pieces import PIECES
from kaper.games.tiny_epic.art.tiles import TILES
from kaper.games.tiny_epic.show.layout import CELL, CELL_BOXES, SIDE


def voyage() -> list[str]:
    """What is on the cover: a sea of cards, with a pirate and the Navy on it."""
    cards = [
        f'<g transform="translate({left:g} {top:g})">{art}</g>'
        for art, (left, top, _, _) in zip(TILES.values(), CELL_BOXES, strict=True)
    ]
    ships = [("pirate", "#b8432f", 262, 262, 1.6), ("navy", "", 452, 232, 1.2)]
    fleet = [
        f'<g color="{ink}" transform="translate({x} {y}) scale({scale})">{PIECES[name]}</g>'
        for name, ink, x, y, scale in ships
    ]
    return [*chart(LIGHT), *cards, *fleet]


def render() -> dict[str, str]:
    """Every drawing by the name of its file."""
    return {
        "cover.svg": cover(48, 178, 544, voyage()),
        "sea.svg": board(SIDE, SIDE, chart(LIGHT)),
        "sea-dark.svg": board(SIDE, SIDE, chart(DARK)),
        "bridge.svg": bridge(LIGHT),
        "bridge-dark.svg": bridge(DARK),
        "pieces.svg": sheet([*symbols(64, 64, PIECES), *symbols(CELL, CELL, TILES)]),
        "icons.svg": sheet(symbols(24, 24, ICONS)),
    }


if __name__ == "__main__":
    write(Path(__file__).parent, render())
