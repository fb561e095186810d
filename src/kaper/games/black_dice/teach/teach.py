"""All that teaches The Curse of the Black Dice, together."""

from typing import Final

from kaper.engine.teaching import Teach, read_lessons
from kaper.games.black_dice.state.state import BlackDice
from kaper.games.black_dice.teach.standing import standing
from kaper.games.black_dice.teach.tips import tips
from kaper.games.black_dice.view.view import View

TEACH: Final[Teach[BlackDice, View]] = Teach(
    read_lessons("kaper.games.black_dice.teach"), tips=tips, standing=standing
)
