"""How processes that serve one database tell each other what has changed there.

A bell may be missed: what it says can also be found in the database, where everybody looks now and then.
PostgreSQL tells at the commit itself (NOTIFY). Processes on one machine have a socket each, made by their
parent: nothing of it lies in a folder, and whoever is killed leaves nothing behind.
"""

import asyncio
import logging
import socket
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

import msgspec
from sqlalchemy import Connection, text

from kaper.server.storage.database import Database, Line, kind_of
from kaper.server.taken import Spent

log = logging.getLogger("kaper.bell")
CHANNEL = "kaper"
LONGEST = 7900
"""PostgreSQL takes less than 8000 bytes at once."""
FEW = 100
"""So many tables and their numbers are shorter than that."""
READ = 1 << 16
PAUSE = 0.5
NOTIFY = text("SELECT pg_notify(:channel, :message)")


class Rung(msgspec.Struct, omit_defaults=True):
    """What has changed, told by which process.

    rows      tables that went on, and how many lines their books have now
    tables    tables that changed otherwise; `anew` also in what was told of them before
    accounts  accounts whose sessions or rights changed
    free      tables that no process sees to any more
    spent     what was taken from the limits
    sockets   how many sockets somebody has in this process
    made      tables that came from an address: of which kind, from where, which
    marks     digests of positions: of which table, after how many lines
    """

    by: str
    rows: dict[str, int] = {}
    tables: list[str] = []
    anew: list[str] = []
    accounts: list[str] = []
    free: list[str] = []
    spent: list[Spent] = []
    sockets: dict[str, int] = {}
    made: list[tuple[str, str, str]] = []
    marks: list[tuple[str, int, str]] = []


Heard = Callable[[Rung], None]
_DECODER = msgspec.json.Decoder(Rung)


def pieces(rung: Rung) -> Iterator[bytes]:
    """The message, in parts that are short enough."""
    whole = msgspec.json.encode(rung)
    if len(whole) <= LONGEST:
        yield whole
        return
    for name in rung.__struct_fields__[1:]:
        given = getattr(rung, name)
        rest = iter(given.items() if isinstance(given, dict) else given)
        while some := list(islice(rest, FEW)):
            part = dict(some) if isinstance(given, dict) else some
            yield msgspec.json.encode({"by": rung.by, name: part})


def understood(message: bytes | str) -> Rung | None:
    """None if it cannot be read: another version of the program may say what this one does not know."""
    try:
        return _DECODER.decode(message)
    except msgspec.MsgspecError:
        return None


class Bell(ABC):
    """Rung within a transaction or right after it, as the kind of bell allows."""

    @abstractmethod
    async def open(self, heard: Heard, deaf: Callable[[], None]) -> None:
        """Listen; `deaf` is called when something may have been missed."""

    @abstractmethod
    def within(self, connection: Connection, rung: Rung) -> None:
        """Everybody shall hear of it with the commit, if this bell can do that."""

    @abstractmethod
    def after(self, rung: Rung) -> None:
        """It is committed: everybody hears of it, unless they have."""

    @abstractmethod
    async def ring(self, rung: Rung) -> None:
        """Say something for which nothing has to be stored."""

    @abstractmethod
    async def close(self) -> None:
        """Hear and say nothing more."""


class LocalBell(Bell):
    """Between processes of one machine: each reads from a socket of its own.

    Whoever does not read finds out later, from the database; nobody waits for them.
    """

    def __init__(self, own: socket.socket, others: Sequence[socket.socket]) -> None:
        self._own = own
        self._others = others
        self._heard: Heard = lambda _: None
        for each in (own, *others):
            each.setblocking(False)

    async def open(self, heard: Heard, deaf: Callable[[], None]) -> None:
        self._heard = heard
        asyncio.get_running_loop().add_reader(self._own.fileno(), self._read)

    def _read(self) -> None:
        try:
            rung = understood(self._own.recv(READ))
        except OSError:
            return
        if rung is not None:
            self._heard(rung)

    def within(self, connection: Connection, rung: Rung) -> None:
        """Nobody hears of what may not come to be."""

    def after(self, rung: Rung) -> None:
        for message in pieces(rung):
            for other in self._others:
                try:
                    other.send(message)
                except OSError:
                    continue

    async def ring(self, rung: Rung) -> None:
        self.after(rung)

    async def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._own.fileno())


class RemoteBell(Bell):
    """PostgreSQL tells it: whoever hears of something finds it in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listening: asyncio.Task[None] | None = None

    async def open(self, heard: Heard, deaf: Callable[[], None]) -> None:
        line = await self._line(heard)
        self._listening = asyncio.create_task(self._listen(line, heard, deaf), name="bell")

    async def _line(self, heard: Heard) -> Line:
        def hear(message: str) -> None:
            rung = understood(message)
            if rung is not None:
                heard(rung)

        return await self._database.listen(CHANNEL, hear)

    async def _listen(self, line: Line, heard: Heard, deaf: Callable[[], None]) -> None:
        """A line that was cut is laid anew; what was said meanwhile is looked for."""
        while True:
            await line.cut.wait()
            await line.close()
            while True:
                try:
                    line = await self._line(heard)
                    break
                except Exception as error:
                    log.error("nothing is heard of other processes", extra={"error": kind_of(error)})
                    await asyncio.sleep(PAUSE)
            deaf()

    def within(self, connection: Connection, rung: Rung) -> None:
        for message in pieces(rung):
            connection.execute(NOTIFY, {"channel": CHANNEL, "message": message.decode()})

    def after(self, rung: Rung) -> None:
        """PostgreSQL has told it."""

    async def ring(self, rung: Rung) -> None:
        await self._database.write(self.within, rung)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
