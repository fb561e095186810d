"""All that shows the game, as the engine knows it."""

from typing import Final

from kaper.engine.show import Show
from kaper.games.black_dice.show.labels import details
from kaper.games.black_dice.show.links import BUTTONS, THINGS
from kaper.games.black_dice.show.prompts import PROMPTS
from kaper.games.black_dice.show.scene import scene
from kaper.games.black_dice.show.terminal import board, inks

SHOW: Final = Show(scene, details, BUTTONS, PROMPTS, board, inks=inks, things=THINGS)
