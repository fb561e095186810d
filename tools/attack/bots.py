"""Tables at which only bots sit that search: sixty of one guest, and of many guests of one address."""

import asyncio
import json
import time

from tools.attack.innocent import longest
from tools.attack.ring import Attack, Ring
from tools.attack.wire import Player

TABLES, GUESTS = 60, 15
SECONDS = 40
SEARCH = [{"kind": "bot", "level": "search"}] * 4


async def run(ring: Ring) -> None:
    began = time.monotonic()
    alone = await Player.enter(ring.address, ring.source(0))
    many = [await Player.enter(ring.address, ring.source(1)) for _ in range(ring.count(GUESTS))]
    started = await _start(ring, alone, ring.count(TABLES))
    more = await asyncio.gather(*(_start(ring, each, ring.count(TABLES)) for each in many))
    if started > 4 or sum(more) > 20:
        ring.tally.fail(f"{started} and {sum(more)} tables of bots alone")
    await asyncio.sleep(max(1.0, SECONDS * ring.scale - (time.monotonic() - began)))


async def _start(ring: Ring, player: Player, count: int) -> int:
    """How many of N tables could be started."""
    started = 0
    for _ in range(count):
        wish = {"game": longest(), "players": 4, "seats": SEARCH}
        made = await player.call("POST", "/tables", wish)
        ring.tally.http(made.status)
        if made.status == 201:
            begun = await player.call("POST", f"/tables/{json.loads(made.body)['id']}/start", {})
            ring.tally.http(begun.status)
            started += begun.status == 200
    return started


ATTACK = Attack("bots", run, seconds=90)
