"""Whether the server is well: can it write, can it read, does its event loop keep up?"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable

from kaper.server.metrics import Metrics
from kaper.server.storage.database import Database, answers, kind_of, write_something

log = logging.getLogger("kaper.pulse")
FRESH = 1.0
"""Seconds between two looks, however often the server is asked."""
PATIENCE = 2.0
"""Seconds after which a database counts as not answering."""
BEAT = 0.25
"""How often it is measured whether the loop wakes in time."""
REMEMBERED = 40
"""How many beats are looked back on: ten seconds."""
SLOW = 2.0
"""Seconds; a loop that woke later than that held up everybody."""


class Pulse:
    """Looks when it is asked, and measures the loop all the time."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._lags: deque[float] = deque([0.0], REMEMBERED)
        self._beating: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[list[str]] | None = None
        self._looked = 0.0
        self._told: list[str] = []

    def start(self) -> None:
        self._beating = asyncio.create_task(self._beat(), name="pulse")

    async def failing(self) -> list[str]:
        """What is not well, of `write`, `read` and `loop`; those who ask at once share an answer."""
        stale = time.monotonic() - self._looked >= FRESH
        if self._looking is None or (self._looking.done() and stale):
            self._looked = time.monotonic()
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> list[str]:
        writes = _fault(self._database.write(write_something))
        reads = _fault(self._database.read(answers))
        faults = dict(zip(("write", "read"), await asyncio.gather(writes, reads), strict=True))
        faults["loop"] = "Late" if max(self._lags) >= SLOW else ""
        found = {name: fault for name, fault in faults.items() if fault}
        if list(found) != self._told:
            self._told = list(found)
            log.log(logging.ERROR if found else logging.WARNING, "health changed", extra={"failing": found})
        return self._told

    async def _beat(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(BEAT)
            lag = max(0.0, time.monotonic() - began - BEAT)
            self._lags.append(lag)
            self._metrics.observe("loop_lag_seconds", lag)

    async def close(self) -> None:
        tasks = [task for task in (self._beating, self._looking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _fault(trial: Awaitable[None]) -> str:
    """What went wrong, if anything did."""
    try:
        await asyncio.wait_for(trial, PATIENCE)
    except Exception as error:
        return kind_of(error)
    return ""
