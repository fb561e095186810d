"""A line that is slow in both directions: what comes in goes out later, and as fast as the line carries."""

import asyncio
import threading
from types import TracebackType

CHUNK = 1400
"""Bytes that are carried in one piece, as by a packet."""


class Relay:
    """Listens on this machine and passes everything on to the server, from a thread of its own."""

    def __init__(self, port: int, bytes_per_second: float, delay: float) -> None:
        self.address = ""
        self._to = port
        self._rate = bytes_per_second
        self._delay = delay
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Relay":
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._connect, "127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        self._loop.run_forever()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection("127.0.0.1", self._to)
        await asyncio.gather(self._carry(near, forth), self._carry(far, back))

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Every piece waits for those before it, and then travels."""
        way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(self._arrive(way, target))
        free = 0.0
        try:
            while piece := await source.read(CHUNK):
                free = max(free, self._loop.time()) + len(piece) / self._rate
                way.put_nowait((free + self._delay, piece))
        except ConnectionError:
            pass
        way.put_nowait((max(free, self._loop.time()) + self._delay, b""))
        await arriving

    async def _arrive(self, way: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter) -> None:
        while True:
            due, piece = await way.get()
            await asyncio.sleep(due - self._loop.time())
            if not piece or target.is_closing():
                target.close()
                return
            target.write(piece)
