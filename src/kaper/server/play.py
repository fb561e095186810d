"""What happens at a table: answers, undos, bots' moves, clocks, and people who leave and come back."""

import asyncio
import logging
from collections.abc import Iterable

from kaper.engine.errors import AnswerError, UndoRefused
from kaper.engine.excerpt import excerpt
from kaper.server.errors import Refusal, not_yours
from kaper.server.hall import Hall
from kaper.server.lanes import Claim
from kaper.server.live import Live
from kaper.server.seating import offered
from kaper.server.storage import tables
from kaper.server.storage.book import Entry
from kaper.server.storage.database import now
from kaper.server.thinkers import Task

log = logging.getLogger("kaper.play")
PAUSE_AFTER_FAILURE = 1.0


async def answer(hall: Hall, live: Live, seat: int, option: str, question: int, by: str = "person") -> None:
    """Take an answer. When this returns, it is durable, and everybody is told once no other is on its way.

    Those who are asked together answer at the same time: their answers are stored by one commit.
    """
    async with live.lock:
        await _fresh(hall, live)
        match = live.playing
        try:
            match.answer(seat, option, question)
        except AnswerError:
            raise
        except BaseException:
            live.stale = True
            raise
        taken = match.answers[-1][1].text
        live.lines.append(f"{seat} {taken}")
        live.person_last = by == "person"
        stored = _store(hall, live, seat, "answer", taken, by)
    await _settle(hall, live, stored)


async def undo(hall: Hall, live: Live, seat: int) -> None:
    """Take back an answer, by the engine's rule; that is stored as one more line."""
    async with live.lock:
        await _fresh(hall, live)
        match = live.playing
        if live.card.stage != "playing":
            raise Refusal(409, "match-over", "The match is over; nothing can be taken back.")
        try:
            match.undo(seat)
        except UndoRefused:
            raise
        except BaseException:
            live.stale = True
            raise
        live.lines.pop()
        live.undone = now()
        live.ears.forget()
        stored = _store(hall, live, seat, "undo", "", "person")
    await _settle(hall, live, stored)


async def _fresh(hall: Hall, live: Live) -> None:
    live.check_open()
    if live.stale:
        await hall.reload(live)


def _store(hall: Hall, live: Live, seat: int, kind: str, option: str, by: str) -> asyncio.Future[None]:
    live.rows += 1
    live.unstored += 1
    return hall.writer.put(Entry(live.card.id, live.rows, seat, kind, option, by, now()), live.stored)


async def _settle(hall: Hall, live: Live, stored: asyncio.Future[None]) -> None:
    """Wait until it is durable. Whoever is last tells: nobody sees what could still be lost."""
    try:
        await stored
    except asyncio.CancelledError:
        live.stale = True
        raise
    async with live.lock:
        if not live.unstored and not live.stale:
            await _moved(hall, live)


async def _moved(hall: Hall, live: Live) -> None:
    """After a change of the match: the end, the clocks, everybody's view, the bots."""
    match = live.playing
    ended = not match.pending and live.card.stage == "playing"
    if ended:
        await end(hall, live)
    set_clocks(hall, live)
    live.tell_positions()
    if ended:
        live.tell_table()
    drive(hall, live)


async def end(hall: Hall, live: Live) -> None:
    """The match is over: the outcome is kept and the secret may be shown."""
    live.card.stage = "over"
    live.card.outcome = live.playing.outcome
    await hall.database.write(tables.keep, live.card)


async def resume(hall: Hall, live: Live) -> None:
    """After loading: what the last crash cut short is finished, and clocks and bots go on."""
    if live.match is None or live.card.stage != "playing" or live.driver is not None:
        return
    async with live.lock:
        if not live.match.pending:
            await end(hall, live)
            return
        if live.timer is None:
            set_clocks(hall, live)
    drive(hall, live)


# --- bots


def drive(hall: Hall, live: Live) -> None:
    """See to it that bots answer where a bot is asked."""
    if live.driver is None and _bot_seat(live) is not None:
        live.driver = asyncio.create_task(_drive(hall, live), name=f"bots of {live.card.id}")


def _bot_seat(live: Live) -> int | None:
    if live.card.stage != "playing":
        return None
    return next((seat for seat in live.asked() if live.card.seats[seat].bot), None)


async def _drive(hall: Hall, live: Live) -> None:
    try:
        while (seat := _bot_seat(live)) is not None:
            try:
                await _bot_move(hall, live, seat)
            except AnswerError:
                continue
            except Exception:
                log.exception("a bot's move failed", extra={"table": live.card.id})
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
    finally:
        live.driver = None


async def _bot_move(hall: Hall, live: Live, seat: int) -> None:
    async with live.lock:
        await _fresh(hall, live)
        match, card = live.playing, live.card
        number, ask, level = match.number_for(seat), match.asked(seat), offered(card.seats[seat].bot)
        wait = live.person_last and bool(match.answers) and not match.why_not_undo(match.answers[-1][0])
        live.person_last = False
    if wait:
        await asyncio.sleep(hall.settings.grace)
        return
    if ask is None or not level:
        return
    claim = Claim(card.host, card.id, alone=not live.attended)
    option = await hall.thinkers.choose(
        ask, level, claim, lambda: Task(card.game, card.players, card.settings, excerpt(match), seat, level)
    )
    if card.seats[seat].bot:
        await answer(hall, live, seat, option, number, "bot")


# --- clocks, leaving and coming back


def set_clocks(hall: Hall, live: Live) -> None:
    """Let the clocks run of those persons who are asked, and be woken when the first runs out."""
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None
    if live.card.clock.kind == "none" or live.match is None:
        return
    persons = [seat for seat in live.asked() if not live.card.seats[seat].bot]
    live.clocks.turn(persons, live.match.number)
    soonest = live.clocks.soonest()
    if soonest is not None:
        loop = asyncio.get_running_loop()
        delay = max(0.0, soonest[1])
        live.timer = loop.call_later(delay, _wake, hall, live)


def _wake(hall: Hall, live: Live) -> None:
    live.alarm = asyncio.get_running_loop().create_task(_ran_out(hall, live))


async def _ran_out(hall: Hall, live: Live) -> None:
    async with live.lock:
        live.timer = None
        late = [seat for seat in live.asked() if live.clocks.left(seat) <= 0]
        late = [seat for seat in late if not live.card.seats[seat].bot]
        await _stand_in(hall, live, late, True)


async def leave(hall: Hall, live: Live, account: str) -> None:
    """A bot plays the seats of an account until it returns."""
    async with live.lock:
        mine = [seat for seat in live.card.owned(account) if not live.card.seats[seat].standin]
        await _stand_in(hall, live, mine, True)


async def come_back(hall: Hall, live: Live, account: str) -> None:
    """Whoever returns gets their seats back."""
    async with live.lock:
        mine = [seat for seat in live.card.owned(account) if live.card.seats[seat].standin]
        await _stand_in(hall, live, mine, False)


async def _stand_in(hall: Hall, live: Live, seats: Iterable[int], bot: bool) -> None:
    changed = list(seats)
    if changed and live.card.stage == "playing":
        for seat in changed:
            live.card.seats[seat].standin = bot
            if not bot:
                live.clocks.refill(seat)
        hall.metrics.count("takeovers", len(changed) if bot else 0)
        await hall.database.write(tables.keep_seats, live.card, changed)
    set_clocks(hall, live)
    if changed:
        live.tell_table()
        live.tell_positions()
        drive(hall, live)


def check_seat(live: Live, account: str, seat: int) -> None:
    if seat not in live.card.owned(account):
        raise not_yours(seat)
