"""The numbers of questions: the same in every process that serves a table, whenever it was loaded there."""

from array import array
from collections.abc import Sequence

from kaper.server.pictures import AnyMatch

UNDO = 2
"""The answer that is taken back and the undo each moved the number on by one at most."""


class Numbers:
    """Which number the match had after each answer that stands, and how many were used up by what does not.

    A client that comes back, perhaps to another process, sends again what was not acknowledged. Its number
    must mean the same question there, so it follows from the book alone.
    """

    def __init__(self) -> None:
        self._after = array("I", [0])
        self._passed = 0

    def begin(self, match: AnyMatch) -> None:
        """Before the first answer."""
        self._after = array("I", [match.number])
        self._passed = 0

    def known(self) -> list[int]:
        """The numbers after each answer that stands, as if nothing had been taken back."""
        return list(self._after)

    def go_on(self, known: Sequence[int]) -> None:
        """After answers that are not played again."""
        self._after = array("I", known)
        self._passed = 0

    def took(self, number: int) -> None:
        """The match has taken an answer and now has this number."""
        self._after.append(number - self._passed)

    def passed(self, lines: int) -> int:
        """So many lines of the book are not played again; how far they moved the number on."""
        self._passed = lines
        return lines

    def took_back(self) -> int:
        """The number after the last answer was taken back."""
        self._after.pop()
        self._passed += UNDO
        return self._after[-1] + self._passed
