"""Reviews in the database, part by part as they are found."""

import msgspec
from sqlalchemy import Connection, insert, select

from kaper.server.errands import ReviewPart
from kaper.server.storage.models import Review

_decode = msgspec.json.Decoder(ReviewPart).decode
_encode = msgspec.json.Encoder().encode


def add(connection: Connection, table: str, first: int, part: ReviewPart) -> None:
    """The part that begins after N answers; the same part found twice is stored once."""
    known = select(Review.first).where(Review.table_id == table, Review.first >= first)
    if connection.execute(known).first() is None:
        row = {"table_id": table, "first": first, "upto": part.upto, "judged": _encode(part).decode()}
        connection.execute(insert(Review), row)


def parts_of(connection: Connection, table: str) -> list[ReviewPart]:
    """All parts so far, in their order."""
    query = select(Review.judged).where(Review.table_id == table).order_by(Review.first)
    return [_decode(found) for found in connection.scalars(query)]
