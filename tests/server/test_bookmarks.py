"""A table that is opened from a bookmark stands exactly where its whole book leads, and plays on alike."""

import asyncio
import random
from pathlib import Path

import pytest
from msgspec import json
from sqlalchemy import Connection, delete, update

from kaper.engine import registry
from kaper.engine.events import SPECTATOR
from kaper.engine.record import digest
from kaper.engine.sight import told
from kaper.server import play
from kaper.server.context import ServerContext
from kaper.server.live_table import LiveTable
from kaper.server.loading import load
from kaper.server.seating import SeatAsked
from kaper.server.storage.models import Bookmark
from tests.server.fleets import fleet, opened, seated, sent, standing

GAMES = sorted(registry.games())
pytestmark = pytest.mark.skipif(not GAMES, reason="there is no game")
ROUNDS, ANSWERS = 6, 9
ONWARDS = 60


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bookmark whenever the clocks are kept."""
    monkeypatch.setattr("kaper.server.bookmarks.EVERY", 1)


async def some_answers(live: LiveTable, chance: random.Random, undo: float = 0.0) -> None:
    """With this part of them taken back again, where that can be done."""
    for _ in range(ANSWERS):
        match = live.playing
        if not match.pending:
            return
        last = match.answers[-1][0] if match.answers else -1
        if last >= 0 and not match.why_not_undo(last) and chance.random() < undo:
            await play.undo(live, last)
            continue
        ask = chance.choice(match.pending)
        await play.answer(live, ask.seat, chance.choice(ask.options).text, match.number_for(ask.seat))


def without_bookmarks(connection: Connection) -> None:
    connection.execute(delete(Bookmark))


def of_newer_rules(connection: Connection) -> None:
    connection.execute(update(Bookmark).values(rules=Bookmark.rules + 1))


async def anew(server: ServerContext, table: str) -> LiveTable:
    found = await load(server.database, table)
    assert found is not None
    return found


def same(one: LiveTable, other: LiveTable) -> None:
    """All that is known of a match, and all that is sent of it."""
    assert standing(one) == standing(other)
    assert (one.rows, one.by_clock, one.undone, one.last_row, one.numbers.known()) == (
        other.rows, other.by_clock, other.undone, other.last_row, other.numbers.known(),
    )  # fmt: skip
    for own in ((), *((seat.number,) for seat in one.card.seats)):
        assert json.decode(sent(one, own)) == json.decode(sent(other, own))
    assert one.playing.why_not_undo(0) == other.playing.why_not_undo(0)


def play_on_alike(one: LiveTable, other: LiveTable, chance: random.Random) -> None:
    for _ in range(ONWARDS):
        if not one.playing.pending:
            break
        ask = chance.choice(one.playing.pending)
        option = chance.choice(ask.options).text
        for match in (one.playing, other.playing):
            match.answer(ask.seat, option)
    for each in (one, other):
        assert each.playing.number == one.playing.number
        assert digest(each.playing.game, each.playing.state) == digest(one.playing.game, one.playing.state)
    heard = [[told(each.playing, event, SPECTATOR) for event in each.playing.events] for each in (one, other)]
    assert heard[0] == heard[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opened_from_a_bookmark_is_the_same(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        chance = random.Random(game)
        used = 0
        async with fleet(tmp_path, 1) as (server,):
            table = await seated(server, game, [SeatAsked("me")] * 3)
            (live,) = await opened([server], table)
            for number in range(ROUNDS):
                undo = 0.3 * (number % 2)
                await some_answers(live, chance, undo)
                await server.keeper.checkpoints([live])
                await some_answers(live, chance, undo)
                short = await anew(server, table)
                used += short.bookmarked > 0
                same(short, live)
                play_on_alike(short, await whole(server, table), random.Random(used))
        assert used > 0

    async def whole(server: ServerContext, table: str) -> LiveTable:
        await server.database.write(without_bookmarks)
        found = await anew(server, table)
        assert found.bookmarked == 0
        return found

    asyncio.run(main())


def test_a_bookmark_of_other_rules_is_not_read(tmp_path: Path) -> None:
    async def main() -> None:
        async with fleet(tmp_path, 1) as (server,):
            table = await seated(server, GAMES[0], [SeatAsked("me")] * 2)
            (live,) = await opened([server], table)
            await some_answers(live, random.Random(4))
            await server.keeper.checkpoints([live])
            assert (await anew(server, table)).bookmarked > 0
            await server.database.write(of_newer_rules)
            found = await anew(server, table)
            assert found.bookmarked == 0
            same(found, live)

    asyncio.run(main())
