"""What happens at a table: answers, undos, bots' moves, clocks, and people who leave and come back."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from functools import partial
from time import monotonic

from kaper.engine.asking import Choose
from kaper.engine.errors import AnswerError, KaperError, MatchOver, UndoRefused
from kaper.server.bot_answers import bot_answer
from kaper.server.errors import UNAVAILABLE, Overtaken, Refusal
from kaper.server.lessons import lesson_over
from kaper.server.live_table import LiveTable
from kaper.server.loading import play_again
from kaper.server.settling import is_at_end, store_end, store_stand_in
from kaper.server.storage.answers import Entry, Stored
from kaper.server.storage.database import now
from kaper.server.trouble import note
from kaper.server.veil import draw

log = logging.getLogger("kaper.play")
PAUSE_AFTER_FAILURE = 1.0


async def answer(live: LiveTable, seat: int, option: str, question: int, by: str = "person") -> None:
    """Take an answer. When this returns, it is durable, and everybody is told once no other is on its way.

    Those who are asked together answer at the same time: their answers are stored by one commit.
    """
    await _until_stored(live, lambda: _answer(live, seat, option, question, by))


async def _until_stored(live: LiveTable, do: Callable[[], asyncio.Future[None]]) -> None:
    """If another process was quicker, the table catches up, and it is asked again whether this still fits.

    So it is where it does not fit because this process has not heard yet how far the match has gone.
    """
    looked = False
    while True:
        with contextlib.suppress(Overtaken):
            async with live.lock:
                await _fresh(live)
                try:
                    stored = do()
                except KaperError:
                    if looked or live.stale or not await live.server.fleet.is_behind(live):
                        raise
                    looked = True
                    continue
            await _settle(live, stored)
            return


def _answer(live: LiveTable, seat: int, option: str, question: int, by: str) -> asyncio.Future[None]:
    match = live.playing
    if live.card.stage != "playing":
        raise MatchOver("The match is over; it takes no more answers.", "match-over")
    if by == "person":
        check_shown(live, seat)
        if live.lesson is not None:
            live.lesson.check(len(match.answers), seat, option)
    ask = match.asked(seat)
    try:
        match.answer(seat, option, question)
    except AnswerError:
        raise
    except BaseException:
        live.stale = True
        raise
    live.took(seat, by)
    if by == "person" and live.lesson is not None:
        live.lesson.answered()
    pause = 0.0 if ask is None or ask.hidden else _drop_veil(live, seat)
    return _store(live, seat, "answer", match.answers[-1][1].text, by, pause)


async def undo(live: LiveTable, seat: int) -> None:
    """Take back an answer, by the engine's rule; that is stored as one more line."""
    await _until_stored(live, lambda: _undo(live, seat))


def _undo(live: LiveTable, seat: int) -> asyncio.Future[None]:
    match = live.playing
    if live.card.stage != "playing":
        raise Refusal(409, "match-over", "The match is over; nothing can be taken back.")
    check_shown(live, seat)
    if live.lesson is not None:
        raise Refusal(409, "lesson-undo", "In a lesson nothing is taken back.")
    try:
        match.undo(seat)
    except UndoRefused:
        raise
    except BaseException:
        live.stale = True
        raise
    live.take_back(now())
    return _store(live, seat, "undo", "", "person")


def follow(live: LiveTable, row: Stored) -> None:
    """A line of the book that another process has stored; the lock is held."""
    match = live.playing
    if row.kind == "undo":
        match.undo(row.seat)
        live.take_back(row.at)
    else:
        ask = match.asked(row.seat)
        match.answer(row.seat, row.option)
        live.took(row.seat, row.by)
        if row.by == "person" and live.lesson is not None:
            live.lesson.answered()
        if ask is not None and not ask.hidden:
            live.veil.drop(match.state.moments, row.pause_left)
    live.rows += 1
    live.show_all()
    live.server.fleet.mark(live)


async def _fresh(live: LiveTable) -> None:
    await live.server.fleet.freshen(live)
    live.check_open()
    if live.stale:
        await live.server.reload(live)


def _store(
    live: LiveTable, seat: int, kind: str, option: str, by: str, pause: float = 0.0
) -> asyncio.Future[None]:
    live.rows += 1
    live.unstored += 1
    at = live.last_row = now()
    entry = Entry(
        live.card.id, live.rows, seat, kind, option, by, at, round(1000 * pause), live.clocks.spent()
    )
    return live.server.writer.put(entry, live.stored)


async def _settle(live: LiveTable, stored: asyncio.Future[None]) -> None:
    """Wait until it is durable. Whoever is last tells: nobody sees what could still be lost."""
    try:
        await stored
    except asyncio.CancelledError:
        live.stale = True
        raise
    async with live.lock:
        if not live.unstored and not live.stale:
            await moved(live)
            live.server.fleet.settled(live)


async def moved(live: LiveTable) -> None:
    """After a change of the match: the end, the clocks, everybody's view, the bots."""
    await _show(live)
    _set_release(live)
    _set_deadline(live)
    drive(live)
    if live.driver is None:
        _tell_lesson(live)


async def _show(live: LiveTable) -> None:
    """Everybody is shown what they may see by now, and the end if it is one."""
    ended = is_at_end(live) and live.apart.driven and await _ended(live)
    set_clocks(live)
    live.tell_positions()
    if ended:
        live.tell_table()


async def _ended(live: LiveTable) -> bool:
    """Whether the end is stored. The last answer is, so it was taken; the end is stored later."""
    try:
        await store_end(live, live.playing.outcome)
    except Exception:
        live.run("the end of a match cannot be stored", partial(_end_at_last, live))
        return False
    return True


async def _end_at_last(live: LiveTable) -> None:
    async with live.lock:
        await live.server.fleet.freshen(live)
        if is_at_end(live) and live.apart.driven:
            await store_end(live, live.playing.outcome)
            _tell_end(live)


async def end_without_result(live: LiveTable) -> None:
    """The match ends where it stands: nobody has won, and the secret may be shown. The lock is held."""
    await store_end(live, None)
    _tell_end(live)


def _tell_end(live: LiveTable) -> None:
    set_clocks(live)
    live.tell_table()
    live.tell_positions()


async def resume(live: LiveTable) -> None:
    """After loading: what the last crash cut short is finished, and clocks and bots go on."""
    if live.closed or live.match is None or live.card.stage != "playing" or live.driver is not None:
        return
    _set_release(live)
    await live.server.fleet.tend(live)
    async with live.lock:
        if not live.match.pending:
            if is_at_end(live):
                await _show(live)
            return
        if live.timer is None:
            set_clocks(live)
        if live.deadline is None:
            _set_deadline(live)
    drive(live)


def see_to(live: LiveTable) -> None:
    """Resume it when the database can be reached."""
    live.run("a table cannot be seen to", partial(resume, live))


def begin(live: LiveTable) -> None:
    """The match begins, and everybody is shown it; the lock is held."""
    play_again(live, [])
    for each in live.connections:
        each.viewer = live.default_viewer(each.account)
        each.forget()
    set_clocks(live)
    live.tell_table()
    live.tell_positions()
    drive(live)


def rest(live: LiveTable) -> None:
    """Another process sees to this table from now on."""
    for timer in (live.timer, live.deadline):
        if timer is not None:
            timer.cancel()
    live.timer = live.deadline = None


# --- hidden questions


def check_shown(live: LiveTable, seat: int) -> None:
    """Whoever has not been shown the position cannot speak of it, whether somebody is asked or not."""
    if live.veil.covers(live.playing, live.owned(live.card.seats[seat].account)):
        sentence = "Your last answer was taken; the table shows what came of it in a moment."
        raise Refusal(409, "not-yet", sentence)


def _drop_veil(live: LiveTable, seat: int) -> float:
    """Gives for how many seconds."""
    moments = live.playing.state.moments
    persons = any(
        moments >> each.number & 1 and not each.bot for each in live.card.seats if each.number != seat
    )
    seconds = draw(persons) * live.server.settings.moment if moments else 0.0
    live.veil.drop(moments, seconds)
    return seconds


def _set_release(live: LiveTable) -> None:
    """See to it that everybody is shown what came of the last moments when their time has passed."""
    if live.veil.dropped and live.release is None:
        delay = max(0.0, live.veil.until - monotonic())
        live.release = asyncio.get_running_loop().call_later(delay, _wake_release, live)


def _wake_release(live: LiveTable) -> None:
    live.release = None
    if live.veil.until > monotonic():
        _set_release(live)
    else:
        live.run("a moment cannot end", partial(_lift_veil, live))


async def _lift_veil(live: LiveTable) -> None:
    async with live.lock:
        live.veil.lift()
        await _show(live)


def _set_deadline(live: LiveTable) -> None:
    """A person who is asked in secret in another's turn has a while; then the moment passes.

    Everybody else waits without knowing for whom, so this cannot be left to clocks that all can see.
    """
    if live.deadline is not None:
        live.deadline.cancel()
        live.deadline = None
    ask = next((ask for ask in live.playing.pending if ask.hidden), None)
    if ask is None or live.card.seats[ask.seat].bot or ask.seat == live.playing.last_open():
        return
    if not live.apart.driven:
        return
    loop = asyncio.get_running_loop()
    number = live.playing.number_for(ask.seat)
    live.deadline = loop.call_later(live.server.settings.secret, _let_pass, live, ask, number)


def _let_pass(live: LiveTable, ask: Choose, number: int) -> None:
    live.deadline = None
    live.run("a moment cannot pass", partial(_pass_unless_answered, live, ask, number))


async def _pass_unless_answered(live: LiveTable, ask: Choose, number: int) -> None:
    try:
        await answer(live, ask.seat, ask.options[0].text, number, "pass")
    except AnswerError:
        return
    except Refusal as error:
        if error.status == UNAVAILABLE:
            raise


# --- bots


def drive(live: LiveTable) -> None:
    """See to it that bots answer where a bot is asked."""
    if live.driver is None and live.apart.driven and live.bot_seat() is not None:
        live.driver = asyncio.create_task(_drive(live), name=f"bots of {live.card.id}")


async def _drive(live: LiveTable) -> None:
    try:
        while live.apart.driven and (seat := live.bot_seat()) is not None:
            try:
                await (_bot_move(live, seat) if live.lesson is None else _next_in_lesson(live))
            except AnswerError:
                continue
            except Exception as error:
                note(log, "a bot's move failed", error, table=live.card.id)
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
    finally:
        live.driver = None
    async with live.lock:
        _tell_lesson(live)


async def go_on(live: LiveTable, step: int) -> None:
    """The learner has read a step of a tutorial: what comes before the next is answered, then it is told."""
    async with live.lock:
        await _fresh(live)
        if live.lesson is None:
            raise lesson_over()
        live.lesson.go_on(step)
        drive(live)
        if live.driver is None:
            _tell_lesson(live)


def _tell_lesson(live: LiveTable) -> None:
    """The step is told when all that comes before it has happened; after the last the bots take over."""
    if live.lesson is None:
        return
    if live.lesson.over:
        live.lesson = None
        drive(live)
    live.tell_table()


async def _next_in_lesson(live: LiveTable) -> None:
    """What the tutorial says that is answered next, whoever's seat it is."""
    match = live.playing
    due = None if live.lesson is None else live.lesson.due(len(match.answers))
    if due is None:
        return
    try:
        await answer(live, due.seat, due.options[0], match.number_for(due.seat), "bot")
    except AnswerError:
        log.error("a tutorial cannot go on", extra={"table": live.card.id})
        live.lesson = None


async def _bot_move(live: LiveTable, seat: int) -> None:
    async with live.lock:
        await _fresh(live)
        match, card = live.playing, live.card
        number, ask, level = match.number_for(seat), match.asked(seat), live.level_of(seat)
        late = not card.seats[seat].bot
        wait = live.person_last and bool(match.answers) and not match.why_not_undo(match.answers[-1][0])
        live.person_last = False
    if wait:
        await asyncio.sleep(live.server.settings.grace)
        return
    if ask is None or not level:
        return
    option = await bot_answer(live, ask, level)
    if card.seats[seat].person:
        await asyncio.sleep(live.server.settings.pace)
    if live.card.stage == "playing" and live.level_of(seat):
        await answer(live, seat, option, number, "clock" if late else "bot")


# --- clocks, and who plays a seat


def set_clocks(live: LiveTable) -> None:
    """Let the clocks run of those persons who are asked, and be woken when the first runs out."""
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None
    if live.card.clock.kind == "none" or live.match is None:
        return
    persons = [ask.seat for ask in live.match.pending if _is_timed(live, ask)]
    live.clocks.turn(persons, live.match.number)
    soonest = live.clocks.soonest()
    if soonest is not None and live.apart.driven:
        loop = asyncio.get_running_loop()
        delay = max(0.0, soonest[1])
        live.timer = loop.call_later(delay, _wake, live)


def _is_timed(live: LiveTable, ask: Choose) -> bool:
    """Time runs for persons who are shown a question; as all see the clocks, never for a hidden one."""
    seat = live.card.seats[ask.seat]
    if seat.bot or ask.hidden or live.is_late(ask.seat):
        return False
    return not live.veil.covers(live.playing, live.owned(seat.account))


def _wake(live: LiveTable) -> None:
    live.timer = None
    live.run("a seat cannot be handed over", partial(_ran_out, live))


async def _ran_out(live: LiveTable) -> None:
    async with live.lock:
        late = [seat for seat in live.asked() if live.clocks.left(seat) <= 0]
        late = [seat for seat in late if not live.card.seats[seat].bot]
        if live.card.clock.kind == "move":
            _be_late(live, late)
            return
        await live.server.fleet.freshen(live)
        await stand_in(live, late, True)


def _be_late(live: LiveTable, seats: Iterable[int]) -> None:
    """A bot makes this one move; the next is the person's again."""
    for seat in seats:
        live.late[seat] = live.playing.number_for(seat)
        live.server.metrics.count("late_moves")
    set_clocks(live)
    live.tell_positions()
    drive(live)


async def stand_in(live: LiveTable, seats: Iterable[int], bot: bool) -> None:
    """A bot plays these seats, or their persons do again; the lock is held."""
    changed = list(seats)
    if changed and live.card.stage == "playing":
        await store_stand_in(live, changed, bot)
    set_clocks(live)
    if changed:
        live.tell_table()
        live.tell_positions()
        drive(live)
