"""Passwords guessed from several addresses; the owner must come in all the same."""

import asyncio
import json
import time

from tools.attack.ring import Attack, Ring
from tools.attack.wire import Caller, Player, request

GUESSES, GUESSERS = 5000, 10
OWNER = 190
"""The number of the owner's own address."""
PATIENCE, TURNS = 3.0, 2 * (GUESSERS + 1)
"""The owner comes in within seconds or, where the machine is slow, before twice as many passwords could be
compared as stand before theirs: one of each guesser."""
SECRET = "nobody guesses this"


async def run(ring: Ring) -> None:
    owner = await Player.enter(ring.address, ring.source(OWNER), "Owner")
    began = time.monotonic()
    await owner.call("POST", "/account/password", {"password": SECRET})
    alone = time.monotonic() - began
    async with asyncio.TaskGroup() as guessing:
        for number in range(GUESSERS):
            guessing.create_task(_guess(ring, number))
        await asyncio.sleep(min(2.0, 20 * ring.scale))
        began = time.monotonic()
        answer = await owner.call("POST", "/login", {"name": "Owner", "password": SECRET})
        ring.tally.http(answer.status)
        if answer.status != 200 or time.monotonic() - began > max(PATIENCE, TURNS * alone):
            ring.tally.fail("the owner could not log in")


async def _guess(ring: Ring, number: int) -> None:
    caller = Caller(ring.address, ring.source(number))
    for attempt in range(ring.count(GUESSES // GUESSERS)):
        guess = {"name": "Owner", "password": f"guess {number} {attempt}" + "x" * ring.chance.randrange(3000)}
        answer = await caller.send(request("POST", "/api/login", json.dumps(guess).encode()))
        ring.tally.http(answer.status)
        if answer.status == 200:
            ring.tally.fail("a guess was right")
    caller.close()


ATTACK = Attack("passwords", run, seconds=60, at_least=60)
"""Not cut off however slow the machine is: a password that is still compared afterwards takes 64 MB."""
