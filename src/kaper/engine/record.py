"""The portable record of a match: one small JSON document that replays anywhere."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from kaper.engine.errors import AnswerError, RecordError, SettingError
from kaper.engine.fair import Commitment
from kaper.engine.game import Game, S
from kaper.engine.match import Match
from kaper.engine.sight import whole

FORMAT: Final = 1
MARK: Final = 4
PROMISE_KEPT: Final = "The seed is the one that was promised before the first answer."
NEWEST_RULES: Final = 1_000_000
"""No game's rules will be changed more often."""
PROMISE_BROKEN: Final = "The seed is not the one that was promised before the first answer."


@dataclass(frozen=True)
class Record:
    """What a match is: its game, its seed and its answers, each written `seat option`.

    `digest` is that of the last position; `trail` has a mark of four digits for the position after each
    answer, so that a replay that strays can say where. While a commitment hides the seed, `seed`, `digest`,
    `trail` and `secret` are empty and the record cannot be replayed yet: a digest of a position with few
    possible secrets would tell them to whoever tries them all.
    """

    game: str
    rules: int
    seats: list[str]
    options: dict[str, str]
    seed: str
    answers: list[str]
    digest: str
    trail: str = ""
    commitment: Commitment | None = None
    secret: str = ""
    kaper: int = field(default=FORMAT)


@dataclass(frozen=True)
class Verdict:
    """What checking a record found; `faults` is empty when it is true to the last bit."""

    faults: list[RecordError]
    remarks: list[RecordError]

    @property
    def good(self) -> bool:
        return not self.faults


def digest(game: Game[S], state: S) -> str:
    return hashlib.sha256(whole(game, state)).hexdigest()


def record(
    match: Match[S], names: Sequence[str] = (), commitment: Commitment | None = None, secret: str = ""
) -> Record:
    """The record of a match as it stands; under a commitment the seed stays out until the secret is given."""
    if not match.seed:
        raise RecordError("This match did not begin from a seed, so it has no record.", "no-record")
    hide = commitment is not None and not secret
    return Record(
        game=match.game.meta.name,
        rules=match.game.meta.rules_version,
        seats=list(names) or [f"seat {seat}" for seat in range(match.seats)],
        options=match.settings,
        seed="" if hide else match.seed,
        answers=[f"{seat} {option.text}" for seat, option in match.answers],
        digest="" if hide else digest(match.game, match.state),
        trail="" if hide else _trail(match),
        commitment=commitment,
        secret=secret,
    )


def _trail(match: Match[S]) -> str:
    again = Match.new(match.game, match.seats, match.settings, match.seed, events=False, keep=False)
    marks: list[str] = []
    for seat, option in match.answers:
        again.answer(seat, option)
        marks.append(_mark(again))
    return "".join(marks)


def _mark(match: Match[S]) -> str:
    return digest(match.game, match.state)[:MARK]


def encode_record(given: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(given), indent=1) + b"\n"


def decode_record(data: bytes) -> Record:
    try:
        found = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as fault:
        raise _no_record(str(fault)) from fault
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise RecordError(f"This is not a record of Kaper: {fault}.", "not-json") from fault
    if not 0 < found.rules <= NEWEST_RULES:
        raise _no_record(f"there are no rules of version {str(found.rules)[:20]}")
    if found.kaper > FORMAT:
        raise RecordError(
            f"This record is of format {found.kaper}; this Kaper reads up to {FORMAT}.",
            "newer-record", format=found.kaper, known=FORMAT,
        )  # fmt: skip
    return found


def _no_record(reason: str) -> RecordError:
    return RecordError(f"This is not a record of Kaper: {reason}.", "not-a-record", reason=reason)


def save(given: Record, path: Path) -> None:
    path.write_bytes(encode_record(given))


def load(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise RecordError(
            f"{path} cannot be read: {fault.strerror}.",
            "unreadable", path=str(path), reason=str(fault.strerror),
        ) from fault  # fmt: skip
    return decode_record(data)


def replay(game: Game[S], given: Record, upto: int | None = None, *, events: bool = True) -> Match[S]:
    """Play the record again, up to a number of answers; a record that does not fit names the answer."""
    if game.meta.name != given.game:
        raise RecordError(
            f"This is a record of {given.game}, not of {game.meta.name}.",
            "other-game", recorded=given.game, game=game.meta.name,
        )  # fmt: skip
    if not given.seed:
        raise RecordError("The seed of this record is still hidden behind its commitment.", "hidden-seed")
    try:
        match = Match.new(game, len(given.seats), given.options, given.seed, events=events)
    except SettingError as fault:
        raise RecordError(
            f"The record does not fit the game: {fault}", "does-not-fit", reason=str(fault)
        ) from fault
    for index, line in enumerate(given.answers[:upto]):
        _answer(match, index, line)
    return match


def _answer(match: Match[S], index: int, line: str) -> None:
    seat, _, text = line.partition(" ")
    try:
        match.answer(int(seat) if seat.isdecimal() and len(seat) < 4 else -1, text)
    except AnswerError as fault:
        raise RecordError(
            f"The record diverges at answer {index + 1} ({line}): {fault}",
            "diverges", answer=index + 1, line=line,
        ) from fault  # fmt: skip


def verify(game: Game[S], given: Record) -> Verdict:
    """Replay the whole record and compare; also check the promise made about the seed."""
    faults: list[RecordError] = []
    remarks: list[RecordError] = []
    made, now = given.rules, game.meta.rules_version
    if made != now:
        sentence = f"Made with rules version {made}; these rules are version {now}."
        remarks.append(RecordError(sentence, "other-rules", made=made, now=now))
    if given.commitment is not None and given.seed:
        if given.commitment.holds(given.secret, given.seed):
            remarks.append(RecordError(PROMISE_KEPT, "promise-kept"))
        else:
            faults.append(RecordError(PROMISE_BROKEN, "promise-broken"))
    try:
        _follow(game, given)
    except RecordError as fault:
        faults.append(fault)
    else:
        if made != now:
            remarks.append(RecordError("It still replays to the same end.", "still-replays"))
    return Verdict(faults, remarks)


def _follow(game: Game[S], given: Record) -> None:
    """Replay, comparing the position after every answer with the trail."""
    match = replay(game, given, 0, events=False)
    for index, line in enumerate(given.answers):
        _answer(match, index, line)
        mark = given.trail[index * MARK : (index + 1) * MARK]
        if mark and mark != _mark(match):
            raise RecordError(
                f"The record diverges at answer {index + 1} ({line}): it leads to another position.",
                "diverges", answer=index + 1, line=line,
            )  # fmt: skip
    if digest(game, match.state) != given.digest:
        raise RecordError(
            "All answers replay, but the final position differs from the recorded one.", "other-end"
        )
