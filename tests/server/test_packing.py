"""Large messages go packed to who can unpack them, small ones as they are."""

import asyncio
import base64
import json
import os
import zlib

from tests.server.company import ME, RANDOM, Person

ASKS = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
PACKED, LARGE = 0x40, 4096


async def frames(
    address: str, token: str, path: str, asks: str, messages: list[bytes]
) -> list[tuple[bool, bytes]]:
    """Say these messages and give what comes for the first view and for each of them, packed or not."""
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{asks}"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b"101" in head.splitlines()[0]
    for message in messages:
        writer.write(bytes([0x81, 0x80 | len(message)]) + bytes(4) + message)
    found: list[tuple[bool, bytes]] = []
    while not found or b'"pong"' not in found[-1][1]:
        first, size = await reader.readexactly(2)
        if size > 125:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        found.append((bool(first & PACKED), await reader.readexactly(size)))
    writer.close()
    return found


async def looked(address: str, asks: str) -> list[tuple[bool, bytes]]:
    anne = await Person.enter(address)
    table = await anne.start("plank", [ME, RANDOM])
    async with anne.at(table) as line:
        for number in range(30):
            await line.do(type="say", text=f"{number} " + "yo ho ho " * 20)
    path = f"/api/tables/{table}/socket?scene=2&state=1"
    return await frames(address, anne.token, path, asks, [b'{"type":"ping","id":1}'])


def test_nobody_is_sent_what_they_did_not_ask_for(address: str) -> None:
    found = asyncio.run(looked(address, ""))
    assert not any(packed for packed, _ in found)
    assert {json.loads(data)["type"] for _, data in found} >= {"table", "position", "pong"}


def test_only_large_messages_are_packed(address: str) -> None:
    found = asyncio.run(looked(address, ASKS))
    for packed, data in found:
        whole = zlib.decompressobj(-15).decompress(data + b"\x00\x00\xff\xff") if packed else data
        assert packed == (len(whole) >= LARGE)
        assert json.loads(whole)["type"] in ("table", "position", "pong", "chat")
    assert {packed for packed, _ in found} == {True, False}
