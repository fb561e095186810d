"""Measures what `docs/hosting.md` tells of several processes, and writes it there. Run nothing else."""

import argparse
import asyncio
import time

from sqlalchemy import Connection, text

from kaper.bench.crowded import Crowded, measure_crowded
from kaper.bench.server import Fleet, Load, measure_server
from kaper.engine import registry
from kaper.server.bell import RemoteBell, Rung
from kaper.server.seating import SeatAsked, TableAsked, make_table
from kaper.server.settings import database_url
from kaper.server.storage import tables
from kaper.server.storage.accounts import Account
from kaper.server.storage.answers import Entry, add_if_next
from kaper.server.storage.database import Database, now, open_database
from tests.project import ROOT
from tests.server.postgres import installed, running

PAGE = ROOT / "docs" / "hosting.md"
BEGIN, END = "<!-- measured: begin -->\n", "<!-- measured: end -->\n"
TABLES, STORED, LIVE, PACE = 20, 10_000, 1_000, 100.0
WRITERS, BATCH, BOOKS = 4, 64, 256
HEAD = "| | moves a second | median | 99 % | CPU of a view | seen elsewhere, 99 % |"
MILLION = 1_000_000
EVERY = 10.0
"""Seconds between two moves at a live table."""
SHARE = 0.6
"""The part of a core that a process may use all the time."""


def rows_a_second(database: str, seconds: float) -> tuple[float, float]:
    """Lines of books that PostgreSQL makes durable in group commits with `NOTIFY`, and the bytes of one."""
    return asyncio.run(_rows(database, seconds))


async def _rows(database: str, seconds: float) -> tuple[float, float]:
    opened = open_database(database_url(database))
    bell = RemoteBell(opened)
    try:
        await opened.migrate()
        books = await opened.write(_lay_out, WRITERS * BOOKS)
        before, began = await opened.read(_size), time.monotonic()
        rows = sum(
            await asyncio.gather(
                *(_write(opened, bell, books[each::WRITERS], began + seconds) for each in range(WRITERS))
            )
        )
        took = time.monotonic() - began
        return rows / took, (await opened.read(_size) - before) / rows
    finally:
        await opened.close()


def _lay_out(connection: Connection, count: int) -> list[str]:
    asked = TableAsked(next(iter(registry.games())), 2, seats=[SeatAsked("me")] * 2)
    cards = [make_table(asked, Account("bench", "Bench", True)) for _ in range(count)]
    for card in cards:
        tables.add(connection, card)
    return [card.id for card in cards]


def _size(connection: Connection) -> int:
    return int(connection.execute(text("SELECT pg_total_relation_size('answers')")).scalar_one())


async def _write(database: Database, bell: RemoteBell, books: list[str], end: float) -> int:
    """As a process does: what has come in since the last commit, and the bell with it."""

    def commit(connection: Connection, entries: list[Entry]) -> None:
        add_if_next(connection, entries)
        bell.within(connection, Rung("bench", rows={entry.table_id: entry.n for entry in entries}))

    done = 0
    while time.monotonic() < end:
        turn, first = divmod(done, len(books))
        entries = [
            Entry(book, turn + 1, 0, "answer", "play:forward-food", "person", now())
            for book in books[first : first + BATCH]
        ]
        await database.write(commit, entries)
        done += len(entries)
    return done


def block(loads: dict[str, Load], crowded: Crowded, rows: float, size: float) -> str:
    """The figures, and what follows from them."""
    lines = [HEAD, "|---|---|---|---|---|---|"]
    for name, load in loads.items():
        seen = f"{load.seen_ms:.0f} ms" if load.apart else "–"
        lines.append(
            f"| {name} | {load.moves_per_second:,.0f} | {load.median_ms:.1f} ms | {load.slowest_ms:.1f} ms "
            f"| {load.cpu_us_per_view:.0f} µs | {seen} |"
        )
    lines += [
        "",
        f"{crowded.live:,} tables with a page each beside {crowded.stored:,} in the database, "
        f"{crowded.asked_per_second:.0f} moves a second in all: {crowded.median_ms:.1f} ms, 99 % under "
        f"{crowded.slowest_ms:.1f} ms, {crowded.kilobytes_per_table:.0f} kB a live table.",
        "",
        f"PostgreSQL made {rows:,.0f} rows a second durable, with `NOTIFY`, and a row took {size:.0f} bytes.",
        "",
        *_million(next(iter(loads.values())), crowded, rows, size),
    ]
    return "".join(f"{line}\n" for line in lines)


def _million(load: Load, crowded: Crowded, rows: float, size: float) -> list[str]:
    moves = MILLION / EVERY
    carried = SHARE * 1e6 / (load.cpu_us_per_view * load.seats)
    memory = MILLION * crowded.kilobytes_per_table / 1e6
    return [
        f"| a million tables of {load.game}, {load.seats} pages at each, a move every {EVERY:.0f} s | |",
        "|---|---|",
        f"| moves a second, *m* | {moves:,.0f} |",
        f"| moves a second that a process carries, *p* | {carried:,.0f} |",
        f"| processes, *m / p* | {moves / carried:,.0f} |",
        f"| memory with one page at each | {memory:,.0f} GB |",
        f"| databases, *m / r* | {moves / rows:,.1f} |",
        f"| disk, *m × d* | {moves * size / 1e6:,.1f} MB a second |",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make hosting", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each measurement takes")
    parser.add_argument("--game", default=next(iter(registry.games()), ""), help="what is played")
    parser.add_argument("--scale", type=float, default=1.0, help="what part of the tables there are")
    given = parser.parse_args()
    with running(installed()) as database:
        fleets = {
            "one process, SQLite": Fleet(),
            "two workers, SQLite": Fleet(2),
            "one process, PostgreSQL": Fleet(1, database),
            "two processes, PostgreSQL": Fleet(2, database),
            "the same, the people of a table at both": Fleet(2, database, apart=True),
        }
        loads = {
            name: measure_server(given.game, max(1, round(TABLES * given.scale)), given.seconds, fleet=fleet)
            for name, fleet in fleets.items()
        }
        rows, size = rows_a_second(database, given.seconds)
    stored, live = (max(2, round(count * given.scale)) for count in (STORED, LIVE))
    crowded = measure_crowded(given.game, stored, live, PACE * given.scale, given.seconds)
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    found = block(loads, crowded, rows, size)
    PAGE.write_text(head + BEGIN + found + END + rest.partition(END)[2], encoding="utf-8")


if __name__ == "__main__":
    main()
