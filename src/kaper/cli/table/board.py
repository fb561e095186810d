"""The position as a viewer may see it, under a line with the game's title."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from kaper.engine.match import Match
from kaper.engine.sight import sight
from kaper.engine.state import State
from kaper.words import Narrator


def boxed(narrator: Narrator, match: Match[State], viewer: int) -> RenderableType:
    """The board between two lines; no sides, so that a game has the whole width."""
    meta = match.game.meta
    title = Text(narrator.words.title(meta.titles, meta.name), style="bold")
    board = Text.from_markup(narrator.board(sight(match, viewer).view))
    return Group(Rule(title, style="blue"), board, Rule(style="blue"))
