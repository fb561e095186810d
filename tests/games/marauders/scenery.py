"""Looking at scenes: what one says, and which things answer which options."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from kaper.engine.match import Match
from kaper.engine.scene import Phrase, Scene
from kaper.engine.sight import sight
from kaper.games.marauders.observe import observe
from kaper.games.marauders.scene import scene
from kaper.games.marauders.state import Marauders


def of(match: Match[Marauders], viewer: int) -> Scene:
    given = sight(match, viewer, len(match.events)).asked
    return scene(observe(match.state, viewer), {} if given is None else {viewer: given}, viewer)


def parts(value: object) -> Iterator[dict[str, object]]:
    """Every part of a scene as plain data, however deep it lies."""
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from parts(part)


class Looked:
    """What a scene says, ready for questions about it."""

    def __init__(self, drawn: Scene) -> None:
        self.drawn = drawn
        self.ids: Counter[str] = Counter()
        self.tied: dict[str, list[str]] = {}
        self.phrases: dict[str, Phrase] = {}
        self.icons: set[str] = set()
        for part in parts(msgspec.to_builtins(drawn)):
            if part.keys() == {"key", "args"}:
                self.phrases[repr(part)] = msgspec.convert(part, Phrase)
            if "id" in part:
                self.ids[str(part["id"])] += 1
            if part.get("icon"):
                self.icons.add(str(part["icon"]))
            options = part.get("options")
            for option in options if isinstance(options, list) else []:
                self.tied.setdefault(option, []).append(str(part["id"]))
