"""The least of a WebSocket client that a load needs: masking with zeros, whole frames, nothing else.

A load must cost little beside the server that it measures, since both share a machine.
"""

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Frames(asyncio.Protocol):
    """One socket; `heard` is given every message as bytes."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Cuts what has come into frames."""
        self._data += data
        if not self._open:
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._data = True, bytearray(rest)
        while self._take():
            pass

    def _take(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1] & 0x7F, 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size or len(data) < start:
            return False
        kind, body = data[0] & 0x0F, bytes(data[start : start + size])
        del data[: start + size]
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.close()
        return True

    def send(self, body: bytes) -> None:
        self._write(TEXT, body)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            bytes([0x80 | kind, 0x80 | size])
            if size < 126
            else bytes([0x80 | kind, 0xFE, *size.to_bytes(2, "big")])
        )
        assert self._transport is not None
        self._transport.write(head + bytes(4) + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def open_frames(address: str, path: str, token: str, heard: Callable[[bytes], None]) -> Frames:
    """Connect to `host:port`."""
    host, _, port = address.rpartition(":")
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1", f"Host: {address}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", f"Authorization: Bearer {token}", "", "",
    ]  # fmt: skip
    request = "\r\n".join(lines).encode()
    loop = asyncio.get_running_loop()
    _, frames = await loop.create_connection(lambda: Frames(request, heard), host, int(port))
    return frames
