"""What Schemathesis makes of the description of the interface: good requests, and bad ones."""

import asyncio

from tools.attack.requests import known_things, schema_of
from tools.attack.ring import UNLIMITED, Attack, Ring


async def run(ring: Ring) -> None:
    # To load Schemathesis takes longer than all other attacks together.
    from tools.attack.examiner import Examiner

    examiner = Examiner(ring, (await known_things(ring, 1))["token"][0])
    described = await schema_of(ring)
    try:
        await asyncio.to_thread(examiner.examine, described)
    finally:
        examiner.late.set()


ATTACK = Attack("schemathesis", run, UNLIMITED, seconds=90, at_least=45)
"""Schemathesis reads the whole description before it sends anything, which takes long on a busy machine."""
