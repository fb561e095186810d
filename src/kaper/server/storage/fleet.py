"""Several processes that serve one database: who of them lives, who sees to which table, who is where."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kaper.server.errors import Overtaken
from kaper.server.messages import LineShown
from kaper.server.storage import tables
from kaper.server.storage.hints import hints_of
from kaper.server.storage.models import Answer, Lease, Line, Presence, Process
from kaper.server.storage.models import Seat as SeatRow
from kaper.server.storage.models import Table as TableRow
from kaper.server.table_records import HintGiven, TableRecord

_LEASE = {
    "sqlite": sqlite.insert(Lease).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(Lease).on_conflict_do_nothing(),
}
_PRESENCE = {
    "sqlite": sqlite.insert(Presence).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(Presence).on_conflict_do_nothing(),
}

# --- processes


def register(connection: Connection, process: str, rules: str) -> None:
    connection.execute(insert(Process), {"id": process, "beat": 0, "rules": rules})


def beat(connection: Connection, process: str) -> dict[str, int] | None:
    """Say that this process lives, and hear of all; None if the others have given it up."""
    change = update(Process).where(Process.id == process).values(beat=Process.beat + 1)
    if not connection.execute(change).rowcount:
        return None
    found = connection.execute(select(Process.id, Process.beat))
    return {row.id: row.beat for row in found}


def bury(connection: Connection, process: str, beats: int | None = None) -> bool:
    """Forget a process, and with it all that it saw to; not if it has moved since it was last seen."""
    where = [Process.id == process]
    if beats is not None:
        where.append(Process.beat == beats)
    if not connection.execute(delete(Process).where(*where)).rowcount:
        return False
    connection.execute(delete(Lease).where(Lease.process == process))
    connection.execute(delete(Presence).where(Presence.process == process))
    return True


# --- who sees to a table


def take(connection: Connection, table: str, process: str) -> bool:
    """See to this table from now on, unless another process does."""
    dead = Lease.process.not_in(select(Process.id))
    connection.execute(delete(Lease).where(Lease.table_id == table, dead))
    lease = {"table_id": table, "process": process}
    connection.execute(_LEASE[connection.dialect.name], lease)
    return connection.scalar(select(Lease.process).where(Lease.table_id == table)) == process


def let_go(connection: Connection, table: str, process: str) -> None:
    connection.execute(delete(Lease).where(Lease.table_id == table, Lease.process == process))


def untended(connection: Connection, most: int) -> list[str]:
    """Some of the tables that go on with nobody there, and that no process sees to."""
    living = select(Lease.table_id).join(Process, Process.id == Lease.process)
    query = tables.ticking().where(TableRow.id.not_in(living))
    return list(connection.scalars(query.limit(most)))


def tended(connection: Connection, found: Collection[str]) -> set[str]:
    """Those of these tables that a process sees to, or at which somebody is."""
    leased = select(Lease.table_id).where(Lease.table_id.in_(found))
    visited = select(Presence.table_id).where(Presence.table_id.in_(found))
    return {*connection.scalars(leased), *connection.scalars(visited)}


# --- by whose rules


class Rules(NamedTuple):
    """By which rules a process plays: the version of each game, and a digest of all."""

    versions: Mapping[str, int]
    digest: str

    def are_of(self, game: str, rules: int) -> bool:
        return self.versions.get(game) == rules


def is_of(connection: Connection, table: str, rules: Rules) -> bool:
    """Whether a table is played by these rules, or by none any more."""
    query = select(TableRow.game, TableRow.rules, TableRow.stage).where(TableRow.id == table)
    row = connection.execute(query).first()
    return row is None or row.stage == "over" or rules.are_of(row.game, row.rules)


def adopt(connection: Connection, table: str, rules: Rules) -> bool:
    """From now on the table is played by these rules; False as long as it is left to others.

    Newer rules wait until the table is closed everywhere else, older ones as long as anybody has the newer.
    Answers that are on their way wait, and are refused afterwards (`strange`).
    """
    where = TableRow.id == table
    row = connection.execute(select(TableRow.game, TableRow.rules).where(where).with_for_update()).first()
    mine = None if row is None else rules.versions.get(row.game)
    if row is None or mine is None:
        return True
    others = select(Process.id).where(Process.rules != rules.digest)
    if mine > row.rules:
        sees_to = exists().where(Lease.table_id == table, Lease.process.in_(others))
        visited = exists().where(Presence.table_id == table, Presence.process.in_(others))
        is_theirs = connection.scalar(select(sees_to | visited))
    else:
        is_theirs = connection.scalar(select(others.exists()))
    if is_theirs:
        return False
    change = update(TableRow).where(where).values(rules=mine, version=TableRow.version + 1)
    connection.execute(change)
    return True


def strange(connection: Connection, found: Iterable[str], rules: Rules) -> set[str]:
    """Those of these tables that are played by other rules; none of the others changes hands meanwhile."""
    query = select(TableRow.id, TableRow.game, TableRow.rules).where(TableRow.id.in_(set(found)))
    rows = connection.execute(query.order_by(TableRow.id).with_for_update(read=True, key_share=True))
    return {row.id for row in rows if not rules.are_of(row.game, row.rules)}


# --- who is at a table


def come(connection: Connection, table: str, account: str, process: str) -> None:
    row = {"table_id": table, "account": account, "process": process}
    connection.execute(_PRESENCE[connection.dialect.name], row)


def go(connection: Connection, table: str, account: str, process: str) -> None:
    connection.execute(
        delete(Presence).where(
            Presence.table_id == table, Presence.account == account, Presence.process == process
        )
    )


def elsewhere(connection: Connection, table: str, process: str) -> set[str]:
    """The accounts with a socket at this table in other processes."""
    query = select(Presence.account).join(Process, Process.id == Presence.process)
    query = query.where(Presence.table_id == table, Presence.process != process)
    return set(connection.scalars(query))


# --- what changed


class Found(NamedTuple):
    """A table beside its answers, as it is stored now; `card` is None where there is none any more."""

    card: TableRecord | None
    lines: list[LineShown]
    said: set[tuple[str, str]]
    elsewhere: set[str]
    hints: list[HintGiven]


def look_at(connection: Connection, table: str, process: str, upto: int) -> Found:
    """With the lines of chat after a number."""
    return Found(
        tables.find(connection, table),
        tables.chat_of(connection, table, upto),
        tables.nonces_of(connection, table, upto),
        elsewhere(connection, table, process),
        hints_of(connection, table),
    )


def standing(connection: Connection, found: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The version of each of these tables, and how many lines its book has."""
    lines = select(func.max(Answer.n)).where(Answer.table_id == TableRow.id).scalar_subquery()
    query = select(TableRow.id, TableRow.version, lines).where(TableRow.id.in_(found))
    return {table: (version, upto or 0) for table, version, upto in connection.execute(query)}


def turn_over(connection: Connection, table: str, version: int) -> None:
    """The table changes; `Overtaken` if another process has changed it since this one looked."""
    where = (TableRow.id == table, TableRow.version == version)
    changed = update(TableRow).where(*where).values(version=version + 1)
    if not connection.execute(changed).rowcount:
        raise Overtaken


def outdate(connection: Connection, found: Iterable[str]) -> None:
    """These tables were changed, whatever the processes know of them."""
    for table in sorted(found):
        change = update(TableRow).where(TableRow.id == table)
        connection.execute(change.values(version=TableRow.version + 1))


def concerned(connection: Connection, account: str) -> list[str]:
    """All tables where an account sits, which it made, or at which it spoke."""
    found: set[str] = set()
    for query in (
        select(SeatRow.table_id).where(SeatRow.account == account),
        select(TableRow.id).where(TableRow.host == account),
        select(Line.table_id).where(Line.account == account),
    ):
        found.update(connection.scalars(query))
    return sorted(found)
