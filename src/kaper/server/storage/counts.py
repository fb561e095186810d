"""How many tables of a kind there are in the database."""

from collections.abc import Callable, Sequence

from sqlalchemy import ColumnElement, Connection, func, select

from kaper.server.storage.database import now
from kaper.server.storage.models import Seat, Table

WEEK = 7 * 24 * 3600 * 1000
"""A table that is older, in milliseconds, is not held against anybody."""

Still = Callable[[Connection, Sequence[str]], list[str]]
"""Which of these tables still count."""


def unfinished_of(connection: Connection, host: str) -> int:
    """The tables of a host that were made of late and are not over."""
    return _count(connection, Table.host == host, *_unfinished())


def unfinished(connection: Connection, tables: Sequence[str]) -> list[str]:
    return _which(connection, tables, *_unfinished())


def _unfinished() -> list[ColumnElement[bool]]:
    return [Table.stage != "over", Table.created > now() - WEEK]


def bots_alone_of(connection: Connection, host: str) -> int:
    """The tables of a host at which bots play among themselves."""
    people = select(Seat.table_id).where(Seat.table_id == Table.id, Seat.kind != "bot")
    return _count(connection, Table.host == host, Table.stage == "playing", ~people.exists())


def playing(connection: Connection, tables: Sequence[str]) -> list[str]:
    return _which(connection, tables, Table.stage == "playing")


def _count(connection: Connection, *where: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(Table).where(*where)).scalar() or 0


def _which(connection: Connection, tables: Sequence[str], *where: ColumnElement[bool]) -> list[str]:
    return list(connection.scalars(select(Table.id).where(Table.id.in_(tables), *where)))
