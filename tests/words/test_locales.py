"""Every language says the same things about the same figures."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from kaper.engine import registry
from kaper.words import LANGUAGES
from kaper.words.sentences import SHARED
from tests.cli.plank import PLUGIN

FOLDERS = [
    SHARED,
    PLUGIN / "plank" / "locale",
    *(entry.folder / "locale" for entry in registry.games().values()),
    *(each for entry in registry.games().values() if (each := entry.folder / "teach" / "locale").is_dir()),
]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


class Figures(Visitor):
    """The variables of a message: figures, and figures in one of their forms (`$what-gen`)."""

    def __init__(self, message: Message) -> None:
        self.plain: set[str] = set()
        self.formed: set[str] = set()
        self.visit(message.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        name, dash, _ = node.id.name.partition("-")
        (self.formed if dash else self.plain).add(name)


def agree(one: Figures, other: Figures) -> bool:
    """A form may stand for its figure, or for nothing at all in a language that needs no such forms."""
    return one.plain <= other.plain | other.formed and other.plain <= one.plain | one.formed


def messages(path: Path) -> dict[str, Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({message.id.name for message in found}) == len(found), "a key is there twice"
    return {message.id.name: message for message in found}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-3:-1]))
def test_every_language_has_the_same_keys(folder: Path, lang: str) -> None:
    assert messages(folder / f"{lang}.ftl").keys() == messages(folder / "en.ftl").keys()


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-3:-1]))
def test_every_language_uses_the_same_figures(folder: Path, lang: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{lang}.ftl")
    common = english.keys() & other.keys()
    assert not [key for key in common if not agree(Figures(english[key]), Figures(other[key]))]
