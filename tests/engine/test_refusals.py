"""What a match does not take: each fault has an error of its own that explains it, and changes nothing."""

import pytest

from kaper.engine.asking import Asking, Choose, Option, numbered, together
from kaper.engine.errors import AnswerError, MatchOver, NotAsked, NotOffered, QuestionOver
from kaper.engine.match import Match
from kaper.engine.sight import whole
from tests.engine.toys import Toy, start, values


def spend(s: Toy) -> Asking[None]:
    s.done.append((yield Choose(0, "spend", numbered("spend", 0, 2))).value)


def secretly(s: Toy) -> Asking[None]:
    s.done.append((yield Choose(0, "bribe", numbered("bribe", 0, 2), hidden=True)).value)


def in_secret(s: Toy) -> Asking[None]:
    s.done += values((yield from together("play", [0, 1], lambda _: numbered("play", 0, 1))))


def refusal(match: Match[Toy], seat: int, option: str | Option, question: int | None = None) -> AnswerError:
    """The error, after making sure that it changed nothing."""
    before = _all_of(match)
    with pytest.raises(AnswerError) as found:
        match.answer(seat, option, question)
    assert _all_of(match) == before
    return found.value


def _all_of(match: Match[Toy]) -> tuple[object, ...]:
    asks = [(ask.seat, ask.prompt, [option.text for option in ask.options]) for ask in match.pending]
    return whole(match.game, match.state), asks, match.answers[:], match.number, len(match.events)


def test_an_option_that_is_not_on_offer() -> None:
    error = refusal(start(spend), 0, "spend:3")
    assert type(error) is NotOffered
    assert str(error) == ("Seat 0 was asked spend. Allowed: spend:0, spend:1, spend:2. Not allowed: spend:3.")


def test_an_option_object_that_is_not_on_offer() -> None:
    error = refusal(start(spend), 0, Option("spend:3", 1))
    assert type(error) is NotOffered
    assert (error.key, error.about["option"]) == ("not-offered", "spend:3")


def test_a_seat_that_is_not_asked() -> None:
    error = refusal(start(spend), 1, "spend:1")
    assert type(error) is NotAsked
    assert str(error) == "Seat 1 is not asked now; the match waits for seat 0 (spend)."


def test_a_seat_that_is_not_asked_learns_nothing_of_a_hidden_question() -> None:
    error = refusal(start(secretly), 1, "spend:1")
    assert str(error) == "Seat 1 is not asked now; the match waits for another seat."


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    error = refusal(start(spend), seat, "spend:1")
    assert type(error) is NotAsked
    assert str(error) == f"There is no seat {seat}; the seats are 0 to 1."


def test_a_second_answer_to_a_secret_question() -> None:
    match = start(in_secret)
    match.answer(1, "play:0")
    error = refusal(match, 1, "play:1")
    assert type(error) is NotAsked


def test_a_question_that_is_over() -> None:
    match = start(spend, rounds=2)
    old = match.number
    match.answer(0, "spend:1", old)
    error = refusal(match, 0, "spend:1", old)
    assert type(error) is QuestionOver
    assert str(error) == f"Question {old} is over; {old + 1} is on the table now."


def test_a_question_that_is_over_for_a_seat_that_is_no_longer_asked() -> None:
    match = start(spend, rounds=2)
    assert type(refusal(match, 1, "spend:1", match.number - 1)) is QuestionOver


def test_a_match_that_is_over() -> None:
    match = start(spend)
    match.answer(0, "spend:1")
    error = refusal(match, 0, "spend:1")
    assert type(error) is MatchOver
    assert str(error) == "The match is over; it takes no more answers."


def test_a_match_that_is_over_with_an_old_question() -> None:
    match = start(spend)
    match.answer(0, "spend:1")
    assert type(refusal(match, 0, "spend:1", 1)) is MatchOver
