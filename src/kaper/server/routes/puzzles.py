"""Puzzles: one a day for each game that has some, shown as the seat sees it that is asked."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from kaper.engine.catalogue import catalogue
from kaper.engine.puzzles import Puzzle, puzzles_of
from kaper.engine.registry import Entry, find, games
from kaper.server.context import ServerContext
from kaper.server.errands import ReplayAsked, Story
from kaper.server.errors import Refusal
from kaper.server.lanes import Claim
from kaper.server.messages import Position
from kaper.server.routes.tables import known
from kaper.server.storage import solved
from kaper.server.storage.accounts import Account
from kaper.server.storage.database import now
from kaper.server.who import AnyRequest, visitor_of

DAY = 24 * 3600 * 1000


class PuzzleShown(msgspec.Struct):
    """The puzzle of the day of a game, and whether you found it; null if you have not tried."""

    game: str
    id: str
    right: bool | None


class SolutionAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would do."""

    option: Annotated[str, Meta(max_length=200)]


class SolutionShown(msgspec.Struct):
    """Whether it was found, and the proof: what share of victory each option brought in so many trials."""

    right: bool
    best: str
    trials: int
    chances: dict[str, float]


@get("/api/puzzles", tags=["games"])
async def of_the_day(server: ServerContext, me: Account) -> list[PuzzleShown]:
    """The puzzles of today, by universal time."""
    tried = await server.database.read(solved.tried, me.id) if me.id else {}
    found = [(name, _fitting(entry)) for name, entry in games().items()]
    today = [(name, puzzles[now() // DAY % len(puzzles)]) for name, puzzles in found if puzzles]
    return [PuzzleShown(name, puzzle.id, tried.get((name, puzzle.id))) for name, puzzle in today]


def _fitting(entry: Entry) -> list[Puzzle]:
    """Those that were made with the rules as they are."""
    return [each for each in puzzles_of(entry.folder) if each.rules == entry.meta.rules_version]


def _puzzle(game: str, name: str) -> Puzzle:
    for each in _fitting(find(game)):
        if each.id == name:
            return each
    raise Refusal(404, "no-puzzle", "There is no such puzzle any more.")


@get(
    "/api/puzzles/{game:str}/{name:str}", tags=["games"], media_type=MediaType.JSON,
    responses={200: ResponseSpec(Position, generate_examples=False)},
)  # fmt: skip
async def one(
    game: str, name: str, request: AnyRequest, server: ServerContext, me: Account
) -> Response[bytes]:
    """The position, with the question that is to be answered."""
    puzzle = _puzzle(game, name)
    key = ("puzzle", game, name)
    found = server.clerks.kept.get(key)
    if found is None:
        visitor = visitor_of(request, me)
        server.limits.check_visitor("replays", visitor)
        await asyncio.to_thread(catalogue, find(game).load(), puzzle.players, puzzle.settings)
        story = Story(
            f"puzzle {name}", game, puzzle.players, puzzle.settings, puzzle.seed, list(puzzle.answers)
        )
        errand = ReplayAsked(story, len(puzzle.answers), puzzle.seat, 0)
        found = await server.clerks.find(errand, Claim(visitor.account or visitor.address, ""))
        server.clerks.kept.put(key, found)
    return Response(found, media_type=MediaType.JSON)


@post("/api/puzzles/{game:str}/{name:str}", status_code=200, tags=["games"])
async def solve(
    game: str, name: str, data: SolutionAsked, server: ServerContext, me: Account
) -> SolutionShown:
    """Say what you would do; the first try is remembered."""
    puzzle = _puzzle(game, name)
    if data.option not in puzzle.chances:
        allowed = ", ".join(puzzle.chances)
        sentence = f"Allowed: {allowed}. Not allowed: {data.option}."
        raise Refusal(400, "not-offered", sentence, option=data.option, allowed=allowed)
    right = data.option == puzzle.best
    await server.database.write(solved.note, known(me).id, game, name, right)
    return SolutionShown(right, puzzle.best, puzzle.trials, puzzle.chances)
