"""What whoever runs the server can do from outside; a server that is running is asked to do it itself."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
from sqlalchemy.engine import make_url

from kaper.engine import record as records
from kaper.engine.errors import KaperError
from kaper.server.loading import load
from kaper.server.passwords import hashed
from kaper.server.purging import Purged, look, purge, rule_of
from kaper.server.records import record_of
from kaper.server.settings import Settings
from kaper.server.storage import office, orders, people
from kaper.server.storage.database import Database, check_same, open_database

PATIENCE = 30.0
LOOK_EVERY = 0.1
FAILED = "failed"


class Office:
    """The database, and whether a server is using it."""

    def __init__(self, settings: Settings, database: Database, served: bool) -> None:
        self.settings = settings
        self.database = database
        self.served = served

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["Office"]:
        check_there(settings)
        database = open_database(settings.url)
        try:
            served = not await _claimed(database)
            if served:
                await database.read(check_same)
            else:
                await database.migrate()
            yield cls(settings, database, served)
        finally:
            await database.close()

    # --- tables

    async def tables(self) -> list[office.Listed]:
        return await self.database.read(office.listed)

    async def close_table(self, table: str) -> str:
        """The stage that it was in."""
        if self.served:
            found = await self._order("close", table)
        else:
            found = await self.database.write(office.close, table)
        if found == "missing":
            raise _no_such_table(table)
        return found

    async def export_table(self, table: str) -> bytes:
        """Its record; all that is stored of it where there is none, because it waits or cannot be read."""
        raw = await self.database.read(office.raw, table)
        if raw is None:
            raise _no_such_table(table)
        reason = "the match has not begun"
        try:
            live = await load(self.database, table)
            if live is not None and live.match is not None and live.upgrade is None:
                return records.encode_record(record_of(live))
            if live is not None and (live.unreadable is not None or live.upgrade is not None):
                reason = str(live.unreadable or "the match went on under newer rules")
        except Exception as error:  # whatever is wrong with it, its answers can be saved
            reason = str(error)
        return encode({"unreadable": reason, **raw})

    # --- people

    async def accounts(self) -> list[people.Listed]:
        return await self.database.read(people.listed)

    async def account(self, given: str) -> str:
        """The id of the one account that is meant by an id or a name."""
        found = await self.database.read(people.find, given)
        if not found:
            raise KaperError(f"There is no account {given}.", "no-such-account", given=given)
        if len(found) > 1:
            sentence = f"{len(found)} guests go by the name {given}; give an id: {', '.join(found[:5])}."
            raise KaperError(
                sentence, "many-accounts", count=len(found), given=given, ids=", ".join(found[:5])
            )
        return found[0]

    async def export_account(self, account: str) -> bytes:
        return encode(await self.database.read(people.export, account))

    async def delete_account(self, account: str) -> dict[str, int]:
        """How many seats and lines of chat have lost their name."""
        if self.served:
            return msgspec.json.decode(await self._order("forget", account), type=dict[str, int])
        return dict(await self.database.write(people.forget, account))

    async def ban(self, account: str, banned: bool) -> None:
        await self.database.write(people.set_banned, account, banned)
        await self._changed(account)

    async def mute(self, account: str, muted: bool) -> None:
        await self.database.write(people.set_muted, account, muted)
        await self._changed(account)

    async def reset_password(self, account: str) -> str:
        """A new password, to be told to the owner; all sessions end."""
        password = secrets.token_urlsafe(12)
        if not await self.database.write(people.reset_password, account, await hashed(password)):
            raise KaperError("A guest has no password that could be reset.", "guest-password")
        await self._changed(account)
        return password

    # --- all

    async def purge(self, dry: bool) -> Purged:
        rule = rule_of(self.settings)
        if dry:
            return await look(self.database, rule)
        if self.served:
            return msgspec.json.decode(await self._order("purge", ""), type=Purged)
        return await purge(self.database, rule)

    async def _changed(self, account: str) -> None:
        if self.served:
            await self._order("account", account)

    async def _order(self, kind: str, target: str) -> str:
        """Ask the server, and wait until it is done."""
        number = await self.database.write(orders.add, kind, target)
        try:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                result = await self.database.read(orders.result_of, number)
                if result == FAILED:
                    break
                if result:
                    return result
                await asyncio.sleep(LOOK_EVERY)
        finally:
            await self.database.write(orders.withdraw, number)
        raise KaperError("The server that is running has not done it; its log says why.", "server-silent")


async def _claimed(database: Database) -> bool:
    with suppress(KaperError):
        await database.claim(tries=1)
        return True
    return False


def check_there(settings: Settings) -> None:
    """Nothing is to be made by looking at it."""
    path = sqlite_path(settings)
    if path is not None and not path.exists():
        raise KaperError(f"There is no database {path}.", "no-database", path=str(path))


def sqlite_path(settings: Settings) -> Path | None:
    """The file of the database; None if it is none."""
    url = make_url(settings.url)
    return Path(url.database or "") if url.drivername.startswith("sqlite") else None


def encode(data: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(data), indent=1)


def _no_such_table(table: str) -> KaperError:
    return KaperError(f"There is no table {table}.", "no-such-table", table=table)
