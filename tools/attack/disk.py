"""The disk is full: answers are refused with a sentence, nobody is shown them, and it goes on with room."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.server.company import Message, Person, Wire, pair, wire
from tests.server.serving import Serving
from tests.server.survivors import Survivor, compare, stored
from tools.attack.kills import GAME
from tools.attack.room import Room, small_room
from tools.attack.tally import Result, Tally
from tools.attack.wire import Answer, Caller, request

ROUNDS, TRIES = 30, 5
SOURCE = "127.0.0.3"


async def run(scale: float, longest: float) -> Result:
    result = Result("full disk")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kaper-attack-") as folder, small_room(Path(folder)) as room:
        serving = Serving(Path(folder), str(room.folder / "kaper.db"))
        try:
            await asyncio.to_thread(serving.start)
            await Fight(serving, room, result.tally).rounds(max(2, round(ROUNDS * scale)), began + longest)
        finally:
            serving.end()
    result.seconds = time.monotonic() - began
    return result


class Fight:
    """Two people answer while the disk is full and while it is not."""

    def __init__(self, serving: Serving, room: Room, tally: Tally) -> None:
        self.serving = serving
        self.room = room
        self.tally = tally
        self.chance = random.Random(5)
        self.table = ""
        self.people: list[Person] = []
        self.survivors: list[Survivor] = []

    async def rounds(self, count: int, ends: float) -> None:
        for _ in range(count):
            if time.monotonic() > ends:
                break
            if not self.survivors or self.survivors[0].over:
                anne, jack, self.table = await pair(self.serving.address, GAME)
                self.people = [anne, jack]
                self.survivors = [Survivor(anne.token, 0), Survivor(jack.token, 1)]
            if not await self._answers(TRIES):
                self.tally.fail("with room, no answer was taken")
            self.room.fill(self.serving.pid)
            await self._answers(TRIES)
            await self._write_otherwise()
            await self._only_durable()
            self.room.free(self.serving.pid)
        await asyncio.to_thread(self.serving.kill)
        lines = await stored(self.serving.database, self.table)
        for survivor in self.survivors:
            lost, doubled = compare(lines, survivor)
            self.tally.lost += lost
            self.tally.doubled += doubled

    async def _answers(self, tries: int) -> int:
        """How many of N answers were taken."""
        taken = 0
        for _ in range(tries):
            for person, survivor in zip(self.people, self.survivors, strict=True):
                async with person.at(self.table) as over:
                    taken += await self._answer(over, survivor)
        return taken

    async def _answer(self, over: Wire, survivor: Survivor) -> int:
        position = await over.until("position")
        survivor.over = position["over"]
        asked = position["seats"].get(str(survivor.seat))
        if asked is None:
            return 0
        option = self.chance.choice(asked["options"])["text"]
        heard = await over.answer(position, survivor.seat, option)
        self.tally.sent += 1
        if heard["type"] == "ack":
            survivor.acknowledged.append(f"{survivor.seat} {option}")
            return 1
        self._note(heard)
        return 0

    def _note(self, heard: Message) -> None:
        error = heard["error"]
        self.tally.refused(error["key"])
        self.tally.statuses[503] += error["key"] == "not-stored"
        if not error["sentence"]:
            self.tally.fail("a refusal without a sentence")

    async def _write_otherwise(self) -> None:
        """Guests, tables and chat are refused like answers."""
        caller = Caller(self.serving.address, SOURCE)
        self._expect(await caller.send(request("POST", "/api/guests", b'{"name": "Late"}')))
        caller.close()
        async with self.people[0].at(self.table) as over:
            await over.until("position")
            heard = await over.do(type="say", text="ahoy")
            self.tally.sent += 1
            if heard["type"] == "refused":
                self._note(heard)

    def _expect(self, answer: Answer) -> None:
        self.tally.http(answer.status, answer.key)
        if answer.status not in (200, 503):
            self.tally.fail(f"{answer.status} {answer.key} from a full disk")

    async def _only_durable(self) -> None:
        """A stranger sees as many answers as are stored."""
        async with wire(self.serving.address, self.table) as late:
            shown = (await late.until("position"))["answers"]
        lines = await stored(self.serving.database, self.table)
        if shown > len(lines):
            self.tally.fail(f"{shown} answers are shown and {len(lines)} stored")
