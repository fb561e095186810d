"""What a game adds to its own words: its optional module `text`."""

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kaper.engine.registry import Entry
from kaper.words.sentences import Figures

Say = Callable[..., str]


@dataclass(frozen=True)
class Hook:
    """The functions of a game's `text`; what the game does not have is None."""

    board: Callable[[object, Say], str] | None = None
    details: Callable[[object, str, str], Figures] | None = None
    automata: Callable[[object], Sequence[str]] | None = None
    inks: Callable[[object], Sequence[str]] | None = None

    @classmethod
    def of(cls, entry: Entry) -> "Hook":
        name = f"{entry.package}.text"
        if importlib.util.find_spec(name) is None:
            return cls()
        text = importlib.import_module(name)
        return cls(**{name: getattr(text, name, None) for name in ("board", "details", "automata", "inks")})
