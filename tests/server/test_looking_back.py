"""Replays and records are worked out beside the tables, once, and from what is stored."""

import asyncio
import os
import random
import signal
import time

import httpx
import pytest

from kaper.engine import registry
from kaper.server.clerks import Kept
from tests.server.company import ME, OPEN, RANDOM, Person, first_option, pair
from tests.server.serving import Serving

CLIENTS, EACH = 4, 25
CALM = 0.03
"""Seconds in which three pongs of four come while others look back."""


@pytest.mark.slow
def test_whoever_looks_back_makes_nobody_wait(address: str) -> None:
    game = max(registry.games().values(), key=lambda entry: entry.meta.longest).meta.name

    async def main() -> list[float]:
        anne = await Person.enter(address)
        table = await anne.start(game, [RANDOM] * 4)
        async with anne.at(table) as over:
            count = (await over.until("position", lambda heard: bool(heard["over"])))["answers"]
        await anne.call("GET", f"/tables/{table}/replay?at=1")
        _, jack, other = await pair(address)
        async with jack.at(other) as his:
            await his.until("position")
            looking = asyncio.gather(*(look_back(anne, table, count, seed) for seed in range(CLIENTS)))
            waited: list[float] = []
            while not looking.done():
                began = time.monotonic()
                await his.send(type="ping", id="p")
                await his.until("pong")
                waited.append(time.monotonic() - began)
                await asyncio.sleep(0.01)
            await looking
        return sorted(waited)

    waited = asyncio.run(main())
    assert waited[len(waited) * 3 // 4] < CALM


async def look_back(person: Person, table: str, count: int, seed: int) -> None:
    chance = random.Random(seed)
    base = f"http://{person.address}/api/tables/{table}"
    async with httpx.AsyncClient(headers=person.headers, timeout=30, verify=False) as client:
        for number in range(EACH):
            at = chance.randrange(count)
            path = "record" if number % 8 == 0 else f"replay?at={at}&viewer=all&told={seed}"
            assert (await client.get(f"{base}/{path}")).is_success


def test_what_was_found_once_is_not_worked_out_again(serving: Serving) -> None:
    Serving.__init__(serving, serving.folder, KAPER_LIMITS="0.1")
    serving.start()

    async def main() -> None:
        anne = await Person.enter(serving.address)
        table = await anne.start("plank", [RANDOM, RANDOM])
        async with anne.at(table) as over:
            await over.until("position", lambda heard: bool(heard["over"]))
        seen = [await anne.call("GET", f"/tables/{table}/record") for _ in range(4)]
        assert seen == seen[:1] * 4
        answers = [await plain_get(anne, f"/tables/{table}/replay?at=1&told={told}") for told in range(38)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert (await plain_get(anne, f"/tables/{table}/replay?at=1")).status_code == 200

    asyncio.run(main())


def test_what_is_kept_is_bounded_and_the_least_wanted_goes_first() -> None:
    kept = Kept(10)
    kept.put("a", b"aaaa")
    kept.put("b", b"bbbb")
    assert kept.get("a") == b"aaaa"
    kept.put("c", b"cccc")
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (b"aaaa", None, b"cccc")
    kept.put("c", b"cc")
    kept.put("d", b"dddd")
    assert kept.get("a") == b"aaaa"
    kept.put("e", b"e" * 11)
    assert kept.get("e") is None
    kept.put("f", b"ffff")
    kept.forget(60)
    assert kept.get("f") == b"ffff"
    kept.forget(-1)
    assert kept.get("f") is None


@pytest.mark.slow
def test_a_clerk_that_died_is_replaced(serving: Serving) -> None:
    serving.start()

    async def main() -> None:
        anne, _, table = await pair(serving.address)
        assert (await anne.call("GET", f"/tables/{table}/replay?told=1"))["answers"] == 0
        (clerk,) = serving.workers("kaper.server.clerk")
        os.kill(clerk, signal.SIGKILL)
        assert (await anne.call("GET", f"/tables/{table}/replay?told=2"))["answers"] == 0
        assert clerk not in serving.workers("kaper.server.clerk")

    asyncio.run(main())


async def plain_get(person: Person, path: str) -> httpx.Response:
    async with httpx.AsyncClient(headers=person.headers, verify=False) as client:
        return await client.get(f"http://{person.address}/api{path}")


def test_a_match_that_goes_on_is_replayed_as_it_now_is(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        counts = []
        async with anne.at(table) as over:
            await over.until("position")
            for _ in range(2):
                await over.answer(over.position, 0, first_option(over.position, 0))
                counts.append((await anne.call("GET", f"/tables/{table}/replay?at=1&viewer=0"))["answers"])
                await over.do(type="undo", seat=0)
                counts.append((await anne.call("GET", f"/tables/{table}/replay?at=1&viewer=0"))["answers"])
        assert counts == [1, 0, 1, 0]

    asyncio.run(main())


def test_a_match_that_has_not_begun_cannot_be_replayed(address: str) -> None:
    async def main() -> None:
        anne = await Person.enter(address)
        table = (await anne.table("plank", [ME, OPEN]))["id"]
        error = (await anne.call("GET", f"/tables/{table}/replay", status=409))["error"]
        assert error["key"] == "not-started"

    asyncio.run(main())
