"""Draws everything: `python -m kaper.games.black_dice.art.draw` writes the SVG files beside this one."""

from pathlib import Path

from kaper.engine.drawing import board, cover, sheet, symbols, write
from kaper.games.black_dice.art import deck, emblems, icons, pieces, sky, tile
from kaper.games.black_dice.art.palette import MOODS
from kaper.games.black_dice.components.board import EXPEDITIONS
from kaper.games.black_dice.show.layout import ENEMY_AT, HEIGHT, HORIZON, SHIP_AT, TILE_BOTTOM, WIDTH


def expedition(number: int) -> str:
    """A board, from the sky down to the deck."""
    name = EXPEDITIONS[number]
    mood = MOODS[name]
    layers = [
        f"<defs>{sky.definitions(mood)}</defs>",
        sky.water(mood),
        f'<g transform="translate(0 {HORIZON - sky.DRAWN_AT:g})">{sky.SCENES[name](mood)}</g>',
        f'<rect width="{WIDTH:g}" height="{TILE_BOTTOM:g}" fill="#140d08" fill-opacity=".12"/>',
        deck.deck(mood),
        tile.tile(number, mood),
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" filter="url(#grain)" opacity=".4"/>',
        deck.heading(mood),
        sky.enemy(name, *ENEMY_AT, mood),
        deck.frame(),
    ]
    return board(WIDTH, HEIGHT, layers)


def chase() -> list[str]:
    """What is on the cover: the crew's ship before the Kraken."""
    mood = MOODS["kraken"]
    return [
        f"<defs>{sky.definitions(mood)}</defs>",
        sky.water(mood),
        f'<g transform="translate(0 {HORIZON - sky.DRAWN_AT:g})">{sky.SCENES["kraken"](mood)}</g>',
        f'<g transform="translate(190 110) scale(3)">{sky.crew_ship(*SHIP_AT)}</g>',
    ]


def render() -> dict[str, str]:
    """Every drawing by the name of its file."""
    boards = {f"{name}.svg": expedition(number) for number, name in enumerate(EXPEDITIONS)}
    return {
        **boards,
        "cover.svg": cover(200, 0, 1000, chase()),
        "cards.svg": sheet(symbols(64, 64, emblems.EMBLEMS)),
        "icons.svg": sheet(symbols(24, 24, icons.ICONS)),
        "pieces.svg": sheet(symbols(64, 64, pieces.PIECES)),
    }


if __name__ == "__main__":
    write(Path(__file__).parent, render())
