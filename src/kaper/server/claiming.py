"""Keeps other servers away from the database for as long as this one runs."""

import asyncio
import logging
import signal

from kaper.engine.errors import KaperError
from kaper.server.context import ServerContext
from kaper.server.storage.database import kind_of

log = logging.getLogger("kaper.claim")
EVERY = 2.0
"""Seconds; what two servers store meanwhile cannot both be taken, since every answer has its number."""


async def attend(server: ServerContext) -> None:
    """If another server has taken the database, this one ends: their tables would go different ways."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await server.fleet.keep_claim()
        except KaperError as error:
            log.critical("another server has taken the database", extra={"reason": str(error)})
            signal.raise_signal(signal.SIGTERM)
            return
        except Exception as error:
            log.error("the database cannot be claimed", extra={"error": kind_of(error)})
