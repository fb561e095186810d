"""Jamaica as a scene: everything has its place and its words, every option its thing, no secret slips out."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from time import process_time

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.scene import Phrase
from kaper.engine.sight import encode, sight
from kaper.games import jamaica
from kaper.games.jamaica import META
from kaper.games.jamaica.art.icons import ICONS
from kaper.games.jamaica.art.pieces import PIECES
from kaper.games.jamaica.game import GAME
from kaper.games.jamaica.observe import View, observe
from kaper.games.jamaica.scene import GHOST_RULES, RULES, scene
from kaper.games.jamaica.scene_ties import BUTTONS
from kaper.games.jamaica.state import Jamaica
from kaper.laws.leaks import names_in
from kaper.words import LANGUAGES, Hook, Narrator, Words
from tests.games.jamaica.scenery import Looked, of

ENTRY = Entry(META, jamaica.__name__)
VARIANTS = list(META.variants())
NAMES = ["Anna", "Bartek", "Celina", "Dawid", "Ewa", "Feliks"]
EVERY = 80
"""After so many answers everybody's scene is looked at, and not only the scene of who is asked."""
SAMPLES = 5
"""So many scenes of each kind of question are looked at in a variant."""

in_every_variant = pytest.mark.parametrize("variant", range(len(VARIANTS)))
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@dataclass
class Moment:
    """A scene of a random game, with what its viewer was offered and what was hidden from them."""

    view: View
    offered: list[str]
    hidden: set[str]
    looked: Looked


def moment(match: Match[Jamaica], viewer: int) -> Moment:
    given, view = sight(match, viewer, len(match.events)).asked, observe(match.state, viewer)
    hidden = names_in(observe(match.state, EVERYTHING)) - names_in(view)
    return Moment(view, [] if given is None else given.options, hidden, Looked(of(match, viewer)))


@cache
def moments(variant: int) -> list[Moment]:
    """Scenes of two random games, some for every kind of question and for everybody who looks on."""
    players, settings = VARIANTS[variant]
    found: list[Moment] = []
    counts: Counter[str] = Counter()
    for number in range(2):
        match = Match.new(GAME, players, settings, f"scene {number}")
        chance = Chance.seeded(f"scene {number}")
        while match.pending:
            ask = chance.pick(match.pending)
            counts[ask.prompt] += 1
            if len(match.answers) % EVERY == 0:
                found += [moment(match, viewer) for viewer in range(SPECTATOR, players)]
            elif counts[ask.prompt] <= SAMPLES:
                found.append(moment(match, ask.seat))
            match.answer(ask.seat, chance.pick(ask.options))
        found += [moment(match, viewer) for viewer in range(SPECTATOR, players)]
    return found


# --- in random games


@in_every_variant
def test_every_option_is_tied_to_a_thing_or_known_as_a_button(variant: int) -> None:
    for each in moments(variant):
        assert each.looked.tied.keys() <= set(each.offered)
        assert set(each.offered) - each.looked.tied.keys() <= BUTTONS


@in_every_variant
def test_every_id_is_there_once(variant: int) -> None:
    for each in moments(variant):
        assert [thing for thing, count in each.looked.ids.items() if count > 1] == []


@in_every_variant
def test_what_belongs_together_is_there(variant: int) -> None:
    for each in moments(variant):
        drawn = each.looked.drawn
        spots = {spot.id for spot in drawn.boards[0].spots}
        zones = {zone.id for zone in drawn.zones}
        assert {piece.spot for piece in drawn.pieces} <= spots
        assert {end for route in drawn.boards[0].routes for end in route} == spots
        assert {zone for panel in drawn.panels for zone in panel.zones} == zones - {"treasure-pile"}
        assert [panel.seat for panel in drawn.panels] == list(range(len(each.view.ships)))


@in_every_variant
def test_no_scene_holds_what_is_hidden_from_its_viewer(variant: int) -> None:
    for each in moments(variant):
        text = encode(each.looked.drawn).decode()
        assert [name for name in each.hidden if name in text] == []


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


@in_every_variant
def test_every_drawing_exists(variant: int) -> None:
    for each in moments(variant):
        drawn = each.looked.drawn
        assert each.looked.icons <= ICONS.keys()
        assert {piece.art for piece in drawn.pieces} <= PIECES.keys()
        assert {spot.token for spot in drawn.boards[0].spots} <= PIECES.keys() | {""}


def test_a_scene_is_made_quickly() -> None:
    """Six ships are the most there can be; the figure is printed, since a busy machine proves nothing."""
    views = [each.view for each in moments(len(VARIANTS) - 1)]
    start = process_time()
    for view in views:
        scene(view, {}, 0)
    each = (process_time() - start) / len(views)
    size = max(len(encode(each.looked.drawn)) for each in moments(len(VARIANTS) - 1))
    print(f"{each * 1e6:.0f} µs a scene, {size / 1000:.0f} kB at most")  # noqa: T201


# --- rules and lessons


def test_every_question_has_rules_that_exist() -> None:
    rules = set(re.findall(r"\*\*(JAM-\w+)\*\*", (ENTRY.folder / "RULES.md").read_text(encoding="utf-8")))
    for prompt, ids in [*RULES.items(), *GHOST_RULES.items()]:
        assert ids
        assert set(ids) <= rules, prompt


@in_every_language
def test_every_question_has_a_lesson_of_two_sentences(lang: str) -> None:
    text = (ENTRY.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    prompts = set(re.findall(r"^prompt-([a-z-]+) =", text, re.MULTILINE))
    lessons = dict(re.findall(r"^coach-([a-z-]+) = (.+)$", text, re.MULTILINE))
    assert lessons.keys() == prompts == RULES.keys()
    assert {prompt: len(re.findall(r"\.(?= |$)", said)) for prompt, said in lessons.items()} == dict.fromkeys(
        lessons, 2
    )
