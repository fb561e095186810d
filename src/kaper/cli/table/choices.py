"""The options of a question as numbered lines, and what the player typed as one of them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kaper.engine.show import Asked, Seen
from kaper.engine.state import State
from kaper.words import Narrator

TALL = 8
"""More options than this are set in columns."""


@dataclass(frozen=True)
class Choice:
    """An option with its label, all that it does, and the number to type for it."""

    number: int
    text: str
    label: str
    tip: str


def choices(narrator: Narrator, seen: Seen[State, object], asked: Asked) -> list[Choice]:
    """The options on offer, numbered."""
    offers = [narrator.offer(seen, asked, text) for text in asked.options]
    numbers = _numbers(asked.options, [offer.words for offer in offers])
    rows = zip(numbers, asked.options, offers, strict=True)
    return [Choice(number, text, offer.words, offer.tip) for number, text, offer in rows]


def _numbers(texts: Sequence[str], labels: Sequence[str]) -> list[int]:
    """Counted from 1, unless the labels begin with numbers of their own: then `3` must mean those 3."""
    own: list[int] = []
    for text, label in zip(texts, labels, strict=True):
        detail = text.partition(":")[2]
        shown = re.search(r"\d+", label)
        if not detail.isdecimal() or shown is None or shown.group() != detail:
            return list(range(1, len(texts) + 1))
        own.append(int(detail))
    return own if len(set(own)) == len(own) else list(range(1, len(texts) + 1))


def understood(typed: str, offered: Sequence[Choice]) -> Choice | None:
    """The option meant by a number, by its text, or by its label."""
    for choice in offered:
        if typed in (choice.text, str(choice.number)) or typed.casefold() == choice.label.casefold():
            return choice
    return None


def menu(offered: Sequence[Choice], *, tips: bool = True) -> RenderableType:
    """The numbered options to look at, with all that they do where there is room for it."""
    wide = max(len(str(choice.number)) for choice in offered)
    numbers = [Text(f" {choice.number:>{wide}} ", "bold reverse") for choice in offered]
    if len(offered) > TALL:
        rows = [
            Text.assemble(number, f" {choice.label}") for number, choice in zip(numbers, offered, strict=True)
        ]
        return Columns(rows, padding=(0, 3), column_first=True)
    # What an option does stands beside its words, and goes on below them.
    grid = Table.grid(padding=(0, 1))
    for number, choice in zip(numbers, offered, strict=True):
        tip = f"  {choice.tip}" if tips and choice.tip else ""
        grid.add_row(number, Text.assemble(choice.label, (tip, "dim")))
    return grid
