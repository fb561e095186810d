"""All that the server holds, and the tables that are in memory."""

import asyncio
import contextlib
import logging
import re
import time

from kaper.engine import remembered
from kaper.engine.errors import KaperError
from kaper.server.alone import Alone
from kaper.server.backlog import Backlogs
from kaper.server.bell import Bell, RemoteBell
from kaper.server.beside import Beside, tried
from kaper.server.clerks import Clerks
from kaper.server.connection import Connection
from kaper.server.crowd import Crowd
from kaper.server.errors import Overtaken, Refusal, banned, no_account, no_table
from kaper.server.fleet import Fleet
from kaper.server.keeping import Keeper
from kaper.server.limits import Limits
from kaper.server.live_table import LiveTable
from kaper.server.loading import keep_upgrade, load, play_again
from kaper.server.memory import give_back, keep_memory_tidy
from kaper.server.metrics import Metrics
from kaper.server.pulse import Pulse
from kaper.server.reviewing import Reviewer
from kaper.server.settings import Settings
from kaper.server.storage.answers import answers_of
from kaper.server.storage.database import kind_of, now, open_database
from kaper.server.table_records import Patience
from kaper.server.thinkers import Thinkers
from kaper.server.trouble import note
from kaper.server.writer import Writer

log = logging.getLogger("kaper.context")
MOMENT = 0.005
TABLE = re.compile(r"[\w-]{1,32}", re.ASCII)
"""What a table's id looks like; PostgreSQL cannot even be asked for some others."""


class ServerContext:
    """Tables are loaded when somebody comes and put away when nobody has been there for a while."""

    def __init__(self, settings: Settings, bell: Bell | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = open_database(settings.url)
        self.fleet = self._fleet(bell)
        self.limits = Limits(settings.limits, self.fleet.taken)
        self.crowd = Crowd(settings.caps, self.database, self.fleet.taken)
        self.backlogs = Backlogs(settings.backlog)
        self.pulse = Pulse(self.database, self.metrics)
        self.writer = Writer(self.database, self.metrics, self.fleet.store)
        self.thinkers = Thinkers(settings.thinkers, settings.patience, self.metrics)
        self.clerks = Clerks()
        self.reviewer = Reviewer(self)
        self.lives: dict[str, LiveTable] = {}
        self.beside = Beside()
        self.keeper = Keeper(self.database, self.lives)
        self.began = now()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._show_figures()

    def _fleet(self, bell: Bell | None) -> Alone:
        """A bell that is given is heard on this machine alone: on several PostgreSQL tells everybody."""
        if bell is None and not self.settings.shared:
            return Alone(self)
        if bell is None and self.settings.local:
            sentence = "Only a database of PostgreSQL can be shared; on one machine use --workers."
            raise KaperError(sentence, "not-to-be-shared")
        return Fleet(self, bell if bell and self.settings.local else RemoteBell(self.database))

    @property
    def loading(self) -> set[str]:
        """The tables that are on their way into memory."""
        return set(self._loading)

    def _show_figures(self) -> None:
        gauge = self.metrics.gauge
        gauge("bots_waiting", "Bots that wait for a worker", lambda: self.thinkers.waiting)
        gauge("tables", "Tables in memory", lambda: len(self.lives))
        gauge(
            "sockets", "Sockets at tables", lambda: sum(len(live.connections) for live in self.lives.values())
        )

    async def open(self) -> list[LiveTable]:
        """Make ready; the tables that go on with nobody there are given back."""
        await self.database.migrate()
        await self.fleet.open()
        keep_memory_tidy()
        self.writer.start()
        self.keeper.start()
        self.pulse.start()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        ticking: list[LiveTable] = []
        for table in await self.fleet.untended():
            try:
                ticking.append(await self.table(table))
            except Exception as error:
                note(log, "a table cannot be loaded", error, table=table)
        return ticking

    async def table(self, table: str) -> LiveTable:
        """A table, loaded if it is not in memory; of those who ask at once one loads it."""
        live = self.lives.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        if live is None:
            raise no_table()
        live.touched = time.monotonic()
        return live

    async def _load(self, table: str) -> LiveTable | None:
        if not TABLE.fullmatch(table):
            return None
        began = time.perf_counter()
        await self.fleet.check(table)
        live = await load(self.database, table)
        if live is not None:
            live.server = self
            if live.upgrading:
                try:
                    await self.fleet.keep(live, keep_upgrade, live)
                except Overtaken:
                    return await self._load(table)
            self.lives[table] = live
            live.patience = Patience(int(self.settings.gone), int(self.settings.abandon))
            # Nobody is away for longer than the server could have seen them.
            last = max(live.last_row, live.card.touched, live.card.created, self.began)
            live.quiet_since = time.monotonic() - (now() - last) / 1000
            await self.fleet.opened(live)
            self.metrics.count("tables_opened")
            self.metrics.observe("open_seconds", time.perf_counter() - began)
        return live

    async def reload(self, live: LiveTable) -> None:
        """Back to what is stored, after something could not be."""
        while live.unstored:
            await asyncio.sleep(MOMENT)
        play_again(live, await self.database.read(answers_of, live.card.id))

    async def refresh(self, live: LiveTable) -> None:
        """The table as it is stored, after somebody else has changed it there; its lock is held."""
        found = await load(self.database, live.card.id)
        if found is None:
            self.drop(live)
            return
        live.card, live.chat, live.said, live.hints = found.card, found.chat, found.said, found.hints
        live.apart.version = found.card.version
        live.tell_table()
        live.tell_positions()

    def drop(self, live: LiveTable, why: Refusal | None = None) -> None:
        """The table is no more, or not here: it takes nothing, and whoever is there is told."""
        live.closed = True
        self.lives.pop(live.card.id, None)
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        for connection in live.connections:
            connection.part(why or no_table())

    def connections(self, account: str) -> list[Connection]:
        return [each for live in self.lives.values() for each in live.connections if each.account == account]

    def expel(self, account: str, but: str = "", why: Refusal | None = None) -> None:
        """End the sockets of an account; those of one session may stay."""
        for connection in self.connections(account):
            if not but or connection.session != but:
                connection.part(why or no_account())

    def expel_session(self, account: str, session: str) -> None:
        """End the sockets of one session."""
        for connection in self.connections(account):
            if connection.session == session:
                connection.part(no_account())

    def hold_to(self, account: str, standing: tuple[bool, bool, set[str]] | None) -> None:
        """An account was changed: sockets without a session end, and who is muted speaks no more."""
        for connection in self.connections(account):
            if standing is None or connection.session not in standing[2]:
                connection.part(no_account())
            elif standing[0]:
                connection.part(banned())
            else:
                connection.muted = standing[1]

    async def put_away(self) -> None:
        """Tables at which nobody has been for a while leave the memory; a running clock keeps them."""
        for live in self._resting():
            if not live.worth_keeping:
                await self.fleet.let_go(live)
        for live in self._resting():
            if not live.worth_keeping:
                live.closed = True
                del self.lives[live.card.id]

    def _resting(self) -> list[LiveTable]:
        long_ago = time.monotonic() - self.settings.idle
        return [live for live in self.lives.values() if live.touched < long_ago and not live.busy]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self.settings.idle / 10))
            try:
                await self.keeper.checkpoints(self._resting())
                await self.put_away()
                if not self.lives:
                    remembered.forget()
                self.clerks.kept.forget(self.settings.idle)
                self.limits.forget()
                await self.crowd.forget()
                await asyncio.to_thread(give_back)
            except Exception as error:
                log.error("tables cannot be put away", extra={"error": kind_of(error)})

    async def close(self) -> None:
        """Everything that waits is stored, then all ends."""
        await self.fleet.quieten()
        tasks = [live.driver for live in self.lives.values() if live.driver is not None]
        tasks += [self._sweeper] if self._sweeper is not None else []
        for live in self.lives.values():
            for timer in (live.timer, live.release, live.deadline):
                if timer is not None:
                    timer.cancel()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.pulse.close()
        await self.beside.close()
        await self.writer.close()
        await tried("clocks and checkpoints cannot be kept", self.keeper.close)
        await tried("the other processes must find out that this one has ended", self.fleet.close)
        await self.reviewer.close()
        await self.thinkers.close()
        await self.clerks.close()
        await self.database.close()
