"""What a game still lacks, for its author: nothing here is a breach, everything can be played without it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.plain_scene import fields_of
from kaper.engine.registry import Entry
from kaper.engine.sight import asked, look_at, sight
from kaper.engine.variety import variety
from kaper.laws.law import AnyMatch
from kaper.words import LANGUAGES, Narrator, Words

RULES = "RULES.md"
ID = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+\b")
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
GAMES = 12
FEW = 8
"""How many of a kind are named; the rest is counted."""


@dataclass(frozen=True)
class Missing:
    """A key of the locale files, `missing-…`, with what its sentence needs."""

    key: str
    figures: dict[str, float | str] = field(default_factory=dict)


def missing(entry: Entry) -> list[Missing]:
    """In the order in which an author would care."""
    return [*_words(entry), *_rules(entry), *_parts(entry)]


def _words(entry: Entry) -> Iterator[Missing]:
    known = {lang: _keys(entry, lang) for lang in LANGUAGES}
    everything = set().union(*known.values())
    for lang, keys in known.items():
        if not keys:
            yield Missing("missing-locale", {"file": f"locale/{lang}.ftl"})
        elif everything - keys:
            yield _listed("missing-language", everything - keys, file=f"locale/{lang}.ftl")
    unsaid = _unsaid(entry)
    if unsaid:
        yield _listed("missing-sentences", unsaid)


def _keys(entry: Entry, lang: str) -> set[str]:
    path = entry.folder / "locale" / f"{lang}.ftl"
    return set(KEY.findall(path.read_text(encoding="utf-8"))) if path.exists() else set()


def _unsaid(entry: Entry) -> set[str]:
    """The keys of what comes up in some random games and has no sentence."""
    game, words = entry.load(), Words(LANGUAGES[0], [entry.folder])
    for number, (players, settings) in enumerate(variety(entry.meta, GAMES)):
        match = Match.new(game, players, settings, f"missing {number}")
        narrator = Narrator(words, game.show(), [f"{seat + 1}" for seat in range(players)])
        narrator.meet(sight(match, SPECTATOR).view)
        _narrate(match, narrator, Chance.seeded(f"missing {number}"))
    return words.missed


def _narrate(match: AnyMatch, narrator: Narrator, chance: Chance) -> None:
    while match.pending:
        ask = chance.pick(match.pending)
        seen, question = look_at(match, ask.seat), asked(match, ask.seat)
        assert question is not None
        narrator.prompt(question)
        for option in question.options:
            narrator.option(seen, question, option)
        match.answer(ask.seat, chance.pick(ask.options))
    view = look_at(match, EVERYTHING).view
    narrator.board(view)
    if narrator.show.scene is None:
        for field in fields_of(view):
            narrator.say(f"field-{field}")
    for told in sight(match, SPECTATOR).told:
        narrator.event(told)
        narrator.highlight(told)
    assert match.outcome is not None
    narrator.words.ending(match.outcome.ending)
    for part in match.outcome.parts:
        narrator.words.part(part)


def _rules(entry: Entry) -> Iterator[Missing]:
    path = entry.folder / RULES
    if not path.exists():
        yield Missing("missing-rules", {"file": RULES})
        return
    written = set(ID.findall(path.read_text(encoding="utf-8")))
    played = {
        each for file in entry.folder.rglob("*.py") for each in ID.findall(file.read_text(encoding="utf-8"))
    }
    if played - written:
        yield _listed("missing-written", played - written, file=RULES)


def _parts(entry: Entry) -> Iterator[Missing]:
    game = entry.load()
    if game.hints is None:
        yield Missing("missing-hints")
    if game.show().scene is None:
        yield Missing("missing-scene")
    if game.show().board is None:
        yield Missing("missing-board")
    if game.report().figures is None:
        yield Missing("missing-report")
    if game.teach().lessons.tutorial is None:
        yield Missing("missing-lessons")


def _listed(key: str, things: set[str], **figures: float | str) -> Missing:
    some = sorted(things)
    names = ", ".join(some[:FEW]) + (" …" if len(some) > FEW else "")
    return Missing(key, {"count": len(some), "things": names, **figures})
