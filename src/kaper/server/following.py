"""How a table catches up with what other processes have stored of it."""

import logging

from kaper.server import play
from kaper.server.errors import elsewhere
from kaper.server.live_table import LiveTable
from kaper.server.storage import fleet as stored
from kaper.server.storage.answers import answers_since, used_of
from kaper.server.storage.fleet import Found, Rules

log = logging.getLogger("kaper.following")


async def read_on(live: LiveTable) -> None:
    """The lines of its book that are new, in their order, as if they were given here; the lock is held."""
    apart, server = live.apart, live.server
    if not live.stale:
        rows = await server.database.read(answers_since, live.card.id, live.rows)
        try:
            for row in rows:
                play.follow(live, row)
        except Exception:
            log.exception("a table cannot be followed", extra={"table": live.card.id})
            server.metrics.count("strayed")
            live.stale = True
        if rows:
            live.last_row = rows[-1].at
    if live.stale:
        await server.reload(live)
    if live.card.clock.kind != "none":
        live.clocks.adopt(await server.database.read(used_of, live.card.id))
    apart.heard = max(apart.heard, live.rows)
    await play.moved(live)


async def renew(live: LiveTable, process: str, rules: Rules) -> bool:
    """The table beside its answers, as it is stored now; False if it is none of this process any more.

    The lock is held.
    """
    apart, server = live.apart, live.server
    upto = live.chat[-1].number if live.chat and not apart.anew else 0
    found = await server.database.read(stored.look_at, live.card.id, process, upto)
    if found.card is None:
        server.drop(live)
        return False
    if found.card.rules != live.card.rules and not rules.are_of(live.card.game, found.card.rules):
        await server.fleet.let_go(live)
        server.drop(live, elsewhere())
        return False
    is_other = found.card.version != apart.version or apart.anew
    began = live.match is None and found.card.seed and live.unreadable is None
    moved_away = apart.elsewhere != found.elsewhere
    _take(live, found)
    if began:
        play.begin(live)
    elif is_other:
        _tell_all(live)
    elif moved_away:
        live.tell_table()
    return True


def _take(live: LiveTable, found: Found) -> None:
    assert found.card is not None
    apart = live.apart
    gone = apart.elsewhere - found.elsewhere - live.here()
    for account in gone:
        live.left(account)
    apart.elsewhere = found.elsewhere
    apart.version = found.card.version
    live.card = found.card
    live.hints = found.hints
    if apart.anew:
        live.chat, live.said = found.lines, found.said
    else:
        live.chat += found.lines
        live.said |= found.said
        if found.lines:
            live.tell_chat(found.lines)
    apart.changed = apart.anew = False


def _tell_all(live: LiveTable) -> None:
    """Seats, the stage or the end are others: clocks and bots go by them."""
    if live.match is not None:
        live.clocks.adopt([seat.used for seat in live.card.seats])
        play.set_clocks(live)
    live.tell_table()
    live.tell_positions()
    play.drive(live)
