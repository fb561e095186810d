"""Keeps what would be missed after the end of this server: how far clocks have run, and checkpoints."""

import asyncio
import logging
from collections.abc import Iterable, Mapping

from kaper.server.bookmarks import bookmark, is_due
from kaper.server.live_table import LiveTable
from kaper.server.storage.answers import keep_used
from kaper.server.storage.checkpoints import keep_all
from kaper.server.storage.database import Database, kind_of
from kaper.server.upgrading import checkpoint

log = logging.getLogger("kaper.keeping")
CLOCKS_EVERY = 2.0
"""Seconds of a running clock that may be given back if the server is killed."""
CHECKPOINTS_EVERY = 15
"""How often the clocks are kept before a checkpoint is."""
AT_ONCE = 50


def _runs(live: LiveTable) -> bool:
    return live.clocks.running and live.apart.driven


class Keeper:
    """Goes round the tables in memory."""

    def __init__(self, database: Database, lives: Mapping[str, LiveTable]) -> None:
        self._database = database
        self._lives = lives
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="keeper")

    async def _run(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(CLOCKS_EVERY)
            rounds += 1
            try:
                await self.clocks()
                if rounds % CHECKPOINTS_EVERY == 0:
                    await self.checkpoints(self._lives.values())
            except Exception as error:
                log.error("clocks and checkpoints cannot be kept", extra={"error": kind_of(error)})

    async def clocks(self) -> None:
        """How far the clocks have run that are running."""
        used = [(live.card.id, live.clocks.spent()) for live in self._lives.values() if _runs(live)]
        if used:
            await self._database.write(keep_used, used)

    async def checkpoints(self, lives: Iterable[LiveTable]) -> None:
        """A few tables at a time, so that nobody waits for long."""
        changed = [live for live in lives if live.worth_keeping]
        for start in range(0, len(changed), AT_ONCE):
            some = [live for live in changed[start : start + AT_ONCE] if live.worth_keeping]
            made = [checkpoint(live) for live in some]
            long = [live for live in some if is_due(live)]
            marks = [bookmark(live) for live in long]
            rows = [live.rows for live in some]
            await self._database.write(keep_all, made, marks)
            for live, kept in zip(some, rows, strict=True):
                live.kept_rows = kept
            for live, mark in zip(long, marks, strict=True):
                live.bookmarked = mark.rows

    async def close(self) -> None:
        """All that this server knows and the next one needs."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.clocks()
        await self.checkpoints(self._lives.values())
