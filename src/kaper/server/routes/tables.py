"""The lobby and its tables."""

import asyncio
import logging
from contextlib import nullcontext

import msgspec
from litestar import get, post

from kaper.bots.hint import Hint
from kaper.engine.errors import KaperError
from kaper.server import gone, hints, play, seating
from kaper.server.changing import changed
from kaper.server.context import ServerContext
from kaper.server.errors import Refusal, name_taken, no_account, no_table
from kaper.server.guard import TABLE_BODY
from kaper.server.leaving import leave_table
from kaper.server.limits import Visitor
from kaper.server.live_table import LiveTable
from kaper.server.plain import NAME, plain
from kaper.server.seating import SeatAsked, TableAsked
from kaper.server.standins import check_seat
from kaper.server.storage import accounts, tables
from kaper.server.storage.accounts import Account
from kaper.server.table_records import TableShown
from kaper.server.trouble import note
from kaper.server.who import AnyRequest, address_of, visitor_of

log = logging.getLogger("kaper.tables")
AT_ONCE = 10
"""How many tables of a lobby are read before others have their turn."""


class Lobby(msgspec.Struct):
    """The tables of somebody, and those that are open to all."""

    mine: list[TableShown]
    open: list[TableShown]


class Starting(msgspec.Struct, forbid_unknown_fields=True):
    """What the seats of whoever starts add to the dice, by seat."""

    nonces: dict[str, str] = {}


@get("/api/tables", tags=["tables"])
async def lobby(server: ServerContext, me: Account) -> Lobby:
    """The newest tables first; your turn is said for each of yours."""
    mine = await server.database.read(tables.listed_of, me.id) if me.id else []
    others = [table for table in await server.database.read(tables.listed_open) if table not in mine]
    return Lobby(await _show(server, mine, me), await _show(server, others, me))


async def _show(server: ServerContext, found: list[str], me: Account) -> list[TableShown]:
    listed: list[TableShown] = []
    for number, table in enumerate(found, start=1):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
        try:
            live = await server.table(table)
            await play.resume(live)
        except KaperError:
            continue
        except Exception as error:
            note(log, "a table cannot be read", error, table=table)
            continue
        shown = told(live, me)
        # Whoever is not concerned need not be told of a table that cannot be read.
        if not shown.trouble or shown.host or any(seat.mine for seat in shown.seats):
            listed.append(shown)
    return listed


def told(live: LiveTable, me: Account) -> TableShown:
    return live.shown_to(me.id)


@post("/api/tables", status_code=201, tags=["tables"], request_max_body_size=TABLE_BODY)
async def create(data: TableAsked, request: AnyRequest, server: ServerContext, me: Account) -> TableShown:
    """Make a table; `seats` says who sits where, the rest stays open."""
    visitor = visitor_of(request, known(me))
    server.limits.check_visitor("tables", visitor)
    card = seating.make_table(data, me)
    await _check_names(server, data.seats, me)
    async with server.crowd.table(visitor, card.id):
        await server.database.write(tables.add, card)
    return told(await server.table(card.id), me)


@get("/api/tables/{table:str}", tags=["tables"])
async def one(table: str, server: ServerContext, me: Account, invite: str = "") -> TableShown:
    """A table as you may know it."""
    live = await admitted(server, table, me, invite)
    await play.resume(live)
    return told(live, me)


@post("/api/tables/{table:str}/seats/{number:int}", status_code=200, tags=["tables"])
async def sit(table: str, number: int, data: SeatAsked, server: ServerContext, me: Account) -> TableShown:
    """Sit down, stand up, or put a bot or a second person of this device there."""
    live = await admitted(server, table, known(me), data.invite)
    await _check_names(server, [data], me)

    async def change() -> None:
        live.check_open()
        before = live.card.seats[:]
        seating.sit(live.card, number, data, me)
        try:
            await server.fleet.keep(live, tables.keep_seats, live.card, [number])
        except BaseException:
            live.card.seats = before
            raise
        live.tell_table()

    await changed(live, change)
    return told(live, me)


@post("/api/tables/{table:str}/start", status_code=200, tags=["tables"], request_max_body_size=TABLE_BODY)
async def start(
    table: str, request: AnyRequest, server: ServerContext, me: Account, data: Starting | None = None
) -> TableShown:
    """Begin; the seed is made of the server's secret and everybody's nonce."""
    live = await admitted(server, table, known(me), "")

    async def change() -> None:
        live.check_open()
        card = msgspec.json.decode(msgspec.json.encode(live.card), type=type(live.card))
        seats = seating.start(card, me, data.nonces if data else {})
        alone = all(seat.kind == "bot" for seat in card.seats)
        counted = server.crowd.bots_alone(visitor_of(request, me), card.id) if alone else nullcontext()
        async with counted:
            await server.fleet.keep(live, tables.begin, card, seats)
        live.card = card
        await server.fleet.tend(live)
        play.begin(live)

    await changed(live, change)
    return told(live, me)


@post("/api/tables/{table:str}/leave", status_code=200, tags=["tables"])
async def leave(table: str, server: ServerContext, me: Account) -> TableShown:
    """A bot takes your seats until you return; before the start you simply stand up."""
    live = await admitted(server, table, known(me), "")
    await leave_table(live, me.id)
    return told(live, me)


@post("/api/tables/{table:str}/seats/{number:int}/nudge", status_code=200, tags=["tables"])
async def nudge(table: str, number: int, server: ServerContext, me: Account) -> TableShown:
    """Ask somebody who has been away for a while to come."""
    live = await admitted(server, table, known(me), "")
    await gone.nudge(live, me.id, number)
    return told(live, me)


@post("/api/tables/{table:str}/seats/{number:int}/standin", status_code=200, tags=["tables"])
async def stand_in(table: str, number: int, server: ServerContext, me: Account) -> TableShown:
    """Let a bot play for somebody who has been away for a while, until they return."""
    live = await admitted(server, table, known(me), "")
    await gone.replace(live, me.id, number)
    return told(live, me)


@post("/api/tables/{table:str}/seats/{number:int}/hint", status_code=200, tags=["tables"])
async def hint(table: str, number: int, request: AnyRequest, server: ServerContext, me: Account) -> Hint:
    """What the Captain would do for your seat, which is asked; all at the table are told that you asked."""
    live = await admitted(server, table, known(me), "")
    check_seat(live, me.id, number)
    server.limits.check_visitor("hints", visitor_of(request, me))
    return await hints.give(live, me.id, number)


@post("/api/tables/{table:str}/end", status_code=200, tags=["tables"])
async def end(table: str, server: ServerContext, me: Account) -> TableShown:
    """End a match without a result, because somebody else has been away for very long."""
    live = await admitted(server, table, known(me), "")
    await gone.give_up(live, me.id)
    return told(live, me)


@post("/api/tables/{table:str}/rematch", status_code=200, tags=["tables"])
async def rematch(table: str, request: AnyRequest, server: ServerContext, me: Account) -> TableShown:
    """The same people once more; whoever asks second gets the same new table."""
    live = await admitted(server, table, known(me), "")

    async def change() -> None:
        live.check_open()
        if live.card.stage != "over":
            raise Refusal(409, "not-over", "The match is not over yet.")
        if not live.card.owned(me.id) and live.card.host != me.id:
            raise Refusal(403, "not-at-table", "Only those who sat at the table can play it again.")
        if not live.card.rematch:
            card = seating.rematch(live.card, me)
            before = msgspec.structs.replace(live.card, rematch=card.id)
            async with server.crowd.table(Visitor(card.host, address_of(request)), card.id):
                await server.fleet.keep(live, tables.add_rematch, before, card)
            live.card = before
            live.tell_table()

    await changed(live, change)
    return told(await server.table(live.card.rematch), me)


async def _check_names(server: ServerContext, seats: list[SeatAsked], me: Account) -> None:
    """Nobody at a table, neither a bot nor a second person of a device, goes by the name of an account."""
    names = [seat.name for seat in seats if seat.name]
    taken = await server.database.read(accounts.owned, names, me.id) if names else None
    if taken is not None:
        raise name_taken(plain(taken, NAME, "name"))


def known(me: Account) -> Account:
    if not me.id:
        raise no_account()
    return me


async def admitted(server: ServerContext, table: str, me: Account, invite: str) -> LiveTable:
    live = await server.table(table)
    if not live.card.admits(me.id, invite):
        raise no_table()
    return live
