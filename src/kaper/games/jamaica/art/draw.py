"""Draws everything: `python -m kaper.games.jamaica.art.draw` writes the SVG files beside this one."""

from pathlib import Path
from typing import Final

from kaper.games.jamaica.art import icons, land, pieces, sea, track
from kaper.games.jamaica.art.geometry import Ground
from kaper.games.jamaica.art.palette import DARK, LIGHT, Palette
from kaper.games.jamaica.plan import HEIGHT, WIDTH

NAMESPACE: Final = "http://www.w3.org/2000/svg"


def island(p: Palette, ground: Ground) -> str:
    """The board, from the water up."""
    layers = [
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" width="{WIDTH:g}" height="{HEIGHT:g}">',
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
        "</svg>",
    ]
    return "\n".join(layers) + "\n"


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
        "island.svg": island(LIGHT, ground),
        "island-dark.svg": island(DARK, ground),
        "pieces.svg": symbols(64, pieces.PIECES),
        "icons.svg": symbols(24, icons.ICONS),
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
