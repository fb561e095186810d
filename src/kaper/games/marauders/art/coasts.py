"""The coasts of the Caribbean: outlines by hand in degrees or in units of the chart, roughened by code."""

import itertools
import math
from random import Random
from typing import Final

Point = tuple[float, float]
Line = list[Point]

_EAST: Final = [
    (-88.0, -118.0), (-86.0, 0.0), (-82.0, 235.0), (-77.0, 430.0), (-73.0, 642.0), (-70.0, 836.0),
    (-66.0, 1034.0), (-63.0, 1196.0), (-60.0, 1450.0),
]  # fmt: skip
_NORTH: Final = [
    (28.0, -5.0), (25.0, 86.0), (23.0, 152.0), (20.0, 252.0), (18.2, 322.0), (15.0, 458.0), (12.0, 632.0),
    (9.0, 752.0),
]  # fmt: skip
"""Degrees of longitude and latitude, and where the chart has them: the crowded east is drawn wider."""


def _between(at: float, scale: list[tuple[float, float]]) -> float:
    for (one, here), (other, there) in itertools.pairwise(scale):
        if min(one, other) <= at <= max(one, other):
            return here + (there - here) * (at - one) / (other - one)
    return scale[-1][1]


def chart(lon: float, lat: float) -> Point:
    return _between(lon, _EAST), _between(lat, _NORTH)


_CUBA: Final = [
    (-84.95, 21.85), (-84.3, 22.6), (-83.3, 22.95), (-82.4, 23.18), (-81.2, 23.18), (-80.2, 22.95),
    (-79.3, 22.4), (-78.2, 22.3), (-77.2, 21.7), (-76.2, 21.2), (-75.6, 21.0), (-74.9, 20.65),
    (-74.15, 20.25), (-75.1, 19.9), (-76.2, 19.97), (-77.7, 19.85), (-77.2, 20.4), (-78.1, 20.75),
    (-78.6, 21.5), (-79.8, 21.7), (-80.6, 22.05), (-81.8, 22.2), (-82.1, 22.4), (-82.8, 22.65), (-83.6, 22.2),
    (-84.0, 21.9), (-84.5, 21.8),
]  # fmt: skip
_XAYMACA: Final = [
    (-78.35, 18.3), (-77.8, 18.52), (-77.0, 18.48), (-76.3, 18.15), (-76.25, 17.9), (-76.8, 17.92),
    (-77.2, 17.72), (-77.8, 17.9), (-78.2, 18.1),
]  # fmt: skip
_HISPANIOLA: Final = [
    (-74.45, 18.35), (-73.8, 18.58), (-73.0, 18.45), (-72.4, 18.62), (-72.75, 19.1), (-72.8, 19.45),
    (-73.4, 19.8), (-72.9, 19.93), (-72.2, 19.75), (-71.6, 19.9), (-70.9, 19.9), (-70.0, 19.65),
    (-69.9, 19.3), (-69.2, 19.3), (-69.6, 19.05), (-68.7, 18.95), (-68.35, 18.6), (-68.7, 18.2),
    (-69.5, 18.45), (-70.1, 18.25), (-70.6, 18.25), (-71.1, 18.0), (-71.4, 17.62), (-71.75, 18.05),
    (-72.5, 18.2), (-73.6, 18.08), (-74.2, 18.1),
]  # fmt: skip
_PUERTO_RICO: Final = [
    (-67.25, 18.35), (-66.9, 18.52), (-66.0, 18.5), (-65.6, 18.35), (-65.8, 17.98), (-66.5, 17.93),
    (-67.2, 17.96),
]  # fmt: skip
_FLORIDA: Final[Line] = [
    (150, -20), (168, 8), (196, 18), (214, 44), (226, 74), (246, 96), (272, 92), (286, 64), (282, 34),
    (270, 10), (262, -20),
]  # fmt: skip
_ISTHMUS: Final[Line] = [
    (-40, 402), (40, 416), (100, 412), (140, 430), (164, 455), (148, 500), (150, 540), (138, 575), (144, 612),
    (130, 645), (138, 674), (170, 706), (206, 732), (250, 746), (292, 736), (332, 724), (372, 736),
    (402, 756), (418, 800), (418, 1200), (-400, 1200), (-400, 402),
]  # fmt: skip
_MAIN: Final[Line] = [
    (424, 800), (432, 772), (452, 752), (474, 734), (496, 716), (508, 702), (546, 706), (580, 690),
    (622, 700), (664, 690), (700, 664), (722, 634), (742, 622), (748, 640), (722, 668), (716, 700),
    (730, 716), (752, 700), (772, 690), (782, 664), (800, 668), (802, 694), (840, 712), (890, 704),
    (930, 722), (980, 728), (1030, 712), (1090, 712), (1140, 720), (1178, 736), (1204, 728), (1216, 706),
    (1258, 702), (1312, 706), (1330, 716), (1288, 728), (1296, 748), (1350, 762), (1420, 758), (1470, 772),
    (1500, 800), (1500, 1200), (424, 1200),
]  # fmt: skip
_TRINIDAD: Final[Line] = [
    (1342, 682), (1372, 676), (1404, 678), (1398, 704), (1406, 738), (1372, 742), (1340, 740), (1366, 728),
    (1360, 702),
]  # fmt: skip
ISLETS: Final[list[tuple[float, float, float, float, float]]] = [
    (376, 50, 26, 6, 8), (424, 42, 7, 18, -30), (398, 106, 13, 26, -16), (428, 90, 12, 7, 0),
    (466, 62, 5, 22, -30), (492, 100, 5, 20, -34), (524, 142, 5, 22, -28), (560, 168, 13, 5, -20),
    (604, 170, 12, 5, 10), (590, 214, 14, 8, 0), (205, 212, 17, 12, 0), (290, 262, 6, 3, 20),
    (318, 272, 4, 3, 0), (664, 242, 18, 6, -4), (628, 288, 15, 6, 24), (262, 572, 16, 11, 10),
    (238, 606, 6, 8, 0), (222, 518, 4, 3, 0), (852, 646, 24, 8, 28), (806, 618, 13, 5, 30),
    (904, 634, 12, 7, 40), (956, 642, 6, 3, 0), (1010, 650, 5, 3, 0), (1160, 700, 12, 5, 0),
    (1190, 706, 13, 7, -8), (1090, 316, 7, 4, 0), (1106, 310, 8, 4, -8), (1120, 314, 5, 3, 0),
    (1118, 336, 11, 4, 0), (1178, 292, 9, 4, -24), (1198, 308, 14, 9, 0), (1216, 318, 5, 4, 0),
    (1258, 352, 12, 6, 32), (1282, 368, 5, 5, 0), (1412, 314, 20, 13, 8), (1402, 282, 10, 8, 0),
    (1322, 380, 6, 5, 0), (1286, 450, 16, 21, 12), (1320, 442, 17, 12, -12), (1330, 472, 6, 5, 0),
    (1318, 504, 9, 17, -8), (1334, 542, 11, 17, -24), (1340, 580, 8, 13, 8), (1326, 612, 6, 10, 10),
    (1302, 644, 4, 4, 0), (1284, 660, 8, 11, 20), (1494, 560, 14, 17, -10), (1436, 672, 11, 5, -30),
]  # fmt: skip
"""Small islands: middle, half axes and how they lie."""
BIG: Final[dict[str, Line]] = {
    "cuba": [chart(*at) for at in _CUBA],
    "xaymaca": [chart(*at) for at in _XAYMACA],
    "hispaniola": [chart(*at) for at in _HISPANIOLA],
    "puerto-rico": [chart(*at) for at in _PUERTO_RICO],
    "florida": _FLORIDA,
    "isthmus": _ISTHMUS,
    "main": _MAIN,
    "trinidad": _TRINIDAD,
}


def rough(line: Line, seed: str, times: int = 3, strength: float = 0.13) -> Line:
    """A closed line with bays and capes: each side is broken in its middle, again and again."""
    source = Random(seed)
    for _ in range(times):
        broken: Line = []
        for index, (x, y) in enumerate(line):
            to_x, to_y = line[(index + 1) % len(line)]
            off = (source.random() - 0.5) * 2 * strength
            broken += [(x, y), ((x + to_x) / 2 - (to_y - y) * off, (y + to_y) / 2 + (to_x - x) * off)]
        line = broken
    return line


def islet(x: float, y: float, across: float, down: float, turn: float) -> Line:
    angle = math.radians(turn)
    line: Line = []
    for step in range(8):
        dx, dy = across * math.cos(math.pi * step / 4), down * math.sin(math.pi * step / 4)
        line.append(
            (x + dx * math.cos(angle) - dy * math.sin(angle), y + dx * math.sin(angle) + dy * math.cos(angle))
        )
    return rough(line, f"{x} {y}", 2, 0.2)


def shores() -> list[Line]:
    """Every coast of the chart."""
    return [rough(line, name) for name, line in BIG.items()] + [islet(*each) for each in ISLETS]


def path(line: Line) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line) + "z"
