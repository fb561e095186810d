"""What bots of different tempers like, in gold."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.engine.game import Taste
from kaper.games.marauders.state.state import Marauders

PREY: Final = 2.0
GOODS: Final = 0.3


def hunter(s: Marauders, ask: Choose, option: Option) -> float:
    """Looks out for prey, and lets no merchant go."""
    if option.verb == "scout":
        return PREY
    return PREY if ask.prompt == "merchant" and option.verb != "let-sail" else 0.0


def trader(s: Marauders, ask: Choose, option: Option) -> float:
    """Buys a little more, and sells whenever there is a buyer."""
    return GOODS if option.verb in ("buy", "sell") and ask.prompt in ("port", "market") else 0.0


TEMPERS: Final[Mapping[str, Taste[Marauders]]] = {"hunter": hunter, "trader": trader}
"""The fiercest first."""
