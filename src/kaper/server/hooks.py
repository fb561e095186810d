"""What a game adds for the page: its optional modules `scene` and `text`."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache

import msgspec
from msgspec import Raw

from kaper.engine.registry import find
from kaper.engine.scene import Scene
from kaper.engine.sight import Asked
from kaper.words import Hook

Drawing = Callable[[object, Mapping[int, Asked], int], Scene]
PARTS = [field.name for field in fields(Scene)]
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Hooks:
    """How a game draws itself, if it does, and what its options' labels need to know."""

    scene: Drawing | None
    text: Hook

    def parts(self, view: object, asked: Mapping[int, Asked], viewer: int) -> dict[str, Raw]:
        """The scene as encoded parts; empty for a game that draws nothing."""
        if self.scene is None:
            return {}
        drawn = self.scene(view, asked, viewer)
        return {name: Raw(_encode(getattr(drawn, name))) for name in PARTS}

    def details(self, view: object, prompt: str, option: str) -> dict[str, float | str]:
        return {} if self.text.details is None else dict(self.text.details(view, prompt, option))


@cache
def hooks(game: str) -> Hooks:
    entry = find(game)
    name = f"{entry.package}.scene"
    draw = None
    if importlib.util.find_spec(name) is not None:
        draw = importlib.import_module(name).scene
    return Hooks(draw, Hook.of(entry))
