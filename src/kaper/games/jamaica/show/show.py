"""All that shows the game, as the engine knows it."""

from typing import Final

from kaper.engine.show import Show
from kaper.games.jamaica.show.labels import details
from kaper.games.jamaica.show.links import BUTTONS, THINGS
from kaper.games.jamaica.show.prompts import PROMPTS
from kaper.games.jamaica.show.scene import scene
from kaper.games.jamaica.show.terminal import automata, board, inks

SHOW: Final = Show(scene, details, BUTTONS, PROMPTS, board, automata, inks, THINGS)
