"""All that teaches Merchants & Marauders, together."""

from typing import Final

from kaper.engine.teaching import Teach, read_lessons
from kaper.games.marauders.state.state import Marauders
from kaper.games.marauders.teach.standing import standing
from kaper.games.marauders.teach.tips import tips
from kaper.games.marauders.view.view import View

TEACH: Final[Teach[Marauders, View]] = Teach(
    read_lessons("kaper.games.marauders.teach"), tips=tips, standing=standing
)
