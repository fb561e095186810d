"""A scene as the parts that are sent to a page: only those that have changed are sent again."""

from collections.abc import Mapping
from dataclasses import fields

import msgspec
from msgspec import Raw

from kaper.engine.plain_scene import plain_scene
from kaper.engine.scene import Scene
from kaper.engine.show import Asked, Seen, Show
from kaper.engine.state import State

PARTS = [field.name for field in fields(Scene)]
_encode = msgspec.json.Encoder().encode


def parts(show: Show[State, object], seen: Seen[State, object], asked: Mapping[int, Asked]) -> dict[str, Raw]:
    """The scene as encoded parts; a game that draws nothing gets a plain table."""
    drawn = (show.scene or plain_scene)(seen, asked)
    return {name: Raw(_encode(getattr(drawn, name))) for name in PARTS}
