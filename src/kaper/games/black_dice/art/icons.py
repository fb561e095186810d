"""Icons on a grid of 24: the six symbols solid in the ink of the text, the others with one colour."""

from typing import Final

from kaper.engine.drawing import WASH, outlined
from kaper.engine.inks import BONE, GOLD, INK, RED
from kaper.engine.motifs import BLADE, COIN, EYES, FOLDED_SHEET, GUARD, SKULL, TEETH
from kaper.games.black_dice.art.palette import LEAF, NIGHT, STEEL, WOOD
from kaper.games.black_dice.components.board import GOLD_VALUES

_LINES: Final = 'stroke-linejoin="round" stroke-linecap="round"'


def solid(path: str) -> str:
    """A shape in ink; what is cut out of it shows what lies below."""
    return f'<path d="{path}" fill="currentColor" fill-rule="evenodd"/>'


def line(path: str, width: float = 2.4) -> str:
    return f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="{width:g}" {_LINES}/>'


def drawn(*paths: tuple[str, str]) -> str:
    """Paths with their fills, outlined in ink; an empty fill is only a line."""
    return outlined(paths, 1.5)


def placed(art: str, x: float, y: float, size: float, colour: str = INK) -> str:
    """An icon on a board: its middle, its size and its ink."""
    at = f"translate({x - size / 2:g} {y - size / 2:g}) scale({size / 24:g})"
    return f'<g transform="{at}" color="{colour}">{art}</g>'


_DIE: Final = "M7 3.5h10A3.5 3.5 0 0120.5 7v10a3.5 3.5 0 01-3.5 3.5H7A3.5 3.5 0 013.5 17V7A3.5 3.5 0 017 3.5z"
_BOTTLE: Final = (
    "M10 2.5h4v4.3c2.6 1.2 3.8 3 3.8 5.6v7c0 1.2-.8 2.1-2 2.1H8.2c-1.2 0-2-.9-2-2.1v-7c0-2.6 1.2-4.4 3.8-5.6z"
)
_HAT: Final = "M2 15.5C5 7 8.5 4 12 4s7 3 10 11.5c-3 2.6-6.5 2.2-10 .2-3.5 2-7 2.4-10-.2z"
_BURST: Final = (
    "M12 2l2.3 4.8 4.7-2.5-1.2 5.3 4.9 1.4-4.3 3.1 2.9 4.5-5.3-.6-.6 5.3-3.7-3.9-3.7 "
    "3.9-.2-5.5-5.3.8 2.9-4.5L2 11l4.9-1.4L5.5 4.3l4.9 2.5z"
)
_VALUES: Final = {
    3: "M9 8h5.6l-3.4 3.6c2.6 0 3.9 1.2 3.9 2.9 0 1.9-1.5 3-3.4 3-1.5 0-2.6-.5-3.2-1.6",
    4: "M13.8 17.4V7.6l-5.5 6.8h7.6",
    5: "M14.9 7.8H10l-.5 4.3c.8-.5 1.6-.8 2.4-.8 1.9 0 3.3 1.2 3.3 3.1s-1.4 3.1-3.4 3.1c-1.4 0-2.4-.5-3-1.5",
}

SYMBOLS: Final[dict[str, str]] = {
    "anchor": line(
        "M12 7.2v13.6M7.6 10.8h8.8M3.4 13.2c.4 4.8 4 7.6 8.6 7.6s8.2-2.8 8.6-7.6M12 2.8a2.2 2.2 0 "
        "110 4.4 2.2 2.2 0 010-4.4z"
    ),
    "barrel": solid(
        "M6.4 3.2c3.7-1.2 7.5-1.2 11.2 0 2.4 5.9 2.4 11.7 0 17.6-3.7 1.2-7.5 1.2-11.2 0-2.4-5.9-2.4-11.7 "
        "0-17.6zM5.6 7.6h12.8v1.7H5.6zM5.6 14.7h12.8v1.7H5.6zM11.2 10.8h1.6v2.4h-1.6z"
    ),
    "weapon": line("M4 3.4c5.8 2.6 10.4 7.2 13.6 12.6M13.4 18.2l5.6-4.4M17.4 17.6l3.2 3", 2.6)
    + line("M20.4 3.6L8.6 15.8c-1.4 1.4-.6 3.6 1.2 4M8.6 15.8c-1.8 1.8-4 1-4.6-.8-.6-2 1-3.6 2.8-3.2", 2.4),
    "map": solid(
        "M2 5.6L8.6 3l6.8 2.6L22 3v15.4L15.4 21l-6.8-2.6L2 21zM8 5.2v11.6h1.3V5.2zM14.7 7.2v11.6H16V7.2z"
        "M17.2 8.8l1-1 1.2 1.2 1.2-1.2 1 1-1.2 1.2 1.2 1.2-1 1-1.2-1.2-1.2 1.2-1-1 1.2-1.2zM3.6 13h2"
        "v1.4h-2zM5.8 10.6h1.4V12H5.8z"
    ),
    "ship": solid("M1.8 15.4h20.4c-.5 3.4-1.9 5.3-4 6.4H5.8c-2.1-1.1-3.5-3-4-6.4zM11.2 1.6h1.6v12.6h-1.6z")
    + solid(
        "M13.6 3c4.6 2 6.9 6 6.6 11-2.2-.8-4.4-1-6.6-.8zM10.4 4.4C6.8 6.4 4.8 9.8 4.8 14c1.8-.6 "
        "3.7-.9 5.6-.8z"
    ),
    "flag": solid(
        "M3 2h2.2v20H3zM6 3.2c5.2-1.9 9.8 1.9 15.6 0v11.6c-5.8 1.9-10.4-1.9-15.6 0zM13.6 5.3a3.5 3.3 0 "
        "00-3.6 3.3c0 1.3.6 2 1.4 2.4v1.4h4.4V11c.8-.4 1.4-1.1 1.4-2.4a3.5 3.3 0 00-3.6-3.3z"
    )
    + solid("M11.4 8.9a.95.95 0 101.9 0 .95.95 0 10-1.9 0zM14 8.9a.95.95 0 101.9 0 .95.95 0 10-1.9 0z"),
}
"""The faces of the dice."""

ICONS: Final[dict[str, str]] = {
    **SYMBOLS,
    **{f"gold-{value}": drawn((GOLD, COIN), ("", _VALUES[value])) for value in GOLD_VALUES},
    "gold": drawn(
        (GOLD, COIN),
        (
            "",
            "M12 5.5a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM12 8.2v7.6M9.8 9.8c2.6-1.6 4.8-.6 4.4 1-.4 "
            "1.8-4.6.6-4.6 2.6 0 1.6 2.8 2.2 4.8.6",
        ),
    ),
    "gold-hidden": drawn(
        (GOLD, COIN),
        (BONE, "M8 10.6a4 3.9 0 118 0c0 1.5-.7 2.3-1.6 2.7v2.2H9.6v-2.2C8.7 12.9 8 12.1 8 10.6z"),
        ("currentColor", "M10 10.8h.6M13.4 10.8h.6"),
    ),
    "rum": drawn((WOOD, _BOTTLE), (BONE, "M6.4 12.8h11.2v5H6.4z"), ("", "M9.4 15.3h5.2M10 2.2h4")),
    "captain": drawn(
        (NIGHT, _HAT),
        (BONE, "M9.8 9.6a2.2 2.1 0 114.4 0c0 .8-.4 1.3-.9 1.5v1.2h-2.6v-1.2c-.5-.2-.9-.7-.9-1.5z"),
        (GOLD, "M3.4 15.7c2.8-1.2 5.6-2.6 8.6-2.6s5.8 1.4 8.6 2.6c-2.6 1.7-5.6 1.3-8.6-.3-3 1.6-6 2-8.6.3z"),
    ),
    "sabre": drawn(
        (STEEL, BLADE),
        (GOLD, GUARD),
        ("", "M6.2 17.8L3 21"),
    ),
    "sea-wolf": drawn(
        (STEEL, "M3.5 3l5 3.5h7l5-3.5-.5 9.5L15.6 19 12 21.5 8.4 19 4 12.5z"),
        (BONE, "M8.6 14.5L12 13l3.4 1.5-1.6 4-1.8 1.2-1.8-1.2z"),
        ("currentColor", "M8 10.4l1.8.8M16 10.4l-1.8.8M11.2 17h1.6l-.8 1z"),
    ),
    "damage": drawn((RED, _BURST), (NIGHT, "M12 9a3.2 3.2 0 110 6.4A3.2 3.2 0 0112 9z")),
    "crew-overboard": drawn(
        (NIGHT, "M4.5 9.5C6.5 4.5 9 2.5 12 2.5s5.5 2 7.5 7c-2.4 1.8-5 1.4-7.5 0-2.5 1.4-5.1 1.8-7.5 0z"),
        (BONE, "M8.4 11h7.2v2.4a3.6 3.6 0 01-7.2 0z"),
        (
            "",
            "M2 17.5c2.5-2 4.5-2 6.7 0s4.4 2 6.6 0 4.2-2 6.7 0M2 21.2c2.5-2 4.5-2 6.7 0s4.4 2 6.6 0 "
            "4.2-2 6.7 0",
        ),
    ),
    "rum-on-pirates": drawn(
        (WOOD, "M10.6 1.5h2.8v2.6c1.6.8 2.4 1.9 2.4 3.6v3.8H8.2V7.7c0-1.7.8-2.8 2.4-3.6z"),
        (NIGHT, "M2.5 20c1.6-5.6 4.8-8.5 9.5-8.5s7.9 2.9 9.5 8.5c-3 2-6.2 1.6-9.5 0-3.3 1.6-6.5 2-9.5 0z"),
        (GOLD, "M4 20c2.6-1 5.2-2 8-2s5.4 1 8 2c-2.6 1.4-5.3 1-8-.4-2.7 1.4-5.4 1.8-8 .4z"),
    ),
    "black-die": drawn(
        (NIGHT, _DIE), (BONE, "M8 11a4 3.9 0 118 0c0 1.5-.7 2.3-1.6 2.7v2.2H9.6v-2.2C8.7 13.3 8 12.5 8 11z")
    ),
    "more-black": drawn(
        (NIGHT, "M5 6h8.5A3 3 0 0116.5 9v8.5a3 3 0 01-3 3H5a3 3 0 01-3-3V9a3 3 0 013-3z"),
        (BONE, "M6.2 12.6a3 2.9 0 116 0c0 1.1-.5 1.7-1.2 2v1.7H7.4v-1.7c-.7-.3-1.2-.9-1.2-2z"),
        (RED, "M17.7 1.5h2.6v2.7H23v2.6h-2.7v2.7h-2.6V6.8H15V4.2h2.7z"),
    ),
    "fewer-black": drawn(
        (NIGHT, "M5 6h8.5A3 3 0 0116.5 9v8.5a3 3 0 01-3 3H5a3 3 0 01-3-3V9a3 3 0 013-3z"),
        (BONE, "M6.2 12.6a3 2.9 0 116 0c0 1.1-.5 1.7-1.2 2v1.7H7.4v-1.7c-.7-.3-1.2-.9-1.2-2z"),
        (LEAF, "M15 4.2h8v2.6h-8z"),
    ),
    "lose-die": drawn(
        (WASH, _DIE), (RED, "M6 4.2L12 10l6-5.8L20 6.2 14.2 12l5.8 5.8-2 2L12 14l-6 5.8-2-2L9.8 12 4 6.2z")
    ),
    "more-dice": drawn(
        (WASH, "M5 6h8.5A3 3 0 0116.5 9v8.5a3 3 0 01-3 3H5a3 3 0 01-3-3V9a3 3 0 013-3z"),
        (LEAF, "M17.7 1.5h2.6v2.7H23v2.6h-2.7v2.7h-2.6V6.8H15V4.2h2.7z"),
    ),
    "lose-gold": drawn(
        (GOLD, "M9.5 5a7.5 7.5 0 110 15 7.5 7.5 0 010-15z"),
        ("", "M9.5 8.5v8M7 11h5"),
        (RED, "M15 3.2h8v2.8h-8z"),
    ),
    "move-die": drawn(
        (
            WASH,
            "M4 10h7.5A2.5 2.5 0 0114 12.5V20a2.5 2.5 0 01-2.5 2.5H4A2.5 2.5 0 011.5 20v-7.5A2.5 "
            "2.5 0 014 10z",
        ),
        ("currentColor", "M6.8 16.2h1.9"),
        (LEAF, "M9 6.5c2-3 6-4 9-2l1.4-2 2.6 7-7.4.4 1.5-2.3c-1.7-1-3.6-.6-4.9.9z"),
    ),
    "dice": drawn((WASH, _DIE), ("currentColor", "M8 8h.2M16 16h.2M12 12h.2M16 8h.2M8 16h.2")),
    "unlock": drawn(
        ("", "M7 10.6V7.4a5 5 0 019.6-2"), (GOLD, "M4 10.6h16v10.9H4z"), ("currentColor", "M12 14.6v3")
    ),
    "locked": drawn(
        ("", "M7 10.6V7.4a5 5 0 0110 0v3.2"), (STEEL, "M4 10.6h16v10.9H4z"), ("currentColor", "M12 14.6v3")
    ),
    "summoning": drawn(
        ("#7c5380", "M8 21.5C4 17 4.5 9 9.5 5.5c4-2.8 9.5-1 9.5 3 0 3-3.5 4.5-5.5 2.5 0 2-2.5 4.5-1 10.5z"),
        (
            BONE,
            "M9.4 9.5a1 1 0 102 0 1 1 0 10-2 0zM8 13.5a1 1 0 102 0 1 1 0 10-2 0zM8.4 17.3a.9.9 0 "
            "101.8 0 .9.9 0 10-1.8 0z",
        ),
    ),
    "chart": drawn(
        (BONE, FOLDED_SHEET),
        ("", "M9 3v15.5M15 5.5V21M5 15.5l1.5-2 1.5.5"),
        (RED, "M16.5 8.5l3 3M19.5 8.5l-3 3"),
    ),
    "enemy-damage": drawn(
        (STEEL, "M2.5 9.5l12-4.5 2 5-12 4.8C2 15 1.2 11.5 2.5 9.5z"),
        (WOOD, "M8 13a3.7 3.7 0 110 7.4A3.7 3.7 0 018 13z"),
        (RED, "M19.5 2l.7 2.5 2.5-.7-1.4 2.2 2 1.6-2.6.3.3 2.6-2-1.7-1.6 2 0-2.6-2.5.2 1.9-1.9-1.7-2 2.6.2z"),
    ),
    "pardon": drawn(
        (BONE, "M5 2.5h14v15.2L12 21.5l-7-3.8z"),
        (
            RED,
            "M12 15c-4.5-2.8-4.8-6.4-2.4-6.9 1.3-.2 2.1.5 2.4 1.3.3-.8 1.1-1.5 2.4-1.3 2.4.5 2.1 "
            "4.1-2.4 6.9z",
        ),
    ),
    "skull": drawn((WASH, SKULL), ("currentColor", EYES), ("", TEETH)),
}
