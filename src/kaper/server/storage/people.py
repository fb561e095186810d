"""What whoever runs the server may know of an account and do with it."""

from collections.abc import Mapping

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, func, or_, select, update

from kaper.server.plain import NAME, RAW, handle_of
from kaper.server.storage.accounts import close_sessions
from kaper.server.storage.database import now
from kaper.server.storage.models import Account, Answer, Line, Seat, Session, Solved, Table
from kaper.server.table_records import STANDIN_LEVEL

Data = dict[str, object]


class Listed(msgspec.Struct):
    """An account in a list."""

    id: str
    name: str
    guest: bool
    tables: int
    created: int
    seen: int
    banned: int
    muted: int


def listed(connection: Connection) -> list[Listed]:
    tables = (
        select(func.count(func.distinct(Seat.table_id))).where(Seat.account == Account.id).scalar_subquery()
    )
    query = select(
        Account.id, Account.name, Account.password.is_(None), tables, Account.created, Account.seen,
        Account.banned, Account.muted,
    ).order_by(Account.seen.desc(), Account.created.desc())  # fmt: skip
    return [Listed(row[0], row[1], bool(row[2]), *row[3:]) for row in connection.execute(query)]


def find(connection: Connection, given: str) -> list[str]:
    """The accounts meant by an id or by a name: the owner of the name, or else all guests of that name."""
    if connection.scalar(select(Account.id).where(Account.id == given)):
        return [given]
    if not given.strip() or len(given) > NAME * RAW:
        return []
    handle = handle_of(given)
    owner = connection.scalar(select(Account.id).where(Account.handle == handle))
    if owner:
        return [owner]
    return list(connection.scalars(select(Account.id).where(Account.likeness == handle)))


def set_banned(connection: Connection, account: str, banned: bool) -> None:
    values = {"banned": now() if banned else 0}
    connection.execute(update(Account).where(Account.id == account).values(**values))


def set_muted(connection: Connection, account: str, muted: bool) -> None:
    values = {"muted": now() if muted else 0}
    connection.execute(update(Account).where(Account.id == account).values(**values))


def standing(connection: Connection, account: str) -> tuple[bool, bool, set[str]] | None:
    """Whether an account is banned and muted, and the digests of its sessions; None if there is none."""
    row = connection.execute(select(Account.banned, Account.muted).where(Account.id == account)).first()
    if row is None:
        return None
    sessions = connection.scalars(select(Session.digest).where(Session.account == account))
    return bool(row[0]), bool(row[1]), set(sessions)


def reset_password(connection: Connection, account: str, hashed: str) -> bool:
    """A new password, and all sessions end; a guest has none to be reset."""
    owner = (Account.id == account, Account.password.is_not(None))
    done = connection.execute(update(Account).where(*owner).values(password=hashed)).rowcount
    if done:
        close_sessions(connection, account)
    return bool(done)


# --- all that is known


def export(connection: Connection, account: str) -> Data:
    """Everything that is stored of an account, but for what would let somebody in."""
    row = connection.execute(select(Account.__table__).where(Account.id == account)).one()._mapping
    known: Data = {name: value for name, value in row.items() if name != "password"}
    seats = select(Seat.__table__, Table.game, Table.stage, Table.created).join(
        Table, Table.id == Seat.table_id
    )
    answers = select(Answer.__table__).join(
        Seat, (Seat.table_id == Answer.table_id) & (Seat.number == Answer.seat)
    )
    return {
        "account": {**known, "password": row["password"] is not None},
        "sessions": _rows(connection, select(Session.expires).where(Session.account == account)),
        "seats": _rows(connection, seats.where(Seat.account == account).order_by(Table.created)),
        "tables": _rows(
            connection,
            select(Table.id, Table.game, Table.stage, Table.created).where(Table.host == account),
        ),
        "answers": _rows(
            connection,
            answers.where(Seat.account == account, Answer.by == "person").order_by(Answer.table_id, Answer.n),
        ),
        "puzzles": _rows(
            connection,
            select(Solved.game, Solved.puzzle, Solved.right, Solved.at).where(Solved.account == account),
        ),
        "chat": _rows(
            connection, select(Line.__table__).where(_said(account)).order_by(Line.table_id, Line.number)
        ),
    }


def _said(account: str) -> ColumnElement[bool]:
    """Lines of this account; older ones tell only the seat from which they were said."""
    own_seat = (
        select(Seat.number)
        .where(Seat.table_id == Line.table_id, Seat.number == Line.seat, Seat.account == account)
        .exists()
    )
    return or_(Line.account == account, (Line.account == "") & own_seat)


def _rows(connection: Connection, query: Select[*tuple[object, ...]]) -> list[Data]:
    return [dict(row._mapping) for row in connection.execute(query)]


# --- forgetting


def forget(connection: Connection, account: str) -> Mapping[str, int]:
    """Delete an account: its seats become a bot's, or free, or nameless once over; its talk nameless too."""
    lines = connection.execute(
        update(Line).where(_said(account)).values(name="", account="", nonce=None)
    ).rowcount
    seats = 0
    for stage, values in {
        "waiting": {"kind": "open", "standin": False},
        "playing": {"kind": "bot", "level": STANDIN_LEVEL, "standin": False},
        "over": {},
    }.items():
        at_stage = Seat.table_id.in_(select(Table.id).where(Table.stage == stage))
        change = update(Seat).where(Seat.account == account, at_stage)
        seats += connection.execute(change.values(account="", name="", nudged=0, **values)).rowcount
    connection.execute(update(Table).where(Table.host == account).values(host=""))
    close_sessions(connection, account)
    connection.execute(delete(Solved).where(Solved.account == account))
    connection.execute(delete(Account).where(Account.id == account))
    return {"seats": seats, "lines": lines}
