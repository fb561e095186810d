"""Where everything lies on the drawn boards: what the scene points at is what the art draws."""

from typing import Final, NamedTuple

from kaper.games.marauders.components.board import LOCATION_NAMES

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Point = tuple[float, float]
WIDTH: Final = 1600.0
HEIGHT: Final = 780.0


def around(at: Point, across: float, down: float) -> Box:
    """A box with this middle, this width and height."""
    return at[0] - across / 2, at[1] - down / 2, at[0] + across / 2, at[1] + down / 2


# --- the chart: where borders meet, and the zones that lie between them

CORNERS: Final[dict[str, Point]] = {
    "nw": (18, 18), "ne": (1582, 18), "se": (1582, 762), "sw": (18, 762),
    "n1": (300, 18), "n2": (742, 18), "n3": (862, 18), "n4": (965, 18), "n5": (1135, 18), "n6": (1318, 18),
    "w1": (18, 268), "w2": (18, 470), "e1": (1582, 418), "e2": (1582, 640),
    "s1": (418, 762), "s2": (730, 762), "s3": (988, 762), "s4": (1238, 762),
    "florida": (338, 122), "bank": (532, 182), "passage": (590, 258), "gulf": (600, 300),
    "caiman": (250, 274), "mole": (470, 282), "bay": (748, 284), "ocoa": (756, 402), "mona": (952, 398),
    "sombrero": (1135, 358), "saba": (1098, 418), "nevis": (1312, 340), "windward": (1408, 410),
    "barbados": (1412, 566), "grenada": (1240, 588), "orchila": (1120, 548), "bonaire": (988, 580),
    "guajira": (728, 574), "alta": (708, 486), "navassa": (556, 470), "rosalind": (388, 516),
}  # fmt: skip
OUTLINES: Final[dict[str, list[str]]] = {
    "nassau": ["n1", "n2", "bank", "florida"],
    "havana": ["nw", "n1", "florida", "bank", "passage", "mole", "caiman", "w1"],
    "tortuga": ["n2", "n3", "bay", "gulf", "passage", "bank"],
    "port-royal": ["w1", "caiman", "mole", "passage", "gulf", "navassa", "rosalind", "w2"],
    "old-providence": ["w2", "rosalind", "s1", "sw"],
    "petite-goave": ["gulf", "bay", "ocoa", "alta", "navassa"],
    "cartagena": ["rosalind", "navassa", "alta", "guajira", "s2", "s1"],
    "santo-domingo": ["n3", "n4", "mona", "ocoa", "bay"],
    "san-juan": ["n4", "n5", "sombrero", "saba", "mona"],
    "caribbean-sea": ["ocoa", "mona", "saba", "orchila", "bonaire", "guajira", "alta"],
    "curacao": ["guajira", "bonaire", "s3", "s2"],
    "caracas": ["bonaire", "orchila", "grenada", "s4", "s3"],
    "st-maarten": ["n5", "n6", "nevis", "sombrero"],
    "basse-terre": ["sombrero", "nevis", "windward", "barbados", "grenada", "orchila", "saba"],
    "st-john": ["n6", "ne", "e1", "windward", "nevis"],
    "bridgetown": ["windward", "e1", "e2", "barbados"],
    "trinidad": ["grenada", "barbados", "e2", "se", "s4"],
}


class Place(NamedTuple):
    """A zone of the chart: its port, where ships lie in it and at sea, its name, and its two tokens."""

    port: Point
    dock: Point
    sea: Point
    name: Point
    demand: Point
    mod: Point


PLACES: Final[dict[str, Place]] = {
    "nassau": Place((418, 84), (480, 138), (628, 62), (524, 36), (486, 84), (544, 100)),
    "havana": Place((214, 150), (172, 106), (80, 112), (106, 52), (250, 230), (308, 232)),
    "tortuga": Place((664, 242), (606, 222), (772, 84), (694, 186), (640, 142), (698, 132)),
    "port-royal": Place((446, 342), (396, 376), (258, 408), (410, 298), (522, 348), (526, 410)),
    "old-providence": Place((262, 568), (320, 588), (306, 672), (272, 518), (196, 566), (212, 628)),
    "petite-goave": Place((668, 318), (620, 346), (632, 432), (662, 370), (716, 342), (708, 418)),
    "cartagena": Place((516, 690), (462, 672), (590, 540), (560, 640), (592, 694), (650, 684)),
    "santo-domingo": Place((850, 308), (904, 334), (908, 112), (852, 384), (876, 196), (908, 252)),
    "san-juan": Place((1018, 304), (1070, 276), (1050, 142), (1034, 384), (1010, 218), (1070, 214)),
    "caribbean-sea": Place((0, 0), (0, 0), (866, 514), (870, 446), (0, 0), (0, 0)),
    "curacao": Place((852, 640), (794, 614), (920, 618), (852, 692), (934, 700), (774, 712)),
    "caracas": Place((1096, 694), (1042, 680), (1120, 604), (1100, 648), (1154, 712), (1206, 682)),
    "st-maarten": Place((1198, 296), (1252, 280), (1226, 116), (1226, 178), (1182, 226), (1262, 222)),
    "basse-terre": Place((1296, 438), (1244, 464), (1168, 490), (1266, 388), (1366, 450), (1372, 514)),
    "st-john": Place((1412, 306), (1468, 318), (1510, 244), (1424, 386), (1372, 240), (1430, 226)),
    "bridgetown": Place((1490, 556), (1444, 530), (1494, 452), (1500, 504), (1546, 536), (1548, 594)),
    "trinidad": Place((1372, 690), (1316, 680), (1500, 704), (1372, 638), (1276, 636), (1434, 720)),
}
PORT_RADIUS: Final = 34.0
TOKEN_RADIUS: Final = 27.0
NAME_WIDE: Final = 168.0
BANNER: Final[Box] = (905, 22, 1495, 68)
"""Where the news that concern everybody are written."""


def zone_outline(zone: str) -> list[Point]:
    return [CORNERS[corner] for corner in OUTLINES[zone]]


def sea_box(zone: str) -> Box:
    return around(PLACES[zone].sea, 118, 92)


def dock_box(zone: str) -> Box:
    return around(PLACES[zone].dock, 84, 60)


def name_box(zone: str) -> Box:
    return around(PLACES[zone].name, NAME_WIDE, 26)


# --- a port: market, shipyard, tavern, governor; a title is as large as an eleventh of its box is wide

MARKET: Final[Box] = (20, 84, 566, 762)
YARD: Final[Box] = (580, 84, 1116, 762)
TAVERN: Final[Box] = (1130, 84, 1580, 316)
GOVERNOR: Final[Box] = (1130, 330, 1580, 762)
QUARTERS: Final[dict[str, Box]] = {
    "market": MARKET, "yard": YARD, "tavern": TAVERN, "governor": GOVERNOR,
}  # fmt: skip
PORT_NAME: Final[Box] = (24, 16, 344, 70)
GATE: Final[Box] = (1270, 20, 1480, 70)
HEADS: Final[dict[str, Box]] = {
    "market": (163, 92, 423, 134), "yard": (718, 92, 978, 134),
    "tavern": (1225, 92, 1485, 134), "governor": (1225, 338, 1485, 380),
}  # fmt: skip
SELL: Final[Box] = (42, 146, 290, 232)
BUY: Final[Box] = (300, 146, 546, 232)


def stalls(count: int) -> list[Box]:
    """Places for the cards of a market, in two rows; they are smaller where there are many."""
    across = 4 if count <= 8 else max(6, (count + 1) // 2)
    wide = 512 / across
    high = wide * 1.6
    return [
        (
            40 + wide * (n % across),
            340 + high * (n // across),
            34 + wide * (n % across + 1),
            336 + high * (n // across + 1),
        )
        for n in range(max(count, 8))
    ]


DEMAND: Final[Point] = (92, 288)
WANTED: Final[Box] = (140, 262, 420, 318)
REPAIRS: Final[dict[str, Point]] = {
    name: (650 + 98 * n, 206) for n, name in enumerate(["hull", "cargo", "masts", "cannons"])
}
RESTORE: Final[Point] = (1046, 206)
TRADE_IN: Final[Box] = (728, 268, 968, 298)
SHIPS: Final[list[Point]] = [(660 + 126 * n, 374) for n in range(4)]
SHIP_RADIUS: Final = 58.0
WEAPONS: Final[list[Point]] = [(654 + 112 * n, 524) for n in range(3)]
REFIT: Final[Point] = (1036, 524)
MOVED: Final[list[Point]] = [(634 + 62 * n, 660) for n in range(8)]
YARD_RADIUS: Final = 44.0
TESTS: Final[dict[str, Box]] = {"chart": (990, 76, 1128, 122), "port": (356, 18, 560, 70)}
"""Where the dice of a skill test lie."""
RECRUIT: Final[Box] = (1150, 148, 1350, 300)
RUMOR: Final[Box] = (1360, 148, 1560, 300)
CARDS: Final[list[Box]] = [(1146 + 142 * n, 390, 1284 + 142 * n, 584) for n in range(3)]
"""The port's own rule, and the missions that are offered."""
STASH: Final[Point] = (1230, 672)
STASH_NOTE: Final[Box] = (1300, 644, 1540, 700)

# --- a battle: two sides and what is ordered between them

HALF: Final = 610.0
_SIDE_LEFT: Final = (24.0, WIDTH - 24.0 - HALF)


def side_box(side: int, left: float, top: float, right: float, bottom: float) -> Box:
    """A box within the half of a side, both seen from the same end."""
    start = _SIDE_LEFT[side]
    return start + left, top, start + right, bottom


SIDES: Final = [side_box(side, 0, 0, HALF, 722) for side in (0, 1)]
"""All that belongs to a side, and what lies between them."""
BETWEEN: Final[Box] = (24.0 + HALF, 0, WIDTH - 24.0 - HALF, 722)
SIDE_NAME: Final = [side_box(side, 125, 24, 485, 66) for side in (0, 1)]
SIDE_FLAG: Final[list[Point]] = [(_SIDE_LEFT[side] + 96, 45.0) for side in (0, 1)]
FLAG_RADIUS: Final = 26.0
SIDE_SHIP: Final = [side_box(side, 90, 66, 540, 350) for side in (0, 1)]
FIGURES: Final = [[(_SIDE_LEFT[side] + 42, 110.0 + 82 * n) for n in range(3)] for side in (0, 1)]
"""Dice at sea, dice on deck, Maneuverability."""
FIGURE_RADIUS: Final = 32.0
GAUGE_RADIUS: Final = 44.0
GAUGES: Final = [
    {name: (_SIDE_LEFT[side] + 65 + 120 * n, 418.0) for n, name in enumerate(LOCATION_NAMES)}
    for side in (0, 1)
]
SIDE_DICE: Final = [side_box(side, 20, 490, 590, 574) for side in (0, 1)]
SIDE_AIM: Final = [side_box(side, 20, 580, 590, 648) for side in (0, 1)]
GEAR_RADIUS: Final = 28.0
GEAR: Final = [[(_SIDE_LEFT[side] + 52 + 64 * n, 690.0) for n in range(9)] for side in (0, 1)]
BOUT: Final[Box] = (670, 24, 930, 66)
ORDER_NAMES: Final = ["shoot", "board", "flee"]


def orders(count: int) -> list[Box]:
    """Places for what can be ordered, one below the other; what comes after a fight may need one more."""
    return [(690, 84 + 98 * n, 910, 176 + 98 * n) for n in range(count)]


ORDERS: Final[dict[str, Box]] = dict(zip(ORDER_NAMES, orders(len(ORDER_NAMES)), strict=True))
DECLARED: Final = [
    {name: around((side, (box[1] + box[3]) / 2), 44, 60) for name, box in ORDERS.items()}
    for side in (664, 936)
]
"""Where a side plants its pennant."""
SHEETS: Final = 722.0
"""Where the papers of a battle end; the news that concern everybody stand below."""
ODDS: Final[list[Box]] = [(670, 410 + 78 * n, 930, 480 + 78 * n) for n in range(3)]
PRIZE: Final[Box] = (644, 80, 959, 530)


def prizes(count: int) -> list[Box]:
    """Places for the cards of a merchant, or for what a victor may take; smaller where there are many."""
    left, top, right, bottom = PRIZE
    across = next(each for each in range(3, 9) if count <= each * each)
    wide, high = (right - left) / across, (bottom - top) / across
    return [
        (
            left + wide * (n % across),
            top + high * (n // across),
            left + wide * (n % across + 1) - 4,
            top + high * (n // across + 1) - 4,
        )
        for n in range(count)
    ]


RAID_ORDERS: Final[dict[str, Box]] = {
    "raid-deck": (1010, 500, 1260, 580),
    "raid-stop": (1290, 500, 1540, 580),
}

# --- a player's own board

ABOARD: Final[Box] = (0, 0, 660, 525)
BELOW: Final[Box] = (0, 525, 660, HEIGHT)
ASHORE: Final[Box] = (660, 0, WIDTH, 415)
RACKS: Final[Box] = (660, 415, WIDTH, HEIGHT)
"""The ship, its hold, the captain with all that is his, and what he has on board."""
DECK_SHIP: Final[Box] = (50, 60, 630, 396)
DECK_NAME: Final[Box] = (170, 30, 510, 70)
DECK_GAUGES: Final[dict[str, Point]] = {
    name: (105.0 + 120 * n, 462.0) for n, name in enumerate(LOCATION_NAMES)
}
DECK_HOLD: Final[list[Point]] = [(78.0 + 66 * (n % 9), 590.0 + 66 * (n // 9)) for n in range(18)]
HOLD_RADIUS: Final = 29.0
HOLD_NAME: Final[Box] = (220, 534, 460, 560)
DECK_CAPTAIN: Final[Box] = (690, 40, 946, 400)
DECK_SKILLS: Final[list[Point]] = [(1010.0, 90.0 + 82 * n) for n in range(4)]
DECK_BOUNTIES: Final[list[Point]] = [(1130.0, 90.0 + 82 * n) for n in range(4)]
DECK_PURSE: Final[list[Point]] = [(1250.0, 90.0 + 82 * n) for n in range(4)]
DECK_RADIUS: Final = 34.0
DECK_TASKS: Final[list[Box]] = [(1320, 40, 1446, 220), (1450, 40, 1576, 220), (1320, 224, 1446, 404)]
DECK_GEAR: Final[list[Box]] = [
    (690 + 127 * (n % 7), 426 + 170 * (n // 7), 814 + 127 * (n % 7), 592 + 170 * (n // 7)) for n in range(14)
]
