"""A line to a database that can be cut, or fall silent as if a router on the way had died."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal
from urllib.parse import urlsplit

READ = 1 << 16
How = Literal["whole", "cut", "silent"]


class Severed:
    """Stands between servers and their database; `database` is where the servers find it."""

    def __init__(self, database: str) -> None:
        self._far = urlsplit(database)
        self.database = database
        self._passes = asyncio.Event()
        self._passes.set()
        self._refuses = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._laid: set[asyncio.Event] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.database = self._far._replace(netloc=f"{self._far.username}@127.0.0.1:{port}").geturl()

    def become(self, how: How) -> None:
        """Cut lines end at once and none can be laid; over silent ones nothing comes, and nobody is told."""
        self._refuses = how == "cut"
        if how == "silent":
            self._passes.clear()
        else:
            self._passes.set()
        if how == "cut":
            for writer in self._writers:
                writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection(self._far.hostname, self._far.port)
        ended = asyncio.Event()
        self._laid.add(ended)
        both = {writer, far_writer}
        self._writers |= both
        tasks = {
            asyncio.create_task(self._pass(reader, far_writer)),
            asyncio.create_task(self._pass(far_reader, writer)),
        }
        self._tasks |= tasks
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        for each in both:
            each.transport.abort()
        self._writers -= both
        self._tasks -= tasks
        self._laid.discard(ended)
        ended.set()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(READ):
                await self._passes.wait()
                writer.write(data)
                await writer.drain()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.become("cut")
        for task in self._tasks:
            task.cancel()
        for each in list(self._laid):
            await each.wait()


@asynccontextmanager
async def severed(database: str) -> AsyncIterator[Severed]:
    found = Severed(database)
    await found.open()
    try:
        yield found
    finally:
        await found.close()
