"""A table and its seats as the server knows them, and as somebody is told of them."""

from collections.abc import Collection
from typing import Literal, Protocol

import msgspec

from kaper.engine.game import Outcome

Stage = Literal["waiting", "playing", "over"]
Kind = Literal["open", "person", "hotseat", "bot"]
STANDIN_LEVEL = "bosun"


class Patience(msgspec.Struct, frozen=True):
    """After how many seconds of absence the others may act for somebody, and end the match."""

    gone: int = 120
    abandon: int = 86_400


class UpgradeShown(msgspec.Struct, frozen=True):
    """That a table goes on under newer rules, since when, and from which version to which."""

    before: int
    after: int
    at: int


class Presence(Protocol):
    """Who is at a table, and what became of its match."""

    patience: Patience

    @property
    def trouble(self) -> str:
        """Why the match cannot be shown, as a key; empty if it can."""

    @property
    def upgraded(self) -> UpgradeShown | None:
        """That the rules changed under the match, if they did."""

    @property
    def lesson_shown(self) -> "LessonShown | None":
        """The step of a tutorial that is reached, if this is one."""

    def absent(self, account: str) -> float | None:
        """For how many seconds an account has had no socket at the table; None if it has one."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: none is kept, or seconds for each move, or seconds for the whole game."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0


class Seat(msgspec.Struct):
    """A seat: who sits there, and which bot plays it if one does."""

    number: int
    kind: Kind = "open"
    account: str = ""
    name: str = ""
    level: str = ""
    nonce: str = ""
    standin: bool = False
    nudged: int = 0
    used: int = 0

    @property
    def bot(self) -> str:
        """The level of the bot that answers for this seat, empty if a person does."""
        if self.kind == "bot":
            return self.level
        return STANDIN_LEVEL if self.standin else ""

    @property
    def person(self) -> bool:
        return self.kind in ("person", "hotseat")

    @property
    def taken(self) -> bool:
        return self.kind != "open"


class HintGiven(msgspec.Struct, frozen=True):
    """That a seat asked for a hint after N answers; `hidden` if only it knows that it was asked anything."""

    seat: int
    at: int
    hidden: bool = False


class TableRecord(msgspec.Struct):
    """A table as it is stored; `damaged` if not all of that can be read.

    `doubts` are keys for what an uploaded record claims and is not so.
    """

    id: str
    game: str
    rules: int
    players: int
    settings: dict[str, str]
    open: bool
    guided: bool
    invite: str
    host: str
    clock: Clock
    secret: str
    commitment: str
    created: int
    seats: list[Seat]
    stage: Stage = "waiting"
    seed: str = ""
    outcome: Outcome | None = None
    rematch: str = ""
    touched: int = 0
    doubts: list[str] = []
    tutorial: bool = False
    version: int = 0
    hints: bool = True
    damaged: bool = False

    def owned(self, account: str) -> list[int]:
        """The seats of an account."""
        return [seat.number for seat in self.seats if account and seat.account == account]

    def seated_by_bots(self, numbers: Collection[int], bot: bool) -> "TableRecord":
        """The same table, with bots that play these seats for their persons, or without."""
        seats = [
            msgspec.structs.replace(seat, standin=bot) if seat.number in numbers else seat
            for seat in self.seats
        ]
        return msgspec.structs.replace(self, seats=seats)

    def admits(self, account: str, invite: str) -> bool:
        """Whether this table is any of their business."""
        if self.open or self.stage == "over" or (account and account == self.host):
            return True
        return bool(self.owned(account)) or invite == self.invite


class SeatShown(msgspec.Struct):
    """A seat as somebody is told of it."""

    number: int
    kind: Kind
    name: str
    level: str
    mine: bool
    away: bool
    standin: bool
    absent: int
    nudged: bool


class HintTaken(msgspec.Struct):
    """That a seat had a hint for the answer with this number, as the viewer counts."""

    seat: int
    at: int


class LessonShown(msgspec.Struct):
    """The step of a tutorial that is reached: its number, of how many, and what it points at.

    `answer` are the options of which one is wanted; without any the learner goes on by `POST …/lesson`.
    `long` says that very much happens before the next step.
    """

    step: int
    steps: int
    id: str
    point: list[str]
    answer: list[str]
    long: bool


class TableShown(msgspec.Struct):
    """A table as somebody is told of it: no account of others, no secret before the end."""

    id: str
    game: str
    players: int
    settings: dict[str, str]
    open: bool
    guided: bool
    invite: str
    host: bool
    stage: Stage
    clock: Clock
    seats: list[SeatShown]
    commitment: str
    secret: str
    nonces: list[str]
    your_turn: bool
    answers: int
    outcome: Outcome | None
    rematch: str
    created: int
    patience: Patience
    doubts: list[str]
    trouble: str
    upgraded: UpgradeShown | None
    lesson: LessonShown | None
    hints: bool
    hinted: list[HintTaken]


def shown(
    card: TableRecord,
    account: str,
    presence: Presence,
    asked: Collection[int],
    answers: int,
    hinted: list[HintTaken],
) -> TableShown:
    """The table for one account; `asked` are seats that are asked."""
    mine = card.owned(account)
    return TableShown(
        id=card.id, game=card.game, players=card.players, settings=card.settings, open=card.open,
        guided=card.guided, invite=card.invite if mine or account == card.host else "",
        host=bool(account) and account == card.host, stage=card.stage, clock=card.clock,
        seats=[_seat(seat, account, presence) for seat in card.seats],
        commitment=card.commitment, secret=card.secret if card.stage == "over" else "",
        nonces=[seat.nonce for seat in card.seats],
        your_turn=any(seat in asked and not card.seats[seat].standin for seat in mine),
        answers=answers, outcome=card.outcome, rematch=card.rematch, created=card.created,
        patience=presence.patience, doubts=card.doubts, trouble=presence.trouble, upgraded=presence.upgraded,
        lesson=presence.lesson_shown, hints=card.hints, hinted=hinted,
    )  # fmt: skip


def _seat(seat: Seat, account: str, presence: Presence) -> SeatShown:
    person = seat.person
    absent = presence.absent(seat.account) if person else None
    return SeatShown(
        seat.number, seat.kind, seat.name, seat.bot if person else seat.level,
        person and bool(account) and seat.account == account,
        absent is not None, seat.standin, int(absent or 0), bool(seat.nudged),
    )  # fmt: skip
