"""Looking at scenes: what one says, and which things answer which options."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from kaper.engine.match import Match
from kaper.engine.scene import Phrase, Scene
from kaper.engine.sight import sight
from kaper.games.tiny_epic.observe import observe
from kaper.games.tiny_epic.scene import scene
from kaper.games.tiny_epic.state import Pirates


def of(match: Match[Pirates], viewer: int) -> Scene:
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
            self._gather(part)

    def _gather(self, part: dict[str, object]) -> None:
        """The drawings and the options of a part."""
        named = [part.get("icon"), part.get("token"), *_listed(part, "icons"), *_listed(part, "marks")]
        self.icons |= {name for name in named if isinstance(name, str) and name}
        for option in _listed(part, "options"):
            self.tied.setdefault(str(option), []).append(str(part["id"]))


def _listed(part: dict[str, object], name: str) -> list[object]:
    found = part.get(name)
    return found if isinstance(found, list) else []


def things(match: Match[Pirates], viewer: int) -> dict[str, list[str]]:
    """For every option the ids of the things that answer it."""
    return Looked(of(match, viewer)).tied
