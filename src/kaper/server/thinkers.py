"""Bots think in processes of their own; one that dies or hangs is replaced, and the move is made anyway."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence

import msgspec

from kaper.bots.levels import ADMIRAL, CAPTAIN
from kaper.engine.asking import Choose
from kaper.engine.excerpt import Excerpt
from kaper.server.lanes import Claim, Lane
from kaper.server.metrics import Metrics
from kaper.server.workers import Worker

MODULE = "kaper.server.think"
LONG_THINKING = ("search", CAPTAIN, ADMIRAL)


class Task(msgspec.Struct, array_like=True):
    """The end of a match, without its seed, and the seat and level of the bot that is asked."""

    game: str
    seats: int
    settings: dict[str, str]
    excerpt: Excerpt
    seat: int
    level: str


class Thinkers:
    """A few workers for bots that search, and one for those that need a moment only: they never wait for a
    search.
    """

    def __init__(self, count: int, patience: float, metrics: Metrics) -> None:
        self._long = Lane(MODULE, count)
        self._quick = Lane(MODULE, 1)
        self._patience = patience
        self._metrics = metrics

    @property
    def waiting(self) -> int:
        """How many bots wait for a worker."""
        return self._long.waiting + self._quick.waiting

    async def choose(self, ask: Choose, level: str, claim: Claim, task: Callable[[], Task]) -> str:
        """The bot's answer; random if the level is, or if two workers in a row give none.

        The task is written down before anybody is waited for, and only if somebody has to think about it.
        """
        texts = [option.text for option in ask.options]
        if level == "random" or len(texts) == 1:
            return random.choice(texts)
        message = msgspec.msgpack.encode(task())
        lane = self._long if level in LONG_THINKING else self._quick
        async with lane.worker(claim) as worker:
            for _ in range(2):
                found = await self._try(worker, message, texts)
                if found:
                    return found
        return random.choice(texts)

    async def _try(self, worker: Worker, message: bytes, texts: Sequence[str]) -> str:
        began = time.perf_counter()
        try:
            found = (await asyncio.wait_for(worker.ask(message), self._patience)).decode()
        except (OSError, EOFError, ValueError, TimeoutError):
            found = ""
        except asyncio.CancelledError:
            await worker.stop()
            raise
        self._metrics.observe("thinking_seconds", time.perf_counter() - began)
        if found in texts:
            return found
        self._metrics.count("thinkers_replaced")
        await worker.stop()
        return ""

    async def close(self) -> None:
        await self._long.close()
        await self._quick.close()
