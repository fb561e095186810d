"""Which hints were given, in the database."""

from sqlalchemy import Connection, insert, select

from kaper.server.storage.models import Hint
from kaper.server.storage.tables import touch
from kaper.server.table_records import HintGiven


def add(connection: Connection, table: str, given: HintGiven) -> None:
    """Once for each question, however often it was asked for."""
    columns = {"table_id": table, "seat": given.seat, "at": given.at}
    known = select(Hint.at).filter_by(**columns)
    if connection.execute(known).first() is None:
        connection.execute(insert(Hint), columns | {"hidden": given.hidden})
    touch(connection, table)


def hints_of(connection: Connection, table: str) -> list[HintGiven]:
    """In the order in which they were given."""
    query = select(Hint.seat, Hint.at, Hint.hidden).where(Hint.table_id == table).order_by(Hint.at, Hint.seat)
    return [HintGiven(seat, at, hidden) for seat, at, hidden in connection.execute(query)]
