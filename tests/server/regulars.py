"""People who play on over kills of servers, and go to another one at once."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.company import Person, Wire

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
AGAIN = 0.05
THOUGHT = 0.02
PATIENCE = 20.0


@dataclass
class Regular:
    """Somebody at a table: what they said, and whether it was taken, which they may not know."""

    person: Person
    table: str
    seat: int
    said: list[tuple[str, bool]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    away: float = 0.0
    over: bool = False

    async def play(self, chance: random.Random) -> None:
        """Until the match is over, whatever becomes of the line."""
        lost = 0.0
        while not self.over:
            with suppress(*LOST):
                async with self.person.at(self.table) as wire:
                    await wire.until("position")
                    if lost:
                        self.away = max(self.away, time.monotonic() - lost)
                        lost = 0.0
                    await self._answer(wire, chance)
            lost = lost or time.monotonic()
            await asyncio.sleep(AGAIN)

    async def _answer(self, wire: Wire, chance: random.Random) -> None:
        while not wire.position["over"]:
            asked = wire.position["seats"].get(str(self.seat))
            if asked is None:
                await wire.until("position")
                continue
            await asyncio.sleep(chance.random() * THOUGHT)
            option = chance.choice(asked["options"])["text"]
            self.said.append((f"{self.seat} {option}", False))
            heard = await wire.answer(wire.position, self.seat, option)
            if heard["type"] == "ack":
                self.said[-1] = (self.said[-1][0], True)
            else:
                self.said.pop()
                self.refused.append(heard["error"]["key"])
                await wire.do(type="view", scene=False)
        self.over = True


async def leave(playing: Sequence[asyncio.Task[None]]) -> None:
    """All of them stop playing; one whose line breaks just then does not hear of it the first time."""
    async with asyncio.timeout(PATIENCE):
        while waiting := [task for task in playing if not task.done()]:
            for task in waiting:
                task.cancel()
            await asyncio.wait(waiting, timeout=1)


def is_told_by(said: Sequence[tuple[str, bool]], lines: Sequence[str]) -> bool:
    """Whether these lines are what was taken, in its order, and some of what may have been."""
    places = {0}
    for line, taken in said:
        found = {place + 1 for place in places if place < len(lines) and lines[place] == line}
        places = found if taken else places | found
    return len(lines) in places
