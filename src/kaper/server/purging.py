"""Purges, now and then, what nobody has touched for long."""

import asyncio
import logging

import msgspec

from kaper.server.context import ServerContext
from kaper.server.settings import Settings
from kaper.server.storage import purging
from kaper.server.storage.database import Database
from kaper.server.storage.purging import Rule
from kaper.server.trouble import note

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


async def purge(database: Database, rule: Rule, server: ServerContext | None = None) -> Purged:
    """Tables first: with them their guests may have become idle. Tables at which somebody is stay."""
    done = Purged()
    while found := await database.read(purging.old_tables, rule, purging.AT_ONCE):
        free = found
        if server is not None:
            free = [table for table in await server.fleet.free(found) if _put_away(server, table)]
        await database.write(purging.remove_tables, free)
        if server is not None:
            await server.fleet.changed(free)
        done.tables += len(free)
        if len(free) < len(found):
            break
    while guests := await database.read(purging.old_guests, rule, purging.AT_ONCE):
        await database.write(purging.remove_guests, guests)
        done.guests += len(guests)
    await database.write(purging.remove_sessions)
    return done


def _put_away(server: ServerContext, table: str) -> bool:
    live = server.lives.get(table)
    if live is not None and live.busy:
        return False
    if live is not None:
        server.drop(live)
    return True


async def attend(server: ServerContext) -> None:
    """At the start and every few hours."""
    while True:
        try:
            if await server.fleet.leads():
                done = await purge(server.database, rule_of(server.settings), server)
                log.info("purged", extra=msgspec.structs.asdict(done))
        except Exception as error:
            note(log, "the purge failed", error)
        await asyncio.sleep(server.settings.purge_every)
