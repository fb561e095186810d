"""A match whose chance is asked from outside: every draw is a question with equally likely answers.

A rule that draws what has not been said yet is given up, and run again from its checkpoint when it has been.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from kaper.engine.asking import Choose, Option
from kaper.engine.chance import UNUSED, Chance
from kaper.engine.errors import RuleError
from kaper.engine.game import Game, S, Settings
from kaper.engine.match import Answer, Match
from kaper.engine.registry import find
from kaper.engine.state import State

T = TypeVar("T")


class ChanceAsked(Exception):
    """The rules want to know one of `count` equally likely things."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class ExplicitChance(Chance):
    """Draws what was said, and asks for what was not. Clones listen to the same saying."""

    __slots__ = ("said",)

    def __init__(self, said: list[int], position: int = 0) -> None:
        super().__init__(UNUSED, position)
        self.said = said

    def clone(self) -> "ExplicitChance":
        return ExplicitChance(self.said, self.position)

    def random(self) -> float:
        raise RuleError("Only draws from a known number of things can be asked for.")

    def below(self, count: int) -> int:
        if count == 1:
            return 0
        if self.position == len(self.said):
            raise ChanceAsked(count)
        self.position += 1
        return self.said[self.position - 1]

    def die(self, sides: int = 6) -> int:
        return 1 + self.below(sides)

    def throw(self, count: int, faces: Sequence[T]) -> list[T]:
        return [faces[self.below(len(faces))] for _ in range(count)]

    def tally(self, count: int, sides: int = 6) -> list[int]:
        found = [0] * sides
        for _ in range(count):
            found[self.below(sides)] += 1
        return found

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def draw(self, bag: list[T]) -> T:
        return bag.pop(self.below(len(bag)))


class ExplicitMatch(Generic[S]):
    """A match that waits for a seat or for chance.

    `wanted` is how many things chance can bring; 0 if it waits for a seat or is over.
    """

    def __init__(self, game: Game[S], seats: int, settings: Settings) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.said: list[int] = []
        self.history: list[int | tuple[int, str]] = []
        self.wanted = 0
        self.match: Match[S] | None = None
        self._place: tuple[S, list[Answer]] | None = None
        self._run()

    @property
    def ask(self) -> Choose | None:
        """The question to a seat that is answered next."""
        return self.match.pending[0] if self.match is not None and self.match.pending else None

    def say(self, nth: int) -> None:
        """What chance brings."""
        self.history.append(nth)
        self.said.append(nth)
        self._run()

    def answer(self, ask: Choose, option: Option) -> None:
        """What the seat answers that is asked."""
        match = self.match
        assert match is not None
        self.history.append((ask.seat, option.text))
        try:
            match.take(ask, option)
        except ChanceAsked as asked:
            self._place = match.last_checkpoint()
            self._wait(asked)

    def copy(self) -> "ExplicitMatch[S]":
        """An independent copy at the same place."""
        twin = object.__new__(type(self))
        twin.__dict__.update(vars(self))
        twin.said = self.said[:]
        twin.history = self.history[:]
        place = self._place if self.match is None else self.match.last_checkpoint()
        if place is not None:
            state = self.game.clone(place[0])
            state.chance = ExplicitChance(twin.said, state.chance.position)
            twin._place = state, place[1]
        twin._run()
        return twin

    def __deepcopy__(self, memo: object) -> "ExplicitMatch[S]":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """Pickled as what happened, since rules that are being run cannot be."""
        return played_again, (self.game.meta.name, self.seats, dict(self.settings), self.history)

    def _wait(self, asked: ChanceAsked) -> None:
        self.match = None
        self.wanted = asked.count

    def _run(self) -> None:
        """Go on from the last checkpoint, or from the start, as far as what was said reaches."""
        try:
            self.match = self._resumed()
            self.wanted = 0
        except ChanceAsked as asked:
            self._wait(asked)

    def _resumed(self) -> Match[S]:
        if self._place is None:
            state = self.game.setup(self.seats, self.settings, ExplicitChance(self.said))
            return Match.at(self.game, self.seats, state, self.settings)
        checkpoint, answers = self._place
        match = Match.at(self.game, self.seats, self.game.clone(checkpoint), self.settings)
        for seat, given in answers:
            ask = match.asked(seat)
            option = None if ask is None else ask.find(given.text)
            assert ask is not None
            assert option is not None
            match.take(ask, option)
        return match


def played_again(
    name: str, seats: int, settings: Mapping[str, str], history: Sequence[int | tuple[int, str]]
) -> ExplicitMatch[State]:
    """The match in which all of this happened."""
    match = ExplicitMatch(find(name).load(), seats, settings)
    for event in history:
        if isinstance(event, int):
            match.say(event)
            continue
        ask = match.ask
        option = None if ask is None else ask.find(event[1])
        assert ask is not None
        assert option is not None
        match.answer(ask, option)
    return match
