"""A hidden question on the server: nobody else can tell from anything they are sent that it was asked."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from kaper.server.veil import SHORT
from tests.server.company import Message, Wire, pair, wire
from tests.server.serving import Serving

pytestmark = pytest.mark.slow
ENOUGH = 3
MOST = 600
HIDDEN = {
    "after-test", "any-turn", "before-test", "buy", "crew-losses", "crew-rolled", "crew-start", "event",
    "naval-aim", "naval-before-roll", "naval-hit", "naval-rolled", "naval-shoot", "naval-start", "other-test",
    "raid-resolve", "raid-rolled", "recruit", "scouted", "turn-end",
}  # fmt: skip
QUIET = 0.25
"""Seconds in which nothing comes to those who may know nothing."""
LONGEST = 100.0
"""Seconds: more than all moments of an answer take, on a busy machine."""


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    found = Serving(tmp_path)
    yield found
    found.end()


class Company:
    """Two captains who answer what they are asked, and somebody who looks on."""

    def __init__(self, address: str, table: str, captains: list[Wire], stranger: Wire) -> None:
        self.address = address
        self.table = table
        self.captains = captains
        self.stranger = stranger
        self.met = 0

    async def sail(self) -> None:
        for _ in range(MOST):
            seat, position = await self.asked()
            if self.met >= ENOUGH or position["over"]:
                return
            if position["seats"][str(seat)]["prompt"] in HIDDEN:
                await self.look_around(seat)
                self.met += 1
            await self.answer(seat, position)

    async def asked(self) -> tuple[int, Message]:
        """Whoever has a question that is not answered yet."""
        while True:
            for seat, over in enumerate(self.captains):
                if over.position and (over.position["over"] or str(seat) in over.position["seats"]):
                    return seat, over.position
            await self.hear(QUIET)

    async def hear(self, seconds: float) -> bool:
        """What comes next to anybody within this time; False if nothing does."""
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            hearing = [asyncio.create_task(over.socket.recv()) for over in self.everybody]
            done, waiting = await asyncio.wait(hearing, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            for over, task in zip(self.everybody, hearing, strict=True):
                if task in done:
                    over.take(task.result())
            if done:
                return True
        return False

    @property
    def everybody(self) -> list[Wire]:
        return [*self.captains, self.stranger]

    async def look_around(self, seat: int) -> None:
        """Everybody else has been told what they may know: nothing more comes, not to newcomers either."""
        others = [over for over in self.everybody if over is not self.captains[seat]]
        while await self.hear(QUIET):
            pass
        before = [len(over.raw) for over in others]
        assert not await self.hear(QUIET)
        assert [len(over.raw) for over in others] == before
        async with wire(self.address, self.table) as late:
            found = await late.until("position")
            assert without_place(found) == without_place(self.stranger.position)

    def forget_old_news(self, over: Wire, question: int) -> None:
        """What came before the answer was taken: another captain, asked at the same time, had answered."""
        if over.position:
            assert over.position["question"] == question
            over.position = {}

    async def pass_moment(self, over: Wire) -> None:
        """Until this captain is told how it goes on; whoever is asked in secret meanwhile answers."""
        async with asyncio.timeout(LONGEST):
            while not over.position:
                await self.hear(QUIET)
                for seat, each in enumerate(self.captains):
                    ask = each.position.get("seats", {}).get(str(seat))
                    if ask is not None and ask["prompt"] in HIDDEN:
                        await self.answer(seat, each.position)

    async def answer(self, seat: int, position: Message) -> None:
        over = self.captains[seat]
        over.position = {}
        await over.send(
            type="answer", id="a", seat=seat, question=position["question"],
            option=chosen(position["seats"][str(seat)]),
        )  # fmt: skip


def without_place(position: Message) -> Message:
    return {name: value for name, value in position.items() if name not in ("n", "told", "first")}


def chosen(ask: dict[str, Any]) -> str:
    """Anything but the end of a captain's life."""
    texts = [str(option["text"]) for option in ask["options"]]
    return random.choice([text for text in texts if text != "retire"] or texts)


async def company(address: str, stack: AsyncExitStack) -> Company:
    anne, jack, table = await pair(address, "marauders")
    captains = [await stack.enter_async_context(each.at(table)) for each in (anne, jack)]
    stranger = await stack.enter_async_context(wire(address, table))
    return Company(address, table, captains, stranger)


def test_others_are_sent_nothing_while_somebody_is_asked_in_secret(serving: Serving) -> None:
    serving.start()

    async def main() -> None:
        async with AsyncExitStack() as stack:
            met, told = 0, list[Message]()
            while met < ENOUGH and len(told) < MOST:
                found = await company(serving.address, stack)
                await found.sail()
                met += found.met
                told = found.stranger.heard
            assert met >= ENOUGH
            positions = [message for message in told if message["type"] == "position"]
            assert all(position["waiting"] or position["over"] for position in positions)
            counts = [position["answers"] for position in positions]
            assert counts == sorted(counts)

    asyncio.run(main())


def test_a_moment_takes_as_long_if_nobody_is_asked(tmp_path: Path) -> None:
    """The table takes its time, and meanwhile nothing more is taken from whoever answered."""
    serving = Serving(tmp_path, KAPER_MOMENT="2").start()

    async def main() -> None:
        async with AsyncExitStack() as stack:
            found = await company(serving.address, stack)
            for _ in range(MOST):
                seat, position = await found.asked()
                over = found.captains[seat]
                if position["over"] or position["seats"][str(seat)]["prompt"] in HIDDEN:
                    found = await company(serving.address, stack)
                    continue
                began, question = monotonic(), position["question"]
                await found.answer(seat, position)
                taken = await over.until("ack")
                again = await over.do(type="answer", seat=seat, question=question, option="anything")
                if again["error"]["key"] == "not-yet":
                    found.forget_old_news(over, question)
                    await found.pass_moment(over)
                    assert monotonic() - began > 2 * SHORT[0]
                    assert taken["id"] == "a"
                    return
            raise AssertionError("there was no such moment")

    try:
        asyncio.run(main())
    finally:
        serving.end()
