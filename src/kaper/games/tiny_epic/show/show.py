"""All that shows the game, as the engine knows it."""

from typing import Final

from kaper.engine.show import Show
from kaper.games.tiny_epic.show.labels import details
from kaper.games.tiny_epic.show.links import BUTTONS, THINGS
from kaper.games.tiny_epic.show.prompts import PROMPTS
from kaper.games.tiny_epic.show.scene import scene
from kaper.games.tiny_epic.show.terminal import automata, board, inks

SHOW: Final = Show(scene, details, BUTTONS, PROMPTS, board, automata, inks, THINGS)
