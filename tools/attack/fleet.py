"""Three servers share a database of PostgreSQL; one after another is killed, stopped or started anew."""

import asyncio
import random
import signal
import tempfile
import time
from pathlib import Path

from tests.server.postgres import installed, running
from tests.server.serving import Serving
from tests.server.several import faults, playing, regulars_at, three
from tools.attack.tally import Result

HARMS = 50
ROUND = 10
"""After so many harms it is looked whether all is there, and new tables are opened."""
STOPPED = 10.0
CALM = 3.0
AWAY = 5.0
"""Seconds after which somebody whose server was killed must be back."""


async def run(scale: float, longest: float) -> Result:
    result = Result("a fleet")
    began = time.monotonic()
    chance = random.Random(5)
    done = 0
    with running(installed()) as database, tempfile.TemporaryDirectory(prefix="kaper-attack-") as folder:
        async with three(Path(folder), database) as (servers, address):
            while done < HARMS * scale and time.monotonic() - began < longest:
                regulars = await regulars_at(address)
                with playing(regulars):
                    for _ in range(ROUND):
                        await _harm(chance.choice(servers), chance)
                        done += 1
                    await asyncio.sleep(CALM)
                result.tally.sent += sum(len(each.said) for each in regulars)
                for each in regulars:
                    if each.away > AWAY:
                        result.tally.fail(f"seat {each.seat} was away for {each.away:.1f} s")
                for fault in await faults(database, servers, regulars):
                    result.tally.fail(fault)
    result.name += f", harmed {done} times"
    result.seconds = time.monotonic() - began
    return result


async def _harm(server: Serving, chance: random.Random) -> None:
    """Mostly a kill; now and then it stands still, or is started anew."""
    how = chance.choice(["kill", "kill", "kill", "stop", "anew"])
    if how == "stop":
        server.tell(signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        server.tell(signal.SIGCONT)
        return
    await asyncio.to_thread(server.kill if how == "kill" else server.end)
    await asyncio.sleep(chance.random())
    await asyncio.to_thread(server.start)
    await asyncio.sleep(chance.random())
