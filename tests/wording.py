"""What a locale file says, without the figures that come into it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, StringLiteral, TextElement

GAP = "◇"
"""Stands where a figure or one of several texts will be."""


@cache
def texts(path: Path) -> dict[str, list[str]]:
    """The texts of every message: the whole one, each of those to choose from in it, and its other forms."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    found = [entry for entry in body if isinstance(entry, Message)]
    return {message.id.name: list(_of_message(message)) for message in found}


def _of_message(message: Message) -> Iterator[str]:
    for pattern in [message.value, *(attribute.value for attribute in message.attributes)]:
        if pattern is not None:
            yield from _of_pattern(pattern)


def _of_pattern(pattern: Pattern) -> Iterator[str]:
    yield "".join(_piece(element) for element in pattern.elements)
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from _of_pattern(variant.value)


def _piece(element: TextElement | Placeable) -> str:
    if isinstance(element, TextElement):
        return str(element.value)
    return str(element.expression.value) if isinstance(element.expression, StringLiteral) else GAP
