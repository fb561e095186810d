"""The Black Dice as a scene: everything has its place and its words, every option its thing."""

from functools import cache

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.sight import encode
from kaper.games import black_dice
from kaper.games.black_dice import META
from kaper.games.black_dice.art.emblems import EMBLEMS
from kaper.games.black_dice.art.icons import ICONS
from kaper.games.black_dice.art.pieces import PIECES
from kaper.games.black_dice.board import EXPEDITIONS
from kaper.games.black_dice.game import GAME
from kaper.games.black_dice.observe import observe, redeal
from kaper.games.black_dice.scene import EXPEDITION_RULES, RULES, scene
from kaper.games.black_dice.scene_ties import BUTTONS
from kaper.games.black_dice.state import BlackDice
from kaper.words import LANGUAGES, Hook, Narrator, Words
from tests.games.black_dice.scenery import Looked, of
from tests.games.black_dice.test_coverage import written

ENTRY = Entry(META, black_dice.__name__)
NAMES = ["Anna", "Bartek", "Celina", "Dawid"]
SHARED = {"round", "question"}
"""Icons of the page itself."""
PLAYERS = {expedition: 2 + number % 3 for number, expedition in enumerate(EXPEDITIONS)}

on_every_expedition = pytest.mark.parametrize("expedition", EXPEDITIONS)


@cache
def played(expedition: str) -> list[tuple[Match[BlackDice], int]]:
    """Moments of two random games, each with somebody who is asked."""
    moments: list[tuple[Match[BlackDice], int]] = []
    for seed in ("one", "two"):
        match = Match.new(GAME, PLAYERS[expedition], {"expedition": expedition}, seed)
        chance = Chance.seeded(seed)
        while match.pending:
            ask = match.pending[0]
            moments.append((match.clone(), ask.seat))
            match.answer(ask.seat, ask.options[chance.below(len(ask.options))].text)
        moments.append((match.clone(), 0))
    return moments


@cache
def looked(expedition: str) -> list[tuple[list[str], Looked]]:
    return [
        (
            [option.text for ask in match.pending if ask.seat == seat for option in ask.options],
            Looked(of(match, seat)),
        )
        for match, seat in played(expedition)
    ]


@on_every_expedition
def test_every_option_is_tied_to_a_thing_or_is_a_button_on_purpose(expedition: str) -> None:
    for offered, scene_ in looked(expedition):
        assert set(offered) - set(scene_.tied) <= BUTTONS
        assert set(scene_.tied) <= set(offered)


@on_every_expedition
def test_ids_are_unique_within_their_kind(expedition: str) -> None:
    for _, scene_ in looked(expedition):
        assert [key for key, count in scene_.ids.items() if count > 1] == []


@on_every_expedition
def test_everything_that_is_named_is_drawn(expedition: str) -> None:
    drawn = {*ICONS, *PIECES, *SHARED}
    for _, scene_ in looked(expedition):
        assert scene_.drawings <= drawn
        assert {card.art for zone in scene_.drawn.zones for card in zone.cards if card.art} <= set(EMBLEMS)


@pytest.mark.parametrize("lang", LANGUAGES)
@on_every_expedition
def test_every_phrase_can_be_said(expedition: str, lang: str) -> None:
    said: set[str] = set()
    narrator = Narrator(Words(lang, [ENTRY.folder]), Hook.of(ENTRY), NAMES)
    for _, scene_ in looked(expedition):
        for key, phrase in scene_.phrases.items():
            if key not in said:
                said.add(key)
                assert "{" not in narrator.say(phrase.key, **phrase.args)
    assert narrator.words.missed == set()


@on_every_expedition
def test_a_scene_tells_nothing_that_its_viewer_may_not_know(expedition: str) -> None:
    """Gold dealt anew changes nothing in what anybody is shown."""
    for match, _ in played(expedition)[::7]:
        if not match.pending:
            continue
        for viewer in (SPECTATOR, *range(PLAYERS[expedition])):
            other = match.state.clone()
            redeal(other, viewer, Chance.seeded("other"))
            assert encode(scene(observe(other, viewer), {}, viewer)) == encode(of_watching(match, viewer))


def of_watching(match: Match[BlackDice], viewer: int) -> object:
    return scene(observe(match.state, viewer), {}, viewer)


@on_every_expedition
def test_every_die_stands_once(expedition: str) -> None:
    """Black dice in their rows, the crew's below, and the roll in the tray."""
    for match, _ in played(expedition):
        view = observe(match.state, SPECTATOR)
        trays = {tray.id: len(tray.dice) for tray in of(match, SPECTATOR).trays}
        for place in view.adventures:
            assert trays[f"black-{place.symbol}"] == place.black
            assert trays[f"crew-{place.symbol}"] == sum(place.dice)
        if view.turn >= 0:
            assert trays["hand"] == sum(view.open)
            assert trays["aside"] == sum(view.aside) + view.faceless


def test_the_rules_that_a_question_points_at_exist() -> None:
    cited = {rule for rules in (*RULES.values(), *EXPEDITION_RULES.values()) for rule in rules}
    assert cited <= set(written("RULES.md"))


@on_every_expedition
def test_every_question_has_rules_and_a_word_of_advice(expedition: str) -> None:
    words = Words("en", [ENTRY.folder])
    for match, _ in played(expedition):
        for ask in match.pending:
            assert ask.prompt in RULES
            assert words.has(f"coach-{ask.prompt}")
