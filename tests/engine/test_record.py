"""The portable record: written, saved, loaded, replayed."""

from dataclasses import replace
from pathlib import Path

import pytest

from kaper.engine.asking import Asking, Choose, numbered
from kaper.engine.chance import Chance
from kaper.engine.errors import RecordError
from kaper.engine.match import Match
from kaper.engine.record import Record, decode_record, digest, encode_record, load, record, replay, save
from tests.engine.toys import Toy, setup, toy


def turn(s: Toy) -> Asking[None]:
    spent = (yield Choose(0, "spend", numbered("spend", 0, 5))).value
    s.done += [spent, s.chance.die()]


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


def test_a_match_from_the_middle_has_no_record() -> None:
    match = Match.at(GAME, 2, setup(2, {}, Chance.seeded("x")))
    with pytest.raises(RecordError, match="did not begin from a seed"):
        record(match)
