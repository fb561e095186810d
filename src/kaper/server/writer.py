"""Makes answers durable: those of all tables that wait are committed together."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass

from kaper.server.errors import UNAVAILABLE, Overtaken, Refusal
from kaper.server.metrics import Metrics
from kaper.server.storage.answers import Entry, add_answers
from kaper.server.storage.database import Database, kind_of

log = logging.getLogger("kaper.writer")
TELL_EVERY = 1.0
"""Seconds between two lines of the log about commits that fail."""


Store = Callable[[Sequence[Entry]], Awaitable[Collection[Entry]]]
"""Makes lines durable, and gives those whose numbers were still free."""


@dataclass(frozen=True)
class Waiting:
    """A line of the book on its way, and who wants to hear of it."""

    entry: Entry
    tell: Callable[[bool], None]
    done: asyncio.Future[None]

    def succeed(self) -> None:
        self.tell(True)
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        self.tell(False)
        if not self.done.done():
            self.done.set_exception(error if isinstance(error, Overtaken) else not_stored(error))


class Writer:
    """One task that takes whatever has come in since its last commit; a commit may serve many tables."""

    def __init__(self, database: Database, metrics: Metrics, store: Store | None = None) -> None:
        self._database = database
        self._metrics = metrics
        self._store = store or self._store_all
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self.committing = False
        self._untold = 0
        self._tell_again = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    def put(self, entry: Entry, tell: Callable[[bool], None]) -> asyncio.Future[None]:
        """The future is done when the answer is durable, or failed when it could not be stored.

        `tell` hears the same before anybody can put in anything else.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(entry, tell, done))
        self._wake.set()
        return done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            self.committing = True
            await self._commit()
            self.committing = False

    async def _commit(self) -> None:
        """All that waits; while nothing does, no table is held in memory from here."""
        batch, self._waiting = self._waiting, []
        if not batch:
            return
        began = time.perf_counter()
        try:
            added = await self._store([waiting.entry for waiting in batch])
        except Exception as error:  # whatever the database says, the answers are not stored
            self._failed(error, len(batch))
            for waiting in batch + self._followers(batch):
                waiting.fail(error)
            return
        self._metrics.observe("commit_seconds", time.perf_counter() - began)
        self._metrics.count("commits")
        self._metrics.count("answers", len(added))
        late: list[Waiting] = []
        for waiting in batch:
            if len(added) == len(batch) or waiting.entry in added:
                waiting.succeed()
            else:
                late.append(waiting)
        for waiting in late + self._followers(late):
            self._metrics.count("overtaken")
            waiting.fail(Overtaken())

    async def _store_all(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """Where one process serves all tables, every number is free."""
        await self._database.write(add_answers, entries)
        return entries

    def _failed(self, error: Exception, answers: int) -> None:
        """The log is told the kind alone: what the database says may hold what was to be stored.

        On a full disk everything fails, and the log must not fill it further.
        """
        self._metrics.count("commit_failures")
        self._untold += 1
        now = time.monotonic()
        if now >= self._tell_again:
            told = {"error": kind_of(error), "answers": answers, "failures": self._untold}
            log.error("a commit failed", extra=told)
            self._untold, self._tell_again = 0, now + TELL_EVERY

    def _followers(self, failed: list[Waiting]) -> list[Waiting]:
        """What came in since for the same tables: it builds on what was not stored."""
        tables = {waiting.entry.table_id for waiting in failed}
        following = [waiting for waiting in self._waiting if waiting.entry.table_id in tables]
        self._waiting = [waiting for waiting in self._waiting if waiting.entry.table_id not in tables]
        return following

    async def flush(self) -> None:
        """Wait until everything that was put in is stored or refused."""
        while self._waiting or self.committing:
            await asyncio.sleep(0.005)

    async def close(self) -> None:
        """What waits is still committed."""
        if self._task is None:
            return
        await self.flush()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task


def not_stored(error: Exception) -> Refusal:
    reason = type(error).__name__
    sentence = f"This could not be stored ({reason}); nothing has changed."
    return Refusal(UNAVAILABLE, "not-stored", sentence, reason=reason)
