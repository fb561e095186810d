"""A table and its seats as the server knows them, and as somebody is told of them."""

from collections.abc import Collection
from typing import Literal

import msgspec

from kaper.engine.game import Outcome

Stage = Literal["waiting", "playing", "over"]
Kind = Literal["open", "person", "hotseat", "bot"]
STANDIN_LEVEL = "greedy"


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: none is kept, so many seconds for each move, or for the whole game."""

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

    @property
    def bot(self) -> str:
        """The level of the bot that answers for this seat, empty if a person does."""
        if self.kind == "bot":
            return self.level
        return STANDIN_LEVEL if self.standin else ""

    @property
    def taken(self) -> bool:
        return self.kind != "open"


class Card(msgspec.Struct):
    """A table as it is stored; `doubts` are keys for what an uploaded record claims and is not so."""

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
    doubts: list[str] = []

    def owned(self, account: str) -> list[int]:
        """The seats of an account."""
        return [seat.number for seat in self.seats if account and seat.account == account]

    def admits(self, account: str, invite: str) -> bool:
        """Whether this table is any of their business."""
        if self.open or self.stage == "over" or (account and account == self.host):
            return True
        return bool(self.owned(account)) or invite == self.invite


class SeatShown(msgspec.Struct):
    """A seat as somebody is told of it."""

    number: int
    kind: str
    name: str
    level: str
    mine: bool
    away: bool
    standin: bool


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
    stage: str
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
    doubts: list[str]


def shown(
    card: Card, account: str, present: Collection[str], asked: Collection[int], answers: int
) -> TableShown:
    """The table for one account; `present` are accounts with a socket, `asked` seats that are asked."""
    mine = card.owned(account)
    return TableShown(
        id=card.id, game=card.game, players=card.players, settings=card.settings, open=card.open,
        guided=card.guided, invite=card.invite if mine or account == card.host else "",
        host=bool(account) and account == card.host, stage=card.stage, clock=card.clock,
        seats=[_seat(seat, account, present) for seat in card.seats],
        commitment=card.commitment, secret=card.secret if card.stage == "over" else "",
        nonces=[seat.nonce for seat in card.seats],
        your_turn=any(seat in asked and not card.seats[seat].standin for seat in mine),
        answers=answers, outcome=card.outcome, rematch=card.rematch, created=card.created,
        doubts=card.doubts,
    )  # fmt: skip


def _seat(seat: Seat, account: str, present: Collection[str]) -> SeatShown:
    person = seat.kind in ("person", "hotseat")
    return SeatShown(
        seat.number, seat.kind, seat.name, seat.bot if person else seat.level,
        person and bool(account) and seat.account == account,
        person and seat.account not in present, seat.standin,
    )  # fmt: skip
