"""Bots share the workers: nobody's tables make somebody else's bots wait."""

import asyncio
import contextlib
import sqlite3
import time

import pytest

from kaper.server.lanes import Claim, Lane
from tests.server.company import GREEDY, ME, Message, Person, first_option, play_out
from tests.server.serving import Serving

SEARCH: Message = {"kind": "bot", "level": "search"}
CROWD = 20
BAR = 1.0
"""Seconds within which a greedy bot answers, whatever others do; it takes a hundredth of that."""


@pytest.mark.slow
def test_a_greedy_bot_answers_at_once_while_somebody_lets_bots_search_at_twenty_tables(
    serving: Serving,
) -> None:
    serving.start()

    async def main() -> list[float]:
        anne, crowd = await Person.enter(serving.address), await Person.enter(serving.address, "Crowd")
        await one_game(anne)
        await asyncio.gather(*(crowd.start("plank", [SEARCH] * 4) for _ in range(CROWD)))
        return await one_game(anne)

    assert max(asyncio.run(main())) < BAR


@pytest.mark.slow
def test_a_level_that_was_stored_when_it_was_still_offered_is_played_by_the_usual_one(
    serving: Serving,
) -> None:
    serving.start()
    anne, table = asyncio.run(waiting_table(serving.address))
    serving.end()
    with contextlib.closing(sqlite3.connect(serving.database)) as connection, connection:
        connection.execute("UPDATE seats SET level = 'search:100000' WHERE kind = 'bot'")
    serving.start()

    async def main() -> None:
        anne.address = serving.address
        await anne.call("POST", f"/tables/{table}/start", {})
        async with anne.at(table) as over:
            await play_out({0: over})
        again = await anne.call("POST", f"/tables/{table}/rematch")
        assert [seat["level"] for seat in again["seats"]] == ["", "bosun"]

    asyncio.run(asyncio.wait_for(main(), 10))


async def waiting_table(address: str) -> tuple[Person, str]:
    anne = await Person.enter(address)
    return anne, (await anne.table("plank", [ME, GREEDY]))["id"]


async def one_game(anne: Person) -> list[float]:
    """How long the bot took for each of its answers."""
    table, waited = await anne.start("plank", [ME, GREEDY]), []
    async with anne.at(table) as over:
        position = await over.until("position", lambda heard: "0" in heard["seats"])
        while not position["over"]:
            began = time.monotonic()
            await over.answer(position, 0, first_option(position, 0))
            position = over.position
            while not position["over"] and "0" not in position["seats"]:
                position = await over.until("position")
            waited.append(time.monotonic() - began)
    return waited


def order_of(lane: Lane, first: Claim, others: list[Claim], seconds: dict[str, float]) -> list[str]:
    """The tables in the order in which they got a worker, after some had used it for N seconds."""

    async def main() -> list[str]:
        served: list[str] = []
        for payer, spent in seconds.items():
            lane._payers.add(payer, spent)
        held = asyncio.Event()

        async def one(claim: Claim) -> None:
            async with lane.worker(claim):
                served.append(claim.table)
                await held.wait()

        tasks = [asyncio.create_task(one(claim)) for claim in [first, *others]]
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(*tasks)
        return served

    return asyncio.run(main())


def test_people_go_before_bots_alone_and_then_whoever_used_least() -> None:
    others = [
        Claim("anne", "bots of anne", alone=True),
        Claim("jack", "much used"),
        Claim("mary", "bots of mary", alone=True),
        Claim("anne", "little used"),
    ]
    spent = {"jack": 9.0, "anne": 1.0, "mary": 0.5}
    served = order_of(Lane("none", 1), Claim("x", "first"), others, spent)
    assert served == ["first", "little used", "much used", "bots of mary", "bots of anne"]


def test_of_several_workers_one_is_left_for_others() -> None:
    greedy = [Claim("jack", f"jack {number}") for number in range(3)]
    served = order_of(Lane("none", 3), greedy[0], [*greedy[1:], Claim("anne", "anne")], {"anne": 5.0})
    assert served == ["jack 0", "jack 1", "anne", "jack 2"]


def test_whoever_gives_up_waiting_leaves_the_worker_to_the_next() -> None:
    async def main() -> None:
        lane = Lane("none", 1)

        async def one() -> None:
            async with lane.worker(Claim("anne", "table")):
                await asyncio.sleep(0)

        for cancelled_after in range(3):
            first, second = asyncio.create_task(one()), asyncio.create_task(one())
            for _ in range(cancelled_after):
                await asyncio.sleep(0)
            second.cancel()
            await asyncio.gather(first, second, return_exceptions=True)
            await asyncio.wait_for(one(), 1)
        assert lane.waiting == 0

    asyncio.run(main())
