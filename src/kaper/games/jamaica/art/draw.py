"""Draws everything: `python -m kaper.games.jamaica.art.draw` writes the SVG files beside this one."""

from pathlib import Path

from kaper.engine.drawing import board, cover, sheet, symbols, write
from kaper.games.jamaica.art import icons, land, pieces, sea, track
from kaper.games.jamaica.art.geometry import Ground
from kaper.games.jamaica.art.palette import DARK, LIGHT, Palette
from kaper.games.jamaica.show.layout import HEIGHT, WIDTH


def island(p: Palette, ground: Ground) -> list[str]:
    """The layers of the board, from the water up."""
    return [
        f"<defs>{sea.definitions(p)}{land.definitions(p)}{track.definitions(p)}</defs>",
        sea.water(p, ground),
        sea.serpent(p, 764, 106, 1.1),
        sea.galleon(p, 862, 930, 1.0),
        sea.name(p, 862, 1002),
        land.land(p, ground),
        land.country(p, ground),
        land.sun_and_moon(p),
        land.title(p),
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" filter="url(#stain)" opacity=".42"/>',
        land.fortress(p),
        sea.rose(p),
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="url(#shade)"/>',
        track.way(p),
        track.minus_five(p),
        track.spaces(p),
        frame(p),
    ]


def frame(p: Palette) -> str:
    """A frame of degrees."""
    return (
        f'<g fill="none" stroke="{p.ink}">'
        f'<rect x="8" y="8" width="{WIDTH - 16:g}" height="{HEIGHT - 16:g}" stroke-width="4"/>'
        f'<rect x="17" y="17" width="{WIDTH - 34:g}" height="{HEIGHT - 34:g}" stroke-width="8" '
        f'stroke="{p.paper}"/>'
        f'<rect x="17" y="17" width="{WIDTH - 34:g}" height="{HEIGHT - 34:g}" stroke-width="8" '
        'stroke-dasharray="29 29"/>'
        f'<rect x="22" y="22" width="{WIDTH - 44:g}" height="{HEIGHT - 44:g}" stroke-width="1.6"/>'
        f'<rect x="27" y="27" width="{WIDTH - 54:g}" height="{HEIGHT - 54:g}" stroke-width=".8"/></g>'
    )


def render() -> dict[str, str]:
    """Every drawing by the name of its file."""
    ground = Ground()
    return {
        "cover.svg": cover(330, 130, 900, island(LIGHT, ground)),
        "island.svg": board(WIDTH, HEIGHT, island(LIGHT, ground)),
        "island-dark.svg": board(WIDTH, HEIGHT, island(DARK, ground)),
        "pieces.svg": sheet(symbols(64, 64, pieces.PIECES)),
        "icons.svg": sheet(symbols(24, 24, icons.ICONS)),
    }


if __name__ == "__main__":
    write(Path(__file__).parent, render())
