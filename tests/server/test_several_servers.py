"""Three servers on one database: killed, stopped, cut off and started anew; nobody loses anything."""

import asyncio
import random
import signal
import time
from pathlib import Path

import pytest

from tests.server.company import ME, OPEN, Person, Wire, first_option, pair
from tests.server.postgres import database
from tests.server.regulars import Regular
from tests.server.serving import Serving
from tests.server.several import GAME, cut, faults, locked, playing, regulars_at, three
from tests.server.survivors import stored

__all__ = ["database"]

pytestmark = pytest.mark.slow
BACK = 5.0
"""Seconds after which everybody must be at their table again."""
SEEN = 0.5
"""Seconds in which a move is seen at another server; the machine may be busy."""
MOVES = 20


async def go_on(regulars: list[Regular]) -> None:
    """Everybody answers some more, soon."""
    said = [len(each.said) for each in regulars]
    async with asyncio.timeout(BACK):
        while not all(each.over or len(each.said) > 1 + n for each, n in zip(regulars, said, strict=True)):
            await asyncio.sleep(0.05)


async def kill(servers: list[Serving], _: str) -> None:
    chance = random.Random(7)
    for _round in range(3):
        server = chance.choice(servers)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(chance.random())
        await asyncio.to_thread(server.start)


async def stop_for_a_while(servers: list[Serving], _: str) -> None:
    """So long that the others give it up."""
    servers[0].tell(signal.SIGSTOP)
    await asyncio.sleep(4.5)
    servers[0].tell(signal.SIGCONT)


async def start_anew(servers: list[Serving], _: str) -> None:
    for server in servers:
        assert await asyncio.to_thread(server.end) in (0, -15)
        await asyncio.to_thread(server.start)


async def cut_off(_: list[Serving], database: str) -> None:
    """From the bell, then from the database."""
    for lines in ("query LIKE 'LISTEN%'", "true"):
        assert await asyncio.to_thread(cut, database, lines)
        await asyncio.sleep(0.5)


def test_whatever_becomes_of_servers_nothing_is_lost_or_doubled(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with three(tmp_path, database) as (servers, address):
            for harm in (kill, stop_for_a_while, start_anew, cut_off):
                regulars = await regulars_at(address)
                with playing(regulars):
                    await go_on(regulars)
                    await harm(servers, database)
                    await go_on(regulars)
                assert await faults(database, servers, regulars) == [], harm
            for server in servers:
                assert "Traceback" not in server.log.read_text(), server.log.read_text()

    asyncio.run(main())


STORING = "query LIKE 'INSERT INTO answers%'"


@pytest.mark.parametrize("arguments", [(), ("--shared",)])
def test_an_answer_whose_line_is_cut_while_it_is_stored_is_stored_and_taken(
    database: str, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    serving = Serving(tmp_path, database, *arguments).start()

    async def main() -> None:
        anne, _, table = await pair(serving.address)
        async with anne.at(table) as hers:
            position = await hers.until("position")
            with locked(database, "answers"):
                answering = asyncio.create_task(hers.answer(position, 0, first_option(position, 0)))
                await asyncio.sleep(0.5)
                assert await asyncio.to_thread(cut, database, STORING) == 1
                assert (await answering)["type"] == "ack"
        assert len(await stored(database, table)) == 1

    try:
        asyncio.run(asyncio.wait_for(main(), 30))
        assert "Traceback" not in serving.log.read_text()
    finally:
        serving.end()


def test_a_server_that_wants_the_database_for_itself_is_refused(database: str, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    shared = Serving(tmp_path, database, "--shared").start()
    try:
        with pytest.raises(AssertionError, match="Another server is using the database"):
            Serving(tmp_path / "other", database).start()
    finally:
        shared.end()


async def answered(wires: list[Wire]) -> float:
    """The seat that is asked takes the first option; gives after how many seconds the other sees it."""
    seat = next(each for each in (0, 1) if str(each) in wires[each].position["seats"])
    position, other = wires[seat].position, wires[1 - seat]
    option = position["seats"][str(seat)]["options"][0]["text"]
    assert (await wires[seat].answer(position, seat, option))["type"] == "ack"
    began = time.monotonic()
    while other.position["answers"] <= position["answers"]:
        await other.until("position")
    seconds = time.monotonic() - began
    while wires[seat].position["answers"] <= position["answers"]:
        await wires[seat].until("position")
    return seconds


def test_what_is_said_and_done_at_one_server_is_told_by_all(database: str, tmp_path: Path) -> None:
    """Sitting down, talk, moves, and a session that ends."""

    async def main() -> None:
        async with three(tmp_path, database) as (servers, _):
            anne = await Person.enter(servers[0].address, "Anne")
            jack = await Person.enter(servers[1].address, "Jack")
            table = (await anne.table(GAME, [ME, OPEN], open=True))["id"]
            async with anne.at(table) as hers, jack.at(table) as his:
                await jack.call("POST", f"/tables/{table}/seats/1", ME)
                await hers.until("table", lambda told: told["table"]["seats"][1]["name"] == "Jack")
                await his.do(type="say", text="Aye")
                assert (await hers.until("chat"))["lines"][0]["text"] == "Aye"
                await anne.call("POST", f"/tables/{table}/start", {})
                await his.until("position")
                await hers.until("position")
                seen = [await answered([hers, his]) for _ in range(MOVES)]
                assert max(seen) < SEEN, sorted(seen)
                jack.address = servers[2].address
                await jack.call("POST", "/logout/everywhere", {})
                assert (await his.until("refused"))["error"]["key"] == "no-account"

    asyncio.run(asyncio.wait_for(main(), 60))
