"""What happened, to whom, and who may know it.

The log in words, animation and the reasons for a score are made from events. A secret part is for the
seats in `to`; whoever is given a secret, or everybody if the event `reveals`, learns something that was
hidden, and that is how the engine knows that an answer can no longer be taken back.
"""

from collections.abc import Sequence
from typing import Final

from kaper.engine.asking import NOTHING, Args

SPECTATOR: Final = -1
"""A viewer without a seat, who may see only what is public."""
EVERYTHING: Final = -2
"""The viewer from whom nothing is hidden: for digests, and for replays of a match that is over."""
NOBODY: Final = -1
"""The seat of an event that is about no seat."""


FORCED: Final = "forced"
"""The kind of event that tells a seat that its only option was taken for it."""


class Shape:
    """What events of a kind have in common; shared, since a match has hundreds of events of a few shapes."""

    __slots__ = ("kind", "names", "reveals", "secrets", "to")

    def __init__(
        self, kind: str, names: tuple[str, ...], secrets: tuple[str, ...], to: tuple[int, ...], reveals: bool
    ) -> None:
        self.kind = kind
        self.names = names
        self.secrets = secrets
        self.to = to
        self.reveals = reveals


Figures = tuple[int | str, ...]
_SHAPES: Final[dict[tuple[str, tuple[str, ...], tuple[str, ...], tuple[int, ...], bool], Shape]] = {}
_PUBLIC: Final[dict[tuple[str, tuple[str, ...]], Shape]] = {}
_FIGURES: Final[dict[Figures, Figures]] = {}


def _shape(
    kind: str, names: tuple[str, ...], secrets: tuple[str, ...], to: tuple[int, ...], reveals: bool
) -> Shape:
    key = (kind, names, secrets, to, reveals)
    shape = _SHAPES.get(key)
    if shape is None:
        shape = _SHAPES[key] = Shape(kind, names, secrets, to, reveals)
    return shape


def _public_shape(kind: str, names: tuple[str, ...]) -> Shape:
    """Most events hide nothing, and their shape is found sooner."""
    shape = _PUBLIC.get((kind, names))
    if shape is None:
        shape = _PUBLIC[kind, names] = _shape(kind, names, (), (), False)
    return shape


def _shared(figures: Figures) -> Figures:
    # True equals 1, so a shared table would give back whichever was noted first.
    for figure in figures:
        if figure is True or figure is False:
            figures = tuple([int(each) if isinstance(each, bool) else each for each in figures])
            break
    return _FIGURES.setdefault(figures, figures)


class Event:
    """One thing that happened; `kind` is the key of its sentence in the locale files.

    Shapes and figures are shared between events: a server keeps many matches in memory.
    """

    __slots__ = ("_figures", "_shape", "at", "seat")

    def __init__(
        self, kind: str, seat: int, args: Args, secret: Args, to: Sequence[int], reveals: bool, at: int
    ) -> None:
        if secret or to or reveals:
            shape = _shape(kind, tuple(args), tuple(secret), tuple(to), reveals)
            figures = (*args.values(), *secret.values())
        else:
            shape = _public_shape(kind, tuple(args))
            figures = tuple(args.values())
        self._shape = shape
        self._figures = _shared(figures)
        self.seat = seat
        self.at = at

    @property
    def kind(self) -> str:
        return self._shape.kind

    @property
    def args(self) -> Args:
        """The figures that everybody may know."""
        return dict(zip(self._shape.names, self._figures, strict=False))

    @property
    def secret(self) -> Args:
        """The figures for those in `to`."""
        return dict(zip(self._shape.secrets, self._figures[len(self._shape.names) :], strict=True))

    @property
    def to(self) -> tuple[int, ...]:
        return self._shape.to

    @property
    def reveals(self) -> bool:
        return self._shape.reveals

    def seen_by(self, viewer: int) -> Args:
        """The figures that this viewer may know."""
        if viewer == EVERYTHING or viewer in self.to:
            return {**self.args, **self.secret}
        return self.args

    def teaches(self, viewer: int) -> bool:
        """Whether the viewer learns by it something that was hidden from them."""
        return self.uncovers and (self.reveals or viewer in self.to)

    @property
    def uncovers(self) -> bool:
        """Whether anybody learns something that was hidden; a seat knows its own options already."""
        shape = self._shape
        return shape.reveals or (len(shape.secrets) > 0 and shape.kind != FORCED)


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
        args: Args = NOTHING,
        secret: Args = NOTHING,
        to: Sequence[int] = (),
        reveals: bool = False,
    ) -> None:
        self.events.append(Event(kind, seat, args, secret, to, reveals, self.page))
