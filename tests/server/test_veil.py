"""What keeps hidden questions hidden, by itself."""

import asyncio
import json
from pathlib import Path
from time import monotonic
from typing import cast

import pytest

from kaper.engine import registry
from kaper.engine.asking import Asking, Choose, numbered
from kaper.engine.errors import KaperError
from kaper.engine.match import Match
from kaper.engine.state import State
from kaper.server import play
from kaper.server.connection import Connection
from kaper.server.context import ServerContext
from kaper.server.limits import Visitor
from kaper.server.live_table import LiveTable
from kaper.server.seating import SeatAsked, TableAsked, make_table
from kaper.server.seating import start as begin
from kaper.server.settings import Settings
from kaper.server.storage import tables
from kaper.server.storage.accounts import Account
from kaper.server.veil import LONG, SHORT, Shown, Veil, draw
from tests.engine.toys import Toy, start


def asks_in_secret(s: Toy) -> Asking[None]:
    yield Choose(0, "open", numbered("open", 0, 1))
    s.moments |= 0b110
    yield Choose(1, "bribe", numbered("bribe", 0, 1), hidden=True)
    yield Choose(0, "again", numbered("again", 0, 1))


def begun() -> Match[State]:
    return cast(Match[State], start(asks_in_secret, 3))


def delay(moments: int, persons: bool, factor: float = 1.0) -> float:
    veil = Veil()
    veil.drop(moments, factor * draw(persons))
    return veil.until - monotonic() if veil.dropped else 0.0


def test_only_the_one_who_is_asked_sees_the_match_go_on() -> None:
    match = begun()
    veil = Veil()
    veil.began(Shown(0, match.number))
    match.answer(0, "open:0")
    assert [veil.covers(match, own) for own in ((), (0,), (1,), (2,), (0, 1))] == [
        True, True, False, True, False,
    ]  # fmt: skip
    then, _ = veil.past(match, (0,))
    assert (len(then.answers), then.number, then.pending[0].prompt) == (0, 1, "open")


def test_all_see_the_next_open_question_when_the_time_over_the_moment_has_passed() -> None:
    match = begun()
    veil = Veil()
    match.answer(0, "open:0")
    veil.drop(match.state.moments, draw(persons=False))
    match.answer(1, "bribe:0")
    assert [veil.covers(match, own) for own in ((), (0,), (1,), (1, 2))] == [True, True, True, False]
    veil.lift()
    assert not any(veil.covers(match, own) for own in ((), (0,), (1,)))


def test_a_moment_takes_a_short_time_and_for_persons_now_and_then_a_long_one() -> None:
    assert delay(0, persons=True) == 0.0
    assert delay(0b10, persons=True, factor=0.0) == 0.0
    assert all(SHORT[0] - 0.1 < delay(0b10, persons=False) <= SHORT[1] for _ in range(300))
    found = [delay(0b10, persons=True) for _ in range(600)]
    long = [each for each in found if each > SHORT[1]]
    assert all(LONG[0] - 0.1 < each <= LONG[1] for each in long)
    assert 30 < len(long) < 200


ANNE = Account("anne", "Anne", True)


def ends_at_a_moment(s: Toy) -> Asking[None]:
    yield Choose(0, "open", numbered("open", 0, 1))
    s.moments |= 0b110


async def at_its_end(server: ServerContext) -> LiveTable:
    """A table whose match ends with the next answer; a bot's at all other seats."""
    await server.open()
    game = next(iter(registry.games()))
    seats = [SeatAsked("me"), SeatAsked("bot", level="random"), SeatAsked("bot", level="random")]
    card = make_table(TableAsked(game, 3, seats=seats), ANNE)
    begin(card, ANNE, {})
    await server.database.write(tables.add, card)
    live = await server.table(card.id)
    live.match = cast(Match[State], start(ends_at_a_moment, 3))
    live.veil.began(Shown(0, live.match.number))
    return live


def test_an_end_is_seen_by_nobody_before_the_time_over_its_last_moments_has_passed(tmp_path: Path) -> None:
    """Else whoever asks for the table could tell that nobody was asked in secret."""

    async def main() -> None:
        server = ServerContext(Settings(database=str(tmp_path / "kaper.db")))
        live = await at_its_end(server)
        await play.answer(live, 0, "open:0", live.playing.number)
        await play.resume(live)
        told = live.shown_to(ANNE.id)
        assert (told.stage, told.outcome, told.secret, told.answers) == ("playing", None, "", 0)
        with pytest.raises(KaperError) as refused:
            await play.answer(live, 0, "open:0", 1)
        assert refused.value.key == "not-yet"
        while live.release is not None or live.veil.dropped:
            await asyncio.sleep(0.02)
        async with live.lock:
            told = live.shown_to(ANNE.id)
        assert (told.stage, told.answers, told.outcome) == ("over", 1, live.playing.outcome)
        await server.close()

    if registry.games():
        asyncio.run(main())


def test_an_end_that_is_not_stored_yet_is_no_end(tmp_path: Path) -> None:
    async def main() -> None:
        server = ServerContext(Settings(database=str(tmp_path / "kaper.db"), moment=0.0))
        live = await at_its_end(server)
        answering = asyncio.create_task(play.answer(live, 0, "open:0", live.playing.number))
        while not live.unstored:
            await asyncio.sleep(0)
        await play.resume(live)
        assert live.unstored
        assert live.shown_to(ANNE.id).stage == "playing"
        await answering
        assert live.shown_to(ANNE.id).stage == "over"
        await server.close()

    if registry.games():
        asyncio.run(main())


def plays_on(s: Toy) -> Asking[None]:
    for turn in range(3):
        yield Choose(0, "open", numbered("open", 0, 1))
        s.moments |= 0b110
        if turn == 1:
            yield Choose(1, "bribe", numbered("bribe", 0, 1), hidden=True)
    yield Choose(0, "last", numbered("last", 0, 1))


async def told_to_a_spectator(server: ServerContext, live: LiveTable) -> list[int]:
    """The answers that each message knows of; seat 0 answers three times and seat 1 once in secret."""
    sent: list[str] = []
    visitor = Visitor("", "203.0.113.7")

    async def send(message: str) -> None:
        sent.append(message)

    connection = Connection(visitor, "", send, server.backlogs.of(visitor))
    live.connections.append(connection)
    live.tell_position(connection)
    delivery = asyncio.create_task(connection.deliver())
    for seat, option in ((0, "open:0"), (0, "open:0"), (1, "bribe:0"), (0, "open:0")):
        live.playing.answer(seat, option)
        live.veil.drop(live.playing.state.moments, draw(persons=False))
        live.tell_positions()
    await asyncio.sleep(0)
    assert len(sent) == 1, "nothing is shown before the time over the moments has passed"
    live.veil.lift()
    live.tell_positions()
    await asyncio.sleep(0.01)
    delivery.cancel()
    positions = [json.loads(each) for each in sent]
    numbers = [each["n"] for each in positions]
    assert numbers == sorted(numbers)
    return [each["answers"] for each in positions]


def test_what_happened_while_the_table_took_its_time_is_shown_deed_by_deed(tmp_path: Path) -> None:
    async def main() -> None:
        server = ServerContext(Settings(database=str(tmp_path / "kaper.db")))
        live = await at_its_end(server)
        live.match = cast(Match[State], start(plays_on, 3))
        live.veil.began(Shown(0, live.match.number))
        assert await told_to_a_spectator(server, live) == [0, 1, 2, 3, 3]
        await server.close()

    if registry.games():
        asyncio.run(main())
