"""What nobody has touched for long; `docs/hosting.md` has the rule in words."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, Select, and_, delete, false, func, or_, select

from kaper.server.storage.database import now
from kaper.server.storage.models import Account, Answer, Seat, Session, Solved, Table
from kaper.server.storage.tables import remove

DAY = 24 * 3600 * 1000
AT_ONCE = 200
"""How many are purged at a time: whoever plays meanwhile waits for the database only for a moment."""


@dataclass(frozen=True)
class Rule:
    """After how many days of rest something is purged; 0 is never."""

    guests: float
    waiting: float
    unfinished: float
    finished: float

    @property
    def stages(self) -> dict[str, float]:
        return {"waiting": self.waiting, "playing": self.unfinished, "over": self.finished}


def old_tables(connection: Connection, rule: Rule, at_once: int | None = None) -> list[str]:
    """The tables that may go, those that rested longest first."""
    last = select(func.max(Answer.at)).where(Answer.table_id == Table.id).scalar_subquery()
    rested = [
        and_(Table.stage == stage, Table.touched < _before(days), func.coalesce(last, 0) < _before(days))
        for stage, days in rule.stages.items()
        if days
    ]
    query = select(Table.id).where(or_(false(), *rested)).order_by(Table.touched)
    return list(connection.scalars(query.limit(at_once)))


def remove_tables(connection: Connection, found: Iterable[str]) -> None:
    for table in found:
        remove(connection, table)


def old_guests(connection: Connection, rule: Rule, at_once: int | None = None) -> list[str]:
    """Guests who used no session for long and sit at no table that is not over."""
    if not rule.guests:
        return []
    query = select(Account.id).where(
        Account.password.is_(None),
        Account.seen < _before(rule.guests),
        Account.created < _before(rule.guests),
        # A guest who is shut out would be back by a new name: what keeps the old one out stays.
        Account.banned == 0,
        Account.id.not_in(_busy()),
        Account.id.not_in(select(Table.host).where(Table.stage != "over")),
    )
    return list(connection.scalars(query.limit(at_once)))


def _busy() -> Select[str]:
    unfinished = Seat.table_id.in_(select(Table.id).where(Table.stage != "over"))
    return select(Seat.account).where(unfinished)


def remove_guests(connection: Connection, found: list[str]) -> None:
    connection.execute(delete(Session).where(Session.account.in_(found)))
    connection.execute(delete(Solved).where(Solved.account.in_(found)))
    connection.execute(delete(Account).where(Account.id.in_(found)))


def remove_sessions(connection: Connection) -> None:
    """Those that have run out."""
    connection.execute(delete(Session).where(Session.expires < now()))


def _before(days: float) -> int:
    return now() - int(days * DAY)
