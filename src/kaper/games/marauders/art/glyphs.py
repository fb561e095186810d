"""Signs on a grid of 24: an outline in the ink of the text, and a colour with a meaning."""

from typing import Final

from kaper.engine.drawing import outlined

GOLD, GREEN, RED, BLUE, WOOD = "#dba43a", "#6f9a53", "#b8432f", "#4b7f93", "#a5713c"
STEEL, PLUM, SAND, DARK, BONE, BROWN = "#9aa0a6", "#7a4f7f", "#e3d3a4", "#3a3640", "#f4ead2", "#6f4527"


def drawn(*paths: tuple[str, str], line: float = 1.5) -> str:
    """A sign from paths with their fills."""
    return outlined(paths, line)


GOODS: Final = {
    "cocoa": drawn(
        (BROWN, "M4 18C2 12 7 4 19 3c2 10-3 18-11 18-2 0-3-1-4-3z"),
        ("", "M4 20C9 15 13 9 19 3M7 14c1-4 4-7 8-9M10 19c4-2 7-6 8-11"),
    ),
    "food": drawn(
        (SAND, "M3 13c0-5 4-8 9-8s9 3 9 8c0 4-3 6-9 6s-9-2-9-6z"),
        ("", "M8 6.5l1.5 5M12 5.5l1.5 5M16 6.5l1.5 4"),
    ),
    "rum": drawn(
        (WOOD, "M6 4h12c2 5 2 11 0 16H6C4 15 4 9 6 4z"),
        ("", "M4.8 8.5h14.4M4.8 15.5h14.4M12 4v16"),
    ),
    "spices": drawn(
        (RED, "M7 9c-4 3-5 8-2 11h14c3-3 2-8-2-11z"),
        (SAND, "M7 9h10l1.5-5c-4 2-9 2-13 0z"),
        ("", "M9 14v2M12 13v2M15 14v2M12 17.5v.5"),
    ),
    "sugar": drawn((BONE, "M12 2.5L18.5 20h-13z"), (STEEL, "M4 20h16v1.8H4z"), ("", "M12 6l2 9M9.5 13l-1 4")),
    "textiles": drawn(
        (BLUE, "M3 8.5l13-5 5 4v9l-13 5-5-4z"),
        ("", "M3 8.5l5 4 13-5M8 12.5v9M12 11v9M16.5 9.3v9"),
    ),
    "tobacco": drawn((GREEN, "M4 21C3 11 9 4 20 3c1 10-5 17-14 16z"), ("", "M4 21L16 7M9 15l1-6M12 12l6-1")),
    "wood": drawn(
        (WOOD, "M3 13l9-3.5 9 3.5v3L12 20l-9-4z"),
        (SAND, "M5 7a2.6 2.6 0 115.2 0A2.6 2.6 0 015 7zM13.5 7a2.6 2.6 0 115.2 0 2.6 2.6 0 01-5.2 0z"),
        ("", "M3 13l9 3.6 9-3.6M12 16.6V20"),
    ),
}
LOCATIONS: Final = {
    "hull": drawn(
        (
            WOOD,
            "M1.8 8.6c3.2 1.6 6.8 2 10.2 2s7-.4 10.2-2c-.4 4.8-2 8.6-4.8 11.4H6.6C3.8 17.2 2.2 13.4 1.8 8.6z",
        ),
        ("", "M3.2 13.6c5.8 1.4 11.8 1.4 17.6 0M5 17.2c4.6 1 9.4 1 14 0"),
    ),
    "cargo": drawn((SAND, "M3 6h18v14H3z"), ("", "M3 6l18 14M21 6L3 20M3 10h18")),
    "masts": drawn(
        ("", "M12 2v20"),
        (
            BONE,
            "M6 3.6h12c1.2 2 1.2 4.2.4 6H5.8c-.8-1.8-.8-4 .2-6z"
            "M5 11.6h14c1.6 2.2 1.6 5 .4 7.2H4.6c-1.2-2.2-1.2-5 .4-7.2z",
        ),
    ),
    "crew": drawn(
        (BLUE, "M2.8 21.6c.4-4.6 3.8-6.8 9.2-6.8s8.8 2.2 9.2 6.8z"),
        ("#e9c9a0", "M12 4.4a4.8 4.8 0 110 9.6 4.8 4.8 0 010-9.6z"),
        (RED, "M6.9 8.4C6.9 4.6 9 2.4 12 2.4s5.1 2.2 5.1 6c-3.4-1-6.8-1-10.2 0z"),
    ),
    "cannons": drawn(
        (DARK, "M1.8 8.6L16.6 3.8l2.4 6.6L5.2 16.6c-3.6.8-5.8-5.8-3.4-8z"),
        (WOOD, "M9.4 12.4a4.6 4.6 0 110 9.2 4.6 4.6 0 010-9.2z"),
        ("", "M13.4 19.4l7 1.8"),
    ),
}
MODS: Final = {
    "extra-hammocks": drawn(
        (SAND, "M2.5 7c5 9 14 9 19 0-1 7-4.5 10-9.5 10S3.5 14 2.5 7z"),
        ("", "M2.5 4v16M21.5 4v16M7 11.5l2 4M12 13v4M17 11.5l-2 4"),
    ),
    "rigs-and-sails": drawn(
        ("", "M12 2v20M4 21L12 4l8 17M7 15h10M9 10h6"), (BONE, "M13 4c5 3 7 8 6 13-2-1-4-1-6-1z")
    ),
    "reinforced-hull": drawn(
        (WOOD, "M2 7c6 2.5 14 2.5 20 0-.4 5.6-2 9.6-5 13H7C4 16.6 2.4 12.6 2 7z"),
        (STEEL, "M5 11h14l-.8 3.5H5.8z"),
        ("", "M7.5 12.7h.1M12 12.7h.1M16.5 12.7h.1"),
    ),
    "extended-hold": drawn(
        (SAND, "M2.5 11h9v9h-9zM12.5 11h9v9h-9zM7.5 2.5h9v8.5h-9z"),
        ("", "M2.5 15.5h9M12.5 15.5h9M7.5 6.7h9"),
    ),
    "chasers": drawn(
        (DARK, "M2 6.5h11l6-1.5v4l-6-1H2zM2 16h11l6-1.5v4l-6-1H2z"),
        (WOOD, "M3 10h5v2.5H3zM3 19.5h5V22H3z"),
    ),
    "extra-cannon-port": drawn(
        (WOOD, "M3 4h18v16H3z"),
        (DARK, "M7 8h10v9H7z"),
        (STEEL, "M12 10a2.6 2.6 0 110 5.2 2.6 2.6 0 010-5.2z"),
        (RED, "M7 8l2-4h8l-.5 4z"),
    ),
    "swivel-guns": drawn(
        (DARK, "M3 10l13-4 1.5 4.5L4.5 14z"), (STEEL, "M9 13l3-1 2 9H8z"), ("", "M3 10L1 8M16 6l4-1")
    ),
    "long-guns": drawn(
        (DARK, "M1.5 12.5L20 4l2 3.5L4 17c-2.5.5-4-3-2.5-4.5z"),
        (WOOD, "M8.5 15a3.6 3.6 0 110 7.2 3.6 3.6 0 010-7.2z"),
        ("", "M12 18l8 3"),
    ),
}
WEAPONS: Final = {
    "grappling-hooks": drawn(
        (
            "",
            "M12 2v13M12 15c-4 0-7-2-7-6M12 15c4 0 7-2 7-6M12 15v6M5 9l-2 2.5M19 9l2 2.5M9 5c-4-2-6 1-4 3",
        ),
        (STEEL, "M10.3 13h3.4v7l-1.7 2-1.7-2z"),
    ),
    "chain-shot": drawn(
        (STEEL, "M5.5 4a4 4 0 110 8 4 4 0 010-8zM18.5 12a4 4 0 110 8 4 4 0 010-8z"),
        ("", "M9 10l1.5 1M12 11.5l1 .6M14 13l1.2.7"),
    ),
    "grapeshot": drawn(
        (
            STEEL,
            "M12 2.5a3 3 0 110 6 3 3 0 010-6zM7.5 7.5a3 3 0 110 6 3 3 0 010-6z"
            "M16.5 7.5a3 3 0 110 6 3 3 0 010-6zM12 9.5a3 3 0 110 6 3 3 0 010-6z",
        ),
        (SAND, "M5 15h14l-2.5 7h-9z"),
    ),
}
SPECIALISTS: Final = {
    "carpenter": drawn(
        (STEEL, "M3 6l13 8-2 4L3 9z"),
        (WOOD, "M15 13l6 2.5-1.5 5L13 18z"),
        ("", "M5 9.5l1-1M7.5 11l1-1M10 12.5l1-1"),
    ),
    "boatswain": drawn(
        (GOLD, "M2 8h13a5 5 0 11-5 5V11H2z"), ("", "M15 10.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM5 11v4")
    ),
    "gunner": drawn(
        (DARK, "M10 7a7.5 7.5 0 110 15 7.5 7.5 0 010-15z"),
        ("", "M15 9l2.5-3M17.5 6c1-3 3 0 4-3"),
        (GOLD, "M20.5 1.5l1 2 2 .5-2 1-.5 2-1.5-1.5-2 .5 1-2z"),
    ),
    "surgeon": drawn(
        (BONE, "M9.5 3h5v6h6v5h-6v7h-5v-7h-6V9h6z"),
        (RED, "M11 5h2v5.5h5.5v2H13V19h-2v-6.5H5.5v-2H11z"),
        line=1.2,
    ),
    "lookout": drawn(
        (GOLD, "M2.2 15.2L9.4 10l3.4 4.6-7.2 5.2z"),
        (BONE, "M9.8 9.6l5.4-3.8 3.8 5-5.6 4z"),
        (GOLD, "M15.4 5.2l3.2-2.4 4.2 5.6-3.4 2.4z"),
    ),
    "veteran": drawn(
        (STEEL, "M4 3c8 1 13 5 14.5 11.5L16 17C14 11 9 7 4 3z"),
        ("", "M12 18.5c3 1.5 7-1 7.5-5M17 17l4.5 4.5"),
        (RED, "M4 13h5v5l-2.5 3L4 18z"),
    ),
    "steward": drawn(
        (GOLD, "M4 6h12v15H4z"),
        ("", "M16 9h3.5v8H16M7.5 10v7M12.5 10v7"),
        (BONE, "M3 6c0-4 4-3 5-3 2-2 5-1 5 0 3-.5 4 1 4 3z"),
    ),
    "helmsman": drawn(
        (WOOD, "M12 5a7 7 0 110 14 7 7 0 010-14zm0 3.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z"),
        ("", "M12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M19.4 4.6L4.6 19.4"),
    ),
}


def _cloth(inside: str, line: float = 1.3) -> str:
    """A flag on its staff; the pattern is clipped by nothing but its own shape."""
    return inside + drawn(("", "M3.5 2v20M3.5 4h17.5v11H3.5z"), line=line)


def _bar(colour: str, x: float, y: float, wide: float, high: float) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" fill="{colour}"/>'


FLAGS: Final = {
    "spanish": _cloth(
        _bar("#f6f1e2", 3.5, 4, 17.5, 11)
        + '<path d="M4.5 5L20 14M20 5L4.5 14" stroke="#a8322a" stroke-width="2.4" fill="none"/>'
    ),
    "english": _cloth(
        _bar("#f6f1e2", 3.5, 4, 17.5, 11)
        + _bar("#b8302a", 10.6, 4, 3.2, 11)
        + _bar("#b8302a", 3.5, 8, 17.5, 3)
    ),
    "french": _cloth(
        _bar("#2f4f9c", 3.5, 4, 17.5, 11)
        + "".join(
            f'<path d="M{x} {y}c-1.6 0-1.8-2 0-1.6-.1-1 .3-1.7.8-2.3.5.6.9 1.3.8 2.3 1.8-.4 1.6 1.6 0 '
            '1.6l.4 1h-2.4z" fill="#e6bf4a"/>'
            for x, y in ((6.7, 8.4), (11.7, 12.6), (16.7, 8.4))
        )
    ),
    "dutch": _cloth(
        _bar("#d8792b", 3.5, 4, 17.5, 3.7)
        + _bar("#f6f1e2", 3.5, 7.7, 17.5, 3.7)
        + _bar("#34599e", 3.5, 11.4, 17.5, 3.6)
    ),
    "pirate": _cloth(
        _bar("#26232b", 3.5, 4, 17.5, 11) + '<path d="M12.2 5.8a2.7 2.7 0 012.7 2.7c0 1-.5 1.6-1.1 '
        '2v1.2h-3.2v-1.2c-.6-.4-1.1-1-1.1-2a2.7 2.7 0 012.7-2.7z" '
        'fill="#f4ead2"/><path d="M8.5 13.5l7.5-2M8.5 11.5l7.5 2" stroke="#f4ead2" stroke-width=".9"/>'
    ),
}
HIT: Final = drawn(
    (
        RED,
        "M12 1.8l2.4 5 4.8-2.6-1.2 5.4 5 1.4-4.4 3.2 3 4.6-5.4-.6-.6 5.4-3.8-4-3.8 4"
        "-.2-5.6-5.4.8 3-4.6L1 11l5-1.4-1.4-5.4 5 2.6z",
    ),
    line=1,
)
ESCAPE: Final = drawn(
    (BONE, "M11 3c6 2 8 7 7 12-3-1-5-1-7-1z"),
    (WOOD, "M3 17h18c-1 3-2.5 4.5-4 5H7c-1.5-.5-3-2-4-5z"),
    ("", "M11 2v15M1 8h6M2 12h5"),
)
ORDERS: Final = {
    "shoot": LOCATIONS["cannons"],
    "board": drawn(
        (STEEL, "M3 3l2.6.4 11 11-2.2 2.2-11-11zM21 3l-2.6.4-11 11 2.2 2.2 11-11z"),
        ("", "M12.8 18.2l5.4-5.4M11.2 18.2l-5.4-5.4M16.6 16.6l4.4 4.4M7.4 16.6L3 21"),
    ),
    "flee": ESCAPE,
    "fight-on": drawn(
        (STEEL, "M3 3l2.6.4 11 11-2.2 2.2-11-11zM21 3l-2.6.4-11 11 2.2 2.2 11-11z"),
        ("", "M12.8 18.2l5.4-5.4M11.2 18.2l-5.4-5.4"),
    ),
    "withdraw": drawn((BONE, "M11 3h9v18h-9z"), (BLUE, "M10 8.5v7H4.5V19L1 12l3.5-7v3.5z")),
    "take-ship": drawn(
        (BONE, "M13 3c5 2 7 6 6 11-2-1-4-1-6-1zM11 5c-4 2-6 5-6 9 2-.6 4-.8 6-.6z"),
        (WOOD, "M2 16h20c-.6 3-2 5-4 6H6c-2-1-3.4-3-4-6z"),
    ),
    "stay": LOCATIONS["hull"],
    "reward": drawn(
        (GOLD, "M12 2.5a9.5 9.5 0 110 19 9.5 9.5 0 010-19z"),
        ("", "M12 6.5v11M15 8.5c-5-3-8 2-3 3.5s3 6-3 3.5"),
    ),
    "decline": drawn((RED, "M5.6 2.6L12 9l6.4-6.4 3 3L15 12l6.4 6.4-3 3L12 15l-6.4 6.4-3-3L9 12 2.6 5.6z")),
}
