"""A server with many tables: most lie in the database, at some a page is open, and all together they move on.

The tables are written into the database before the server starts. Moves come at a steady pace, whether the
server keeps up or not, so that a slow answer makes nobody else slower to ask.
"""

import asyncio
import os
import random
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from kaper.arena.strength import usual_seats
from kaper.bench.frames import Frames, open_frames
from kaper.bench.server import HEARD, HeardQuestion, processor_time, serving
from kaper.server.messages import SCENES
from kaper.server.seating import SeatAsked, TableAsked, make_table, start
from kaper.server.settings import database_url
from kaper.server.storage import accounts, tables
from kaper.server.storage.database import open_database
from kaper.server.table_records import TableRecord

AT_ONCE = 500
OPENED_AT_ONCE = 20
PATIENCE = 60.0


@dataclass(frozen=True)
class Crowded:
    """What was measured: how long moves took, and what a live table holds and costs."""

    game: str
    stored: int
    live: int
    seconds: float
    moves: int
    asked_per_second: float
    median_ms: float
    slowest_ms: float
    """99 of 100 were quicker."""
    kilobytes_per_table: float
    """Of the server's memory, for a table with its page."""
    cpu_us_per_move: float


def measure_crowded(game: str, stored: int, live: int, pace: float, seconds: float) -> Crowded:
    """`live` tables with a page each make `pace` moves a second in all."""
    return asyncio.run(_measure(game, stored, live, pace, seconds))


async def _measure(game: str, stored: int, live: int, pace: float, seconds: float) -> Crowded:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "bench.db"))
        token, found = await _lay_out(game, stored + live, database)
        async with serving(["--database", database]) as (address, process):
            pages = [await _open(address, found[0], token)]
            before = memory(process)
            for number in range(1, live, OPENED_AT_ONCE):
                some = found[number : min(live, number + OPENED_AT_ONCE)]
                pages += await asyncio.gather(*(_open(address, table, token) for table in some))
            held = (memory(process) - before) / max(1, live - 1)
            spent = processor_time(process)
            times = await _move(pages, pace, seconds)
            spent = processor_time(process) - spent
    times.sort()
    return Crowded(
        game, stored, live, seconds, len(times), pace, 1000 * statistics.median(times),
        1000 * times[int(0.99 * (len(times) - 1))], held / 1000, 1e6 * spent / len(times),
    )  # fmt: skip


async def _lay_out(game: str, count: int, database: str) -> tuple[str, list[str]]:
    """Tables in play, at all seats of which one guest sits; gives the guest's token."""
    opened = open_database(database_url(database))
    try:
        await opened.migrate()
        made = await opened.write(accounts.add_guest, "Bench")
        assert made is not None
        account, token = made
        seats = [SeatAsked("me"), *[SeatAsked("hotseat")] * (usual_seats(game) - 1)]
        found = []
        for first in range(0, count, AT_ONCE):
            cards = []
            for _ in range(min(AT_ONCE, count - first)):
                card = make_table(TableAsked(game, len(seats), seats=seats), account)
                start(card, account, {})
                cards.append(card)
            await opened.write(_add, cards)
            found += [card.id for card in cards]
        return token, found
    finally:
        await opened.close()


def _add(connection: Connection, cards: list[TableRecord]) -> None:
    for card in cards:
        tables.add(connection, card)


def memory(process: int) -> int:
    """Bytes that a process holds; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


class Page:
    """A page at a table, for all of its seats."""

    def __init__(self) -> None:
        self.frames: Frames | None = None
        self.ready = asyncio.Event()
        self.asked: dict[str, HeardQuestion] = {}
        self._question = 0
        self._moved: asyncio.Future[None] | None = None

    def hear(self, data: bytes) -> None:
        said = HEARD.decode(data)
        if said.type == "ack" and self._moved is not None:
            self._moved.set_result(None)
        elif said.type == "position":
            self.asked, self._question = said.seats, said.question
            self.ready.set()

    async def move(self, chance: random.Random) -> float:
        """Seconds until the answer is acknowledged."""
        seat, asked = chance.choice(list(self.asked.items()))
        said = {"type": "answer", "id": 1, "seat": int(seat), "question": self._question}
        said["option"] = chance.choice(asked.options).text
        self.asked = {}
        self._moved = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        assert self.frames is not None
        self.frames.send(msgspec.json.encode(said))
        async with asyncio.timeout(PATIENCE):
            await self._moved
        return time.perf_counter() - began


async def _open(address: str, table: str, token: str) -> Page:
    page = Page()
    path = f"/api/tables/{table}/socket?scene={SCENES}"
    page.frames = await open_frames(address, path, token, page.hear)
    async with asyncio.timeout(PATIENCE):
        await page.ready.wait()
    return page


async def _move(pages: list[Page], pace: float, seconds: float) -> list[float]:
    """Each move by the next page at which somebody is asked."""
    chance, moves = random.Random(1), []
    began = time.perf_counter()
    number = 0
    for count in range(round(pace * seconds)):
        await asyncio.sleep(max(0.0, began + count / pace - time.perf_counter()))
        for _ in pages:
            number = (number + 1) % len(pages)
            if pages[number].asked:
                moves.append(asyncio.create_task(pages[number].move(chance)))
                break
    return list(await asyncio.gather(*moves))
