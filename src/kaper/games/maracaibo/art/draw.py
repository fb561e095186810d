"""Draws everything: `python -m kaper.games.maracaibo.art.draw` writes the SVG files beside this one."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kaper.engine.drawing import board, cover, day_and_night, sheet, symbols, write
from kaper.games.maracaibo.art import boards, grounds, islands
from kaper.games.maracaibo.art.faces import HIGH, WIDE, faces
from kaper.games.maracaibo.art.figures import EMBLEM, face
from kaper.games.maracaibo.art.glyphs import SHARED
from kaper.games.maracaibo.art.icons import icons
from kaper.games.maracaibo.art.palette import DARK, LIGHT, Palette
from kaper.games.maracaibo.art.pieces import SHIP, pieces
from kaper.games.maracaibo.show.layout import HEIGHT, WIDTH

BOARDS: Final[dict[str, Callable[[Palette], str]]] = {
    "caribbean": boards.caribbean,
    "track": boards.track,
    "base": boards.base,
    "redbeard": boards.redbeard,
    "market": boards.market,
    "rubies": boards.rubies,
}


def _board(name: str, p: Palette) -> str:
    return board(WIDTH, HEIGHT, [f"<defs>{grounds.definitions(p)}</defs>", BOARDS[name](p)])


def render() -> dict[str, str]:
    """Every drawing by the name of its file."""
    drawn = day_and_night(BOARDS, LIGHT, DARK, _board)
    drawn["cover.svg"] = cover(820, 120, 780, landfall(LIGHT))
    cards = faces() | {name: face(name) for name in EMBLEM}
    drawn["cards.svg"] = shared(symbols(WIDE, HIGH, cards))
    drawn["pieces.svg"] = shared(
        [*symbols(64, 64, pieces()), *symbols(islands.WIDE, islands.HIGH, islands.islands())]
    )
    drawn["icons.svg"] = shared(symbols(24, 24, icons()))
    return drawn


def landfall(p: Palette) -> list[str]:
    """What is on the cover: ships before the coast of Maracaibo."""
    ships = [("#b8432f", 1180, 300, 3.0), ("#4b4a96", 1010, 210, 1.7), ("#c98f1b", 960, 400, 2.2)]
    return [
        f"<defs>{grounds.definitions(p)}</defs>",
        boards.caribbean(p),
        *(
            f'<g color="{ink}" transform="translate({x} {y}) scale({scale})">{SHIP}</g>'
            for ink, x, y, scale in ships
        ),
    ]


def shared(rows: list[str]) -> str:
    """A sheet whose drawings have signs in common: each is in the file once."""
    text = "\n".join(rows)
    for name, art in SHARED.items():
        text = text.replace(art, f'<use href="#g-{name}"/>')
    used = [f'<g id="g-{name}">{art}</g>' for name, art in SHARED.items() if f'"#g-{name}"' in text]
    return sheet(["<defs>", *used, "</defs>", text])


if __name__ == "__main__":
    write(Path(__file__).parent, render())
