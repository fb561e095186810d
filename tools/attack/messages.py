"""Random messages over sockets: good ones, stale ones, foreign ones, and rubbish."""

import asyncio
import contextlib
import json
from random import Random

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tools.attack.innocent import SEATS, longest
from tools.attack.ring import UNLIMITED, Attack, Ring
from tools.attack.wire import PATIENCE, Player

MESSAGES, SENDERS = 800_000, 6
BATCH = 50
TEXTS = (None, 5, "", "\x01", "y" * 600, "ahoy", "\u0301" * 499)
NONCES = ("", "n", "n" * 64, "n" * 65, "\x00", 4)
SETTLED = {"ack", "refused", "pong"}
"""Every message is answered by one of these."""


def said(chance: Random, position: dict[str, object]) -> str | bytes:
    """One message; a few of them are good answers."""
    kind = chance.randrange(12)
    if kind == 0:
        return chance.choice((b"", b"\x00", chance.randbytes(40), "[" * 1999, "\ud7ff" * 9, "{" * 50))
    made = json.dumps(_message(chance, position))
    return made[: chance.randrange(len(made))] if kind == 1 else made


def _message(chance: Random, position: dict[str, object]) -> object:
    question = position.get("question", 0)
    option = chance.choice((_offered(chance, position), "sing", "play:" + "9" * 150, "", "\x00", 7))
    answer = {
        "type": "answer",
        "id": chance.randrange(10**6),
        "seat": 0,
        "question": question,
        "option": option,
    }
    plain = chance.random() < 0.5
    odd = chance.choice((1, -1, 5, 99, 10**12, "0", None, [0], 0.5, 0))
    return chance.choice((
        answer, answer, {**answer, "seat": odd}, {**answer, "question": odd}, {**answer, "id": "i" * 65},
        {"type": "undo", "id": "u", "seat": chance.choice((0, odd))}, {"type": "ping", "id": odd},
        {"type": "say", "id": 3, "text": chance.choice(TEXTS)},
        {"type": "say", "id": 3, "text": "again", "nonce": chance.choice(NONCES)},
        {"type": "view", "seat": odd, "scene": chance.choice((True, False, 1)), "state": plain},
        {"type": chance.choice(("sail", "", None, 7, "return")), "id": 1}, {"type": "answer"}, odd,
    ))  # fmt: skip


def _offered(chance: Random, position: dict[str, object]) -> str:
    seats = position.get("seats")
    if not isinstance(seats, dict) or "0" not in seats:
        return "wait"
    return str(chance.choice(seats["0"]["options"])["text"])


async def run(ring: Ring) -> None:
    each = ring.count(MESSAGES // SENDERS)
    await asyncio.gather(*(_sender(ring, number, each) for number in range(SENDERS)))


async def _sender(ring: Ring, number: int, count: int) -> None:
    """At one table after another: matches end."""
    player = await Player.enter(ring.address, ring.source(number))
    done = 0
    while done < count:
        table = (await player.table(longest(), SEATS))["id"]
        await player.call("POST", f"/tables/{table}/start", {})
        with contextlib.suppress(ConnectionClosed):
            async with player.at(table) as over:
                done += await _talk(ring, over, count - done)
        await player.call("POST", f"/tables/{table}/leave", {})


async def _talk(ring: Ring, over: ClientConnection, count: int) -> int:
    """How many messages were sent and answered until the match was over."""
    position: dict[str, object] = {}
    done = 0
    while done < count and not position.get("over"):
        batch = min(BATCH, count - done)
        for _ in range(batch):
            await over.send(said(ring.chance, position))
        ring.tally.sent += batch
        async with asyncio.timeout(PATIENCE):
            position = await _hear(ring, over, batch) or position
        done += batch
    return done


async def _hear(ring: Ring, over: ClientConnection, batch: int) -> dict[str, object]:
    """Wait until N messages are answered; the last position that came meanwhile."""
    position: dict[str, object] = {}
    heard = 0
    while heard < batch:
        told = json.loads(await over.recv())
        heard += told["type"] in SETTLED
        if told["type"] == "position":
            position = told
        elif told["type"] == "refused":
            ring.tally.refused(told["error"]["key"])
    return position


ATTACK = Attack("messages", run, UNLIMITED, seconds=400)
