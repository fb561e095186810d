"""The server is killed in the middle of answers, again and again; on SQLite and on PostgreSQL."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from kaper.engine import registry
from kaper.engine.sight import sight
from tests.server.company import Person, pair
from tests.server.postgres import installed, running
from tests.server.serving import Serving
from tests.server.survivors import Survivor, again, compare, play_until_killed, stored
from tools.attack.tally import Result, Tally

KILLS = 100
GAME = next(iter(registry.games()), "")


async def on_sqlite(scale: float, longest: float) -> Result:
    return await kill(Result("kills sqlite"), "", scale, longest)


async def on_postgresql(scale: float, longest: float) -> Result:
    with running(installed()) as database:
        return await kill(Result("kills postgresql"), database, scale, longest)


async def kill(result: Result, database: str, scale: float, longest: float) -> Result:
    """`sent` counts answers; the name tells how many kills there were."""
    began = time.monotonic()
    kills = max(2, round(KILLS * scale))
    with tempfile.TemporaryDirectory(prefix="kaper-attack-") as folder:
        serving = Serving(Path(folder), database)
        try:
            await asyncio.to_thread(serving.start)
            done = await _kill(serving, result.tally, kills, began + longest)
        finally:
            serving.end()
    result.name += f", {done} times"
    result.seconds = time.monotonic() - began
    return result


async def _kill(serving: Serving, tally: Tally, kills: int, ends: float) -> int:
    chance = random.Random(3)
    survivors: list[Survivor] = []
    table = ""
    for number in range(kills):
        if time.monotonic() > ends:
            return number
        if not survivors or survivors[0].over:
            anne, jack, table = await pair(serving.address, GAME)
            survivors = [Survivor(anne.token, 0), Survivor(jack.token, 1)]
        before = len(survivors[0].acknowledged) + len(survivors[1].acknowledged)
        await play_until_killed(serving, survivors, table, chance)
        lines = await stored(serving.database, table)
        for survivor in survivors:
            lost, doubled = compare(lines, survivor)
            tally.lost += lost
            tally.doubled += doubled
        tally.sent += len(survivors[0].acknowledged) + len(survivors[1].acknowledged) - before
        await asyncio.to_thread(serving.start)
        await same_position(serving, tally, survivors, table, lines)
    return kills


async def same_position(
    serving: Serving, tally: Tally, survivors: list[Survivor], table: str, lines: list[str]
) -> None:
    """What the server shows is what is stored, played by the engine alone."""
    match = await again(registry.find(GAME).load(), serving.database, table, lines)
    for survivor in survivors:
        async with Person(serving.address, survivor.token, {}).at(table) as over:
            position = await over.until("position")
        if (position["answers"], position["question"]) != (len(lines), sight(match, survivor.seat).question):
            tally.fail(f"after a kill {position['answers']} answers are shown of {len(lines)}")
        survivor.over = position["over"]
