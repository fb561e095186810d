"""Passwords guessed from several addresses; the owner must come in all the same."""

import asyncio
import json
import time

from tools.attack.ring import Attack, Ring
from tools.attack.wire import Caller, Player, request

GUESSES, GUESSERS = 5000, 10
OWNER = 190
"""The number of the owner's own address."""
PATIENCE = 3.0
SECRET = "nobody guesses this"


async def run(ring: Ring) -> None:
    owner = await Player.enter(ring.address, ring.source(OWNER), "Owner")
    await owner.call("POST", "/account/password", {"password": SECRET})
    guessing = asyncio.gather(*(_guess(ring, number) for number in range(GUESSERS)))
    await asyncio.sleep(min(2.0, 20 * ring.scale))
    began = time.monotonic()
    answer = await owner.call("POST", "/login", {"name": "Owner", "password": SECRET})
    ring.tally.http(answer.status)
    if answer.status != 200 or time.monotonic() - began > PATIENCE:
        ring.tally.fail("the owner could not log in")
    await guessing


async def _guess(ring: Ring, number: int) -> None:
    caller = Caller(ring.address, ring.source(number))
    for attempt in range(ring.count(GUESSES // GUESSERS)):
        guess = {"name": "Owner", "password": f"guess {number} {attempt}" + "x" * ring.chance.randrange(3000)}
        answer = await caller.send(request("POST", "/api/login", json.dumps(guess).encode()))
        ring.tally.http(answer.status)
        if answer.status == 200:
            ring.tally.fail("a guess was right")
    caller.close()


ATTACK = Attack("passwords", run, seconds=60)
