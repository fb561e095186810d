"""Nobody is shown what could still be lost."""

import asyncio
import sqlite3

from tests.server.company import Message, Wire, first_option, pair, wire
from tests.server.serving import Serving


def test_an_answer_that_is_not_stored_yet_is_shown_to_nobody(serving: Serving) -> None:
    """Somebody else holds the database, so that a commit must wait."""
    serving.start()
    other = sqlite3.connect(serving.database, isolation_level=None)

    async def seen_by_a_stranger(table: str) -> Message:
        async with wire(serving.address, table) as late:
            return await late.until("position")

    async def both_answer(hers: Wire, his: Wire) -> list[asyncio.Task[Message]]:
        for over in (hers, his):
            await over.until("position")
        return [
            asyncio.create_task(over.answer(over.position, seat, first_option(over.position, seat)))
            for seat, over in enumerate((hers, his))
        ]

    async def main() -> None:
        anne, jack, table = await pair(serving.address)
        async with anne.at(table) as hers, jack.at(table) as his:
            other.execute("BEGIN IMMEDIATE")
            answering = await both_answer(hers, his)
            await asyncio.sleep(0.3)
            assert (await seen_by_a_stranger(table))["answers"] == 0
            assert (await anne.call("GET", f"/tables/{table}"))["answers"] == 0
            assert (await anne.call("GET", f"/tables/{table}/replay?at=9"))["answers"] == 0
            async with jack.at(table) as again:
                await again.do(type="view", scene=True)
                assert again.position["answers"] == 0
            assert not any(task.done() for task in answering)
            other.execute("ROLLBACK")
            assert [(await task)["type"] for task in answering] == ["ack", "ack"]
            assert (await seen_by_a_stranger(table))["answers"] == 2

    try:
        asyncio.run(main())
    finally:
        other.close()
