"""What becomes of a table beside its answers: it is stored before anybody is shown it."""

from msgspec.structs import replace

from kaper.engine.game import Outcome
from kaper.server.live_table import LiveTable
from kaper.server.storage import tables


def is_at_end(live: LiveTable) -> bool:
    """Whether the match is over and all may know it: it is durable, and its last moments are past.

    An end that came before that time has passed would tell that nobody was asked in secret.
    """
    settled = not (live.unstored or live.stale or live.veil.dropped)
    return live.card.stage == "playing" and not live.playing.pending and settled


async def store_end(live: LiveTable, outcome: Outcome | None) -> None:
    """The match is over: its outcome is kept if it has one, and the secret may be shown. The lock is held."""
    card = replace(live.card, stage="over", outcome=outcome)
    await live.server.fleet.keep(live, tables.keep, card)
    live.card = card


async def store_stand_in(live: LiveTable, seats: list[int], bot: bool) -> None:
    """Bots play these seats for their persons, or no longer do. The lock is held."""
    card = live.card.seated_by_bots(seats, bot)
    if not bot:
        for seat in seats:
            live.clocks.refill(seat)
    await live.server.fleet.keep(live, tables.keep_seats, card, seats, live.clocks.spent())
    live.card = card
    live.server.metrics.count("takeovers", len(seats) if bot else 0)
