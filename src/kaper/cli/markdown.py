"""Markdown that is also readable as it stands."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Heading:
    """What a section is called."""

    text: str


@dataclass(frozen=True)
class Grid:
    """A table with its headings."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


Part = str | Heading | Grid
"""A piece of a report, which can be written as Markdown or otherwise; a text is a paragraph."""


def markdown(part: Part) -> str:
    """A part as Markdown."""
    if isinstance(part, Heading):
        return f"## {part.text}"
    return table(part.heads, part.rows) if isinstance(part, Grid) else part


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table: its first column stands on the left and is text, the others are figures."""
    lines = [_cells(heads), *(_cells(row) for row in rows)]
    widths = [max(3, *(len(line[column]) for line in lines)) for column in range(len(heads))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(_line(line, widths) for line in [lines[0], rule, *lines[1:]])


def _cells(row: Sequence[str]) -> list[str]:
    return [cell.replace("|", "\\|") for cell in row]


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [cells[0].ljust(widths[0])]
    padded += [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return f"| {' | '.join(padded)} |"
