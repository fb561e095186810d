"""One socket: what it wants to see, what it has been told, and what still has to be sent."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Raw, UnsetType

from kaper.engine.events import SPECTATOR
from kaper.server.errors import Refusal, fault
from kaper.server.messages import Position, Refused, encode
from kaper.server.position import Look

BEHIND = 500
"""So many unsent messages, and the connection is given up; its client comes back and gets the position."""

Send = Callable[[str], Awaitable[None]]


class Connection:
    """Messages are queued, so that a slow reader makes nobody else wait."""

    def __init__(self, account: str, name: str, send: Send) -> None:
        self.account = account
        self.name = name
        self.viewer = SPECTATOR
        self.scene = False
        self.state = False
        self.told = 0
        self.behind = False
        self.session = ""
        self.address = ""
        self.muted = False
        self.parting: Refusal | None = None
        self.fixed = True
        self._parts: dict[str, Raw] = {}
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def look(self, own: tuple[int, ...]) -> Look:
        return Look(self.viewer, own, self.scene, self.state)

    def push(self, message: bytes) -> None:
        if len(self._outbox) >= BEHIND:
            self.behind = True
        else:
            self._outbox.append(message)
        self._wake.set()

    def part(self, why: Refusal) -> None:
        """Say why, and end once that is sent; nothing more is taken."""
        if self.parting is None:
            self.parting = why
            self.push(encode(Refused(None, fault(why))))

    def forget(self) -> None:
        """The next position begins afresh: another viewer's events, all of the scene."""
        self.told = 0
        self._parts = {}

    def changed(self, position: Position) -> Position:
        """Leave out the parts of the scene that this connection has."""
        if isinstance(position.scene, UnsetType):
            return position
        known, self._parts = self._parts, position.scene
        news = {name: part for name, part in position.scene.items() if known.get(name) != part}
        return msgspec.structs.replace(position, scene=news)

    async def deliver(self) -> None:
        """Send what is queued until the connection ends or cannot follow."""
        while not self.behind:
            while self._outbox:
                await self._send(self._outbox.popleft().decode())
            if self.parting is not None:
                return
            self._wake.clear()
            if not self._outbox:
                await self._wake.wait()
