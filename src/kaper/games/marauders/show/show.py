"""All that shows the game, as the engine knows it."""

from typing import Final

from kaper.engine.show import Show
from kaper.games.marauders.show.faces import faces
from kaper.games.marauders.show.labels import details
from kaper.games.marauders.show.links import BUTTONS, THINGS, links
from kaper.games.marauders.show.own import own
from kaper.games.marauders.show.prompts import PROMPTS
from kaper.games.marauders.show.scene import scene
from kaper.games.marauders.show.signs import FORMS, GRAVE, SIGNS, USUAL
from kaper.games.marauders.show.telling import HIGHLIGHTS, ICONS
from kaper.games.marauders.show.terminal import board, inks

SHOW: Final = Show(
    scene=scene,
    own=own,
    links=links,
    faces=faces,
    details=details,
    signs=SIGNS,
    grave=GRAVE,
    usual=USUAL,
    forms=FORMS,
    buttons=BUTTONS,
    prompts=PROMPTS,
    board=board,
    inks=inks,
    things=THINGS,
    icons=ICONS,
    highlights=HIGHLIGHTS,
)
