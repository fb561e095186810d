"""Purges, now and then, what nobody has touched for long."""

import asyncio
import logging

import msgspec

from kaper.server.context import ServerContext
from kaper.server.settings import Settings
from kaper.server.storage import purging
from kaper.server.storage.database import Database
from kaper.server.storage.purging import Rule

log = logging.getLogger("kaper.purge")


class Purged(msgspec.Struct):
    """How much went, or would go."""

    tables: int = 0
    guests: int = 0


def rule_of(settings: Settings) -> Rule:
    return Rule(
        settings.purge_guests, settings.purge_waiting, settings.purge_unfinished, settings.purge_finished
    )


async def look(database: Database, rule: Rule) -> Purged:
    """What would go now; the guests who only sit at tables that would go come after them."""
    found = await database.read(purging.old_tables, rule)
    return Purged(len(found), len(await database.read(purging.old_guests, rule)))


async def purge(database: Database, rule: Rule, hall: ServerContext | None = None) -> Purged:
    """Tables first: with them their guests may have become idle. Tables at which somebody is stay."""
    done = Purged()
    while found := await database.read(purging.old_tables, rule, purging.AT_ONCE):
        free = [table for table in found if hall is None or _put_away(hall, table)]
        await database.write(purging.remove_tables, free)
        done.tables += len(free)
        if len(free) < len(found):
            break
    while guests := await database.read(purging.old_guests, rule, purging.AT_ONCE):
        await database.write(purging.remove_guests, guests)
        done.guests += len(guests)
    await database.write(purging.remove_sessions)
    return done


def _put_away(hall: ServerContext, table: str) -> bool:
    live = hall.lives.get(table)
    if live is not None and live.busy:
        return False
    if live is not None:
        hall.drop(live)
    return True


async def attend(hall: ServerContext) -> None:
    """At the start and every few hours."""
    while True:
        try:
            done = await purge(hall.database, rule_of(hall.settings), hall)
            log.info("purged", extra=msgspec.structs.asdict(done))
        except Exception:
            log.exception("the purge failed")
        await asyncio.sleep(hall.settings.purge_every)
