"""One set of icons on a grid of 24: an outline in the ink of the text, and one colour with a meaning."""

from typing import Final

from kaper.engine.drawing import WASH, outlined
from kaper.games.tiny_epic.art.palette import INK, LOOT, LOOT_SIGN, PAPER

_GOLD, _RED, _GREEN, _GREY, _SKY, _WOOD = "#dba43a", "#c2553f", "#5f9e63", "#8b8f98", "#6fa9c9", "#a5652c"


def _icon(*paths: tuple[str, str]) -> str:
    """Paths with their fills; an empty one is only a line."""
    return outlined(paths, 1.6)


def _cube(colour: str) -> str:
    return _icon(
        (colour, "M12 2.500L21 7v10l-9 4.500L3 17V7z"),
        ("", "M3 7l9 4.500L21 7M12 11.500v10"),
        ("#ffffff55", "M12 2.500L21 7l-9 4.500L3 7z"),
    )


def _loot(loot: str) -> str:
    """A cube with the sign of what it is on a pale seal."""
    ink = f'fill="none" stroke="{INK}" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"'
    return (
        _icon(
            (LOOT[loot], "M12 2.500L21 7v10l-9 4.500L3 17V7z"), ("#ffffff55", "M12 2.500L21 7l-9 4.500L3 7z")
        )
        + f'<circle cx="12" cy="12.600" r="6.900" fill="{PAPER}"/><path d="{LOOT_SIGN[loot]}" {ink}/>'
    )


_PIPS: Final[dict[int, list[tuple[float, float]]]] = {
    1: [(12, 12)],
    2: [(8, 8), (16, 16)],
    3: [(7.5, 7.5), (12, 12), (16.5, 16.5)],
    4: [(8, 8), (16, 8), (8, 16), (16, 16)],
    5: [(7.5, 7.5), (16.5, 7.5), (12, 12), (7.5, 16.5), (16.5, 16.5)],
    6: [(8, 7), (16, 7), (8, 12), (16, 12), (8, 17), (16, 17)],
}


def _die(face: int) -> str:
    dots = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="1.9" fill="currentColor"/>' for x, y in _PIPS[face])
    box = (
        "M6 2.500h12q3.500 0 3.500 3.500v12q0 3.500-3.500 3.500H6q-3.500 0-3.500-3.500V6q0-3.500 3.500-3.500z"
    )
    return f"{_icon((WASH, box))}{dots}"


_COIN: Final = ((_GOLD, "M12 3a9 9 0 110 18 9 9 0 010-18z"), ("", "M12 6.500v11M6.500 12h11"))
_SWORDS: Final = (
    (WASH, "M20.500 3.500l-.7 4L10 17.200 6.800 14 16.500 4.200z"),
    ("", "M4.500 13l6.500 6.500M7.200 16.800L3 21"),
    (WASH, "M3.500 3.500l.7 4 9.800 9.700L17.200 14 7.500 4.200z"),
    ("", "M19.500 13L13 19.500M16.800 16.800L21 21"),
)
_CHEST: Final = (
    (_WOOD, "M3.500 11C3.500 6.500 6 4 12 4s8.500 2.500 8.500 7z"),
    (_WOOD, "M2.800 11h18.400v9H2.800z"),
    (_GOLD, "M9.500 10h5v5h-5z"),
)
_SPYGLASS: Final = (
    (_WOOD, "M2.500 15.500l9-7 3.500 4.500-9 7z"),
    (_GOLD, "M12 8l5.500-4 4 5.500-5.500 4z"),
    ("", "M9 17.500l1 4M6.500 18.500l-3 3"),
)
_SCALES: Final = (
    ("", "M12 3v17M7 20.500h10M4.500 6.500h15"),
    (_GOLD, "M1.500 13.500h6c0 4-6 4-6 0z"),
    (_GOLD, "M16.500 13.500h6c0 4-6 4-6 0z"),
    ("", "M4.500 6.500l-3 7M4.500 6.500l3 7M19.500 6.500l-3 7M19.500 6.500l3 7"),
)
_CREW: Final = (
    (WASH, "M12 8.500a4 4 0 110 8 4 4 0 010-8z"),
    (_RED, "M5 9.500c2-6 12-6 14 0-4-1.500-10-1.500-14 0z"),
    (_SKY, "M4.500 22c.5-5 15-5 15 0z"),
)
_PLUNDER: Final = (
    (_WOOD, "M5 8c-4 6-3 13 7 13s11-7 7-13z"),
    ("", "M7 8c-1-2 0-3-2-5 5 1 9 1 14 0-2 2-1 3-2 5z"),
    (_GOLD, "M12 11.500a3 3 0 110 6 3 3 0 010-6z"),
)
_COVE: Final = (
    (_GREEN, "M3 17C0 8 6 2.500 12 2.500S24 8 21 17l-5 1c2-6 1-10-4-10s-6 4-4 10z"),
    ("", "M2 21q2.500-2 5 0t5 0 5 0 5 0"),
)
_SAIL: Final = (
    (WASH, "M5 3c6 1 12 1 14 0 2 5 2 9 0 13-5-1.500-9-1.500-14 0 2-4 2-9 0-13z"),
    ("", "M12 3.500v17M8 21h8"),
)
_ARROWS: Final = (("", "M4 9h13l-4-4M20 15H7l4 4"),)
_SKULL: Final = (
    (WASH, "M4 10.500a8 7.700 0 1116 0c0 2.700-1.200 4.200-3 5v3.200c0 1-.6 1.800-1.500 1.800h-7C7.600 "
            "20.500 7 19.700 7 18.700v-3.200c-1.800-.8-3-2.300-3-5z"),
    (_RED, "M7.200 10.800a1.900 1.900 0 103.800 0 1.900 1.900 0 10-3.800 0zM13 10.800a1.900 1.900 0 "
           "103.800 0 1.900 1.900 0 10-3.800 0z"),
    ("", "M10.300 18v2.500M13.700 18v2.500"),
)  # fmt: skip
_NAVY: Final = (
    (_SKY, "M2.500 16h19l-2.500 5H6z"),
    (WASH, "M6 13.500c1.500-3 1.500-6 0-9h11c2 3 2 6 0 9z"),
    ("", "M12 16V2.500M9 9h6M12 6v6"),
)
_SHIP: Final = (
    (_WOOD, "M2.500 16h19l-2.500 5H6z"),
    (WASH, "M6 13.500c1.500-3 1.500-6 0-9h11c2 3 2 6 0 9z"),
    ("", "M12 16V2.500"),
)
_CANNON: Final = (
    (_GREY, "M3 10l14.500-5.200 2.200 5.700L6.500 15.600C3.500 16 1.800 12.500 3 10z"),
    (_WOOD, "M9.500 13a4 4 0 110 8 4 4 0 010-8z"),
    ("", "M16.500 3.800l3.800 8M9.500 13v8M5.500 17h8"),
)
_STORM: Final = (
    (_GREY, "M6 14C1 14 1 7.500 6 7.500 7 2 15.500 2 16.500 7c6-.5 6 7 1 7z"),
    (_GOLD, "M12.500 12l-4 6h3.500l-1.500 4.500 5-7h-3.500l2-3.500z"),
)

ICONS: Final[dict[str, str]] = {
    "order-hide": _icon(*_COVE),
    "order-plunder": _icon(*_PLUNDER),
    "order-trade": _icon(*_SCALES),
    "order-crew-up": _icon(*_CREW),
    "order-search": _icon(*_SPYGLASS),
    "order-attack": _icon(*_SWORDS),
    "do-bury": _icon(*_CHEST),
    "do-plunder": _icon(*_PLUNDER),
    "do-trade": _icon(*_SCALES),
    "do-crew-up": _icon(*_CREW),
    "do-search": _icon(*_SPYGLASS),
    "do-attack": _icon(*_SWORDS),
    "do-special-trade": _icon(*_SCALES, (_RED, "M12 9l1.500 3 3.500.5-2.500 2.300.6 3.200-3.100-1.600"
                                               "L8.900 18l.6-3.200L7 12.500l3.500-.5z")),
    "do-swap": _icon(*_ARROWS),
    "do-sail-navy": _icon(*_NAVY),
    "do-sail-merchant": _icon(*_SHIP),
    "do-gain-gold": _icon(*_COIN),
    "do-reroll": _icon((WASH, "M8 8h11v11H8z"), ("", "M4 12C4 6 9 3 14 4.500M14 4.500L11 1.500M14 4.500"
                                                      "l-4 2"), ("currentColor", "M12.500 13.500a1 1 0 102 "
                                                          "0 1 1 0 10-2 0z")),
    "do-reassign": _icon((WASH, "M8 4.500a3 3 0 110 6 3 3 0 010-6z"), (_SKY, "M2.500 19c.5-7 10.500-7 11 0"
        "z"), ("", "M14 6h7l-3-3M21 6l-3 3M21 13h-5l2.500-2.500M16 13l2.500 2.500")),
    "do-sail": _icon(*_SAIL),
    "doubloon": _icon(*_COIN),
    "treasure": _icon(*_CHEST),
    "swords": _icon(*_SWORDS),
    "crew": _icon(*_CREW),
    "cove": _icon(*_COVE),
    "cube": _cube(_WOOD),
    "sail": _icon(*_SAIL),
    "dice": _die(5),
    "infamy": _icon(*_SKULL),
    "deadeye": _icon((WASH, "M12 3a9 9 0 110 18 9 9 0 010-18z"), (_RED, "M12 8.500a3.500 3.500 0 110 7 "
        "3.500 3.500 0 010-7z"), ("", "M12 .8v5M12 18.200v5M.8 12h5M18.200 12h5")),
    "sail-2": _icon(("", "M2.500 9h11c4 0 4-5.500.5-5.500-2 0-3 1.500-2.500 3M2.500 13h16c4.500 0 4.500 6 "
                         ".5 6-2 0-3-1.500-2.500-3M2.500 17h8")),
    "storm-pass": _icon(*_STORM, ("", "M3 21.500L21 3")),
    "storm": _icon(*_STORM),
    "hit": _icon((_RED, "M12 2l2.500 5.500L20 5l-2.500 5.500L23 13l-5.700 1.500L18 20l-5-3-4.500 "
                        "4.500-.5-5.500L2 16l3.500-4.500L2 7l6 .8z")),
    "rigging": _icon(*_SAIL, ("", "M5 16l7-12.500L19 16M6.500 12h11")),
    "cannons": _icon(*_CANNON),
    "extortion": _icon((_GOLD, "M9 9a6 6 0 110 12A6 6 0 019 9z"), (WASH, "M13 10.500c2-5 5-7 "
        "8.500-7.500-.5 4-2.500 7-6 9.500"), ("", "M9 12v6M6.500 15h5")),
    "repairs": _icon((_WOOD, "M4 18.500L14 8.500l2 2-10 10q-2-.2-2-2z"), (_GREY, "M11 5.500l3-3 7 7-3 "
        "3-2.500-2.500L14 8.500z")),
    "round": _icon((WASH, "M6 2.500h12c0 5-4 6.500-4 9.500s4 4.500 4 9.500H6c0-5 4-6.500 4-9.500S6 7.500 "
                           "6 2.500z"), ("", "M4.500 2.500h15M4.500 21.500h15")),
    **{f"cube-{loot}": _loot(loot) for loot in LOOT},
    **{f"die-{face}": _die(face) for face in range(1, 7)},
}  # fmt: skip
