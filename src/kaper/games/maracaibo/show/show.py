"""All that shows the game, as the engine knows it."""

from typing import Final

from kaper.engine.show import Show
from kaper.games.maracaibo.show.labels import details
from kaper.games.maracaibo.show.links import BUTTONS, THINGS
from kaper.games.maracaibo.show.prompts import PROMPTS
from kaper.games.maracaibo.show.scene import scene
from kaper.games.maracaibo.show.terminal import automata, board, inks

SHOW: Final = Show(scene, details, BUTTONS, PROMPTS, board, automata, inks, THINGS)
