"""Roman capitals as an engraver cuts them: drawn, so that the chart needs no font."""

from typing import Final


def _box(left: float, top: float, right: float, bottom: float) -> str:
    return f"M{left:g} {top:g}H{right:g}V{bottom:g}H{left:g}z"


def _stem(left: float, right: float, *serifs: tuple[float, float, bool]) -> str:
    """A stem with hairline serifs, each from left to right at the foot or the head."""
    feet = [_box(start, 97 if foot else 0, end, 101 if foot else 4) for start, end, foot in serifs]
    return _box(left, 2, right, 99) + "".join(feet)


_BOWL = "M25 0H44C64 0 74 12 74 27S64 55 44 55H25V50H40C53 50 58 42 58 27S53 5 40 5H25z"

LETTERS: Final[dict[str, tuple[float, str]]] = {
    "A": (
        92,
        "M35 0H51L84 98H66z" + "M38 10L43 24 18 98H11z" + _box(24, 62, 66, 67)
        + _box(0, 97, 30, 101) + _box(56, 97, 94, 101),
    ),
    "B": (
        80,
        _stem(11, 26, (0, 28, False), (0, 30, True))
        + "M25 0H42C60 0 69 10 69 24 69 36 63 44 52 47 67 49 76 58 76 73 76 91 64 101 42 101H25V96H40"
        "C54 96 60 88 60 73S54 50 40 50H25V46H38C49 46 54 38 54 25S49 5 38 5H25z",
    ),
    "C": (
        84,
        "M76 20C70 6 58 0 46 0 19 0 2 21 2 50S19 101 46 101C62 101 75 94 82 80L78 78C71 90 61 96 49 96"
        "C30 96 19 78 19 50S30 5 48 5C60 5 69 12 73 28V36H78V2H75z",
    ),
    "E": (
        76,
        _stem(11, 26, (0, 38, False), (0, 30, True)) + _box(20, 0, 66, 5) + _box(20, 47, 54, 52)
        + _box(20, 96, 70, 101) + "M62 0H67V24H64z" + "M66 77H71V101H58z" + "M51 38H54V61H51z",
    ),
    "I": (37, _stem(11, 26, (0, 37, False), (0, 37, True))),
    "J": (
        46,
        "M20 2H35V82C35 108 22 122 3 122-6 122-11 117-10 112-8 105 1 106 3 112 5 117 20 114 20 84z"
        + _box(9, 0, 46, 4),
    ),
    "L": (74, _stem(11, 26, (0, 38, False), (0, 30, True)) + _box(20, 96, 70, 101) + "M66 76H71V101H58z"),
    "M": (
        116,
        "M8 0H26L62 76 54 92z" + "M88 0H94L55 92 52 84z" + _box(14, 2, 19.5, 98) + _box(86, 2, 102, 98)
        + _box(2, 0, 22, 4) + _box(90, 0, 114, 4) + _box(4, 97, 31, 101) + _box(74, 97, 114, 101),
    ),
    "O": (
        102,
        "M51 0A49 50.5 0 1 0 51 101 49 50.5 0 1 0 51 0zM51 5A32 45.5 0 1 1 51 96 32 45.5 0 1 1 51 5z",
    ),
    "P": (78, _stem(11, 26, (0, 28, False), (0, 39, True)) + _BOWL),
    "R": (
        92,
        _stem(11, 26, (0, 28, False), (0, 38, True)) + _BOWL + "M38 53H54L82 98H65z" + _box(62, 97, 94, 101),
    ),
    "T": (86, _stem(36, 51, (24, 63, True)) + _box(3, 0, 84, 5) + "M3 0H8L5 26H2z" + "M79 0H84L85 26H82z"),
    "U": (
        92,
        "M12 2H27V66C27 86 36 95 50 95S71 86 71 66V2H77V66C77 91 66 103 47 103S12 91 12 66z"
        + _box(1, 0, 38, 4) + _box(61, 0, 88, 4),
    ),
    "Y": (
        88,
        "M10 2H28L52 50V62H38z" + "M74 2H80L51 60 45 54z"
        + _box(37, 52, 52, 99) + _box(0, 0, 38, 4) + _box(62, 0, 92, 4) + _box(25, 97, 64, 101),
    ),
}  # fmt: skip
SPACE: Final = 46.0


def width(text: str, spacing: float) -> float:
    """How wide a text is, in hundredths of the height of its capitals."""
    return sum((LETTERS[letter][0] if letter in LETTERS else SPACE) + spacing for letter in text) - spacing


def write(text: str, x: float, y: float, height: float, spacing: float) -> str:
    """A path for a text whose middle stands on (x, y)."""
    scale = height / 100
    at = -width(text, spacing) / 2
    parts: list[str] = []
    for letter in text:
        if letter in LETTERS:
            across, path = LETTERS[letter]
            parts.append(f'<path transform="translate({at:g} 0)" d="{path}"/>')
        else:
            across = SPACE
        at += across + spacing
    return f'<g transform="translate({x:g} {y - height:g}) scale({scale:g})">{"".join(parts)}</g>'
