"""The tempers of a game are named in its card, in its hints and in its words alike."""

from kaper.engine.registry import Entry
from kaper.words import LANGUAGES, Words


def test_the_card_names_the_tempers_of_the_hints_and_all_have_words(entry: Entry) -> None:
    hints = entry.load().hints
    assert list(entry.meta.tempers) == ([] if hints is None else list(hints.tempers))
    for lang in LANGUAGES:
        words = Words(lang, [entry.folder])
        assert all(words.has(f"temper-{temper}") for temper in entry.meta.tempers)
