"""Jamaica as the engine knows it."""

from typing import Final

from kaper.engine.game import Game
from kaper.games.jamaica import META
from kaper.games.jamaica.bot.rate import HINTS
from kaper.games.jamaica.rules.ending import outcome
from kaper.games.jamaica.rules.setup import setup
from kaper.games.jamaica.rules.step import step
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.observe import census, observe, redeal

GAME: Final = Game(META, setup, step, Jamaica.clone, outcome, observe, redeal, census, HINTS)
