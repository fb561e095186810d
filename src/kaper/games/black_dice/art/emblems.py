"""The pictures on the pirates' cards, on a grid of 64."""

from typing import Final

from kaper.engine.inks import BONE, GOLD, INK, RED
from kaper.games.black_dice.art.icons import ICONS, SYMBOLS
from kaper.games.black_dice.art.palette import LEAF, NIGHT, STEEL, WOOD

_LINES: Final = 'stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
_SEA: Final = "#5d97a0"
_WAVES: Final = (
    f'<path d="M4 50q7-6 14 0t14 0 14 0 14 0v10H4z" fill="{_SEA}"/>'
    '<path d="M4 56q7-5 14 0t14 0 14 0 14 0" fill="none" stroke="#fbf6e6" stroke-width="2"/>'
)


def _drawn(*paths: tuple[str, str], more: str = "") -> str:
    parts = [f'<path d="{path}" fill="{fill or "none"}"/>' for fill, path in paths]
    return f"<g {_LINES}>{''.join(parts)}{more}</g>"


def _at(icon: str, x: float, y: float, size: float, colour: str = INK) -> str:
    return (
        f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 24:g})" '
        f'color="{colour}" stroke="none">{icon}</g>'
    )


def _die(x: float, y: float, size: float, fill: str, icon: str, turn: float = 0) -> str:
    r = size / 2
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn:g})">'
        f'<rect x="{-r:g}" y="{-r:g}" width="{size:g}" height="{size:g}" rx="{size * 0.2:g}" '
        f'fill="{fill}"/>{_at(SYMBOLS[icon], 0, 0, size * 0.68, BONE)}</g>'
    )


EMBLEMS: Final[dict[str, str]] = {
    "overboard": _drawn(
        (WOOD, "M2 22h30v8H2z"),
        (BONE, "M40 20l4 12-8 10"),
        (RED, "M38 8l10 6-6 14-10-6z"),
        (NIGHT, "M33 5c4-5 12-4 18 4l-8 2z"),
        ("", "M46 22l8-4M36 42l-8 2M44 32l8 8"),
        more=_WAVES,
    ),
    "true-shot": _drawn(
        (WOOD, "M4 18c6-3 10-2 13 0h27v7H27c-6 0-9 4-11 11l-4 14c-4 2-8 0-8-3l4-15c-3-4-5-9-4-14z"),
        (STEEL, "M20 15h25v6H20zM16 17c-2-4 0-7 4-8l2 7z"),
        ("", "M22 27c1 6 7 6 8-1"),
        (GOLD, "M46 14l5 5 7-3-3 6 5 5-7 0-3 6-2-7-6-2z"),
        more=_die(48, 46, 20, RED, "flag", -12),
    ),
    "go-about": _drawn(
        ("", "M12 40C8 18 30 6 48 16"),
        (GOLD, "M44 6l10 11-14 4z"),
        ("", "M52 26c4 20-16 32-34 24"),
        (GOLD, "M22 60L10 50l14-6z"),
        more=_die(32, 33, 22, RED, "anchor", 8),
    ),
    "to-the-sails": _drawn(
        ("", "M32 4v56M12 14h40M10 40h44"),
        (BONE, "M13 15h38c5 8 5 16 0 24H13c5-8 5-16 0-24z"),
        ("#e3d3a4", "M15 42h34c3 5 3 9 0 13H15c3-4 3-8 0-13z"),
        (RED, "M32 4c5-3 8 1 13-1l-2 6c-5 1-7-2-11 0z"),
        more=_at(ICONS["more-dice"], 32, 27, 24),
    ),
    "change-course": _drawn(
        (BONE, "M32 6a26 26 0 110 52 26 26 0 010-52z"),
        (LEAF, "M14 22h26v-6l12 10-12 10v-6H14z"),
        (RED, "M50 46H26v6L14 43l12-9v6h24z"),
    ),
    "storm": _drawn(
        (STEEL, "M14 34a11 11 0 01-1-22 15 15 0 0129-2 10 10 0 018 24z"),
        (GOLD, "M33 28l-9 14h8l-4 14 14-19h-9l5-9z"),
        ("", "M14 40l-4 8M22 40l-5 10M48 40l-4 9M54 38l-4 9"),
        more=_die(52, 52, 15, NIGHT, "flag", 14),
    ),
    "keelhaul": _drawn(
        (WOOD, "M6 12h52c0 16-10 26-26 26S6 28 6 12z"),
        ("", "M6 20h52M10 28h44"),
        ("", "M4 8c-6 26 8 44 28 44s34-18 28-44"),
        (BONE, "M28 47h8v9h-8z"),
        (RED, "M26 54h12l3 7H23z"),
        ("", "M14 46l-6 4M50 46l6 4"),
    ),
    "boarding": _drawn(
        ("", "M6 58C14 34 24 22 40 14"),
        (STEEL, "M36 6c14-2 22 8 18 20-2-8-8-12-14-10z"),
        (STEEL, "M10 8c8 18 22 32 40 40l4-5C38 34 24 22 14 6z"),
        (GOLD, "M46 40l12 8-4 8-14-8z"),
        (WOOD, "M53 52l8 6-3 3-8-5z"),
    ),
}
