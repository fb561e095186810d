"""Tables, seats and chat in the database."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, delete, insert, select, update

from kaper.engine.game import Outcome
from kaper.server.messages import LineShown
from kaper.server.storage.answers import keep_used
from kaper.server.storage.database import now
from kaper.server.storage.models import Answer, Bookmark, Checkpoint, Hint, Line, Review, Upgrade
from kaper.server.storage.models import Seat as SeatRow
from kaper.server.storage.models import Table as TableRow
from kaper.server.table_records import Clock, Seat, TableRecord

LISTED = 100
UNSTORED = ("seats", "damaged", "version")
"""Fields of a card that are no columns of its table."""

# What every beginning of a match asks and stores: to put these together takes longer than to do them.
_ADD = insert(TableRow)
_ADD_SEATS = insert(SeatRow)
_KEEP = update(TableRow).where(TableRow.id == bindparam("the_table"))
_KEEP_SEAT = update(SeatRow).where(
    SeatRow.table_id == bindparam("the_table"), SeatRow.number == bindparam("the_seat")
)
_FIND = select(TableRow.__table__).where(TableRow.id == bindparam("the_table"))
_SEATS = select(SeatRow.__table__).where(SeatRow.table_id == bindparam("the_table")).order_by(SeatRow.number)
_CHAT = (
    select(Line.number, Line.seat, Line.name, Line.text, Line.at)
    .where(Line.table_id == bindparam("the_table"), Line.number > bindparam("the_number"))
    .order_by(Line.number)
)
_NONCES = select(Line.account, Line.nonce).where(
    Line.table_id == bindparam("the_table"), Line.number > bindparam("the_number"), Line.nonce.is_not(None)
)


def add(connection: Connection, card: TableRecord) -> None:
    """A new table with its seats."""
    connection.execute(_ADD, _columns(card))
    connection.execute(_ADD_SEATS, [_seat_columns(card.id, seat) for seat in card.seats])


def keep(connection: Connection, card: TableRecord) -> None:
    """The table as it is now, without its seats."""
    connection.execute(_KEEP, {"the_table": card.id, **_columns(card)})


def keep_seats(
    connection: Connection, card: TableRecord, numbers: Iterable[int], used: tuple[int, ...] = ()
) -> None:
    """Some of the seats as they are now, and what the clocks of all show."""
    keep_used(connection, [(card.id, used)])
    which = {"the_table": card.id}
    rows = [{**which, "the_seat": number, **_seat_columns(card.id, card.seats[number])} for number in numbers]
    if rows:
        connection.execute(_KEEP_SEAT, rows)
    touch(connection, card.id)


def begin(connection: Connection, card: TableRecord, changed: Iterable[int]) -> None:
    """The table when its match begins, with the seats that changed by it."""
    keep_seats(connection, card, changed)
    keep(connection, card)


def add_rematch(connection: Connection, before: TableRecord, card: TableRecord) -> None:
    """A new table that the one before points to."""
    add(connection, card)
    keep(connection, before)


def find(connection: Connection, table: str) -> TableRecord | None:
    row = connection.execute(_FIND, {"the_table": table}).first()
    if row is None:
        return None
    return _card(row, [_seat(seat) for seat in connection.execute(_SEATS, {"the_table": table})])


def add_line(connection: Connection, table: str, line: LineShown, account: str, nonce: str) -> None:
    values = {name: getattr(line, name) for name in line.__struct_fields__}
    values |= {"table_id": table, "account": account, "nonce": nonce or None}
    connection.execute(insert(Line), values)


def chat_of(connection: Connection, table: str, upto: int = 0) -> list[LineShown]:
    """What was said after the first N lines."""
    rows = connection.execute(_CHAT, {"the_table": table, "the_number": upto})
    return [LineShown(number, seat, name, text, at) for number, seat, name, text, at in rows]


def nonces_of(connection: Connection, table: str, upto: int = 0) -> set[tuple[str, str]]:
    """Which lines are stored already, by who said them and their client's word for them."""
    rows = connection.execute(_NONCES, {"the_table": table, "the_number": upto})
    return {(account, nonce) for account, nonce in rows if nonce}


def touch(connection: Connection, table: str) -> None:
    """Somebody who sits there has come."""
    connection.execute(_KEEP, {"the_table": table, "touched": now()})


def remove(connection: Connection, table: str) -> None:
    """A table and all that belongs to it."""
    for each in (Line, Answer, SeatRow, Checkpoint, Bookmark, Upgrade, Hint, Review):
        connection.execute(delete(each).where(each.table_id == table))
    connection.execute(delete(TableRow).where(TableRow.id == table))


def listed_open(connection: Connection) -> list[str]:
    """The newest open tables at which somebody can still sit down or look on."""
    query = select(TableRow.id).where(TableRow.open, TableRow.stage != "over")
    return _ids(connection, query.order_by(TableRow.created.desc()).limit(LISTED))


def listed_of(connection: Connection, account: str) -> list[str]:
    """The newest tables at which an account sits, or that it made."""
    sits = select(SeatRow.table_id).where(SeatRow.account == account)
    query = select(TableRow.id).where(TableRow.id.in_(sits) | (TableRow.host == account))
    return _ids(connection, query.order_by(TableRow.created.desc()).limit(LISTED))


def listed_unfinished_of(connection: Connection, account: str) -> list[str]:
    """All tables at which an account sits or that it made, unless they are over."""
    sits = select(SeatRow.table_id).where(SeatRow.account == account)
    query = select(TableRow.id).where(TableRow.id.in_(sits) | (TableRow.host == account))
    return _ids(connection, query.where(TableRow.stage != "over"))


def listed_ticking(connection: Connection) -> list[str]:
    return _ids(connection, ticking())


def ticking() -> Select[str]:
    """Tables in play that go on with nobody there: those with a clock, and those of bots alone."""
    people = select(SeatRow.table_id).where(SeatRow.kind != "bot")
    ticks = (TableRow.clock != "none") | TableRow.id.not_in(people)
    return select(TableRow.id).where(TableRow.stage == "playing", ticks)


def _ids(connection: Connection, query: Select[str]) -> list[str]:
    return list(connection.scalars(query))


def _columns(card: TableRecord) -> dict[str, object]:
    if card.damaged:
        raise ValueError("a table that cannot be read whole must not be written")
    values = {name: getattr(card, name) for name in card.__struct_fields__ if name not in UNSTORED}
    return values | {
        "settings": msgspec.json.encode(card.settings).decode(),
        "clock": card.clock.kind,
        "seconds": card.clock.seconds,
        "outcome": msgspec.json.encode(card.outcome).decode() if card.outcome else "",
        "touched": now(),
        "doubts": " ".join(card.doubts),
    }


def _seat_columns(table: str, seat: Seat) -> dict[str, object]:
    """All but the time that the seat has used: that is kept with the answers."""
    names = [name for name in seat.__struct_fields__ if name != "used"]
    return {"table_id": table, **{name: getattr(seat, name) for name in names}}


def _card(row: Row[tuple[object, ...]], seats: list[Seat]) -> TableRecord:
    found = dict(row._mapping)
    found["clock"] = Clock(found["clock"], found.pop("seconds"))
    found["doubts"] = found["doubts"].split()
    settings, outcome = found.pop("settings"), found.pop("outcome")
    try:
        found["settings"] = msgspec.json.decode(settings, type=dict[str, str])
        found["outcome"] = msgspec.json.decode(outcome, type=Outcome) if outcome else None
    except msgspec.DecodeError:
        return TableRecord(**{"settings": {}, "outcome": None, **found}, seats=seats, damaged=True)
    return TableRecord(**found, seats=seats)


def _seat(row: Row[tuple[object, ...]]) -> Seat:
    found = dict(row._mapping)
    del found["table_id"]
    return Seat(**found)
