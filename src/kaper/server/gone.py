"""Somebody has gone: the others may nudge them, let a bot play for them, or end the match without a result.

It does not matter whose turn it is: if it did, a refusal would tell that a hidden question is asked.
"""

from kaper.server import play, standins
from kaper.server.changing import changed
from kaper.server.errors import Refusal
from kaper.server.live_table import LiveTable
from kaper.server.storage import tables
from kaper.server.storage.database import now
from kaper.server.table_records import Seat

NUDGE_EVERY = 60
HOUR = 3600 * 1000


async def nudge(live: LiveTable, account: str, number: int) -> None:
    """Ask somebody to come; they see it in their lobby until they do."""

    async def change() -> None:
        seat = _gone_seat(live, account, number)
        wait = NUDGE_EVERY - (now() - seat.nudged) // 1000
        if wait > 0:
            raise Refusal(429, "too-fast", f"That is too fast; please wait {wait} s.", seconds=wait)
        before, seat.nudged = seat.nudged, now()
        try:
            await live.server.fleet.keep(live, tables.keep_seats, live.card, [number])
        except BaseException:
            seat.nudged = before
            raise
        live.tell_table()

    await changed(live, change)


async def replace(live: LiveTable, account: str, number: int) -> None:
    """A bot plays for somebody who has gone, until they return."""

    async def change() -> None:
        seat = _gone_seat(live, account, number)
        if live.card.clock.kind != "none":
            raise Refusal(409, "clock-decides", "This table has a clock; it decides when a bot takes over.")
        if not seat.standin:
            await standins.put_bot(live, number)

    await changed(live, change)


async def give_up(live: LiveTable, account: str) -> None:
    """End the match without a result, because somebody else will not come back."""

    async def change() -> None:
        _check_player(live, account)
        others = [seat for seat in live.card.seats if seat.person and seat.account != account]
        if not any(_absent(live, seat) >= live.patience.abandon for seat in others):
            raise _not_gone(live.patience.abandon)
        await play.end_without_result(live)

    await changed(live, change)


async def came(live: LiveTable, account: str) -> None:
    """Somebody who sits here is here: nobody need ask for them, and the table is not forgotten."""
    own = live.card.owned(account)
    if not own:
        return
    if now() - live.card.touched > HOUR:
        live.card.touched = now()
        await live.server.database.write(tables.touch, live.card.id)
    if not any(live.card.seats[number].nudged for number in own):
        return

    async def change() -> None:
        nudged = [number for number in live.card.owned(account) if live.card.seats[number].nudged]
        for number in nudged:
            live.card.seats[number].nudged = 0
        await live.server.fleet.keep(live, tables.keep_seats, live.card, nudged)
        live.tell_table()

    await changed(live, change)


def _gone_seat(live: LiveTable, account: str, number: int) -> Seat:
    """The seat of somebody else who has been away for long enough."""
    _check_player(live, account)
    if not 0 <= number < live.card.players or not live.card.seats[number].person:
        raise Refusal(404, "no-seat", f"Nobody sits at seat {number}.", seat=number)
    seat = live.card.seats[number]
    if seat.account == account or _absent(live, seat) < live.patience.gone:
        raise _not_gone(live.patience.gone)
    return seat


def _check_player(live: LiveTable, account: str) -> None:
    live.check_open()
    if not live.card.owned(account):
        raise Refusal(403, "not-at-table", "Only those who sit at the table can do that.")
    if live.card.stage != "playing":
        raise Refusal(409, "not-playing", "Nothing is being played at this table.")


def _absent(live: LiveTable, seat: Seat) -> float:
    """For how many seconds its person has been away; less than nothing if they are here."""
    absent = live.absent(seat.account)
    return -1.0 if absent is None else absent


def _not_gone(seconds: int) -> Refusal:
    sentence = f"Somebody counts as gone after {seconds} s of absence; please wait for them."
    return Refusal(409, "not-gone", sentence, seconds=seconds)
