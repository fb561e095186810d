"""Bots think in processes of their own; one that dies or hangs is replaced, and the move is made anyway."""

import asyncio
import contextlib
import random
import sys
import time
from collections.abc import Sequence

import msgspec

from kaper.engine.asking import Choose
from kaper.server.metrics import Metrics

LONGEST_REPLY = 1 << 16


class Task(msgspec.Struct, array_like=True):
    """A match by its seed and answers, and the seat and level of the bot that is asked."""

    table: str
    game: str
    seats: int
    settings: dict[str, str]
    seed: str
    answers: list[str]
    seat: int
    level: str


class Thinker:
    """One worker process: a line in, a line out."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> str:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        reply = await process.stdout.readline()
        if not reply.endswith(b"\n"):
            raise EOFError("the worker has ended")
        return reply.decode().strip()

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "kaper.server.think"]
        return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_REPLY)

    async def stop(self) -> None:
        """Ends the process; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """A few workers; whoever finds none free waits."""

    def __init__(self, count: int, patience: float, metrics: Metrics) -> None:
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        self._all = [Thinker() for _ in range(count)]
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self._patience = patience
        self._metrics = metrics

    async def choose(self, task: Task, ask: Choose) -> str:
        """The bot's answer; random if the level is, or if two workers in a row give none."""
        texts = [option.text for option in ask.options]
        if task.level == "random" or len(texts) == 1:
            return random.choice(texts)
        thinker = await self._free.get()
        try:
            for _ in range(2):
                found = await self._try(thinker, msgspec.json.encode(task) + b"\n", texts)
                if found:
                    return found
        finally:
            self._free.put_nowait(thinker)
        return random.choice(texts)

    async def _try(self, thinker: Thinker, line: bytes, texts: Sequence[str]) -> str:
        began = time.perf_counter()
        try:
            found = await asyncio.wait_for(thinker.ask(line), self._patience)
        except (OSError, EOFError, ValueError, TimeoutError):
            found = ""
        except asyncio.CancelledError:
            await thinker.stop()
            raise
        self._metrics.observe("thinking_seconds", time.perf_counter() - began)
        if found in texts:
            return found
        self._metrics.count("thinkers_replaced")
        await thinker.stop()
        return ""

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.stop()
