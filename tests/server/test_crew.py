"""Two workers at one port, on a file of SQLite."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from kaper.engine import registry
from tests.server.company import ME, OPEN, RANDOM, Person
from tests.server.regulars import Regular, is_told_by, leave
from tests.server.serving import Serving
from tests.server.survivors import stored

pytestmark = pytest.mark.slow
GAME = next(iter(registry.games()), "plank")
MODULE = "kaper.server.crewman"


async def seated(address: str) -> list[Regular]:
    """Two people and a bot."""
    one, two = await Person.enter(address, "Anne"), await Person.enter(address, "Jack")
    table = (await one.table(GAME, [ME, OPEN, RANDOM], open=True))["id"]
    await two.call("POST", f"/tables/{table}/seats/1", ME)
    await one.call("POST", f"/tables/{table}/start", {})
    return [Regular(one, table, 0), Regular(two, table, 1)]


async def others_than(serving: Serving, workers: list[int]) -> None:
    """Wait until two other workers are there."""
    async with asyncio.timeout(40):
        while len(found := serving.workers(MODULE)) < 2 or set(found) & set(workers):
            await asyncio.sleep(0.1)


async def go_on(regulars: list[Regular]) -> None:
    """Wait until everybody has answered some more."""
    said = [len(each.said) for each in regulars]
    async with asyncio.timeout(20):
        while not all(
            each.over or len(each.said) > 2 + count for each, count in zip(regulars, said, strict=True)
        ):
            await asyncio.sleep(0.1)


async def harm(serving: Serving) -> None:
    """Each worker is killed, and then all are started anew."""
    first = serving.workers(MODULE)
    assert len(first) == 2
    for worker in first:
        os.kill(worker, signal.SIGKILL)
        await asyncio.sleep(1.0)
    await others_than(serving, first)
    second = serving.workers(MODULE)
    serving.tell(signal.SIGHUP)
    await others_than(serving, second)


def test_workers_are_killed_and_renewed_and_everybody_plays_on(tmp_path: Path) -> None:
    async def main() -> None:
        regulars = await seated(serving.address)
        playing = [asyncio.create_task(each.play(random.Random(each.seat))) for each in regulars]
        await harm(serving)
        await go_on(regulars)
        await leave(playing)
        for each in regulars:
            lines = await stored(serving.database, each.table)
            mine = [line for line in lines if line.startswith(f"{each.seat} ")]
            assert is_told_by(each.said, mine), (each.said, mine)

    serving = Serving(tmp_path, "", "--workers", "2").start()
    try:
        asyncio.run(main())
        before = serving.workers(MODULE)
        assert serving.end() == 0
        assert not any(_alive(worker) for worker in before)
    finally:
        serving.end()
    assert "Traceback" not in serving.log.read_text()


def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "", "--workers", "2").start()
    workers = serving.workers(MODULE)
    serving.kill()

    async def all_gone() -> None:
        async with asyncio.timeout(10):
            while any(_alive(worker) for worker in workers):
                await asyncio.sleep(0.1)

    asyncio.run(all_gone())
    serving.start()
    serving.end()


def _alive(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
