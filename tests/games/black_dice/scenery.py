"""Looking at scenes: what one says, and which things answer which options."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from kaper.engine.match import Match
from kaper.engine.scene import Phrase, Scene
from kaper.engine.sight import sight
from kaper.games.black_dice.observe import observe
from kaper.games.black_dice.scene import scene
from kaper.games.black_dice.state import BlackDice


def of(match: Match[BlackDice], viewer: int) -> Scene:
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
        self.ids: Counter[tuple[str, str]] = Counter()
        self.tied: dict[str, list[str]] = {}
        self.phrases: dict[str, Phrase] = {}
        self.drawings: set[str] = set()
        for kind, things in msgspec.to_builtins(drawn).items():
            for part in parts(things):
                self._look(kind, part)

    def _look(self, kind: str, part: dict[str, object]) -> None:
        if part.keys() == {"key", "args"}:
            self.phrases[repr(part)] = msgspec.convert(part, Phrase)
        if "id" in part:
            self.ids[kind, str(part["id"])] += 1
        self.drawings |= {str(part[name]) for name in ("icon", "face", "token") if part.get(name)}
        options = part.get("options")
        for option in options if isinstance(options, list) else []:
            self.tied.setdefault(option, []).append(str(part["id"]))


def things(match: Match[BlackDice], viewer: int) -> dict[str, list[str]]:
    """For every option the ids of the things that answer it."""
    return Looked(of(match, viewer)).tied
