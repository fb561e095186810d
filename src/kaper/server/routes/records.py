"""Replays and records."""

import asyncio
import secrets
from typing import Literal

import msgspec
from litestar import MediaType, Response, get, post
from sqlalchemy import Connection

from kaper.engine import record as records
from kaper.engine.errors import RecordError
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.record import Record
from kaper.engine.registry import find
from kaper.engine.state import State
from kaper.server.cards import Card, Clock, Seat
from kaper.server.errors import Refusal, not_yours
from kaper.server.guard import RECORD_BODY
from kaper.server.hall import Hall
from kaper.server.hooks import hooks
from kaper.server.live import Live
from kaper.server.messages import Position
from kaper.server.plain import NAME, plain
from kaper.server.position import Ears, Look, Moment, compose
from kaper.server.records import record_of
from kaper.server.routes.tables import admitted, known
from kaper.server.storage import tables
from kaper.server.storage.accounts import Account
from kaper.server.storage.book import Entry, add_answers
from kaper.server.storage.database import now
from kaper.server.who import AnyRequest, address_of


class Uploaded(msgspec.Struct):
    """The table that a record became."""

    id: str


@get("/api/tables/{table:str}/replay", tags=["records"])
async def replay(
    table: str, hall: Hall, me: Account, at: int = 0, viewer: str = "", told: int = 0, invite: str = ""
) -> Position:
    """The position after so many answers: one's own view while the match runs, any view once it is over."""
    live = await admitted(hall, table, me, invite)
    async with live.lock:
        eyes = _eyes(live, me, viewer)
        whole, _ = live.visible(live.owned(me.id))
        match = live.cursor.at(whole, whole.place_for(eyes, max(0, at)))
        heard = Ears().told(match, eyes)
        look = Look(eyes, (eyes,), scene=True)
        return compose(match, hooks(live.card.game), look, heard, min(max(0, told), len(heard)), Moment())


def _eyes(live: Live, me: Account, wish: str) -> int:
    names = {"all": EVERYTHING, "none": SPECTATOR, "": live.default_viewer(me.id)}
    eyes = names[wish] if wish in names else int(wish) if wish.isdecimal() and len(wish) < 3 else SPECTATOR
    if live.card.stage == "over":
        return eyes if eyes < live.card.players else SPECTATOR
    if eyes != SPECTATOR and eyes not in live.card.owned(me.id):
        raise not_yours(eyes)
    return eyes


@get("/api/tables/{table:str}/record", tags=["records"], media_type=MediaType.JSON)
async def download(table: str, hall: Hall, me: Account, invite: str = "") -> Response[bytes]:
    """The portable record, once the match is over; it verifies with `kaper verify`."""
    live = await admitted(hall, table, me, invite)
    card = live.card
    if card.stage != "over":
        raise Refusal(409, "not-over", "The record can be had once the match is over.")
    async with live.lock:
        made = record_of(live)
    headers = {"content-disposition": f'attachment; filename="{card.game}-{card.id}.json"'}
    return Response(records.encode_record(made), media_type=MediaType.JSON, headers=headers)


@post("/api/records", status_code=201, tags=["records"], request_max_body_size=RECORD_BODY)
async def upload(request: AnyRequest, hall: Hall, me: Account) -> Uploaded:
    """A record opens as a finished table that can be replayed."""
    hall.limits.check("records", address_of(request))
    given = records.decode_record(await request.body())
    match = await asyncio.to_thread(_checked, given)
    card = _card(given, match, known(me))
    await hall.database.write(_add, card, given.answers)
    return Uploaded(card.id)


def _checked(given: Record) -> Match[State]:
    """The match of a record that fits the rules as they are now."""
    entry = find(given.game)
    longest = entry.meta.longest
    if len(given.answers) > longest:
        raise RecordError(
            f"A match of {given.game} has at most {longest} answers.", "long-record", longest=longest
        )
    if len(given.seed) > 200:
        raise RecordError("The seed of this record is too long.", "long-record", longest=200)
    return records.replay(entry.load(), given, events=False)


def _card(given: Record, match: Match[State], me: Account) -> Card:
    promise = given.commitment
    nonces = promise.nonces if promise is not None else []
    kinds: Literal["bot"] = "bot"
    seats = [
        Seat(number, kinds, "", plain(name, NAME, "name"), "", nonces[number] if number < len(nonces) else "")
        for number, name in enumerate(given.seats)
    ]
    return Card(
        id=secrets.token_urlsafe(9), game=given.game, rules=given.rules, players=len(given.seats),
        settings=match.settings, open=False, guided=False, invite=secrets.token_urlsafe(18), host=me.id,
        clock=Clock(), secret=given.secret[:64], commitment=promise.digest[:64] if promise else "",
        created=now(), seats=seats, stage="over", seed=given.seed, outcome=match.outcome,
    )  # fmt: skip


def _add(connection: Connection, card: Card, answers: list[str]) -> None:
    tables.add(connection, card)
    add_answers(connection, [_entry(card.id, index, line) for index, line in enumerate(answers)])


def _entry(table: str, index: int, line: str) -> Entry:
    seat, _, option = line.partition(" ")
    return Entry(table, index + 1, int(seat), "answer", option, "record", now())
