"""Pirates of Maracaibo in words: the board on a terminal and the labels of options, in every language."""

from collections.abc import Iterator
from random import Random

import pytest
from rich.text import Text

from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry
from kaper.engine.sight import sight
from kaper.engine.variety import variety
from kaper.games import maracaibo
from kaper.games.maracaibo import META
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.observe import observe
from kaper.games.maracaibo.scene_effects import CARDS, FIGURE, HOLE, LASTING, NOW, SPACE, TILE, UPGRADE
from kaper.games.maracaibo.state import Maracaibo
from kaper.words import LANGUAGES, Hook, Narrator, Words

NAMES = ["Anna", "Bartek", "Celina", "Dawid"]
ENTRY = Entry(META, maracaibo.__name__)
VARIANTS = variety(META, 6)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def narrator(lang: str, match: Match[Maracaibo], names: list[str]) -> Narrator:
    told = Narrator(Words(lang, [ENTRY.folder]), Hook.of(ENTRY), names)
    told.meet(observe(match.state, SPECTATOR))
    return told


def random_game(players: int, settings: dict[str, str], seed: str) -> Iterator[Match[Maracaibo]]:
    """The position before each answer of a game played at random, and the last one."""
    match = Match.new(GAME, players, settings, seed)
    choice = Random(seed)
    while match.pending:
        yield match
        ask = choice.choice(match.pending)
        match.answer(ask.seat, choice.choice(list(ask.options)))
    yield match


@in_every_language
@pytest.mark.parametrize(("players", "settings"), VARIANTS)
def test_every_position_is_drawn_within_eighty_columns(
    lang: str, players: int, settings: dict[str, str]
) -> None:
    for number, match in enumerate(random_game(players, settings, "drawn")):
        if number % 30 and match.pending:
            continue
        told = narrator(lang, match, ["[red]", "Barnabas" * 9, "c\\", "Dawid"][:players])
        for viewer in (0, SPECTATOR, EVERYTHING):
            lines = Text.from_markup(told.board(observe(match.state, viewer))).plain.splitlines()
            assert max(len(line) for line in lines) <= 80, lines
        assert not told.words.missed


@in_every_language
def test_every_effect_has_a_name(lang: str) -> None:
    words = Words(lang, [ENTRY.folder])
    keys = [
        key
        for table in (NOW, LASTING, FIGURE, TILE, UPGRADE, SPACE)
        for found in table.values()
        for key in found
    ]
    keys += [key for found in HOLE for key in found] + [card for card in CARDS if card]
    assert [key for key in keys if not words.has(f"name-{key}")] == []


@in_every_language
@pytest.mark.parametrize(("players", "settings"), VARIANTS)
def test_everything_in_random_games_has_words(lang: str, players: int, settings: dict[str, str]) -> None:
    heard: set[str] = set()
    told: Narrator | None = None
    for match in random_game(players, settings, "words"):
        told = told or narrator(lang, match, NAMES[:players])
        for ask in match.pending:
            seen = sight(match, ask.seat, len(match.events))
            assert seen.asked is not None
            for option in seen.asked.options:
                if f"{ask.prompt} {option}" not in heard:
                    told.prompt(seen.asked)
                    told.option(seen.view, seen.asked, option)
                heard.add(f"{ask.prompt} {option}")
    assert told is not None
    for viewer in (0, EVERYTHING):
        for event in sight(match, viewer).told:
            told.event(event)
    assert not told.words.missed
