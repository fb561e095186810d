"""Hidden questions at a table on the server: persons and bots are asked, and everybody counts their own."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.company import GREEDY, ME, Person, Wire, first_option
from tests.server.serving import Serving

pytestmark = pytest.mark.slow
ENOUGH = 150
"""So many answers have many hidden questions among them."""


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    found = Serving(tmp_path)
    yield found
    found.end()


async def hot_seat(over: Wire) -> None:
    """Answer for whoever is asked at this device."""
    for _ in range(ENOUGH):
        position = await over.until("position", lambda heard: bool(heard["seats"] or heard["waiting"]))
        if not position["seats"]:
            await over.send(type="view", id=None, seat=position["waiting"][0]["seat"])
            continue
        (seat,) = map(int, position["seats"])
        await over.send(
            type="answer", id=None, seat=seat, question=position["question"],
            option=first_option(position, seat),
        )  # fmt: skip


def test_two_at_one_device_are_asked_in_turn(serving: Serving) -> None:
    serving.start()

    async def main() -> None:
        anne = await Person.enter(serving.address)
        async with anne.at(await anne.start("marauders", [ME, ME])) as over:
            await hot_seat(over)

    asyncio.run(main())


def test_bots_answer_hidden_questions(serving: Serving) -> None:
    serving.start()

    async def main() -> None:
        anne = await Person.enter(serving.address)
        async with anne.at(await anne.start("marauders", [GREEDY, GREEDY])) as over:
            await over.until("position", lambda heard: bool(heard["answers"] >= ENOUGH or heard["over"]))

    asyncio.run(main())
