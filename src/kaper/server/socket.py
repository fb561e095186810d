"""The socket of a table: who may connect, what is read, and how it ends."""

import asyncio
import contextlib
import logging
import re
from functools import partial

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from kaper.engine.errors import KaperError
from kaper.engine.events import SPECTATOR
from kaper.server import gone, play, standins
from kaper.server.chat import RECENT
from kaper.server.connection import Connection, Post
from kaper.server.context import ServerContext
from kaper.server.errors import Refusal, fault, no_table, not_yours, status_of
from kaper.server.flow import POST
from kaper.server.listening import Listener
from kaper.server.live_table import LiveTable, explain
from kaper.server.messages import SCENES, ChatTold, Refused, encode
from kaper.server.storage.accounts import digest
from kaper.server.storage.database import now
from kaper.server.who import AnyConnection, account_of, check_origin, token_of, visitor_of

log = logging.getLogger("kaper.socket")

NORMAL, TOO_SLOW, REFUSED = 1000, 4008, 4000
LAST_WORDS = 5.0
AHEAD = 60_000
"""Milliseconds; no clocks of two machines that are looked after differ by more."""
PATH = re.compile(r"/api/tables/([\w-]{1,32})/socket")


class Socket:
    """A WebSocket without a layer between it and the web server: it is what most messages go through."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.about: AnyConnection = ASGIConnection(scope, receive, send)
        self.receive = receive
        self.post: Post | None = scope["state"].get(POST)
        self._send = send

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def accept(self) -> None:
        await self.receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def close(self, code: int, reason: str = "") -> None:
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


async def table_socket(server: ServerContext, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection of one viewer to one table."""
    socket = Socket(scope, receive, send)
    await socket.accept()
    with contextlib.ExitStack() as counted:
        try:
            found = PATH.fullmatch(scope["path"])
            if found is None:
                raise no_table()
            live, connection = await _admit(server, socket, found[1], counted)
        except Exception as error:
            why = explain(error)
            if why.key == "internal":
                log.exception("a socket failed")
            server.metrics.count("refused", over="socket", key=why.key or "refused")
            await _turn_away(socket, why)
            return
        await _serve(socket, live, connection)


async def _turn_away(socket: Socket, error: KaperError) -> None:
    with contextlib.suppress(Exception):
        await socket.send(encode(Refused(None, fault(error))).decode())
    await socket.close(REFUSED + status_of(error), error.key)


async def _admit(
    server: ServerContext, socket: Socket, table: str, counted: contextlib.ExitStack
) -> tuple[LiveTable, Connection]:
    """Check who comes; greet them with the table, the chat and the position."""
    about = socket.about
    server.fleet.check_line()
    check_origin(about, server.settings.origin)
    account = await account_of(server, about)
    visitor = visitor_of(about, account)
    server.limits.check_visitor("sockets", visitor)
    counted.enter_context(server.crowd.socket(visitor))
    live = await server.table(table)
    query = about.query_params
    if not live.card.admits(account.id, query.get("invite", "")):
        raise no_table()

    connection = Connection(visitor, account.name, socket.send, server.backlogs.of(visitor), socket.post)
    connection.session = digest(token_of(about))
    connection.muted = account.muted
    connection.scene = _wants_scenes(query.get("scene", ""))
    connection.state = query.get("state") == "1"
    await play.resume(live)
    async with live.lock:
        live.check_open()
        _choose_view(live, connection, query.get("seat"))
        _trust(live, connection, _number(query.get("since")), _number(query.get("told")))
        _greet(live, connection)
    return live, connection


def _wants_scenes(wish: str) -> bool:
    """A page that was loaded before the server was changed asks for what is no longer there."""
    if wish not in ("", "0", SCENES):
        raise Refusal(426, "old-page", "This page is older than the server; load it again.")
    return wish == SCENES


def _choose_view(live: LiveTable, connection: Connection, wish: str | None) -> None:
    connection.viewer = live.default_viewer(connection.account)
    if wish is not None:
        seat = SPECTATOR if wish == str(SPECTATOR) else _number(wish)
        if seat != SPECTATOR and seat not in live.card.owned(connection.account):
            raise not_yours(seat)
        connection.viewer = seat
    connection.fixed = wish is not None or len(live.card.owned(connection.account)) < 2


def _trust(live: LiveTable, connection: Connection, since: int, told: int) -> None:
    """What a client says it was told counts if nothing was taken back since, and if it is of this view."""
    # Another process may have told it, whose clock is a little ahead.
    live.n = max(live.n, min(since, now() + AHEAD))
    if connection.fixed and since > live.undone:
        connection.told = told


def _greet(live: LiveTable, connection: Connection) -> None:
    newcomer = connection.account not in live.present()
    live.connections.append(connection)
    if newcomer and connection.account:
        live.tell_table()
    else:
        live.next_number()
        connection.push(live.table_for(connection.account))
    if live.chat:
        connection.push(encode(ChatTold(live.next_number(), live.chat[-RECENT:])))
    live.tell_position(connection)


async def _serve(socket: Socket, live: LiveTable, connection: Connection) -> None:
    """Read and send until either side ends."""
    listener = Listener(live, connection)
    sending = asyncio.create_task(connection.deliver())
    reading = asyncio.create_task(_read(socket, listener))
    coming = _welcome(live, connection)
    try:
        await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.disconnect(connection)
        account = connection.account
        if account and account not in live.present():
            live.left(account)
            live.tell_table()
        await _wind_up(socket, connection, sending, reading)
        await asyncio.wait({coming})
        if account and account not in live.here():
            live.run("nobody hears who has left", partial(live.server.fleet.went, live, account))


def _welcome(live: LiveTable, connection: Connection) -> asyncio.Task[None]:
    """Store that somebody has come, while what they say is heard already."""

    async def welcome() -> None:
        if connection.account:
            await live.server.fleet.came(live, connection.account)
            await standins.come_back(live, connection.account)
            await gone.came(live, connection.account)

    def is_here() -> bool:
        return connection in live.connections

    return live.server.beside.run("nobody hears who has come", welcome, is_here, table=live.card.id)


async def _wind_up(
    socket: Socket, connection: Connection, sending: asyncio.Task[None], reading: asyncio.Task[None]
) -> None:
    """An answer that is being stored is finished first: it must not be cut off in the middle."""
    sending.cancel()
    connection.drop()
    await socket.close(*_closing(connection))
    await asyncio.wait({reading}, timeout=LAST_WORDS)
    reading.cancel()
    await asyncio.gather(sending, reading, return_exceptions=True)


def _closing(connection: Connection) -> tuple[int, str]:
    """The code and the reason with which a connection ends."""
    if connection.parting is not None:
        return REFUSED + connection.parting.status, connection.parting.key
    return (TOO_SLOW, "too-slow") if connection.behind else (NORMAL, "")


async def _read(socket: Socket, listener: Listener) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if message["type"] != "websocket.receive":
            continue
        data = message.get("text") or message.get("bytes") or ""
        await listener.hear(data)


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 16 else 0
