"""Names and texts that are huge, of marks alone, or no text at all; paths and origins that are none."""

import asyncio
import json
from random import Random

from tools.attack.ring import Attack, Ring
from tools.attack.wire import Caller, Headers, request

REQUESTS = 20_000
SENDERS = 20
MARKS = "\u0327\u0301\u0300\u0323"
DEEP = "[" * 1500 + "]" * 1500
POSTS = ("guests", "login", "account/password", "tables", "records", "tables/x/seats/0", "tables/x/start")
PATHS = (
    "/%00", "/assets/%00", "/api/tables/%00", "/" + "x" * 5000, "/" + "a/" * 2000, "/x." + "y" * 300,
    "/api/tables/%ff%fe", "/api/tables/x/replay?at=" + "9" * 400, "/api/games/%2e%2e/rules/en", "/%f0%9f",
    "/api/games/\x00/rules/en", "/api/tables/" + "\u0301" * 500, "//", "/" + "%2f" * 300, "/" + "x" * 70_000,
)  # fmt: skip
ORIGINS: tuple[str | bytes, ...] = (
    "http://[", "http://]", "null", "http://[::1", b"\xff\xfe", "http://x:99999999", "x" * 3000, "",
)  # fmt: skip


def name(chance: Random) -> str:
    """A name that takes long to read if somebody tries."""
    mark = chance.choice(MARKS)
    length = chance.choice((1, 31, 32, 127, 128, 129, 1000, 1900, 60_000, 160_000, 1_900_000))
    return chance.choice((
        "a" + mark * length, "".join(chance.choice(MARKS) for _ in range(min(length, 2000))),
        "\x00" * length, "\ufdfa" * min(length, 128), "\u202e" * length, " " * length, "ﬃ" * min(length, 128),
    ))  # fmt: skip


def body(chance: Random) -> bytes:
    """Something to post."""
    kind = chance.randrange(4)
    if kind == 0:
        raw = (b"", b"\x00", b"\xff\xfe", b'"\xff"', DEEP.encode(), b"null", b'{"name": 1e999}')
        return chance.choice((*raw, b'{"name": "\\ud800"}', b'{"name": ' + DEEP.encode() + b"}"))
    if kind == 1:
        return json.dumps({"name": name(chance), "password": "x" * chance.choice((1, 8, 300, 3000))}).encode()
    field = chance.choice(("name", "password", "old", "game", "nonce", "level", "invite"))
    return json.dumps({field: name(chance)}, ensure_ascii=chance.random() < 0.5).encode()


def nasty(chance: Random) -> bytes:
    headers: Headers = {"Content-Type": "application/json"}
    if chance.random() < 0.2:
        headers["Origin"] = chance.choice(ORIGINS)
    if chance.random() < 0.3:
        return request("GET", chance.choice(PATHS), headers=headers)
    return request("POST", f"/api/{chance.choice(POSTS)}", body(chance), headers)


async def run(ring: Ring) -> None:
    async def one(number: int) -> None:
        caller = Caller(ring.address, ring.source(number))
        for _ in range(ring.count(REQUESTS // SENDERS)):
            answer = await caller.send(nasty(ring.chance))
            ring.tally.http(answer.status)
        caller.close()

    await asyncio.gather(*(one(number) for number in range(SENDERS)))


ATTACK = Attack("texts", run, seconds=60)
