"""Draws everything: `python -m kaper.games.marauders.art.draw` writes the SVG files beside this one."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kaper.engine.drawing import board, cover, day_and_night, sheet, symbols, write
from kaper.games.marauders.art import boards, grounds
from kaper.games.marauders.art.chart import chart
from kaper.games.marauders.art.icons import icons
from kaper.games.marauders.art.palette import DARK, LIGHT, Palette
from kaper.games.marauders.art.pieces import SHARED, pieces
from kaper.games.marauders.art.portraits import portraits
from kaper.games.marauders.art.ships import ship
from kaper.games.marauders.show.layout import HEIGHT, WIDTH

BOARDS: Final[dict[str, Callable[[Palette], str]]] = {
    "chart": chart,
    "port": boards.port,
    "battle": boards.battle,
    "melee": boards.melee,
    "deck": boards.deck,
}


def chase() -> list[str]:
    """What sails over the chart on the cover: a merchant, and who is after him."""
    sailing = [
        ("flute", "#f4ead2", "#d8a033", 430, 352, 0.8),
        ("frigate", "#3a3640", "#11100f", 190, 340, 1.0),
    ]
    return [
        f'<g color="#2d2a33" transform="translate({x} {y}) scale({scale})">{ship(kind, sail, flag)}</g>'
        for kind, sail, flag, x, y, scale in sailing
    ]


def _board(name: str, p: Palette) -> str:
    return board(WIDTH, HEIGHT, [f"<defs>{grounds.definitions(p)}</defs>", BOARDS[name](p)])


def render() -> dict[str, str]:
    """Every drawing by the name of its file."""
    drawn = day_and_night(BOARDS, LIGHT, DARK, _board)
    ground = f"<defs>{grounds.definitions(LIGHT)}</defs>"
    drawn["cover.svg"] = cover(24, 40, 940, [ground, chart(LIGHT), *chase()])
    signs = [f'<g id="{name}">{art}</g>' for name, art in SHARED.items()]
    rows = [row for name, (wide, high, art) in pieces().items() for row in symbols(wide, high, {name: art})]
    drawn["pieces.svg"] = sheet(["<defs>", *signs, "</defs>", *rows])
    drawn["icons.svg"] = sheet(symbols(24, 24, icons()))
    drawn["cards.svg"] = sheet(symbols(100, 80, portraits()))
    return drawn


if __name__ == "__main__":
    write(Path(__file__).parent, render())
