"""Changes of a table beside its answers: one after another, also where several processes serve it."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from kaper.server.errors import Overtaken
from kaper.server.live_table import LiveTable

T = TypeVar("T")


async def changed(live: LiveTable, change: Callable[[], Awaitable[T]]) -> T:
    """Done under the lock of the table; once more if another process has changed it meanwhile."""
    while True:
        async with live.lock:
            await live.server.fleet.freshen(live)
            try:
                return await change()
            except Overtaken:
                continue
