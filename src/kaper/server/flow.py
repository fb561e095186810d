"""The web server's side of a socket, which gives up a reader that takes nothing any more.

Messages wait in a queue of ours, but what was handed down, and the answers to pings, wait below it: closing
such a connection would wait for its reader for ever.
"""

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from kaper.server.packing import LARGE, Packing

STALLED = 20.0
"""Seconds; whoever takes not one byte for that long has gone."""
POST = "kaper.post"
"""Where a socket finds the way past all layers for messages that can go at once."""
TEXT = 0x81
SHORT = 126
"""Messages from this length on have more bytes for their length; what is longer still is packed."""
MOST = 1 << 20
"""No message is so long; whoever has more bytes waiting asked for them by pings."""


class Flow(WebSocketsSansIOProtocol):
    """Called by uvicorn."""

    _check: asyncio.TimerHandle | None = None
    _posted: list[bytes]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A visitor has come; whether messages can be packed is agreed on next."""
        super().connection_made(transport)
        self._posted = []
        self.conn.available_extensions = [Packing()]

    def handle_connect(self, event: Request) -> None:
        """A request for a socket; what serves it may post."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][POST] = self.post

    def post(self, data: bytes) -> bool:
        """Send a message as it is; False if it has to wait, or to be packed.

        What is posted in one turn of the event loop, such as a position and the word that an answer was
        taken, goes over the line together: handing it to the system costs more than a message does.
        """
        size = len(data)
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if not is_open or size >= LARGE or not self.writable.is_set():
            return False
        head = bytes((TEXT, size)) if size < SHORT else bytes((TEXT, SHORT, size >> 8, size & 0xFF))
        if not self._posted:
            self.loop.call_soon(self._hand_over)
        self._posted += (head, data)
        return True

    def _hand_over(self) -> None:
        """What was posted goes before anything else."""
        if self._posted:
            posted, self._posted = self._posted, []
            if not self.transport.is_closing():
                self.transport.write(b"".join(posted))

    async def send(self, message: ASGISendEvent) -> None:
        """A message that had to wait, or the end."""
        self._hand_over()
        await super().send(message)

    def shutdown(self) -> None:
        """The server ends."""
        self._hand_over()
        super().shutdown()

    def pause_writing(self) -> None:
        """More waits than the reader takes."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """The reader has taken it."""
        self._rest()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Nothing more is heard from whoever has far too much to read."""
        if self.transport.get_write_buffer_size() > MOST:
            self.transport.abort()
        else:
            super().data_received(data)

    def _watch(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        self._check = self.loop.call_later(STALLED, self._give_up, waiting)

    def _give_up(self, before: int) -> None:
        if self.transport.get_write_buffer_size() >= before:
            self.transport.abort()
        else:
            self._watch()

    def _rest(self) -> None:
        if self._check is not None:
            self._check.cancel()
            self._check = None
