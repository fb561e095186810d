"""Accounts and sessions in the database."""

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from kaper.server.storage.database import now
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


def add_guest(connection: Connection, name: str) -> tuple[Account, str]:
    """A new guest and the token of their session."""
    account = Account(secrets.token_hex(12), name, True)
    token = secrets.token_urlsafe(32)
    row = {"id": account.id, "name": name, "handle": None, "password": None, "created": now()}
    connection.execute(insert(AccountRow), row)
    connection.execute(insert(SessionRow), _session(account.id, token))
    return account, token


def open_session(connection: Connection, account: str) -> str:
    token = secrets.token_urlsafe(32)
    connection.execute(delete(SessionRow).where(SessionRow.expires < now()))
    connection.execute(insert(SessionRow), _session(account, token))
    return token


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(SessionRow).where(SessionRow.digest == digest(token)))


def by_token(connection: Connection, token: str) -> Account | None:
    """Whose session this is."""
    query = (
        select(AccountRow.id, AccountRow.name, AccountRow.password)
        .join(SessionRow, SessionRow.account == AccountRow.id)
        .where(SessionRow.digest == digest(token), SessionRow.expires > now())
    )
    row = (connection.execute(query)).first()
    return None if row is None else Account(row[0], row[1], row[2] is None)


def by_handle(connection: Connection, handle: str) -> tuple[Account, str] | None:
    """The account that owns a name, and the hash of its password."""
    query = select(AccountRow.id, AccountRow.name, AccountRow.password).where(AccountRow.handle == handle)
    row = (connection.execute(query)).first()
    return None if row is None else (Account(row[0], row[1], False), row[2] or "")


def set_password(connection: Connection, account: str, handle: str, hashed: str) -> None:
    values = {"handle": handle, "password": hashed}
    connection.execute(update(AccountRow).where(AccountRow.id == account).values(**values))


def _session(account: str, token: str) -> dict[str, object]:
    return {"digest": digest(token), "account": account, "expires": now() + LIFE}
