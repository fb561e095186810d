"""Merchants & Marauders as the engine knows it."""

from typing import Final

from kaper.engine.game import Game
from kaper.games.marauders import META
from kaper.games.marauders.hints import HINTS
from kaper.games.marauders.observe import observe
from kaper.games.marauders.redeal import census, redeal
from kaper.games.marauders.rules.ending import outcome
from kaper.games.marauders.rules.rounds import step
from kaper.games.marauders.rules.setup import setup
from kaper.games.marauders.state import Marauders

GAME: Final = Game(META, setup, step, Marauders.clone, outcome, observe, redeal, census, HINTS)
