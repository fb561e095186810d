"""What things are worth on the way to the finish, as tables that bots can read quickly.

One unit is one point at the end of the game. The weights are ours, found by playing bots against each
other; no rule depends on them.
"""

from typing import Final

from kaper.games.jamaica.components.board import (
    COST,
    FACES,
    FALL_BACK,
    ITEMS,
    LAP,
    NO_GOODS,
    ORDER,
    PAYS_WITH,
    SHORTAGE,
    SPACES,
    STAY,
    TREASURE_VALUE,
)

MOST: Final = 60
"""No ship has more of one kind of goods: a load is at most six, and there are six holds."""
SPACE: Final = 0.7
"""A space of progress: the lap is worth twenty points over some thirty spaces."""
FINISH: Final = 6.0
"""To end the race oneself, before the others have brought their cargo home."""
TREASURE: Final = 2.6
"""A card from the pile: points on average, and items that are worth about three."""
SHORT_OF: Final = 1.2
"""A shortage also leaves the ship without stores."""
ITEM_WORTH: Final = [3.0, 3.0, 2.5, 3.0]
FOOD_WORTH: Final = [0.0, 0.6, 1.2, 1.8, 2.3, 2.8, 3.2, 3.6, 3.9, 4.2, 4.4, 4.6, 4.7]
POWDER_WORTH: Final = [0.0, 0.5, 1.0, 1.4, 1.8, 2.1, 2.4, 2.6, 2.8, 2.9, 3.0]


def _levelling(worths: list[float]) -> list[float]:
    """A worth for every amount: more than the table has is worth no more."""
    return worths + [worths[-1]] * (MOST + 1 - len(worths))


GOODS_WORTH: Final[list[list[float]]] = [
    [float(amount) for amount in range(MOST + 1)],
    _levelling(FOOD_WORTH),
    _levelling(POWDER_WORTH),
]
"""Doubloons are points; food and powder are worth less the more there is of them."""
CARD_WORTH: Final[list[float]] = ITEM_WORTH + [float(value) for value in TREASURE_VALUE[ITEMS:]]
LAP_WORTH: Final[float] = SPACE * LAP / 10.0
SPACE_WORTH: Final[list[float]] = [SPACE * order / 10.0 for order in ORDER]


def place_worth(space: int, lap: int) -> float:
    """How far along the track a ship is, in points."""
    return SPACE_WORTH[space] + LAP_WORTH * lap + (FINISH if lap > 0 else 0.0)


def _setback(space: int) -> float:
    """How many spaces a shortage on this space costs on average."""
    kinds = [SHORTAGE[face] for face in FACES]
    ends = [max(ORDER[end] for end in FALL_BACK[space][kind]) for kind in kinds if kind != STAY]
    return sum(ORDER[space] - end for end in ends) / 10.0 / len(FACES)


def _landing(space: int, have: int) -> float:
    """What landing on a space costs with N of its goods; without the price, the shortage."""
    if PAYS_WITH[space] == NO_GOODS:
        return 0.0
    worth = GOODS_WORTH[PAYS_WITH[space]]
    if have >= COST[space]:
        return worth[have] - worth[have - COST[space]]
    return worth[have] + SHORT_OF + SPACE * _setback(space)


LANDING: Final[list[list[float]]] = [
    [_landing(space, have) for have in range(MOST + 1)] for space in range(len(SPACES))
]
"""What landing on a space costs, by how much the ship has of the goods it is paid with."""
