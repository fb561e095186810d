"""What became of answers when the line to the database was cut while they were stored."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence

from kaper.server.storage.answers import Entry, found_again
from kaper.server.storage.database import Cut, Database, kind_of

log = logging.getLogger("kaper.outcome")

TRIES, PAUSE = 40, 0.25
"""So often, and after so many seconds, the database is asked before nobody can say what became of them."""

Add = Callable[[Sequence[Entry]], Awaitable[Collection[Entry]]]


async def add_for_sure(
    database: Database, entries: Sequence[Entry], add: Add, again: Add
) -> Collection[Entry]:
    """What was added, although a line that is cut does not tell whether it was.

    `again` leaves alone what is there. Everything else that a database says means that nothing was stored.
    """
    try:
        return await add(entries)
    except Cut as error:
        log.warning("the line to the database was cut", extra={"error": kind_of(error)})
    for _ in range(TRIES):
        await asyncio.sleep(PAUSE)
        try:
            return await _find_out(database, entries, again)
        except Cut:
            continue
    return await _find_out(database, entries, again)


async def _find_out(database: Database, entries: Sequence[Entry], again: Add) -> Collection[Entry]:
    """The lines are added once more: that waits for a transaction which may still be on its way.

    Then the book says which of its lines are these.
    """
    await again(entries)
    return await database.read(found_again, entries)
