"""Tiny Epic Pirates as the engine knows it."""

from typing import Final

from kaper.engine.game import Game
from kaper.games.tiny_epic import META
from kaper.games.tiny_epic.bot.rate import HINTS
from kaper.games.tiny_epic.rules.ending import outcome
from kaper.games.tiny_epic.rules.setup import setup
from kaper.games.tiny_epic.rules.step import step
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.view.observe import census, observe, redeal

GAME: Final = Game(META, setup, step, Pirates.clone, outcome, observe, redeal, census, HINTS)
