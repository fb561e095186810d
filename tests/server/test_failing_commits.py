"""What the database refuses for a while beside answers: nothing false is said, and it is made up for."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from tests.server.company import PATIENCE, Wire, first_option, pair
from tests.server.serving import Serving

pytestmark = pytest.mark.slow


@contextmanager
def refusing(serving: Serving, what: str) -> Iterator[None]:
    """Meanwhile the database takes no such change."""
    with closing(sqlite3.connect(serving.database, isolation_level=None, timeout=10)) as other:
        other.execute(f"CREATE TRIGGER never BEFORE UPDATE {what} BEGIN SELECT RAISE(ABORT, 'never'); END")
        yield
        other.execute("DROP TRIGGER never")


async def answer_to_the_end(wires: list[Wire]) -> set[str]:
    """Whoever is asked takes the first option; gives the kinds of all replies."""
    replies = set()
    for over in wires:
        await over.until("position")
    while not wires[0].position["over"]:
        for seat, over in enumerate(wires):
            if str(seat) in over.position["seats"]:
                replies.add(
                    (await over.answer(over.position, seat, first_option(over.position, seat)))["type"]
                )
        for over in wires:
            await over.do(type="view", scene=False)
    return replies


def test_the_last_answer_is_taken_although_the_end_cannot_be_stored_yet(serving: Serving) -> None:
    serving.start()

    async def main() -> None:
        anne, jack, table = await pair(serving.address)
        async with anne.at(table) as hers, jack.at(table) as his:
            with refusing(serving, "OF stage ON tables"):
                assert await answer_to_the_end([hers, his]) == {"ack"}
                assert "the end of a match cannot be stored" in serving.log.read_text()
                assert (await anne.call("GET", f"/tables/{table}"))["secret"] == ""
            told = await his.until("table", lambda message: message["table"]["stage"] == "over")
            assert told["table"]["secret"]

    asyncio.run(asyncio.wait_for(main(), 3 * PATIENCE))


def test_a_seat_is_handed_over_once_that_can_be_stored(serving: Serving) -> None:
    serving.start()

    async def main() -> None:
        anne, _, table = await pair(serving.address, clock={"kind": "game", "seconds": 1})
        async with anne.at(table) as hers:
            with refusing(serving, "OF standin ON seats"):
                while "a seat cannot be handed over" not in serving.log.read_text():
                    await asyncio.sleep(0.05)
                seats = (await anne.call("GET", f"/tables/{table}"))["seats"]
                assert [seat["standin"] for seat in seats] == [False, False]
            await hers.until("table", lambda message: message["table"]["seats"][1]["standin"])

    asyncio.run(asyncio.wait_for(main(), 3 * PATIENCE))
