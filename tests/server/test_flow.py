"""What is said in one breath goes over the line together."""

import asyncio
import base64
import json
import os
import socket
import struct
import sys

import pytest

from tests.server.company import first_option, pair

SEGMENTS_IN = 152
"""Where Linux tells, in `tcp_info`, how many segments with data have come."""


def segments(writer: asyncio.StreamWriter) -> int:
    found: bytes = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 256)
    return int(struct.unpack_from("I", found, SEGMENTS_IN)[0])


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts the segments of a line")
def test_the_position_and_the_word_that_the_answer_was_taken_come_together(address: str) -> None:
    async def main() -> None:
        anne, _, table = await pair(address)
        async with anne.at(table, scene=2) as over:
            position = await over.until("position")
        host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET /api/tables/{table}/socket?scene=2 HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Authorization: Bearer {anne.token}\r\n\r\n".encode()
        )
        while b'"position"' not in await reader.read(1 << 16):
            pass
        said = {
            "type": "answer", "id": 1, "seat": 0,
            "question": position["question"], "option": first_option(position, 0),
        }  # fmt: skip
        body = json.dumps(said).encode()
        before = segments(writer)
        writer.write(bytes([0x81, 0xFE, *len(body).to_bytes(2, "big")]) + bytes(4) + body)
        heard = b""
        while b'"ack"' not in heard:
            heard += await reader.read(1 << 16)
        assert heard.index(b'"type":"position"') < heard.index(b'"type":"ack"')
        assert segments(writer) == before + 1
        writer.close()

    asyncio.run(main())
