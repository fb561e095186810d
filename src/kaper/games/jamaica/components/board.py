"""The board, cards and dice of `components.toml` as tables that the rules can read quickly."""

from typing import Final, TypedDict, cast

from kaper.engine.components import read_components

PORT_ROYAL: Final = 0
PORT: Final = 1
SEA: Final = 2
LAIR: Final = 3
DOUBLOON: Final = 0
FOOD: Final = 1
POWDER: Final = 2
NO_GOODS: Final = -1
FORWARD: Final = 0
BACKWARD: Final = 1
LOAD: Final = 2


class SpaceRow(TypedDict):
    """A row of the race track."""

    id: int
    kind: str
    cost: int
    pays_with: str
    score: int
    next: list[int]
    prev: list[int]
    lane: str
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
    shape: str


class TreasureRow(TypedDict):
    """A treasure card."""

    id: str
    type: str
    value: int


class GhostShip(TypedDict):
    """What is different with the Ghost Ship."""

    hold_doubloons: list[int]
    treasure_pile: int


class Components(TypedDict):
    """What the rules read of the component file."""

    space: list[SpaceRow]
    action_card: list[CardRow]
    action_dice: dict[str, list[int]]
    combat_face: list[FaceRow]
    treasure_deck: dict[str, int]
    treasure: list[TreasureRow]
    tokens: dict[str, int]
    holds: dict[str, int]
    setup: dict[str, int]
    ghost_ship: GhostShip


COMPONENTS: Final = cast(Components, read_components("kaper.games.jamaica"))
SPACES: Final = COMPONENTS["space"]
KINDS: Final = {"port_royal": PORT_ROYAL, "port": PORT, "sea": SEA, "lair": LAIR}
KIND: Final[list[int]] = [KINDS[row["kind"]] for row in SPACES]
COST: Final[list[int]] = [row["cost"] for row in SPACES]
GOODS: Final = {"doubloon": DOUBLOON, "food": FOOD, "none": NO_GOODS}
PAYS_WITH: Final[list[int]] = [GOODS[row["pays_with"]] for row in SPACES]
"""The goods in which a space is paid; Port Royal and lairs are free (JAM-103)."""
SCORE: Final[list[int]] = [row["score"] for row in SPACES]
ORDER: Final[list[int]] = [row["order"] for row in SPACES]
NEXT: Final[list[list[int]]] = [row["next"] for row in SPACES]
PREV: Final[list[list[int]]] = [row["prev"] for row in SPACES]
LAP: Final = ORDER[-1] + ORDER[1]
"""Race order of a completed lap, a space beyond the last one (JAM-R36)."""
BEHIND: Final = min(SCORE)
"""Points at the start and behind it, as on every space up to the red line (JAM-1005)."""
START: Final = 0
ALL_LAIRS: Final[int] = sum(1 << space for space, kind in enumerate(KIND) if kind == LAIR)

GOODS_NAMES: Final = ["doubloon", "food", "powder"]
SYMBOLS: Final = {
    "forward": (FORWARD, NO_GOODS),
    "backward": (BACKWARD, NO_GOODS),
    "load_doubloon": (LOAD, DOUBLOON),
    "load_food": (LOAD, FOOD),
    "load_gunpowder": (LOAD, POWDER),
}
Symbol = tuple[int, int]
CARD_NAMES: Final[list[str]] = [row["id"].replace("_", "-") for row in COMPONENTS["action_card"]]
CARDS: Final[list[tuple[Symbol, ...]]] = [
    (SYMBOLS[row["morning"]], SYMBOLS[row["evening"]]) for row in COMPONENTS["action_card"]
]

DIE: Final = COMPONENTS["action_dice"]["faces"]
STAR: Final = 0
"""The star carries no number; it wins at once."""
FACES: Final[list[int]] = [row["value"] for row in COMPONENTS["combat_face"]]
SHAPES: Final = {"circle": PORT, "square": SEA, "skull": LAIR, "star": NO_GOODS}
SHORTAGE: Final[dict[int, int]] = {row["value"]: SHAPES[row["shape"]] for row in COMPONENTS["combat_face"]}
"""For each face the kind of space to fall back to; a star stays (JAM-703 to JAM-706)."""
STAY: Final = NO_GOODS

TREASURE_NAMES: Final[list[str]] = [row["id"].replace("_", "-") for row in COMPONENTS["treasure"]]
TREASURE_VALUE: Final[list[int]] = [row["value"] for row in COMPONENTS["treasure"]]
IS_CURSED: Final = {"item": False, "treasure": False, "cursed": True}
CURSED: Final[list[bool]] = [IS_CURSED[row["type"]] for row in COMPONENTS["treasure"]]
MAP: Final = 0
SABRE: Final = 1
LADY_BETH: Final = 2
SIXTH_HOLD: Final = 3
ITEMS: Final[int] = [row["type"] for row in COMPONENTS["treasure"]].count("item")
"""Treasure cards below this number are items."""
TREASURES_IN_PLAY: Final = COMPONENTS["treasure_deck"]["used"]
TREASURES_WITH_GHOST: Final = COMPONENTS["ghost_ship"]["treasure_pile"]

BANK: Final = [COMPONENTS["tokens"][goods] for goods in ("doubloon", "food", "gunpowder")]
HOLDS: Final = COMPONENTS["holds"]["per_ship"]
HAND: Final = COMPONENTS["setup"]["hand_size"]
HAND_WITH_MAP: Final = COMPONENTS["setup"]["hand_size_with_map"]
STARTING_CARGO: Final = (
    (FOOD, COMPONENTS["setup"]["start_food"]),
    (DOUBLOON, COMPONENTS["setup"]["start_doubloons"]),
)
GHOST_CARGO: Final = [(DOUBLOON, amount) for amount in COMPONENTS["ghost_ship"]["hold_doubloons"]]

COLOURS: Final = ["vermilion", "ochre", "indigo", "green", "sky", "ink"]
GHOST_COLOUR: Final = 5


def _reach(space: int, steps: int, ways: list[list[int]], stop: bool) -> list[int]:
    """Where a move of N steps can end; with `stop` it goes no further than Port Royal."""
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


STEPS: Final = range(max(DIE) + 1)
AHEAD: Final[list[list[list[int]]]] = [
    [_reach(space, n, NEXT, False) for n in STEPS] for space in range(len(SPACES))
]
TO_THE_FINISH: Final[list[list[list[int]]]] = [
    [_reach(space, n, NEXT, True) for n in STEPS] for space in range(len(SPACES))
]
HOMEWARD: Final[list[int]] = [
    next((n for n in STEPS if START in TO_THE_FINISH[space][n]), len(STEPS)) for space in range(len(SPACES))
]
"""How many spaces to Port Royal, where one die can be enough."""
ASTERN: Final[list[list[list[int]]]] = [
    [_reach(space, n, PREV, False) for n in STEPS] for space in range(len(SPACES))
]
FALL_BACK: Final[list[list[list[int]]]] = [
    [_fall_back(space, kind) for kind in range(len(KINDS))] for space in range(len(SPACES))
]
