"""Memory goes back to the machine when it is no longer used."""

import _sqlite3
import asyncio
import ctypes
import weakref
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from kaper.engine import remembered
from kaper.server.memory import give_back
from kaper.server.storage.database import LocalDatabase

LIBRARY = ctypes.CDLL(_sqlite3.__file__) if hasattr(_sqlite3, "__file__") else None
MEGABYTE = 1_000_000


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_only_refers_to_itself_is_given_back() -> None:
    found = weakref.ref(Circle())
    give_back()
    assert found() is None


def test_what_is_remembered_is_forgotten_when_nobody_plays() -> None:
    asked: list[int] = []

    @remembered.remembered
    def drawn(number: int) -> int:
        asked.append(number)
        return number

    drawn(3)
    drawn(3)
    assert asked == [3]
    remembered.forget()
    drawn(3)
    assert asked == [3, 3]


def fill(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE ballast (stone BLOB)"))
    connection.execute(text("INSERT INTO ballast VALUES (zeroblob(4000000))"))


def look(connection: Connection) -> None:
    assert connection.execute(text("SELECT sum(length(hex(stone))) FROM ballast")).scalar() == 8 * MEGABYTE


@pytest.mark.skipif(not hasattr(LIBRARY, "sqlite3_memory_used"), reason="SQLite cannot be asked")
def test_pages_of_the_database_are_given_back_when_nobody_plays(tmp_path: Path) -> None:
    assert LIBRARY is not None

    async def main() -> None:
        database = LocalDatabase(f"sqlite:///{tmp_path}/kaper.db")
        await database.write(fill)
        await database.read(look)
        used = LIBRARY.sqlite3_memory_used()
        await database.rest()
        assert LIBRARY.sqlite3_memory_used() < used - MEGABYTE
        await database.close()

    asyncio.run(main())
