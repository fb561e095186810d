"""Bots think in processes of their own; one that dies or hangs is replaced, and the move is made anyway."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

import msgspec

from kaper.bots.findings import Numbers
from kaper.bots.hint import Hint
from kaper.bots.levels import CREWS, QUICK, named
from kaper.engine.asking import Choose
from kaper.engine.excerpt import Excerpt
from kaper.server.errors import busy
from kaper.server.lanes import Claim, Lane
from kaper.server.metrics import Metrics
from kaper.server.workers import Worker

T = TypeVar("T")
MODULE = "kaper.server.think"


class Task(msgspec.Struct, array_like=True):
    """The end of a match, without its seed, and the seat and level of the bot that is asked.

    What is wanted is a `move`, which is an option's text, a `hint`, or what a search can `find`, as numbers
    that can be joined with those of others; what was `found` already is not searched for once more.
    """

    game: str
    seats: int
    settings: dict[str, str]
    excerpt: Excerpt
    seat: int
    level: str
    wish: Literal["move", "hint", "find"] = "move"
    found: list[Numbers] = []


_DECODE_HINT = msgspec.msgpack.Decoder(Hint).decode
_DECODE_NUMBERS = msgspec.msgpack.Decoder(Numbers).decode


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
        hands = CREWS.get(named(level).level, 1)
        lane = self._long if named(level).level not in QUICK else self._quick

        def read(reply: bytes) -> str:
            text = reply.decode()
            if text not in texts:
                raise ValueError("this is not on offer")
            return text

        return await self._think(lane, claim, task(), read, hands) or random.choice(texts)

    async def hint(self, claim: Claim, task: Task) -> Hint:
        """What is found for a person who asks what to do."""
        found = await self._think(self._long, claim, task, _DECODE_HINT)
        if found is None:
            raise busy()
        return found

    async def _think(
        self, lane: Lane, claim: Claim, task: Task, read: Callable[[bytes], T], hands: int = 1
    ) -> T | None:
        """None if two workers in a row give nothing that can be read; others who are free think with them."""
        async with lane.worker(claim) as worker:
            if hands > 1:
                async with lane.helpers(claim, hands - 1) as helpers:
                    if helpers:
                        task = await self._shared(task, [worker, *helpers])
            message = msgspec.msgpack.encode(task)
            for _ in range(2):
                found = await self._try(worker, message, read)
                if found is not None:
                    return found
        return None

    async def _shared(self, task: Task, workers: Sequence[Worker]) -> Task:
        """The same with what several have found out at the same time, each with dice of its own."""
        message = msgspec.msgpack.encode(msgspec.structs.replace(task, wish="find"))
        found = await asyncio.gather(*(self._try(worker, message, _DECODE_NUMBERS) for worker in workers))
        self._metrics.count("thoughts_shared")
        return msgspec.structs.replace(task, found=[each for each in found if each is not None])

    async def _try(self, worker: Worker, message: bytes, read: Callable[[bytes], T]) -> T | None:
        began = time.perf_counter()
        try:
            return read(await asyncio.wait_for(worker.ask(message), self._patience))
        except asyncio.CancelledError:
            await worker.stop()
            raise
        except (OSError, EOFError, ValueError, TimeoutError, msgspec.MsgspecError):
            self._metrics.count("thinkers_replaced")
            await worker.stop()
            return None
        finally:
            self._metrics.observe("thinking_seconds", time.perf_counter() - began)

    async def close(self) -> None:
        await self._long.close()
        await self._quick.close()
