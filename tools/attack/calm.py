"""No attack at all: what the machine itself does to an innocent's pings, to compare the others with."""

import asyncio

from tools.attack.ring import Attack, Ring

SECONDS = 15


async def run(ring: Ring) -> None:
    await asyncio.sleep(max(1.0, SECONDS * ring.scale))


ATTACK = Attack("calm", run)
