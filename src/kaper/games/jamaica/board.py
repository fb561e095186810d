"""The board, cards and dice of `components.toml` as tables that the rules can read quickly."""

import tomllib
from importlib.resources import files
from typing import TypedDict, cast

PORT_ROYAL, PORT, SEA, LAIR = range(4)
DOUBLOON, FOOD, POWDER = range(3)
NO_GOODS = -1
FORWARD, BACKWARD, LOAD = range(3)


class SpaceRow(TypedDict):
    """A row of the race track."""

    id: int
    kind: str
    cost: int
    score: int
    next: list[int]
    prev: list[int]
    order: int
    xy: list[float]


class CardRow(TypedDict):
    """An action card."""

    id: str
    morning: str
    evening: str


class FaceRow(TypedDict):
    """A face of the combat die."""

    value: int
    star: bool
    shape: str


class TreasureRow(TypedDict):
    """A treasure card."""

    id: str
    type: str
    value: int


class Components(TypedDict):
    """What the rules read of the component file."""

    space: list[SpaceRow]
    action_card: list[CardRow]
    combat_face: list[FaceRow]
    treasure: list[TreasureRow]


def _load() -> Components:
    text = files("kaper.games.jamaica").joinpath("components.toml").read_text(encoding="utf-8")
    return cast(Components, tomllib.loads(text))


COMPONENTS = _load()
SPACES = COMPONENTS["space"]
KINDS = {"port_royal": PORT_ROYAL, "port": PORT, "sea": SEA, "lair": LAIR}
KIND: list[int] = [KINDS[row["kind"]] for row in SPACES]
COST: list[int] = [row["cost"] for row in SPACES]
SCORE: list[int] = [row["score"] for row in SPACES]
ORDER: list[int] = [row["order"] for row in SPACES]
NEXT: list[list[int]] = [row["next"] for row in SPACES]
PREV: list[list[int]] = [row["prev"] for row in SPACES]
LAP = 320
"""Race order of a completed lap (JAM-R36)."""
START = 0
ALL_LAIRS: int = sum(1 << space for space, kind in enumerate(KIND) if kind == LAIR)

GOODS_NAMES = ["doubloon", "food", "powder"]
SYMBOLS = {
    "forward": (FORWARD, NO_GOODS),
    "backward": (BACKWARD, NO_GOODS),
    "load_doubloon": (LOAD, DOUBLOON),
    "load_food": (LOAD, FOOD),
    "load_gunpowder": (LOAD, POWDER),
}
Symbol = tuple[int, int]
CARD_NAMES: list[str] = [row["id"].replace("_", "-") for row in COMPONENTS["action_card"]]
CARDS: list[tuple[Symbol, Symbol]] = [
    (SYMBOLS[row["morning"]], SYMBOLS[row["evening"]]) for row in COMPONENTS["action_card"]
]

STAR = 0
"""The star carries no number; it wins at once."""
FACES: list[int] = [row["value"] for row in COMPONENTS["combat_face"]]
SHAPES = {"circle": PORT, "square": SEA, "skull": LAIR, "star": NO_GOODS}
SHORTAGE: dict[int, int] = {row["value"]: SHAPES[row["shape"]] for row in COMPONENTS["combat_face"]}
"""For each face the kind of space to fall back to; a star stays (JAM-703 to JAM-706)."""
STAY = NO_GOODS

TREASURE_NAMES: list[str] = [row["id"].replace("_", "-") for row in COMPONENTS["treasure"]]
TREASURE_VALUE: list[int] = [row["value"] for row in COMPONENTS["treasure"]]
MAP, SABRE, LADY_BETH, SIXTH_HOLD = range(4)
ITEMS = 4
"""Treasure cards below this number are items."""

COLOURS = ["vermilion", "ochre", "indigo", "green", "sky", "ink"]
GHOST_COLOUR = 5


def _reach(space: int, steps: int, ways: list[list[int]], stop: bool) -> list[int]:
    """Where a move of so many steps can end; with `stop` it goes no further than Port Royal."""
    ends = {space}
    for step in range(steps):
        ends = {end for at in ends for end in ([at] if stop and step and at == START else ways[at])}
    return sorted(ends)


def _fall_back(space: int, kind: int) -> list[int]:
    """The first space of a kind on every way back, but never beyond Port Royal (JAM-710, JAM-R08)."""
    found: set[int] = set()
    for before in PREV[space]:
        matches = before == START or KIND[before] == kind
        found.update([before] if matches else _fall_back(before, kind))
    return sorted(found)


STEPS = range(7)
AHEAD: list[list[list[int]]] = [
    [_reach(space, n, NEXT, False) for n in STEPS] for space in range(len(SPACES))
]
TO_THE_FINISH: list[list[list[int]]] = [
    [_reach(space, n, NEXT, True) for n in STEPS] for space in range(len(SPACES))
]
ASTERN: list[list[list[int]]] = [
    [_reach(space, n, PREV, False) for n in STEPS] for space in range(len(SPACES))
]
FALL_BACK: list[list[list[int]]] = [
    [_fall_back(space, kind) if space else [START] for kind in range(4)] for space in range(len(SPACES))
]
