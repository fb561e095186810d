"""Whether a tutorial can be played as it is written: every step's things, options and sentences are there."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from kaper.engine.drawn import links, whole_scene
from kaper.engine.events import SPECTATOR
from kaper.engine.keys import key_of, on_the_table, things_in
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.script import Script, moves_of
from kaper.engine.sight import asked, look_at
from kaper.engine.teaching import PICTURES, ROOM, Lessons, Step, Tutorial
from kaper.laws.law import AnyMatch
from kaper.words import LANGUAGES, Words

OPTION = "option:"
RULE = re.compile(r"^- \*\*([^*]+)\*\*", re.MULTILINE)
MOST_WAYS = 64
"""So many ways through a tutorial are tried, where a learner may choose."""


@dataclass(frozen=True)
class LessonFault:
    """What is wrong with a game's lessons: a key of the locale files, `lesson-…`, with its figures."""

    key: str
    figures: dict[str, float | str] = field(default_factory=dict)


def lesson_faults(entry: Entry) -> list[LessonFault]:
    """Everything that is wrong with what a game teaches; empty if it teaches nothing."""
    game = entry.load()
    lessons = game.teach().lessons
    found = [*_unsaid(entry, lessons), *_unwritten(entry, lessons)]
    found += _pointless(entry, lessons)
    return found if lessons.tutorial is None else found + list(Walk(entry, lessons.tutorial).faults())


def _pointless(entry: Entry, lessons: Lessons) -> Iterator[LessonFault]:
    """What a first turn points at lies on the table before anybody answered, whoever is guided."""
    for players in entry.meta.players if lessons.opening.first else ():
        match = Match.new(entry.load(), players, {}, "first")
        for seat in range(players):
            there = things_at(match, seat)
            for pointer in lessons.opening.first:
                for thing in pointer.things(seat):
                    if thing not in there:
                        yield LessonFault("lesson-thing", {"step": pointer.id, "thing": thing})


def table_of(entry: Entry, tutorial: Tutorial) -> AnyMatch:
    """The match of a tutorial before its first answer."""
    return Match.new(entry.load(), tutorial.players, tutorial.settings, tutorial.seed)


class Walk:
    """Goes through a tutorial in every way that it allows.

    `ways` are matches that stand where a step begins; they differ in what the learner chose before.
    """

    def __init__(self, entry: Entry, tutorial: Tutorial) -> None:
        self.tutorial = tutorial
        self.script = Script(tutorial)
        self.ways = [table_of(entry, tutorial)]

    def faults(self) -> Iterator[LessonFault]:
        """Up to the first step that cannot be played: what follows it would be wrong as well."""
        for step in self.tutorial.step:
            found = [*self._missing_things(step), *self.play(step)]
            yield from found
            if found:
                return

    def play(self, step: Step) -> list[LessonFault]:
        """Answer as a step says; gives what could not be answered."""
        found: list[LessonFault] = []
        for move in moves_of(step, self.tutorial.learner):
            further: list[AnyMatch] = []
            for match in self.ways:
                ask = match.asked(move.seat)
                offered = [] if ask is None else [option.text for option in ask.options]
                found += [
                    LessonFault("lesson-option", {"step": step.id, "seat": move.seat, "option": option})
                    for option in move.options
                    if option not in offered
                ]
                if not found:
                    further += [_answered(match, move.seat, option) for option in move.options]
            if found:
                return found
            self.ways = further[:MOST_WAYS]
        return found

    def _missing_things(self, step: Step) -> Iterator[LessonFault]:
        for thing in step.point:
            if any(thing not in things_at(match, self.tutorial.learner) for match in self.ways):
                yield LessonFault("lesson-thing", {"step": step.id, "thing": thing})


def _answered(match: AnyMatch, seat: int, option: str) -> AnyMatch:
    twin = match.clone()
    twin.answer(seat, option)
    return twin


def things_at(match: AnyMatch, seat: int) -> set[str]:
    """All that a step can point at: things in the scene by their ids, and the learner's options."""
    show = match.game.show()
    scene = whole_scene(show, look_at(match, SPECTATOR), look_at(match, seat))
    keys = {key for part in on_the_table(scene) for key, _ in things_in(key_of(part), part)}
    found = {key.partition(":")[2] for key in keys}
    question = asked(match, seat)
    if question is not None:
        found |= {f"{OPTION}{option}" for option in question.options}
        found |= set(links(show, look_at(match, seat), question))
    return found


def _unsaid(entry: Entry, lessons: Lessons) -> Iterator[LessonFault]:
    """A sentence for every step, picture, pointer and symbol, in every language."""
    for lang in LANGUAGES:
        words = Words(lang, [entry.folder / ROOM, entry.folder])
        for key in keys_of(lessons):
            if not words.speaks(key):
                yield LessonFault("lesson-sentence", {"wanted": key, "lang": lang})


def keys_of(lessons: Lessons) -> list[str]:
    """The keys of all sentences that lessons need."""
    steps = [] if lessons.tutorial is None else [f"step-{step.id}" for step in lessons.tutorial.step]
    pictures = [f"opening-{picture.id}" for picture in lessons.opening.picture]
    first = [f"first-{pointer.id}" for pointer in lessons.opening.first]
    groups = [f"legend-{group.id}" for group in lessons.legend.group]
    symbols = [f"legend-{entry.id}" for group in lessons.legend.group for entry in group.entries()]
    return [*steps, *pictures, *first, *groups, *symbols]


def _unwritten(entry: Entry, lessons: Lessons) -> Iterator[LessonFault]:
    """Rules that are taught are written, all that bring points or an end are taught, four pictures open."""
    path = entry.folder / "RULES.md"
    written = set(RULE.findall(path.read_text(encoding="utf-8"))) if path.exists() else set()
    opening = lessons.opening
    taught = taught_by(lessons)
    for rule in sorted({*taught, *opening.scoring, *opening.aside} - written):
        yield LessonFault("lesson-rule", {"rule": rule})
    if lessons.tutorial is not None:
        for rule in sorted(set(opening.scoring) - taught):
            yield LessonFault("lesson-untaught", {"rule": rule})
    if opening.picture and [picture.id for picture in opening.picture] != [*PICTURES]:
        yield LessonFault("lesson-pictures", {"wanted": ", ".join(PICTURES)})


def taught_by(lessons: Lessons) -> set[str]:
    """The rules that pictures and steps teach."""
    steps = [] if lessons.tutorial is None else lessons.tutorial.step
    by_pictures = {rule for picture in lessons.opening.picture for rule in picture.teaches}
    return by_pictures | {rule for step in steps for rule in step.teaches}
