"""Tables as all commands print them."""

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
}


def plain_table(words: Words, prefix: str, columns: list[str]) -> Table:
    """A table without lines; words stand on the left of their column and figures on the right."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(words.say(f"{prefix}-{column}"), justify="left" if column in TEXTS else "right")
    return table


def interval(words: Words, wins: Share) -> str:
    """Where the true share lies with a probability of 95 %."""
    return words.say("interval", low=words.percent(wins.low), high=words.percent(wins.high))
