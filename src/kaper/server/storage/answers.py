"""The book of answers and undos of all tables; lines are only ever added."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningInsert

from kaper.server.storage.database import now
from kaper.server.storage.models import Answer, Seat


class Entry(NamedTuple):
    """One line of the book, and the milliseconds that every seat has used, where time is kept.

    `pause` are the milliseconds that the table takes over the moment that follows.
    """

    table_id: str
    n: int
    seat: int
    kind: str
    option: str
    by: str
    at: int
    pause: int = 0
    used: tuple[int, ...] = ()


class Stored(NamedTuple):
    """A line as it is read again."""

    seat: int
    kind: str
    option: str
    at: int
    by: str
    pause: int = 0

    @property
    def pause_left(self) -> float:
        """For how many seconds the table still takes its time over the moment after this answer."""
        if not self.pause:
            return 0.0
        return min(self.pause, max(0, self.at + self.pause - now())) / 1000


Used = tuple[str, tuple[int, ...]]
"""A table, and the milliseconds that its seats have used."""

_INSERT = insert(Answer)
_COLUMNS = Entry._fields[:-1]
_IF_FREE: dict[str, ReturningInsert[str]] = {
    "sqlite": sqlite.insert(Answer).on_conflict_do_nothing().returning(Answer.table_id),
    "postgresql": postgresql.insert(Answer).on_conflict_do_nothing().returning(Answer.table_id),
}
_USED = (
    update(Seat)
    .where(Seat.table_id == bindparam("the_table"), Seat.number == bindparam("the_seat"))
    .values(used=bindparam("the_used"))
    .execution_options(synchronize_session=None)
)
_ANSWERS = (
    select(Answer.seat, Answer.kind, Answer.option, Answer.at, Answer.by, Answer.pause)
    .where(Answer.table_id == bindparam("the_table"), Answer.n > bindparam("the_number"))
    .order_by(Answer.n)
)


def add_answers(connection: Connection, entries: Sequence[Entry]) -> None:
    if entries:
        connection.execute(_INSERT, [dict(zip(_COLUMNS, entry, strict=False)) for entry in entries])
        keep_used(connection, {entry.table_id: entry.used for entry in entries if entry.used}.items())


def add_if_next(connection: Connection, entries: Sequence[Entry]) -> list[Entry]:
    """Add the lines whose numbers are still free, and give those; what builds on another is left out with it.

    Of each table first the first line, then the second of those whose first went in: where another process
    was quicker, nothing is written behind its line. All go through the tables in one order, so that no two
    wait for each other.
    """
    by_number = sorted(entries, key=attrgetter("table_id", "n"))
    waiting = [list(lines) for _, lines in groupby(by_number, key=attrgetter("table_id"))]
    added: list[Entry] = []
    while waiting:
        firsts = [lines[0] for lines in waiting]
        taken = _add_free(connection, firsts)
        added += [line for line in firsts if line.table_id in taken]
        waiting = [lines[1:] for lines in waiting if lines[1:] and lines[0].table_id in taken]
    keep_used(connection, {entry.table_id: entry.used for entry in added if entry.used}.items())
    return added


def _add_free(connection: Connection, entries: Sequence[Entry]) -> set[str]:
    """The tables of these lines, one of each, that had the number free."""
    rows = [dict(zip(_COLUMNS, entry, strict=False)) for entry in entries]
    return set(connection.execute(_IF_FREE[connection.dialect.name], rows).scalars())


def found_again(connection: Connection, entries: Iterable[Entry]) -> list[Entry]:
    """Which of these lines are in the book: a line that was cut while they were stored does not tell."""
    columns = [Answer.__table__.c[name] for name in _COLUMNS]
    found = []
    for entry in entries:
        query = select(*columns).where(Answer.table_id == entry.table_id, Answer.n == entry.n)
        row = connection.execute(query).first()
        if row is not None and tuple(row) == entry[: len(_COLUMNS)]:
            found.append(entry)
    return found


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
    return answers_since(connection, table, 0)


def answers_since(connection: Connection, table: str, n: int) -> list[Stored]:
    """The same, after the first N."""
    rows = connection.execute(_ANSWERS, {"the_table": table, "the_number": n})
    return [Stored(*row) for row in rows]


def used_of(connection: Connection, table: str) -> list[int]:
    """The milliseconds that the seats have used."""
    query = select(Seat.used).where(Seat.table_id == table)
    return list(connection.scalars(query.order_by(Seat.number)))
