"""The hall: all that the server holds, and the tables that are in memory."""

import asyncio
import contextlib
import logging
import time

from kaper.server.backlog import Backlogs
from kaper.server.clerks import Clerks
from kaper.server.crowd import Crowd
from kaper.server.errors import no_table
from kaper.server.limits import Limits
from kaper.server.live import Live
from kaper.server.loading import load, play_again
from kaper.server.metrics import Metrics
from kaper.server.settings import Settings
from kaper.server.storage import tables
from kaper.server.storage.book import answers_of
from kaper.server.storage.database import open_database
from kaper.server.thinkers import Thinkers
from kaper.server.writer import Writer

log = logging.getLogger("kaper.hall")


class Hall:
    """Tables are loaded when somebody comes and put away when nobody has been there for a while."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.database = open_database(settings.url)
        self.crowd = Crowd(settings.caps, self.database)
        self.backlogs = Backlogs(settings.backlog)
        self.writer = Writer(self.database, self.metrics)
        self.thinkers = Thinkers(settings.thinkers, settings.patience, self.metrics)
        self.clerks = Clerks()
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.metrics.gauges["bots_waiting"] = lambda: self.thinkers.waiting
        self.metrics.gauges["tables"] = lambda: len(self.lives)
        self.metrics.gauges["sockets"] = lambda: sum(len(live.connections) for live in self.lives.values())

    async def open(self) -> list[Live]:
        """Make ready; the tables that go on with nobody there are given back."""
        await self.database.migrate()
        self.writer.start()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        ticking: list[Live] = []
        for table in await self.database.read(tables.listed_ticking):
            try:
                ticking.append(await self.table(table))
            except Exception:
                log.exception("a table cannot be loaded", extra={"table": table})
        return ticking

    async def table(self, table: str) -> Live:
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

    async def _load(self, table: str) -> Live | None:
        if len(table) > 32:
            return None
        began = time.perf_counter()
        live = await load(self.database, table)
        if live is not None:
            self.lives[table] = live
            self.metrics.count("tables_opened")
            self.metrics.observe("open_seconds", time.perf_counter() - began)
        return live

    async def reload(self, live: Live) -> None:
        """Back to what is stored, after something could not be."""
        await self.writer.flush()
        play_again(live, await self.database.read(answers_of, live.card.id))

    def put_away(self) -> None:
        """Tables at which nobody has been for a while leave the memory; a running clock keeps them."""
        for table, live in list(self.lives.items()):
            quiet = time.monotonic() - live.touched > self.settings.idle
            if quiet and not live.busy:
                live.closed = True
                del self.lives[table]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self.settings.idle / 10))
            self.put_away()
            self.limits.forget()
            await self.crowd.forget()

    async def close(self) -> None:
        """Everything that waits is stored, then all ends."""
        tasks = [live.driver for live in self.lives.values() if live.driver is not None]
        tasks += [self._sweeper] if self._sweeper is not None else []
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.writer.close()
        await self.thinkers.close()
        await self.clerks.close()
        await self.database.close()
