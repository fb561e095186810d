"""Whatever random games come to, everything can be said about it in every language."""

from collections.abc import Iterator

import pytest

from kaper.engine import registry
from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.sight import sight
from kaper.engine.state import State
from kaper.words import LANGUAGES, Hook, Narrator, Words

GAMES = 50
BOARDS = 25
"""A board is drawn once in so many answers."""
NAMES = list(dict.fromkeys([*registry.games(), "plank"]))


def matches(entry: Entry) -> Iterator[Match[State]]:
    """Random matches over all variants, each at every question and at its end."""
    game = entry.load()
    variants = list(game.meta.variants())
    for number in range(GAMES):
        players, settings = variants[number % len(variants)]
        match = Match.new(game, players, settings, number)
        chance = Chance.seeded(f"words {number}")
        while match.pending:
            yield match
            ask = chance.pick(match.pending)
            match.answer(ask.seat, chance.pick(ask.options))
        yield match


def narrator_for(entry: Entry, match: Match[State], lang: str) -> Narrator:
    names = [f"Player {seat}" for seat in range(match.seats)]
    narrator = Narrator(Words(lang, [entry.folder]), Hook.of(entry), names)
    narrator.meet(sight(match, SPECTATOR).view)
    return narrator


def missed_now(narrator: Narrator, match: Match[State]) -> set[str]:
    """The keys of what cannot be said about the questions on the table."""
    for ask in match.pending:
        seen = sight(match, ask.seat, len(match.events))
        assert seen.asked is not None
        narrator.prompt(seen.asked)
        for text in seen.asked.options:
            narrator.option(seen.view, seen.asked, text)
    return narrator.words.missed


def missed_at_the_end(narrator: Narrator, match: Match[State]) -> set[str]:
    """The keys of what cannot be said about the whole match."""
    for viewer in (EVERYTHING, SPECTATOR):
        for told in sight(match, viewer).told:
            narrator.event(told)
    assert match.outcome is not None
    for part in match.outcome.parts:
        narrator.words.part(part)
    return narrator.words.missed


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_everything_that_happens_can_be_said(name: str, lang: str) -> None:
    entry = registry.find(name)
    for match in matches(entry):
        narrator = narrator_for(entry, match, lang)
        assert not missed_now(narrator, match)
        if not match.pending:
            assert not missed_at_the_end(narrator, match)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_board_can_be_drawn_for_every_viewer(name: str, lang: str) -> None:
    entry = registry.find(name)
    for match in matches(entry):
        if len(match.answers) % BOARDS == 0:
            narrator = narrator_for(entry, match, lang)
            for viewer in [*range(match.seats), SPECTATOR, EVERYTHING]:
                assert narrator.board(sight(match, viewer, len(match.events)).view)
            assert not narrator.words.missed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_card_of_a_game_can_be_said(name: str, lang: str) -> None:
    entry = registry.find(name)
    words = Words(lang, [entry.folder])
    assert lang in entry.meta.titles
    for ending in entry.meta.endings:
        words.ending(ending)
    for setting in entry.meta.settings:
        words.say(f"setting-{setting.name}")
        for value in setting.values:
            words.say(f"setting-{setting.name}-{value.name}")
    assert not words.missed
