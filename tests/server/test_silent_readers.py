"""Readers who do not read cost nobody anything: what waits for them is bounded, and then they are let go."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kaper.engine import registry
from kaper.server.backlog import Backlogs
from kaper.server.limits import Visitor
from tests.server.company import RANDOM, Person
from tests.server.serving import Serving

READERS = 10
GROWTH = 24
"""Megabytes by which the server may grow; the readers of one account have four of them."""
CALM = 0.5
"""Seconds in which somebody else gets nine pongs of ten."""

PACE = 0.02
PONGS = 100
WISHES = 10
"""Views that each reader wishes for between two pongs: what happens by itself fills no line."""
GREEDY = 20
"""Pongs after which nobody wishes for more: by then far more waits than may."""


def megabytes(pid: int) -> float:
    """The memory of a process, as it is now."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


@asynccontextmanager
async def silent(person: Person, table: str) -> AsyncIterator[ClientConnection]:
    """A connection that takes as little as it can until somebody reads from it."""
    host, _, port = person.address.partition(":")
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.connect((host, int(port)))
    path = f"ws://{person.address}/api/tables/{table}/socket?scene=2&state=1"
    async with connect(
        path, sock=plug, additional_headers=person.headers, max_queue=1, max_size=None, ping_interval=None,
        compression=None, close_timeout=1,
    ) as over:  # fmt: skip
        yield over
        over.transport.abort()


@pytest.mark.slow
def test_ten_silent_readers_neither_fill_the_memory_nor_slow_others(serving: Serving) -> None:
    Serving.__init__(serving, serving.folder, KAPER_BACKLOG="1000000", KAPER_LIMITS="1000")
    serving.start()

    async def main() -> None:
        game = max(registry.games().values(), key=lambda entry: entry.meta.longest).meta.name
        anne, jack = await Person.enter(serving.address), await Person.enter(serving.address, "Jack")
        await watched(jack, await anne.table(game, [RANDOM] * 4), anne)
        before = megabytes(serving.pid)
        waiting = await anne.table(game, [RANDOM] * 4, open=True)
        async with AsyncExitStack() as opened:
            readers = [await opened.enter_async_context(silent(anne, waiting["id"])) for _ in range(READERS)]
            pongs = await watched(jack, waiting, anne, readers)
            assert megabytes(serving.pid) - before < GROWTH
            assert sorted(pongs)[len(pongs) * 9 // 10] < CALM
            assert await end_of(readers[0]) == (4008, "too-slow")

    asyncio.run(main())


async def watched(
    jack: Person, table: dict[str, object], anne: Person, readers: Sequence[ClientConnection] = ()
) -> list[float]:
    """Somebody looks on while the bots play; how long each pong took.

    Meanwhile the readers wish for more and more that they do not read.
    """
    waited: list[float] = []
    async with jack.at(str(table["id"]), scene=2, invite=table["invite"]) as over:
        await anne.call("POST", f"/tables/{table['id']}/start", {})
        while not over.position.get("over") and len(waited) < PONGS:
            began = time.monotonic()
            await over.send(type="ping", id="p")
            await over.until("pong")
            waited.append(time.monotonic() - began)
            for reader in readers if len(waited) <= GREEDY else ():
                with suppress(ConnectionClosed):
                    for _ in range(WISHES):
                        await reader.send('{"type": "view", "state": true}')
            await asyncio.sleep(PACE)
    return waited


async def end_of(over: ClientConnection) -> tuple[int | None, str | None]:
    """Begins to read at last."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(10):
            async for _ in over:
                pass
    return over.close_code, over.close_reason


def test_all_of_an_account_share_a_bound_but_whoever_reads_is_not_blamed() -> None:
    backlogs = Backlogs(1000)
    visitor = Visitor("anne", "192.0.2.1")
    slow = [backlogs.of(visitor) for _ in range(4)]
    for each in slow:
        assert each.fits(5000)
        each.add(990)
        assert not each.fits(20)
    attentive = backlogs.of(visitor)
    assert attentive.fits(200)
    attentive.add(62)
    assert attentive.fits(200)
    attentive.add(1)
    assert not attentive.fits(200)
    slow[0].clear()
    assert attentive.fits(200)
