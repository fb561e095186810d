"""The portable record of a table."""

from kaper.engine import record as records
from kaper.engine.fair import Commitment
from kaper.engine.record import Record
from kaper.server.live_table import LiveTable
from kaper.server.loading import kept_of
from kaper.server.storage.answers import Stored
from kaper.server.storage.checkpoints import Upgrade
from kaper.server.table_records import TableRecord


def names_of(card: TableRecord) -> list[str]:
    return [seat.name or f"{seat.level or 'seat'} {seat.number}" for seat in card.seats]


def record_of(live: LiveTable) -> Record:
    """The record as the table stands; while the match goes on, it has neither seed nor secret."""
    card = live.card
    return records.record(
        live.playing, names_of(card), _promise(card), card.secret if card.stage == "over" else ""
    )


def unplayed_record(card: TableRecord, stored: list[Stored], before: Upgrade | None) -> Record:
    """All answers of a table as they are stored, which no rules that are here can play from its beginning."""
    over = card.stage == "over"
    return Record(
        game=card.game, rules=before.before if before is not None else card.rules, seats=names_of(card),
        options=card.settings, seed=card.seed if over else "",
        answers=[f"{row.seat} {row.option}" for row in kept_of(stored)], digest="",
        commitment=_promise(card), secret=card.secret if over else "",
    )  # fmt: skip


def _promise(card: TableRecord) -> Commitment | None:
    return Commitment(card.commitment, [seat.nonce for seat in card.seats]) if card.commitment else None
