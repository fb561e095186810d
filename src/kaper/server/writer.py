"""Makes answers durable: those of all tables that wait are committed together."""

import asyncio
import contextlib
import time

from kaper.server.errors import Refusal
from kaper.server.metrics import Metrics
from kaper.server.storage.book import Book, Entry


class Writer:
    """One task that takes whatever has come in since its last commit; a commit may serve many tables."""

    def __init__(self, book: Book, metrics: Metrics) -> None:
        self._book = book
        self._metrics = metrics
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._busy = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    def put(self, entry: Entry) -> asyncio.Future[None]:
        """The future is done when the answer is durable, or failed when it could not be stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        return done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            self._busy = True
            if batch:
                await self._commit(batch)
            self._busy = False

    async def _commit(self, batch: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        try:
            await self._book.write([entry for entry, _ in batch])
        except Exception as error:  # whatever the database says, the answers are not stored
            self._metrics.count("commit_failures")
            for _, done in batch:
                if not done.done():
                    done.set_exception(not_stored(error))
            return
        self._metrics.observe("commit_seconds", time.perf_counter() - began)
        self._metrics.count("answers", len(batch))
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def flush(self) -> None:
        """Wait until everything that was put in is stored or refused."""
        while self._waiting or self._busy:
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
    sentence = f"The answer could not be stored ({reason}); nothing has changed."
    return Refusal(503, "not-stored", sentence, reason=reason)
