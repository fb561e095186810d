"""The twelve figureheads: an emblem each, above what it brings."""

from typing import Final

from kaper.games.maracaibo.art import glyphs
from kaper.games.maracaibo.art.faces import CRIMSON, HIGH, NONE, stacked
from kaper.games.maracaibo.art.signs import either, joined, sign
from kaper.games.maracaibo.show.effects import FIGURE

EMBLEM: Final[dict[str, str]] = {
    "mermaid": glyphs.drawn(
        (glyphs.SAND, "M12 2a3.4 3.4 0 110 6.8 3.4 3.4 0 010-6.8z"),
        (glyphs.WOOD, "M8 4c-2 3-2 6-3 8 3 0 4-1 4.5-3.5M16 4c2 3 2 6 3 8-3 0-4-1-4.5-3.5"),
        (glyphs.SAND, "M9.5 9h5l1 4h-7z"),
        (
            glyphs.LEAF,
            "M8.5 13h7c1 3-1 5-3 6.5 2 0 5 .5 6.5 3-3 .5-5.5 0-7-1.5C10.5 22.5 8 23 5 "
            "22.5c1.5-2.5 4-3 5.5-3.5-1.5-1.5-2.5-3.5-2-6z",
        ),
    ),
    "dragon": glyphs.drawn(
        (glyphs.GREEN, "M3 20c5 1 7-1 7-4-4-1-6-5-4-9l2 2 2-5 3 4 4-3v4c3 1 5 4 5 7l-5-1c0 5-4 8-9 7.5z"),
        (glyphs.RED, "M19.5 15.5l3 2-3.5.5z"),
        ("", "M14.5 9.5h.1"),
    ),
    "harpy": glyphs.drawn(
        (glyphs.SAND, "M12 3.5a2.8 2.8 0 110 5.6 2.8 2.8 0 010-5.6z"),
        (
            glyphs.PLUM,
            "M10.5 10C7 6 3.5 6 1 7c2 1 2 3 1.5 5 2.5-.5 3 1 3 3 2-1 4 0 5 2zM13.5 10C17 6 "
            "20.5 6 23 7c-2 1-2 3-1.5 5-2.5-.5-3 1-3 3-2-1-4 0-5 2z",
        ),
        (glyphs.STEEL, "M10.5 9.5h3L15 18l-3 4.5L9 18z"),
    ),
    "whale": glyphs.drawn(
        (
            glyphs.BLUE,
            "M2 13c0-4 4-6 9-6 6 0 8 4 8 7 1.5-1 2-3 1.5-5 1.5.5 2.5.5 3 .2-.5 6-4 9.8-10 "
            "9.8C6 19 2 17 2 13z",
        ),
        ("", "M7 3c-1 1.5 0 2.5.5 4M9.5 2.5c1.5 1 .5 3-1 4.5M6 12.5h.1M2.5 14.5c3 1.5 6 1.5 8 .5"),
    ),
    "lion": glyphs.drawn(
        (
            glyphs.WOOD,
            "M12 1.5l3.5 1.5 3.5 1 1 3.5L22 11l-1.5 4-2 3.5-3 2L12 22.5 8.5 "
            "21l-3-2.5-2-3.5L2 11l2-3.5 1-3.5L8.5 3z",
        ),
        (glyphs.GOLD, "M12 6c3.5 0 6 2 6 6 0 4.5-3 7.5-6 7.5S6 16.5 6 12c0-4 2.5-6 6-6z"),
        ("", "M9.5 11.5h.1M14.5 11.5h.1M10.5 14.5h3L12 16.5zM12 16.5v1.5"),
    ),
    "sea-serpent": glyphs.drawn(
        (
            glyphs.LEAF,
            "M19 3c3 0 4 2 3.5 4-1 1.5-3 1-3.5.5-2 3-1 5 0 7s1 5-2 6.5c-3 "
            "1-4.5-1.5-4.5-4s-2-3-3-1-1 6-4 6-4.5-4-3.5-7c1 2 2 4 3.5 3.5S7 11 9.5 "
            "10.5s4.5 2 4.5 5 1.5 3 2 1.5-1.5-4-1.5-7 1.5-7 4.5-7z",
        ),
        ("", "M20 5.5h.1"),
    ),
    "poseidon": glyphs.drawn(
        (
            glyphs.GOLD,
            "M11 22V10.5H8C6 10.5 5 9 5 7V2l2.5 3V7c0 1 .5 1.5 1.5 1.5h2V1.5L12 .5l1 "
            "1V8.5h2c1 0 1.5-.5 1.5-1.5V5L19 2v5c0 2-1 3.5-3 3.5h-3V22z",
        )
    ),
    "kraken": glyphs.drawn(
        (
            glyphs.PLUM,
            "M12 2c4.5 0 7 3 7 7 0 2-1 3-1 4 3 0 5 2 4.5 5-1.5-2-3-2.5-5-2 2 2 1.5 5-1 6.5 "
            "0-2.5-.5-4-2.5-5 0 2 0 4-2 5.5-2-1.5-2-3.5-2-5.5-2 1-2.5 2.5-2.5 "
            "5-2.5-1.5-3-4.5-1-6.5-2-.5-3.5 0-5 2C1 15 3 13 6 13c0-1-1-2-1-4 0-4 2.5-7 "
            "7-7z",
        ),
        (glyphs.WHITE, "M9 9.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3zM15 9.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3z"),
    ),
    "hawk": glyphs.drawn(
        (
            glyphs.WOOD,
            "M12 5.5C9 2 4.5 1.5 1 3c1.5 1 2 2 2 3.5C4.5 6.5 5 8 5 9.5c2-.5 3 .5 3.5 2l2 "
            "6L12 22l1.5-4.5 2-6c.5-1.5 1.5-2.5 3.5-2 0-1.5.5-3 2-3C21 5 21.5 4 23 "
            "3c-3.5-1.5-8-1-11 2.5z",
        ),
        (glyphs.GOLD, "M11 8.5h2L12 11z"),
    ),
    "nautilus": glyphs.drawn(
        (
            glyphs.SAND,
            "M20.5 14c0 5-4 8-8.5 8-5.5 0-9.5-4-9.5-9.5C2.5 6.5 7 2.5 12 2.5c4 0 7 3 7 6.5 "
            "0 3-2.5 5.5-5.5 5.5-2.5 0-4-1.5-4-3.5 0-1.5 1-3 3-3",
        ),
        (glyphs.WOOD, "M14 14.5c2.5 1 4 3 4.5 5 1.5-1.5 2.5-3.5 2.5-6z"),
        ("", "M5 7.5l5 2.5M3 13.5l6.5-1M6 19l4.5-5"),
    ),
    "skull": glyphs.drawn(
        (
            glyphs.WHITE,
            "M4 10.5a8 7.7 0 1116 0c0 2.7-1.2 4.2-3 5v3.2c0 1-.6 1.8-1.5 1.8h-7C7.6 20.5 7 "
            "19.7 7 18.7v-3.2c-1.8-.8-3-2.3-3-5z",
        ),
        (
            glyphs.DARK,
            "M7.2 10.8a1.9 1.9 0 103.8 0 1.9 1.9 0 10-3.8 0zM13 10.8a1.9 1.9 0 103.8 0 1.9 1.9 0 10-3.8 0z",
        ),
        ("", "M10.3 18v2.5M13.7 18v2.5"),
    ),
    "unicorn": glyphs.drawn(
        (
            glyphs.WHITE,
            "M6 22c0-5 1-8 4-11l-1.5-4L13 8c4 0 6 2.5 8 7 .5 2-1.5 3.5-3 2.5L14.5 15c-1 2 0 4 1.5 7z",
        ),
        (glyphs.GOLD, "M12 8L17.5.8l-2.8 8z"),
        (glyphs.PLUM, "M8.5 7.5C5 9 3 13 3 18c1.5-2 3.5-4 5-6.5z"),
        ("", "M15 12h.1"),
    ),
}


def face(name: str) -> str:
    """An emblem, and below it what the figurehead does."""
    signs = [sign(key) for key in FIGURE[name]]
    row = either(signs) if name == "hawk" else joined(signs, 4)
    return glyphs.moved(EMBLEM[name], 18, 2, 2) + stacked(
        [(NONE if name == "hawk" else CRIMSON, row)], 58, HIGH
    )
