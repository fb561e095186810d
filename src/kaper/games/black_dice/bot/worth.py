"""What things are worth on an expedition, as tables that bots can read quickly.

One unit is one point of gold at the end of the game. The weights are ours, found by playing bots against
each other; no rule depends on them.
"""

from typing import Final

from kaper.games.black_dice.components.board import (
    BOARDING,
    CHANGE_COURSE,
    FEWER_BLACK,
    KEELHAUL,
    LOSE_DIE,
    LOSE_GOLD,
    MORE_BLACK,
    PIRATES,
    RUM_ON_PIRATES,
    TAKE_RUM,
    TO_THE_SAILS,
    TRUE_SHOT,
)

SQUASH: Final = 6.0
"""How many points a chance to win that is e times as large is worth: the unit of all that follows."""
SPREAD: Final[list[float]] = [2.4, 1.2, 2.4, 2.4]
"""For each expedition the lead in gold that makes victory e times as likely at the end of the game. With
these, a bot that is a little more or a little less selfish than the others at its table wins no more often.
"""
SPREAD_BY_ROUND: Final[list[float]] = [1.5, 0.75, 1.5, 1.5]
"""How much that lead grows with every round to come: gold not yet won weighs more than a lead."""
TOKEN: Final = 4.0
"""A gold token that nobody has seen."""
RUM_WORTH: Final = 0.45
"""A token of rum in hand."""
RUM_PRICE: Final = 0.75
"""What a token of rum must bring to be spent."""
SOBER_CREW: Final = 0.25
"""What it is worth to have a pirate sober again."""
PARDON_PRICE: Final = 1.1
"""What a pardon must save to be worth a pirate."""
RIGHT_DIE: Final = 0.3
"""A die in the right half on the way to become sea wolf."""
LEFT_DIE: Final = 0.3
"""A die in the left half on the way to become captain."""
JOINS: Final = 0.4
"""How likely somebody with dice in hand still joins an adventure."""

CONFIDENCE: Final = 3.4
SLACK: Final = 2.1
"""For each die more than is needed, over the root of the dice that are left."""
NEED: Final = 2.2
"""For each die that the adventure still needs, over the same root."""

SPILL: Final = 0.12
"""How likely an excess die joins a certain adventure."""

HOPELESS: Final = 0.001
RISK: Final[list[list[float]]] = [
    [0.14, 0.16, 0.53],
    [0.14, 0.16, 0.53],
    [0.14, 0.16, 0.53],
    [0.08, 0.17, 0.18],
]
"""For each expedition and damage how likely the ship is lost in a round, as a rate."""
TREASURE_PACE: Final = 2.2
"""Gold tokens that the crew brings home in a round, for each player."""
TOKEN_ROUNDS: Final[list[float]] = [0.0, 3.7, 0.0, 1.8]
"""Rounds that the crew needs for a summoning or map token."""
ENEMY_ROUNDS: Final[list[float]] = [0.0, 1.6, 0.75, 2.9]
"""Rounds that the crew needs for a damage to the enemy."""
FATAL: Final = 1.8
HURT: Final = 0.2
"""How bad damage is that sinks the ship, and how bad every other."""
LONELY: Final = 0.8
"""What hope is left with one pirate aboard."""
LAST_PIRATES: Final = [0.0, 1.0, 0.4, 0.16, 0.14, 0.13]
"""The share of hope that a pirate overboard costs, by how many are left with him."""
EXCESS_HARM: Final = 0.03
"""What each excess black die that may join another row is worth a pardon."""
SAILS_HELP: Final = 0.2
"""What a die more for everybody brings."""


def _table(size: int, usual: float, entries: dict[int, float]) -> list[float]:
    return [entries.get(index, usual) for index in range(size)]


HARM: Final = _table(7, 0.02, {MORE_BLACK: 0.4, RUM_ON_PIRATES: 0.06, LOSE_DIE: 0.3, LOSE_GOLD: 0.06})
"""For each penalty the share of hope that it costs, the reroll of excess dice included; damage is not."""
HELP: Final = _table(8, 0.0, {TAKE_RUM: 0.06, FEWER_BLACK: 0.08})
"""For each reward the share of hope that it brings."""
HORIZON: Final = 12
"""A rollout's answers before the forecast is asked."""
TRUST: Final = 60.0
EXPLORATION: Final = 0.15
"""Dice swing this game so much that a search does well to believe the hints until it knows better."""
PIRATE_WORTH: Final = _table(
    len(PIRATES), 1.0, {TRUE_SHOT: 2.9, TO_THE_SAILS: 1.7, CHANGE_COURSE: 1.2, KEELHAUL: 0.4, BOARDING: 2.7}
)
"""How much each pirate helps."""
