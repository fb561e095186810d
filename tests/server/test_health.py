"""Failures are visible: in the log, and to whoever asks whether the server is well."""

import asyncio
import json
import logging
import socket
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from kaper.server.metrics import Metrics
from kaper.server.pulse import BEAT, SLOW, Pulse
from kaper.server.settings import database_url
from kaper.server.storage.answers import add_answers
from kaper.server.storage.database import open_database, write_something
from kaper.server.writer import Writer
from tests.server.company import PATIENCE, pair
from tests.server.postgres import database
from tests.server.serving import Serving
from tests.server.test_writer import entry, opened

__all__ = ["database"]


def test_a_commit_that_fails_is_logged_by_its_kind(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The first number is taken already; what was to be stored stands nowhere in the log."""

    async def main() -> None:
        database = await opened(tmp_path)
        await database.write(add_answers, [entry("one", 1)])
        writer = Writer(database, Metrics())
        writer.start()
        for _ in range(3):
            await asyncio.gather(writer.put(entry("one", 1), lambda _: None), return_exceptions=True)
        await writer.close()
        await database.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(main())
    told = [vars(record) for record in caplog.records if record.name == "kaper.writer"]
    assert [(each["msg"], each["error"], each["answers"]) for each in told] == [
        ("a commit failed", "IntegrityError SQLITE_CONSTRAINT_PRIMARYKEY", 1)
    ], "and not once for every commit: the log must not fill a full disk"
    assert "spend:1" not in json.dumps(told, default=str)


def failing(client: httpx.Client) -> set[str]:
    """What the server says about its database; on a busy machine its loop may be late as well."""
    found = client.get("/healthz")
    assert found.status_code == (503 if found.json()["failing"] else 200)
    assert found.json()["status"] == ("failing" if found.json()["failing"] else "ok")
    return set(found.json()["failing"]) - {"loop"}


def until(client: httpx.Client, wanted: set[str]) -> None:
    deadline = time.monotonic() + PATIENCE
    while failing(client) != wanted:
        assert time.monotonic() < deadline


def told(serving: Serving) -> list[dict[str, str]]:
    """What the log says about health."""
    lines = [json.loads(line) for line in serving.log.read_text().splitlines()]
    return [line["failing"] for line in lines if line["from"] == "kaper.pulse"]


def test_a_server_that_cannot_write_says_so_and_is_well_again(serving: Serving) -> None:
    """Somebody else holds the database, so that nothing can be stored; it can still be read."""
    serving.start()
    other = sqlite3.connect(serving.database, isolation_level=None)
    with httpx.Client(base_url=f"http://{serving.address}", timeout=PATIENCE) as client:
        until(client, set())
        other.execute("BEGIN IMMEDIATE")
        until(client, {"write"})
        other.execute("ROLLBACK")
        until(client, set())
    other.close()
    assert "TimeoutError" in [each.get("write") for each in told(serving)]
    assert "write" not in told(serving)[-1]


def test_a_database_that_is_gone_can_neither_be_written_nor_read(tmp_path: Path) -> None:
    async def main() -> None:
        database = await opened(tmp_path)
        pulse = Pulse(database, Metrics())
        assert await pulse.failing() == []
        await database.close()
        assert await pulse.failing() == [], "what was seen less than a second ago counts"
        assert await Pulse(database, Metrics()).failing() == ["write", "read"]

    asyncio.run(main())


def test_a_loop_that_was_held_up_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        database = await opened(tmp_path)
        metrics = Metrics()
        pulse = Pulse(database, metrics)
        pulse.start()
        await asyncio.sleep(0)
        time.sleep(BEAT + SLOW)  # the fault itself: nothing else can run meanwhile
        while 'kaper_loop_lag_seconds_bucket{le="+Inf"} 0.0' in metrics.text():
            await asyncio.sleep(0.01)
        assert "loop" in await pulse.failing()
        await pulse.close()
        await database.close()

    asyncio.run(main())


def test_the_trial_of_writing_is_a_real_commit(tmp_path: Path) -> None:
    """A transaction that changes nothing would not touch the disk."""
    log = tmp_path / "kaper.db-wal"

    async def main() -> None:
        database = open_database(database_url(str(tmp_path / "kaper.db")))
        await database.migrate()
        before = log.stat().st_size, log.stat().st_mtime_ns
        await database.write(write_something)
        assert (log.stat().st_size, log.stat().st_mtime_ns) > before
        await database.close()

    asyncio.run(main())


@pytest.mark.slow
def test_who_keeps_clocks_goes_on_after_a_failure(serving: Serving) -> None:
    """The database refuses for a while to store how far a clock has run."""
    serving.start()
    other = sqlite3.connect(serving.database, isolation_level=None, timeout=10)

    def tries() -> int:
        return serving.log.read_text().count("clocks and checkpoints cannot be kept")

    def used() -> int:
        return int(other.execute("SELECT max(used) FROM seats").fetchone()[0] or 0)

    async def main() -> None:
        await pair(serving.address, clock={"kind": "game", "seconds": 600})
        other.execute("CREATE TRIGGER never BEFORE UPDATE ON seats BEGIN SELECT RAISE(ABORT, 'never'); END")
        while tries() < 2:
            await asyncio.sleep(0.05)
        assert used() == 0
        other.execute("DROP TRIGGER never")
        while not used():
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(main(), 3 * PATIENCE))
    other.close()


@pytest.mark.slow
def test_a_database_that_has_become_read_only_is_told(database: str, tmp_path: Path) -> None:
    """As PostgreSQL does when another has taken over from it; reached by its socket, as the page says."""
    parts = httpx.URL(database)

    async def make_read_only(value: str) -> None:
        engine = create_async_engine(database_url(database), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"ALTER SYSTEM SET default_transaction_read_only = {value}"))
            await connection.execute(text("SELECT pg_reload_conf()"))
        await engine.dispose()

    async def folder() -> str:
        engine = create_async_engine(database_url(database))
        async with engine.connect() as connection:
            found = (await connection.execute(text("SHOW unix_socket_directories"))).scalar_one()
        await engine.dispose()
        return str(found)

    local = f"postgresql://kaper@/postgres?host={asyncio.run(folder())}&port={parts.port}"
    serving = Serving(tmp_path, local).start()
    try:
        with httpx.Client(base_url=f"http://{serving.address}", timeout=PATIENCE) as client:
            until(client, set())
            asyncio.run(make_read_only("on"))
            until(client, {"write"})
            asyncio.run(make_read_only("off"))
            until(client, set())
    finally:
        serving.end()
    assert "DBAPIError 25006" in [each.get("write") for each in told(serving)]


@pytest.mark.slow
def test_who_waits_for_an_answer_when_the_server_is_stopped_gets_a_sentence(serving: Serving) -> None:
    """Here the rest of a request never comes; it may as well be one of many passwords to be compared."""
    serving.start()
    host, _, port = serving.address.rpartition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: kaper\r\nContent-Length: 99\r\n\r\n{")
        wait_until_taken(serving.address)
        serving.end()
        head, _, body = b"".join(iter(lambda: line.recv(4096), b"")).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 503 ")
    assert b"no-store" in head
    assert b"retry-after: 60" in head
    assert json.loads(body)["error"]["key"] == "stopping"
    assert "Traceback" not in serving.log.read_text()


def wait_until_taken(address: str) -> None:
    """What was sent before is taken before this is answered."""
    assert httpx.get(f"http://{address}/healthz").is_success
