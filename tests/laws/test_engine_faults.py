"""Laws that a game alone cannot break, seen to break by a match that was tampered with."""

from collections.abc import Callable
from typing import cast

import pytest
from plank.game import GAME

from kaper.engine.asking import Option
from kaper.engine.errors import AnswerError, NotAsked
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame
from kaper.laws.all_laws import LAWS
from kaper.laws.law import AnyMatch, LawBroken, obey

PLANK = cast(AnyGame, GAME)
BY_NAME = {law.name: law for law in LAWS}


def after_a_round() -> AnyMatch:
    """Both have played, the die has been rolled and somebody is asked about it."""
    match = Match.new(PLANK, 2, seed=1)
    while len(match.pending) > 1 or match.pending[0].prompt == "play":
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[ask.seat - 1])
    return match


def breach(name: str, match: AnyMatch) -> str:
    with pytest.raises(LawBroken) as found:
        obey(BY_NAME[name], match)
    return found.value.message


class Tampered:
    """A match of which one method was replaced, in all its clones too."""

    def __init__(self, match: AnyMatch, **replaced: Callable[..., object]) -> None:
        self._match = match
        self._replaced = replaced

    def __getattr__(self, name: str) -> object:
        if name in self._replaced:
            return lambda *given: self._replaced[name](self._match, *given)
        return getattr(self._match, name)

    def clone(self) -> "Tampered":
        return Tampered(self._match.clone(), **self._replaced)


def tampered(match: AnyMatch, **replaced: Callable[..., object]) -> AnyMatch:
    return cast(AnyMatch, Tampered(match, **replaced))


def takes_anything(match: AnyMatch, seat: int, option: Option | str, question: int | None = None) -> None:
    ask = match.asked(seat)
    if ask is not None and question is None:
        match.answer(seat, ask.options[0])
    else:
        match.answer(seat, option, question)


def always_one_error(match: AnyMatch, seat: int, option: Option | str, question: int | None = None) -> None:
    try:
        match.answer(seat, option, question)
    except AnswerError:
        raise NotAsked("No.") from None


def counts_refusals(match: AnyMatch, seat: int, option: Option | str, question: int | None = None) -> None:
    match.number += 1
    match.answer(seat, option, None if question is None else -1)


def test_refusals_catches_a_match_that_takes_anything() -> None:
    assert "was taken" in breach("refusals", tampered(after_a_round(), answer=takes_anything))


def test_refusals_catches_the_wrong_error() -> None:
    message = breach("refusals", tampered(after_a_round(), answer=always_one_error))
    assert "raises NotAsked, not NotOffered" in message


def test_refusals_catches_a_change() -> None:
    message = breach("refusals", tampered(after_a_round(), answer=counts_refusals))
    assert "changed the question's number" in message


def test_undo_catches_a_permission_after_chance() -> None:
    match = tampered(after_a_round(), why_not_undo=lambda match, seat: "")
    assert "may take back, and may not" in breach("undo", match)


def test_undo_catches_an_undo_after_chance() -> None:
    match = tampered(after_a_round(), undo=lambda match, seat: None)
    assert "took back what it may not" in breach("undo", match)


def test_undo_catches_a_refusal_without_reason() -> None:
    match = Match.new(PLANK, 2, seed=1)
    match.answer(0, match.pending[0].options[0])
    forbidden = tampered(match, why_not_undo=lambda match, seat: "undo-chance")
    assert "may take back, but is told undo-chance" in breach("undo", forbidden)


def test_undo_catches_an_undo_that_does_nothing() -> None:
    match = Match.new(PLANK, 2, seed=1)
    match.answer(0, match.pending[0].options[0])
    lazy = tampered(match, undo=lambda match, seat: None if seat == 0 else match.undo(seat))
    assert "leads elsewhere" in breach("undo", lazy)
