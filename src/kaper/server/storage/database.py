"""The connection to the database: settings of SQLite, migrations, and one writer at a time."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS = Path(__file__).parent / "migrations"
LATEST = "0001"
"""The newest migration."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Database:
    """Reads may run side by side; writes come one after another, which is all that SQLite can do anyway."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        self.writing = asyncio.Lock()
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", tune)

    async def migrate(self) -> None:
        """Bring the tables up to date; an empty database gets all of them."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; when it ends without an error, everything in it is durable."""
        async with self.writing, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def tune(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """FULL and not NORMAL: in WAL mode NORMAL may lose what was committed last when the power fails.

    The writer commits the answers of all tables together, so one sync serves many of them.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    if _version(connection) == LATEST:
        return
    # Only a database that is new or old needs it, and it takes a while to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
