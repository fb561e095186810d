"""Processes that work for the server: a message in, a message out, each after its length."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable

HEAD = 4
"""The bytes of a length."""
LONGEST_REPLY = 1 << 25
MODESTY = 5
"""Workers leave the processor to the server, for which everybody waits."""


class Worker:
    """One process, started when it is first asked."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, message: bytes) -> bytes:
        """The reply; an `OSError`, `EOFError` or `ValueError` if there is none."""
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(framed(message))
            await process.stdin.drain()
        except RuntimeError as error:
            # So uvloop says that the worker ended before anybody has noticed.
            raise EOFError("the worker has ended") from error
        length = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        if length > LONGEST_REPLY:
            raise ValueError("the worker's reply is too long")
        return await process.stdout.readexactly(length)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=pipe, stdout=pipe
        )

    async def stop(self) -> None:
        """Ends the process; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message


def work(reply: Callable[[bytes], bytes]) -> None:
    """The worker's side, until the input ends: the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(MODESTY)
    given, taken = sys.stdin.buffer, sys.stdout.buffer
    while len(head := given.read(HEAD)) == HEAD:
        message = given.read(int.from_bytes(head, "big"))
        taken.write(framed(reply(message)))
        taken.flush()
