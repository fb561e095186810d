"""A record from elsewhere: nothing in it is longer than a record's can be, and what it claims is checked."""

from collections.abc import Iterator

from kaper.engine import record as records
from kaper.engine.errors import RecordError
from kaper.engine.game import Meta
from kaper.engine.record import MARK, Record
from kaper.engine.registry import find
from kaper.server.errands import Checked
from kaper.server.plain import NAME, plain

WORD = 64
"""The longest name of a game or setting, digest, secret or seed."""
LINE = 200
"""The longest answer."""
FRAME, ANSWER = 8192, 64
"""The bytes of a file beside its answers, and those that an answer takes with its mark, on average."""


def checked(file: bytes) -> Checked:
    """The record; refused if it cannot be played again, doubted if it does not lead where it says."""
    given = records.decode_record(file)
    check_lengths(given, file)
    game = find(given.game).load()
    match = records.replay(game, given, events=False)
    doubts = [fault.key for fault in records.verify(game, given).faults]
    if doubts and given.rules != game.meta.rules_version:
        doubts.append("other-rules")
    promise = given.commitment
    return Checked(
        game=given.game, rules=given.rules, names=[plain(name, NAME, "name") for name in given.seats],
        settings=match.settings, seed=given.seed, answers=given.answers,
        commitment=promise.digest if promise else "", nonces=promise.nonces if promise else [],
        secret=given.secret, outcome=match.outcome, doubts=doubts,
    )  # fmt: skip


def check_lengths(given: Record, file: bytes) -> None:
    """Before anything is done with what is in it."""
    _short([given.game], WORD)
    meta = find(given.game).meta
    _no_more(len(file), FRAME + ANSWER * meta.longest)
    _no_more(len(given.answers), meta.longest)
    _no_more(len(given.trail), MARK * len(given.answers))
    _short(given.answers, LINE)
    _no_more(len(given.options), len(meta.settings))
    _short(_words(given), WORD)
    _one_for_each_seat(given, meta)


def _words(given: Record) -> Iterator[str]:
    """All that is stored with the table and shown to its readers, but for names."""
    yield from given.options
    yield from given.options.values()
    yield from (given.seed, given.secret, given.digest)
    if given.commitment is not None:
        yield given.commitment.digest
        yield from given.commitment.nonces


def _one_for_each_seat(given: Record, meta: Meta) -> None:
    _no_more(len(given.seats), meta.players[-1])
    promise = given.commitment
    if promise is not None and len(promise.nonces) != len(given.seats):
        reason = "its promise does not have a word for every seat."
        raise RecordError(f"The record does not fit the game: {reason}", "does-not-fit", reason=reason)


def _short(words: list[str] | Iterator[str], longest: int) -> None:
    for word in words:
        _no_more(len(word), longest)
        if not word.isprintable():
            reason = "there is something in it that cannot be printed"
            raise RecordError(f"This is not a record of Kaper: {reason}.", "not-a-record", reason=reason)


def _no_more(length: int, longest: int) -> None:
    if length > longest:
        sentence = f"The record is too long; {longest} is the limit."
        raise RecordError(sentence, "long-record", longest=longest)
