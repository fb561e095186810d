"""A finished match is played on from one of its moments, at a new table with other dice, against Captains."""

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from kaper.bots.levels import CAPTAIN
from kaper.engine.chance import graft
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.server.context import ServerContext
from kaper.server.errors import Refusal, no_seat
from kaper.server.live_table import LiveTable
from kaper.server.seating import draw_id
from kaper.server.storage import tables
from kaper.server.storage.accounts import Account
from kaper.server.storage.answers import Entry, add_answers
from kaper.server.storage.database import now
from kaper.server.table_records import Clock, Seat, TableRecord

LONGEST_SEED = 200
AT_ONCE = 500
"""How many answers are stored by one commit: those who play wait for it."""


async def played_on(live: LiveTable, account: Account, place: int, seat: int) -> TableRecord:
    """The card of a table that stands where a match stood after N answers; nobody has promised its dice."""
    card = live.card
    _check(live, place, seat)
    drawn = await asyncio.to_thread(_drawn, card, live.lines[:place])
    seed = graft(secrets.token_hex(16), drawn, card.seed)
    if len(seed) > LONGEST_SEED:
        raise Refusal(409, "no-going-on", "This match was played on from others too often.")
    seats = [Seat(number, "bot", level=CAPTAIN) for number in range(card.players)]
    seats[seat] = Seat(seat, "person", account.id, account.name)
    return TableRecord(
        id=draw_id(), game=card.game, rules=find(card.game).meta.rules_version, players=card.players,
        settings=card.settings, open=False, guided=False, invite=secrets.token_urlsafe(18), host=account.id,
        clock=Clock(), secret="", commitment="", created=now(), seats=seats, stage="playing", seed=seed,
    )  # fmt: skip


def _drawn(card: TableRecord, answers: Sequence[str]) -> int:
    """How many numbers had been drawn after these answers."""
    match = Match.new(find(card.game).load(), card.players, card.settings, card.seed, events=False)
    for line in answers:
        seat, _, option = line.partition(" ")
        match.answer(int(seat), option)
    return match.state.chance.position


def _check(live: LiveTable, place: int, seat: int) -> None:
    card = live.card
    if card.stage != "over":
        raise Refusal(409, "not-over", "A match can be played on from a moment of it once it is over.")
    if live.upgrade is not None or card.rules != find(card.game).meta.rules_version:
        raise Refusal(409, "no-going-on", "This match was played by other rules than those of today.")
    if not 0 <= seat < card.players:
        raise no_seat(seat, card.players)
    if not 0 <= place < len(live.lines):
        raise Refusal(409, "no-going-on", "There is nothing to play on from there.")


async def store_begun(server: ServerContext, card: TableRecord, answers: Sequence[str]) -> None:
    """A table with answers: open to nobody before all is stored; small commits let others in between."""
    await server.database.write(tables.add, msgspec.structs.replace(card, stage="waiting", seed=""))
    for first in range(0, len(answers), AT_ONCE):
        some = answers[first : first + AT_ONCE]
        entries = [_entry(card.id, first + index, line) for index, line in enumerate(some)]
        await server.database.write(add_answers, entries)
    await server.database.write(tables.keep, card)


def _entry(table: str, index: int, line: str) -> Entry:
    seat, _, option = line.partition(" ")
    return Entry(table, index + 1, int(seat), "answer", option, "record", now())
