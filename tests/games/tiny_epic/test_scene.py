"""Tiny Epic Pirates as a scene: everything has its place and its words, and every option its thing."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.scene import Phrase
from kaper.engine.sight import sight
from kaper.games import tiny_epic
from kaper.games.tiny_epic import META
from kaper.games.tiny_epic.art.icons import ICONS
from kaper.games.tiny_epic.art.pieces import PIECES
from kaper.games.tiny_epic.art.tiles import TILES
from kaper.games.tiny_epic.game import GAME
from kaper.games.tiny_epic.observe import View, observe
from kaper.games.tiny_epic.scene import RULES
from kaper.games.tiny_epic.scene_ties import BUTTONS
from kaper.games.tiny_epic.state import Pirates
from kaper.words import LANGUAGES, Hook, Narrator, Words
from tests.games.tiny_epic.scenery import Looked, of

ENTRY = Entry(META, tiny_epic.__name__)
TABLES = [(1, {"legend": "old-calloway", "personality": "ruthless"})]
TABLES += [(players, {"legend": "none", "personality": "none"}) for players in (2, 3, 4)]
NAMES = ["Anna", "Bartek", "Celina", "Dawid"]
ANSWERS = 700
EVERY = 60
"""After so many answers everybody's scene is looked at, and not only the scene of who is asked."""
SAMPLES = 6
"""So many scenes of each kind of question are looked at at a table."""

at_every_table = pytest.mark.parametrize("table", range(len(TABLES)))
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@dataclass
class Moment:
    """A scene of a random game, with what its viewer was offered."""

    view: View
    offered: list[str]
    looked: Looked


def moment(match: Match[Pirates], viewer: int) -> Moment:
    given = sight(match, viewer, len(match.events)).asked
    offered = [] if given is None else given.options
    return Moment(observe(match.state, viewer), offered, Looked(of(match, viewer)))


@cache
def moments(table: int) -> list[Moment]:
    """Scenes of a random game, some for every kind of question and for everybody who looks on."""
    players, settings = TABLES[table]
    match = Match.new(GAME, players, settings, "scene")
    chance = Chance.seeded("scene")
    found: list[Moment] = []
    counts: Counter[str] = Counter()
    while match.pending and len(match.answers) < ANSWERS:
        ask = chance.pick(match.pending)
        counts[ask.prompt] += 1
        if len(match.answers) % EVERY == 0:
            found += [moment(match, viewer) for viewer in range(SPECTATOR, players)]
        elif counts[ask.prompt] <= SAMPLES:
            found.append(moment(match, ask.seat))
        match.answer(ask.seat, chance.pick(ask.options))
    return found


@at_every_table
def test_every_option_is_tied_to_a_thing_or_known_as_a_button(table: int) -> None:
    for each in moments(table):
        assert each.looked.tied.keys() <= set(each.offered)
        assert set(each.offered) - each.looked.tied.keys() <= BUTTONS


@at_every_table
def test_every_id_is_there_once(table: int) -> None:
    for each in moments(table):
        assert [thing for thing, count in each.looked.ids.items() if count > 1] == []


@at_every_table
def test_what_belongs_together_is_there(table: int) -> None:
    for each in moments(table):
        drawn = each.looked.drawn
        places = {
            board.id: {area.id for area in board.areas} | {spot.id for spot in board.spots}
            for board in drawn.boards
        }
        assert all(piece.spot in places[piece.board] for piece in drawn.pieces)
        assert {end for route in drawn.boards[0].routes for end in route} <= places["sea"]
        wheels = {wheel for panel in drawn.panels for wheel in panel.wheels}
        assert wheels == {wheel.id for wheel in drawn.wheels}
        assert [panel.seat for panel in drawn.panels] == list(range(len(each.view.ships)))


@at_every_table
def test_every_drawing_exists(table: int) -> None:
    for each in moments(table):
        drawn = each.looked.drawn
        assert each.looked.icons <= ICONS.keys() | PIECES.keys()
        assert {piece.art for piece in drawn.pieces} <= PIECES.keys()
        assert {
            area.art for board in drawn.boards for area in board.areas
        } <= PIECES.keys() | TILES.keys() | {""}


@in_every_language
def test_everything_can_be_said(lang: str) -> None:
    for table, (players, _) in enumerate(TABLES):
        narrator = Narrator(Words(lang, [ENTRY.folder]), Hook.of(ENTRY), NAMES[:players])
        narrator.meet(moments(table)[0].view)
        phrases: dict[str, Phrase] = {}
        for each in moments(table):
            phrases |= each.looked.phrases
        for phrase in phrases.values():
            narrator.say(phrase.key, **phrase.args)
        assert not narrator.words.missed


# --- rules and lessons


def test_every_question_has_rules_that_exist() -> None:
    rules = set(re.findall(r"\*\*(TEP-\w+)\*\*", (ENTRY.folder / "RULES.md").read_text(encoding="utf-8")))
    for prompt, ids in RULES.items():
        assert ids
        assert set(ids) <= rules, prompt


@in_every_language
def test_every_question_has_a_lesson_of_two_sentences(lang: str) -> None:
    text = (ENTRY.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    prompts = set(re.findall(r"^prompt-([a-z-]+) =", text, re.MULTILINE))
    lessons = dict(re.findall(r"^coach-([a-z-]+) = (.+)$", text, re.MULTILINE))
    assert lessons.keys() == prompts == RULES.keys()
    counted = {prompt: len(re.findall(r"\.(?= |$)", said)) for prompt, said in lessons.items()}
    assert counted == dict.fromkeys(lessons, 2)
