"""Draws everything: `python -m kaper.games.marauders.art.draw` writes the SVG files beside this one."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kaper.games.marauders.art import boards, grounds
from kaper.games.marauders.art.chart import chart
from kaper.games.marauders.art.icons import icons
from kaper.games.marauders.art.palette import DARK, LIGHT, Palette
from kaper.games.marauders.art.pieces import SHARED, pieces
from kaper.games.marauders.art.portraits import portraits
from kaper.games.marauders.scene_plan import HEIGHT, WIDTH

NAMESPACE: Final = "http://www.w3.org/2000/svg"
BOARDS: Final[dict[str, Callable[[Palette], str]]] = {
    "chart": chart,
    "port": boards.port,
    "battle": boards.battle,
    "melee": boards.melee,
    "deck": boards.deck,
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
    drawn["pieces.svg"] = sheet(pieces(), SHARED)
    drawn["icons.svg"] = sheet({name: (24, 24, art) for name, art in icons().items()}, {})
    drawn["cards.svg"] = sheet({name: (100, 80, art) for name, art in portraits().items()}, {})
    return drawn


def sheet(drawings: dict[str, tuple[float, float, str]], shared: dict[str, str]) -> str:
    """A sheet of symbols; each takes the colour of its text or its seat, and shares signs with others."""
    rows = "\n".join(
        f'<symbol id="{name}" viewBox="0 0 {width:g} {height:g}" overflow="visible">{art}</symbol>'
        for name, (width, height, art) in drawings.items()
    )
    signs = "\n".join(f'<g id="{name}">{art}</g>' for name, art in shared.items())
    return f'<svg xmlns="{NAMESPACE}">\n<defs>{signs}</defs>\n{rows}\n</svg>\n'


def main() -> None:
    for name, drawing in render().items():
        Path(__file__).with_name(name).write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
