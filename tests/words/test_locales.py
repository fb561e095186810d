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
]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


class Figures(Visitor):
    """The variables of a message; a form of a figure (`$what-gen`) counts as the figure."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.partition("-")[0])


def figures(message: Message) -> set[str]:
    visitor = Figures()
    visitor.visit(message.value)
    return visitor.found


def messages(path: Path) -> dict[str, Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({message.id.name for message in found}) == len(found), "a key is there twice"
    return {message.id.name: message for message in found}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_keys(folder: Path, lang: str) -> None:
    assert messages(folder / f"{lang}.ftl").keys() == messages(folder / "en.ftl").keys()


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_uses_the_same_figures(folder: Path, lang: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{lang}.ftl")
    differing = [key for key in english.keys() & other.keys() if figures(english[key]) != figures(other[key])]
    assert not differing
