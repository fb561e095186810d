"""Every game as a scene: everything has its place, its words and its drawing, and every option its thing.

That no scene holds a secret needs no test here: it is made from a view, and the laws watch over views.
"""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import SPECTATOR
from kaper.engine.keys import key_of, on_the_table, things_in
from kaper.engine.match import Match
from kaper.engine.registry import Entry, find
from kaper.engine.scene import Phrase
from kaper.engine.show import Asked
from kaper.engine.sight import encode, look_at, sight
from kaper.engine.variety import variety
from kaper.laws.law import AnyMatch
from kaper.words import LANGUAGES, Narrator, Words
from tests.games.scenery import Looked, of, things
from tests.games.shipped import drawings, rules, symbols, words

VARIANTS = 4
EVERY = 80
"""After N answers everybody's scene is looked at, and not only the scene of who is asked."""
SAMPLES = 3
"""How many scenes of each kind of question are looked at in a variant."""
LARGEST = 160_000
NAMES = ["Anna", "Bartek", "Celina", "Dawid", "Ewa", "Feliks"]

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@dataclass
class Moment:
    """A scene of a random game: what its viewer saw and was asked, and what that is about."""

    players: int
    view: object
    asked: Asked | None
    looked: Looked
    tied: dict[str, list[str]]
    rules: list[str]


def moment(match: AnyMatch, viewer: int) -> Moment:
    seen, show = sight(match, viewer, len(match.events)), match.game.show()
    found = [] if seen.asked is None else show.rules_of(look_at(match, viewer), seen.asked)
    return Moment(match.seats, seen.view, seen.asked, Looked(of(match, viewer)), things(match, viewer), found)


def moments(entry: Entry) -> list[Moment]:
    return _moments(entry.meta.name)


@cache
def _moments(name: str) -> list[Moment]:
    """Scenes of random games, some for every kind of question and for everybody who looks on."""
    entry = find(name)
    found: list[Moment] = []
    for players, settings in variety(entry.meta, VARIANTS):
        match = Match.new(entry.load(), players, settings, "scenes")
        chance = Chance.seeded("scenes")
        counts: Counter[str] = Counter()
        everybody = range(SPECTATOR, players)
        while match.pending:
            ask = chance.pick(match.pending)
            counts[ask.prompt] += 1
            if len(match.answers) % EVERY == 0:
                found += [moment(match, viewer) for viewer in everybody]
            elif counts[ask.prompt] <= SAMPLES:
                found.append(moment(match, ask.seat))
            match.answer(ask.seat, chance.pick(ask.options).text)
        found += [moment(match, viewer) for viewer in everybody]
    return found


# --- in random games


@pytest.mark.slow
def test_every_option_is_tied_to_a_thing_or_known_as_a_button(entry: Entry) -> None:
    buttons = set(entry.load().show().buttons)
    for each in moments(entry):
        offered = set() if each.asked is None else set(each.asked.options)
        assert each.tied.keys() <= offered
        loose = offered - each.tied.keys() - buttons
        assert {option.partition(":")[0] for option in loose} <= buttons


def test_every_thing_that_an_option_is_about_is_there(entry: Entry) -> None:
    for each in moments(entry):
        there = {thing for _, thing in each.looked.ids}
        assert {thing for tied in each.tied.values() for thing in tied} - there == set()


def test_every_key_is_there_once(entry: Entry) -> None:
    """What changes is told by keys: two things with one key would be taken for each other."""
    for each in moments(entry):
        keys = Counter(
            key for part in on_the_table(each.looked.drawn) for key, _ in things_in(key_of(part), part)
        )
        assert [key for key, count in keys.items() if count > 1] == []


def test_every_id_is_there_once_among_its_kind(entry: Entry) -> None:
    for each in moments(entry):
        assert [thing for thing, count in each.looked.ids.items() if count > 1] == []


def test_what_stands_on_a_board_has_its_place_there(entry: Entry) -> None:
    for each in moments(entry):
        drawn = each.looked.drawn
        places = {
            board.id: {spot.id for spot in board.spots} | {area.id for area in board.areas}
            for board in drawn.boards
        }
        assert all(piece.spot in places[piece.board] for piece in drawn.pieces)
        for board in drawn.boards:
            assert {end for route in board.routes for end in route} <= places[board.id]
        for zone in drawn.zones:
            assert set(zone.spots) <= places.get(zone.board, set())
            assert not zone.spots or len(zone.spots) == len(zone.cards)


def test_every_player_has_a_panel_and_what_it_holds_is_there(entry: Entry) -> None:
    for each in moments(entry):
        drawn = each.looked.drawn
        seats = [panel.seat for panel in drawn.panels]
        assert len(seats) == len(set(seats))
        assert {*range(each.players)} <= {*seats}
        for held, there in (("zones", drawn.zones), ("trays", drawn.trays), ("wheels", drawn.wheels)):
            listed = {thing for panel in drawn.panels for thing in getattr(panel, held)}
            hands = {f"hand-{seat}" for seat in seats}
            assert listed - hands <= {thing.id for thing in there}, "not everybody sees a hand, but all else"


def test_everything_is_drawn(entry: Entry) -> None:
    known = symbols(entry)
    for each in moments(entry):
        assert each.looked.drawings - known == set()
        boards = each.looked.drawn.boards
        files = {f"{art}.svg" for board in boards for art in (board.art, board.art_dark) if art}
        assert files <= drawings(entry).keys()


def test_no_scene_is_too_large_to_be_sent(entry: Entry) -> None:
    assert max(len(encode(each.looked.drawn)) for each in moments(entry)) < LARGEST


@in_every_language
def test_everything_can_be_said(entry: Entry, lang: str) -> None:
    narrator = Narrator(Words(lang, [entry.folder]), entry.load().show(), NAMES)
    narrator.meet(moments(entry)[0].view)
    phrases: dict[str, Phrase] = {}
    for each in moments(entry):
        phrases |= each.looked.phrases
    for phrase in phrases.values():
        assert "{" not in narrator.say(phrase.key, **phrase.args)
    assert not narrator.words.missed


# --- rules and lessons


def test_every_question_points_at_rules_that_exist(entry: Entry) -> None:
    written = set(rules(entry))
    for each in moments(entry):
        if each.asked is not None:
            assert each.rules, each.asked.prompt
            assert set(each.rules) <= written, each.asked.prompt


@in_every_language
def test_every_question_has_a_lesson_of_two_sentences(entry: Entry, lang: str) -> None:
    text = words(entry, lang)
    prompts = set(re.findall(r"^prompt-([a-z-]+) =", text, re.MULTILINE))
    lessons = dict(re.findall(r"^coach-([a-z-]+) = (.+)$", text, re.MULTILINE))
    assert lessons.keys() == prompts == entry.load().show().prompts.keys()
    counts = {prompt: len(re.findall(r"[.!?](?= |$)", said)) for prompt, said in lessons.items()}
    assert counts == dict.fromkeys(lessons, 2)
