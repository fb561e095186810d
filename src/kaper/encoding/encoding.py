"""A game's encoding: what a seat is told as a row of numbers, and its answers as numbers of their own."""

from functools import cached_property
from typing import Final

from kaper.encoding.build import Builder
from kaper.encoding.facts import Fact, Known
from kaper.encoding.places import Eyes, Places
from kaper.encoding.shapes import Sparse
from kaper.encoding.situation import kind_of_situation, situation
from kaper.engine.asking import Choose
from kaper.engine.errors import AnswerError
from kaper.engine.game import S
from kaper.engine.match import Match

WAIT: Final = 0
"""The answer of who is not asked."""
ASKS: Final = ".asks"
VIEWER: Final = ".viewer"


class NoSuchAction(AnswerError):
    """The number is not that of an option on offer."""


class Encoding:
    """How situations and answers of a game are numbered; the same for all of its variants.

    A row has `size` entries, whose names are `names`. Answers are numbered below `actions`: `WAIT`, then
    every option that is known by its text, then places for options that nobody has seen before, which are
    numbered in the order in which they are offered.
    """

    def __init__(self, known: Known, view: type) -> None:
        self.known = known
        # What seats are asked is counted from the viewer's, whatever could be seen of it; the viewer is not.
        seats = Fact(levels=tuple(range(known.players)), most=known.players - 1)
        facts = {**known.facts, ASKS: Fact(seats=True), VIEWER: seats}
        table = Places(known.players, known.rules)
        self._shape = Builder(facts, table).shape(kind_of_situation(view), "")
        self._numbers = {text: 1 + place for place, text in enumerate(known.options)}
        self._unknown = 1 + len(known.options)
        self.size = self._shape.size
        self.actions = self._unknown + known.spare

    @cached_property
    def names(self) -> list[str]:
        """What each entry of a row is called: the way to it in the view, and what it says if it is 1."""
        return list(self._shape.names(""))

    def write(self, match: Match[S], viewer: int) -> Sparse:
        """What this viewer is told of the match now."""
        row = Sparse()
        self._shape.write(situation(match, viewer), 0, row, Eyes(match.seats, max(0, viewer)))
        return row

    def numbers(self, ask: Choose) -> list[int]:
        """The number of each option of a question, in their order."""
        known, unknown = self._numbers, self._unknown
        found: list[int] = []
        for option in ask.options:
            number = known.get(option.text)
            if number is None:
                number = unknown
                unknown += 1
            found.append(number)
        return found

    def place(self, ask: Choose, action: int) -> int:
        """Which of the options on offer has this number."""
        numbers = self.numbers(ask)
        if action not in numbers:
            allowed = ", ".join(map(str, numbers))
            raise NoSuchAction(
                f"Action {action} is not on offer; allowed: {allowed}.",
                "no-such-action", action=action, allowed=allowed,
            )  # fmt: skip
        return numbers.index(action)

    def action_name(self, action: int) -> str:
        """The text of the option with this number."""
        if action == WAIT:
            return "wait"
        if action < self._unknown:
            return self.known.options[action - 1]
        return f"unknown:{action - self._unknown}"
