"""All that teaches Jamaica, together."""

from typing import Final

from kaper.engine.teaching import Teach, read_lessons
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.teach.standing import standing
from kaper.games.jamaica.teach.tips import tips
from kaper.games.jamaica.view.view import View

TEACH: Final[Teach[Jamaica, View]] = Teach(
    read_lessons("kaper.games.jamaica.teach"), tips=tips, standing=standing
)
