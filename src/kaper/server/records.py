"""The portable record of a table."""

from kaper.engine import record as records
from kaper.engine.fair import Commitment
from kaper.engine.record import Record
from kaper.server.live import Live


def record_of(live: Live) -> Record:
    """The record as the table stands; while the match goes on, it has neither seed nor secret."""
    card = live.card
    promise = Commitment(card.commitment, [seat.nonce for seat in card.seats]) if card.commitment else None
    names = [seat.name or f"{seat.level or 'seat'} {seat.number}" for seat in card.seats]
    return records.record(live.playing, names, promise, card.secret if card.stage == "over" else "")
