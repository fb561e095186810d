"""`kaper new`: a small but whole game to begin one's own with."""

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from kaper.cli.desk import Desk
from kaper.cli.params import Lang
from kaper.engine import registry
from kaper.engine.errors import KaperError

SUFFIX = ".tmpl"
LONGEST = 30
RESERVED = {"kaper", "tests", *keyword.kwlist}


def new(
    name: Annotated[str, typer.Argument(help="help-new-name", metavar="NAME")],
    *,
    title: Annotated[str, typer.Option(help="help-new-title", metavar="TITLE")] = "",
    title_pl: Annotated[str, typer.Option(help="help-new-title-pl", metavar="TITLE")] = "",
    folder: Annotated[Path | None, typer.Option(help="help-new-folder", metavar="FOLDER")] = None,
    lang: Lang = None,
) -> None:
    """Write a game that can be played at once, with its tests."""
    desk = Desk.open(lang)
    _check(name)
    where = folder or Path(f"kaper-{name}")
    if where.exists():
        raise KaperError(f"{where} is there already.", "folder-exists", folder=str(where))
    english = title or name.replace("_", " ").capitalize()
    words = {
        "@name@": name,
        "@Class@": "".join(part.capitalize() for part in name.split("_")),
        "@Title@": english,
        "@Tytul@": title_pl or english,
        "@ID@": prefix(name),
    }
    for path, text in skeleton():
        target = where / _filled(path.replace("NAME", name), words)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_filled(text, words), encoding="utf-8")
    desk.line("new-written", "green", title=english, folder=str(where))
    desk.line("new-next", name=name, folder=str(where))


def _check(name: str) -> None:
    if len(name) > LONGEST or not re.fullmatch(r"[a-z][a-z0-9_]*", name) or name in RESERVED:
        given = name[:LONGEST]
        sentence = f"A game cannot be called {given}: small letters, digits and _, at most {LONGEST} of them."
        raise KaperError(sentence, "game-name", name=given, longest=LONGEST)
    if name in registry.games():
        raise KaperError(f"There is a game {name} already.", "game-taken", name=name)


def prefix(name: str) -> str:
    """The three letters with which the ids of its rules begin: the first, and consonants before vowels."""
    letters = [letter for letter in name.upper() if letter.isalpha()]
    hard = [letter for letter in letters[1:] if letter not in "AEIOUY"]
    return "".join((letters[:1] + hard + letters[1:] + list("XXX"))[:3])


def skeleton() -> Iterator[tuple[str, str]]:
    """The files of the skeleton, each by its path, as they are before anything is filled in."""
    yield from _files(files("kaper") / "skeleton", "")


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        if each.is_dir():
            yield from _files(each, f"{path}{each.name}/")
        elif each.name.endswith(SUFFIX):
            yield path + each.name.removesuffix(SUFFIX), each.read_text(encoding="utf-8")


def _filled(text: str, words: dict[str, str]) -> str:
    for gap, word in words.items():
        text = text.replace(gap, word)
    return text
