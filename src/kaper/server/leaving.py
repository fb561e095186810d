"""Leaving a table for good or for a while, and all tables at once."""

import logging

import msgspec
from sqlalchemy import Connection

from kaper.engine.errors import KaperError
from kaper.server import standins
from kaper.server.changing import changed
from kaper.server.context import ServerContext
from kaper.server.live_table import LiveTable
from kaper.server.storage import tables
from kaper.server.table_records import Seat, TableRecord
from kaper.server.trouble import note

log = logging.getLogger("kaper.tables")


async def leave_table(live: LiveTable, account: str) -> None:
    """A bot takes the seats of an account until it returns; before the start it simply stands up."""
    if live.card.stage == "playing":
        await standins.leave(live, account)
    elif live.card.stage == "waiting":
        await _stand_up(live, account)


async def leave_all(server: ServerContext, account: str) -> None:
    """Every table that is not over; one that cannot be read keeps nobody from leaving the others."""
    for table in await server.database.read(tables.listed_unfinished_of, account):
        try:
            await leave_table(await server.table(table), account)
        except KaperError:
            continue
        except Exception as error:
            note(log, "a table cannot be left", error, table=table)


async def _stand_up(live: LiveTable, account: str) -> None:
    """A table that its host leaves is somebody else's, or nobody's and then it is cleared away."""

    async def change() -> None:
        live.check_open()
        own = live.card.owned(account)
        card = _without(live.card, account)
        if not card.host:
            await live.server.fleet.keep(live, tables.remove, card.id)
            live.server.drop(live)
            return
        await live.server.fleet.keep(live, _keep, card, own)
        live.card = card
        live.tell_table()

    await changed(live, change)


def _without(card: TableRecord, account: str) -> TableRecord:
    own = card.owned(account)
    seats = [Seat(seat.number, nonce=seat.nonce) if seat.number in own else seat for seat in card.seats]
    persons = [seat.account for seat in seats if seat.person]
    host = card.host if card.host != account else next(iter(persons), "")
    return msgspec.structs.replace(card, seats=seats, host=host)


def _keep(connection: Connection, card: TableRecord, changed: list[int]) -> None:
    tables.keep(connection, card)
    tables.keep_seats(connection, card, changed)
