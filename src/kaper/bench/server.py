"""How many durable moves a second the server takes, and how long each takes, over real sockets.

Server and load are two processes on one machine. Every seat has a socket of its own, answers at random as
soon as it is asked, and counts the time until its answer is acknowledged.
"""

import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from kaper.arena.strength import usual_seats
from kaper.bench.frames import Frames, open_frames
from kaper.bench.requests import Requests

START_UP = 60.0
WARM_UP = 0.25
"""The part of the time that is not counted."""


@dataclass(frozen=True)
class Load:
    """What was measured; times in milliseconds."""

    tables: int
    seats: int
    seconds: float
    moves: int
    median_ms: float
    slowest_ms: float
    """99 of 100 were quicker."""

    @property
    def moves_per_second(self) -> float:
        """How many answers became durable in a second."""
        return self.moves / self.seconds


@dataclass(frozen=True)
class Peer:
    """What another server was measured with, on a machine with two cores."""

    name: str
    stored: str
    moves_per_second: str


PEERS = (Peer("boardgame.io", "load-file", "272"), Peer("boardgame.io", "load-memory", "729–889"))


@dataclass
class Tally:
    """The times of the moves that count."""

    start: float
    end: float
    times: list[float] = field(default_factory=list)


def measure_server(game: str, tables: int, seconds: float) -> Load:
    """Measure with N tables; the warm-up comes on top of the seconds."""
    return asyncio.run(_measure(game, tables, seconds))


async def _measure(game: str, tables: int, seconds: float) -> Load:
    seats = usual_seats(game)
    async with _server() as address:
        client = Requests(address)
        at = [await _table(client, game, seats) for _ in range(tables)]
        start = time.perf_counter() + seconds * WARM_UP
        tally = Tally(start, start + seconds)
        players = [_play(client, address, table, tokens, tally) for table, tokens in at]
        async with asyncio.timeout(10 * seconds + 60):
            await asyncio.gather(*players)
    times = sorted(tally.times) or [0.0]
    return Load(
        tables, seats, seconds, len(tally.times),
        1000 * statistics.median(times), 1000 * times[int(0.99 * (len(times) - 1))],
    )  # fmt: skip


@asynccontextmanager
async def _server() -> AsyncIterator[str]:
    """A server of its own with an empty database and without limits; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kaper", "serve", "--port", "0", "--no-browser", "--lang", "en"]
        process = await asyncio.create_subprocess_exec(
            *command, "--database", str(Path(folder, "bench.db")),
            stdout=asyncio.subprocess.PIPE, env=_environment(),
        )  # fmt: skip
        assert process.stdout is not None
        try:
            line = (await asyncio.wait_for(process.stdout.readline(), START_UP)).decode()
            yield line.split("http://")[1].strip().rstrip("/")
        finally:
            process.terminate()
            await process.wait()


def _environment() -> dict[str, str]:
    return {**os.environ, "KAPER_LIMITS": "1000000", "COLUMNS": "200"}


class Entered(msgspec.Struct):
    """Who entered."""

    token: str


class Made(msgspec.Struct):
    """A table."""

    id: str


async def _table(client: Requests, game: str, seats: int) -> tuple[str, list[str]]:
    """A table in play with a person of its own at every seat."""
    guests = [client.post("/api/guests", {"name": f"seat {seat}"}, Entered) for seat in range(seats)]
    tokens = [(await guest).token for guest in guests]
    asked = {"game": game, "players": seats, "open": True}
    table = (await client.post("/api/tables", asked, Made, tokens[0])).id
    for seat, token in enumerate(tokens):
        await client.post(f"/api/tables/{table}/seats/{seat}", {"kind": "me"}, Made, token)
    await client.post(f"/api/tables/{table}/start", {}, Made, tokens[0])
    return table, tokens


async def _play(client: Requests, address: str, table: str, tokens: list[str], tally: Tally) -> None:
    """One match after another, as long as there is time."""
    while True:
        seats = enumerate(tokens)
        await asyncio.gather(*(_sit(address, table, seat, token, tally) for seat, token in seats))
        if time.perf_counter() >= tally.end:
            return
        table = (await client.post(f"/api/tables/{table}/rematch", {}, Made, tokens[0])).id
        await client.post(f"/api/tables/{table}/start", {}, Made, tokens[0])


class HeardOption(msgspec.Struct):
    """An option."""

    text: str


class HeardQuestion(msgspec.Struct):
    """A question to the seat."""

    options: list[HeardOption]


class Heard(msgspec.Struct):
    """What of a message matters for the load."""

    type: str
    question: int = 0
    seats: dict[str, HeardQuestion] = {}
    over: bool = False


HEARD = msgspec.json.Decoder(Heard)


async def _sit(address: str, table: str, seat: int, token: str, tally: Tally) -> None:
    """Answer at random until the time or the match is over."""
    player = Player(seat, tally)
    player.frames = await open_frames(address, f"/api/tables/{table}/socket", token, player.hear)
    left = max(0.0, tally.end - time.perf_counter())
    await asyncio.wait({player.over, player.frames.closed}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
    player.frames.close()


class Player:
    """Answers whatever its seat is asked."""

    def __init__(self, seat: int, tally: Tally) -> None:
        self.frames: Frames | None = None
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._seat = seat
        self._tally = tally
        self._answered = 0
        self._sent = 0.0
        self._random = random.Random(seat)

    def hear(self, data: bytes) -> None:
        """Answers or counts."""
        said = HEARD.decode(data)
        if said.type == "ack":
            now = time.perf_counter()
            if self._tally.start <= now <= self._tally.end:
                self._tally.times.append(now - self._sent)
        elif said.type == "position":
            asked = said.seats.get(str(self._seat))
            if asked is not None and said.question != self._answered:
                self._answer(said.question, asked)
            if said.over and not self.over.done():
                self.over.set_result(None)

    def _answer(self, question: int, asked: HeardQuestion) -> None:
        self._answered = question
        option = self._random.choice(asked.options).text
        said = {"type": "answer", "id": question, "seat": self._seat, "question": question, "option": option}
        self._sent = time.perf_counter()
        assert self.frames is not None
        self.frames.send(msgspec.json.encode(said))
