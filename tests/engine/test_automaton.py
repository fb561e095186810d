"""An automaton's decisions and their reasons."""

import pytest

from kaper.engine.asking import Option
from kaper.engine.automaton import CHOSEN, ONLY, TIED, Criterion, Decision, explain, narrow, settle
from kaper.engine.errors import RuleError
from kaper.engine.events import Diary

NEAREST = Criterion("nearest", lambda place: {1: 3, 2: 2, 3: 2, 4: 2}[place])
CHEAPEST = Criterion("cheapest", lambda place: {1: 5, 2: 9, 3: 7, 4: 7}[place])
LAST = Criterion("last", lambda place: -place)
PLACES = [Option(f"place:{place}", place) for place in range(5)]


def test_the_criterion_that_leaves_one_candidate_is_the_reason() -> None:
    decision = narrow([1, 2], [NEAREST, CHEAPEST])
    assert (decision.choice, decision.because) == (2, "nearest")


def test_an_earlier_criterion_weighs_more_than_a_later_one() -> None:
    decision = narrow([1, 2, 3], [NEAREST, CHEAPEST])
    assert (decision.choice, decision.because) == (3, "cheapest")


def test_a_criterion_that_all_meet_alike_is_no_reason() -> None:
    decision = narrow([2, 3], [NEAREST, CHEAPEST])
    assert (decision.choice, decision.because) == (3, "cheapest")


def test_a_single_candidate_needs_no_reason() -> None:
    decision = narrow([1], [NEAREST])
    assert (decision.choice, decision.because) == (1, ONLY)


def test_once_one_is_left_nothing_more_is_measured() -> None:
    def refuse(place: int) -> int:
        raise AssertionError(place)

    assert narrow([1, 2], [NEAREST, Criterion("never", refuse)]).choice == 2


def test_what_the_criteria_leave_open_is_tied() -> None:
    decision = narrow([1, 2, 3, 4], [NEAREST, CHEAPEST])
    assert (list(decision.left), decision.because) == ([3, 4], TIED)


def test_without_candidates_there_is_nothing_to_decide() -> None:
    with pytest.raises(RuleError):
        narrow([], [NEAREST])


def test_a_seat_settles_what_is_tied() -> None:
    rule = settle(narrow([4, 2, 3], [NEAREST, CHEAPEST]), 1, "which", PLACES)
    ask = next(rule)
    assert repr(ask) == "Choose(1, 'which', ['place:3', 'place:4'])"
    with pytest.raises(StopIteration) as stopped:
        rule.send(PLACES[4])
    assert (stopped.value.value.choice, stopped.value.value.because) == (4, CHOSEN)


def test_nobody_is_asked_about_what_is_decided() -> None:
    decision = narrow([1, 2, 3], [NEAREST, CHEAPEST])
    with pytest.raises(StopIteration) as stopped:
        next(settle(decision, 1, "which", PLACES))
    assert stopped.value.value is decision


def test_the_reason_is_told_with_what_is_done() -> None:
    diary = Diary([], 0)
    explain(diary, "buries", 2, narrow([1, 2, 3, 4], [NEAREST, CHEAPEST, LAST]), {"place": "four"})
    (event,) = diary.events
    assert (event.kind, event.seat) == ("buries", 2)
    assert event.args == {"place": "four", "because": "because-last"}


def test_without_a_diary_nothing_is_told() -> None:
    explain(None, "buries", 2, Decision([1], ONLY))
