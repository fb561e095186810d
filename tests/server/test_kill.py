"""The server is killed at random moments, and nothing that it acknowledged is lost."""

import asyncio
import contextlib
import json
import random
import sqlite3

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from kaper.engine import registry
from kaper.engine.match import Match
from kaper.engine.sight import sight
from kaper.engine.state import State
from tests.server.company import Person, Wire, pair
from tests.server.games import game_of
from tests.server.serving import Serving

KILLS = 22


class Survivor:
    """Somebody who plays on over restarts and remembers what was acknowledged and what is in doubt."""

    def __init__(self, token: str, seat: int) -> None:
        self.token = token
        self.seat = seat
        self.acknowledged: list[str] = []
        self.doubtful: list[str] = []
        self.over = False

    async def play(self, address: str, table: str, chance: random.Random) -> None:
        """Answer until the connection breaks or the match ends."""
        person = Person(address, self.token, {})
        with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError, TimeoutError):
            async with person.at(table) as over:
                await self._answer(over, chance)

    async def _answer(self, over: Wire, chance: random.Random) -> None:
        await over.until("position")
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


def again(game: str, database: str, table: str, lines: list[str]) -> Match[State]:
    """The match of the stored answers, played by the engine alone."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        query = "SELECT seed FROM tables WHERE id = ?"
        seed = connection.execute(query, (table,)).fetchone()[0]
    match = Match.new(game_of(game), 2, {}, seed)
    for line in lines:
        seat, _, option = line.partition(" ")
        match.answer(int(seat), option)
    return match


def stored(database: str, table: str) -> list[str]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        query = "SELECT seat, option FROM answers WHERE table_id = ? ORDER BY n"
        return [f"{seat} {option}" for seat, option in connection.execute(query, (table,))]


def check(lines: list[str], survivors: list[Survivor]) -> None:
    """Every acknowledged answer is there, in its order; any other was on its way when the line broke."""
    for survivor in survivors:
        mine = [line for line in lines if line.startswith(f"{survivor.seat} ")]
        known = survivor.acknowledged
        extra = len(mine) - len(known)
        assert 0 <= extra <= 1, (mine, known)
        assert mine[: len(known)] == known
        if extra:
            assert mine[-1] == survivor.doubtful[-1]
            known.append(mine[-1])
        survivor.doubtful.clear()


@pytest.mark.slow
def test_every_acknowledged_answer_survives_a_kill(serving: Serving) -> None:
    chance = random.Random(3)
    game = next(iter(registry.games()), "plank")
    survivors: list[Survivor] = []
    table = ""
    total = 0
    serving.start()
    for _ in range(KILLS):
        if not survivors or survivors[0].over:
            anne, jack, table = asyncio.run(pair(serving.address, game))
            survivors = [Survivor(anne.token, 0), Survivor(jack.token, 1)]
        before = len(stored(serving.database, table))
        asyncio.run(_play_until_killed(serving, survivors, table, chance))
        lines = stored(serving.database, table)
        check(lines, survivors)
        total += len(lines) - before
        serving.start()
        asyncio.run(_same_position(serving, game, survivors, table, lines))
    assert total > KILLS


async def _play_until_killed(
    serving: Serving, survivors: list[Survivor], table: str, chance: random.Random
) -> None:
    playing = [asyncio.create_task(each.play(serving.address, table, chance)) for each in survivors]
    await asyncio.sleep(chance.uniform(0.005, 0.12))
    await asyncio.to_thread(serving.kill)
    await asyncio.gather(*playing)


async def _same_position(
    serving: Serving, game: str, survivors: list[Survivor], table: str, lines: list[str]
) -> None:
    """What the server plays again is what is stored; the clients come back with their old tokens."""
    match = again(game, serving.database, table, lines)
    for survivor in survivors:
        person = Person(serving.address, survivor.token, {})
        async with person.at(table, state=1) as over:
            position = await over.until("position")
        expected = sight(match, survivor.seat)
        assert position["answers"] == len(lines)
        assert json.dumps(position["view"]) == json.dumps(msgspec.to_builtins(expected.view))
        assert position["told"] == msgspec.to_builtins(expected.told)
        assert position["question"] == expected.question
        survivor.over = position["over"]
