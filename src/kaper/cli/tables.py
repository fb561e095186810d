"""Tables as all commands print them."""

from typing import Literal

from rich.table import Table

from kaper.arena.figures import Share
from kaper.words import Words

TEXTS = {
    "id",
    "kind",
    "created",
    "touched",
    "seen",
    "sanctions",
    "name",
    "title",
    "stage",
    "bot",
    "field",
    "game",
    "build",
    "who",
    "law",
    "variant",
    "endings",
    "settings",
    "curve",
    "grade",
    "chosen",
    "best",
}
ID = 24
"""The length of an account's id, the longest there is."""


def plain_table(words: Words, prefix: str, columns: list[str]) -> Table:
    """A table without lines; words stand on the left of their column and figures on the right."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in columns:
        justify: Literal["left", "right"] = "left" if column in TEXTS else "right"
        # An id is copied from here, so it is never shortened: other columns give way.
        shortest = ID if column == "id" else None
        table.add_column(words.say(f"{prefix}-{column}"), justify=justify, min_width=shortest)
    return table


def interval(words: Words, wins: Share) -> str:
    """Where the true share lies with a probability of 95 %."""
    return words.say("interval", low=words.percent(wins.low), high=words.percent(wins.high))
