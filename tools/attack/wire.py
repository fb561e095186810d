"""HTTP and sockets as an attacker speaks them: from a chosen address, and not always correctly."""

import asyncio
import json
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import NamedTuple

from websockets.asyncio.client import connect

PATIENCE = 30.0
CUT = 0
"""The status of a request whose connection was closed without an answer."""

Headers = dict[str, str | bytes]


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: bytes

    @property
    def key(self) -> str:
        """The key of the error in it, if there is one."""
        try:
            return str(json.loads(self.body)["error"]["key"])
        except (ValueError, KeyError, TypeError):
            return ""


def target(server: str) -> tuple[str, int]:
    """Host and port; nothing but this machine is ever attacked."""
    host, _, port = server.rpartition(":")
    if not ip_address(host).is_loopback:
        raise ValueError(f"{host} is not this machine")
    return host, int(port)


def request(method: str, path: str, body: bytes = b"", headers: Headers | None = None) -> bytes:
    """A request as it goes over the line; nothing in it is checked."""
    lines = [f"{method} {path} HTTP/1.1".encode("utf-8", "surrogateescape"), b"Host: kaper"]
    given: Headers = {"Content-Length": str(len(body)), **(headers or {})}
    for name, value in given.items():
        lines.append(name.encode() + b": " + (value if isinstance(value, bytes) else value.encode()))
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


class Caller:
    """A connection for one request after another; opened anew whenever the server has closed it."""

    def __init__(self, server: str, source: str) -> None:
        self.server = server
        self.source = source
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, data: bytes) -> Answer:
        """The answer to these bytes; a request that is never answered is a `TimeoutError`."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self._send(data)
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                self.close()
                return Answer(CUT, b"")

    async def _send(self, data: bytes) -> Answer:
        if self._streams is None:
            host, port = target(self.server)
            self._streams = await asyncio.open_connection(host, port, local_addr=(self.source, 0))
        reader, writer = self._streams
        # Whoever is refused early is answered while the rest of the body is still on its way.
        with suppress(ConnectionError):
            writer.write(data)
            await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        body = b"" if data.startswith(b"HEAD ") else await self._body(reader, head)
        if "connection: close" in head:
            self.close()
        return Answer(status, body)

    async def _body(self, reader: asyncio.StreamReader, head: str) -> bytes:
        for line in head.split("\r\n"):
            if line.startswith("content-length:"):
                return await reader.readexactly(int(line.partition(":")[2]))
        if "transfer-encoding: chunked" in head:
            return await _chunks(reader)
        if head.split(" ", 2)[1] in ("204", "304"):
            return b""
        self.close()
        return await reader.read()

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    parts = []
    while size := int(await reader.readuntil(b"\r\n"), 16):
        parts.append(await reader.readexactly(size + 2))
    await reader.readexactly(2)
    return b"".join(part[:-2] for part in parts)


class NotLetIn(Exception):
    """The server took no further guest."""


class Player:
    """A guest with a session, at an address of their own."""

    def __init__(self, server: str, source: str, token: str) -> None:
        self.server = server
        self.token = token
        self.caller = Caller(server, source)
        self.headers = {"Authorization": f"Bearer {token}"}

    @classmethod
    async def enter(cls, server: str, source: str, name: str = "Anne") -> "Player":
        caller = Caller(server, source)
        answer = await caller.send(request("POST", "/api/guests", json.dumps({"name": name}).encode()))
        caller.close()
        if answer.status != 200:
            raise NotLetIn(f"the guest was not let in: {answer}")
        return cls(server, source, json.loads(answer.body)["token"])

    async def call(self, method: str, path: str, body: object = None) -> Answer:
        content = b"" if body is None else json.dumps(body).encode()
        return await self.caller.send(request(method, f"/api{path}", content, {**self.headers}))

    async def table(self, game: str, seats: list[dict[str, str]], **more: object) -> dict[str, str]:
        """A new table, not yet started."""
        wish = {"game": game, "players": len(seats), "seats": seats, **more}
        answer = await self.call("POST", "/tables", wish)
        if answer.status != 201:
            raise ValueError(f"the table was not made: {answer}")
        found: dict[str, str] = json.loads(answer.body)
        return found

    def at(self, table: str, query: str = "", narrow: bool = False) -> connect:
        """A socket to a table; a narrow one takes little at a time."""
        host, port = target(self.server)
        plug = socket.socket()
        if narrow:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plug.bind((self.caller.source, 0))
        plug.connect((host, port))
        return connect(
            f"ws://{self.server}/api/tables/{table}/socket?{query}", sock=plug, max_size=None,
            additional_headers=self.headers, compression=None, ping_interval=None, close_timeout=1,
            max_queue=1 if narrow else 16, open_timeout=PATIENCE,
        )  # fmt: skip
