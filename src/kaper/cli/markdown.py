"""Markdown that is also readable as it stands."""

from collections.abc import Sequence


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
