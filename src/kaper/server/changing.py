"""Changes of a table beside its answers: one after another, also where several processes serve it."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from kaper.engine.errors import KaperError
from kaper.server.errors import Overtaken
from kaper.server.live_table import LiveTable

T = TypeVar("T")


async def changed(live: LiveTable, change: Callable[[], Awaitable[T]]) -> T:
    """Done under the lock of the table; once more if another process has changed it meanwhile.

    Nothing is refused either because this process has not heard yet what was changed in another.
    """
    looked = False
    while True:
        async with live.lock:
            await live.server.fleet.freshen(live)
            try:
                return await change()
            except Overtaken:
                continue
            except KaperError:
                if looked or not await live.server.fleet.is_behind(live):
                    raise
                looked = True
