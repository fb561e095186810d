"""What nobody touched for long goes, and nothing else."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterable

from tests.server.company import ME, OPEN, RANDOM, Person, pair, play_out
from tests.server.serving import Serving

DAY = 24 * 3600 * 1000


def age(serving: Serving, days: int, tables: Iterable[str], people: Iterable[Person]) -> None:
    """Make it look as if these had not been touched for N days."""
    then = time.time_ns() // 1_000_000 - days * DAY
    with contextlib.closing(sqlite3.connect(serving.database)) as connection:
        for table in tables:
            connection.execute("UPDATE tables SET created = ?, touched = ? WHERE id = ?", (then, then, table))
            connection.execute("UPDATE answers SET at = ? WHERE table_id = ?", (then, table))
        for person in people:
            values = (then, then, person.account["id"])
            connection.execute("UPDATE accounts SET created = ?, seen = ? WHERE id = ?", values)
        connection.commit()


def left(serving: Serving) -> tuple[set[str], set[str]]:
    """The tables and accounts that there are."""
    with contextlib.closing(sqlite3.connect(serving.database)) as connection:
        tables = {row[0] for row in connection.execute("SELECT id FROM tables")}
        return tables, {row[0] for row in connection.execute("SELECT id FROM accounts")}


def until_left(serving: Serving, tables: set[str], people: list[Person]) -> None:
    expected = (tables, {person.account["id"] for person in people})
    end = time.monotonic() + 20
    while left(serving) != expected and time.monotonic() < end:
        time.sleep(0.05)
    assert left(serving) == expected


def test_a_server_purges_by_its_rule_when_it_starts(serving: Serving) -> None:
    async def company() -> tuple[dict[str, str], list[Person]]:
        anne, jack, playing = await pair(serving.address)
        idle, keeper = (
            await Person.enter(serving.address, "Idle"),
            await Person.enter(serving.address, "Keeper"),
        )
        await keeper.call("POST", "/account/password", {"password": "a long password"})
        waiting = (await anne.table("plank", [ME, OPEN], open=True))["id"]
        young = (await anne.table("plank", [ME, OPEN], open=True))["id"]
        over = await idle.start("plank", [ME, RANDOM])
        async with idle.at(over) as socket:
            await play_out({0: socket})
        tables = {"playing": playing, "waiting": waiting, "young": young, "over": over}
        return tables, [anne, jack, idle, keeper]

    serving.start()
    tables, (anne, jack, idle, keeper) = asyncio.run(company())
    serving.end()
    old = [table for name, table in tables.items() if name != "young"]
    age(serving, 100, old, [anne, jack, idle, keeper])
    serving.start()
    # Who sits at a table that is not over stays, and so does whoever has a password.
    until_left(serving, {tables["playing"], tables["over"], tables["young"]}, [anne, jack, keeper])
    serving.end()
    age(serving, 400, [tables["playing"], tables["over"]], [])
    serving.start()
    until_left(serving, {tables["over"], tables["young"]}, [anne, keeper])


def test_using_a_session_keeps_a_guest(serving: Serving) -> None:
    async def enter() -> Person:
        return await Person.enter(serving.address)

    serving.start()
    anne = asyncio.run(enter())
    age(serving, 89, [], [anne])
    asyncio.run(anne.call("GET", "/account"))
    with contextlib.closing(sqlite3.connect(serving.database)) as connection:
        (seen,) = connection.execute("SELECT seen FROM accounts").fetchone()
    assert time.time_ns() // 1_000_000 - seen < DAY
