"""The last pages that were written are torn: whatever stands before them is there after a start."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.server.company import Person, pair
from tests.server.serving import Serving
from tests.server.survivors import Survivor
from tools.attack.kills import GAME
from tools.attack.tally import Result

ROUNDS, ANSWERS = 40, 12
FRAME = 4096 + 24
"""A page in the log of changes, with its head."""


async def run(scale: float, longest: float) -> Result:
    result = Result("torn page")
    began = time.monotonic()
    chance = random.Random(9)
    for number in range(max(2, round(ROUNDS * scale))):
        if time.monotonic() > began + longest:
            break
        with tempfile.TemporaryDirectory(prefix="kaper-attack-") as folder:
            await _tear(Path(folder), result, chance, truncate=number % 2 == 0)
    result.seconds = time.monotonic() - began
    return result


async def _tear(folder: Path, result: Result, chance: random.Random, truncate: bool) -> None:
    serving = Serving(folder)
    await asyncio.to_thread(serving.start)
    anne, jack, table = await pair(serving.address, GAME)
    survivors = [Survivor(anne.token, 0), Survivor(jack.token, 1)]
    changes = Path(f"{serving.database}-wal")
    written = await _play(serving, survivors, table, changes, chance)
    serving.kill()
    result.tally.sent += len(written)
    size = changes.stat().st_size
    torn = size - chance.randrange(1, 3 * FRAME)
    _spoil(changes, torn, truncate, chance)
    intact = sum(end <= torn for end in written)
    try:
        await asyncio.to_thread(serving.start)
    except AssertionError:
        _must_be_a_sentence(serving, result)
        return
    try:
        async with Person(serving.address, anne.token, {}).at(table) as over:
            shown = (await over.until("position"))["answers"]
        result.tally.lost += max(0, intact - shown)
        result.tally.doubled += max(0, shown - len(written))
    finally:
        serving.end()


async def _play(
    serving: Serving, survivors: list[Survivor], table: str, changes: Path, chance: random.Random
) -> list[int]:
    """How long the log of changes was when each answer had been acknowledged."""
    written: list[int] = []
    while len(written) < ANSWERS:
        for survivor in survivors:
            async with Person(serving.address, survivor.token, {}).at(table) as over:
                position = await over.until("position")
                asked = position["seats"].get(str(survivor.seat))
                if position["over"]:
                    return written
                if asked is not None:
                    option = chance.choice(asked["options"])["text"]
                    heard = await over.answer(position, survivor.seat, option)
                    written += [changes.stat().st_size] * (heard["type"] == "ack")
    return written


def _spoil(changes: Path, torn: int, truncate: bool, chance: random.Random) -> None:
    """The file ends here, or from here on there is rubbish in it."""
    with changes.open("r+b") as file:
        if truncate:
            file.truncate(torn)
        else:
            size = changes.stat().st_size
            file.seek(torn)
            file.write(chance.randbytes(size - torn))


def _must_be_a_sentence(serving: Serving, result: Result) -> None:
    serving.end()
    if "Traceback" in serving.log.read_text():
        result.tally.fail("it does not start, and says so by a trace")
