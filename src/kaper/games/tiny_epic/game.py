"""Tiny Epic Pirates as the engine knows it."""

from typing import Final

from kaper.engine.game import Game
from kaper.games.tiny_epic import META
from kaper.games.tiny_epic.hints import HINTS
from kaper.games.tiny_epic.observe import census, observe, redeal
from kaper.games.tiny_epic.rules.scoring import outcome
from kaper.games.tiny_epic.rules.setup import setup
from kaper.games.tiny_epic.rules.turn import step
from kaper.games.tiny_epic.state import Pirates

GAME: Final = Game(META, setup, step, Pirates.clone, outcome, observe, redeal, census, HINTS)
