"""All that shows the game, as the engine knows it."""

from typing import Final

from kaper.engine.show import Show
from kaper.games.jamaica.show.cards import faces
from kaper.games.jamaica.show.labels import details
from kaper.games.jamaica.show.links import BUTTONS, THINGS, ties
from kaper.games.jamaica.show.prompts import PROMPTS
from kaper.games.jamaica.show.scene import own, rules, scene
from kaper.games.jamaica.show.signs import SIGNS
from kaper.games.jamaica.show.telling import HIGHLIGHTS, ICONS
from kaper.games.jamaica.show.terminal import automata, board, inks

SHOW: Final = Show(
    scene=scene,
    own=own,
    links=ties,
    faces=faces,
    details=details,
    signs=SIGNS,
    buttons=BUTTONS,
    prompts=PROMPTS,
    rules=rules,
    board=board,
    automata=automata,
    inks=inks,
    things=THINGS,
    icons=ICONS,
    highlights=HIGHLIGHTS,
)
