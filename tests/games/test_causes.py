"""Every line of the log says why it happened, and not only what: in random games, in every language."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, FORCED, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry, find
from kaper.engine.sight import sight
from kaper.engine.variety import variety
from kaper.words import LANGUAGES, Narrator, Words
from tests.games.test_scenes import NAMES
from tests.wording import texts

VARIANTS = 12
SECRET = "-secret"


class Causes(msgspec.Struct):
    """A game's `causes.toml`: what somebody chose, and for all else words of its cause by languages."""

    deeds: list[str]
    because: dict[str, tuple[str, str]]


def causes(name: str) -> Causes:
    path = Path(__file__).parent / find(name).folder.name / "causes.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Causes)


def kinds(entry: Entry, lang: str) -> set[str]:
    """The events that a locale file has sentences for."""
    keys = texts(entry.folder / "locale" / f"{lang}.ftl")
    return {key.removeprefix("event-").removesuffix(SECRET) for key in keys if key.startswith("event-")}


@cache
def sentences(name: str) -> dict[str, dict[str, set[str]]]:
    """By languages and by kinds, what was said in random games to everybody and to who knows all."""
    told: dict[str, dict[str, set[str]]] = {lang: {} for lang in LANGUAGES}
    for lang, kind, said in _sentences(find(name)):
        told[lang].setdefault(kind, set()).add(said)
    return told


def _sentences(entry: Entry) -> Iterator[tuple[str, str, str]]:
    for players, settings in variety(entry.meta, VARIANTS):
        match = Match.new(entry.load(), players, settings, "causes")
        chance = Chance.seeded("causes")
        while match.pending:
            ask = chance.pick(match.pending)
            match.answer(ask.seat, chance.pick(ask.options).text)
        for viewer in (SPECTATOR, EVERYTHING):
            seen = sight(match, viewer)
            for lang in LANGUAGES:
                narrator = Narrator(Words(lang, [entry.folder]), match.game.show(), NAMES[:players])
                narrator.meet(seen.view)
                for told in seen.told:
                    if told.kind != FORCED:
                        yield lang, told.kind, narrator.event(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_every_event_the_cause_is_known(entry: Entry, lang: str) -> None:
    known = causes(entry.meta.name)
    assert not known.because.keys() & set(known.deeds)
    assert kinds(entry, lang) == known.because.keys() | set(known.deeds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_nobody_chose_is_told_with_its_cause(entry: Entry, lang: str) -> None:
    words = {kind: each[LANGUAGES.index(lang)] for kind, each in causes(entry.meta.name).because.items()}
    told = sentences(entry.meta.name)[lang]
    bare = {said for kind, why in words.items() for said in told.get(kind, ()) if not re.search(why, said)}
    assert bare == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_random_games_do_not_come_to_has_its_cause_as_well(entry: Entry, lang: str) -> None:
    told = sentences(entry.meta.name)[lang]
    written = texts(entry.folder / "locale" / f"{lang}.ftl")
    for kind, each in causes(entry.meta.name).because.items():
        if kind not in told:
            said = "\n".join(written[f"event-{kind}"])
            assert re.search(each[LANGUAGES.index(lang)], said), said


def test_what_somebody_chose_names_who_it_was(entry: Entry) -> None:
    for kind in causes(entry.meta.name).deeds:
        for lang in LANGUAGES:
            assert "$who" in _message(entry, lang, f"event-{kind}"), kind


def _message(entry: Entry, lang: str, key: str) -> str:
    text = (entry.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.search(rf"^{key} =(.*\n(?:[ }}].*\n|\n(?= ))*)", text, re.MULTILINE)[1]  # type: ignore[index]
