"""What bots of different tempers like, in points at the end of the game."""

from collections.abc import Mapping
from typing import Final

from kaper.engine.asking import Choose, Option
from kaper.engine.game import Taste
from kaper.games.jamaica.rules.fights import opponents
from kaper.games.jamaica.rules.treasures import TAKE
from kaper.games.jamaica.state.state import GHOST, Jamaica

FIGHT: Final = 0.4
SHOT: Final = 0.12


def bold(s: Jamaica, ask: Choose, option: Option) -> float:
    """Meets others, and fights with all there is."""
    if ask.prompt == "spend-powder":
        return SHOT * option.value
    if ask.prompt == "route" and s.stage != GHOST:
        return FIGHT if opponents(s, ask.seat, option.value) else 0.0
    return FIGHT if ask.prompt == "treasure" and option is TAKE else 0.0


def careful(s: Jamaica, ask: Choose, option: Option) -> float:
    """Keeps out of the others' way."""
    return -bold(s, ask, option) if ask.prompt == "route" else 0.0


TEMPERS: Final[Mapping[str, Taste[Jamaica]]] = {"bold": bold, "careful": careful}
"""The fiercest first."""
