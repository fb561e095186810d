"""What the server does while nobody waits for it: clocks that ran out, catching up, who has come and gone.

The line to the database may be cut at any moment. That is no surprise: one line of the log tells of it, and
what was to be done is tried again until it is done.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from kaper.server.errors import UNAVAILABLE, Overtaken, Refusal
from kaper.server.trouble import note

log = logging.getLogger("kaper.beside")
PAUSE = 0.5
"""Seconds before the next trial."""
LAST_WORDS = 5.0
"""Seconds in which everything must be done once the server ends."""

Errand = Callable[[], Awaitable[None]]


def always() -> bool:
    """Whatever happens, it is to be done."""
    return True


class Beside:
    """Keeps errands from being forgotten by the event loop, and ends with the server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = asyncio.Event()

    def run(
        self, trouble: str, do: Errand, wanted: Callable[[], bool] = always, **about: object
    ) -> asyncio.Task[None]:
        """Do it as long as it is `wanted`; if it fails, the log says `trouble` with these figures."""
        task = asyncio.create_task(self._until_done(trouble, do, wanted, about))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _until_done(
        self, trouble: str, do: Errand, wanted: Callable[[], bool], about: dict[str, object]
    ) -> None:
        told = False
        while wanted():
            try:
                await do()
                return
            except Overtaken:
                pass
            except Exception as error:
                if not told:
                    note(log, trouble, error, **about)
                told = True
                if not _may_pass(error):
                    return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), PAUSE)
                return

    async def close(self) -> None:
        """What is under way is finished, and nothing is tried again."""
        self._ending.set()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=LAST_WORDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)


def _may_pass(error: Exception) -> bool:
    """The database may take it in a moment; nothing else mends itself."""
    if isinstance(error, Refusal):
        return error.status == UNAVAILABLE
    return isinstance(error, DBAPIError)


async def tried(trouble: str, do: Errand) -> None:
    """Once, at the end, when there is no time for more: what cannot be done is told."""
    try:
        await do()
    except Exception as error:
        note(log, trouble, error)
