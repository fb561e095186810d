"""A board for games that draw none: the fields of the view, one to a line."""

from collections.abc import Sequence

import msgspec
from rich.markup import escape

from kaper.words.sentences import Words


def plain_board(view: object, words: Words, names: Sequence[str]) -> str:
    """Every field of the view; a list with a place for each seat is told seat by seat."""
    fields = msgspec.to_builtins(view)
    if not isinstance(fields, dict):
        return escape(_value(fields, names))
    lines: list[str] = []
    for field, value in fields.items():
        key = f"field-{field}"
        label = words.say(key) if words.has(key) else field
        lines.append(f"[bold]{escape(label)}[/]  {escape(_value(value, names))}")
    return "\n".join(lines)


def _value(value: object, names: Sequence[str]) -> str:
    if isinstance(value, list):
        texts = [_value(each, ()) for each in value]
        if names and len(texts) == len(names):
            return "   ".join(f"{name}: {text}" for name, text in zip(names, texts, strict=True))
        return " ".join(texts) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(each, ())}" for key, each in value.items())
    return str(value)
