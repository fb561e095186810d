"""Three servers on one database: killed, stopped, cut off and started anew; nobody loses anything."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.company import ME, OPEN, Person, Wire, first_option, pair
from tests.server.ordeals import undergo
from tests.server.postgres import database
from tests.server.serving import Serving
from tests.server.several import GAME, TABLES, cut, locked, port, three
from tests.server.survivors import stored

__all__ = ["database"]

pytestmark = pytest.mark.slow
SEEN = 0.5
"""Seconds in which a move is seen at another server; the machine may be busy."""
MOVES = 20


SHORT = {
    "killed": (3, 1.0),
    "stopped": (1, 4.5),
    "started anew, one by one": (1, 0.0),
    "lines ended by the database": (1, 0.5),
    "cut off from database and bell": (1, 0.0),
    "cut off, and nobody tells it": (1, 0.0),
}
"""How often, and for how many seconds."""


def test_whatever_becomes_of_servers_nothing_is_lost_or_doubled(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with port(tmp_path, database) as found:
            for name, (times, seconds) in SHORT.items():
                ordeal = await undergo(found, name, times, seconds, TABLES)
                assert ordeal.faults == [], [each.log.read_text() for each in found.servers]

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
            with locked(database, "answers") as give_free:
                answering = asyncio.create_task(hers.answer(position, 0, first_option(position, 0)))
                while not await asyncio.to_thread(cut, database, STORING):
                    await asyncio.sleep(0.05)
                give_free()
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
