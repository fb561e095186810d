"""The book of answers and undos of all tables; lines are only ever added."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from kaper.server.storage.models import Answer, Seat


class Entry(NamedTuple):
    """One line of the book, and the milliseconds that every seat has used, where time is kept."""

    table_id: str
    n: int
    seat: int
    kind: str
    option: str
    by: str
    at: int
    used: tuple[int, ...] = ()


class Stored(NamedTuple):
    """A line as it is read again."""

    seat: int
    kind: str
    option: str
    at: int
    by: str


Used = tuple[str, tuple[int, ...]]
"""A table, and the milliseconds that its seats have used."""

_INSERT = insert(Answer)
_COLUMNS = Entry._fields[:-1]
_USED = (
    update(Seat)
    .where(Seat.table_id == bindparam("the_table"), Seat.number == bindparam("the_seat"))
    .values(used=bindparam("the_used"))
    .execution_options(synchronize_session=None)
)


def add_answers(connection: Connection, entries: Sequence[Entry]) -> None:
    if entries:
        connection.execute(_INSERT, [dict(zip(_COLUMNS, entry, strict=False)) for entry in entries])
        keep_used(connection, {entry.table_id: entry.used for entry in entries if entry.used}.items())


def keep_used(connection: Connection, used: Iterable[Used]) -> None:
    """What the clocks of these tables show."""
    rows = [
        {"the_table": table, "the_seat": seat, "the_used": spent}
        for table, seats in used
        for seat, spent in enumerate(seats)
    ]
    if rows:
        connection.execute(_USED, rows)


def answers_of(connection: Connection, table: str) -> list[Stored]:
    """Every answer and undo, in their order."""
    query = select(Answer.seat, Answer.kind, Answer.option, Answer.at, Answer.by)
    rows = connection.execute(query.where(Answer.table_id == table).order_by(Answer.n))
    return [Stored(*row) for row in rows]
