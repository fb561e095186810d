"""A bot over the network: sits down at a table and answers at random until the match is over.

    KAPER_TOKEN=... python examples/bot.py http://127.0.0.1:8420 TABLE SEAT [INVITE]

Without a token it enters as a guest. The protocol is explained in docs/protocol.md.
"""

import asyncio
import json
import os
import random
import sys

import httpx
from websockets.asyncio.client import connect


def enter(server: str) -> str:
    """A token for a new guest."""
    return str(httpx.post(f"{server}/api/guests", json={"name": "Random Robert"}).json()["token"])


def sit(server: str, table: str, seat: int, invite: str, token: str) -> None:
    """Take the seat, with a word of one's own for the dice."""
    wish = {"kind": "me", "invite": invite, "nonce": random.randbytes(16).hex()}
    headers = {"Authorization": f"Bearer {token}"}
    httpx.post(f"{server}/api/tables/{table}/seats/{seat}", json=wish, headers=headers).raise_for_status()


async def play(server: str, table: str, seat: int, token: str) -> None:
    """Answer every question put to the seat; a lost connection is opened again."""
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
    async for socket in connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
        async for data in socket:
            message = json.loads(data)
            if message["type"] == "position":
                if message["over"]:
                    print("over:", message["outcome"])
                    return
                asked = message["seats"].get(str(seat))
                if asked is not None:
                    option = random.choice(asked["options"])["text"]
                    answer = {"type": "answer", "id": message["n"], "seat": seat}
                    await socket.send(
                        json.dumps(answer | {"question": message["question"], "option": option})
                    )


def main() -> None:
    """Sit down and play."""
    server, table, seat = sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3])
    token = os.environ.get("KAPER_TOKEN") or enter(server)
    sit(server, table, seat, sys.argv[4] if len(sys.argv) > 4 else "", token)
    print("seated", flush=True)
    asyncio.run(play(server, table, seat, token))


if __name__ == "__main__":
    main()
