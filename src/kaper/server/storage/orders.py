"""What `kaper admin` asks of a running server, and what came of it."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from kaper.server.storage.database import now
from kaper.server.storage.models import Order as OrderRow

STALE = 60_000


class Order(NamedTuple):
    """One thing to be done."""

    id: int
    kind: str
    target: str


def add(connection: Connection, kind: str, target: str) -> int:
    """The number under which its result will stand."""
    row = {"kind": kind, "target": target, "at": now()}
    made = connection.execute(insert(OrderRow).values(**row).returning(OrderRow.id))
    return int(made.scalar_one())


def waiting(connection: Connection) -> list[Order]:
    query = select(OrderRow.id, OrderRow.kind, OrderRow.target).where(OrderRow.result == "")
    return [Order(*row) for row in connection.execute(query.order_by(OrderRow.id))]


def finish(connection: Connection, order: int, result: str) -> None:
    connection.execute(update(OrderRow).where(OrderRow.id == order).values(result=result))


def result_of(connection: Connection, order: int) -> str:
    return connection.scalar(select(OrderRow.result).where(OrderRow.id == order)) or ""


def withdraw(connection: Connection, order: int) -> None:
    connection.execute(delete(OrderRow).where(OrderRow.id == order))


def withdraw_old(connection: Connection) -> None:
    """What was asked long ago is no longer waited for: whoever asked was told that it was not done."""
    connection.execute(delete(OrderRow).where(OrderRow.at < now() - STALE))
