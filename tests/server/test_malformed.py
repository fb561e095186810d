"""100,000 messages that make no sense: none crashes the server, none changes a table, each is answered."""

import asyncio
import json
import random
from collections import Counter
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.company import PATIENCE, Person, pair
from tests.server.serving import Serving

COUNT = 100_000
BATCH = 200
KEYS = {"malformed", "not-your-seat", "question-over", "not-offered", "too-big", "undo-nothing"}


def nonsense(chance: random.Random, question: int) -> str | bytes:
    """One message that cannot be taken."""
    kind = chance.randrange(4)
    if kind == 0:
        rubbish: list[str | bytes] = [b"", b"\x00", chance.randbytes(40), "[" * 1999, "\ud7ff" * 9]
        return chance.choice(rubbish)
    said = json.dumps(_said(chance, question))
    return said[: chance.randrange(len(said))] if kind == 1 else said


def _said(chance: random.Random, question: int) -> Any:
    """Good JSON, but not a message; or a message, but stale, foreign or too big."""
    seat = chance.choice([1, -1, 5, 99, 10**12, "0", None, [0], 0.5])
    answer = {
        "type": "answer",
        "id": chance.randrange(10**6),
        "seat": 0,
        "question": question,
        "option": "sing",
    }
    return chance.choice(
        [
            answer,
            {**answer, "seat": seat},
            {**answer, "option": "play:" + "9" * chance.randrange(300)},
            {**answer, "question": question - 1 - chance.randrange(5)},
            {**answer, "option": "x" * chance.randrange(4100, 9000)},
            {"type": "undo", "id": "x", "seat": chance.choice([0, seat])},
            {"type": chance.choice(["sail", "", None, 7, ["answer"]]), "id": 1},
            {"type": "say", "id": 3, "text": chance.choice([None, 5, "", "\u0001", "y" * 600])},
            {"type": "view", "seat": chance.choice([1, 7, "0"]), "scene": chance.choice([1, "yes"])},
            chance.choice([None, 1, "x", [], {}, True, {"id": 1}, {"type": "answer"}]),
        ]
    )


async def flood(person: Person, table: str, question: int, count: int, seed: int) -> Counter[str]:
    """Send N and read the answer to each."""
    chance = random.Random(seed)
    found: Counter[str] = Counter()
    path = f"ws://{person.address}/api/tables/{table}/socket"
    async with connect(path, additional_headers=person.headers, compression=None) as socket:
        done = 0
        while done < count:
            for _ in range(BATCH):
                await socket.send(nonsense(chance, question))
            heard = 0
            while heard < BATCH:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "refused":
                    assert message["error"]["sentence"]
                    found[message["error"]["key"]] += 1
                    heard += 1
                assert message["type"] not in ("ack", "pong"), message
            done += BATCH
    return found


@pytest.mark.slow
def test_a_hundred_thousand_senseless_messages_change_nothing(address: str) -> None:
    async def main() -> Counter[str]:
        anne, _, table = await pair(address)
        async with anne.at(table, state=1) as over:
            before = await over.until("position")
        floods = [flood(anne, table, before["question"], COUNT // 4, seed) for seed in range(4)]
        found = sum(await asyncio.gather(*floods), Counter[str]())
        async with anne.at(table, state=1) as over:
            after = await over.until("position")
        assert {**after, "n": 0} == {**before, "n": 0}
        return found

    found = asyncio.run(main())
    assert found.total() == COUNT
    assert set(found) >= KEYS
    assert "internal" not in found


def test_a_message_that_is_far_too_big_ends_its_connection_alone(address: str) -> None:
    async def main() -> None:
        anne, jack, table = await pair(address)
        async with jack.at(table) as his:
            await his.until("position")
            async with anne.at(table) as hers:
                await hers.until("position")
                await hers.socket.send("x" * 200_000)
                with pytest.raises(ConnectionClosed) as closed:
                    await hers.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
            await his.send(type="ping", id=1)
            await his.until("pong")

    asyncio.run(main())


@pytest.mark.slow
def test_who_sends_too_fast_is_told_so(serving: Serving) -> None:
    Serving.__init__(serving, serving.folder, KAPER_LIMITS="0.2")
    serving.start()

    async def main() -> Counter[str]:
        anne, _, table = await pair(serving.address)
        async with anne.at(table) as over:
            for number in range(80):
                await over.send(type="ping", id=number)
            heard: Counter[str] = Counter()
            while heard.total() < 80:
                message = await over.hear()
                if message["type"] in ("pong", "refused"):
                    heard[message["type"] if message["type"] == "pong" else message["error"]["key"]] += 1
        return heard

    heard = asyncio.run(main())
    assert heard["pong"] >= 40
    assert heard["too-fast"] >= 1
