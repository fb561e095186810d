"""What happened, line by line, with the players' names in their colours."""

import re
from collections.abc import Iterable

from rich.text import Text

from kaper.engine.events import FORCED
from kaper.engine.sight import Told
from kaper.words import Narrator

COLOURS = ("cyan", "yellow", "magenta", "green", "blue", "red")


def colour(narrator: Narrator, seat: int) -> str:
    """A seat's colour on the game's own board, or one of ours."""
    return narrator.inks[seat] if seat < len(narrator.inks) else f"bold {COLOURS[seat % len(COLOURS)]}"


def sentences(narrator: Narrator, told: Iterable[Told]) -> list[Text]:
    """Events as lines of the log; a forced answer is only a side note."""
    return [paint(narrator, narrator.event(each), "dim" if each.kind == FORCED else "") for each in told]


def paint(narrator: Narrator, sentence: str, style: str = "") -> Text:
    """A sentence with everybody's name in their colour."""
    text = Text(sentence, style=style)
    for seat, name in enumerate(narrator.names):
        text.highlight_regex(rf"\b{re.escape(name)}\b", colour(narrator, seat))
    return text
