"""Does in a running server what `kaper admin` asks for: it alone may change tables that it has in memory."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import AsyncExitStack

import msgspec

from kaper.server import play
from kaper.server.context import ServerContext
from kaper.server.live_table import LiveTable
from kaper.server.purging import purge, rule_of
from kaper.server.storage import office, orders, people
from kaper.server.storage.orders import Order
from kaper.server.trouble import note

log = logging.getLogger("kaper.orders")
EVERY = 0.5
FAILED = "failed"


async def attend(server: ServerContext) -> None:
    """Look for orders now and then."""
    await server.database.write(orders.withdraw_old)
    while True:
        try:
            given = await server.database.read(orders.waiting)
            for order in given if not given or await server.fleet.leads() else []:
                await server.database.write(orders.finish, order.id, await _done(server, order))
        except Exception as error:
            note(log, "orders cannot be read", error)
        await asyncio.sleep(EVERY)


async def _done(server: ServerContext, order: Order) -> str:
    try:
        return await _do(server, order)
    except Exception as error:
        note(log, "an order failed", error, order=order.kind, target=order.target)
        return FAILED


async def _do(server: ServerContext, order: Order) -> str:
    match order.kind:
        case "account":
            await _look_at(server, order.target)
            return "done"
        case "close":
            async with _Held(server, [order.target]):
                done = await server.database.write(office.close, order.target)
            await server.fleet.changed([order.target])
            return done
        case "forget":
            server.expel(order.target)
            known = await server.fleet.concerned(order.target)
            concerned = [table for table, live in server.lives.items() if _concerns(live, order.target)]
            async with _Held(server, concerned):
                forgotten = await server.database.write(people.forget, order.target)
            # Tables that were being loaded meanwhile may still know the account.
            late = [table for table, live in server.lives.items() if _concerns(live, order.target)]
            async with _Held(server, late):
                pass
            await server.fleet.changed(known, [order.target])
            return msgspec.json.encode(forgotten).decode()
        case "purge":
            done_now = await purge(server.database, rule_of(server.settings), server)
            return msgspec.json.encode(done_now).decode()
    return FAILED


async def _look_at(server: ServerContext, account: str) -> None:
    """An account was changed: sockets without a session end, and who is muted speaks no more."""
    server.hold_to(account, await server.database.read(people.standing, account))
    await server.fleet.changed([], [account])


def _concerns(live: LiveTable, account: str) -> bool:
    sits = live.card.host == account or bool(live.card.owned(account))
    return sits or any(said[0] == account for said in live.said)


class _Held:
    """The tables in memory among these: nothing happens to them meanwhile, then they are read anew."""

    def __init__(self, server: ServerContext, tables: Iterable[str]) -> None:
        self._server = server
        self._lives = [server.lives[table] for table in sorted(tables) if table in server.lives]
        self._locks = AsyncExitStack()

    async def __aenter__(self) -> None:
        for live in self._lives:
            await self._locks.enter_async_context(live.lock)

    async def __aexit__(self, *_: object) -> None:
        async with self._locks:
            for live in self._lives:
                await self._server.refresh(live)
                play.set_clocks(live)
                play.drive(live)
