"""Every game speaks Polish in the words of its Polish edition."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from kaper.engine.registry import Entry
from tests.games.shipped import rules_text
from tests.wording import texts


class Term(NamedTuple):
    """A word of a game's `glossary.toml`, which says what each part is for."""

    english: str
    polish: str
    stems: str
    never: Sequence[str] = ()
    otherwise: Sequence[str] = ()


def glossary(entry: Entry) -> list[Term]:
    path = Path(__file__).parent / entry.folder.name / "glossary.toml"
    return [Term(**row) for row in tomllib.loads(path.read_text(encoding="utf-8"))["term"]]


def said(entry: Entry, lang: str) -> dict[str, str]:
    path = entry.folder / "locale" / f"{lang}.ftl"
    return {key: "\n".join(of_message) for key, of_message in texts(path).items()}


def has(pattern: str, text: str) -> bool:
    return re.search(pattern, text, re.IGNORECASE) is not None


def lacking(entry: Entry, term: Term) -> list[str]:
    """The messages that have the English word but not the Polish one."""
    english, polish = said(entry, "en"), said(entry, "pl")
    wanted = [key for key in english if has(rf"\b({term.english})\b", english[key])]
    assert wanted, f"no English message says {term.english}"
    return [key for key in wanted if not has(term.stems, polish[key])]


def test_the_edition_has_a_word_for_the_things_of_the_game(entry: Entry) -> None:
    terms = glossary(entry)
    assert len(terms) >= 15
    assert len({term.english for term in terms}) == len(terms)
    assert [term.polish for term in terms if not has(term.stems, term.polish)] == []


def test_what_the_english_words_name_the_polish_name_as_the_edition_does(entry: Entry) -> None:
    amiss = {term.polish: (lacking(entry, term), list(term.otherwise)) for term in glossary(entry)}
    assert {word: keys for word, keys in amiss.items() if keys[0] != keys[1]} == {}


def test_words_that_are_not_the_edition_s_are_never_said(entry: Entry) -> None:
    everything = "\n".join([*said(entry, "pl").values(), rules_text(entry, "RULES.pl.md")])
    never = {form: term.polish for term in glossary(entry) for form in term.never}
    assert {form: better for form, better in never.items() if has(form, everything)} == {}


NAMED = re.compile(r"The words we use, with the Polish ones[^:]*: ((?:.+\n)+)")
PAIR = re.compile(r"\(([^)]+)\)")
ENDING = 3
"""Letters of a Polish word that its cases may change."""


def test_the_words_that_the_rulebook_names_are_those_that_are_said(entry: Entry) -> None:
    """Of each Polish word that RULES.md gives for a word of its own, some form is said."""
    paragraph = NAMED.search(rules_text(entry, "RULES.md"))
    assert paragraph, "RULES.md names the Polish words"
    everything = "\n".join([*said(entry, "pl").values(), rules_text(entry, "RULES.pl.md")]).lower()
    words = [word for named in PAIR.findall(paragraph[1]) for word in re.split(r"[\s,]+", named.lower())]
    assert len(words) >= 11
    assert [word for word in words if word[: max(4, len(word) - ENDING)] not in everything] == []
