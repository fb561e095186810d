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
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
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
    workers: int = 1
    apart: bool = False
    """Whether the people of a table are at different processes."""
    seen_ms: float = 0.0
    """After so long 99 of 100 moves are seen at another process, from their acknowledgement on."""

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
    taken: dict[tuple[str, int], float] = field(default_factory=dict)
    """When the Nth answer of a table was acknowledged."""
    shown: list[tuple[tuple[str, int], float]] = field(default_factory=list)
    """When somebody at another process was shown it."""

    def counts(self, now: float) -> bool:
        """Whether this moment is measured."""
        return self.start <= now <= self.end

    def seen(self) -> list[float]:
        """Seconds from the acknowledgement of a move until it was seen elsewhere."""
        return sorted(max(0.0, at - self.taken[which]) for which, at in self.shown if which in self.taken)


@dataclass(frozen=True)
class Fleet:
    """Several processes on one database: workers at one port or, on PostgreSQL, each at a port of its own.

    There the people of a table are all at one process or, `apart`, each at another.
    """

    workers: int = 1
    database: str = ""
    apart: bool = False

    @property
    def commands(self) -> list[list[str]]:
        """One for each process that is to be started."""
        if self.database:
            return [["--shared", "--database", self.database]] * self.workers
        return [["--workers", str(self.workers)]]


def measure_server(
    game: str, tables: int, seconds: float, *, page: bool = True, fleet: Fleet | None = None
) -> Load:
    """Measure with N tables; the warm-up comes on top of the seconds."""
    return asyncio.run(_measure(game, tables, seconds, page, fleet or Fleet()))


async def _measure(game: str, tables: int, seconds: float, page: bool, fleet: Fleet) -> Load:
    seats = usual_seats(game)
    async with _servers(fleet) as (addresses, processes):
        clients = [Requests(address) for address in addresses]
        at = [await _table(clients[number % len(clients)], game, seats) for number in range(tables)]
        start = time.perf_counter() + seconds * WARM_UP
        tally = Tally(start, start + seconds)
        spent = asyncio.create_task(_spent(processes, tally))
        players = []
        for number, (table, tokens) in enumerate(at):
            turn = addresses[number % len(addresses) :] + addresses[: number % len(addresses)]
            there = [turn[seat % len(turn)] if fleet.apart else turn[0] for seat in range(seats)]
            players.append(_play(clients[number % len(clients)], there, table, tokens, tally, page))
        async with asyncio.timeout(10 * seconds + 60):
            await asyncio.gather(*players)
        cpu = await spent
    times = sorted(tally.times) or [0.0]
    views = max(1, len(tally.times) * seats)
    seen = tally.seen() or [0.0]
    return Load(
        game, page, tables, seats, seconds, len(tally.times),
        1000 * statistics.median(times), 1000 * times[int(0.99 * (len(times) - 1))],
        tally.bytes / views, statistics.mean(tally.first or [0]), 1e6 * cpu / views,
        fleet.workers, fleet.apart, 1000 * seen[int(0.99 * (len(seen) - 1))],
    )  # fmt: skip


async def _spent(processes: list[int], tally: Tally) -> float:
    """Seconds of the processor that the servers used while they were measured."""
    await asyncio.sleep(max(0.0, tally.start - time.perf_counter()))
    all_of_them = [each for process in processes for each in (process, *children(process))]
    before = sum(map(processor_time, all_of_them))
    await asyncio.sleep(max(0.0, tally.end - time.perf_counter()))
    return sum(map(processor_time, all_of_them)) - before


def children(process: int) -> list[int]:
    """The processes that this one has started; none where the system does not tell."""
    try:
        return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def processor_time(process: int) -> float:
    """Seconds of the processor that a process used so far; 0 where the system does not tell."""
    try:
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def _servers(fleet: Fleet) -> AsyncIterator[tuple[list[str], list[int]]]:
    """Servers of their own on one database; gives their addresses and their processes."""
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            own = ["--database", str(Path(folder, "bench.db"))]
            commands = [own + command for command in fleet.commands]
            found = [await stack.enter_async_context(serving(command)) for command in commands]
            yield [address for address, _ in found], [process for _, process in found]


@asynccontextmanager
async def serving(arguments: Sequence[str]) -> AsyncIterator[tuple[str, int]]:
    """A server without limits; gives its address and its process."""
    command = [sys.executable, "-m", "kaper", "serve", "--port", "0", "--no-browser", "--lang", "en"]
    process = await asyncio.create_subprocess_exec(
        *command, *arguments, stdout=asyncio.subprocess.PIPE, env=_environment()
    )
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
    client: Requests, there: list[str], table: str, tokens: list[str], tally: Tally, page: bool
) -> None:
    """One match after another, as long as there is time."""
    while True:
        path = f"/api/tables/{table}/socket" + (f"?scene={SCENES}" if page else "")
        places = zip(there, range(len(tokens)), tokens, strict=True)
        await asyncio.gather(
            *(_sit(address, path, Player(seat, tally, table), token) for address, seat, token in places)
        )
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
    answers: int = 0
    seats: dict[str, HeardQuestion] = {}
    over: bool = False


HEARD = msgspec.json.Decoder(Heard)


async def _sit(address: str, path: str, player: "Player", token: str) -> None:
    """Answer at random until the time or the match is over."""
    player.frames = await open_frames(address, path, token, player.hear)
    left = max(0.0, player.tally.end - time.perf_counter())
    await asyncio.wait({player.over, player.frames.closed}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
    player.frames.close()


class Player:
    """Answers whatever its seat is asked."""

    def __init__(self, seat: int, tally: Tally, table: str) -> None:
        self.frames: Frames | None = None
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tally = tally
        self._seat = seat
        self._table = table
        self._answered = 0
        self._answers = 0
        self._sent: dict[int, tuple[float, int]] = {}
        self._random = random.Random(seat)
        self._new = True

    def hear(self, data: bytes) -> None:
        """Answers or counts."""
        said, now, tally = HEARD.decode(data), time.perf_counter(), self.tally
        if said.type == "ack":
            began, number = self._sent[said.id]
            if tally.counts(now):
                tally.times.append(now - began)
                tally.taken[self._table, number] = now
        elif said.type == "position":
            self._look(said.answers, now)
            if self._new:
                tally.first.append(len(data))
            elif tally.counts(now):
                tally.bytes += len(data)
            self._new = False
            asked = said.seats.get(str(self._seat))
            if asked is not None and said.question != self._answered:
                self._answer(said.question, said.answers, asked)
            if said.over and not self.over.done():
                self.over.set_result(None)

    def _look(self, answers: int, now: float) -> None:
        """The answers of others that are seen for the first time."""
        own = {number for _, number in self._sent.values()}
        for number in range(self._answers + 1, answers + 1):
            if number not in own and not self._new:
                self.tally.shown.append(((self._table, number), now))
        self._answers = max(self._answers, answers)

    def _answer(self, question: int, answers: int, asked: HeardQuestion) -> None:
        self._answered = question
        option = self._random.choice(asked.options).text
        said = {"type": "answer", "id": question, "seat": self._seat, "question": question, "option": option}
        self._sent[question] = time.perf_counter(), answers + 1
        assert self.frames is not None
        self.frames.send(msgspec.json.encode(said))
