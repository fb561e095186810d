"""Replays and records."""

import asyncio
import secrets

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from kaper.bots.levels import KNOWN, judge_of, named
from kaper.engine.catalogue import catalogue
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.record import Record, encode_record
from kaper.server import play
from kaper.server.context import ServerContext
from kaper.server.durable import story
from kaper.server.errands import Checked, RecordAsked, ReplayAsked, WhyAsked
from kaper.server.errors import Refusal, no_seat, not_yours
from kaper.server.going_on import played_on, store_begun
from kaper.server.guard import RECORD_BODY
from kaper.server.lanes import Claim
from kaper.server.live_table import LiveTable
from kaper.server.messages import Position, WhyTold
from kaper.server.records import names_of, unplayed_record
from kaper.server.reviewing import ReviewShown
from kaper.server.routes.tables import admitted, known, told
from kaper.server.seating import draw_id
from kaper.server.storage.accounts import Account
from kaper.server.storage.answers import answers_of
from kaper.server.storage.database import now
from kaper.server.table_records import Clock, Seat, TableRecord, TableShown
from kaper.server.upgrading import old_log
from kaper.server.who import AnyRequest, visitor_of

MOST_TOLD = 1_000_000
"""More events than any match has."""


class MomentAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a match by the number of answers, and the seat to be played by who sat at none."""

    at: int
    seat: int = 0


class Uploaded(msgspec.Struct):
    """The table that a record became."""

    id: str


@get(
    "/api/tables/{table:str}/replay", tags=["records"], media_type=MediaType.JSON,
    responses={200: ResponseSpec(Position, generate_examples=False)},
)  # fmt: skip
async def replay(
    table: str,
    request: AnyRequest,
    server: ServerContext,
    me: Account,
    at: int = 0,
    viewer: str = "",
    told: int = 0,
    invite: str = "",
) -> Response[bytes]:
    """The position after N answers: one's own view while the match runs, any view once it is over."""
    live = await admitted(server, table, me, invite)
    eyes = _eyes(live, me, viewer)
    whole, _ = live.visible(live.owned(me.id))
    count, first = whole.place_for(eyes, max(0, at)), min(max(0, told), MOST_TOLD)
    stored, undone = story(live, len(whole.answers))
    key = (table, undone, count, eyes, first)
    found = server.clerks.kept.get(key)
    if found is None:
        server.limits.check_visitor("replays", visitor_of(request, me))
        # The page asks for the catalogue here, though the scene is drawn by a clerk.
        await asyncio.to_thread(catalogue, whole.game, whole.seats, whole.settings)
        errand = ReplayAsked(stored, count, eyes, first)
        found = await server.clerks.find(errand, _claim(request, me, table))
        server.clerks.kept.put(key, found)
    return Response(found, media_type=MediaType.JSON)


def _claim(request: AnyRequest, me: Account, table: str) -> Claim:
    """Work is charged to an account, or to the address of somebody who has none."""
    visitor = visitor_of(request, me)
    return Claim(visitor.account or visitor.address, table)


def _eyes(live: LiveTable, me: Account, wish: str) -> int:
    names = {"all": EVERYTHING, "none": SPECTATOR, "": live.default_viewer(me.id)}
    eyes = names[wish] if wish in names else int(wish) if wish.isdecimal() and len(wish) < 3 else SPECTATOR
    if live.card.stage == "over":
        return eyes if eyes < live.card.players else SPECTATOR
    if eyes != SPECTATOR and eyes not in live.card.owned(me.id):
        raise not_yours(eyes)
    return eyes


@get(
    "/api/tables/{table:str}/why", tags=["records"], media_type=MediaType.JSON,
    responses={200: ResponseSpec(WhyTold, generate_examples=False)},
)  # fmt: skip
async def why(
    table: str, request: AnyRequest, server: ServerContext, me: Account, at: int, seat: int, invite: str = ""
) -> Response[bytes]:
    """Why a seat did what came to N answers: as far as you can see, and after the match its own reason."""
    live = await admitted(server, table, me, invite)
    eyes = live.default_viewer(me.id)
    whole, _ = live.visible(live.owned(me.id))
    if not 0 <= seat < live.card.players:
        raise no_seat(seat, live.card.players)
    before, after = whole.place_for(eyes, max(0, at - 1)), whole.place_for(eyes, max(0, at))
    bot = ""
    if live.card.stage == "over":
        own = [place for place in range(before, after) if live.lines[place].startswith(f"{seat} ")]
        before = own[-1] if own else before
        bot = judge_of(live.card.seats[seat].level)
    stored, undone = story(live, after)
    key = (table, undone, "why", before, after, seat, eyes, bot)
    found = server.clerks.kept.get(key)
    if found is None:
        server.limits.check_visitor("hints", visitor_of(request, me))
        errand = WhyAsked(stored, before, after, seat, eyes, bot)
        found = await server.clerks.judge(errand, _claim(request, me, table))
        server.clerks.kept.put(key, found)
    return Response(found, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/review", tags=["records"])
async def reviewed(
    table: str, server: ServerContext, me: Account, since: int = 0, invite: str = ""
) -> ReviewShown:
    """What is found so far of a review, from a number of answers on."""
    live = await admitted(server, table, me, invite)
    return await server.reviewer.look(live, live.default_viewer(me.id), since)


@post("/api/tables/{table:str}/review", status_code=200, tags=["records"])
async def review(
    table: str, request: AnyRequest, server: ServerContext, me: Account, invite: str = ""
) -> ReviewShown:
    """Have a finished match looked at again; what is found is stored, so that this is done once."""
    live = await admitted(server, table, known(me), invite)
    server.limits.check_visitor("reviews", visitor_of(request, me))
    server.reviewer.begin(live, _claim(request, me, table))
    return await server.reviewer.look(live, live.default_viewer(me.id), 0)


@get(
    "/api/tables/{table:str}/record", tags=["records"], media_type=MediaType.JSON,
    responses={200: ResponseSpec(Record, generate_examples=False)},
)  # fmt: skip
async def download(
    table: str, request: AnyRequest, server: ServerContext, me: Account, invite: str = ""
) -> Response[bytes]:
    """The portable record, once the match is over; it verifies with `kaper verify`."""
    live = await admitted(server, table, me, invite)
    card = live.card
    if card.stage != "over" and not live.trouble:
        raise Refusal(409, "not-over", "The record can be had once the match is over.")
    names = names_of(card)
    key = (table, *names)
    found = server.clerks.kept.get(key)
    if found is None:
        server.limits.check_visitor("downloads", visitor_of(request, me))
        if live.trouble or live.upgrade is not None:
            rows = await server.database.read(answers_of, table)
            found = encode_record(unplayed_record(card, rows, live.upgrade))
        else:
            stored, _ = story(live, len(live.playing.answers))
            nonces = [seat.nonce for seat in card.seats]
            errand = RecordAsked(stored, names, card.commitment, nonces, card.secret)
            found = await server.clerks.find(errand, _claim(request, me, table))
            server.clerks.kept.put(key, found)
    headers = {"content-disposition": f'attachment; filename="{card.game}-{card.id}.json"'}
    return Response(found, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/old-log", tags=["records"])
async def earlier(table: str, server: ServerContext, me: Account, invite: str = "") -> dict[str, list[str]]:
    """What happened before the rules changed under a match, as sentences by language."""
    return old_log((await admitted(server, table, me, invite)).upgrade)


@post("/api/records", status_code=201, tags=["records"], request_max_body_size=RECORD_BODY)
async def upload(request: AnyRequest, server: ServerContext, me: Account) -> Uploaded:
    """A record opens as a finished table that can be replayed; what it claims is checked and told."""
    server.limits.check_visitor("records", visitor_of(request, known(me)))
    found = await server.clerks.check(await request.body(), _claim(request, me, ""))
    card = _card(found, me)
    await store_begun(server, card, found.answers)
    return Uploaded(card.id)


@post("/api/tables/{table:str}/on", status_code=201, tags=["tables"])
async def play_on(
    table: str, data: MomentAsked, request: AnyRequest, server: ServerContext, me: Account
) -> TableShown:
    """A new table at which you play a finished match on from one of its moments, against Captains."""
    visitor = visitor_of(request, known(me))
    server.limits.check_visitor("tables", visitor)
    live = await admitted(server, table, me, "")
    match = live.playing
    place = match.place_for(live.default_viewer(me.id), max(0, data.at))
    seat = next(iter(live.card.owned(me.id)), data.seat)
    card = await played_on(live, me, place, seat)
    async with server.crowd.table(visitor, card.id):
        await store_begun(server, card, live.lines[:place])
    begun = await server.table(card.id)
    await play.resume(begun)
    return told(begun, me)


def _card(found: Checked, me: Account) -> TableRecord:
    nonces = found.nonces or [""] * len(found.names)
    seats = [
        _seat(number, name, nonce)
        for number, (name, nonce) in enumerate(zip(found.names, nonces, strict=True))
    ]
    return TableRecord(
        id=draw_id(), game=found.game, rules=found.rules, players=len(seats),
        settings=found.settings, open=False, guided=False, invite=secrets.token_urlsafe(18), host=me.id,
        clock=Clock(), secret=found.secret, commitment=found.commitment, created=now(), seats=seats,
        stage="over", seed=found.seed, outcome=found.outcome, doubts=found.doubts,
    )  # fmt: skip


def _seat(number: int, name: str, nonce: str) -> Seat:
    """A bot that `names_of` called by its level has no other name: the page calls it a pirate's again."""
    level = name.removesuffix(f" {number}")
    if named(level).level in KNOWN:
        return Seat(number, "bot", level=level, nonce=nonce)
    return Seat(number, "bot", name=name, nonce=nonce)
