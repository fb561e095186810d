"""The games: their cards in the catalogue, their words, rules and drawings."""

import re
from pathlib import Path

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from kaper.bots.levels import RANKS
from kaper.engine.catalogue import known_catalogue
from kaper.engine.game import Meta
from kaper.engine.registry import find, games
from kaper.engine.teaching import ROOM, TUTORIAL
from kaper.server.errors import Refusal
from kaper.server.files import packed, sent
from kaper.server.who import AnyRequest
from kaper.words import LANGUAGES
from kaper.words.sentences import SHARED

ENGLISH = "en"
FILE = re.compile(r"[\w-]+\.svg")
A_WHILE = "public, max-age=300"
FOR_EVER = "public, max-age=31536000, immutable"


class ValueShown(msgspec.Struct):
    """A value of a setting and the numbers of players with which it can be had."""

    name: str
    players: list[int]


class SettingShown(msgspec.Struct):
    """A choice made before the match."""

    name: str
    values: list[ValueShown]


class GameShown(msgspec.Struct):
    """A game's card in the catalogue."""

    name: str
    titles: dict[str, str]
    players: list[int]
    settings: list[SettingShown]
    minutes: tuple[int, int]
    stage: str
    rules_version: int
    credit: str
    levels: list[str]
    tempers: list[str]
    languages: list[str]
    art: list[str]
    lines: dict[str, str]
    difficulty: int
    all_can_lose: bool
    tutorial: bool


@get("/api/games", tags=["games"], sync_to_thread=False)
def catalogue() -> list[GameShown]:
    """All games that are installed."""
    return [_card(entry.meta, entry.folder) for entry in games().values()]


def _card(meta: Meta, folder: Path) -> GameShown:
    settings = [
        SettingShown(each.name, [ValueShown(value.name, list(value.players)) for value in each.values])
        for each in meta.settings
    ]
    return GameShown(
        meta.name, dict(meta.titles), list(meta.players), settings, meta.minutes, meta.stage,
        meta.rules_version, meta.credit, list(RANKS), list(meta.tempers), LANGUAGES,
        sorted(path.name for path in (folder / "art").glob("*.svg")), dict(meta.lines), meta.difficulty,
        meta.all_can_lose, (folder / ROOM / TUTORIAL).is_file(),
    )  # fmt: skip


@get("/api/games/{game:str}/locale/{file:str}", tags=["games"], sync_to_thread=False)
def words(game: str, file: str, request: AnyRequest) -> Response[bytes]:
    """A game's words, `LANG.ftl`."""
    return sent_file(request, find(game).folder / "locale" / f"{language_of(file, '.ftl')}.ftl", "text/plain")


@get("/api/locale/{file:str}", tags=["games"], sync_to_thread=False)
def shared_words(file: str, request: AnyRequest) -> Response[bytes]:
    """The words that all games share, `LANG.ftl`: errors and the like."""
    return sent_file(request, SHARED / f"{language_of(file, '.ftl')}.ftl", "text/plain")


@get("/api/games/{game:str}/rules/{file:str}", tags=["games"], sync_to_thread=False)
def rules(game: str, file: str, request: AnyRequest) -> Response[bytes]:
    """A game's rules, `LANG.md`; in English where a language has none."""
    folder, language = find(game).folder, language_of(file, ".md")
    own = folder / f"RULES.{language}.md"
    return sent_file(request, own if own.exists() else folder / "RULES.md", "text/markdown")


@get(
    "/api/games/{game:str}/catalogue/{name:str}",
    tags=["games"], sync_to_thread=False, media_type=MediaType.JSON,
    responses={200: ResponseSpec(dict[str, dict[str, object]], generate_examples=False)},
)  # fmt: skip
def things(game: str, name: str, request: AnyRequest) -> Response[bytes]:
    """What is known of a game's things beforehand, by the name that a scene tells; the same for ever."""
    found = known_catalogue(game, name)
    if found is None:
        raise Refusal(404, "no-catalogue", "There is no such catalogue any more; load the table again.")
    return packed(request, found.encoded, MediaType.JSON, FOR_EVER)


@get("/api/games/{game:str}/art/{file:str}", tags=["games"], sync_to_thread=False)
def art(game: str, file: str, request: AnyRequest) -> Response[bytes]:
    """A drawing of a game."""
    if not FILE.fullmatch(file):
        raise _missing(file)
    return sent_file(request, find(game).folder / "art" / file, "image/svg+xml")


def language_of(file: str, ending: str) -> str:
    language = file.removesuffix(ending)
    if language not in LANGUAGES or not file.endswith(ending):
        raise _missing(file)
    return language


def sent_file(request: AnyRequest, path: Path, kind: str) -> Response[bytes]:
    if not path.is_file():
        raise _missing(path.name)
    return sent(request, path, A_WHILE, f"{kind}; charset=utf-8")


def _missing(file: str) -> Refusal:
    return Refusal(404, "not-found", f"There is no file {file[:80]}.", file=file[:80])
