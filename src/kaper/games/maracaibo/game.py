"""Pirates of Maracaibo as the engine knows it."""

from typing import Final

from kaper.engine.game import Game
from kaper.games.maracaibo import META
from kaper.games.maracaibo.bot.rate import HINTS
from kaper.games.maracaibo.rules.ending import outcome
from kaper.games.maracaibo.rules.setup import setup
from kaper.games.maracaibo.rules.step import step
from kaper.games.maracaibo.state.state import Maracaibo
from kaper.games.maracaibo.view.observe import census, observe
from kaper.games.maracaibo.view.redeal import redeal

GAME: Final = Game(META, setup, step, Maracaibo.clone, outcome, observe, redeal, census, HINTS)
