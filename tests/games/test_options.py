"""Every option is a sentence: words to read, a tip with the whole effect, and nothing to decipher."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from kaper.engine.chance import Chance
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import Entry, find
from kaper.engine.show import is_among
from kaper.engine.sight import asked, look_at, sight
from kaper.engine.variety import variety
from kaper.words import LANGUAGES, Narrator, Offer, Words
from tests.games.shipped import PAGE_ICONS

POSITIONS = 500
OF_A_KIND = 10
"""Options of one verb and question are said so often in these positions."""
NAMES = ["Anna", "Bartek", "Cezary", "Dorota", "Ewa", "Feliks"]
LONGEST, LONGEST_TIP = 75, 420
SHARED = frozenset(
    re.findall(r"^  '?([a-z0-9-]+)'?: ", PAGE_ICONS.read_text(encoding="utf-8"), re.MULTILINE)
    + re.findall(r"([a-z]+): '", PAGE_ICONS.read_text(encoding="utf-8"))
)
CIPHERS = {
    "[^\\w\\s.,:;!?()„”“’%/+–\u2212'\"&-]": "a sign stands for words",
    "^[\\d\\s.,:+\u2212/%-]*$": "only digits",
    r"\b[a-z]+(-[a-z0-9]+)*-\d": "a name of the program",
    r"\b(name|option|thing|does|count|event)-[a-z]": "a key of the locale files",
    r"[{}]|\s{2,}| [.,;:]": "something is missing",
}


class Said(NamedTuple):
    """An option as a player is told it in one language."""

    lang: str
    prompt: str
    text: str
    offer: Offer
    signs: tuple[str, ...]


@cache
def said(name: str) -> list[Said]:
    """The options of random positions, in every language."""
    return list(_said(find(name)))


def _said(entry: Entry) -> Iterator[Said]:
    game, counts, left = entry.load(), Counter[tuple[str, str]](), POSITIONS
    variants = variety(entry.meta, 20)
    for number in range(POSITIONS):
        players, settings = variants[number % len(variants)]
        match = Match.new(game, players, settings, f"options {number}")
        chance = Chance.seeded(f"options {number}")
        narrators = [
            Narrator(Words(lang, [entry.folder]), game.show(), NAMES[:players]) for lang in LANGUAGES
        ]
        for narrator in narrators:
            narrator.meet(sight(match, SPECTATOR).view)
        while match.pending:
            ask = chance.pick(match.pending)
            kinds = {(ask.prompt, option.verb) for option in ask.options}
            if any(counts[kind] < OF_A_KIND for kind in kinds) or chance.below(9) == 0:
                left -= 1
                question, seen = asked(match, ask.seat), look_at(match, ask.seat)
                assert question is not None
                for option in ask.options:
                    counts[ask.prompt, option.verb] += 1
                    if counts[ask.prompt, option.verb] > OF_A_KIND and chance.below(20):
                        continue
                    details = game.show().details
                    figures = {} if details is None else details(seen, ask.prompt, option.text)
                    signs = tuple(game.show().signs_of(option.text, figures))
                    for narrator in narrators:
                        offer = narrator.offer(seen, question, option.text)
                        assert not narrator.words.missed
                        yield Said(narrator.words.lang, ask.prompt, option.text, offer, signs)
            if left == 0:
                return
            match.answer(ask.seat, chance.pick(ask.options))


def ciphers(text: str) -> list[str]:
    return [why for pattern, why in CIPHERS.items() if re.search(pattern, text)]


def test_every_option_has_words_and_says_all_that_it_does(entry: Entry) -> None:
    told = said(entry.meta.name)
    assert [(each.text, each.lang) for each in told if not each.offer.words or not each.offer.tip] == []


def test_nothing_has_to_be_deciphered(entry: Entry) -> None:
    texts = {(text, each.text) for each in said(entry.meta.name) for text in each.offer[:2]}
    assert [(text, option, ciphers(text)) for text, option in texts if ciphers(text)] == []


def test_words_are_short_enough_for_a_button(entry: Entry) -> None:
    told = said(entry.meta.name)
    assert {each.offer.words for each in told if len(each.offer.words) > LONGEST} == set()
    assert {each.offer.tip for each in told if len(each.offer.tip) > LONGEST_TIP} == set()


def test_what_stands_before_an_option_is_drawn(entry: Entry) -> None:
    assert {sign for each in said(entry.meta.name) for sign in each.signs} - SHARED == set()


def test_what_is_grave_or_usual_is_an_option(entry: Entry) -> None:
    show, words = entry.load().show(), Words("en", [entry.folder])
    named = {*show.grave, *show.usual, *show.signs, *(form.verb for form in show.forms.values())}
    assert [each for each in named if not words.has(f"option-{each.partition(':')[0]}")] == []
    assert [prompt for prompt in show.forms if not words.has(f"prompt-{prompt}")] == []
    assert [prompt for prompt in show.forms if not words.has(f"collect-{prompt}")] == []
    assert not any(is_among(each, show.usual) for each in show.grave)
