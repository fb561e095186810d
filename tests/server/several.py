"""Three servers on one database of PostgreSQL behind a relay, people at their tables, and what must hold."""

import asyncio
import json
import random
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from kaper.engine import registry
from tests.server.company import ME, OPEN, RANDOM, Person
from tests.server.postgres import installed
from tests.server.regulars import Regular, is_told_by
from tests.server.relay import relay
from tests.server.serving import Serving
from tests.server.severed import Severed, severed
from tests.server.survivors import stored

GAME = next(iter(registry.games()), "plank")
SEATED = [ME, OPEN, RANDOM] if GAME != "plank" else [ME, OPEN]
TABLES = 3
SETTLED = 1.5
LOOKS = 8
CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = 'postgres' AND pid <> pg_backend_pid() AND """
LOCK = "BEGIN; LOCK TABLE {} IN EXCLUSIVE MODE; SELECT 'locked';\n"


@dataclass(frozen=True)
class Port:
    """Servers, the line of each to their database, and the address at which all of them can be reached."""

    servers: list[Serving]
    lines: list[Severed]
    database: str
    address: str


@asynccontextmanager
async def port(folder: Path, database: str, count: int = 3) -> AsyncIterator[Port]:
    """Servers with lines that can be cut."""
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(severed(database)) for _ in range(count)]
        servers = []
        for number, line in enumerate(lines):
            own = folder / str(number)
            own.mkdir()
            servers.append(Serving(own, line.database, "--shared"))
        for server in servers:
            await asyncio.to_thread(server.start)
            stack.push_async_callback(asyncio.to_thread, server.end)
        address = await stack.enter_async_context(relay(lambda: [each.address for each in servers]))
        yield Port(servers, lines, database, address)


@asynccontextmanager
async def three(folder: Path, database: str) -> AsyncIterator[tuple[list[Serving], str]]:
    """The servers, and the address at which all of them can be reached."""
    async with port(folder, database) as found:
        yield found.servers, found.address


async def regulars_at(address: str, tables: int = TABLES) -> list[Regular]:
    """Two people, and a bot where there is room for it, at each of some tables."""
    found = []
    for _ in range(tables):
        one, two = await Person.enter(address, "Anne"), await Person.enter(address, "Jack")
        table = await one.table(GAME, SEATED, open=True)
        await two.call("POST", f"/tables/{table['id']}/seats/1", ME)
        await one.call("POST", f"/tables/{table['id']}/start", {})
        found += [Regular(one, table["id"], 0), Regular(two, table["id"], 1)]
    return found


@contextmanager
def playing(regulars: Sequence[Regular]) -> Iterator[list[asyncio.Task[None]]]:
    tasks = [asyncio.create_task(each.play(random.Random(number))) for number, each in enumerate(regulars)]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()


def _psql(database: str) -> list[str]:
    return [str(installed() / "psql"), "-qtA", "-v", "ON_ERROR_STOP=1", database]


def cut(database: str, lines: str) -> int:
    """How many lines to the database are cut of those that fit."""
    psql = [*_psql(database), "-c", CUT + lines]
    return subprocess.run(psql, check=True, capture_output=True, text=True).stdout.count("t")


@contextmanager
def locked(database: str, table: str) -> Iterator[Callable[[], None]]:
    """Nothing can be added to a table of the database, until it is given free."""
    with subprocess.Popen(_psql(database), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as psql:
        assert psql.stdin is not None
        assert psql.stdout is not None
        psql.stdin.write(LOCK.format(table))
        psql.stdin.flush()
        assert psql.stdout.readline() == "locked\n"
        yield psql.stdin.close


async def faults(database: str, servers: Sequence[Serving], regulars: Sequence[Regular]) -> list[str]:
    """Whose answers were lost or doubled, and which tables are not everywhere the same; nobody plays now."""
    await asyncio.sleep(SETTLED)
    found = []
    for each in regulars:
        lines = [line for line in await stored(database, each.table) if line.startswith(f"{each.seat} ")]
        if not is_told_by(each.said, lines):
            found.append(f"seat {each.seat} said {each.said}, and stored is {lines}")
        if not await _alike(servers, each):
            found.append(f"seat {each.seat} of {each.table} is not shown the same by all servers")
    return found


async def _alike(servers: Sequence[Serving], regular: Regular) -> bool:
    """Soon, since a bot may be at it, and whoever missed the bell looks by itself only now and then."""
    for _ in range(LOOKS):
        if await _views(servers, regular) == 1:
            return True
        await asyncio.sleep(1.0)
    return False


async def _views(servers: Sequence[Serving], regular: Regular) -> int:
    """How many different positions the servers show this seat."""
    seen = set()
    for server in servers:
        person = Person(server.address, regular.person.token, {})
        async with person.at(regular.table, state=1) as wire:
            position = await wire.until("position")
        told = [[event[name] for name in ("at", "kind", "seat", "args")] for event in position["told"]]
        seen.add(json.dumps([position["question"], position["answers"], position["view"], told]))
    return len(seen)
