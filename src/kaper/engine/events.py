"""What happened, to whom, and who may know it.

The log in words, animation and the reasons for a score are made from events. A secret part is for the
seats in `to`; whoever is given a secret, or everybody if the event `reveals`, learns something that was
hidden, and that is how the engine knows that an answer can no longer be taken back.
"""

from collections.abc import Sequence
from typing import Final

from kaper.engine.asking import NOTHING, Words

SPECTATOR: Final = -1
"""A viewer without a seat, who may see only what is public."""
EVERYTHING: Final = -2
"""The viewer from whom nothing is hidden: for digests, and for replays of a match that is over."""
NOBODY: Final = -1
"""The seat of an event that is about no seat."""


FORCED: Final = "forced"
"""The kind of event that tells a seat that its only option was taken for it."""


class Event:
    """One thing that happened; `kind` is the key of its sentence in the locale files."""

    __slots__ = ("args", "at", "kind", "reveals", "seat", "secret", "to")

    def __init__(
        self, kind: str, seat: int, args: Words, secret: Words, to: Sequence[int], reveals: bool, at: int
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.secret = secret
        self.to = to
        self.reveals = reveals
        self.at = at

    def seen_by(self, viewer: int) -> Words:
        """The figures that this viewer may know."""
        if self.secret and (viewer == EVERYTHING or viewer in self.to):
            return {**self.args, **self.secret}
        return self.args

    def teaches(self, viewer: int) -> bool:
        """Whether the viewer learns by it something that was hidden from them."""
        return self.uncovers and (self.reveals or viewer in self.to)

    @property
    def uncovers(self) -> bool:
        """Whether anybody learns something that was hidden; a seat knows its own options already."""
        return self.reveals or (bool(self.secret) and self.kind != FORCED)


class Diary:
    """The events of a match in order. `page` is the number of answers given when they happened."""

    __slots__ = ("events", "page")

    def __init__(self, events: list[Event], page: int) -> None:
        self.events = events
        self.page = page

    def note(
        self,
        kind: str,
        seat: int = NOBODY,
        args: Words = NOTHING,
        secret: Words = NOTHING,
        to: Sequence[int] = (),
        reveals: bool = False,
    ) -> None:
        self.events.append(Event(kind, seat, args, secret, to, reveals, self.page))
