"""People who leave a table and come back, and the bots that play for them meanwhile."""

from kaper.server import play
from kaper.server.changing import changed
from kaper.server.errors import not_yours
from kaper.server.live_table import LiveTable


async def leave(live: LiveTable, account: str) -> None:
    """A bot plays the seats of an account until it returns."""

    async def change() -> None:
        mine = [seat for seat in live.card.owned(account) if not live.card.seats[seat].standin]
        await play.stand_in(live, mine, True)

    await changed(live, change)


async def come_back(live: LiveTable, account: str) -> None:
    """Whoever returns gets their seats back."""

    async def change() -> None:
        mine = [seat for seat in live.card.owned(account) if live.card.seats[seat].standin]
        await play.stand_in(live, mine, False)

    await changed(live, change)


async def put_bot(live: LiveTable, seat: int) -> None:
    """A bot plays a seat whose person has gone, until they return; the lock is held."""
    await play.stand_in(live, [seat], True)


def check_seat(live: LiveTable, account: str, seat: int) -> None:
    if seat not in live.card.owned(account):
        raise not_yours(seat)
