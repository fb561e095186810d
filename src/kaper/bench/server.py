"""How many durable moves a second the server takes, how long each takes and what it costs, over real sockets.

Server and load are two processes on one machine. Every seat has a socket of its own that asks for what a page
asks for, answers at random as soon as it is asked, and counts the time until its answer is acknowledged.
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
from kaper.server.messages import SCENES

START_UP = 60.0
WARM_UP = 0.25
"""The part of the time that is not counted."""


@dataclass(frozen=True)
class Load:
    """What was measured; times in milliseconds, what one viewer gets and costs by the move."""

    game: str
    page: bool
    """Whether scenes were asked for, as a page does; bare sockets take the questions alone."""
    tables: int
    seats: int
    seconds: float
    moves: int
    median_ms: float
    slowest_ms: float
    """99 of 100 were quicker."""
    bytes_per_view: float
    first_bytes: float
    """Of the first view, without the catalogue."""
    cpu_us_per_view: float
    """Of the server, all that it does included; 0 where the system does not tell."""

    @property
    def moves_per_second(self) -> float:
        """How many answers became durable in a second."""
        return self.moves / self.seconds


@dataclass
class Tally:
    """What counts: the times of moves, and what came over the sockets meanwhile."""

    start: float
    end: float
    times: list[float] = field(default_factory=list)
    bytes: int = 0
    first: list[int] = field(default_factory=list)

    def counts(self, now: float) -> bool:
        """Whether this moment is measured."""
        return self.start <= now <= self.end


def measure_server(game: str, tables: int, seconds: float, *, page: bool = True) -> Load:
    """Measure with N tables; the warm-up comes on top of the seconds."""
    return asyncio.run(_measure(game, tables, seconds, page))


async def _measure(game: str, tables: int, seconds: float, page: bool) -> Load:
    seats = usual_seats(game)
    async with _server() as (address, process):
        client = Requests(address)
        at = [await _table(client, game, seats) for _ in range(tables)]
        start = time.perf_counter() + seconds * WARM_UP
        tally = Tally(start, start + seconds)
        spent = asyncio.create_task(_spent(process, tally))
        players = [_play(client, address, table, tokens, tally, page) for table, tokens in at]
        async with asyncio.timeout(10 * seconds + 60):
            await asyncio.gather(*players)
        cpu = await spent
    times = sorted(tally.times) or [0.0]
    views = max(1, len(tally.times) * seats)
    return Load(
        game, page, tables, seats, seconds, len(tally.times),
        1000 * statistics.median(times), 1000 * times[int(0.99 * (len(times) - 1))],
        tally.bytes / views, statistics.mean(tally.first or [0]), 1e6 * cpu / views,
    )  # fmt: skip


async def _spent(process: int, tally: Tally) -> float:
    """Seconds of the processor that the server used while it was measured."""
    await asyncio.sleep(max(0.0, tally.start - time.perf_counter()))
    before = processor_time(process)
    await asyncio.sleep(max(0.0, tally.end - time.perf_counter()))
    return processor_time(process) - before


def processor_time(process: int) -> float:
    """Seconds of the processor that a process used so far; 0 where the system does not tell."""
    try:
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def _server() -> AsyncIterator[tuple[str, int]]:
    """A server of its own with an empty database and without limits; gives its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kaper", "serve", "--port", "0", "--no-browser", "--lang", "en"]
        process = await asyncio.create_subprocess_exec(
            *command, "--database", str(Path(folder, "bench.db")),
            stdout=asyncio.subprocess.PIPE, env=_environment(),
        )  # fmt: skip
        assert process.stdout is not None
        try:
            line = (await asyncio.wait_for(process.stdout.readline(), START_UP)).decode()
            yield line.split("http://")[1].strip().rstrip("/"), process.pid
        finally:
            process.terminate()
            await process.wait()


def _environment() -> dict[str, str]:
    # Pauses that hide who was asked in secret are no work, and would only be waited for.
    return {**os.environ, "KAPER_LIMITS": "1000000", "KAPER_MOMENT": "0", "COLUMNS": "200"}


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


async def _play(
    client: Requests, address: str, table: str, tokens: list[str], tally: Tally, page: bool
) -> None:
    """One match after another, as long as there is time."""
    while True:
        path = f"/api/tables/{table}/socket" + (f"?scene={SCENES}" if page else "")
        seats = enumerate(tokens)
        await asyncio.gather(*(_sit(address, path, seat, token, tally) for seat, token in seats))
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
    id: int = 0
    question: int = 0
    seats: dict[str, HeardQuestion] = {}
    over: bool = False


HEARD = msgspec.json.Decoder(Heard)


async def _sit(address: str, path: str, seat: int, token: str, tally: Tally) -> None:
    """Answer at random until the time or the match is over."""
    player = Player(seat, tally)
    player.frames = await open_frames(address, path, token, player.hear)
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
        self._sent: dict[int, float] = {}
        self._random = random.Random(seat)
        self._new = True

    def hear(self, data: bytes) -> None:
        """Answers or counts."""
        said, now, tally = HEARD.decode(data), time.perf_counter(), self._tally
        if said.type == "ack":
            if tally.counts(now):
                tally.times.append(now - self._sent[said.id])
        elif said.type == "position":
            if self._new:
                tally.first.append(len(data))
            elif tally.counts(now):
                tally.bytes += len(data)
            self._new = False
            asked = said.seats.get(str(self._seat))
            if asked is not None and said.question != self._answered:
                self._answer(said.question, asked)
            if said.over and not self.over.done():
                self.over.set_result(None)

    def _answer(self, question: int, asked: HeardQuestion) -> None:
        self._answered = question
        option = self._random.choice(asked.options).text
        said = {"type": "answer", "id": question, "seat": self._seat, "question": question, "option": option}
        self._sent[question] = time.perf_counter()
        assert self.frames is not None
        self.frames.send(msgspec.json.encode(said))
