"""Accounts and sessions in the database."""

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from kaper.server.storage.database import Database, now
from kaper.server.storage.models import Account as AccountRow
from kaper.server.storage.models import Session as SessionRow

LIFE = 180 * 24 * 3600 * 1000
"""How long a session lasts, in milliseconds: half a year, since a game may take weeks."""


@dataclass(frozen=True)
class Account:
    """Somebody who plays."""

    id: str
    name: str
    guest: bool


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def add_guest(database: Database, name: str) -> tuple[Account, str]:
    """A new guest and the token of their session."""
    account = Account(secrets.token_hex(12), name, True)
    token = secrets.token_urlsafe(32)
    async with database.write() as connection:
        row = {"id": account.id, "name": name, "handle": None, "password": None, "created": now()}
        await connection.execute(insert(AccountRow), row)
        await connection.execute(insert(SessionRow), _session(account.id, token))
    return account, token


async def open_session(database: Database, account: str) -> str:
    token = secrets.token_urlsafe(32)
    async with database.write() as connection:
        await connection.execute(delete(SessionRow).where(SessionRow.expires < now()))
        await connection.execute(insert(SessionRow), _session(account, token))
    return token


async def close_session(database: Database, token: str) -> None:
    async with database.write() as connection:
        await connection.execute(delete(SessionRow).where(SessionRow.digest == digest(token)))


async def by_token(database: Database, token: str) -> Account | None:
    """Whose session this is."""
    query = (
        select(AccountRow.id, AccountRow.name, AccountRow.password)
        .join(SessionRow, SessionRow.account == AccountRow.id)
        .where(SessionRow.digest == digest(token), SessionRow.expires > now())
    )
    async with database.read() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else Account(row[0], row[1], row[2] is None)


async def by_handle(database: Database, handle: str) -> tuple[Account, str] | None:
    """The account that owns a name, and the hash of its password."""
    query = select(AccountRow.id, AccountRow.name, AccountRow.password).where(AccountRow.handle == handle)
    async with database.read() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else (Account(row[0], row[1], False), row[2] or "")


async def set_password(database: Database, account: str, handle: str, hashed: str) -> None:
    async with database.write() as connection:
        values = {"handle": handle, "password": hashed}
        await connection.execute(update(AccountRow).where(AccountRow.id == account).values(**values))


def _session(account: str, token: str) -> dict[str, object]:
    return {"digest": digest(token), "account": account, "expires": now() + LIFE}
