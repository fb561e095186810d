"""How many sockets, tables and guests somebody has, and the refusal of one too many."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from kaper.server.caps import Caps
from kaper.server.errors import Refusal
from kaper.server.limits import Bucket, Visitor
from kaper.server.storage import counts
from kaper.server.storage.database import Database
from kaper.server.taken import Taken

DAY = 24 * 3600.0
BATCH = 500
GUESTS, MADE, BOTS = "guests a day", "made", "bots"
"""What other processes are told of."""


def batched(tables: list[str], size: int) -> Iterator[list[str]]:
    for first in range(0, len(tables), size):
        yield tables[first : first + size]


class Crowd:
    """Sockets are counted in memory. Tables are counted in the database for an account; from which address
    they came is only known since the server was started, and nothing of it is stored.
    """

    def __init__(self, caps: Caps, database: Database, taken: Taken | None = None) -> None:
        self._taken = taken
        self._elsewhere: dict[str, dict[str, int]] = {}
        self._caps = caps
        self._database = database
        self._sockets: Counter[str] = Counter()
        self._guests: dict[str, Bucket] = {}
        self._made: defaultdict[str, set[str]] = defaultdict(set)
        self._bots: defaultdict[str, set[str]] = defaultdict(set)
        self._unstored: set[str] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @contextmanager
    def socket(self, visitor: Visitor) -> Iterator[None]:
        """Counts a socket while it is open."""
        caps = self._caps
        account = f"account {visitor.account}" if visitor.account else ""
        if self._open(visitor.address) >= caps.sockets_per_address:
            raise too_many_sockets(caps.sockets_per_address)
        if account and self._open(account) >= caps.sockets_per_account:
            raise too_many_sockets(caps.sockets_per_account)
        counted = [visitor.address, account] if account else [visitor.address]
        self._sockets.update(counted)
        self._tell(counted)
        try:
            yield
        finally:
            self._sockets.subtract(counted)
            self._sockets += Counter()
            self._tell(counted)

    def _open(self, who: str) -> int:
        return self._sockets[who] + sum(counts.get(who, 0) for counts in self._elsewhere.values())

    def _tell(self, counted: Iterable[str]) -> None:
        if self._taken is not None:
            for who in counted:
                self._taken.have_sockets(who, self._sockets[who])

    # --- what other processes say

    def tell_all(self) -> None:
        """To a process that is new."""
        self._tell(list(self._sockets))

    def heard(self, process: str, sockets: Mapping[str, int], made: Iterable[tuple[str, str, str]]) -> None:
        """How many sockets somebody has there, and which tables came from an address."""
        if sockets:
            known = self._elsewhere.setdefault(process, {})
            known.update(sockets)
            self._elsewhere[process] = {who: count for who, count in known.items() if count}
        for kind, address, table in made:
            (self._made if kind == MADE else self._bots)[address].add(table)

    def heard_last(self, process: str) -> None:
        """It has ended, and its sockets with it."""
        self._elsewhere.pop(process, None)

    def lose_guests(self, address: str, count: float) -> None:
        """So many came from this address to another process."""
        self._guest_bucket(address).lose(count)

    def _guest_bucket(self, address: str) -> Bucket:
        most = self._caps.guests_per_day
        return self._guests.setdefault(address, Bucket(most, most / DAY))

    # --- guests and tables

    def guest(self, address: str) -> None:
        """One more guest from this address."""
        most = self._caps.guests_per_day
        wait = self._guest_bucket(address).take()
        if self._taken is not None and not wait:
            self._taken.spend(GUESTS, address, 1.0)
        if wait:
            sentence = f"{most} guests came from this address of late; please log in, or come back later."
            raise Refusal(429, "too-many-guests", sentence, most=most, seconds=int(wait) + 1)

    @asynccontextmanager
    async def table(self, visitor: Visitor, table: str) -> AsyncIterator[None]:
        """Around the making of a table, by whoever will be its host."""
        caps = self._caps
        async with self._lock(visitor.account):
            if await self._database.read(counts.unfinished_of, visitor.account) >= caps.tables_per_account:
                raise too_many_tables(caps.tables_per_account)
            await self._tidy(self._made[visitor.address], caps.tables_per_address, counts.unfinished)
            if len(self._made[visitor.address]) >= caps.tables_per_address:
                raise too_many_tables(caps.tables_per_address)
            if self._taken is not None:
                self._taken.make(MADE, visitor.address, table)
            with self._under_way(self._made[visitor.address], table):
                yield

    @asynccontextmanager
    async def bots_alone(self, visitor: Visitor, table: str) -> AsyncIterator[None]:
        """Around the start of a table at which only bots sit."""
        caps = self._caps
        async with self._lock(visitor.account):
            if (
                await self._database.read(counts.bots_alone_of, visitor.account)
                >= caps.bot_tables_per_account
            ):
                raise too_many_bot_tables(caps.bot_tables_per_account)
            await self._tidy(self._bots[visitor.address], caps.bot_tables_per_address, counts.playing)
            if len(self._bots[visitor.address]) >= caps.bot_tables_per_address:
                raise too_many_bot_tables(caps.bot_tables_per_address)
            if self._taken is not None:
                self._taken.make(BOTS, visitor.address, table)
            with self._under_way(self._bots[visitor.address], table):
                yield

    @contextmanager
    def _under_way(self, tables: set[str], table: str) -> Iterator[None]:
        """It counts from now on, although the database does not know it yet."""
        tables.add(table)
        self._unstored.add(table)
        try:
            yield
        finally:
            self._unstored.discard(table)

    async def _tidy(self, tables: set[str], most: int, still: counts.Still) -> None:
        """Forget the tables that no longer count, once there seem to be too many."""
        if len(tables) < most:
            return
        for some in batched(sorted(tables - self._unstored), BATCH):
            tables -= set(some) - set(await self._database.read(still, some))

    def _lock(self, account: str) -> asyncio.Lock:
        """What one account does at once is counted one after another."""
        return self._locks.setdefault(account, asyncio.Lock())

    async def forget(self) -> None:
        """What is known of addresses from which nobody comes any more."""
        self._guests = {address: bucket for address, bucket in self._guests.items() if not bucket.full}
        for known, still in ((self._made, counts.unfinished), (self._bots, counts.playing)):
            for address, tables in list(known.items()):
                await self._tidy(tables, 0, still)
                if not tables:
                    del known[address]


def too_many_sockets(most: int) -> Refusal:
    sentence = f"{most} tables are open in other windows already; please close some of them."
    return Refusal(429, "too-many-sockets", sentence, most=most)


def too_many_tables(most: int) -> Refusal:
    sentence = f"There are {most} tables already that are not over; please finish some of them first."
    return Refusal(429, "too-many-tables", sentence, most=most)


def too_many_bot_tables(most: int) -> Refusal:
    sentence = f"At {most} tables bots play among themselves already; please wait until one of them is over."
    return Refusal(429, "too-many-bot-tables", sentence, most=most)
