"""How a game is taught: what stands in its room `teach`, as data that is read and checked for its form.

`opening.toml` has four pictures and what a first turn points at, `legend.toml` all symbols, `tutorial.toml` a
match that is played to learn. Sentences are in `teach/locale`, with keys made of the ids: `opening-<id>`,
`first-<id>`, `legend-<id>`, `step-<id>`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from importlib.resources import files
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from kaper.engine.scene import Phrase
from kaper.engine.show import Asked, Seen
from kaper.engine.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")
T = TypeVar("T", bound=Struct)
ROOM = "teach"
TUTORIAL = "tutorial.toml"
PICTURES = ("win", "turn", "end", "mine")
"""What the opening pictures show: how one wins, what a turn is, what ends the game, what is mine."""


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol in a picture of 160 by 90 units, by its middle; or, instead of one, a short figure."""

    x: float
    y: float
    size: float = 36.0
    symbol: str = ""
    text: str = ""
    sheet: Literal["icons", "pieces", "cards"] = "icons"
    seat: int = -1
    turn: float = 0.0


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the opening pictures; `teaches` are the rules that its sentence says."""

    id: Literal["win", "turn", "end", "mine"]
    draw: list[Drawn]
    teaches: list[str] = []


class Pointer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guided first turn points at: things by their ids, in which `{seat}` is who is guided.

    It says `first-<id>`; without things it points at the question.
    """

    id: str
    point: list[str] = []

    def things(self, seat: int) -> list[str]:
        """What it points at for this seat."""
        return [thing.replace("{seat}", str(seat)) for thing in self.point]


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """The opening pictures, and what is pointed at after them in the first turn.

    `scoring` are the rules that name a way to score or to end: each is taught by a picture or a step;
    `aside` are those of the rules' chapter on the end that need not be, with the reason.
    """

    picture: list[Picture] = []
    first: list[Pointer] = []
    scoring: list[str] = []
    aside: dict[str, str] = {}


class Symbol(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the legend: one symbol, or all whose names are like one of `names`, shown by one of them.

    Patterns in `names` are divided by spaces or lines.
    """

    id: str
    names: str = ""
    like: str = ""
    sheet: Literal["icons", "pieces", "cards"] = "icons"

    @property
    def sample(self) -> str:
        """The symbol to be shown."""
        return self.like or self.id

    def means(self, name: str) -> bool:
        """Whether it explains the symbol of this name."""
        return any(fnmatchcase(name, pattern) for pattern in (self.names or self.id).split())


class SymbolGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """Symbols that belong together under the heading `legend-<id>`."""

    id: str
    symbols: list[Symbol | str]

    def entries(self) -> list[Symbol]:
        """A name alone is the symbol of that name."""
        return [Symbol(each) if isinstance(each, str) else each for each in self.symbols]


class Legend(Struct, frozen=True, forbid_unknown_fields=True):
    """What every symbol means that a scene of the game may draw."""

    group: list[SymbolGroup] = []

    def explains(self, name: str) -> bool:
        return any(entry.means(name) for group in self.group for entry in group.entries())


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a tutorial, which says `step-<id>`.

    point    the things in the scene that it points at, by their ids, and options as `option:TEXT`
    answer   the options of which the learner gives one now; without any a button goes on
    then     what is answered next without the learner, each a seat and an option: `1 play:food-forward`
    teaches  the rules that the learner knows afterwards
    """

    id: str
    point: list[str] = []
    answer: list[str] = []
    then: list[str] = []
    teaches: list[str] = []


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to learn by: its seed, its settings, the learner's seat, and what is said and answered.

    `names` are those of the others, in the order of their seats.
    """

    seed: str
    players: int
    step: list[Step]
    settings: dict[str, str] = {}
    learner: int = 0
    names: list[str] = []

    def name_of(self, seat: int) -> str:
        """What another player is called, empty if the tutorial does not say."""
        place = seat - (seat > self.learner)
        return self.names[place] if seat != self.learner and place < len(self.names) else ""


@dataclass(frozen=True)
class Lessons:
    """All that is data in a game's room `teach`."""

    opening: Opening = field(default_factory=Opening)
    legend: Legend = field(default_factory=Legend)
    tutorial: Tutorial | None = None


class Part(Struct, frozen=True):
    """A part of a score: the points as they stand, or None if the viewer may not know them.

    `more` are the figures of the sentence `more-<part>`, which says what can still be gained; without any
    nothing is said.
    """

    part: str
    points: int | None
    more: Mapping[str, int | str] = {}


@dataclass(frozen=True)
class Teach(Generic[S, V]):
    """How a game is taught.

    lessons   opening pictures, legend and tutorial, as `read_lessons` gives them
    tips      what a player should notice before they answer, the most urgent first, by keys `tip-<what>`
    standing  the score of every seat as it stands, as far as the viewer may know it
    """

    lessons: Lessons = field(default_factory=Lessons)
    tips: Callable[[Seen[S, V], Asked], Iterable[Phrase]] | None = None
    standing: Callable[[Seen[S, V]], Sequence[Sequence[Part]]] | None = None


def read_lessons(package: str) -> Lessons:
    """What stands in the files of a room, by its package; a file that is not there teaches nothing."""
    return Lessons(
        _read(package, "opening.toml", Opening) or Opening(),
        _read(package, "legend.toml", Legend) or Legend(),
        _read(package, TUTORIAL, Tutorial),
    )


def _read(package: str, name: str, kind: type[T]) -> T | None:
    path = files(package).joinpath(name)
    return msgspec.toml.decode(path.read_bytes(), type=kind) if path.is_file() else None
