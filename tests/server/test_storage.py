import asyncio
import contextlib
import gc
import random
import sqlite3
import time
from pathlib import Path

import pytest

from kaper.engine import registry
from kaper.engine.errors import KaperError
from kaper.engine.match import Match
from kaper.engine.state import State
from kaper.server import loading, play
from kaper.server.context import ServerContext
from kaper.server.run import calm_collector
from kaper.server.seating import SeatAsked, TableAsked, make_table, start
from kaper.server.settings import Settings
from kaper.server.storage import tables
from kaper.server.storage.accounts import Account
from kaper.server.storage.answers import Entry, add_answers
from kaper.server.table_records import TableRecord
from tests.server.company import Person, first_option, pair
from tests.server.games import game_of
from tests.server.serving import Serving

ANNE = Account("anne", "Anne", True)
ANSWERS = 2000
ENOUGH = ANSWERS // 4
"""From a match of so many answers the rest is reckoned; a game that is always shorter opens what it has."""
TRIES = 8


@pytest.mark.slow
def test_an_answer_is_in_the_database_before_it_is_acknowledged(serving: Serving) -> None:
    serving.start()

    async def main() -> None:
        anne, jack, table = await pair(serving.address)
        with contextlib.closing(sqlite3.connect(serving.database)) as connection:
            async with anne.at(table) as hers, jack.at(table) as his:
                await his.until("position")
                await hers.until("position")
                for number, (seat, over) in enumerate([(0, hers), (1, his)]):
                    await over.answer(over.position, seat, first_option(over.position, seat))
                    query = "SELECT count(*) FROM answers WHERE table_id = ?"
                    assert connection.execute(query, (table,)).fetchone() == (number + 1,)

    asyncio.run(main())


@pytest.mark.slow
def test_idle_tables_leave_the_memory_and_come_back_as_they_were(serving: Serving) -> None:
    Serving.__init__(serving, serving.folder, KAPER_IDLE="0.2")
    serving.start()

    async def main() -> None:
        anne, _, table = await pair(serving.address)
        async with anne.at(table) as hers:
            await hers.until("position")
            await hers.answer(hers.position, 0, first_option(hers.position, 0))
            before = hers.position
        for _ in range(100):
            if (await _health(anne))["tables"] == 0:
                break
            await asyncio.sleep(0.05)
        assert (await _health(anne))["tables"] == 0
        async with anne.at(table) as hers:
            after = await hers.until("position")
        assert {**after, "n": 0, "told": 0, "first": 0} == {**before, "n": 0, "told": 0, "first": 0}

    asyncio.run(main())


async def _health(person: Person) -> dict[str, int]:
    found: dict[str, int] = await person.call("GET", "/../healthz")
    return found


@pytest.mark.parametrize("game", list(registry.games()))
def test_a_game_of_two_thousand_answers_opens_in_under_fifty_milliseconds(game: str, tmp_path: Path) -> None:
    """From what a table without answers and one with hundreds take of the processor's time.

    A busy machine only ever makes it slower, so one good measurement of several is enough.
    """
    usual = gc.get_threshold()

    async def main() -> float:
        server = ServerContext(Settings(database=str(tmp_path / "kaper.db")))
        await server.open()
        table, answers = await _long_match(server, game)
        empty = await _opening(server, (await _stored(server, *_played(game, 0))))
        full = await _opening(server, table)
        await server.close()
        reckoned = ANSWERS if answers >= ENOUGH else answers
        return empty + (full - empty) * reckoned / answers

    calm_collector()
    try:
        assert any(asyncio.run(main()) < 0.05 for _ in range(TRIES))
    finally:
        gc.set_threshold(*usual)


async def _opening(server: ServerContext, table: str) -> float:
    """Seconds of the processor; of several openings the quickest counts."""
    spent = []
    for _ in range(40):
        began = time.process_time()
        assert await loading.load(server.database, table) is not None
        spent.append(time.process_time() - began)
    return min(spent)


async def _long_match(server: ServerContext, game: str) -> tuple[str, int]:
    """A table with the longest match of several; 2,000 answers are enough."""
    card, match = _played(game, ANSWERS)
    for _ in range(TRIES):
        if len(match.answers) >= ENOUGH:
            break
        card, match = max((card, match), _played(game, ANSWERS), key=lambda found: len(found[1].answers))
    return await _stored(server, card, match), len(match.answers)


async def _stored(server: ServerContext, card: TableRecord, match: Match[State]) -> str:
    await server.database.write(tables.add, card)
    rows = [
        Entry(card.id, n + 1, seat, "answer", option.text, "bot", n)
        for n, (seat, option) in enumerate(match.answers)
    ]
    await server.database.write(add_answers, rows)
    return card.id


def _played(game: str, most: int) -> tuple[TableRecord, Match[State]]:
    players = max(registry.find(game).meta.players)
    seats = [SeatAsked("me")] + [SeatAsked("bot")] * (players - 1)
    card = make_table(TableAsked(game, players, seats=seats), ANNE)
    start(card, ANNE, {})
    match = Match.new(game_of(game), players, card.settings, card.seed, events=False)
    while match.pending and len(match.answers) < most:
        ask = match.pending[0]
        match.answer(ask.seat, random.choice(ask.options))
    return card, match


def test_an_answer_that_cannot_be_stored_is_refused_and_leaves_no_trace(tmp_path: Path) -> None:
    async def main() -> None:
        server = ServerContext(Settings(database=str(tmp_path / "kaper.db")))
        await server.open()
        game = next(iter(registry.games()))
        card = make_table(TableAsked(game, 3, seats=[SeatAsked("me")] * 3), ANNE)
        start(card, ANNE, {})
        await server.database.write(tables.add, card)
        live = await server.table(card.id)
        ask = live.playing.pending[0]
        question = live.playing.number
        blocker = Entry(card.id, 1, ask.seat, "answer", ask.options[0].text, "bot", 0)
        await server.database.write(add_answers, [blocker])
        with pytest.raises(KaperError) as refused:
            await play.answer(live, ask.seat, ask.options[1].text, question)
        assert refused.value.key == "not-stored"
        with pytest.raises(KaperError):
            await play.answer(live, ask.seat, ask.options[1].text, question)
        assert live.lines == [f"{ask.seat} {ask.options[0].text}"]
        await server.close()

    if registry.games():
        asyncio.run(main())


@pytest.mark.slow
def test_rules_that_no_longer_fit_are_said_and_break_nothing_else(serving: Serving) -> None:
    serving.start()

    async def begin() -> tuple[Person, str]:
        anne, _, table = await pair(serving.address)
        return anne, table

    anne, table = asyncio.run(begin())
    serving.end()
    with contextlib.closing(sqlite3.connect(serving.database)) as connection:
        row = (table, 1, 0, "answer", "an-option-of-old", "person", 1, 0)
        connection.execute("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        connection.execute("DELETE FROM checkpoints")
        connection.commit()
    serving.start()
    anne.address = serving.address

    async def look() -> None:
        assert (await anne.call("GET", f"/tables/{table}"))["trouble"] == "rules-changed"
        assert [each["trouble"] for each in (await anne.call("GET", "/tables"))["mine"]] == ["rules-changed"]
        async with anne.at(table) as over:
            assert (await over.until("table"))["table"]["trouble"] == "rules-changed"
            refused = await over.do(type="answer", seat=0, question=1, option="play:1")
            assert (refused["error"]["key"], refused["error"]["about"]["answer"]) == ("rules-changed", 1)
        record = await anne.call("GET", f"/tables/{table}/record")
        assert (record["answers"], record["seed"]) == (["0 an-option-of-old"], "")

    asyncio.run(look())
