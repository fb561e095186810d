"""Several processes that serve one port, and their parent, which does nothing but see to them.

The parent holds the sockets, so that no visitor is turned away while one of the workers is started anew. It
has claimed the database for all of them, and made the sockets by which they hear of each other.
"""

import asyncio
import logging
import math
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import msgspec

from kaper.engine.errors import KaperError
from kaper.server.logs import set_up
from kaper.server.settings import Settings
from kaper.server.storage.database import open_database

log = logging.getLogger("kaper.crew")
MODULE = "kaper.server.crewman"
READY = b"ready\n"
PAUSE = 0.5
"""Seconds before a worker that has ended is started again."""
SOON = 5.0
"""Seconds; one that ends earlier than that is given more time before the next trial."""
LONG_PAUSE = 5.0
FAREWELL = 15.0
"""Seconds in which a worker that is told to end must have ended."""
BUFFER = 1 << 20


class Plan(msgspec.Struct):
    """What a worker has to know: its settings, and the numbers of the sockets that it was given."""

    settings: Settings
    bound: list[int]
    own: int
    others: list[int]


class Place:
    """One worker's place in the crew, whoever has it at the moment."""

    def __init__(self, number: int, settings: Settings, bound: list[int]) -> None:
        self.settings = settings
        self.bound = bound
        self.own, self.said = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.said.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        self.number = number
        self.process: asyncio.subprocess.Process | None = None
        self.ready = asyncio.Event()
        self.began = 0.0

    async def start(self, others: list[int]) -> None:
        own = self.own.fileno()
        self.ready.clear()
        self.began = time.monotonic()
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", MODULE, stdin=pipe, stdout=pipe, pass_fds=[*self.bound, own, *others]
        )
        assert self.process.stdin is not None
        plan = msgspec.json.encode(Plan(self.settings, self.bound, own, others))
        # The line stays open: when it ends, the worker knows that its parent has.
        self.process.stdin.write(plan + b"\n")

    async def wait(self) -> int:
        """Until the worker has ended; `ready` is set meanwhile when it serves."""
        assert self.process is not None
        assert self.process.stdout is not None
        if await self.process.stdout.readline() == READY:
            self.ready.set()
        return await self.process.wait()

    def tell(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.send_signal(how)


class Crew:
    """Keeps all places filled until it is told to stop."""

    def __init__(self, settings: Settings, bound: Sequence[socket.socket]) -> None:
        count = settings.workers
        share = replace(settings, thinkers=max(1, math.ceil(settings.thinkers / count)))
        self._bound = bound
        self._stopping = asyncio.Event()
        self._turn = asyncio.Lock()
        self.places: list[Place] = []
        for number in range(count):
            own = [bound[0].fileno()]
            given = share
            if settings.metrics_port:
                own.append(bound[1 + number].fileno())
                given = replace(share, metrics_port=settings.metrics_port + number)
            self.places.append(Place(number, given, own))

    async def serve(self, ready: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(each, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: renewals.append(loop.create_task(self._renew())))
        renewals: list[asyncio.Task[None]] = []
        filled = [asyncio.create_task(self._fill(place)) for place in self.places]
        told = asyncio.create_task(self._tell(ready))
        await self._stopping.wait()
        for task in (told, *renewals):
            task.cancel()
        for place in self.places:
            place.tell(signal.SIGTERM)
        await asyncio.wait(filled, timeout=FAREWELL)
        for place in self.places:
            place.tell(signal.SIGKILL)
        await asyncio.gather(*filled, told, *renewals, return_exceptions=True)

    async def _tell(self, ready: Callable[[], None]) -> None:
        for place in self.places:
            await place.ready.wait()
        ready()

    async def _fill(self, place: Place) -> None:
        others = [other.said.fileno() for other in self.places if other is not place]
        while not self._stopping.is_set():
            await place.start(others)
            code = await place.wait()
            if self._stopping.is_set():
                return
            log.warning("a worker has ended", extra={"worker": place.number, "code": code})
            soon = time.monotonic() - place.began < SOON
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), LONG_PAUSE if soon else PAUSE)

    async def _renew(self) -> None:
        """Start all anew, one after the other; the others serve meanwhile."""
        async with self._turn:
            for place in self.places:
                before = place.process
                place.ready.clear()
                place.tell(signal.SIGTERM)
                while place.process is before:
                    await asyncio.sleep(0.05)
                await place.ready.wait()


async def _claimed(settings: Settings, bound: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    database = open_database(settings.url)
    try:
        if settings.local:
            await database.claim()
        await database.migrate()
        await Crew(settings, bound).serve(ready)
    finally:
        await database.close()


def run_crew(settings: Settings, bound: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    """Serve at these sockets, the first for visitors and one for figures for each worker."""
    if sys.platform == "win32":
        raise KaperError("Several workers need a system like Linux or macOS.", "no-workers")
    set_up(settings.log_level)
    for each in bound:
        each.listen()
        os.set_inheritable(each.fileno(), True)
    asyncio.run(_claimed(settings, bound, ready))
