"""All that teaches Tiny Epic Pirates, together."""

from typing import Final

from kaper.engine.teaching import Teach, read_lessons
from kaper.games.tiny_epic.state.state import Pirates
from kaper.games.tiny_epic.teach.standing import standing
from kaper.games.tiny_epic.teach.tips import tips
from kaper.games.tiny_epic.view.view import View

TEACH: Final[Teach[Pirates, View]] = Teach(
    read_lessons("kaper.games.tiny_epic.teach"), tips=tips, standing=standing
)
