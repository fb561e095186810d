"""The ring: a real server on a database of its own, somebody innocent at a table, and a stopwatch."""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.postgres import installed, running
from tests.server.serving import Serving
from tests.server.survivors import Survivor, compare, stored
from tools.attack.tally import Result, Tally

ROOT = Path(__file__).parents[2]
NORMAL = {
    "KAPER_LIMITS": "1",
    "KAPER_GRACE": "0.8",
    "KAPER_MOMENT": "1",
    "KAPER_PACE": "1.5",
}
"""As a server runs that nobody has set up; the tests' own settings are quicker and know no limits."""
UNLIMITED = {
    "KAPER_LIMITS": "1000000",
    "KAPER_SOCKETS_PER_ACCOUNT": "40",
    "KAPER_SOCKETS_PER_ADDRESS": "400",
    "KAPER_TABLES_PER_ACCOUNT": "60",
    "KAPER_TABLES_PER_ADDRESS": "400",
    "KAPER_BOT_TABLES_PER_ACCOUNT": "4",
    "KAPER_BOT_TABLES_PER_ADDRESS": "20",
    "KAPER_GUESTS_PER_DAY": "300",
}
"""Everything as often as one likes, so that it is worked on and not refused; but not more of it at once."""
SAMPLE = 0.1
FAREWELL = 30.0
SHORTEST = 6.0
"""Seconds that an attack is given at any scale: the first request of a kind starts a process."""
FIRST_SOURCE, SOURCES = 3, 200


class Ring:
    """What an attack is given: where the server is, how much to do, and where to note what came of it."""

    def __init__(self, serving: Serving, scale: float) -> None:
        self.serving = serving
        self.scale = scale
        self.tally = Tally()
        self.chance = random.Random(14)

    @property
    def address(self) -> str:
        return self.serving.address

    def count(self, most: int) -> int:
        """How many at this scale."""
        return max(2, round(most * self.scale))

    def source(self, number: int) -> str:
        """An attacker's address."""
        return f"127.0.0.{FIRST_SOURCE + number % SOURCES}"


@dataclass(frozen=True)
class Attack:
    """Something that is done to a server; it lasts `seconds` at full scale, never under `at_least`."""

    name: str
    run: Callable[[Ring], Awaitable[None]]
    settings: Mapping[str, str] = field(default_factory=dict)
    seconds: float = 60.0
    at_least: float = SHORTEST


def megabytes(pid: int) -> float:
    """The memory that a process has now."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ProcessLookupError(f"process {pid} has ended")


async def meet(
    attack: Attack, scale: float, settle: float, longest: float, postgresql: bool = False
) -> tuple[Result, asyncio.Task[None]]:
    """Run an attack; the task ends when the memory was measured once more, after `settle` seconds."""
    place = ExitStack()
    folder = place.enter_context(tempfile.TemporaryDirectory(prefix="kaper-attack-"))
    database = place.enter_context(running(installed())) if postgresql else ""
    serving = Serving(Path(folder), database, **{**NORMAL, **attack.settings})
    result = Result(f"{attack.name}, postgresql" if postgresql else attack.name)
    try:
        await asyncio.to_thread(serving.start)
        ring = Ring(serving, scale)
        result.tally = ring.tally
        async with watched(ring, result):
            await bounded(attack, ring, longest)
    except BaseException:
        serving.end()
        place.close()
        raise
    return result, asyncio.create_task(_settle(serving, place, result, settle))


async def bounded(attack: Attack, ring: Ring, longest: float) -> None:
    """For no longer than it may take; what was done until then counts."""
    limit = asyncio.timeout(min(longest, max(attack.at_least, attack.seconds * min(1, ring.scale))))
    try:
        async with limit:
            await attack.run(ring)
    except TimeoutError:
        if not limit.expired():
            ring.tally.fail("something was never answered")


@asynccontextmanager
async def watched(ring: Ring, result: Result) -> AsyncIterator[None]:
    """The innocent plays, and the memory is looked at, for as long as this lasts."""
    innocent = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tools.attack.innocent", ring.address, cwd=ROOT,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=1 << 26, env=dict(os.environ),
    )  # fmt: skip
    assert innocent.stdin is not None
    assert innocent.stdout is not None
    assert (await innocent.stdout.readline()).strip() == b"ready", "the innocent was not let in"
    pid = ring.serving.pid
    result.before = result.peak = megabytes(pid)
    sampling = asyncio.create_task(_sample(pid, result))
    began = time.monotonic()
    try:
        yield
    finally:
        result.seconds = time.monotonic() - began
        sampling.cancel()
        innocent.stdin.close()
        told = await asyncio.wait_for(innocent.stdout.read(), FAREWELL)
        await innocent.wait()
    await _judge(ring, result, json.loads(told))


async def _sample(pid: int, result: Result) -> None:
    while True:
        result.peak = max(result.peak, megabytes(pid))
        await asyncio.sleep(SAMPLE)


async def _judge(ring: Ring, result: Result, told: dict[str, list[str]]) -> None:
    """What the innocent has to say: pings, and answers that must all be stored, once each."""
    result.pings = [float(wait) for wait in told["pings"]]
    survivor = Survivor("", 0)
    survivor.acknowledged = list(told["acknowledged"])
    survivor.doubtful = [str(told["doubtful"])] if told["doubtful"] else []
    lost, doubled = compare(await stored(ring.serving.database, str(told["table"])), survivor)
    ring.tally.lost += lost
    ring.tally.doubled += doubled
    if told["refused"]:
        ring.tally.fail(f"the innocent was refused: {told['refused'][0]}")
    if told["cut"]:
        ring.tally.fail("the innocent was cut off")


async def _settle(serving: Serving, place: ExitStack, result: Result, settle: float) -> None:
    try:
        await asyncio.sleep(settle)
        result.after = megabytes(serving.pid)
        await asyncio.to_thread(serving.end)
        note_traces(serving, result.tally)
    finally:
        serving.end()
        place.close()


def note_traces(serving: Serving, tally: Tally) -> None:
    """Whatever the log calls an error was foreseen by nobody."""
    traces = serving.log.read_text().count("Traceback")
    if traces:
        tally.fail(f"{traces} traces in the log")
