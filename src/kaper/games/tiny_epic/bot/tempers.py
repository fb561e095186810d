"""What bots of different tempers like, in Gold."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.engine.game import Taste
from kaper.games.tiny_epic.components.board import ATTACK, PLUNDER, TRADE
from kaper.games.tiny_epic.state.state import Pirates

ORDER: Final = 0.6
PREY: Final = 0.5


def hunter(s: Pirates, ask: Choose, option: Option) -> float:
    """Gives the order to attack more often, and attacks where somebody else would let go."""
    if ask.prompt == "wheel":
        return ORDER if s.orders[ask.seat][option.value] == ATTACK else 0.0
    return PREY if ask.prompt == "attack" and option.verb in ("raid", "duel") else 0.0


def trader(s: Pirates, ask: Choose, option: Option) -> float:
    """Fetches goods and sells them."""
    if ask.prompt == "wheel":
        return ORDER if s.orders[ask.seat][option.value] in (PLUNDER, TRADE) else 0.0
    return 0.0


TEMPERS: Final[Mapping[str, Taste[Pirates]]] = {"hunter": hunter, "trader": trader}
"""The fiercest first."""
