"""The portable record: saved, loaded, replayed, verified, tampered with."""

from dataclasses import replace
from pathlib import Path

import pytest

from kaper.engine.asking import Asking, Choose, numbered
from kaper.engine.chance import Chance
from kaper.engine.errors import RecordError
from kaper.engine.match import Match
from kaper.engine.record import (
    Record,
    decode_record,
    digest,
    encode_record,
    load,
    record,
    replay,
    save,
    verify,
)
from tests.engine.toys import META, Toy, said, setup, toy
from tests.laws.changed import changed


def turn(s: Toy) -> Asking[None]:
    spent = yield Choose(0, "spend", numbered("spend", 0, 5))
    s.done += [spent, s.chance.die()]


def kinder(s: Toy) -> Asking[None]:
    """The same rules in a later version, in which nobody may spend five."""
    spent = yield Choose(0, "spend", numbered("spend", 0, 4))
    s.done += [spent, s.chance.die()]


def generous(s: Toy) -> Asking[None]:
    """A later version that takes the same answers and makes something else of the third."""
    spent = yield Choose(0, "spend", numbered("spend", 0, 5))
    s.done += [spent + (spent == 3), s.chance.die()]


GAME = toy(turn, rounds=4)


def played(*texts: str) -> Match[Toy]:
    match = Match.new(GAME, 2, seed="sea")
    for text in texts:
        match.answer(0, text)
    return match


def kept() -> Record:
    return record(played("spend:1", "spend:5", "spend:3", "spend:0"))


def test_a_record_says_what_the_match_was() -> None:
    match = played("spend:1", "spend:5")
    made = record(match, ["Anne", "Mary"])
    assert (made.game, made.rules, made.seed, made.options) == ("toy", 3, "sea", {})
    assert made.seats == ["Anne", "Mary"]
    assert made.answers == ["0 spend:1", "0 spend:5"]
    assert made.digest == digest(GAME, match.state)


def test_it_is_one_small_readable_document() -> None:
    text = encode_record(kept()).decode()
    assert '"0 spend:5"' in text
    assert text.count("\n") > 10
    assert len(text) < 600


def test_it_reads_as_it_was_written() -> None:
    assert decode_record(encode_record(kept())) == kept()


def test_it_survives_a_file(tmp_path: Path) -> None:
    save(kept(), tmp_path / "match.json")
    assert load(tmp_path / "match.json") == kept()


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.json cannot be read: No such file"):
        load(tmp_path / "none.json")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"game": 1}', b"\xff\xfe"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match=r"^This is not a record of Kaper: "):
        decode_record(data)


def test_a_later_format_is_refused() -> None:
    later = encode_record(replace(kept(), kaper=99))
    with pytest.raises(RecordError, match="format 99; this Kaper reads up to 1"):
        decode_record(later)


def test_replay_leads_to_the_same_position() -> None:
    assert digest(GAME, replay(GAME, kept()).state) == kept().digest


@pytest.mark.parametrize("count", range(5))
def test_replay_leads_to_every_earlier_position(count: int) -> None:
    texts = ["spend:1", "spend:5", "spend:3", "spend:0"][:count]
    assert digest(GAME, replay(GAME, kept(), count).state) == digest(GAME, played(*texts).state)


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


def test_a_match_from_the_middle_has_no_record() -> None:
    match = Match.at(GAME, 2, setup(2, {}, Chance.seeded("x")))
    with pytest.raises(RecordError, match="did not begin from a seed"):
        record(match)
