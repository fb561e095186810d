"""Text in columns, for games drawn on a terminal."""

from collections.abc import Iterable
from typing import Final

WIDTH: Final = 79
"""What fits on the narrowest terminal, with a column to spare."""


def clipped(text: str, width: int) -> str:
    """The text, or as much of it as there is room for."""
    return text if len(text) <= width else text[: width - 1] + "…"


def laid(pieces: Iterable[str], between: str, width: int = WIDTH, lead: str = "") -> list[str]:
    """Pieces on as few lines as they need; later lines begin where the first piece does."""
    lines: list[str] = []
    for piece in pieces:
        if lines and len(lines[-1]) + len(between) + len(piece) <= width:
            lines[-1] += between + piece
        else:
            lines.append(clipped((" " * len(lead) if lines else lead) + piece, width))
    return lines


def folded(text: str, width: int = WIDTH, lead: str = "") -> list[str]:
    """A text on as many lines as its words need."""
    return laid(text.split(), " ", width, lead)


def broken(text: str, width: int) -> list[str]:
    """A text in a narrow column: a word that is longer than that goes on below, after a hyphen."""
    return laid([piece for word in text.split() for piece in _pieces(word, width)], " ", width)


def _pieces(word: str, width: int) -> list[str]:
    if len(word) <= width:
        return [word]
    # Two letters alone are no beginning of a line.
    cut = min(width - 1, len(word) - 3)
    return [word[:cut] + "-", *_pieces(word[cut:], width)]
