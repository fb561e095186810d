"""Failures are visible: in the log, and to whoever asks whether the server is well."""

import asyncio
import json
import logging
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from kaper.server.metrics import Metrics
from kaper.server.pulse import BEAT, SLOW, Pulse
from kaper.server.settings import database_url
from kaper.server.storage.book import add_answers
from kaper.server.storage.database import open_database, write_something
from kaper.server.writer import Writer
from tests.server.company import pair
from tests.server.serving import Serving
from tests.server.test_writer import entry, opened


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


def test_a_server_that_cannot_write_says_so_and_is_well_again(serving: Serving) -> None:
    """Somebody else holds the database, so that nothing can be stored."""
    serving.start()
    other = sqlite3.connect(serving.database, isolation_level=None)
    with httpx.Client(base_url=f"http://{serving.address}", timeout=20) as client:
        assert client.get("/healthz").json() == {"status": "ok", "failing": [], "tables": 0}
        other.execute("BEGIN IMMEDIATE")
        deadline = time.monotonic() + 15
        while (found := client.get("/healthz")).status_code == 200:
            assert time.monotonic() < deadline
        assert (found.status_code, found.json()["status"]) == (503, "failing")
        assert found.json()["failing"] == ["write"], "it can still read"
        other.execute("ROLLBACK")
        while (found := client.get("/healthz")).status_code == 503:
            assert time.monotonic() < deadline
    other.close()
    assert found.json()["failing"] == []
    told = [json.loads(line) for line in serving.log.read_text().splitlines()]
    assert [each["failing"] for each in told if each["from"] == "kaper.pulse"] == [
        {"write": "TimeoutError"}, {},
    ]  # fmt: skip


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
        assert await pulse.failing() == ["loop"]
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

    asyncio.run(asyncio.wait_for(main(), 30))
    other.close()
