"""Jamaica as the engine knows it."""

from typing import Final

from kaper.engine.game import Game
from kaper.games.jamaica import META
from kaper.games.jamaica.hints import HINTS
from kaper.games.jamaica.observe import census, observe, redeal
from kaper.games.jamaica.rules.round import step
from kaper.games.jamaica.rules.scoring import outcome
from kaper.games.jamaica.rules.setup import setup
from kaper.games.jamaica.state import Jamaica

GAME: Final = Game(META, setup, step, Jamaica.clone, outcome, observe, redeal, census, HINTS)
