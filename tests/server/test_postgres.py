"""The same server on PostgreSQL: the test starts one of its own, if there is one on this machine."""

import asyncio
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from kaper.server.storage.database import CLAIM
from tests.server.company import ME, PATIENCE, RANDOM, Person, first_option, pair, play_out, wire
from tests.server.postgres import database, installed
from tests.server.serving import Serving
from tests.server.test_admin import admin
from tests.server.test_one_server import second
from tests.server.test_passwords import login, owner

__all__ = ["database"]


@pytest.mark.slow
def test_a_game_a_kill_and_a_restart_on_postgresql(database: str, tmp_path: Path) -> None:
    serving = Serving(tmp_path, database).start()

    async def begin() -> tuple[Person, str, int]:
        anne, _, table = await pair(serving.address)
        bots = await anne.start("plank", [ME, RANDOM])
        async with anne.at(bots) as over:
            assert (await play_out({0: over}))["outcome"]["winners"]
        async with anne.at(table) as hers:
            await hers.until("position")
            await hers.do(type="say", text="Ahoy")
            assert (await hers.answer(hers.position, 0, first_option(hers.position, 0)))["type"] == "ack"
            assert (await hers.do(type="undo", seat=0))["type"] == "ack"
            assert (await hers.answer(hers.position, 0, first_option(hers.position, 0)))["type"] == "ack"
            return anne, table, hers.position["question"]

    async def again(anne: Person, table: str) -> tuple[int, int, str]:
        anne.address = serving.address
        async with anne.at(table) as hers:
            line = (await hers.until("chat"))["lines"][0]["text"]
            position = await hers.until("position")
            return position["answers"], position["question"], line

    try:
        anne, table, question = asyncio.run(begin())
        serving.kill()
        serving.start()
        answers, number, line = asyncio.run(again(anne, table))
        # What was taken back is not played again, but the numbers that it used up are not used twice.
        assert (answers, line) == (1, "Ahoy")
        assert number >= question
    finally:
        serving.end()


@pytest.mark.slow
def test_names_and_the_office_on_postgresql(database: str, tmp_path: Path) -> None:
    serving = Serving(tmp_path, database).start()
    longer = "\ufb03" * 32

    async def begin() -> tuple[Person, Person, str]:
        await owner(serving.address, longer)
        anne, jack, table = await pair(serving.address)
        async with jack.at(table) as his:
            await his.until("position")
            await his.do(type="say", text="Aye", nonce="n1")
            assert (await his.do(type="say", text="Aye", nonce="n1"))["type"] == "ack"
        return anne, jack, table

    try:
        anne, jack, table = asyncio.run(begin())
        assert login(serving.address, longer.upper()).is_success
        who = jack.account["id"]
        assert "Aye" in admin(serving, "export-account", who)
        admin(serving, "ban", who)
        assert asyncio.run(jack.call("GET", "/tables", status=403))["error"]["key"] == "banned"
        assert "1 seats and 1 lines" in admin(serving, "delete-account", who, "--yes")
        admin(serving, "close", table)
        assert asyncio.run(anne.call("GET", f"/tables/{table}"))["stage"] == "over"
        assert "0 tables and 0 guests" in admin(serving, "purge")
        serving.end()
        assert table in admin(serving, "tables")
        assert who not in admin(serving, "accounts", "--json")
    finally:
        serving.end()


@pytest.mark.slow
def test_what_postgresql_cannot_store_is_refused_with_a_sentence(database: str, tmp_path: Path) -> None:
    serving = Serving(tmp_path, database).start()

    async def main() -> None:
        anne, _, table = await pair(serving.address)
        for path in ("%00", "a%00b", "a%00b/record", "a%00b/replay", "%ED%A0%80"):
            assert (await anne.call("GET", f"/tables/{path}", status=404))["error"]["key"] == "no-table"
        await anne.call("POST", "/tables/a%00b/start", {}, status=404)
        async with wire(serving.address, "a%00b") as stranger:
            assert (await stranger.hear())["error"]["key"] == "no-table"
        async with anne.at(table) as hers:
            await hers.until("position")
            for nonce in ("a\x00b", "\ud800"):
                await hers.send(type="say", text="Aye", nonce=nonce)
                assert (await hers.until("refused"))["error"]["key"] == "malformed"
            assert (await hers.do(type="say", text="A\x00ye", nonce="n"))["type"] == "ack"

    try:
        asyncio.run(main())
    finally:
        serving.end()
    assert "Traceback" not in serving.log.read_text()


@pytest.mark.slow
def test_what_postgresql_refuses_is_logged_without_what_was_to_be_stored(
    database: str, tmp_path: Path
) -> None:
    serving = Serving(tmp_path, database).start()
    psql = [str(installed() / "psql"), "-q", "-v", "ON_ERROR_STOP=1", database, "-c"]
    try:
        subprocess.run(
            [*psql, "ALTER TABLE accounts ADD CONSTRAINT never CHECK (false) NOT VALID"], check=True
        )
        refused = httpx.post(f"http://{serving.address}/api/guests", json={"name": "Anne Bonny"})
        assert refused.status_code >= 500
    finally:
        subprocess.run([*psql, "ALTER TABLE accounts DROP CONSTRAINT never"], check=True)
        serving.end()
    log = serving.log.read_text()
    assert "never" in log
    assert "Anne Bonny" not in log


@pytest.mark.slow
def test_a_server_whose_lines_were_cut_still_has_the_database_to_itself(
    database: str, tmp_path: Path
) -> None:
    """As when PostgreSQL is started anew; a server that was quicker keeps it, and the first one ends."""
    serving = Serving(tmp_path, database).start()
    psql = [str(installed() / "psql"), "-q", "-v", "ON_ERROR_STOP=1", database, "-c"]
    lines = "FROM pg_stat_activity WHERE datname = 'postgres' AND query NOT LIKE '%pg_%_backend%'"

    def ask(query: str) -> str:
        done = subprocess.run([*psql, query, "-At"], check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def cut() -> None:
        ask(f"SELECT pg_terminate_backend(pid) {lines} AND query NOT LIKE '%pg_sleep%'")

    def until_claims(granted: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while ask(f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND {granted}") != "1":
            assert time.monotonic() < deadline
            time.sleep(0.1)

    try:
        cut()
        until_claims("granted")
        found = second(serving, "--port", "0")
        assert "Another server is using the database" in found.stderr
        assert httpx.get(f"http://{serving.address}/healthz").is_success
        other = subprocess.Popen([*psql, f"SELECT pg_advisory_lock({CLAIM}), pg_sleep(60)"])
        until_claims("NOT granted")
        cut()
        assert serving.wait() in (0, -15)
        assert "another server has taken the database" in serving.log.read_text()
        other.terminate()
        other.wait()
    finally:
        serving.end()
