"""From the database into memory: a match is its seed and its answers, run again."""

import asyncio
from dataclasses import dataclass

from sqlalchemy import Connection

from kaper.engine.errors import AnswerError
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.server.cards import Card
from kaper.server.errors import Refusal
from kaper.server.live import Live
from kaper.server.messages import LineShown
from kaper.server.position import AnyMatch
from kaper.server.storage import tables
from kaper.server.storage.book import Stored, answers_of
from kaper.server.storage.database import Database, now

AT_ONCE = 100
"""More answers are played in a thread: nobody else waits until they are through."""


async def load(database: Database, table: str) -> Live | None:
    """The table as everybody left it."""
    found = await database.read(_stored, table)
    if found is None:
        return None
    live = Live(found.card)
    live.chat = found.chat
    if found.card.seed:
        if len(found.answers) > AT_ONCE:
            await asyncio.to_thread(play_again, live, found.answers)
        else:
            play_again(live, found.answers)
    return live


@dataclass(frozen=True)
class _Stored:
    card: Card
    chat: list[LineShown]
    answers: list[Stored]


def _stored(connection: Connection, table: str) -> _Stored | None:
    card = tables.find(connection, table)
    if card is None:
        return None
    return _Stored(card, tables.chat_of(connection, table), answers_of(connection, table))


def play_again(live: Live, stored: list[Stored]) -> None:
    """Put the match where the stored answers lead; what was taken back is not played at all."""
    card = live.card
    kept = kept_of(stored)
    match = Match.new(find(card.game).load(), card.players, card.settings, card.seed)
    _play(match, kept, live)
    undone = len(stored) - len(kept)
    # Every answer and every undo moves the number on by one at most: this one was not used before.
    match.number += undone
    live.match = match
    live.rows = len(stored)
    live.lines = [f"{seat} {option}" for seat, _, option, _ in kept]
    live.undone = max((at for _, kind, _, at in stored if kind == "undo"), default=0)
    live.n = max(live.n, now(), stored[-1][3] if stored else 0)
    live.ears.forget()
    live.stale = False


def kept_of(stored: list[Stored]) -> list[Stored]:
    """The answers that were not taken back."""
    kept: list[Stored] = []
    for row in stored:
        if row[1] == "undo":
            kept.pop()
        else:
            kept.append(row)
    return kept


def _play(match: AnyMatch, kept: list[Stored], live: Live) -> None:
    timed = live.card.clock.kind == "game"
    before = kept[0][3] if kept else 0
    match.hurry(len(kept))
    try:
        for seat, _, option, at in kept:
            if timed:
                for ask in match.pending:
                    live.clocks.used[ask.seat] += (at - before) / 1000
                before = at
            match.answer(seat, option)
    except AnswerError as error:
        number = len(match.answers)
        raise Refusal(
            409, "rules-changed",
            f"Answer {number + 1} of this table cannot be replayed by the rules as they are now: {error}",
            answer=number + 1,
        ) from error  # fmt: skip
