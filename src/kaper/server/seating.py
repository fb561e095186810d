"""Making tables, sitting down, and starting."""

import secrets
from collections.abc import Collection
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kaper.bots.levels import BOSUN, KNOWN, RANKS, named
from kaper.bots.temper import FIERCEST
from kaper.engine import fair
from kaper.engine.registry import find
from kaper.server.errors import Refusal, no_seat, not_yours
from kaper.server.plain import NAME, nonce_of, plain
from kaper.server.storage.accounts import Account
from kaper.server.storage.database import now
from kaper.server.table_records import Clock, Seat, TableRecord

LONGEST_CLOCK = 60 * 24 * 3600
DEFAULT_LEVEL = BOSUN
BLACKBEARD = 3
"""The seat at which a bot without a name of its own goes by his, and plays like him."""

SeatKind = Literal["me", "open", "bot", "hotseat"]


class SeatAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit somewhere."""

    kind: SeatKind = "open"
    name: str = ""
    level: str = ""
    nonce: str = ""
    invite: str = ""


class TableAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody wants."""

    game: Annotated[str, Meta(max_length=64)]
    players: int
    settings: dict[str, str] = {}
    open: bool = False
    clock: Clock = Clock()
    seats: Annotated[list[SeatAsked], Meta(max_length=99)] = []
    guided: bool = False
    hints: bool = True


def draw_id() -> str:
    """The id of a new table; none that a shell would take for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def make_table(asked: TableAsked, account: Account) -> TableRecord:
    """A new table; seats that are not spoken of are open."""
    meta = find(asked.game).meta
    settings = meta.complete(asked.players, asked.settings)
    if len(asked.seats) > asked.players:
        raise Refusal(400, "too-many-seats", f"There are {asked.players} seats, not {len(asked.seats)}.")
    secret = fair.draw_secret()
    card = TableRecord(
        id=draw_id(), game=meta.name, rules=meta.rules_version, players=asked.players,
        settings=settings, open=asked.open, guided=asked.guided, invite=secrets.token_urlsafe(18),
        host=account.id, clock=_clock(asked.clock), secret=secret, commitment=fair.commit(secret),
        created=now(), seats=[Seat(number, nonce=_drawn()) for number in range(asked.players)],
        hints=asked.hints,
    )  # fmt: skip
    for number, seat in enumerate(asked.seats):
        if seat.kind != "open":
            sit(card, number, seat, account)
    return card


def _drawn() -> str:
    return secrets.token_hex(16)


def _clock(clock: Clock) -> Clock:
    if clock.kind != "none" and not 1 <= clock.seconds <= LONGEST_CLOCK:
        sentence = f"A clock has 1 to {LONGEST_CLOCK} seconds, not {clock.seconds}."
        raise Refusal(400, "clock", sentence, seconds=clock.seconds, longest=LONGEST_CLOCK)
    return Clock() if clock.kind == "none" else clock


def sit(card: TableRecord, number: int, asked: SeatAsked, account: Account) -> None:
    """Sit down, stand up, or put a bot or a second person of one's device somewhere."""
    if card.stage != "waiting":
        raise Refusal(409, "started", "The match has begun; seats no longer change.")
    if not 0 <= number < card.players:
        raise no_seat(number, card.players)
    seat = card.seats[number]
    mine = account.id in (seat.account, card.host)
    if seat.taken and not mine:
        raise Refusal(409, "taken", f"Seat {number} is taken.", seat=number)
    if asked.kind in ("bot", "hotseat") and not (card.owned(account.id) or account.id == card.host):
        raise not_yours(number)
    card.seats[number] = _seated(card, seat, asked, account)


def _seated(card: TableRecord, seat: Seat, asked: SeatAsked, account: Account) -> Seat:
    """A bot keeps the nonce that was drawn with the secret, so that it cannot be chosen later."""
    fresh = Seat(seat.number, nonce=seat.nonce)
    if asked.kind == "open":
        return fresh
    if asked.kind == "bot":
        level = asked.level or DEFAULT_LEVEL
        check_level(level, find(card.game).meta.tempers)
        name = plain(asked.name, NAME, "name") if asked.name else ""
        if seat.number == BLACKBEARD and not name and level in RANKS:
            level = f"{level}+{FIERCEST}"
        return msgspec.structs.replace(fresh, kind="bot", level=level, name=name)
    nonce = nonce_of(asked.nonce) or _drawn()
    name = plain(asked.name, NAME, "name") if asked.name else account.name
    kind: Literal["person", "hotseat"] = "person" if asked.kind == "me" else "hotseat"
    return msgspec.structs.replace(fresh, kind=kind, account=account.id, name=name, nonce=nonce)


def _again(seat: Seat) -> Seat:
    level = offered(seat.level)
    return msgspec.structs.replace(seat, level=level, nonce=_drawn(), standin=False, used=0)


def check_level(level: str, tempers: Collection[str]) -> None:
    """Only the levels that have a name: how long a bot thinks is not for a visitor to say."""
    given = named(level)
    if given.temper and given.temper not in (FIERCEST, *tempers):
        known = ", ".join(tempers)
        sentence = f"No bot of this game has the temper {given.temper}; there are {known}."
        raise Refusal(400, "no-temper", sentence, temper=given.temper, offered=known)
    if given.level not in KNOWN or (given.temper and given.level not in RANKS):
        offered = ", ".join(RANKS)
        raise Refusal(400, "no-level", f"There is no such bot; there are {offered}.", offered=offered)


def offered(level: str) -> str:
    """The level that plays for one that was stored: the usual one for what is not on offer."""
    return level if not level or named(level).level in KNOWN else DEFAULT_LEVEL


def start(card: TableRecord, account: Account, nonces: dict[str, str]) -> list[int]:
    """Fix the seed; gives the seats that changed. Seats may add their nonces until this moment."""
    if card.stage != "waiting":
        raise Refusal(409, "started", "The match has begun already.")
    own = card.owned(account.id)
    if not own and account.id != card.host:
        raise Refusal(403, "not-at-table", "Only those who sit at the table can start it.")
    free = [seat.number for seat in card.seats if not seat.taken]
    if free:
        raise Refusal(409, "seats-open", f"Seat {free[0]} is still free.", seat=free[0])
    for number in own:
        card.seats[number].nonce = nonce_of(nonces.get(str(number), "")) or card.seats[number].nonce
    card.seed = fair.mix(card.secret, [seat.nonce for seat in card.seats])
    card.stage = "playing"
    return own


def rematch(card: TableRecord, account: Account) -> TableRecord:
    """The same table once more, with a new secret; everybody keeps their seat and draws a new nonce.

    Nobody here sat at the table of an uploaded record, where people are bots without a level: who wants it
    again gets the first seat of a person, bots the rest.
    """
    secret = fair.draw_secret()
    seats = [_again(seat) for seat in card.seats]
    people = [seat.number for seat in card.seats if not seat.level]
    if people and all(seat.kind == "bot" for seat in card.seats):
        seats = [
            Seat(seat.number, "bot", level=seat.level or DEFAULT_LEVEL, nonce=_drawn()) for seat in card.seats
        ]
        seats[people[0]] = Seat(people[0], "person", account.id, account.name, nonce=_drawn())
    return msgspec.structs.replace(
        card, id=draw_id(), invite=secrets.token_urlsafe(18), secret=secret, seats=seats,
        commitment=fair.commit(secret), stage="waiting", seed="", outcome=None, rematch="", doubts=[],
        created=now(), tutorial=False,
        rules=find(card.game).meta.rules_version,
    )  # fmt: skip
