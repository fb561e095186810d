"""What a viewer is told of a match, as values; `kaper.engine.sight` makes them."""

import msgspec
from msgspec import Struct

from kaper.engine.show import Asked


class Waiting(Struct, frozen=True, gc=False):
    """A question to somebody else: who and about what, never which options."""

    seat: int
    prompt: str


class Told(Struct, frozen=True, gc=False):
    """An event as the viewer may know it; `at` is the number of answers given when it happened."""

    at: int
    kind: str
    seat: int
    args: dict[str, int | str]


class Sight(Struct, frozen=True):
    """What a viewer sees: the position, the question, whom the match waits for, and what has happened.

    `moment` says that, as everybody knows, somebody else may have been asked in secret on the way here;
    `undo` why the viewer cannot take back an answer, empty if they can.
    """

    view: object
    question: int
    asked: Asked | None
    waiting: list[Waiting]
    told: list[Told]
    answers: int
    moment: bool
    undo: str


def encode(value: object) -> bytes:
    """Plain data, observations and sights as JSON with one order of keys."""
    return msgspec.json.encode(value, order="deterministic")
