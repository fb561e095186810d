"""Databases of every version that was given out are taken over with all that is in them."""

import asyncio
import contextlib
import sqlite3
import subprocess
from pathlib import Path

import httpx
import pytest

from kaper.server.settings import database_url
from kaper.server.storage.database import MIGRATIONS, open_database
from tests.server.company import Person, first_option
from tests.server.postgres import database, installed
from tests.server.serving import Serving
from tests.server.test_one_server import second

__all__ = ["database"]
FIRST = Path(__file__).parent / "old" / "0001.sql"
"""A database of the first version; later ones are made from it, as its owner would have."""
VERSIONS = sorted(path.name[1:5] for path in MIGRATIONS.glob("versions/m0*.py"))


async def everything_is_there(address: str) -> None:
    zoe, jack = Person(address, "the token of Zoe", {}), Person(address, "the token of Jack", {})
    assert (await zoe.call("GET", "/account"))["account"]["name"] == "Zoë \uff26\uff49\uff4e"
    mine = (await zoe.call("GET", "/tables"))["mine"]
    assert {table["id"]: table["stage"] for table in mine} == {
        "a-waiting-1": "waiting", "a-playing-1": "playing", "a-done-1": "over"
    }  # fmt: skip
    assert (await zoe.call("GET", "/tables/a-done-1/record"))["answers"][-1] == "0 take"
    async with jack.at("a-playing-1") as his:
        assert (await his.until("chat"))["lines"][0]["text"] == "Ahoy, it's windy"
        position = await his.until("position")
        assert position["answers"] == 1
        assert (await his.answer(position, 1, first_option(position, 1)))["type"] == "ack"
    body = {"name": "zoë fin", "password": "a long password"}
    assert httpx.post(f"http://{address}/api/login", json=body).is_success


async def brought_to(database: str, version: str) -> None:
    """As a program of that version left it."""
    opened = open_database(database_url(database))
    await opened.migrate(version)
    await opened.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_sqlite_database_is_taken_over(serving: Serving, version: str) -> None:
    with contextlib.closing(sqlite3.connect(serving.database)) as connection:
        connection.executescript(FIRST.read_text())
    asyncio.run(brought_to(serving.database, version))
    serving.start()
    asyncio.run(everything_is_there(serving.address))


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_postgresql_database_is_taken_over(database: str, tmp_path: Path, version: str) -> None:
    psql = [str(installed() / "psql"), "-q", "-v", "ON_ERROR_STOP=1", database]
    subprocess.run([*psql, "-c", "DROP SCHEMA public CASCADE; CREATE SCHEMA public"], check=True)
    text = FIRST.read_text().replace(" WITHOUT ROWID", "")
    subprocess.run(psql, input=text, text=True, check=True)
    asyncio.run(brought_to(database, version))
    serving = Serving(tmp_path, database).start()
    try:
        asyncio.run(everything_is_there(serving.address))
    finally:
        serving.end()


def test_a_database_of_a_newer_program_gets_a_sentence(serving: Serving) -> None:
    with contextlib.closing(sqlite3.connect(serving.database)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('0999')")
        connection.commit()
    found = second(serving, "--port", "0")
    assert found.returncode == 1
    assert "This database was made by a newer Kaper" in found.stderr
    assert "Traceback" not in found.stderr
