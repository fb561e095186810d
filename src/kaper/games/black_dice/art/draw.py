"""Draws everything: `python -m kaper.games.black_dice.art.draw` writes the SVG files beside this one."""

from pathlib import Path
from typing import Final

from kaper.games.black_dice.art import deck, emblems, icons, pieces, sky, tile
from kaper.games.black_dice.art.palette import MOODS
from kaper.games.black_dice.board import EXPEDITIONS
from kaper.games.black_dice.plan import ENEMY_AT, HEIGHT, HORIZON, SHIP_AT, TILE_BOTTOM, WIDTH

NAMESPACE: Final = "http://www.w3.org/2000/svg"


def expedition(number: int) -> str:
    """A board, from the sky down to the deck."""
    name = EXPEDITIONS[number]
    mood = MOODS[name]
    layers = [
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" width="{WIDTH:g}" height="{HEIGHT:g}">',
        f"<defs>{sky.definitions(mood)}</defs>",
        sky.water(mood),
        f'<g transform="translate(0 {HORIZON - sky.DRAWN_AT:g})">{sky.SCENES[name](mood)}</g>',
        f'<rect width="{WIDTH:g}" height="{TILE_BOTTOM:g}" fill="#140d08" fill-opacity=".12"/>',
        deck.deck(mood),
        tile.tile(number, mood),
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" filter="url(#grain)" opacity=".4"/>',
        deck.heading(mood),
        sky.crew_ship(*SHIP_AT),
        sky.enemy(name, *ENEMY_AT, mood),
        deck.frame(),
        "</svg>",
    ]
    return "\n".join(layers) + "\n"


def render() -> dict[str, str]:
    """Every drawing by the name of its file."""
    boards = {f"{name}.svg": expedition(number) for number, name in enumerate(EXPEDITIONS)}
    return {
        **boards,
        "cards.svg": symbols(64, emblems.EMBLEMS),
        "icons.svg": symbols(24, icons.ICONS),
        "pieces.svg": symbols(64, pieces.PIECES),
    }


def symbols(size: int, drawings: dict[str, str]) -> str:
    """A sheet of symbols on a square grid; each takes the colour of its text or its seat."""
    box = f'viewBox="0 0 {size} {size}" overflow="visible"'
    rows = [f'<symbol id="{name}" {box}>{art}</symbol>' for name, art in drawings.items()]
    return "\n".join([f'<svg xmlns="{NAMESPACE}">', *rows, "</svg>"]) + "\n"


def main() -> None:
    for name, drawing in render().items():
        Path(__file__).with_name(name).write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
