"""What bots of different tempers like, in points of gold at the end of the game."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.engine.game import Taste
from kaper.games.black_dice.components.board import RIGHT
from kaper.games.black_dice.state.state import BlackDice

GOLD: Final = 0.25
HELP: Final = 0.25


def greedy(s: BlackDice, ask: Choose, option: Option) -> float:
    """Goes where the gold is, and lets others mend the ship."""
    return GOLD if option.verb == "place" and option.value in RIGHT else 0.0


def loyal(s: BlackDice, ask: Choose, option: Option) -> float:
    """Does what the crew needs before it takes any gold."""
    return HELP if option.verb == "place" and option.value not in RIGHT else 0.0


TEMPERS: Final[Mapping[str, Taste[BlackDice]]] = {"greedy": greedy, "loyal": loyal}
"""The fiercest first."""
