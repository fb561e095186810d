"""One of several processes that serve the same database.

None of them owns a table. An answer is the next line of its book: whoever writes it first has given it, and
the others read it there. What one of them alone has to do is done by the one that holds the lease, which ends
with the process; if two think that they hold it, the number of the line still lets only one of them in.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from kaper.engine.record import digest
from kaper.engine.registry import games
from kaper.server import following, play
from kaper.server.alone import Alone
from kaper.server.bell import Bell, Rung
from kaper.server.crowd import GUESTS
from kaper.server.errors import ELSEWHERE, Overtaken, Refusal, cut_off, elsewhere
from kaper.server.live_table import LiveTable
from kaper.server.storage import fleet as stored
from kaper.server.storage import people
from kaper.server.storage.answers import Entry, add_if_next
from kaper.server.storage.database import Cut
from kaper.server.storage.fleet import Rules
from kaper.server.storage.outcome import add_for_sure
from kaper.server.taken import Spent, Taken
from kaper.server.trouble import note

if TYPE_CHECKING:
    from kaper.server.context import ServerContext

log = logging.getLogger("kaper.fleet")
P = ParamSpec("P")
T = TypeVar("T")
Does = Callable[Concatenate[Connection, P], T]

BEAT = 1.0
"""Seconds between two signs of life."""
DEAD = 3.0
"""Seconds without one after which the others see to a process's tables."""
LOST = 4
"""After so many beats of which the database knows nothing, whoever is here is sent to another process."""
LOOK = 4.0
"""Seconds after which what the bell may have missed is looked for."""
AT_ONCE = 200
"""So many tables are looked at by one question."""
SOME = 20
"""So many tables that nobody sees to are taken at a time."""
SOON = 0.05
"""Seconds after which what need not be stored is told."""
MARK_EVERY = 32
"""After so many lines of its book the position of a table is compared."""
MARKS = 4
"""So many digests wait for those of another process."""
UNHEARD = "the other processes cannot be followed"
CHORES = "chores"
"""The lease for what has to be done once, whatever the table; no table has so short an id."""


def own_rules() -> Rules:
    """By which rules this process plays."""
    versions = {name: entry.meta.rules_version for name, entry in sorted(games().items())}
    written = "".join(f"{name} {version};" for name, version in versions.items())
    return Rules(versions, sha256(written.encode()).hexdigest())


class Fleet(Alone):
    """What this process says to the others, and what it hears of them."""

    def __init__(self, server: "ServerContext", bell: Bell) -> None:
        super().__init__(server)
        self.bell = bell
        self.me = secrets.token_hex(8)
        self._rules = own_rules()
        self._leads = False
        self._missed: set[str] = set()
        self._seen: dict[str, tuple[int, float]] = {}
        self._marks: list[tuple[str, int, str]] = []
        self._quiet = False
        self._unheard = 0
        self._telling = False
        self._untold: Rung | None = None
        self._taken = self.taken = Taken(self._tell_soon)
        self._chores: list[asyncio.Task[None]] = []

    async def claim(self) -> None:
        """Where the database is a file, the parent of all processes has claimed it."""
        if not self.server.settings.local:
            await self.database.claim(shared=True)

    async def keep_claim(self) -> None:
        if not self.server.settings.local:
            await self.database.keep_claim()

    async def open(self) -> None:
        await self.database.write(stored.register, self.me, self._rules.digest)
        await self.bell.open(self._heard, self._deaf)
        self._chores = [
            asyncio.create_task(self._every(BEAT, self._beat), name="beat"),
            asyncio.create_task(self._every(LOOK, self._look_round), name="look round"),
            asyncio.create_task(self._every(BEAT, self._watch), name="watch"),
        ]

    async def quieten(self) -> None:
        self._quiet = True
        for task in self._chores:
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.bell.close()

    async def close(self) -> None:
        rung = Rung(self.me, free=[live.card.id for live in self.server.lives.values() if live.apart.driven])
        await self._write(rung, stored.bury, self.me)

    async def leads(self) -> bool:
        if not self._leads:
            self._leads = await self.database.write(stored.take, CHORES, self.me)
        return self._leads

    async def _every(self, seconds: float, do: Callable[[], Coroutine[None, None, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.server.beside.run(UNHEARD, do)

    async def _write(self, rung: Rung, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """All that the function does, and the others hear of it."""

        def both(connection: Connection) -> T:
            found = do(connection, *args, **kwargs)
            self.bell.within(connection, rung)
            return found

        found = await self.database.write(both)
        self.bell.after(rung)
        return found

    # --- tables

    async def check(self, table: str) -> None:
        if await self.database.read(stored.is_of, table, self._rules):
            return
        if not await self._write(Rung(self.me, tables=[table]), stored.adopt, table, self._rules):
            raise elsewhere()

    async def opened(self, live: LiveTable) -> None:
        live.apart.driven = False
        live.apart.elsewhere = await self.database.read(stored.elsewhere, live.card.id, self.me)
        if live.card.id in self._missed:
            self._missed.discard(live.card.id)
            live.apart.changed = True
            self._catch_up(live, live.rows + 1)

    async def tend(self, live: LiveTable) -> None:
        apart = live.apart
        if apart.driven or apart.others or live.card.stage != "playing":
            return
        apart.driven = await self.database.write(stored.take, live.card.id, self.me)
        apart.others = not apart.driven

    async def let_go(self, live: LiveTable) -> None:
        """Another process may see to it from now on."""
        if live.apart.driven:
            live.apart.driven = False
            play.rest(live)
            await self._write(Rung(self.me, free=[live.card.id]), stored.let_go, live.card.id, self.me)

    async def untended(self) -> list[str]:
        return await self.database.read(stored.untended, SOME)

    async def free(self, found: Sequence[str]) -> list[str]:
        tended = await self.database.read(stored.tended, found)
        return [table for table in found if table not in tended]

    # --- changes

    async def store(self, entries: Sequence[Entry]) -> Collection[Entry]:
        """A table that was removed meanwhile must not fail the answers of others."""
        try:
            return await self._add_for_sure(entries)
        except IntegrityError:
            added: list[Entry] = []
            for table in sorted({entry.table_id for entry in entries}):
                of_it = [entry for entry in entries if entry.table_id == table]
                try:
                    added += await self._add_for_sure(of_it)
                except IntegrityError:
                    self._changed_elsewhere(table)
            return added

    async def _add_for_sure(self, entries: Sequence[Entry]) -> Collection[Entry]:
        return await add_for_sure(self.database, entries, self._add, self._add)

    async def _add(self, entries: Sequence[Entry]) -> set[Entry]:
        rung = Rung(self.me)

        def both(connection: Connection) -> list[Entry]:
            others = stored.strange(connection, (entry.table_id for entry in entries), self._rules)
            for table in others:
                self._changed_elsewhere(table)
            added = add_if_next(connection, [entry for entry in entries if entry.table_id not in others])
            for entry in added:
                rung.rows[entry.table_id] = max(entry.n, rung.rows.get(entry.table_id, 0))
            if added:
                self.bell.within(connection, rung)
            return added

        added = await self.database.write(both)
        self.bell.after(rung)
        return set(added)

    def _changed_elsewhere(self, table: str) -> None:
        live = self.server.lives.get(table)
        if live is not None:
            live.apart.changed = True

    async def keep(self, live: LiveTable, do: Does[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        def change(connection: Connection) -> T:
            stored.turn_over(connection, live.card.id, live.apart.version)
            return do(connection, *args, **kwargs)

        try:
            found = await self._write(Rung(self.me, tables=[live.card.id]), change)
        except Overtaken:
            live.apart.changed = True
            raise
        live.apart.version += 1
        return found

    async def freshen(self, live: LiveTable) -> None:
        apart = live.apart
        if live.closed:
            return
        if (apart.changed or apart.anew) and not await following.renew(live, self.me, self._rules):
            return
        behind = live.stale or apart.heard > live.rows
        if behind and live.match is not None and not live.unstored:
            await following.read_on(live)

    async def is_behind(self, live: LiveTable) -> bool:
        if live.closed:
            return False
        apart = live.apart
        found = await self.database.read(stored.standing, [live.card.id])
        version, lines = found.get(live.card.id, (-1, 0))
        apart.changed |= version != apart.version
        apart.heard = max(apart.heard, lines)
        return apart.changed or lines > live.rows

    def settled(self, live: LiveTable) -> None:
        self.mark(live)
        if live.apart.heard > live.rows:
            self._catch_up(live)

    async def changed(self, found: Sequence[str], accounts: Sequence[str] = ()) -> None:
        rung = Rung(self.me, anew=list(found), accounts=list(accounts))
        await self._write(rung, stored.outdate, found)

    # --- what need not be stored

    def _tell_soon(self) -> None:
        """Together with what else comes in a moment, or until the database can be reached."""
        if not self._telling and not self._quiet:
            self._telling = True
            self.server.beside.run("the other processes cannot be told", self._tell).add_done_callback(
                self._told
            )

    async def _tell(self) -> None:
        await asyncio.sleep(SOON)
        if self._untold is None:
            spent, sockets, made = self._taken.fetch()
            marks, self._marks = self._marks, []
            self._untold = Rung(self.me, spent=spent, sockets=sockets, made=made, marks=marks)
        await self.bell.ring(self._untold)

    def _told(self, _: asyncio.Task[None]) -> None:
        self._untold = None
        self._telling = False
        if self._taken.any or self._marks:
            self._tell_soon()

    def mark(self, live: LiveTable) -> None:
        if live.rows % MARK_EVERY or live.match is None:
            return
        mark = digest(live.match.game, live.match.state)
        if live.apart.driven:
            self._marks.append((live.card.id, live.rows, mark))
            self._tell_soon()
        else:
            self._compare_mark(live, live.rows, mark)

    def _compare_mark(self, live: LiveTable, lines: int, mark: str) -> None:
        """One comes first, its own or that of the process that sees to the table, and waits for the other."""
        marks = live.apart.marks
        other = marks.pop(lines, None)
        if other is None:
            marks[lines] = mark
            for old in sorted(marks)[:-MARKS]:
                del marks[old]
        elif other != mark:
            told = {"table": live.card.id, "lines": lines}
            log.error("a table differs from that in another process, and is loaded anew", extra=told)
            self.server.metrics.count("strayed")
            live.stale = True
            self._catch_up(live)

    # --- people

    async def came(self, live: LiveTable, account: str) -> None:
        await self._presence(stored.come, live, account)

    async def went(self, live: LiveTable, account: str) -> None:
        await self._presence(stored.go, live, account)
        if account in live.here():
            await self._presence(stored.come, live, account)

    async def _presence(
        self, do: Callable[[Connection, str, str, str], None], live: LiveTable, account: str
    ) -> None:
        await self._write(Rung(self.me, tables=[live.card.id]), do, live.card.id, account, self.me)

    async def concerned(self, account: str) -> list[str]:
        return await self.database.read(stored.concerned, account)

    # --- what the others say

    def _heard(self, rung: Rung) -> None:
        if rung.by == self.me:
            return
        self.server.metrics.count("rung")
        lives = self.server.lives
        self._missed |= {*rung.rows, *rung.tables, *rung.anew} & self.server.loading
        for table, lines in rung.rows.items():
            if table in lives:
                self._catch_up(lives[table], lines)
        for table in (*rung.tables, *rung.anew):
            if table in lives:
                lives[table].apart.changed = True
                lives[table].apart.anew |= table in rung.anew
                self._catch_up(lives[table])
        if rung.free:
            self._set_free(rung.free)
        for account in rung.accounts:
            self.server.beside.run("an account cannot be looked at", partial(self.look_at, account))
        self._heard_beside(rung)

    def _heard_beside(self, rung: Rung) -> None:
        """What is stored nowhere."""
        for spent in rung.spent:
            self._lose(spent)
        self.server.crowd.heard(rung.by, rung.sockets, rung.made)
        for table, lines, mark in rung.marks:
            live = self.server.lives.get(table)
            if live is not None and not live.apart.driven:
                self._compare_mark(live, lines, mark)

    def _lose(self, spent: Spent) -> None:
        what, who, count, _ = spent
        if what == GUESTS:
            self.server.crowd.lose_guests(who, count)
        else:
            self.server.limits.lose(spent)

    def _deaf(self) -> None:
        """Something may have been missed."""
        self.server.beside.run(UNHEARD, self._look_round)

    def _catch_up(self, live: LiveTable, lines: int = 0) -> None:
        live.apart.heard = max(live.apart.heard, lines)
        if not live.apart.behind:
            live.apart.behind = True
            live.run("a table cannot be followed", partial(self._freshen, live))

    async def _freshen(self, live: LiveTable) -> None:
        async with live.lock:
            live.apart.behind = False
            try:
                await self.freshen(live)
            except DBAPIError:
                live.apart.behind = True
                raise
        if live.apart.elsewhere and not live.connections:
            await self.let_go(live)

    def _set_free(self, found: Collection[str]) -> None:
        """Nobody sees to these tables: whoever has somebody there does, or has nobody to leave it to."""
        for table in found:
            live = self.server.lives.get(table)
            if live is not None and not live.closed:
                live.apart.others = False
                if live.connections or not live.apart.elsewhere:
                    play.see_to(live)

    async def look_at(self, account: str) -> None:
        """An account was changed: sockets without a session end, and who is muted speaks no more."""
        if self.server.connections(account):
            self.server.hold_to(account, await self.database.read(people.standing, account))

    # --- who lives

    async def _watch(self) -> None:
        """A clock that stood still with the process has not counted."""
        self._unheard += 1
        if self._is_cut_off:
            if self._unheard == LOST:
                log.error("the database has not answered for long; whoever is here is sent elsewhere")
            for live in self.server.lives.values():
                for connection in live.connections:
                    connection.part(cut_off())

    @property
    def _is_cut_off(self) -> bool:
        """A file is never far away, and without others there is nowhere to go."""
        return self._unheard >= LOST and not self.server.settings.local and bool(self._seen)

    def check_line(self) -> None:
        if self._is_cut_off:
            raise cut_off()

    async def _beat(self) -> None:
        try:
            beats = await self.database.write(stored.beat, self.me)
        except Cut:
            raise
        except DBAPIError:
            # It says no, so it is there: the others are no better off.
            self._unheard = 0
            raise
        self._unheard = 0
        if beats is None:
            await self._come_back()
            return
        now = time.monotonic()
        gone = self._seen.keys() - beats.keys()
        if beats.keys() - self._seen.keys() - {self.me}:
            self.server.crowd.tell_all()
        self._seen = {
            process: self._seen[process] if self._seen.get(process, (-1, 0.0))[0] == count else (count, now)
            for process, count in beats.items()
            if process != self.me
        }
        for process, (count, since) in self._seen.items():
            if now - since > DEAD and await self.database.write(stored.bury, process, count):
                log.warning("another process says nothing any more", extra={"dead": process})
                gone.add(process)
        for process in gone:
            self.server.crowd.heard_last(process)
        if gone:
            for live in self.server.lives.values():
                live.apart.changed = True
                self._catch_up(live)
            self._set_free(list(self.server.lives))
            await self._tend_untended()

    async def _come_back(self) -> None:
        """The others have given this process up: it was stopped, or did not reach the database."""
        log.warning("this process was given up by the others, and is back")
        await self.database.write(stored.register, self.me, self._rules.digest)
        self._leads = False
        for live in list(self.server.lives.values()):
            play.rest(live)
            live.apart.driven = live.apart.others = False
            live.apart.changed = True
            for account in live.here():
                live.run("nobody hears who has come", partial(self.came, live, account))
        self.server.crowd.tell_all()
        self._deaf()
        self._set_free(list(self.server.lives))

    async def _look_round(self) -> None:
        """What the bell may have missed, and tables that nobody sees to."""
        known = list(self.server.lives)
        for first in range(0, len(known), AT_ONCE):
            some = known[first : first + AT_ONCE]
            found = await self.database.read(stored.standing, some)
            for table in some:
                self._compare(table, *found.get(table, (-1, 0)))
        await self._tend_untended()

    def _compare(self, table: str, version: int, lines: int) -> None:
        live = self.server.lives.get(table)
        if live is None or live.lock.locked() or live.unstored:
            return
        apart = live.apart
        if version != apart.version or lines > live.rows:
            self.server.metrics.count("missed")
            apart.changed |= version != apart.version
            self._catch_up(live, lines)

    async def _tend_untended(self) -> None:
        for table in await self.untended():
            try:
                live = await self.server.table(table)
            except Refusal as error:
                if error.key != ELSEWHERE:
                    note(log, "a table cannot be loaded", error, table=table)
            except Exception as error:
                note(log, "a table cannot be loaded", error, table=table)
            else:
                live.apart.others = False
                play.see_to(live)
