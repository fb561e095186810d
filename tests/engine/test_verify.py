"""Checking a record: what was changed is found and named, and older rules are spoken of."""

from dataclasses import replace

import pytest

from kaper.engine.asking import Asking, Choose, numbered
from kaper.engine.errors import RecordError
from kaper.engine.record import record, replay, verify
from tests.engine.test_record import GAME, kept, played
from tests.engine.toys import META, Toy, said, toy
from tests.laws.changed import changed


def kinder(s: Toy) -> Asking[None]:
    """The same rules in a later version, in which nobody may spend five."""
    spent = (yield Choose(0, "spend", numbered("spend", 0, 4))).value
    s.done += [spent, s.chance.die()]


def generous(s: Toy) -> Asking[None]:
    """A later version that takes the same answers and makes something else of the third."""
    spent = (yield Choose(0, "spend", numbered("spend", 0, 5))).value
    s.done += [spent + (spent == 3), s.chance.die()]


def test_a_true_record_verifies() -> None:
    verdict = verify(GAME, kept())
    assert verdict.good
    assert (verdict.faults, verdict.remarks) == ([], [])


def test_a_match_that_is_not_over_has_a_record_too() -> None:
    assert verify(GAME, record(played("spend:1"))).good


def test_an_impossible_answer_is_named() -> None:
    given = replace(kept(), answers=["0 spend:1", "0 spend:6", "0 spend:3", "0 spend:0"])
    (fault,) = said(verify(GAME, given).faults)
    assert fault.startswith("The record diverges at answer 2 (0 spend:6): Seat 0 was asked spend. Allowed: ")
    with pytest.raises(RecordError, match=r"diverges at answer 2 \(0 spend:6\)"):
        replay(GAME, given)


@pytest.mark.parametrize(
    "line", ["1 spend:1", "x spend:1", "spend:1", "", "-1 spend:1", f"{'9' * 5000} spend:1"]
)
def test_an_answer_of_a_wrong_seat_is_named(line: str) -> None:
    given = replace(kept(), answers=[line])
    assert verify(GAME, given).faults[0].args[0].startswith("The record diverges at answer 1 (")


def test_a_possible_answer_that_was_not_given_is_named() -> None:
    given = replace(kept(), answers=["0 spend:1", "0 spend:5", "0 spend:2", "0 spend:0"])
    assert said(verify(GAME, given).faults) == [
        "The record diverges at answer 3 (0 spend:2): it leads to another position."
    ]


def test_an_answer_too_many_is_named() -> None:
    given = replace(kept(), answers=[*kept().answers, "0 spend:1"])
    assert said(verify(GAME, given).faults) == [
        "The record diverges at answer 5 (0 spend:1): The match is over; it takes no more answers."
    ]


def test_an_answer_that_was_cut_off_is_noticed() -> None:
    given = replace(kept(), answers=kept().answers[:3])
    assert said(verify(GAME, given).faults) == [
        "All answers replay, but the final position differs from the recorded one."
    ]


def test_another_seed_is_noticed() -> None:
    assert (
        verify(GAME, replace(kept(), seed="lake"))
        .faults[0]
        .args[0]
        .startswith("The record diverges at answer 1 ")
    )


def test_an_older_record_that_still_replays_says_so() -> None:
    verdict = verify(GAME, replace(kept(), rules=2))
    assert verdict.good
    assert said(verdict.remarks) == [
        "Made with rules version 2; these rules are version 3.",
        "It still replays to the same end.",
    ]


def test_an_older_record_that_the_rules_refuse_names_the_answer() -> None:
    newer = changed(toy(kinder, rounds=4), meta=replace(META, rules_version=4))
    verdict = verify(newer, kept())
    assert verdict.faults[0].args[0].startswith("The record diverges at answer 2 (0 spend:5)")
    assert said(verdict.remarks) == ["Made with rules version 3; these rules are version 4."]


def test_an_older_record_that_leads_elsewhere_names_the_answer() -> None:
    newer = changed(toy(generous, rounds=4), meta=replace(META, rules_version=4))
    assert said(verify(newer, kept()).faults) == [
        "The record diverges at answer 3 (0 spend:3): it leads to another position."
    ]


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^This is a record of chess, not of toy\.$"):
        replay(GAME, replace(kept(), game="chess"))


def test_seats_and_settings_that_the_game_does_not_have_are_a_fault() -> None:
    (fault,) = said(verify(GAME, replace(kept(), options={"wind": "east"})).faults)
    assert fault == "The record does not fit the game: toy has no setting wind."
