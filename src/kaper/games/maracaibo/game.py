"""Pirates of Maracaibo as the engine knows it."""

from typing import Final

from kaper.engine.game import Game
from kaper.games.maracaibo import META
from kaper.games.maracaibo.hints import HINTS
from kaper.games.maracaibo.observe import census, observe
from kaper.games.maracaibo.redeal import redeal
from kaper.games.maracaibo.rules.rounds import step
from kaper.games.maracaibo.rules.scoring import outcome
from kaper.games.maracaibo.rules.setup import setup
from kaper.games.maracaibo.state import Maracaibo

GAME: Final = Game(META, setup, step, Maracaibo.clone, outcome, observe, redeal, census, HINTS)
