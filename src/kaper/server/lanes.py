"""Who gets a worker next: people before bots among themselves, then whoever used the least of late."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from kaper.server.workers import Worker

HALF_LIFE = 30.0
"""Seconds after which half of the time that was used is forgotten."""
REMEMBERED = 4096
TRIFLE = 0.001


class Spent:
    """The seconds of work that each name has used of late; older ones count less and less."""

    def __init__(self) -> None:
        self._spent: dict[str, tuple[float, float]] = {}

    def of(self, name: str, now: float) -> float:
        seconds, at = self._spent.get(name, (0.0, now))
        faded: float = seconds * 0.5 ** ((now - at) / HALF_LIFE)
        return faded

    def add(self, name: str, seconds: float) -> None:
        now = time.monotonic()
        self._spent[name] = (self.of(name, now) + seconds, now)
        if len(self._spent) > REMEMBERED:
            kept = {each: self.of(each, now) for each in self._spent}
            self._spent = {each: (left, now) for each, left in kept.items() if left > TRIFLE}


@dataclass(frozen=True)
class Claim:
    """For whom work is done: the account that pays for it, the table, and whether no person waits there."""

    payer: str
    table: str
    alone: bool = False


@dataclass
class _Turn:
    claim: Claim
    worker: asyncio.Future[Worker] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Lane:
    """A few workers of one kind and those who wait for them.

    Of several workers one is always left for others: neither one account nor all tables of bots alone can
    hold the whole lane.
    """

    def __init__(self, module: str, count: int) -> None:
        self._all = [Worker(module) for _ in range(count)]
        self._free = self._all[:]
        self._waiting: list[_Turn] = []
        self._most = max(1, count - 1)
        self._held: Counter[str] = Counter()
        self._held_alone = 0
        self._payers = Spent()
        self._tables = Spent()

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return len(self._waiting)

    @asynccontextmanager
    async def worker(self, claim: Claim) -> AsyncIterator[Worker]:
        """A worker for as long as it is needed; the time is charged to the claim."""
        worker = await self._next(claim)
        began = time.monotonic()
        try:
            yield worker
        finally:
            seconds = time.monotonic() - began
            self._payers.add(claim.payer, seconds)
            self._tables.add(claim.table, seconds)
            self._give_back(claim, worker)

    @asynccontextmanager
    async def helpers(self, claim: Claim, most: int) -> AsyncIterator[list[Worker]]:
        """Further workers that nobody else wants, for somebody who has one already; often there are none."""
        helpers: list[Worker] = []
        while len(helpers) < most and self._may_help(claim):
            self._held[claim.payer] += 1
            helpers.append(self._free.pop())
        began = time.monotonic()
        try:
            yield helpers
        finally:
            seconds = time.monotonic() - began
            for worker in helpers:
                self._payers.add(claim.payer, seconds)
                self._tables.add(claim.table, seconds)
                self._give_back(replace(claim, alone=False), worker)

    def _may_help(self, claim: Claim) -> bool:
        wanted = self._waiting or claim.alone
        return bool(self._free) and not wanted and self._held[claim.payer] < self._most

    async def _next(self, claim: Claim) -> Worker:
        turn = _Turn(claim)
        self._waiting.append(turn)
        self._hand_out()
        try:
            return await turn.worker
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:
                self._give_back(claim, turn.worker.result())
            raise

    def _hand_out(self) -> None:
        while self._free and (turn := self._choose()) is not None:
            self._waiting.remove(turn)
            self._held[turn.claim.payer] += 1
            self._held_alone += turn.claim.alone
            turn.worker.set_result(self._free.pop())

    def _choose(self) -> _Turn | None:
        now = time.monotonic()

        def order(turn: _Turn) -> tuple[bool, float, float]:
            claim = turn.claim
            return claim.alone, self._payers.of(claim.payer, now), self._tables.of(claim.table, now)

        return min(filter(self._may, self._waiting), key=order, default=None)

    def _may(self, turn: _Turn) -> bool:
        claim = turn.claim
        if turn.worker.cancelled() or self._held[claim.payer] >= self._most:
            return False
        return not claim.alone or self._held_alone < self._most

    def _give_back(self, claim: Claim, worker: Worker) -> None:
        self._held[claim.payer] -= 1
        if not self._held[claim.payer]:
            del self._held[claim.payer]
        self._held_alone -= claim.alone
        self._free.append(worker)
        self._hand_out()

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()
