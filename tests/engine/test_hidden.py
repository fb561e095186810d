"""A hidden question: nothing that others are given tells that it was asked."""

import pytest

from kaper.engine.asking import Asking, Choose, numbered
from kaper.engine.errors import QuestionOver
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.sight import sight
from tests.engine.toys import Toy, start


def asks_in_secret(s: Toy) -> Asking[None]:
    yield Choose(0, "open", numbered("open", 0, 1))
    s.moments |= 0b110
    yield Choose(1, "bribe", numbered("bribe", 0, 1), hidden=True)
    assert s.diary is not None
    s.diary.note("after", 0)
    yield Choose(0, "again", numbered("again", 0, 1))


def asked_again() -> Match[Toy]:
    match = start(asks_in_secret)
    match.answer(0, "open:0")
    match.answer(1, "bribe:0")
    return match


def test_others_do_not_count_a_hidden_question() -> None:
    match = start(asks_in_secret)
    assert [match.number_for(viewer) for viewer in (0, 1, SPECTATOR, EVERYTHING)] == [1, 1, 1, 1]
    match.answer(0, "open:0")
    assert [match.number_for(viewer) for viewer in (0, 1, SPECTATOR, EVERYTHING)] == [1, 2, 1, 2]
    match.answer(1, "bribe:0")
    assert [match.number_for(viewer) for viewer in (0, 1, SPECTATOR, EVERYTHING)] == [2, 3, 2, 3]


def test_an_event_after_a_hidden_answer_is_counted_without_it() -> None:
    match = asked_again()
    found = {viewer: sight(match, viewer).told[-1].at for viewer in (0, 1, SPECTATOR, EVERYTHING)}
    assert found == {0: 1, 1: 2, SPECTATOR: 1, EVERYTHING: 2}


def test_a_seat_answers_by_the_number_that_it_was_given() -> None:
    match = asked_again()
    with pytest.raises(QuestionOver):
        match.answer(0, "again:0", 3)
    match.answer(0, "again:0", 2)


def test_a_copy_counts_like_its_original() -> None:
    match = asked_again()
    for twin in (match.clone(), match.rewound(len(match.answers))):
        assert sight(twin, 0).told == sight(match, 0).told
    assert match.clone().number_for(0) == match.number_for(0)


def test_everybody_counts_the_answers_that_they_know_of() -> None:
    match = asked_again()
    assert [sight(match, viewer).answers for viewer in (0, 1, SPECTATOR, EVERYTHING)] == [1, 2, 1, 2]


def test_the_place_of_an_answer_is_found_by_how_anybody_counts() -> None:
    match = asked_again()
    assert [match.place_for(0, count) for count in (0, 1, 2)] == [0, 2, 2]
    assert [match.place_for(1, count) for count in (0, 1, 2)] == [0, 1, 2]


def test_a_moment_is_one_for_everybody_but_whom_it_is_for_until_somebody_answers_openly() -> None:
    match = start(asks_in_secret, 3)
    assert not match.moment_for(0)
    match.answer(0, "open:0")
    assert [match.moment_for(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, True, True, True]
    match.answer(1, "bribe:0")
    assert match.moment_for(0)
    match.answer(0, "again:0")
    assert not match.moment_for(0)
