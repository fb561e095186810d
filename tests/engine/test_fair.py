"""Dice that anybody can check: the promise about the seed, and what a record shows of it."""

import hashlib
from dataclasses import replace

import pytest

from kaper.engine.asking import Asking, Choose, numbered
from kaper.engine.errors import RecordError
from kaper.engine.fair import Commitment, commit, draw_secret, mix
from kaper.engine.match import Match
from kaper.engine.record import Record, decode_record, encode_record, record, replay, verify
from tests.engine.toys import Toy, said, toy

SECRET = "the black spot"
NONCES = ["ahoy", "arr"]
PROMISE = Commitment(commit(SECRET), NONCES)
KEPT = "The seed is the one that was promised before the first answer."
BROKEN = "The seed is not the one that was promised before the first answer."


def turn(s: Toy) -> Asking[None]:
    s.done += [(yield Choose(0, "spend", numbered("spend", 0, 5))).value, s.chance.die()]


GAME = toy(turn)


def kept(secret: str, seed: str = "") -> Record:
    match = Match.new(GAME, 2, seed=seed or mix(SECRET, NONCES))
    match.answer(0, "spend:3")
    return record(match, commitment=PROMISE, secret=secret)


def test_the_promise_is_the_sha_256_of_the_secret() -> None:
    assert commit(SECRET) == hashlib.sha256(b"the black spot").hexdigest()


def test_the_seed_is_made_in_a_way_that_others_can_follow() -> None:
    assert mix("ab", ["c", ""]) == hashlib.sha256(b"2:ab1:c0:").hexdigest()


def test_every_word_of_a_seat_changes_the_seed() -> None:
    seeds = [
        mix("a", []),
        mix("a", [""]),
        mix("a", ["b"]),
        mix("ab", []),
        mix("a", ["b", ""]),
        mix("b", ["a"]),
    ]
    assert len(set(seeds)) == len(seeds)


def test_secrets_are_long_and_never_the_same() -> None:
    drawn = {draw_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(secret) for secret in drawn} == {64}


def test_a_promise_holds_for_its_secret_and_seed_alone() -> None:
    seed = mix(SECRET, NONCES)
    assert PROMISE.holds(SECRET, seed)
    assert not PROMISE.holds("another", seed)
    assert not PROMISE.holds(SECRET, mix(SECRET, ["ahoy"]))
    assert not PROMISE.holds(SECRET, "my favourite seed")


def test_a_record_hides_the_seed_until_the_secret_is_given() -> None:
    text = encode_record(kept("")).decode()
    assert mix(SECRET, NONCES) not in text
    assert SECRET not in text
    assert commit(SECRET) in text


def test_a_record_that_hides_the_seed_has_no_digest_to_guess_from() -> None:
    assert (kept("").digest, kept("").trail) == ("", "")


def test_a_record_that_hides_the_seed_cannot_be_replayed_yet() -> None:
    with pytest.raises(RecordError, match="still hidden"):
        replay(GAME, kept(""))
    assert said(verify(GAME, kept("")).faults) == [
        "The seed of this record is still hidden behind its commitment."
    ]


def test_a_revealed_record_verifies_and_says_that_the_promise_was_kept() -> None:
    verdict = verify(GAME, decode_record(encode_record(kept(SECRET))))
    assert (verdict.faults, said(verdict.remarks)) == ([], [KEPT])


def test_a_seed_of_the_hosts_choice_is_found_out() -> None:
    assert said(verify(GAME, kept(SECRET, "my favourite seed")).faults) == [BROKEN]


def test_another_secret_is_found_out() -> None:
    assert said(verify(GAME, replace(kept(SECRET), secret="another")).faults) == [BROKEN]


def test_a_seed_shown_without_the_secret_is_not_believed() -> None:
    assert said(verify(GAME, replace(kept(SECRET), secret="")).faults) == [BROKEN]
