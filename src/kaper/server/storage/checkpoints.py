"""What a table needs to go on when the rules have changed: its last checkpoint, and what became of it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from kaper.server.storage.models import Checkpoint as CheckpointRow
from kaper.server.storage.models import Upgrade as UpgradeRow

_CHECKPOINT = select(CheckpointRow.__table__).where(CheckpointRow.table_id == bindparam("the_table"))
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


def keep(connection: Connection, checkpoints: Sequence[Checkpoint]) -> None:
    """In place of the earlier ones of the same tables."""
    if checkpoints:
        tables = [each.table_id for each in checkpoints]
        connection.execute(delete(CheckpointRow).where(CheckpointRow.table_id.in_(tables)))
        connection.execute(insert(CheckpointRow), [msgspec.structs.asdict(each) for each in checkpoints])


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
