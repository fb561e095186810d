"""Old and new servers on one database, for the time of an upgrade: a table has one version of its rules."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from kaper.server.settings import database_url
from kaper.server.storage.database import open_database
from tests.server.company import Person, first_option, pair
from tests.server.postgres import database
from tests.server.serving import Serving
from tests.server.test_rules_change import NEW_NUMBER, install

__all__ = ["database"]
pytestmark = pytest.mark.slow


async def rules_of(database: str, table: str) -> int:
    def find(connection: Connection) -> int:
        query = text("SELECT rules FROM tables WHERE id = :table")
        return int(connection.execute(query, {"table": table}).scalar_one())

    opened = open_database(database_url(database))
    try:
        return await opened.read(find)
    finally:
        await opened.close()


async def status_at(server: Serving, person: Person, table: str) -> str:
    """With which key a server refuses the table; empty if it serves it."""
    found = await Person(server.address, person.token, {}).anything("GET", f"/tables/{table}")
    return str(found["error"]["key"]) if "error" in found else ""


async def a_move(server: Serving, people: list[Person], table: str) -> None:
    """Whoever is asked answers at this server."""
    for seat, person in enumerate(people):
        async with Person(server.address, person.token, {}).at(table) as over:
            position = await over.until("position")
            if str(seat) in position["seats"]:
                assert (await over.answer(position, seat, first_option(position, seat)))["type"] == "ack"
                return
    raise AssertionError("nobody is asked")


def test_a_table_is_left_to_those_who_play_it_by_its_rules(database: str, tmp_path: Path) -> None:
    """To the old server while somebody is there, and to the new one from when it has taken it over."""
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    old = Serving(tmp_path / "old", database, "--shared")
    new = Serving(tmp_path / "new", database, "--shared")
    install(new, tmp_path / "newer", [NEW_NUMBER])

    async def main() -> None:
        anne, jack, table = await pair(old.address)
        people = [anne, jack]
        await a_move(old, people, table)
        assert await status_at(new, anne, table) == "elsewhere"
        await asyncio.to_thread(old.end)
        await a_move(new, people, table)
        assert await rules_of(database, table) == 2
        await asyncio.to_thread(old.start)
        assert await status_at(old, anne, table) == "elsewhere"
        await asyncio.to_thread(new.end)
        await a_move(old, people, table)
        assert await rules_of(database, table) == 1

    try:
        old.start()
        new.start()
        asyncio.run(asyncio.wait_for(main(), 60))
        for server in (old, new):
            assert "Traceback" not in server.log.read_text(), server.log.read_text()
    finally:
        for server in (old, new):
            server.end()
