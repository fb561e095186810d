"""Somebody who plays and has nothing to do with the attack; a process, so that no other work delays them.

It is told to stop by the end of its input, and then prints how long each pong took and what was acknowledged.
"""

import asyncio
import json
import random
import sys
import time
from typing import Any

from websockets.asyncio.client import ClientConnection

from kaper.engine import registry
from tools.attack.wire import Player

SOURCE = "127.0.0.2"
PACE, THOUGHT, LAST = 0.05, 0.3, 10.0
WARM = 20
"""Pongs that are not counted: the server has just been started."""
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


class Innocent:
    """Pings often, answers now and then."""

    def __init__(self, over: ClientConnection, table: str) -> None:
        self.over = over
        self.table = table
        self.stopped = asyncio.Event()
        self.waits: dict[int, float] = {}
        self.sent: dict[int, float] = {}
        self.acknowledged: list[str] = []
        self.doubtful = ""
        self.refused: list[str] = []
        self._answering: asyncio.Task[None] | None = None

    async def ping(self) -> None:
        number = 0
        while not self.stopped.is_set():
            self.sent[number] = time.perf_counter()
            await self.over.send(json.dumps({"type": "ping", "id": number}))
            number += 1
            await asyncio.sleep(PACE)

    async def listen(self) -> None:
        async for data in self.over:
            message = json.loads(data)
            match message["type"]:
                case "pong":
                    self.waits[message["id"]] = time.perf_counter() - self.sent[message["id"]]
                case "position":
                    self._ponder(message)
                case "ack":
                    self.acknowledged.append(self.doubtful)
                    self.doubtful = ""
                case "refused":
                    self.refused.append(message["error"]["key"])
                    self.doubtful = ""

    def _ponder(self, position: dict[str, Any]) -> None:
        asked = position["seats"].get("0")
        if asked is not None and not self.doubtful and not self.stopped.is_set():
            option = random.choice(asked["options"])["text"]
            self.doubtful = f"0 {option}"
            self._answering = asyncio.create_task(self._answer(position["question"], option))

    async def _answer(self, question: int, option: str) -> None:
        await asyncio.sleep(THOUGHT)
        said = {"type": "answer", "id": "a", "seat": 0, "question": question, "option": option}
        await self.over.send(json.dumps(said))

    async def finish(self) -> dict[str, Any]:
        """Wait for what is still on its way; a pong that never came waited for all that time."""
        self.stopped.set()
        async with asyncio.timeout(LAST + 1):
            ends = time.perf_counter() + LAST
            while time.perf_counter() < ends and (len(self.waits) < len(self.sent) or self.doubtful):
                await asyncio.sleep(0.01)
        pings = [self.waits.get(number, LAST) for number in self.sent][WARM:]
        return {
            "pings": pings, "table": self.table, "acknowledged": self.acknowledged,
            "doubtful": self.doubtful, "refused": self.refused, "cut": self.over.close_code is not None,
        }  # fmt: skip


def longest() -> str:
    """The game whose matches last longest."""
    return max(registry.games().values(), key=lambda entry: entry.meta.longest).meta.name


async def main(server: str) -> None:
    player = await Player.enter(server, SOURCE, "Innocent")
    table = (await player.table(longest(), SEATS))["id"]
    await player.call("POST", f"/tables/{table}/start", {})
    async with player.at(table, "scene=2") as over:
        innocent = Innocent(over, table)
        tasks = [asyncio.create_task(innocent.ping()), asyncio.create_task(innocent.listen())]
        while len(innocent.waits) < WARM or not innocent.acknowledged:
            await asyncio.sleep(PACE)
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        print(json.dumps(await innocent.finish()), flush=True)
        for task in tasks:
            task.cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
