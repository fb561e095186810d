"""All that shows the game, as the engine knows it."""

from typing import Final

from kaper.engine.show import Show
from kaper.games.maracaibo.show.cards import faces
from kaper.games.maracaibo.show.labels import details
from kaper.games.maracaibo.show.links import BUTTONS, THINGS, ties
from kaper.games.maracaibo.show.prompts import PROMPTS
from kaper.games.maracaibo.show.scene import own, scene
from kaper.games.maracaibo.show.signs import GRAVE, SIGNS
from kaper.games.maracaibo.show.telling import HIGHLIGHTS, ICONS
from kaper.games.maracaibo.show.terminal import automata, board, inks

SHOW: Final = Show(
    scene=scene,
    own=own,
    links=ties,
    faces=faces,
    details=details,
    signs=SIGNS,
    grave=GRAVE,
    buttons=BUTTONS,
    prompts=PROMPTS,
    board=board,
    automata=automata,
    inks=inks,
    things=THINGS,
    icons=ICONS,
    highlights=HIGHLIGHTS,
)
