"""Accounts and sessions in the database."""

import hashlib
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from kaper.server.plain import NAME, handle_of
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
    muted: bool = False


# Asked by every request and every socket; to put it together takes longer than to ask it.
_BY_TOKEN = (
    select(
        AccountRow.id, AccountRow.name, AccountRow.password, AccountRow.muted, AccountRow.seen,
        AccountRow.banned,
    )
    .join(SessionRow, SessionRow.account == AccountRow.id)
    .where(SessionRow.digest == bindparam("session"), SessionRow.expires > bindparam("now"))
)  # fmt: skip


class Met(NamedTuple):
    """The account behind a session, when it was last seen, and whether it is shut out."""

    account: Account
    seen: int
    banned: bool


class Owner(NamedTuple):
    """The account that owns a name, the hash of its password, and whether it is shut out."""

    account: Account
    password: str
    banned: bool


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def add_guest(connection: Connection, name: str) -> tuple[Account, str] | None:
    """A new guest and the token of their session; nothing if the name is somebody's own."""
    if owned(connection, [name]):
        return None
    account = Account(secrets.token_hex(12), name, True)
    token = secrets.token_urlsafe(32)
    row = {"id": account.id, "name": name, "likeness": handle_of(name), "created": now(), "seen": now()}
    connection.execute(insert(AccountRow), row)
    connection.execute(insert(SessionRow), _session(account.id, token))
    return account, token


def owned(connection: Connection, names: Collection[str], but: str = "") -> str | None:
    """The first of these names that is the own one of an account, other than that of `but`."""
    handles = {handle_of(name): name for name in names}
    query = select(AccountRow.handle).where(AccountRow.handle.in_(handles), AccountRow.id != but)
    return next((handles[handle] for handle in connection.scalars(query) if handle), None)


def open_session(connection: Connection, account: str) -> str:
    token = secrets.token_urlsafe(32)
    connection.execute(delete(SessionRow).where(SessionRow.expires < now()))
    connection.execute(insert(SessionRow), _session(account, token))
    return token


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(SessionRow).where(SessionRow.digest == digest(token)))


def close_sessions(connection: Connection, account: str, but: str = "") -> None:
    """End all sessions of an account; `but` is the digest of one that goes on."""
    connection.execute(delete(SessionRow).where(SessionRow.account == account, SessionRow.digest != but))


def by_token(connection: Connection, token: str) -> Met | None:
    """Whose session this is."""
    row = connection.execute(_BY_TOKEN, {"session": digest(token), "now": now()}).first()
    if row is None:
        return None
    return Met(Account(row[0], row[1], row[2] is None, bool(row[3])), row[4], bool(row[5]))


def saw(connection: Connection, account: str) -> None:
    """A session of this account was used."""
    connection.execute(update(AccountRow).where(AccountRow.id == account).values(seen=now()))


def by_handle(connection: Connection, handle: str) -> Owner | None:
    query = select(
        AccountRow.id, AccountRow.name, AccountRow.password, AccountRow.muted, AccountRow.banned
    ).where(AccountRow.handle == handle)
    row = connection.execute(query).first()
    if row is None:
        return None
    return Owner(Account(row[0], row[1], False, bool(row[3])), row[2] or "", bool(row[4]))


def password_of(connection: Connection, account: str) -> str | None:
    """The hash of an account's password; a guest has none."""
    return connection.scalar(select(AccountRow.password).where(AccountRow.id == account))


def set_password(connection: Connection, account: Account, hashed: str, but: str) -> None:
    """The name is this account's own from now on; every session but one ends."""
    handle = handle_of(account.name)
    values = {"handle": handle, "likeness": handle, "password": hashed}
    connection.execute(update(AccountRow).where(AccountRow.id == account.id).values(**values))
    close_sessions(connection, account.id, but)
    _rename_guests(connection, account)


def _rename_guests(connection: Connection, owner: Account) -> None:
    """Guests who went by the same name get a number, so that nobody is taken for the owner."""
    handle = handle_of(owner.name)
    others = (AccountRow.likeness == handle, AccountRow.handle.is_(None), AccountRow.id != owner.id)
    if connection.execute(select(AccountRow.id).where(*others).limit(1)).first() is None:
        return
    number = 2
    while owned(connection, [name := f"{owner.name[: NAME - 8]} {number}"]):
        number += 1
    connection.execute(update(AccountRow).where(*others).values(name=name, likeness=handle_of(name)))


def _session(account: str, token: str) -> dict[str, object]:
    return {"digest": digest(token), "account": account, "expires": now() + LIFE}
