"""Looking at scenes: what one says, and which things answer which options."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from kaper.engine.drawn import links, whole_scene
from kaper.engine.events import SPECTATOR
from kaper.engine.game import S
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.engine.scene import Phrase, Scene
from kaper.engine.sight import look_at, sight

NAMED = ("icon", "face", "token", "art")
LISTED = ("icons", "marks")
"""Where a part of a scene names drawings."""


def of(match: Match[S], viewer: int) -> Scene:
    """All that the viewer sees."""
    show = find(match.game.meta.name).load().show()
    return whole_scene(show, look_at(match, SPECTATOR), look_at(match, viewer))


def things(match: Match[S], viewer: int) -> dict[str, list[str]]:
    """For every option the ids of the things that answer it."""
    asked = sight(match, viewer, len(match.events), look=False).asked
    found: dict[str, list[str]] = {}
    if asked is not None:
        show = find(match.game.meta.name).load().show()
        for thing, options in links(show, look_at(match, viewer), asked).items():
            for option in options:
                found.setdefault(option, []).append(thing)
    return found


class Looked:
    """What a scene says, ready for questions about it."""

    def __init__(self, drawn: Scene) -> None:
        self.drawn = drawn
        self.ids: Counter[tuple[str, str]] = Counter()
        self.phrases: dict[str, Phrase] = {}
        self.drawings: set[str] = set()
        for kind, held in msgspec.to_builtins(drawn).items():
            for part in _parts(held):
                self._look(kind, part)

    def _look(self, kind: str, part: dict[str, object]) -> None:
        if part.keys() == {"key", "args"}:
            self.phrases[repr(part)] = msgspec.convert(part, Phrase)
        if "id" in part:
            self.ids[kind, str(part["id"])] += 1
        # A board's art is a file of its own, and the faces of common dice are pips.
        named = [] if "width" in part else [part.get(name) for name in NAMED]
        named += [name for where in LISTED for name in _listed(part, where)]
        self.drawings |= {name for name in named if isinstance(name, str) and name and not name.isdecimal()}


def _listed(part: dict[str, object], name: str) -> list[object]:
    found = part.get(name)
    return found if isinstance(found, list) else []


def _parts(value: object) -> Iterator[dict[str, object]]:
    """Every part of a scene as plain data, however deep it lies."""
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _parts(part)
