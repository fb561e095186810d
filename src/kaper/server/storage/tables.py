"""Tables and seats in the database."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kaper.engine.game import Outcome
from kaper.server.cards import Card, Clock, Seat
from kaper.server.storage.database import Database
from kaper.server.storage.models import Answer, Line
from kaper.server.storage.models import Seat as SeatRow
from kaper.server.storage.models import Table as TableRow

LISTED = 100


async def add(connection: AsyncConnection, card: Card) -> None:
    """A new table with its seats."""
    await connection.execute(insert(TableRow), _columns(card))
    await connection.execute(insert(SeatRow), [_seat_columns(card.id, seat) for seat in card.seats])


async def keep(connection: AsyncConnection, card: Card) -> None:
    """The table as it is now, without its seats."""
    await connection.execute(update(TableRow).where(TableRow.id == card.id).values(**_columns(card)))


async def keep_seats(connection: AsyncConnection, card: Card, numbers: Iterable[int]) -> None:
    for number in numbers:
        where = (SeatRow.table_id == card.id, SeatRow.number == number)
        values = _seat_columns(card.id, card.seats[number])
        await connection.execute(update(SeatRow).where(*where).values(**values))


async def find(database: Database, table: str) -> Card | None:
    async with database.read() as connection:
        row = (await connection.execute(select(TableRow.__table__).where(TableRow.id == table))).first()
        if row is None:
            return None
        query = select(SeatRow.__table__).where(SeatRow.table_id == table).order_by(SeatRow.number)
        return _card(row, [_seat(seat) for seat in await connection.execute(query)])


async def answers_of(database: Database, table: str) -> list[tuple[int, str, str, int]]:
    """Seat, kind, option and time of every answer and undo, in their order."""
    query = select(Answer.seat, Answer.kind, Answer.option, Answer.at)
    async with database.read() as connection:
        rows = await connection.execute(query.where(Answer.table_id == table).order_by(Answer.n))
        return [(seat, kind, option, at) for seat, kind, option, at in rows]


async def chat_of(database: Database, table: str) -> list[tuple[int, int, str, str, int]]:
    """Number, seat, name, text and time of every line."""
    query = select(Line.number, Line.seat, Line.name, Line.text, Line.at)
    async with database.read() as connection:
        rows = await connection.execute(query.where(Line.table_id == table).order_by(Line.number))
        return [(number, seat, name, text, at) for number, seat, name, text, at in rows]


async def listed_open(database: Database) -> list[str]:
    """The newest open tables at which somebody can still sit down or look on."""
    query = select(TableRow.id).where(TableRow.open, TableRow.stage != "over")
    return await _ids(database, query.order_by(TableRow.created.desc()).limit(LISTED))


async def listed_of(database: Database, account: str) -> list[str]:
    """The newest tables at which an account sits, or that it made."""
    sits = select(SeatRow.table_id).where(SeatRow.account == account)
    query = select(TableRow.id).where(TableRow.id.in_(sits) | (TableRow.host == account))
    return await _ids(database, query.order_by(TableRow.created.desc()).limit(LISTED))


async def listed_ticking(database: Database) -> list[str]:
    """Tables in play that go on with nobody there: those with a clock, and those of bots alone."""
    people = select(SeatRow.table_id).where(SeatRow.kind != "bot")
    ticks = (TableRow.clock != "none") | TableRow.id.not_in(people)
    return await _ids(database, select(TableRow.id).where(TableRow.stage == "playing", ticks))


async def _ids(database: Database, query: object) -> list[str]:
    async with database.read() as connection:
        return [row[0] for row in await connection.execute(query)]  # type: ignore[call-overload]


def _columns(card: Card) -> dict[str, object]:
    values = {name: getattr(card, name) for name in card.__struct_fields__ if name != "seats"}
    return values | {
        "settings": msgspec.json.encode(card.settings).decode(),
        "clock": card.clock.kind,
        "seconds": card.clock.seconds,
        "outcome": msgspec.json.encode(card.outcome).decode() if card.outcome else "",
    }


def _seat_columns(table: str, seat: Seat) -> dict[str, object]:
    return {"table_id": table, **{name: getattr(seat, name) for name in seat.__struct_fields__}}


def _card(row: Row[tuple[object, ...]], seats: list[Seat]) -> Card:
    found = dict(row._mapping)
    found["clock"] = Clock(found["clock"], found.pop("seconds"))
    found["settings"] = msgspec.json.decode(found["settings"], type=dict[str, str])
    outcome = found["outcome"]
    found["outcome"] = msgspec.json.decode(outcome, type=Outcome) if outcome else None
    return Card(**found, seats=seats)


def _seat(row: Row[tuple[object, ...]]) -> Seat:
    found = dict(row._mapping)
    del found["table_id"]
    return Seat(**found)
