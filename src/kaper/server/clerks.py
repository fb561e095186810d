"""Those who run matches again for replays and records, in processes of their own."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic

from kaper.server.errands import Checked, Errand, Reply, UploadAsked, pack, unpack_checked, unpack_reply
from kaper.server.errors import Refusal, busy
from kaper.server.lanes import Claim, Lane
from kaper.server.workers import Worker

MODULE = "kaper.server.clerk"
PATIENCE = 30.0
"""The longest record of any game takes less."""
KEPT = 32_000_000
"""Bytes of replays and records that are kept in case somebody asks again."""


class Kept:
    """What was found, up to a number of bytes; what nobody wanted for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._found: OrderedDict[Hashable, tuple[bytes, float]] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        if key not in self._found:
            return None
        found, _ = self._found.pop(key)
        self._found[key] = found, monotonic()
        return found

    def put(self, key: Hashable, found: bytes) -> None:
        if key in self._found:
            self._size -= len(self._found.pop(key)[0])
        self._found[key] = found, monotonic()
        self._size += len(found)
        while self._size > self._most:
            self._drop()

    def forget(self, seconds: float) -> None:
        """What nobody has asked for in the last N seconds."""
        while self._found and next(iter(self._found.values()))[1] < monotonic() - seconds:
            self._drop()

    def _drop(self) -> None:
        self._size -= len(self._found.popitem(last=False)[1][0])


class Clerks:
    """One reads for those who look back; others judge what was done and check uploads: that takes long."""

    def __init__(self) -> None:
        self._reading = Lane(MODULE, 1)
        self._checking = Lane(MODULE, 1)
        self._judging = Lane(MODULE, 1)
        self.kept = Kept(KEPT)

    async def find(self, errand: Errand, claim: Claim) -> bytes:
        return await _run(self._reading, errand, claim)

    async def judge(self, errand: Errand, claim: Claim) -> bytes:
        """The same for what needs a search, for which nobody who only looks back waits."""
        return await _run(self._judging, errand, claim)

    async def check(self, file: bytes, claim: Claim) -> Checked:
        return unpack_checked(await _run(self._checking, UploadAsked(file), claim))

    async def close(self) -> None:
        await self._reading.close()
        await self._checking.close()
        await self._judging.close()


async def _run(lane: Lane, errand: Errand, claim: Claim) -> bytes:
    message = pack(errand)
    async with lane.worker(claim) as worker:
        reply = await _ask(worker, message) or await _ask(worker, message)
    if reply is None:
        raise busy()
    if reply.status:
        raise Refusal(reply.status, reply.key, reply.sentence, **reply.about)
    return reply.found


async def _ask(worker: Worker, message: bytes) -> Reply | None:
    """The reply; None if the worker has died, whom another then replaces."""
    try:
        return unpack_reply(await asyncio.wait_for(worker.ask(message), PATIENCE))
    except TimeoutError as error:
        await worker.stop()
        raise busy() from error
    except (OSError, EOFError, ValueError):
        await worker.stop()
        return None
    except asyncio.CancelledError:
        await worker.stop()
        raise
