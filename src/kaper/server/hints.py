"""Hints at a table: what the Captain would do for a seat that is asked, found by the processes that think."""

from kaper.bots.hint import Hint
from kaper.bots.levels import CAPTAIN
from kaper.engine.excerpt import excerpt
from kaper.engine.refusals import refusal
from kaper.server.changing import changed
from kaper.server.errors import Refusal
from kaper.server.lanes import Claim
from kaper.server.live_table import LiveTable
from kaper.server.play import check_shown
from kaper.server.storage import hints
from kaper.server.table_records import HintGiven
from kaper.server.thinkers import Task


async def give(live: LiveTable, account: str, seat: int) -> Hint:
    """A hint for the question that a seat is asked; asked for again, it is the same.

    That it was asked for is stored before anybody thinks about it.
    """

    async def begin() -> tuple[Task, int]:
        task, number, given = _task(live, seat)
        if given not in live.hints:
            await _keep(live, given)
        return task, number

    task, number = await changed(live, begin)
    known = live.hinted.get(seat)
    if known is not None and known[0] == number:
        return known[1]
    found = await live.server.thinkers.hint(Claim(account, live.card.id), task)
    live.hinted[seat] = number, found
    return found


def _task(live: LiveTable, seat: int) -> tuple[Task, int, HintGiven]:
    """What is to be thought about, the number of the question, and what is to be stored."""
    card = live.card
    if not card.hints:
        raise Refusal(403, "no-hints", "At this table nobody is given hints.")
    if card.stage != "playing" or live.lesson is not None:
        raise Refusal(409, "no-hint-now", "There is nothing to give a hint for now.")
    check_shown(live, seat)
    match = live.playing
    ask = match.asked(seat)
    if ask is None:
        raise refusal(match.pending, match.number_for(seat), match.seats, seat, None)
    task = Task(card.game, card.players, card.settings, excerpt(match), seat, CAPTAIN, "hint")
    return task, match.number, HintGiven(seat, len(match.answers), ask.hidden)


async def _keep(live: LiveTable, given: HintGiven) -> None:
    """Others are told, unless they do not even know that the seat is asked: then nothing may stir."""
    server = live.server
    if given.hidden:
        await server.database.write(hints.add, live.card.id, given)
    else:
        await server.fleet.keep(live, hints.add, live.card.id, given)
    live.hints.append(given)
    server.metrics.count("hints")
    if not given.hidden:
        live.tell_table()
