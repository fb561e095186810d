"""What a command speaks with: the reader's words and the terminal."""

import os
import sys
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from kaper.engine.errors import KaperError
from kaper.engine.registry import Entry
from kaper.words import LANGUAGES, Words, choose_language


@dataclass(frozen=True)
class Desk:
    """Words and a place to print them."""

    words: Words
    out: Console

    @classmethod
    def open(cls, lang: str | None, entry: Entry | None = None) -> "Desk":
        """A desk in the language asked for or the environment's, with the words of a game if there is one."""
        if lang is not None and lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            sentence = f"Kaper does not speak {lang}; it speaks {known}."
            raise KaperError(sentence, "language", lang=lang, known=known)
        folders = [entry.folder] if entry is not None else []
        return cls(Words(choose_language(lang, os.environ), folders), Console(highlight=False))

    def line(self, key: str, style: str = "", /, **figures: float | str) -> None:
        """Say one sentence."""
        self.out.print(Text(self.words.say(key, **figures), style=style), soft_wrap=True)

    def show(self, *things: RenderableType) -> None:
        """Print tables, panels and the like."""
        for thing in things:
            self.out.print(thing)

    def data(self, encoded: bytes) -> None:
        """Print data for programs, as it is."""
        sys.stdout.write(encoded.decode() + "\n")
