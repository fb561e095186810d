"""What is on offer is taken, and nothing else is."""

import re
from itertools import pairwise

from kaper.engine.asking import Choose, Option
from kaper.engine.chance import Chance
from kaper.engine.errors import AnswerError, MatchOver, NotAsked, NotOffered, QuestionOver
from kaper.laws.law import AnyMatch, UnlawfulError, demand
from kaper.laws.standing import position

TEXT = re.compile(r"[a-z0-9][a-z0-9.+-]*(:[a-z0-9.+-]+)*")


def orderly(match: AnyMatch, chance: Chance) -> None:
    """Options have different texts of one grammar, a verb's in the order of their values; each is taken."""
    for ask in match.pending:
        texts = [option.text for option in ask.options]
        wrong = [text for text in texts if not TEXT.fullmatch(text)]
        demand(not wrong, f"no option can be called {wrong}: {ask!r}")
        demand(len(set(texts)) == len(texts), f"two options have one text: {ask!r}")
        pairs = [(a, b) for a, b in pairwise(ask.options) if a.verb == b.verb]
        unsorted = [f"{a}, {b}" for a, b in pairs if a.value > b.value]
        demand(not unsorted, f"{unsorted} are not sorted: {ask!r}")
        known = match.state.moments >> ask.seat & 1
        demand(not ask.hidden or known == 1, f"a hidden question at a moment that nobody knows of: {ask!r}")
        demand(len(texts) > 1 or ask.pause, f"a choice of one was not taken by itself: {ask!r}")
        for text in texts:
            match.clone().answer(ask.seat, text)
    for ask in match.pending:
        _takes_the_offered(match, ask, chance.pick(ask.options))


def _takes_the_offered(match: AnyMatch, ask: Choose, offered: Option) -> None:
    """A made-up option with the text of an offered one is the offered one."""
    honest, forged = match.clone(), match.clone()
    honest.answer(ask.seat, offered)
    forged.answer(ask.seat, Option(offered.text, offered.value + 1_000_000))
    demand(forged.answers[-1][1].value == offered.value, f"the made-up value of {offered.text} was kept")
    demand(position(honest) == position(forged), f"{offered.text} with a made-up value leads elsewhere")


def refused(match: AnyMatch, _: Chance) -> None:
    """Options not on offer, seats not asked and questions that are over raise errors and change nothing."""
    trial = match.clone()
    asked = {ask.seat for ask in match.pending}
    not_asked = {-1, *range(match.seats), match.seats} - asked
    offered = match.pending[0].options[0].text if asked else "anything"
    for seat in not_asked:
        _refuses(trial, seat, offered, NotAsked if asked else MatchOver)
    for ask in match.pending:
        _refuses_others(trial, ask)
    demand(position(trial) == position(match), "a refused answer changed the match")
    demand(trial.number == match.number, "a refused answer changed the question's number")


def _refuses_others(trial: AnyMatch, ask: Choose) -> None:
    first = ask.options[0]
    for other in ("", "no-such-option", f"{first.text}.x", first.text.upper(), f" {first.text}"):
        if ask.find(other) is None:
            _refuses(trial, ask.seat, other, NotOffered)
            _refuses(trial, ask.seat, Option(other, first.value), NotOffered)
    number = trial.number_for(ask.seat)
    for question in (number - 1, number + 1):
        _refuses(trial, ask.seat, first, QuestionOver, question)


def _refuses(
    match: AnyMatch, seat: int, option: str | Option, error: type[AnswerError], question: int | None = None
) -> None:
    try:
        match.answer(seat, option, question)
    except AnswerError as fault:
        raised = type(fault)
        demand(raised is error, f"{option!r} of seat {seat} raises {raised.__name__}, not {error.__name__}")
    else:
        raise UnlawfulError(f"{option!r} of seat {seat} was taken and should be {error.__name__}")
