"""Limits count for a person and for an address, however many sockets they open."""

import asyncio
import socket

import pytest

from tests.server.company import Wire, pair, wire
from tests.server.serving import Serving

PING = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + bytes(125)
"""A frame that the web server answers by itself, with as many bytes."""
PLENTY = 120_000


async def refusals(over: Wire, count: int, kind: str) -> int:
    """How many of N messages were too fast."""
    heard = [await over.do(type=kind, text="ahoy") for _ in range(count)]
    return sum(each["type"] == "refused" and each["error"]["key"] == "too-fast" for each in heard)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "most"), [("view", 4), ("say", 2)])
def test_sockets_of_one_account_share_its_limits(serving: Serving, kind: str, most: int) -> None:
    Serving.__init__(serving, serving.folder, KAPER_LIMITS="0.2")
    serving.start()

    async def main() -> None:
        anne, jack, table = await pair(serving.address)
        async with anne.at(table) as one, anne.at(table) as other, jack.at(table) as his:
            assert await refusals(one, most, kind) == 0
            assert await refusals(other, 2, kind) >= 1
            assert await refusals(his, most, kind) == 0

    asyncio.run(main())


@pytest.mark.slow
def test_strangers_of_one_address_share_its_limits(serving: Serving) -> None:
    Serving.__init__(serving, serving.folder, KAPER_LIMITS="0.1")
    serving.start()

    async def main() -> None:
        _, _, table = await pair(serving.address)
        async with wire(serving.address, table) as one, wire(serving.address, table) as other:
            assert await refusals(one, 16, "view") == 0
            assert await refusals(other, 3, "view") >= 1

    asyncio.run(main())


def test_whoever_pings_without_reading_is_let_go(address: str) -> None:
    _, _, table = asyncio.run(pair(address))
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), 20) as plug:
        plug.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        with pytest.raises(ConnectionError):
            flood(plug)


def flood(plug: socket.socket) -> None:
    for _ in range(PLENTY // 1000):
        plug.sendall(PING * 1000)
