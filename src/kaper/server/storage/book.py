"""The book of answers: many lines are written in one transaction.

SQLite is written from one thread with one connection of its own, because the asynchronous driver goes back
and forth between threads for every step of a transaction; every other database uses its own driver.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from sqlalchemy import Connection, create_engine, event, insert

from kaper.server.storage.database import Database, tune
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


INSERT = "INSERT INTO answers (table_id, n, seat, kind, option, by, at) VALUES (?, ?, ?, ?, ?, ?, ?)"


class Book(Protocol):
    """Where answers are written; when `write` returns, they are durable."""

    async def write(self, entries: Sequence[Entry]) -> None:
        """All of them or none."""

    async def close(self) -> None:
        """Nothing more will be written."""


class SharedBook:
    """Any database, through the connections that everybody uses."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = insert(Answer)

    async def write(self, entries: Sequence[Entry]) -> None:
        async with self._database.write() as connection:
            await connection.execute(self._insert, [entry._asdict() for entry in entries])

    async def close(self) -> None:
        """The connections belong to the database."""


class ThreadBook:
    """SQLite, from one thread."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "book")
        self._engine = create_engine(database.engine.url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", tune)
        self._connection: Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> None:
        async with self._database.writing:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries)

    def _write(self, entries: Sequence[Entry]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            self._connection.exec_driver_sql(INSERT, [tuple(entry) for entry in entries])

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def open_book(database: Database) -> Book:
    return ThreadBook(database) if database.engine.dialect.name == "sqlite" else SharedBook(database)
