"""The server is killed at random moments, and nothing that it acknowledged is lost."""

import asyncio
import json
import random

import msgspec
import pytest

from kaper.engine import registry
from kaper.engine.sight import sight
from tests.server.company import Person, pair
from tests.server.games import game_of
from tests.server.serving import Serving
from tests.server.survivors import Survivor, again, compare, play_until_killed, stored

KILLS = 12


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
        before = len(asyncio.run(stored(serving.database, table)))
        asyncio.run(play_until_killed(serving, survivors, table, chance))
        lines = asyncio.run(stored(serving.database, table))
        for survivor in survivors:
            assert compare(lines, survivor) == (0, 0), (lines, survivor.acknowledged)
        total += len(lines) - before
        serving.start()
        asyncio.run(_same_position(serving, game, survivors, table, lines))
    assert total > KILLS


async def _same_position(
    serving: Serving, game: str, survivors: list[Survivor], table: str, lines: list[str]
) -> None:
    """What the server plays again is what is stored; the clients come back with their old tokens."""
    match = await again(game_of(game), serving.database, table, lines)
    for survivor in survivors:
        person = Person(serving.address, survivor.token, {})
        async with person.at(table, state=1) as over:
            position = await over.until("position")
        expected = sight(match, survivor.seat)
        assert position["answers"] == len(lines)
        assert json.dumps(position["view"]) == json.dumps(msgspec.to_builtins(expected.view))
        told = [{name: each[name] for name in ("at", "kind", "seat", "args")} for each in position["told"]]
        assert told == msgspec.to_builtins(expected.told)
        assert position["question"] == expected.question
        survivor.over = position["over"]
