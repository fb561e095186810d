"""One process that serves a database by itself: what it knows is so, and nobody has to be told."""

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from kaper.server.live_table import LiveTable
from kaper.server.storage import tables
from kaper.server.storage.answers import Entry, add_answers, add_if_next
from kaper.server.storage.outcome import add_for_sure
from kaper.server.taken import Taken

if TYPE_CHECKING:
    from kaper.server.context import ServerContext

P = ParamSpec("P")
T = TypeVar("T")
Does = Callable[Concatenate[Connection, P], T]


class Alone:
    """What a fleet of several processes does more of stands in `fleet.py`."""

    taken: Taken | None = None

    def __init__(self, server: "ServerContext") -> None:
        self.server = server
        self.database = server.database

    async def open(self) -> None:
        """Before the first table is opened."""

    async def quieten(self) -> None:
        """This process is about to end: it takes on nothing more."""

    async def close(self) -> None:
        """After the last answer is stored."""

    async def claim(self) -> None:
        """Keep others away from the database."""
        await self.database.claim()

    async def keep_claim(self) -> None:
        """See to it that they still are."""
        await self.database.keep_claim()

    async def leads(self) -> bool:
        """Whether this process sees to what has to be done once only."""
        return True

    # --- tables

    def check_line(self) -> None:
        """Refuses whoever is better off in another process."""

    async def check(self, table: str) -> None:
        """Refuses a table that others serve by other rules."""

    async def opened(self, live: LiveTable) -> None:
        """A table has just been loaded."""

    async def tend(self, live: LiveTable) -> None:
        """See to the bots and clocks of a table, unless another process does."""

    async def let_go(self, live: LiveTable) -> None:
        """The table is about to leave the memory."""

    async def untended(self) -> list[str]:
        """Tables that go on with nobody there, and that nobody sees to."""
        return await self.database.read(tables.listed_ticking)

    async def free(self, found: Sequence[str]) -> list[str]:
        """Those of these tables at which nobody is in another process."""
        return list(found)

    # --- changes

    async def store(self, entries: Sequence[Entry]) -> Collection[Entry]:
        """Make answers durable; gives those whose numbers were still free."""

        async def add(entries: Sequence[Entry]) -> Collection[Entry]:
            await self.database.write(add_answers, entries)
            return entries

        async def again(entries: Sequence[Entry]) -> Collection[Entry]:
            return await self.database.write(add_if_next, entries)

        return await add_for_sure(self.database, entries, add, again)

    async def keep(self, live: LiveTable, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Store a change of a table beside its answers; its lock is held."""
        return await self.database.write(do, *args, **kwargs)

    async def freshen(self, live: LiveTable) -> None:
        """Know all of a table that is stored; its lock is held."""

    async def is_behind(self, live: LiveTable) -> bool:
        """Whether more is stored of a table than this process knows: then what it refuses may be right."""
        return False

    def settled(self, live: LiveTable) -> None:
        """Nothing of the table is on its way any more."""

    def mark(self, live: LiveTable) -> None:
        """The table stands where all processes can compare it."""

    async def changed(self, found: Sequence[str], accounts: Sequence[str] = ()) -> None:
        """Tell the others that these tables and accounts were changed."""

    # --- people

    async def came(self, live: LiveTable, account: str) -> None:
        """The first socket of an account at a table."""

    async def went(self, live: LiveTable, account: str) -> None:
        """The last socket of an account at a table is gone."""

    async def concerned(self, account: str) -> list[str]:
        """The tables that an account is known at, in memory or not."""
        return []
