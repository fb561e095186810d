"""Silent readers: they ask for everything and read nothing."""

import asyncio
import contextlib
import json

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tools.attack.innocent import longest
from tools.attack.ring import Attack, Ring
from tools.attack.wire import Player

READERS, GUESTS = 120, 6
SECONDS = 45
BOTS = [{"kind": "bot", "level": "random"}] * 4
WISHES = ({"type": "view", "scene": True, "state": True}, {"type": "ping", "id": "x" * 60}, {"type": "hm"})


async def run(ring: Ring) -> None:
    """Some guests share an address, others come alone."""
    async with contextlib.AsyncExitStack() as opened:
        reading = []
        for number in range(GUESTS):
            guest = await Player.enter(ring.address, ring.source(number // 2))
            table = await guest.table(longest(), BOTS)
            for _ in range(ring.count(READERS) // GUESTS + 1):
                over = await opened.enter_async_context(guest.at(table["id"], "scene=2&state=1", narrow=True))
                opened.callback(over.transport.abort)
                reading.append(_ask(ring, over))
            await guest.call("POST", f"/tables/{table['id']}/start", {})
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(1.0, SECONDS * ring.scale)):
                await asyncio.gather(*reading)


async def _ask(ring: Ring, over: ClientConnection) -> None:
    """For more and more, also by pings of the protocol below."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(20_000):
            await over.send(json.dumps(ring.chance.choice(WISHES)))
            await over.ping()
            ring.tally.sent += 2
            await asyncio.sleep(0.02)


ATTACK = Attack("readers", run, seconds=75)
