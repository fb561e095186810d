"""How a rule asks: it yields a question and goes on with the answer.

A rule is a generator. It yields `Choose` (one seat) or `Together` (several seats at once, in secret)
and is sent the chosen option.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from kaper.engine.errors import RuleError

T = TypeVar("T")
Args = Mapping[str, int | str]
NOTHING: Final[Args] = {}


# A game from elsewhere is plain Python even where the engine is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing that can be chosen: a verb, and what it is about.

    The text (`spend:3`, `play:forward-food`) names the option in records, addresses, tests and for
    screen readers. The value says which one or how many: three, the number of that card. A family of options
    that are about several things is a class of its own, with a name for each.
    """

    __slots__ = ("text", "value", "verb")

    def __init__(self, text: str, value: int = 0) -> None:
        self.text = text
        self.value = value
        self.verb = text.partition(":")[0]

    @property
    def details(self) -> list[str]:
        """What stands behind the verb: `["17"]` for `move:17`."""
        return self.text.split(":")[1:]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r}, {self.value})"


class Choose:
    """One seat is asked to choose one of the options.

    A choice of one answers itself unless `pause` says that the moment matters. `hidden` keeps from
    everybody else that this seat is asked at all; where only some are asked, because only they could act,
    the first option lets the moment pass and leaves no trace. The rules tell of every such moment, asked or
    not, in the state's `moments`. `about` are figures for the prompt's sentence.
    """

    __slots__ = ("about", "hidden", "options", "pause", "prompt", "seat")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        about: Args = NOTHING,
        pause: bool = False,
        hidden: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.about = about
        self.pause = pause
        self.hidden = hidden

    @property
    def forced(self) -> bool:
        return len(self.options) == 1 and not self.pause

    def find(self, text: str) -> Option | None:
        for option in self.options:
            if option.text == text:
                return option
        return None

    def __repr__(self) -> str:
        return f"Choose({self.seat}, {self.prompt!r}, {[option.text for option in self.options]})"


_UNANSWERED: Final = Option("unanswered")


class Together:
    """Several seats choose at once, in any order, and learn nothing of each other until all have chosen.

    `offer` gives a seat's options; it is asked again when a search deals the hidden cards anew.
    `answers` holds what was chosen, in the order of `seats`, when the rule goes on.
    """

    __slots__ = ("answers", "asks", "offer", "pause", "prompt", "seats")

    def __init__(
        self, prompt: str, seats: Sequence[int], offer: Callable[[int], Sequence[Option]], pause: bool = False
    ) -> None:
        self.prompt = prompt
        self.seats = seats
        self.offer = offer
        self.pause = pause
        self.answers: list[Option] = [_UNANSWERED] * len(seats)
        self.asks: list[Choose] = []
        self.renew()

    def renew(self) -> None:
        """Ask everybody afresh, from the state as it is now."""
        prompt, offer, pause = self.prompt, self.offer, self.pause
        self.asks = [Choose(seat, prompt, offer(seat), NOTHING, pause) for seat in self.seats]


Question = Choose | Together
Asking = Generator[Question, Option, T]


def together(
    prompt: str, seats: Sequence[int], offer: Callable[[int], Sequence[Option]]
) -> Asking[list[Option]]:
    """Ask several seats at once; the answers come in the order of `seats`."""
    question = Together(prompt, seats, offer)
    yield question
    return question.answers


_NUMBERED: dict[str, list[Option]] = {}


def numbered(verb: str, low: int, high: int) -> list[Option]:
    """The options `verb:low` to `verb:high`; made once, since simulations ask by the million."""
    known = _NUMBERED.setdefault(verb, [])
    while len(known) <= high:
        known.append(Option(f"{verb}:{len(known)}", len(known)))
    return known[low : high + 1]


def pick(seat: int, prompt: str, choices: Mapping[str, T], about: Args = NOTHING) -> Asking[T]:
    """Ask for one of several things that are not numbers; `choices` maps an option's text to the thing."""
    things = list(choices.values())
    options = [Option(text, index) for index, text in enumerate(choices)]
    return things[(yield Choose(seat, prompt, options, about)).value]


DONE: Final = Option("done")
"""Ends a question that is asked again and again."""


def pick_some(
    seat: int, prompt: str, choices: Mapping[str, T], least: int, most: int, about: Args = NOTHING
) -> Asking[list[T]]:
    """Ask for several different things, one after another; `done` is offered once `least` are chosen."""
    left = dict(choices)
    chosen: list[T] = []
    while left and len(chosen) < most:
        options = [Option(text) for text in left]
        if len(chosen) >= least:
            options.append(DONE)
        answer = yield Choose(seat, prompt, options, about)
        if answer is DONE:
            break
        chosen.append(left.pop(answer.text))
    return chosen


def distribute(
    seat: int, prompt: str, verb: str, total: int, limits: Sequence[int], about: Args = NOTHING
) -> Asking[list[int]]:
    """Ask how `total` is split over places with limits, place by place; what cannot differ is not asked.

    The prompt is told the `place` (counted from 1), its `limit` and what is `left` to give.
    """
    room = sum(limits)
    if not 0 <= total <= room:
        raise RuleError(f"{total} cannot be split over places for {room}")
    shares: list[int] = []
    left = total
    for limit in limits:
        room -= limit
        low = left - room if left > room else 0
        high = limit if limit < left else left
        share = low
        if low < high:
            told = {**about, "place": len(shares) + 1, "limit": limit, "left": left}
            share = (yield Choose(seat, prompt, numbered(verb, low, high), told)).value
        shares.append(share)
        left -= share
    return shares
