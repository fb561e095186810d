"""Merchants & Marauders as a scene: everything has its place and its words, no secret slips out."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.scene import Phrase
from kaper.engine.sight import Asked, encode, sight
from kaper.engine.variety import variety
from kaper.games import marauders
from kaper.games.marauders import META
from kaper.games.marauders.game import GAME
from kaper.games.marauders.observe import observe
from kaper.games.marauders.scene_rules import RULES
from kaper.games.marauders.scene_ties import BUTTONS
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.view import View
from kaper.laws.leaks import names_in
from kaper.words import LANGUAGES, Hook, Narrator, Words
from tests.games.marauders.scenery import Looked, of

ENTRY = Entry(META, marauders.__name__)
VARIANTS = variety(META, 4)
NAMES = ["Anna", "Bartek", "Celina", "Dawid"]
EVERY = 90
"""After so many answers everybody's scene is looked at, and not only the scene of who is asked."""
SAMPLES = 2
"""So many scenes of each kind of question are looked at in a variant."""
LARGEST = 160_000
WORDS = {"rumor", "mission", "captain", "merchant"}
"""Names of kinds of cards, and of icons as well."""

in_every_variant = pytest.mark.parametrize("variant", range(len(VARIANTS)))
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@dataclass
class Moment:
    """A scene of a random game, with what its viewer was asked and what was hidden from them."""

    view: View
    asked: Asked | None
    hidden: set[str]
    looked: Looked


def moment(match: Match[Marauders], viewer: int) -> Moment:
    view = observe(match.state, viewer)
    hidden = names_in(observe(match.state, EVERYTHING)) - names_in(view)
    return Moment(view, sight(match, viewer, len(match.events)).asked, hidden, Looked(of(match, viewer)))


@cache
def moments(variant: int) -> list[Moment]:
    """Scenes of a random game, some for every kind of question and for everybody who looks on."""
    players, settings = VARIANTS[variant]
    found: list[Moment] = []
    counts: Counter[str] = Counter()
    match = Match.new(GAME, players, settings, f"scene {variant}")
    chance = Chance.seeded(f"scene {variant}")
    while match.pending:
        ask = chance.pick(match.pending)
        counts[ask.prompt] += 1
        if len(match.answers) % EVERY == 0:
            found += [moment(match, viewer) for viewer in range(SPECTATOR, players)]
        elif counts[ask.prompt] <= SAMPLES:
            found.append(moment(match, ask.seat))
        match.answer(ask.seat, chance.pick(ask.options))
    return found + [moment(match, viewer) for viewer in range(SPECTATOR, players)]


# --- in random games


@in_every_variant
def test_every_option_is_tied_to_a_thing_or_known_as_a_button(variant: int) -> None:
    for each in moments(variant):
        offered = [] if each.asked is None else each.asked.options
        assert each.looked.tied.keys() <= set(offered)
        loose = set(offered) - each.looked.tied.keys()
        assert {option.partition(":")[0] for option in loose} <= BUTTONS


@in_every_variant
def test_every_id_is_there_once(variant: int) -> None:
    for each in moments(variant):
        assert [thing for thing, count in each.looked.ids.items() if count > 1] == []


@in_every_variant
def test_what_stands_on_a_board_has_its_place_there(variant: int) -> None:
    for each in moments(variant):
        drawn = each.looked.drawn
        boards = {
            board.id: {spot.id for spot in board.spots} | {area.id for area in board.areas}
            for board in drawn.boards
        }
        assert all(piece.spot in boards[piece.board] for piece in drawn.pieces)
        for zone in drawn.zones:
            assert set(zone.spots) <= boards.get(zone.board, set())
            assert len(zone.spots) == (len(zone.cards) if zone.board else 0)
        assert sorted(panel.seat for panel in drawn.panels) == list(range(len(each.view.players)))


@in_every_variant
def test_no_scene_holds_what_is_hidden_from_its_viewer(variant: int) -> None:
    for each in moments(variant):
        named = set(re.findall(r'"([a-z0-9-]+)"', encode(each.looked.drawn).decode()))
        assert named.isdisjoint(each.hidden - WORDS)


@in_every_variant
def test_a_scene_is_not_too_large_to_be_sent(variant: int) -> None:
    assert max(len(encode(each.looked.drawn)) for each in moments(variant)) < LARGEST


@in_every_language
def test_everything_can_be_said(lang: str) -> None:
    for variant, (players, _) in enumerate(VARIANTS):
        narrator = Narrator(Words(lang, [ENTRY.folder]), Hook.of(ENTRY), NAMES[:players])
        narrator.meet(moments(variant)[0].view)
        phrases: dict[str, Phrase] = {}
        for each in moments(variant):
            phrases |= each.looked.phrases
        for phrase in phrases.values():
            narrator.say(phrase.key, **phrase.args)
        assert not narrator.words.missed


# --- rules and lessons


def test_every_question_has_rules_that_exist() -> None:
    text = (ENTRY.folder / "RULES.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"\*\*(MAM-[A-Z]?\d+)\*\*", text))
    for prompt, ids in RULES.items():
        assert ids
        assert set(ids) <= rules, prompt


@in_every_language
def test_every_question_has_a_lesson_of_two_sentences(lang: str) -> None:
    text = (ENTRY.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    prompts = set(re.findall(r"^prompt-([a-z-]+) =", text, re.MULTILINE))
    lessons = dict(re.findall(r"^coach-([a-z-]+) = (.+)$", text, re.MULTILINE))
    assert lessons.keys() == prompts == RULES.keys()
    counts = {prompt: len(re.findall(r"\.(?= |$)", said)) for prompt, said in lessons.items()}
    assert counts == dict.fromkeys(lessons, 2)
