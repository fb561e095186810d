"""Draws everything: `python -m kaper.games.maracaibo.art.draw` writes the SVG files beside this one."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kaper.games.maracaibo.art import boards, grounds
from kaper.games.maracaibo.art.faces import HIGH, WIDE, faces
from kaper.games.maracaibo.art.figures import EMBLEM, face
from kaper.games.maracaibo.art.glyphs import SHARED
from kaper.games.maracaibo.art.icons import icons
from kaper.games.maracaibo.art.islands import islands
from kaper.games.maracaibo.art.palette import DARK, LIGHT, Palette
from kaper.games.maracaibo.art.pieces import pieces
from kaper.games.maracaibo.plan import HEIGHT, WIDTH

NAMESPACE: Final = "http://www.w3.org/2000/svg"
BOARDS: Final[dict[str, Callable[[Palette], str]]] = {
    "caribbean": boards.caribbean,
    "track": boards.track,
    "base": boards.base,
    "redbeard": boards.redbeard,
    "market": boards.market,
    "rubies": boards.rubies,
}


def board(draw: Callable[[Palette], str], p: Palette) -> str:
    return (
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" width="{WIDTH:g}" height="{HEIGHT:g}">'
        f"<defs>{grounds.definitions(p)}</defs>{draw(p)}</svg>\n"
    )


def render() -> dict[str, str]:
    """Every drawing by the name of its file."""
    drawn = {f"{name}.svg": board(draw, LIGHT) for name, draw in BOARDS.items()}
    drawn |= {f"{name}-dark.svg": board(draw, DARK) for name, draw in BOARDS.items()}
    cards = faces() | {name: face(name) for name in EMBLEM}
    drawn["cards.svg"] = sheet({name: (WIDE, HIGH, art) for name, art in cards.items()})
    standing: dict[str, tuple[float, float, str]] = {name: (64, 64, art) for name, art in pieces().items()}
    standing |= {name: (140, 190, art) for name, art in islands().items()}
    drawn["pieces.svg"] = sheet(standing)
    small: dict[str, tuple[float, float, str]] = {name: (24, 24, art) for name, art in icons().items()}
    drawn["icons.svg"] = sheet(small)
    return drawn


def sheet(drawings: dict[str, tuple[float, float, str]]) -> str:
    """A sheet of symbols; each takes the colour of its text or its seat, and shares signs with others."""
    rows = [
        f'<symbol id="{name}" viewBox="0 0 {width:g} {height:g}" overflow="visible">{art}</symbol>'
        for name, (width, height, art) in drawings.items()
    ]
    text = "\n".join(rows)
    for name, art in SHARED.items():
        text = text.replace(art, f'<use href="#g-{name}"/>')
    shared = "\n".join(
        f'<g id="g-{name}">{art}</g>' for name, art in SHARED.items() if f'"#g-{name}"' in text
    )
    return f'<svg xmlns="{NAMESPACE}">\n<defs>{shared}</defs>\n{text}\n</svg>\n'


def main() -> None:
    for name, drawing in render().items():
        Path(__file__).with_name(name).write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
