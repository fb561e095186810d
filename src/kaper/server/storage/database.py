"""The connection to the database: what is asked of it is a function of a connection, run as one transaction.

SQLite is asked from two threads, one that reads and one that writes, each with a connection of its own: an
asynchronous driver would go back and forth between threads for every step of a transaction. Every other
database uses its own asynchronous driver.
"""

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoLineFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kaper.engine.errors import KaperError

MIGRATIONS = Path(__file__).parent / "migrations"
LATEST = "0010"
"""The newest migration."""

CLAIM = 0x6B61706572
"""The number of PostgreSQL's lock: the name of this project in hexadecimal."""
CLAIM_TRIES, CLAIM_PAUSE = 20, 0.25
"""A server that was killed may hold its lock for a moment longer."""
CUT = ("08", "57P")
"""With these begin PostgreSQL's codes of lines that broke, and of those that it ends itself."""
READ_TRIES, READ_PAUSE = 8, 0.25
LAYING, PATIENCE = 5.0, 15.0
"""Seconds after which a line counts as broken that cannot be laid, or over which no answer comes."""
FREE = """
    SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = :holder
"""

P = ParamSpec("P")
T = TypeVar("T")
Does = Callable[Concatenate[Connection, P], T]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Cut(OperationalError):
    """The line to the database broke: nobody knows yet whether what was on its way was stored."""


class Line:
    """A connection on which a database says what it is told; `cut` when it says nothing any more."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self.cut = asyncio.Event()

    async def listen(self, channel: str, hear: Callable[[str], None]) -> None:
        driver = (await self._connection.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.add_listener(channel, lambda *said: hear(said[-1]))
        driver.add_termination_listener(lambda _: self.cut.set())

    async def close(self) -> None:
        with suppress(DBAPIError, OSError):
            await self._connection.invalidate()
        await self._connection.close()


class Database(ABC):
    """Runs functions of a connection; when `write` returns, all that its function did is durable."""

    @abstractmethod
    async def read(self, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function finds."""

    @abstractmethod
    async def write(self, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """All that the function does, or nothing."""

    @abstractmethod
    async def claim(self, tries: int = CLAIM_TRIES, shared: bool = False) -> None:
        """Keep other servers away from this database for as long as this one lives; refused if one is there.

        Two servers would each go on with their own copy of a table, unless both of them share it: those keep
        away only servers that want it for themselves.
        """

    async def listen(self, channel: str, hear: Callable[[str], None]) -> Line:
        """Hear what is said with `NOTIFY`."""
        raise NotImplementedError

    @abstractmethod
    async def keep_claim(self) -> None:
        """See to it that the claim still holds; refused if another server has taken it meanwhile."""

    @abstractmethod
    async def close(self) -> None:
        """What was begun is finished; nothing more will be asked."""

    async def migrate(self, version: str = LATEST) -> None:
        """Bring the tables up to a version; an empty database gets all of them."""
        await self.write(partial(_upgrade, version=version))


class LocalDatabase(Database):
    """SQLite, from one thread for reading and one for writing."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, hide_parameters=True)
        self._path = Path(self._engine.url.database or "")
        self._claim: sqlite3.Connection | None = None
        event.listen(self._engine, "connect", _tune)
        self._reader = ThreadPoolExecutor(1, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    async def claim(self, tries: int = 1, shared: bool = False) -> None:
        """By a lock on a file beside it, which the system lifts when this process ends, however it ends."""
        make_private(self._path)
        self._claim = sqlite3.connect(f"{self._path}.lock", timeout=0, isolation_level=None)
        make_private(Path(f"{self._path}.lock"))
        try:
            self._claim.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise in_use(self._path.name) from error

    async def keep_claim(self) -> None:
        """Nothing but the end of this process takes it away."""

    async def read(self, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        work = partial(self._transact, do, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    async def write(self, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        work = partial(self._transact, do, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    def _transact(self, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._engine.begin() as connection:
            return do(connection, *args, **kwargs)

    async def close(self) -> None:
        for thread in (self._reader, self._writer):
            await asyncio.to_thread(thread.shutdown)
        self._engine.dispose()
        if self._claim is not None:
            self._claim.close()


class RemoteDatabase(Database):
    """Any other database, through its asynchronous driver."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url, command_timeout=PATIENCE)
        self._patient = _engine(url)
        self._claim: AsyncConnection | None = None
        self._holder = 0
        self._lock = text("SELECT pg_try_advisory_lock(:key)")

    async def listen(self, channel: str, hear: Callable[[str], None]) -> Line:
        line = Line(await self._engine.connect())
        try:
            await line.listen(channel, hear)
        except BaseException:
            await line.close()
            raise
        return line

    async def claim(self, tries: int = CLAIM_TRIES, shared: bool = False) -> None:
        """By an advisory lock of PostgreSQL, which ends with the connection that holds it."""
        if shared:
            self._lock = text("SELECT pg_try_advisory_lock_shared(:key)")
        self._claim = await self._engine.connect()
        await self._claim.execution_options(isolation_level="AUTOCOMMIT")
        # One's own earlier connection, which was cut off without PostgreSQL having noticed.
        await self._claim.execute(text(FREE), {"holder": self._holder})
        self._holder = (await self._claim.execute(text("SELECT pg_backend_pid()"))).scalar_one()
        for _ in range(tries):
            taken = await self._claim.execute(self._lock, {"key": CLAIM})
            if taken.scalar():
                return
            await asyncio.sleep(CLAIM_PAUSE)
        raise in_use(self._engine.url.database or "")

    async def keep_claim(self) -> None:
        """A database that was started anew, or a line that was cut, has let go of the lock."""
        if self._claim is not None:
            try:
                await self._claim.execute(text("SELECT 1"))
            except (DBAPIError, OSError):
                lost, self._claim = self._claim, None
                await lost.invalidate()
                await lost.close()
        if self._claim is None:
            await self.claim()

    async def read(self, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Over another line when one breaks: whoever only reads may do so again."""
        for _ in range(READ_TRIES):
            try:
                return await self._read(do, *args, **kwargs)
            except Cut:
                await asyncio.sleep(READ_PAUSE)
        return await self._read(do, *args, **kwargs)

    async def _read(self, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with _connected(self._engine) as connection:
            return await connection.run_sync(do, *args, **kwargs)

    async def write(self, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with _connected(self._engine) as connection:
            found = await connection.run_sync(do, *args, **kwargs)
            await connection.commit()
            return found

    async def migrate(self, version: str = LATEST) -> None:
        """However long it takes."""
        async with _connected(self._patient) as connection:
            await connection.run_sync(_upgrade, version=version)
            await connection.commit()
        await self._patient.dispose()

    async def close(self) -> None:
        if self._claim is not None:
            await self._claim.close()
        await self._engine.dispose()


def _engine(url: str, **more: float) -> AsyncEngine:
    about = {"timeout": LAYING, **more}
    return create_async_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=about)


@asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A line; one that broke or says nothing is not even asked to forget what was begun."""
    with _cuts_named():
        async with engine.connect() as connection:
            try:
                yield connection
            except OSError:
                await connection.invalidate()
                raise


@contextmanager
def _cuts_named() -> Iterator[None]:
    """A line that breaks has many names, one of which is that of the system when none can be had."""
    try:
        yield
    except DBAPIError as error:
        if not _is_cut(error):
            raise
        raise Cut(None, None, error.orig or error) from error
    except (OSError, NoLineFree) as error:
        raise Cut(None, None, error) from error


def _is_cut(error: DBAPIError) -> bool:
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return error.connection_invalidated or state.startswith(CUT)


def in_use(database: str) -> KaperError:
    sentence = f"Another server is using the database {database}; stop it first, or name another database."
    return KaperError(sentence, "database-in-use", database=database)


def make_private(path: Path) -> None:
    """Seeds and hashes are nobody else's business on this machine; SQLite's other files follow this one."""
    path.touch(mode=0o600)
    path.chmod(0o600)


def open_database(url: str) -> Database:
    return LocalDatabase(url) if url.startswith("sqlite") else RemoteDatabase(url)


def kind_of(error: Exception) -> str:
    """What sort of error it is, as the driver calls it; its text may hold what was to be stored."""
    driver = error.orig if isinstance(error, DBAPIError) else None
    kinds = [type(error).__name__]
    if driver is not None:
        code = getattr(driver, "sqlite_errorname", None) or getattr(driver, "sqlstate", None)
        kinds += [str(code or type(driver).__name__)]
    return " ".join(kinds)


def write_something(connection: Connection) -> None:
    """Fails if nothing can be stored: the version is written as it is, and committed like everything else."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def answers(connection: Connection) -> None:
    """Fails if the database does not answer."""
    connection.execute(text("SELECT 1"))


def _tune(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """FULL and not NORMAL: in WAL mode NORMAL may lose what was committed last when the power fails.

    The writer commits the answers of all tables together, so one sync serves many of them.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection, version: str) -> None:
    if connection.dialect.name == "postgresql":
        # Several servers that share a database may be started at once.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": CLAIM + 1})
    check_version(connection)
    if _version(connection) == version:
        return
    # Only a database that is new or old needs it, and it takes a while to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def check_version(connection: Connection) -> None:
    """A program must not touch what a newer one made."""
    found = _version(connection)
    if found is not None and found > LATEST:
        raise newer(found)


def check_same(connection: Connection) -> None:
    """The tables must be those that this program knows: while a server runs, they are not changed."""
    check_version(connection)
    if _version(connection) != LATEST:
        sentence = "The server that is running is of an older version; use its own program, or stop it."
        raise KaperError(sentence, "older-server")


def newer(found: str) -> KaperError:
    sentence = (
        f"This database was made by a newer Kaper (its version is {found}, this one knows up to {LATEST}); "
        "install the newer one."
    )
    return KaperError(sentence, "database-newer", found=found, known=LATEST)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
