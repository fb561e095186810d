"""All that shows the game, as the engine knows it."""

from typing import Final

from kaper.engine.show import Show
from kaper.games.black_dice.show.labels import details
from kaper.games.black_dice.show.links import BUTTONS, THINGS, ties
from kaper.games.black_dice.show.panels import faces
from kaper.games.black_dice.show.prompts import PROMPTS
from kaper.games.black_dice.show.scene import own, rules, scene
from kaper.games.black_dice.show.signs import FORMS, GRAVE, SIGNS
from kaper.games.black_dice.show.telling import HIGHLIGHTS, ICONS
from kaper.games.black_dice.show.terminal import board, inks

SHOW: Final = Show(
    scene=scene,
    own=own,
    links=ties,
    faces=faces,
    details=details,
    signs=SIGNS,
    grave=GRAVE,
    forms=FORMS,
    buttons=BUTTONS,
    prompts=PROMPTS,
    rules=rules,
    board=board,
    inks=inks,
    things=THINGS,
    icons=ICONS,
    highlights=HIGHLIGHTS,
)
