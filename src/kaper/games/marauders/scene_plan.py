"""Where everything lies on the drawn boards: what the scene points at is what the art draws."""

from typing import Final

from kaper.games.marauders.board import LOCATION_NAMES, ZONE_NAMES

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Point = tuple[float, float]
WIDTH: Final = 1600.0
HEIGHT: Final = 780.0


def outline(box: Box) -> list[Point]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def around(at: Point, across: float, down: float) -> Box:
    """A box with this middle, so wide and so high."""
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


class Place:
    """A zone of the chart: its port, where ships lie in it and at sea, its name, and its two tokens."""

    __slots__ = ("demand", "dock", "mod", "name", "port", "sea")

    def __init__(self, port: Point, dock: Point, sea: Point, name: Point, demand: Point, mod: Point) -> None:
        self.port = port
        self.dock = dock
        self.sea = sea
        self.name = name
        self.demand = demand
        self.mod = mod


PLACES: Final[dict[str, Place]] = {
    "nassau": Place((426, 84), (484, 96), (600, 112), (508, 44), (512, 146), (562, 146)),
    "havana": Place((214, 150), (150, 122), (86, 190), (196, 84), (262, 110), (306, 132)),
    "tortuga": Place((664, 246), (610, 226), (752, 132), (706, 196), (790, 216), (790, 262)),
    "port-royal": Place((446, 342), (396, 366), (264, 400), (452, 300), (492, 380), (540, 400)),
    "old-providence": Place((262, 566), (318, 578), (240, 672), (270, 522), (196, 574), (212, 618)),
    "petite-goave": Place((668, 322), (628, 350), (660, 440), (660, 378), (700, 346), (724, 390)),
    "cartagena": Place((520, 690), (474, 672), (596, 560), (556, 640), (594, 684), (640, 694)),
    "santo-domingo": Place((852, 306), (896, 336), (892, 106), (850, 356), (904, 216), (904, 172)),
    "san-juan": Place((1030, 306), (1060, 274), (1046, 210), (1036, 356), (984, 268), (1098, 268)),
    "caribbean-sea": Place((0, 0), (0, 0), (906, 512), (906, 452), (0, 0), (0, 0)),
    "curacao": Place((852, 638), (810, 622), (898, 600), (852, 672), (920, 640), (776, 652)),
    "caracas": Place((1100, 694), (1056, 672), (1134, 612), (1104, 654), (1160, 684), (1206, 676)),
    "st-maarten": Place((1196, 300), (1232, 276), (1226, 130), (1214, 334), (1180, 222), (1266, 222)),
    "basse-terre": Place((1300, 440), (1262, 462), (1186, 500), (1276, 396), (1352, 440), (1372, 500)),
    "st-john": Place((1410, 306), (1456, 328), (1506, 268), (1412, 348), (1368, 262), (1420, 252)),
    "bridgetown": Place((1494, 550), (1460, 524), (1492, 470), (1500, 592), (1548, 520), (1552, 566)),
    "trinidad": Place((1372, 690), (1326, 672), (1484, 696), (1378, 636), (1300, 632), (1440, 656)),
}
PORT_RADIUS: Final = 24.0
TOKEN_RADIUS: Final = 21.0
NAME_WIDE: Final = 168.0
CARTOUCHE: Final[Box] = (1334, 34, 1566, 196)


def zone_outline(zone: str) -> list[Point]:
    return [CORNERS[corner] for corner in OUTLINES[zone]]


def sea_box(zone: str) -> Box:
    return around(PLACES[zone].sea, 118, 92)


def dock_box(zone: str) -> Box:
    return around(PLACES[zone].dock, 84, 60)


def name_box(zone: str) -> Box:
    return around(PLACES[zone].name, NAME_WIDE, 26)


PLACED: Final = list(zip(ZONE_NAMES, [PLACES[zone] for zone in ZONE_NAMES], strict=True))

# --- a port: market, shipyard, tavern, governor

MARKET: Final[Box] = (20, 84, 566, 762)
YARD: Final[Box] = (580, 84, 1116, 762)
TAVERN: Final[Box] = (1130, 84, 1580, 400)
GOVERNOR: Final[Box] = (1130, 414, 1580, 762)
PORT_NAME: Final[Box] = (520, 16, 1080, 70)
PORT_RULE: Final[Box] = (40, 18, 500, 72)
GATE: Final[Box] = (1330, 20, 1578, 70)
HEADS: Final[dict[str, Box]] = {
    "market": (40, 98, 546, 140), "yard": (600, 98, 1096, 140),
    "tavern": (1150, 98, 1560, 140), "governor": (1150, 428, 1560, 470),
}  # fmt: skip
SELL: Final[Box] = (44, 156, 296, 262)
BUY: Final[Box] = (306, 156, 546, 262)
STALLS: Final[list[Box]] = [
    (40 + 128 * (n % 4), 336 + 210 * (n // 4), 162 + 128 * (n % 4), 540 + 210 * (n // 4)) for n in range(8)
]
DEMAND: Final[Point] = (88, 298)
WANTED: Final[Box] = (128, 274, 546, 322)
REPAIRS: Final[dict[str, Point]] = {
    name: (650 + 98 * n, 206) for n, name in enumerate(["hull", "cargo", "masts", "cannons"])
}
RESTORE: Final[Point] = (1046, 206)
SHIPS: Final[list[Box]] = [(600 + 124 * n, 286, 720 + 124 * n, 450) for n in range(4)]
WEAPONS: Final[list[Point]] = [(660 + 118 * n, 540) for n in range(3)]
REFIT: Final[Point] = (1026, 540)
MOVED: Final[list[Point]] = [(640 + 60 * n, 686) for n in range(8)]
YARD_RADIUS: Final = 40.0
YARD_NOTES: Final[dict[str, Box]] = {
    "repair": (600, 146, 1096, 162), "ships": (600, 262, 1096, 284),
    "weapons": (600, 462, 960, 486), "refit": (960, 462, 1096, 486), "aboard": (600, 618, 1096, 642),
}  # fmt: skip
RECRUIT: Final[Box] = (1150, 152, 1350, 296)
RUMOR: Final[Box] = (1360, 152, 1560, 296)
LOOKOUT: Final[Box] = (1150, 306, 1560, 386)
MISSIONS: Final[list[Box]] = [(1150, 486, 1288, 680), (1292, 486, 1430, 680)]
STASH: Final[Point] = (1500, 560)
STASH_NOTE: Final[Box] = (1436, 620, 1566, 660)
TOLL: Final[Box] = (1150, 690, 1560, 750)

# --- a battle: two sides and what is ordered between them

HALF: Final = 610.0
_SIDE_LEFT: Final = (24.0, WIDTH - 24.0 - HALF)


def side_box(side: int, left: float, top: float, right: float, bottom: float) -> Box:
    """A box within the half of a side, both seen from the same end."""
    start = _SIDE_LEFT[side]
    return start + left, top, start + right, bottom


SIDE_NAME: Final = [side_box(side, 20, 24, 590, 66) for side in (0, 1)]
SIDE_SHIP: Final = [side_box(side, 70, 70, 540, 352) for side in (0, 1)]
SIDE_TOLD: Final = [side_box(side, 20, 352, 590, 384) for side in (0, 1)]
GAUGE_RADIUS: Final = 44.0
GAUGES: Final = [
    {name: (_SIDE_LEFT[side] + 65 + 120 * n, 432.0) for n, name in enumerate(LOCATION_NAMES)}
    for side in (0, 1)
]
SIDE_DICE: Final = [side_box(side, 20, 500, 590, 600) for side in (0, 1)]
SIDE_AIM: Final = [side_box(side, 20, 606, 590, 682) for side in (0, 1)]
GEAR_RADIUS: Final = 28.0
GEAR: Final = [[(_SIDE_LEFT[side] + 52 + 64 * n, 724.0) for n in range(9)] for side in (0, 1)]
BOUT: Final[Box] = (640, 24, 960, 66)
ORDERS: Final[dict[str, Box]] = {
    name: (690, 92 + 96 * n, 910, 178 + 96 * n) for n, name in enumerate(["shoot", "board", "flee"])
}
ODDS: Final[list[Box]] = [(650, 392 + 40 * n, 950, 428 + 40 * n) for n in range(4)]
SPOILS: Final[list[Box]] = [
    (646 + 78 * (n % 4), 562 + 104 * (n // 4), 720 + 78 * (n % 4), 664 + 104 * (n // 4)) for n in range(8)
]
RAID_CARDS: Final[list[Box]] = [
    (646 + 104 * (n % 3), 84 + 148 * (n // 3), 746 + 104 * (n % 3), 226 + 148 * (n // 3)) for n in range(9)
]

# --- a player's own board

DECK_SHIP: Final[Box] = (40, 40, 640, 400)
DECK_NAME: Final[Box] = (40, 20, 640, 60)
DECK_GAUGES: Final[dict[str, Point]] = {
    name: (105.0 + 120 * n, 462.0) for n, name in enumerate(LOCATION_NAMES)
}
DECK_HOLD: Final[list[Point]] = [(78.0 + 66 * (n % 9), 590.0 + 66 * (n // 9)) for n in range(18)]
HOLD_RADIUS: Final = 29.0
HOLD_NAME: Final[Box] = (30, 530, 650, 556)
DECK_CAPTAIN: Final[Box] = (690, 40, 946, 400)
DECK_SKILLS: Final[list[Point]] = [(1010.0, 90.0 + 82 * n) for n in range(4)]
DECK_BOUNTIES: Final[list[Point]] = [(1130.0, 90.0 + 82 * n) for n in range(4)]
DECK_PURSE: Final[list[Point]] = [(1250.0, 90.0 + 82 * n) for n in range(4)]
DECK_RADIUS: Final = 34.0
DECK_TASKS: Final[list[Box]] = [(1320, 40, 1446, 220), (1450, 40, 1576, 220), (1320, 224, 1446, 404)]
DECK_GEAR: Final[list[Box]] = [
    (690 + 127 * (n % 7), 426 + 170 * (n // 7), 814 + 127 * (n % 7), 592 + 170 * (n // 7)) for n in range(14)
]
