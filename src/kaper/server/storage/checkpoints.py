"""What a table needs to go on when the rules have changed: its last checkpoint, and what became of it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from kaper.server.storage.models import Bookmark as BookmarkRow
from kaper.server.storage.models import Checkpoint as CheckpointRow
from kaper.server.storage.models import Upgrade as UpgradeRow

_CHECKPOINT = select(CheckpointRow.__table__).where(CheckpointRow.table_id == bindparam("the_table"))
_BOOKMARK = select(BookmarkRow.__table__).where(BookmarkRow.table_id == bindparam("the_table"))
_UPGRADE = select(UpgradeRow.__table__).where(UpgradeRow.table_id == bindparam("the_table"))


class Checkpoint(msgspec.Struct, frozen=True):
    """A state that the rules can go on from, written down.

    count   after how many answers, those that were taken back not counted
    rules   the version of the rules that wrote it
    told    what had happened so far as everybody may know it, as JSON
    """

    table_id: str
    count: int
    rules: int
    state: str
    told: str


class Upgrade(msgspec.Struct, frozen=True):
    """That a table went on under newer rules, from a checkpoint.

    rows    how many lines of its book were written by older rules and are not played again
    state   the checkpoint from which it went on
    before, after   the versions of the rules
    log     what had happened before, as sentences in every language, as JSON
    """

    table_id: str
    rows: int
    state: str
    before: int
    after: int
    at: int
    log: str


class Bookmark(msgspec.Struct, frozen=True):
    """A checkpoint from which the same rules go on, for a long match; `bookmarks.py` knows what is in it.

    rows    how many lines its book had
    state   at the checkpoint
    past    what came before, as JSON
    """

    table_id: str
    rules: int
    rows: int
    state: str
    past: str


def keep(connection: Connection, checkpoints: Sequence[Checkpoint]) -> None:
    """In place of the earlier ones of the same tables."""
    _replace(connection, CheckpointRow, checkpoints)


def keep_all(connection: Connection, found: Sequence[Checkpoint], bookmarks: Sequence[Bookmark]) -> None:
    """The same, with bookmarks of some of the tables."""
    keep(connection, found)
    _replace(connection, BookmarkRow, bookmarks)


def _replace(
    connection: Connection,
    kind: type[CheckpointRow] | type[BookmarkRow],
    found: Sequence[Checkpoint] | Sequence[Bookmark],
) -> None:
    if found:
        connection.execute(delete(kind).where(kind.table_id.in_([each.table_id for each in found])))
        connection.execute(insert(kind), [msgspec.structs.asdict(each) for each in found])


def bookmark_of(connection: Connection, table: str) -> Bookmark | None:
    row = connection.execute(_BOOKMARK, {"the_table": table}).first()
    return None if row is None else Bookmark(**row._mapping)


def checkpoint_of(connection: Connection, table: str) -> Checkpoint | None:
    row = connection.execute(_CHECKPOINT, {"the_table": table}).first()
    return None if row is None else Checkpoint(**row._mapping)


def add_upgrade(connection: Connection, upgrade: Upgrade) -> None:
    """In place of an earlier one, whose log it contains."""
    connection.execute(delete(UpgradeRow).where(UpgradeRow.table_id == upgrade.table_id))
    connection.execute(insert(UpgradeRow), msgspec.structs.asdict(upgrade))


def upgrade_of(connection: Connection, table: str) -> Upgrade | None:
    row = connection.execute(_UPGRADE, {"the_table": table}).first()
    return None if row is None else Upgrade(**row._mapping)
