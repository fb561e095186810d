"""Several servers on one database: the next line of the book decides, and all of them follow it."""

import asyncio
import random
from collections.abc import Awaitable
from pathlib import Path
from time import monotonic

import pytest

from kaper.engine import registry
from kaper.engine.errors import AnswerError, KaperError
from kaper.server import play
from kaper.server.changing import changed
from kaper.server.context import ServerContext
from kaper.server.errors import Refusal
from kaper.server.fleet import MARK_EVERY
from kaper.server.live_table import LiveTable
from kaper.server.seating import SeatAsked, sit
from kaper.server.storage import tables
from kaper.server.storage.accounts import Account
from kaper.server.storage.answers import answers_of
from kaper.server.storage.fleet import Rules, adopt, is_of, register
from tests.server.fleets import ANNE, agree, fleet, opened, seated, sent, standing

ME = SeatAsked("me")
BOT = SeatAsked("bot", level="random")
MOST, FEW = 60, 30
LEFT = 0.02
"""Seconds; less than that one of two servers may have waited through already."""
GAMES = sorted(registry.games())
LONGEST = max(GAMES, key=lambda game: registry.find(game).meta.longest, default="")
pytestmark = pytest.mark.skipif(not GAMES, reason="there is no game")


async def given(answer: Awaitable[None]) -> bool:
    """Whether it was taken; if not, then with the usual sentence."""
    try:
        await answer
    except (AnswerError, Refusal):
        return False
    return True


async def anything(live: LiveTable, chance: random.Random) -> None:
    """Whoever is asked first answers."""
    ask = live.playing.pending[0]
    await play.answer(live, ask.seat, chance.choice(ask.options).text, live.playing.number_for(ask.seat))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_answered_at_one_server_is_followed_by_the_other(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        chance = random.Random(game)
        async with fleet(tmp_path) as servers:
            seats = min(registry.find(game).meta.players)
            table = await seated(servers[0], game, [ME] * max(seats, 2))
            lives = await opened(servers, table)
            for _ in range(MOST):
                live = chance.choice(lives)
                if not live.playing.pending:
                    break
                last = live.playing.answers[-1][0] if live.playing.answers else -1
                if last >= 0 and not live.playing.why_not_undo(last) and chance.random() < 0.3:
                    await play.undo(live, last)
                else:
                    await anything(live, chance)
                await agree(lives)
            await _loaded_anew_stands_alike(lives, table)

    asyncio.run(main())


async def _loaded_anew_stands_alike(lives: list[LiveTable], table: str) -> None:
    before = standing(lives[0])[:3]
    rows = await lives[0].server.database.read(answers_of, table)
    async with lives[0].lock:
        lives[0].stale = True
        await lives[0].server.reload(lives[0])
    assert standing(lives[0])[:3] == before, "but for the stage, which the end may change meanwhile"
    assert len(rows) == lives[0].rows == lives[1].rows


@pytest.mark.parametrize("game", GAMES)
def test_of_two_answers_at_two_servers_in_one_moment_one_is_taken_and_none_is_lost(
    game: str, tmp_path: Path
) -> None:
    """Of one question one; of those that several are asked at once all."""

    async def main() -> None:
        chance = random.Random(game)
        async with fleet(tmp_path) as servers:
            table = await seated(servers[0], game, [ME] * 3)
            lives = await opened(servers, table)
            taken = 0
            for _ in range(MOST):
                pending = lives[0].playing.pending
                if not pending:
                    break
                several = len(pending) > 1
                asks = [pending[0], pending[1] if several else pending[0]]
                tries = [
                    given(
                        play.answer(
                            live, ask.seat, chance.choice(ask.options).text, live.playing.number_for(ask.seat)
                        )
                    )
                    for live, ask in zip(lives, asks, strict=True)
                ]
                done = sum(await asyncio.gather(*tries))
                assert done == (2 if several else 1)
                taken += done
                await agree(lives)
            rows = await servers[0].database.read(answers_of, table)
            assert len(rows) == taken

    asyncio.run(main())


def test_two_people_cannot_sit_down_on_one_seat_at_two_servers(tmp_path: Path) -> None:
    async def main() -> None:
        async with fleet(tmp_path) as servers:
            table = await seated(servers[0], GAMES[0], [ME, ME])
            for server in servers:
                await server.table(table)
            waiting = [server.lives[table] for server in servers]
            for live in waiting:
                live.card.stage = "waiting"
                live.card.seats[1] = type(live.card.seats[1])(1)

            async def take(live: LiveTable, name: str) -> bool:
                async def change() -> None:
                    before = live.card.seats[:]
                    sit(live.card, 1, ME, Account(name, name, True))
                    try:
                        await live.server.fleet.keep(live, tables.begin, live.card, [1])
                    except BaseException:
                        live.card.seats = before
                        raise

                try:
                    await changed(live, change)
                except KaperError:
                    return False
                return True

            done = await asyncio.gather(*(take(live, f"p{n}") for n, live in enumerate(waiting)))
            assert sorted(done) == [False, True]
            names = set()
            for live in waiting:
                async with live.lock:
                    live.apart.changed = True
                    await live.server.fleet.freshen(live)
                names.add(live.card.seats[1].account)
            assert len(names) == 1

    asyncio.run(main())


def test_bots_are_seen_to_by_one_server_and_by_the_other_when_it_ends(tmp_path: Path) -> None:
    async def main() -> None:
        async with fleet(tmp_path) as servers:
            table = await seated(servers[0], GAMES[0], [ME, BOT])
            lives = await opened(servers, table)
            assert [live.apart.driven for live in lives] == [True, False]
            await servers[0].fleet.let_go(lives[0])
            async with asyncio.timeout(5):
                while not lives[1].apart.driven:
                    await asyncio.sleep(0.01)
            assert not lives[0].apart.driven

    asyncio.run(main())


def test_whoever_hears_nothing_finds_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with fleet(tmp_path, deaf=(1,)) as servers:
            table = await seated(servers[0], GAMES[0], [ME, ME])
            lives = await opened(servers, table)
            ask = lives[0].playing.pending[0]
            await play.answer(lives[0], ask.seat, ask.options[0].text, lives[0].playing.number_for(ask.seat))
            await agree(lives)
            assert "kaper_missed_total 1.0" in servers[1].metrics.text()

    asyncio.run(main())


def test_nothing_is_refused_only_because_it_was_not_heard_yet(tmp_path: Path) -> None:
    async def main() -> None:
        async with fleet(tmp_path, deaf=(1,)) as servers:
            table = await seated(servers[0], LONGEST, [ME, ME])
            lives = await opened(servers, table)
            await anything(lives[0], random.Random(1))
            ask = lives[0].playing.pending[0]
            assert lives[1].rows == 0
            number = lives[0].playing.number_for(ask.seat)
            await play.answer(lives[1], ask.seat, ask.options[0].text, number)
            assert lives[1].rows == 2
            assert not await given(play.answer(lives[0], ask.seat, ask.options[0].text, number))

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_all_servers_take_their_time_over_a_moment_alike(game: str, tmp_path: Path) -> None:
    """Else who is at two of them could tell the time that was drawn from the time that somebody took."""

    async def main() -> None:
        chance = random.Random(2)
        async with fleet(tmp_path, moment=0.2) as servers:
            table = await seated(servers[0], game, [ME] * 3)
            lives = await opened(servers, table)
            for _ in range(FEW):
                live = chance.choice(lives)
                if not live.playing.pending:
                    break
                await given(anything(live, chance))
                await agree(lives)
                if any(each.veil.dropped and each.veil.until - monotonic() > LEFT for each in lives):
                    assert abs(lives[0].veil.until - lives[1].veil.until) < 0.1
                    assert shown(lives[0]) == shown(lives[1])
                while any(each.veil.dropped for each in lives):
                    await asyncio.sleep(0.01)
                assert shown(lives[0]) == shown(lives[1])

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_at_another_server_is_sent_the_same_bytes(game: str, tmp_path: Path) -> None:
    """So the laws of secrecy, which hold for what is sent where an answer was given, hold everywhere."""

    async def main() -> None:
        chance = random.Random(game)
        async with fleet(tmp_path) as servers:
            lives = await opened(servers, await seated(servers[0], game, [ME] * 3))
            for _ in range(FEW):
                if not lives[0].playing.pending:
                    break
                await anything(chance.choice(lives), chance)
                await agree(lives)
                for own in ((), (0,), (1,), (2,), (0, 2)):
                    assert sent(lives[0], own) == sent(lives[1], own)

    asyncio.run(main())


def shown(live: LiveTable) -> list[tuple[int, int]]:
    """How far each seat, and somebody who looks on, may see the match."""
    found = [live.visible(own)[0] for own in ((), (0,), (1,), (2,))]
    return [(len(match.answers), match.number) for match in found]


def test_somebody_at_one_server_is_there_for_all(tmp_path: Path) -> None:
    async def main() -> None:
        async with fleet(tmp_path) as servers:
            table = await seated(servers[0], GAMES[0], [ME, ME])
            lives = await opened(servers, table)
            await servers[0].fleet.came(lives[0], ANNE.id)
            async with asyncio.timeout(5):
                while lives[1].absent(ANNE.id) is not None:
                    await asyncio.sleep(0.01)
            await servers[0].fleet.went(lives[0], ANNE.id)
            async with asyncio.timeout(5):
                while lives[1].absent(ANNE.id) is None:
                    await asyncio.sleep(0.01)

    asyncio.run(main())


def test_no_answer_is_taken_by_rules_that_the_table_has_left(tmp_path: Path) -> None:
    """Newer rules wait as long as another process sees to the table; one that heard nothing is told then."""

    async def main() -> None:
        async with fleet(tmp_path) as (server, _):
            table = await seated(server, GAMES[0], [ME, ME])
            (live,) = await opened([server], table)
            newer = Rules({GAMES[0]: live.card.rules + 1}, "newer")
            assert not await server.database.write(adopt, table, newer)
            await server.fleet.let_go(live)
            assert await server.database.write(adopt, table, newer)
            assert not await given(anything(live, random.Random(1)))
            assert live.closed
            assert await server.database.read(answers_of, table) == []
            assert await server.database.read(is_of, table, newer)
            with pytest.raises(Refusal, match="by another process"):
                await register_and_ask(server, table)

    async def register_and_ask(server: ServerContext, table: str) -> None:
        await server.database.write(register, "newer", "newer")
        await server.table(table)

    asyncio.run(main())


def test_a_replica_that_strays_is_dropped_loaded_anew_and_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        chance = random.Random(3)
        async with fleet(tmp_path) as servers:
            table = await seated(servers[0], LONGEST, [ME, ME])
            lives = await opened(servers, table)
            while lives[0].rows < MARK_EVERY - 1:
                await anything(lives[0], chance)
            await agree(lives)
            strayed = lives[1].playing
            strayed.state.chance.random()
            await anything(lives[0], chance)
            await agree(lives)
            assert lives[1].playing is not strayed
            assert "kaper_strayed_total 1.0" in servers[1].metrics.text()

    asyncio.run(main())
    assert caplog.text.count("a table differs from that in another process") == 1
