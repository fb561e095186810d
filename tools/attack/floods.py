"""Sockets that say as much as they can: pings, views, chat, rubbish, frames that are none, half requests."""

import asyncio
import contextlib
import json
import os
from random import Random

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tools.attack.innocent import SEATS, longest
from tools.attack.ring import Attack, Ring
from tools.attack.wire import Player, target

MESSAGES, GUESTS, SOCKETS = 40_000, 4, 10
HALVES = 300
BURST = 200
"""All at once, before anybody is slowed down."""
BATCH, PAUSE = 50, 1.0
FRAMES = (
    b"\x83\x00",
    b"\x81\x05hello",
    b"\xf1\x80\x00\x00\x00\x00",
    b"\x81\xff" + b"\xff" * 12,
    b"\x88\x81\x00\x00\x00\x00x",
)


def message(chance: Random) -> str | bytes:
    said = chance.choice((
        {"type": "ping", "id": 1}, {"type": "view", "scene": True, "state": True, "id": 2},
        {"type": "say", "text": "ahoy " * 90, "id": 3}, {"type": "say", "text": "a" + "\u0327\u0301" * 600},
        {"type": "undo", "seat": 0, "id": 4}, {"type": "return", "id": 5},
        {"type": "answer", "seat": 0, "question": 1, "option": "x" * 150, "id": 6}, "x" * 4000, None,
    ))  # fmt: skip
    return chance.choice((json.dumps(said), json.dumps(said), os.urandom(60), "[" * 4000))


async def run(ring: Ring) -> None:
    guests = [await Player.enter(ring.address, ring.source(number)) for number in range(GUESTS)]
    floods = []
    for guest in guests:
        table = (await guest.table(longest(), SEATS))["id"]
        await guest.call("POST", f"/tables/{table}/start", {})
        each = ring.count(MESSAGES // GUESTS // SOCKETS)
        floods += [_flood(ring, guest, table, each) for _ in range(SOCKETS)]
        floods.append(_frames(ring, guest, table))
    floods.append(_halves(ring))
    await asyncio.gather(*floods)


async def _flood(ring: Ring, guest: Player, table: str, count: int) -> None:
    """A burst, and then in batches: what is sent too fast waits in the pipe and is never read."""
    with contextlib.suppress(ConnectionClosed):
        async with guest.at(table, "scene=2") as over:
            hearing = asyncio.create_task(_hear(ring, over))
            for number in range(count):
                await over.send(message(ring.chance))
                ring.tally.sent += 1
                if number >= BURST and number % BATCH == 0:
                    await asyncio.sleep(PAUSE)
            hearing.cancel()


async def _hear(ring: Ring, over: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for data in over:
            told = json.loads(data)
            if told["type"] == "refused":
                ring.tally.refused(told["error"]["key"])


async def _frames(ring: Ring, guest: Player, table: str) -> None:
    """A good handshake, and then bytes that are no frames."""
    for _ in range(ring.count(20)):
        with contextlib.suppress(ConnectionClosed, OSError):
            async with guest.at(table) as over:
                over.transport.write(ring.chance.choice(FRAMES))
                ring.tally.sent += 1
                await over.wait_closed()


async def _halves(ring: Ring) -> None:
    """Connections that begin a request and never end it."""
    host, port = target(ring.address)
    opened = []
    for number in range(ring.count(HALVES)):
        _, writer = await asyncio.open_connection(host, port, local_addr=(ring.source(number), 0))
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: kaper\r\nContent-Length: 4000\r\n\r\n{")
        ring.tally.sent += 1
        opened.append(writer)
    await asyncio.sleep(2)
    for writer in opened:
        writer.close()


ATTACK = Attack("floods", run, seconds=60)
