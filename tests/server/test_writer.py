import asyncio
from pathlib import Path

from kaper.engine.errors import KaperError
from kaper.server.metrics import Metrics
from kaper.server.settings import database_url
from kaper.server.storage import tables
from kaper.server.storage.answers import Entry, add_answers, answers_of
from kaper.server.storage.database import Database, open_database
from kaper.server.table_records import Clock, Seat, TableRecord
from kaper.server.writer import Writer


def entry(table: str, n: int) -> Entry:
    return Entry(table, n, 0, "answer", f"spend:{n}", "person", 1000 + n)


def card(table: str) -> TableRecord:
    return TableRecord(
        id=table, game="any", rules=1, players=1, settings={}, open=True, guided=False, invite="", host="",
        clock=Clock(), secret="", commitment="", created=0, seats=[Seat(0)],
    )  # fmt: skip


async def opened(folder: Path) -> Database:
    database = open_database(database_url(str(folder / "kaper.db")))
    await database.migrate()
    for table in ("one", "other"):
        await database.write(tables.add, card(table))
    return database


async def stored(database: Database, table: str) -> list[str]:
    return [row.option for row in await database.read(answers_of, table)]


def test_answers_that_come_together_are_stored_by_one_commit(tmp_path: Path) -> None:
    async def main() -> None:
        database = await opened(tmp_path)
        metrics = Metrics()
        writer = Writer(database, metrics)
        told: list[bool] = []
        waiting = [writer.put(entry("one", 1), told.append), writer.put(entry("other", 1), told.append)]
        writer.start()
        await asyncio.gather(*waiting)
        assert told == [True, True]
        assert "kaper_commit_seconds_count 1.0\n" in metrics.text()
        assert await stored(database, "one") == await stored(database, "other") == ["spend:1"]
        await writer.close()
        await database.close()

    asyncio.run(main())


def test_what_builds_on_an_answer_that_was_not_stored_is_not_stored_either(tmp_path: Path) -> None:
    """The first number is taken, so the first answer fails; the second came in meanwhile."""

    async def main() -> None:
        database = await opened(tmp_path)
        await database.write(add_answers, [entry("one", 1)])
        writer = Writer(database, Metrics())
        told: dict[str, bool] = {}
        first = writer.put(entry("one", 1), lambda durable: told.update(first=durable))
        writer.start()
        while not writer.committing:
            await asyncio.sleep(0)
        second = writer.put(entry("one", 2), lambda durable: told.update(second=durable))
        other = writer.put(entry("other", 1), lambda durable: told.update(other=durable))
        done = await asyncio.gather(first, second, other, return_exceptions=True)
        assert [error.key if isinstance(error, KaperError) else error for error in done] == [
            "not-stored", "not-stored", None,
        ]  # fmt: skip
        assert told == {"first": False, "second": False, "other": True}
        assert await stored(database, "one") == await stored(database, "other") == ["spend:1"]
        await writer.close()
        await database.close()

    asyncio.run(main())
