"""Guests, tables and sockets by the thousand from one address, also with forged notes of a proxy."""

import asyncio
import contextlib
import json

from websockets.exceptions import ConnectionClosed

from tools.attack.innocent import SEATS, longest
from tools.attack.ring import Attack, Ring
from tools.attack.wire import Caller, Player, request

GUESTS, TABLES, SOCKETS, BROWSING = 3000, 3000, 2000, 3000
AT_ONCE = 20
CAPS = {"guests": 300, "tables": 400, "sockets": 400}


async def run(ring: Ring) -> None:
    players = await _guests(ring)
    table = await _tables(ring, players)
    await _sockets(ring, players, table)
    await _browse(ring, players)


async def _guests(ring: Ring) -> list[Player]:
    source = ring.source(0)
    found: list[Player] = []

    async def one() -> None:
        caller = Caller(ring.address, source)
        for number in range(ring.count(GUESTS // AT_ONCE)):
            forged = {"X-Forwarded-For": f"10.0.{number % 256}.1", "Forwarded": "for=10.1.1.1"}
            answer = await caller.send(request("POST", "/api/guests", b'{"name": "Crowd"}', {**forged}))
            ring.tally.http(answer.status)
            if answer.status == 200:
                found.append(Player(ring.address, source, json.loads(answer.body)["token"]))
        caller.close()

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    _held(ring, "guests", len(found))
    return found


async def _tables(ring: Ring, players: list[Player]) -> str:
    made: list[str] = []

    async def one(player: Player) -> None:
        for _ in range(ring.count(TABLES) // AT_ONCE + 1):
            wish = {"game": longest(), "players": 2, "seats": SEATS, "open": True}
            answer = await player.call("POST", "/tables", wish)
            ring.tally.http(answer.status)
            if answer.status == 201:
                made.append(json.loads(answer.body)["id"])

    await asyncio.gather(*(one(player) for player in players[:AT_ONCE]))
    _held(ring, "tables", len(made))
    return made[0]


async def _sockets(ring: Ring, players: list[Player], table: str) -> None:
    opened = 0
    async with contextlib.AsyncExitStack() as stack:
        for number in range(ring.count(SOCKETS)):
            with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
                over = await stack.enter_async_context(players[number % len(players)].at(table))
                stack.callback(over.transport.abort)
                told = json.loads(await over.recv())
                ring.tally.sent += 1
                opened += told["type"] != "refused"
                if told["type"] == "refused":
                    ring.tally.refused(told["error"]["key"])
        _held(ring, "sockets", opened)


async def _browse(ring: Ring, players: list[Player]) -> None:
    """Looks at the lobby, which is long now."""

    async def one(player: Player) -> None:
        for _ in range(ring.count(BROWSING) // AT_ONCE + 1):
            ring.tally.http((await player.call("GET", "/tables")).status)

    await asyncio.gather(*(one(player) for player in players[:AT_ONCE]))


def _held(ring: Ring, what: str, count: int) -> None:
    if count > CAPS[what]:
        ring.tally.fail(f"{count} {what} from one address")


ATTACK = Attack("crowd", run, seconds=120)
