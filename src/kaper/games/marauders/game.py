"""Merchants & Marauders as the engine knows it."""

from typing import Final

from kaper.engine.game import Game
from kaper.games.marauders import META
from kaper.games.marauders.bot.rate import HINTS
from kaper.games.marauders.rules.ending import outcome
from kaper.games.marauders.rules.setup import setup
from kaper.games.marauders.rules.step import step
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.view.observe import observe
from kaper.games.marauders.view.redeal import census, redeal

GAME: Final = Game(META, setup, step, Marauders.clone, outcome, observe, redeal, census, HINTS)
