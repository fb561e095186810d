"""A relay before several servers, as a load balancer would be: who comes goes to the next that answers."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

READ = 1 << 16


@asynccontextmanager
async def relay(addresses: Callable[[], Sequence[str]]) -> AsyncIterator[str]:
    """The address at which it listens; `addresses` are those of the servers by now."""
    turn = 0
    tasks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal turn
        there = list(addresses())
        for _ in there:
            turn += 1
            host, _, port = there[turn % len(there)].rpartition(":")
            try:
                far_reader, far_writer = await asyncio.open_connection(host, int(port))
            except OSError:
                continue
            both = [
                asyncio.create_task(_pass(reader, far_writer)),
                asyncio.create_task(_pass(far_reader, writer)),
            ]
            tasks.update(both)
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in both:
                task.cancel()
            far_writer.close()
            break
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    try:
        yield f"{host}:{port}"
    finally:
        server.close()
        for task in tasks:
            task.cancel()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(READ):
            writer.write(data)
            await writer.drain()
