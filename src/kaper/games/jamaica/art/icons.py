"""One set of icons on a grid of 24: an outline in the ink of the text, and one colour with a meaning."""

from typing import Final

from kaper.engine.drawing import WASH, outlined
from kaper.engine.motifs import BLADE, COIN, EYES, FOLDED_SHEET, GUARD, SKULL, TEETH
from kaper.games.jamaica.components.board import FACES, STAR

_GOLD, _RED, _GREEN, _GREY, _SKY, _WOOD = "#dba43a", "#c2553f", "#5f9e63", "#8b8178", "#6fa9c9", "#a5652c"


def _icon(*paths: tuple[str, str]) -> str:
    """Paths with their fills; an empty one is only a line."""
    return outlined(paths, 1.6)


def _face(value: int) -> str:
    """What is printed on a face of the combat die."""
    return (
        '<text x="12" y="20.5" text-anchor="middle" font-size="25" font-weight="700" '
        f'fill="currentColor">{value}</text>'
    )


ICONS: Final[dict[str, str]] = {
    "forward": _icon((_GREEN, "M3 8.5h8.5V3.5L21 12l-9.5 8.5v-5H3z")),
    "backward": _icon((_RED, "M21 8.5h-8.5V3.5L3 12l9.5 8.5v-5H21z")),
    "doubloon": _icon(
        (_GOLD, "M12 3a9 9 0 110 18 9 9 0 010-18z"),
        ("", "M12 6.2v11.6M6.2 12h11.6M8.5 8.5l1.5 1.5M15.5 8.5L14 10M8.5 15.5L10 14M15.5 15.5L14 14"),
    ),
    "food": _icon(
        (_WOOD, "M9.2 14.8C5.8 11.4 6.5 6.8 10 4.3s8.2-1.2 9.9 1.7 1 7-2 8.9-5.7 2-8.7-.1z"),
        (WASH, "M9.2 14.8l-3.4 3.4c.7 1.6-1.4 3.2-2.6 1.7-1.5-1.2.1-3.3 1.7-2.6l3-3.3"),
        ("", "M12 6.8c-1.9.8-3 2.3-3 4.2"),
    ),
    "powder": _icon(
        (_GREY, "M6 5c4-2 8-2 12 0 1.7 4.7 1.7 9.3 0 14-4 2-8 2-12 0-1.7-4.7-1.7-9.3 0-14z"),
        ("", "M5 9h14M5 15h14M12 3.5V1.5"),
        (_RED, "M12 10.2c2.2 1.8 2.4 4.4 0 4.4s-2.2-2 0-4.4z"),
    ),
    "sun": _icon(
        (_GOLD, "M12 7a5 5 0 110 10 5 5 0 010-10z"),
        (
            "",
            "M12 1.5v2.8M12 19.7v2.8M1.5 12h2.8M19.7 12h2.8M4.6 4.6l2 2M17.4 17.4l2 2"
            "M4.6 19.4l2-2M17.4 6.6l2-2",
        ),
    ),
    "moon": _icon(
        (_SKY, "M15.5 2.8a9.6 9.6 0 100 18.4 8 8 0 010-18.4z"),
        (_GOLD, "M18.5 8.5l.9 2.1 2.1.9-2.1.9-.9 2.1-.9-2.1-2.1-.9 2.1-.9z"),
    ),
    "treasure": _icon(
        (_WOOD, "M3.5 11C3.5 6.5 6 4 12 4s8.5 2.5 8.5 7z"),
        (_WOOD, "M2.8 11h18.4v9H2.8z"),
        (_GOLD, "M9.5 10h5v5h-5z"),
        ("", "M12 12v1.2"),
    ),
    "curse": _icon((WASH, SKULL), (_RED, EYES), ("", TEETH)),
    "skull": _icon((WASH, SKULL), ("currentColor", EYES), ("", TEETH)),
    "map": _icon(
        (WASH, FOLDED_SHEET),
        ("", "M9 3v15.5M15 5.5V21"),
        (_RED, "M11 9.5l2.5 2.5M13.5 9.5L11 12"),
        ("", "M5 15.5l1.5-2M17.5 9l1.5 2.5"),
    ),
    "sabre": _icon(
        (WASH, BLADE),
        (_GOLD, GUARD),
        ("", "M6.2 17.8L3 21"),
    ),
    "cannon": _icon(
        (_GREY, "M3 10l14.5-5.2 2.2 5.7L6.5 15.6C3.5 16 1.8 12.5 3 10z"),
        ("", "M16.5 3.8l3.8 8M2.8 12.8l-1.3.6"),
        (_WOOD, "M9.5 13a4 4 0 110 8 4 4 0 010-8z"),
        ("", "M9.5 13v8M5.5 17h8"),
    ),
    "hold": _icon((_WOOD, "M3 4h18v16.5H3z"), ("", "M3 8.2h18M3 16.3h18M7 8.2l10 8.1")),
    "compass": _icon(
        (WASH, COIN),
        (_RED, "M12 5l2.5 7h-5z"),
        (_SKY, "M12 19l2.5-7h-5z"),
    ),
    "round": _icon(
        (WASH, "M6 2.5h12c0 5-4 6.5-4 9.5s4 4.5 4 9.5H6c0-5 4-6.5 4-9.5S6 7.5 6 2.5z"),
        ("", "M4.5 2.5h15M4.5 21.5h15"),
        (_GOLD, "M8 21c0-3 2.5-3.5 4-5.5 1.5 2 4 2.5 4 5.5z"),
    ),
    "flag": _icon((_RED, "M5 3.5c4-2 7 2.5 14 0v10c-7 2.5-10-2-14 0z"), ("", "M5 2v20")),
    "sword": _icon((WASH, "M20.5 3.5l-.7 4L10 17.2 6.8 14 16.5 4.2z"), ("", "M4.5 13l6.5 6.5M7.2 16.8L3 21")),
    "card": _icon((WASH, "M5.5 2.5h13v19h-13z"), (_RED, "M12 7l3 5-3 5-3-5z")),
    "ship": _icon(
        (_WOOD, "M2.5 16h19l-2.5 5H6z"), (WASH, "M6 13.5c1.5-3 1.5-6 0-9h11c2 3 2 6 0 9z"), ("", "M12 16V2.5")
    ),
    "anchor": _icon(
        ("", "M12 7.5v13M8 11h8M4 13.5c.5 4.5 4 7 8 7s7.5-2.5 8-7M12 3a2.2 2.2 0 110 4.4 2.2 2.2 0 010-4.4z")
    ),
    "circle": _icon((_GOLD, "M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17z")),
    "square": _icon((WASH, "M4 4h16v16H4z")),
    "star": _icon((_GOLD, "M12 2.2l3 6.6 7 .8-5.2 4.8 1.4 7.1L12 18l-6.2 3.5 1.4-7.1L2 9.6l7-.8z")),
    **{f"fire-{value}": _face(value) for value in FACES if value != STAR},
}
