"""Databases of every version that was given out are taken over with all that is in them."""

import asyncio
import contextlib
import sqlite3
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.server.company import Person, first_option
from tests.server.postgres import database, programs
from tests.server.serving import Serving
from tests.server.test_one_server import second

__all__ = ["database"]
OLD = sorted((Path(__file__).parent / "old").glob("*.sql"), key=lambda path: path.name)


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


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_an_old_sqlite_database_is_taken_over(serving: Serving, old: Path) -> None:
    with contextlib.closing(sqlite3.connect(serving.database)) as connection:
        connection.executescript(old.read_text())
    serving.start()
    asyncio.run(everything_is_there(serving.address))


@pytest.mark.slow
@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
def test_an_old_postgresql_database_is_taken_over(database: str, tmp_path: Path, old: Path) -> None:
    found = programs()
    assert found is not None
    psql = [str(found / "psql"), "-q", "-v", "ON_ERROR_STOP=1", database]
    subprocess.run([*psql, "-c", "DROP SCHEMA public CASCADE; CREATE SCHEMA public"], check=True)
    text = old.read_text().replace(" WITHOUT ROWID", "")
    subprocess.run(psql, input=text, text=True, check=True)
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
