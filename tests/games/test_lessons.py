"""What a game teaches: its tutorial can be played, its symbols are explained, its standing is true."""

import ast
import re
from functools import cache

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry, find
from kaper.engine.script import Script
from kaper.engine.sight import asked, look_at
from kaper.engine.teaching import ROOM, Lessons, Part
from kaper.engine.variety import variety
from kaper.laws.law import AnyMatch
from kaper.laws.lessons import Walk, lesson_faults, taught_by
from kaper.words import LANGUAGES, Narrator, Words
from tests.games.shipped import rules_text, symbols
from tests.games.test_scenes import NAMES, moments

LONGEST = 300
"""So many characters of a step stand in its box on a phone."""
RULE = re.compile(r"\b[A-Z]{3}-\d+\b")
WRITTEN = re.compile(r"^- \*\*([A-Z]{3}-\d+)\*\* ((?:.|\n(?!- \*\*|\n|#))*)", re.MULTILINE)
POINTS = re.compile(
    r"\b(\d+|one|an?|two) (VP|(Glory )?points?)\b|\bpoints for\b|counts? as points|wins? the game|richest"
    r"|\bgame (is (over|lost)|ends)|the most points|\ball (have lost|lose)|everybody loses"
    r"|(score|values|total of track and chest|treasures|three first) wins?\b",
    re.IGNORECASE,
)
"""How a rule says that something brings points or ends the game."""
VARIANTS = 4
EVERY = 25


def lessons_of(entry: Entry) -> Lessons:
    return entry.load().teach().lessons


def test_lessons_can_be_played_and_said(entry: Entry) -> None:
    assert lesson_faults(entry) == []


def test_a_tutorial_is_followed_by_its_own_answers_and_reaches_its_last_step(entry: Entry) -> None:
    tutorial = lessons_of(entry).tutorial
    if tutorial is None:
        return
    walk, script = Walk(entry, tutorial), Script(tutorial)
    for number, step in enumerate(tutorial.step):
        assert script.step_after(len(walk.ways[0].answers)) <= number
        assert walk.play(step) == []
    assert all(script.is_followed(match.answers) for match in walk.ways)


def test_a_learner_does_something_soon_and_often(entry: Entry) -> None:
    tutorial = lessons_of(entry).tutorial
    if tutorial is None:
        return
    reading = 0
    for number, step in enumerate(tutorial.step):
        reading = 0 if step.answer else reading + 1
        ended = not any(later.answer for later in tutorial.step[number:])
        assert reading <= 4 or ended, f"{step.id}: four steps in a row are read only"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_steps_are_short(entry: Entry, lang: str) -> None:
    words, tutorial = Words(lang, [entry.folder / ROOM, entry.folder]), lessons_of(entry).tutorial
    steps = [] if tutorial is None else tutorial.step
    assert [step.id for step in steps if len(words.say(f"step-{step.id}")) > LONGEST] == []


def test_every_way_to_score_and_to_end_is_taught(entry: Entry) -> None:
    """Those that the chapter on the end cites, and those that are named as such."""
    lessons = lessons_of(entry)
    if lessons.tutorial is None:
        return
    wanted = cited_at_the_end(entry) | set(lessons.opening.scoring)
    assert wanted - taught_by(lessons) - lessons.opening.aside.keys() == set()
    assert lessons.opening.scoring


def test_whatever_the_rulebook_says_of_points_and_of_the_end_is_taught(entry: Entry) -> None:
    """Found by its words, so that no list of ours can forget a rule; what need not be taught is `aside`."""
    lessons = lessons_of(entry)
    if lessons.tutorial is None:
        return
    wanted = {rule for rule, text in numbered(entry) if POINTS.search(text)}
    assert wanted
    assert wanted - taught_by(lessons) - lessons.opening.aside.keys() == set()


def numbered(entry: Entry) -> list[tuple[str, str]]:
    """The rules of RULES.md, with their texts."""
    return [(found[1], found[2]) for found in WRITTEN.finditer(rules_text(entry, "RULES.md"))]


def cited_at_the_end(entry: Entry) -> set[str]:
    """The rules of the rulebook, not our rulings, that the docstrings of `rules/ending.py` cite."""
    tree = ast.parse((entry.folder / "rules" / "ending.py").read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.ClassDef)
    said = [ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, kinds)]
    return {rule for text in said for rule in RULE.findall(text)}


def test_every_symbol_is_in_the_legend(entry: Entry) -> None:
    legend = lessons_of(entry).legend
    if not legend.group:
        return
    drawn = {name for each in moments(entry) for name in each.looked.drawings}
    assert {name for name in drawn if not legend.explains(name)} == set()


def test_what_pictures_and_legend_show_is_drawn(entry: Entry) -> None:
    samples = {each.sample for group in lessons_of(entry).legend.group for each in group.entries()}
    pictured = {drawn.symbol for picture in lessons_of(entry).opening.picture for drawn in picture.draw}
    assert samples | pictured - {""} <= symbols(entry) | {""}


class Played:
    """Tips and standings of random games."""

    def __init__(self, entry: Entry) -> None:
        self.phrases: dict[str, tuple[str, dict[str, int | str]]] = {}
        self.ends: list[tuple[list[list[Part]], list[int], dict[str, list[int]]]] = []
        for players, settings in variety(entry.meta, VARIANTS):
            self.play(Match.new(entry.load(), players, settings, "lessons"))

    def play(self, match: AnyMatch) -> None:
        chance = Chance.seeded("lessons")
        while match.pending:
            ask = chance.pick(match.pending)
            if len(match.answers) % EVERY == 0:
                self.look(match, ask.seat)
            match.answer(ask.seat, chance.pick(ask.options).text)
        standing = match.game.teach().standing
        assert match.outcome is not None
        if standing is not None:
            whole = [list(parts) for parts in standing(look_at(match, EVERYTHING))]
            self.ends.append((whole, match.outcome.scores, match.outcome.parts))

    def look(self, match: AnyMatch, seat: int) -> None:
        taught, question = match.game.teach(), asked(match, seat)
        assert question is not None
        for viewer in (seat, SPECTATOR):
            seen = look_at(match, viewer)
            for parts in [] if taught.standing is None else taught.standing(seen):
                for part in parts:
                    if part.more:
                        self.phrases[f"{part}"] = (f"more-{part.part}", dict(part.more))
        if taught.tips is not None:
            for tip in taught.tips(look_at(match, seat), question):
                self.phrases[f"{tip}"] = (tip.key, dict(tip.args))


@cache
def played(name: str) -> Played:
    return Played(find(name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tips_and_standings_can_be_said(entry: Entry, lang: str) -> None:
    narrator = Narrator(
        Words(lang, [entry.folder / ROOM, entry.folder]), entry.load().show(), [*NAMES, "Ghost", "Navy"]
    )
    for key, figures in played(entry.meta.name).phrases.values():
        assert "{" not in narrator.say(key, **figures)
    assert not narrator.words.missed


def test_the_score_as_it_stands_is_the_score_at_the_end(entry: Entry) -> None:
    for standing, scores, parts in played(entry.meta.name).ends:
        assert [sum(part.points or 0 for part in seat) for seat in standing] == scores
        for seat, found in enumerate(standing):
            assert {part.part: part.points for part in found} == {
                name: points[seat] for name, points in parts.items()
            }
