"""How a game is taught: its pictures and symbols, its tutorial, and advice at a table."""

import msgspec
from litestar import Response, get, post

from kaper.engine.game import Game
from kaper.engine.registry import Entry, find
from kaper.engine.scene import Phrase
from kaper.engine.sight import asked, look_at
from kaper.engine.state import State
from kaper.engine.teaching import ROOM, Part
from kaper.server import play
from kaper.server.context import ServerContext
from kaper.server.lessons import make_lesson
from kaper.server.routes.games import language_of, sent_file
from kaper.server.routes.tables import admitted, known, told
from kaper.server.storage import tables
from kaper.server.storage.accounts import Account
from kaper.server.table_records import TableShown
from kaper.server.who import AnyRequest, visitor_of


class DrawnShown(msgspec.Struct):
    """A symbol in a picture of 160 by 90 units, by its middle; or, instead of one, a short figure."""

    x: float
    y: float
    size: float
    symbol: str
    text: str
    sheet: str
    seat: int
    turn: float


class PictureShown(msgspec.Struct):
    """An opening picture; its sentence is `opening-<id>`."""

    id: str
    draw: list[DrawnShown]


class PointerShown(msgspec.Struct):
    """What a first turn points at, with `{seat}` for who is guided; its sentence is `first-<id>`."""

    id: str
    point: list[str]


class SymbolShown(msgspec.Struct):
    """A symbol of the legend; its meaning is `legend-<id>`."""

    id: str
    symbol: str
    sheet: str


class SymbolGroupShown(msgspec.Struct):
    """Symbols that belong together; their heading is `legend-<id>`."""

    id: str
    symbols: list[SymbolShown]


class LessonsShown(msgspec.Struct):
    """What a game shows to who learns it, beside its tutorial."""

    pictures: list[PictureShown]
    first: list[PointerShown]
    legend: list[SymbolGroupShown]
    standing: bool


class PartShown(msgspec.Struct):
    """A part of a score as it stands; `points` are null if hidden, `more` are figures of `more-<part>`."""

    part: str
    points: int | None
    more: dict[str, int | str]


class AdviceShown(msgspec.Struct):
    """Tips for the viewer's question, and the score of every seat as it stands, by its parts."""

    tips: list[Phrase]
    standing: list[list[PartShown]]


class StepAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The step of a tutorial to go on to."""

    step: int


@get("/api/games/{game:str}/lessons", tags=["games"], sync_to_thread=True)
def lessons(game: str) -> LessonsShown:
    """The opening pictures, what a first turn points at, and the legend."""
    return _lessons(find(game))


def _lessons(entry: Entry) -> LessonsShown:
    taught = entry.load().teach()
    pictures = [
        PictureShown(
            each.id, [msgspec.convert(drawn, DrawnShown, from_attributes=True) for drawn in each.draw]
        )
        for each in taught.lessons.opening.picture
    ]
    groups = [
        SymbolGroupShown(
            group.id, [SymbolShown(each.id, each.sample, each.sheet) for each in group.entries()]
        )
        for group in taught.lessons.legend.group
    ]
    first = [PointerShown(each.id, each.point) for each in taught.lessons.opening.first]
    return LessonsShown(pictures, first, groups, taught.standing is not None)


@get("/api/games/{game:str}/lessons/{file:str}", tags=["games"], sync_to_thread=False)
def words(game: str, file: str, request: AnyRequest) -> Response[bytes]:
    """The words of a game's lessons, `LANG.ftl`."""
    path = find(game).folder / ROOM / "locale" / f"{language_of(file, '.ftl')}.ftl"
    return sent_file(request, path, "text/plain")


@post("/api/games/{game:str}/tutorial", status_code=201, tags=["tables"])
async def begin(game: str, request: AnyRequest, server: ServerContext, me: Account) -> TableShown:
    """A table of one's own at which the tutorial is played; it begins at once."""
    visitor = visitor_of(request, known(me))
    server.limits.check_visitor("tables", visitor)
    card = make_lesson(find(game), me)
    async with server.crowd.table(visitor, card.id):
        await server.database.write(tables.add, card)
    live = await server.table(card.id)
    await play.resume(live)
    return told(live, me)


@post("/api/tables/{table:str}/lesson", status_code=200, tags=["tables"])
async def go_on(table: str, data: StepAsked, server: ServerContext, me: Account) -> TableShown:
    """Go on to the next step of a tutorial, where it wants no answer."""
    live = await admitted(server, table, known(me), "")
    await play.go_on(live, data.step)
    return told(live, me)


@get("/api/tables/{table:str}/advice", tags=["tables"])
async def advice(
    table: str, server: ServerContext, me: Account, viewer: int = -1, invite: str = ""
) -> AdviceShown:
    """Tips for the question to one of your seats, and how the score stands as that seat may know it."""
    live = await admitted(server, table, me, invite)
    own = live.owned(me.id)
    match, _ = live.visible(own)
    eyes = viewer if viewer in own else -1
    game: Game[State] = match.game
    taught, seen = game.teach(), look_at(match, eyes)
    question = asked(match, eyes)
    tips = [] if taught.tips is None or question is None else list(taught.tips(seen, question))
    standing = [] if taught.standing is None else taught.standing(seen)
    return AdviceShown(tips, [[_part(part) for part in parts] for parts in standing])


def _part(part: Part) -> PartShown:
    return PartShown(part.part, part.points, dict(part.more))
