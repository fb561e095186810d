"""People who play on over kills of the server, and what is stored of their answers."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable, Sequence

from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed, InvalidMessage

from kaper.engine.match import Match
from kaper.engine.registry import AnyGame
from kaper.engine.state import State
from kaper.server.settings import database_url
from kaper.server.storage.database import open_database
from tests.server.company import Person, Wire
from tests.server.serving import Serving

PAUSES = (0.005, 0.12)
"""Seconds of play after which the server is killed."""
PATIENCE = 20.0


class Survivor:
    """Somebody who plays on over restarts and remembers what was acknowledged and what is in doubt."""

    def __init__(self, token: str, seat: int) -> None:
        self.token = token
        self.seat = seat
        self.acknowledged: list[str] = []
        self.doubtful: list[str] = []
        self.refused: Counter[str] = Counter()
        self.over = False
        self.playing = asyncio.Event()

    async def play(self, address: str, table: str, chance: random.Random) -> None:
        """Answer until the connection breaks or the match ends."""
        person = Person(address, self.token, {})
        with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError, TimeoutError):
            async with person.at(table) as over:
                await self._answer(over, chance)

    async def _answer(self, over: Wire, chance: random.Random) -> None:
        await over.until("position")
        self.playing.set()
        while not over.position["over"]:
            asked = over.position["seats"].get(str(self.seat))
            if asked is None:
                await over.until("position")
                continue
            option = chance.choice(asked["options"])["text"]
            line = f"{self.seat} {option}"
            self.doubtful.append(line)
            heard = await over.answer(over.position, self.seat, option)
            self.doubtful.pop()
            if heard["type"] == "ack":
                self.acknowledged.append(line)
            else:
                self.refused[heard["error"]["key"]] += 1


async def play_until_killed(
    serving: Serving, survivors: Sequence[Survivor], table: str, chance: random.Random
) -> None:
    for each in survivors:
        each.playing = asyncio.Event()
    playing = [asyncio.create_task(each.play(serving.address, table, chance)) for each in survivors]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(each.playing.wait() for each in survivors))
    await asyncio.sleep(chance.uniform(*PAUSES))
    await asyncio.to_thread(serving.kill)
    await asyncio.gather(*playing)


async def stored(database: str, table: str) -> list[str]:
    """The answers of a table, in their order, each with its seat."""

    def find(connection: Connection) -> list[str]:
        query = text("SELECT seat, option FROM answers WHERE table_id = :table ORDER BY n")
        return [f"{seat} {option}" for seat, option in connection.execute(query, {"table": table})]

    return await _read(database, find)


async def again(game: AnyGame, database: str, table: str, lines: list[str]) -> Match[State]:
    """The match of the stored answers, played by the engine alone."""

    def find(connection: Connection) -> list[str]:
        query = text("SELECT seed FROM tables WHERE id = :table")
        return [row.seed for row in connection.execute(query, {"table": table})]

    match = Match.new(game, 2, {}, (await _read(database, find))[0])
    for line in lines:
        seat, _, option = line.partition(" ")
        match.answer(int(seat), option)
    return match


def compare(lines: list[str], survivor: Survivor) -> tuple[int, int]:
    """How many acknowledged answers are lost, and how many are there that nobody gave.

    One more may be there than was acknowledged: the one that was on its way when the line broke. From now on
    it counts as acknowledged.
    """
    mine = [line for line in lines if line.startswith(f"{survivor.seat} ")]
    known = survivor.acknowledged
    if mine == [*known, *survivor.doubtful[-1:]]:
        known[:] = mine
    survivor.doubtful.clear()
    if mine[: len(known)] == known:
        return 0, len(mine) - len(known)
    missing = Counter(known) - Counter(mine)
    return max(1, missing.total()), (Counter(mine) - Counter(known)).total()


async def _read(database: str, find: Callable[[Connection], list[str]]) -> list[str]:
    opened = open_database(database_url(database))
    try:
        return await opened.read(find)
    finally:
        await opened.close()
