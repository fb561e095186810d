"""Signs on a grid of 24: an outline in the ink of the text, a colour with a meaning, figures on them."""

from typing import Final

from kaper.engine.drawing import WASH, outlined

GOLD, GREEN, WHITE, RED, BLUE = "#dba43a", "#4f9a63", "#f7f3ea", "#b8432f", "#5b93ad"
WOOD, STEEL, PLUM, SAND, LEAF = "#a5652c", "#9aa0a6", "#7a4f7f", "#e3d3a4", "#7fae6a"
DARK: Final = "#2d2a33"
LIGHT: Final = "#fffaf0"
MINUS: Final = "\N{MINUS SIGN}"
KIND: Final = {"gold": GOLD, "emerald": GREEN, "pearl": WHITE, "any": STEEL}
DIE: Final = {"yellow": GOLD, "green": GREEN, "white": WHITE}
ON: Final = {GOLD: DARK, WHITE: DARK, GREEN: LIGHT, STEEL: DARK}


def drawn(*paths: tuple[str, str], line: float = 1.5) -> str:
    """A sign from paths with their fills."""
    return outlined(paths, line)


def figure(text: str, x: float = 12, y: float = 16.6, size: float = 13, fill: str = DARK) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="800" text-anchor="middle" '
        f'font-variant="lining-nums" fill="{fill}">{text}</text>'
    )


def corner(text: str, fill: str = "currentColor") -> str:
    """A figure at the lower right of a sign, on a plate of its own: it can be read on any drawing."""
    wide = 6 + 4.5 * len(text)
    x = 24 - wide / 2
    plate = (
        f'<rect x="{24 - wide:g}" y="11.5" width="{wide:g}" height="12.5" rx="4.5" '
        'fill="var(--paper-raised,#fbf4e2)" stroke="currentColor" stroke-width=".7"/>'
    )
    return plate + figure(text, x, 21.6, 11.5, fill)


def moved(art: str, x: float, y: float, scale: float = 1) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{art}</g>'


def coin(n: int | str, red: bool = False) -> str:
    inner = figure(str(n), 12, 16.7, 14, RED if red else DARK)
    return drawn((GOLD, "M12 2a10 10 0 110 20 10 10 0 010-20z")) + _rim() + inner


def _rim() -> str:
    return (
        '<circle cx="12" cy="12" r="8" fill="none" stroke="#8a5f12" stroke-width=".7" '
        'stroke-dasharray="1.4 1.2"/>'
    )


def seal(n: int | str) -> str:
    """Victory points: a wax seal."""
    wax = (
        "M12 1.5l2.7 2.2 3.4-.6 1.1 3.3 3.2 1.4-.8 3.4 1.6 3-2.6 2.3-.3 3.5-3.5.4-2 "
        "2.8-3-1.6-3 1.6-2-2.8-3.5-.4-.3-3.5L.8 14.2l1.6-3-.8-3.4 3.2-1.4 1.1-3.3 "
        "3.4.6z"
    )
    return drawn((RED, wax), line=1) + figure(str(n), 12, 16.7, 13.5, LIGHT)


def gem(kind: str) -> str:
    """A treasure of a kind; of any kind, all three."""
    if kind in ("any", "die"):
        return (
            moved(gem("gold"), 0, 9.5, 0.6)
            + moved(gem("emerald"), 5, -0.5, 0.58)
            + moved(gem("pearl"), 10.5, 10, 0.56)
        )
    if kind == "gold":
        return drawn(
            (GOLD, "M6.5 6h11l5 12h-21z"), ("#f0c766", "M6.5 6h11l-2 5h-7z"), ("", "M8.5 11l-7 7M15.5 11l7 7")
        )
    if kind == "emerald":
        return drawn(
            (GREEN, "M7 3.5h10l5 6L12 21.5 2 9.5z"),
            ("#86c796", "M7 3.5h10l-1.8 6H8.8z"),
            ("", "M2 9.5h20M8.8 9.5L12 21.5l3.2-12"),
        )
    return (
        drawn((WHITE, "M12 3a9 9 0 110 18 9 9 0 010-18z"))
        + '<path d="M7 9.5c1-2.2 2.6-3.4 4.6-3.6" fill="none" stroke="#b9b2c4" '
        'stroke-width="2" stroke-linecap="round"/>'
    )


def cube(fill: str) -> str:
    return drawn(
        (fill, "M12 2.5l8.5 4.8v9.4L12 21.5l-8.5-4.8V7.3z"), ("", "M3.5 7.3L12 12l8.5-4.7M12 12v9.5")
    )


def island(kind: str, n: int) -> str:
    """Cubes for an island."""
    land = drawn((SAND, "M1.5 21c1.5-6 6-9.5 10.5-9.5S21 15 22.5 21z"))
    return land + moved(cube(KIND[kind]), 1, -1, 0.72) + corner(f"+{n}")


SPADE: Final = drawn(
    ("", "M12 2.5v9M8.5 2.5h7"), (STEEL, "M6.8 10.5h10.4v5c0 4-2.8 6-5.2 6.5-2.4-.5-5.2-2.5-5.2-6.5z")
)
SCROLL: Final = drawn(
    (SAND, "M6 3h14v14.5a3.5 3.5 0 01-3.5 3.5H4.5A2.5 2.5 0 007 18.5z"),
    ("", "M9.5 7.5h7M9.5 11h7M9.5 14.5h4.5"),
)
BOOT: Final = drawn(
    (WOOD, "M7 2h7v9.5l6 2.7c1.7.8 2.3 2 2.3 4V21H6v-4.5C7 13 7 8 7 2z"), ("", "M6 18.2h16.3M7 5h7")
)
SWORDS: Final = drawn(
    (WASH, "M3 3l4.2.8L18.5 15 15.3 18.2 3.8 7.2z"),
    (WASH, "M21 3l-4.2.8L5.5 15l3.2 3.2L20.2 7.2z"),
    ("", "M13.3 20l7-7M17 17l4.2 4.2M10.7 20l-7-7M7 17l-4.2 4.200"),
)
CREW: Final = drawn(
    (SAND, "M7.5 10.5h9v3c0 3-2 4.5-4.5 4.5s-4.5-1.5-4.5-4.5z"),
    (RED, "M3.5 22.5c.5-4 3.5-5 8.5-5s8 1 8.5 5z"),
    (DARK, "M1.8 9.8C6 8.8 7.5 3 12 3s6 5.8 10.2 6.8c-4 2.2-16.4 2.2-20.4 0z"),
)
BARREL: Final = drawn(
    (WOOD, "M7 2.5h10c2.4 6 2.4 13 0 19H7c-2.4-6-2.4-13 0-19z"), ("", "M5.7 7h12.6M5.7 17h12.6M12 2.5v19")
)
SLOOP: Final = drawn(
    (WOOD, "M2 16h20l-2.8 5.5H5.5z"),
    (WHITE, "M5.5 13.5c1.7-3.3 1.7-6.6 0-10h11c2.2 3.3 2.2 6.7 0 10z"),
    ("", "M12 16V1.5"),
)
HOUSE: Final = drawn(
    (SAND, "M4 11.5h16V22H4z"), (RED, "M1.8 12L12 2.5 22.2 12z"), (WASH, "M9.7 22v-6.5h4.6V22")
)
RIVER: Final = drawn(
    ("", "M2 7c3.3-3 6.7 3 10 0s6.7-3 10 0M2 13c3.3-3 6.7 3 10 0s6.7-3 10 0M2 19c3.3-3 6.7 3 10 0s6.7-3 10 0")
).replace('stroke="currentColor" stroke-width="1.5"', f'stroke="{BLUE}" stroke-width="2.6"')
UPGRADE: Final = moved(cube(STEEL), 0, 4, 0.82) + drawn((LEAF, "M17.5 1.5l5.5 6.2h-3.3v6h-4.4v-6H12z"))
STALL: Final = drawn(
    (WASH, "M4.5 9.5h15V21h-15z"),
    (PLUM, "M4 3.5h16l2.5 6.5h-21z"),
    (WHITE, "M9 3.5h2.6l-.6 6.5H7.4zM14.5 3.5H17l1.8 6.5h-3.5z"),
    ("", "M8 21v-5.5h8V21"),
)
PROW: Final = drawn(
    (GOLD, "M3 21.5c9-1 13-6.5 13.5-14l4.5-5-.6 6.5C19.5 17 14 22 3 21.5z"),
    ("", "M7.5 18c4-1.5 6.7-4.5 8-8.5"),
)
BOLT: Final = drawn((GOLD, "M14 1.5L4.5 13.5h5.8L8 22.5 19 10h-6z"))
CHECK: Final = (
    f'<path d="M4 12.5l5.5 6L20.5 4.5" fill="none" stroke="{LEAF}" stroke-width="4" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
)
AGAIN: Final = drawn(("", "M18.5 6.5A8 8 0 1020 13M18.8 2v5h-5"), line=2.2)
ARROW: Final = drawn((DARK, "M2 10h11V5.5L22 12l-9 6.5V14H2z"), line=1)
RUBY: Final = drawn(
    (RED, "M7 3.5h10l5 6L12 21.5 2 9.5z"),
    ("#e08a7a", "M7 3.5h10l-1.8 6H8.8z"),
    ("", "M2 9.5h20M8.8 9.5L12 21.5l3.2-12"),
)
CARDS: Final = drawn((WASH, "M3 6l11-2.5 4 16.5-11 2.5z"), (SAND, "M8.5 2h12.5v17.5H8.5z"))
EQUAL_DIE: Final = drawn((WASH, "M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2H5a2 2 0 01-2-2V5a2 2 0 012-2z"))


def die(colour: str, text: str) -> str:
    fill = DIE[colour]
    return drawn((fill, "M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2H5a2 2 0 01-2-2V5a2 2 0 012-2z")) + figure(
        text, 12, 16.4, 12.5, ON[fill]
    )


TYPE: Final = {"crew": CREW, "equipment": BARREL, "ship": SLOOP}
COUNTED: Final[dict[str, str]] = {
    "gold": gem("gold"),
    "emerald": gem("emerald"),
    "pearl": gem("pearl"),
    "treasure-set": gem("any"),
    "buried": SPADE,
    **{
        f"buried-{kind}": moved(gem(kind), 6, -1, 0.75) + moved(SPADE, -3, 6, 0.76)
        for kind in ("gold", "emerald", "pearl")
    },
    **TYPE,
    "lightning": BOLT,
    "cards-and-residences": moved(CARDS, -1, -1, 0.72) + moved(HOUSE, 9, 9, 0.62),
    "residence": HOUSE,
    "upgrade": moved(cube(STEEL), 1, 1, 0.92),
    "river": RIVER,
    "income-doubloons": moved(coin(""), -1, -1, 0.72) + moved(AGAIN, 10, 9, 0.6),
    "income-vp": moved(seal(""), -1, -1, 0.72) + moved(AGAIN, 10, 9, 0.6),
    "quest": SCROLL,
    "quest-scored": SCROLL + moved(CHECK, 9, 10, 0.6),
}

SHARED: Final[dict[str, str]] = {
    "spade": SPADE,
    "scroll": SCROLL,
    "boot": BOOT,
    "swords": SWORDS,
    "crew": CREW,
    "barrel": BARREL,
    "sloop": SLOOP,
    "house": HOUSE,
    "river": RIVER,
    "stall": STALL,
    "prow": PROW,
    "bolt": BOLT,
    "again": AGAIN,
    "arrow": ARROW,
    "ruby": RUBY,
    "cards": CARDS,
    "seal": seal("").partition("<text")[0],
    "coin": coin("").partition("<text")[0],
    **{f"gem-{kind}": gem(kind) for kind in ("gold", "emerald", "pearl")},
    **{f"cube-{kind}": cube(fill) for kind, fill in KIND.items()},
}
"""Signs that a sheet draws once and uses often."""
