"""Replays and records asked for without end; uploads that are large, or not true."""

import asyncio
import json
from random import Random

from kaper.engine import record as records
from kaper.engine.match import Match
from kaper.engine.registry import find
from tools.attack.innocent import longest
from tools.attack.ring import Attack, Ring
from tools.attack.wire import Player, request

CALLS, GUESTS = 20_000, 20
ANSWERS = 400
"""So long is the match that is asked for."""


def played(chance: Random) -> bytes:
    """The record of a match at random; it need not be over."""
    match = Match.new(find(longest()).load(), 2, {}, "7")
    while match.pending and len(match.answers) < ANSWERS:
        ask = match.pending[0]
        match.answer(ask.seat, chance.choice(ask.options).text)
    return records.encode_record(records.record(match, ["Anne", "Jack"]))


def falsified(chance: Random, good: bytes) -> bytes:
    """Larger, or other than it was."""
    record = json.loads(good)
    changes: tuple[dict[str, object], ...] = (
        {"digest": "0" * 64}, {"trail": "0" * 100}, {"rules": 10**30}, {"seed": "x" * 1000},
        {"answers": record["answers"] * 40}, {"answers": ["0 x"] * 100_000}, {"seed": "other"},
        {"seats": ["\u0301" * 30_000, "b"]},
        {"options": {str(each): "x" for each in range(10_000)}}, {"answers": record["answers"][::-1]},
    )  # fmt: skip
    made = json.dumps({**record, **chance.choice(changes)}).encode()
    return chance.choice((made, made, made + b" " * (1_900_000 - len(made) % 1_000_000), b"[" * 1_900_000))


async def run(ring: Ring) -> None:
    good = played(ring.chance)
    host = await Player.enter(ring.address, ring.source(0))
    uploaded = await host.caller.send(_upload(host, good))
    ring.tally.http(uploaded.status)
    if uploaded.status != 201:
        ring.tally.fail(f"a true record was refused with {uploaded.status}")
        return
    table = json.loads(uploaded.body)["id"]
    guests = [await Player.enter(ring.address, ring.source(number)) for number in range(GUESTS)]
    await asyncio.gather(*(_hammer(ring, guest, table, good) for guest in guests))


def _upload(guest: Player, file: bytes) -> bytes:
    return request("POST", "/api/records", file, {**guest.headers})


async def _hammer(ring: Ring, guest: Player, table: str, good: bytes) -> None:
    chance = ring.chance
    for _ in range(ring.count(CALLS // GUESTS)):
        kind = chance.random()
        if kind < 0.02:
            answer = await guest.caller.send(_upload(guest, falsified(chance, good)))
        elif kind < 0.2:
            answer = await guest.call("GET", f"/tables/{table}/record")
        else:
            viewer = chance.choice(("all", "none", "0", "1", "7"))
            at, told = chance.randrange(ANSWERS), chance.randrange(50)
            answer = await guest.call("GET", f"/tables/{table}/replay?at={at}&viewer={viewer}&told={told}")
        ring.tally.http(answer.status, answer.key)


ATTACK = Attack("records", run, seconds=90, at_least=20)
"""The first upload starts a process that plays the whole match again, which takes long on a busy machine."""
