"""All that teaches Pirates of Maracaibo, together."""

from typing import Final

from kaper.engine.teaching import Teach, read_lessons
from kaper.games.maracaibo.state.state import Maracaibo
from kaper.games.maracaibo.teach.standing import standing
from kaper.games.maracaibo.teach.tips import tips
from kaper.games.maracaibo.view.view import View

TEACH: Final[Teach[Maracaibo, View]] = Teach(
    read_lessons("kaper.games.maracaibo.teach"), tips=tips, standing=standing
)
