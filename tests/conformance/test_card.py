"""A game's card in the catalogue says what is true of the game."""

import re

from kaper.engine.registry import Entry

NAME = re.compile(r"[a-z][a-z0-9_]*")
WORD = re.compile(r"[a-z][a-z0-9-]*")


def test_the_card_stands_under_its_name(entry: Entry) -> None:
    assert NAME.fullmatch(entry.meta.name)
    assert entry.load().meta is entry.meta


def test_every_number_of_players_can_be_had(entry: Entry) -> None:
    assert sorted({players for players, _ in entry.meta.variants()}) == list(entry.meta.players)


def test_the_defaults_are_a_variant(entry: Entry) -> None:
    variants = list(entry.meta.variants())
    for players in entry.meta.players:
        assert (players, entry.meta.complete(players, {})) in variants


def test_endings_and_settings_are_single_words(entry: Entry) -> None:
    values = [value.name for setting in entry.meta.settings for value in setting.values]
    words = [*entry.meta.endings, *(setting.name for setting in entry.meta.settings), *values]
    assert [word for word in words if not WORD.fullmatch(word)] == []


def test_there_are_endings_and_none_twice(entry: Entry) -> None:
    endings = entry.meta.endings
    assert 0 < len(endings) == len(set(endings))


def test_the_title_is_known_in_english(entry: Entry) -> None:
    assert entry.meta.titles["en"]
