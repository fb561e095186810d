"""What is done to servers on one database while people play at them; `make ordeal` does it at length."""

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from tests.server.regulars import Regular
from tests.server.several import Port, cut, faults, playing, regulars_at

BACK = 5.0
"""Seconds after which everybody should be at their table again; `make ordeal` judges by it who was away."""
PATIENCE = 60.0
"""Seconds after which a table that stands still stands still for ever, on a busy machine too."""
STEP = 0.05


@dataclass
class Ordeal:
    """What was done, how often, and what came of it; times in seconds."""

    name: str
    times: int = 0
    answers: int = 0
    away: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def longest(self) -> float:
        """For how long somebody was away at most."""
        return max(self.away, default=0.0)


Harm = Callable[[Port, Sequence[Regular], random.Random, float], Awaitable[None]]
"""Done once; the seconds are for what lasts a while."""


async def go_on(regulars: Sequence[Regular]) -> None:
    """Everybody answers some more."""
    said = [len(each.said) for each in regulars]
    async with asyncio.timeout(PATIENCE):
        while not all(each.over or len(each.said) > 1 + n for each, n in zip(regulars, said, strict=True)):
            await asyncio.sleep(STEP)


async def kill(port: Port, _: Sequence[Regular], chance: random.Random, seconds: float) -> None:
    server = chance.choice(port.servers)
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(chance.random() * seconds)
    await asyncio.to_thread(server.start)


async def stop_for_a_while(port: Port, _: Sequence[Regular], chance: random.Random, seconds: float) -> None:
    """So long that the others give it up."""
    server = chance.choice(port.servers)
    server.tell(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    server.tell(signal.SIGCONT)


async def start_anew(port: Port, _: Sequence[Regular], chance: random.Random, seconds: float) -> None:
    """All, one by one."""
    for server in port.servers:
        assert await asyncio.to_thread(server.end) in (0, -signal.SIGTERM)
        await asyncio.to_thread(server.start)


async def end_lines(port: Port, _: Sequence[Regular], chance: random.Random, seconds: float) -> None:
    """The database ends the lines of all servers: those of the bell, then every one."""
    for lines in ("query LIKE 'LISTEN%'", "true"):
        assert await asyncio.to_thread(cut, port.database, lines)
        await asyncio.sleep(seconds)


async def cut_off(port: Port, regulars: Sequence[Regular], chance: random.Random, seconds: float) -> None:
    """One server reaches neither database nor bell, and knows it; the others go on, with its people."""
    await _sever(chance.choice(port.lines).become, "cut", regulars, seconds)


async def silence(port: Port, regulars: Sequence[Regular], chance: random.Random, seconds: float) -> None:
    """The same, and nobody tells it: what it sends is lost on the way."""
    await _sever(chance.choice(port.lines).become, "silent", regulars, seconds)


async def _sever(become: Callable[..., None], how: str, regulars: Sequence[Regular], seconds: float) -> None:
    began = time.monotonic()
    become(how)
    try:
        await go_on(regulars)
        await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
    finally:
        become("whole")


HARMS: dict[str, Harm] = {
    "killed": kill,
    "stopped": stop_for_a_while,
    "started anew, one by one": start_anew,
    "lines ended by the database": end_lines,
    "cut off from database and bell": cut_off,
    "cut off, and nobody tells it": silence,
}


async def undergo(port: Port, name: str, times: int, seconds: float, tables: int, seed: int = 7) -> Ordeal:
    """Harm the servers some times while people play; then look whether all is there, and the same for all."""
    found, chance = Ordeal(name), random.Random(seed)
    while found.times < times:
        regulars = await regulars_at(port.address, tables)
        with playing(regulars):
            await go_on(regulars)
            while found.times < times and not all(each.over for each in regulars):
                await HARMS[name](port, regulars, chance, seconds)
                found.times += 1
                try:
                    await go_on(regulars)
                except TimeoutError:
                    found.faults.append(f"not all went on within {PATIENCE} s after harm {found.times}")
        found.answers += sum(taken for each in regulars for _, taken in each.said)
        found.away += [each.away for each in regulars]
        found.faults += await faults(port.database, port.servers, regulars)
    found.faults += [f"a trace in {each.log}" for each in port.servers if "Traceback" in each.log.read_text()]
    return found
