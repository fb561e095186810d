"""One socket: what it wants to see, what it has been told, and what still has to be sent."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from kaper.engine.events import SPECTATOR
from kaper.server.backlog import Backlog
from kaper.server.errors import Refusal, fault
from kaper.server.limits import Visitor
from kaper.server.messages import Refused, changed, encode
from kaper.server.pictures import Pictures
from kaper.server.position import Composition, Viewpoint

BEHIND = 500
"""Unsent messages at which a connection is given up; its client comes back and gets the position."""

HELD = 60
"""Positions that wait for the table's time over a moment; of more than that only the last is shown."""

Send = Callable[[str], Awaitable[None]]
Post = Callable[[bytes], bool]
"""Sends a message at once if nothing has to be waited for."""


class Connection:
    """Messages are queued, so that a slow reader makes nobody else wait."""

    def __init__(
        self, visitor: Visitor, name: str, send: Send, backlog: Backlog, post: Post | None = None
    ) -> None:
        self.visitor = visitor
        self.account = visitor.account
        self.name = name
        self.viewer = SPECTATOR
        self.scene = False
        self.state = False
        self.told = 0
        self.behind = False
        self.session = ""
        self.muted = False
        self.parting: Refusal | None = None
        self.fixed = True
        self._seen: Pictures | None = None
        self._sent = 0
        self._held: list[Composition] = []
        self._send = send
        self._post = post
        self._outbox: deque[bytes] = deque()
        self._backlog = backlog
        self._wake = asyncio.Event()
        self._delivery: asyncio.Task[None] | None = None
        self._idle = False

    def look(self, own: tuple[int, ...]) -> Viewpoint:
        return Viewpoint(self.viewer, own, self.scene, self.state)

    def push(self, message: bytes) -> None:
        """Send a message when those before it are sent: at once if there are none and the reader reads."""
        if self.behind:
            return
        if self._idle and self._post is not None and self._post(message):
            return
        if len(self._outbox) >= BEHIND or not self._backlog.fits(len(message)):
            self._fall_behind()
            return
        self._idle = False
        self._outbox.append(message)
        self._backlog.add(len(message))
        self._wake.set()

    def part(self, why: Refusal) -> None:
        """Say why, and end once that is sent; nothing more is taken."""
        if self.parting is None:
            self.parting = why
            self._idle = False
            self.push(encode(Refused(None, fault(why))))

    def _fall_behind(self) -> None:
        """Whoever does not read does not take what is being sent either: that must not be waited for."""
        self.behind = True
        self.drop()
        if self._delivery is not None:
            self._delivery.cancel()

    def drop(self) -> None:
        """What still waits will not be sent."""
        self._outbox.clear()
        self._backlog.clear()

    def forget(self) -> None:
        """The next position begins afresh: another viewer's events, all of the scene."""
        self.told = 0
        self._seen = None
        self._held.clear()

    def hold(self, compose: Callable[[int], Composition]) -> None:
        """A position that may be shown when the table's time over a moment has passed, before the next one.

        So whoever looks on is shown one deed after another, though all of them are sent at once.
        """
        if len(self._held) >= HELD:
            self.let_go()
        if not self._held:
            self._sent = self.told
        composed = compose(self.told)
        self._held.append(composed)
        self.told = composed.position.first + len(composed.position.told)

    def let_go(self) -> None:
        """What waits is not to be shown: too much does, or it was taken back."""
        if self._held:
            self._held.clear()
            self.told = self._sent

    def show(self, composed: Composition) -> None:
        """Send a position, with what is new in its scene for this connection; first those that waited.

        How long those have waited must not be told by their clocks.
        """
        now = composed.position
        for each in self._held:
            held = changed(each.position, n=now.n, clocks=now.clocks)
            self._show(Composition(held, each.pictures))
        self._held.clear()
        self._show(composed)
        self.told = now.first + len(now.told)

    def _show(self, composed: Composition) -> None:
        self.push(encode(composed.since(self._seen)))
        self._seen = composed.pictures

    async def deliver(self) -> None:
        """Send what is queued until the connection ends or cannot follow."""
        self._delivery = asyncio.current_task()
        while not self.behind:
            while self._outbox:
                message = self._outbox.popleft()
                await self._send(message.decode())
                self._backlog.add(-len(message))
            if self.parting is not None:
                return
            self._idle = True
            self._wake.clear()
            await self._wake.wait()
