"""The book of answers and undos of all tables; lines are only ever added."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from kaper.server.storage.models import Answer


class Entry(NamedTuple):
    """One line of the book."""

    table_id: str
    n: int
    seat: int
    kind: str
    option: str
    by: str
    at: int


Stored = tuple[int, str, str, int]
"""Seat, kind, option and time."""

_INSERT = insert(Answer)


def add_answers(connection: Connection, entries: Sequence[Entry]) -> None:
    if entries:
        connection.execute(_INSERT, [entry._asdict() for entry in entries])


def answers_of(connection: Connection, table: str) -> list[Stored]:
    """Every answer and undo, in their order."""
    query = select(Answer.seat, Answer.kind, Answer.option, Answer.at)
    rows = connection.execute(query.where(Answer.table_id == table).order_by(Answer.n))
    return [(seat, kind, option, at) for seat, kind, option, at in rows]
