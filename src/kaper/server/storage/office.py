"""Tables as whoever runs the server sees them: listed, closed, and saved even if they cannot be read."""

import msgspec
from sqlalchemy import Connection, Select, func, select, update

from kaper.server.storage.models import Answer, Line, Seat, Table
from kaper.server.storage.tables import remove

Data = dict[str, object]


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    stage: str
    names: list[str]
    answers: int
    created: int
    touched: int


def listed(connection: Connection) -> list[Listed]:
    """All tables, those first that were touched last."""
    count = select(func.count()).where(Answer.table_id == Table.id).scalar_subquery()
    last = select(func.max(Answer.at)).where(Answer.table_id == Table.id).scalar_subquery()
    names: dict[str, list[str]] = {}
    for table, name in connection.execute(
        select(Seat.table_id, Seat.name).where(Seat.name != "").order_by(Seat.number)
    ):
        names.setdefault(table, []).append(name)
    query = select(Table.id, Table.game, Table.stage, count, Table.created, Table.touched, last)
    found = [
        Listed(table, game, stage, names.get(table, []), answers, created, max(touched, answered or 0))
        for table, game, stage, answers, created, touched, answered in connection.execute(query)
    ]
    return sorted(found, key=lambda each: each.touched, reverse=True)


def close(connection: Connection, table: str) -> str:
    """End a match without a result; one that has not begun is taken away. Says what it was."""
    stage = connection.scalar(select(Table.stage).where(Table.id == table)) or ""
    if stage == "waiting":
        remove(connection, table)
    elif stage == "playing":
        connection.execute(update(Table).where(Table.id == table).values(stage="over"))
    return stage or "missing"


def raw(connection: Connection, table: str) -> Data | None:
    """All that is stored of a table, as it is stored."""
    found = _rows(connection, select(Table.__table__).where(Table.id == table))
    if not found:
        return None
    return {
        "table": found[0],
        "seats": _rows(
            connection, select(Seat.__table__).where(Seat.table_id == table).order_by(Seat.number)
        ),
        "answers": _rows(
            connection, select(Answer.__table__).where(Answer.table_id == table).order_by(Answer.n)
        ),
        "chat": _rows(connection, select(Line.__table__).where(Line.table_id == table).order_by(Line.number)),
    }


def _rows(connection: Connection, query: Select[tuple[object, ...]]) -> list[Data]:
    return [dict(row._mapping) for row in connection.execute(query)]
