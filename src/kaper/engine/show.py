"""What a game may add to be shown and reported well; without any of it a game can still be played."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, TypeVar

from kaper.engine.scene import Board, Card, Die, Panel, Piece, Scene
from kaper.engine.state import State
from kaper.engine.ties import Ties

S = TypeVar("S", bound=State)
V = TypeVar("V")
S_co = TypeVar("S_co", bound=State, covariant=True)
V_co = TypeVar("V_co", covariant=True)
Figures = Mapping[str, float | str]
"""What a sentence needs to know, by name."""
Face = Board | Card | Die | Panel | Piece
"""What may come into play, as it usually looks."""
Say = Callable[..., str]
Holding = tuple[str, str, int]
"""Kind, name and seat of something that a seat took; any other number than a player's seat is nobody."""


@dataclass(frozen=True)
class Asked:
    """A question to the viewer, with its options by their texts."""

    prompt: str
    options: list[str]
    about: dict[str, int | str]


class Seen(Generic[S_co, V_co]):
    """A position through the eyes of a viewer.

    The state is one of those that are possible for all they know (`Game.redact`), so the rules may be asked
    about it. Whatever is shown must be the same in every state that is possible for the viewer. The view is
    made when it is first looked at: what a viewer sees otherwise than everybody seldom needs it.
    """

    def __init__(self, state: S_co, observe: Callable[[], V_co], viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self._observe = observe

    @cached_property
    def view(self) -> V_co:
        """All that the viewer sees, as plain data."""
        return self._observe()


@dataclass(frozen=True)
class Highlight:
    """Something that everybody should see: a page gives it a stage of its own.

    `highlight-<name>` is its title, with the figures of the event; `icon` a shared drawing. Its story begins
    with the last event before it of one of the kinds in `since`, if there is one.
    """

    name: str
    icon: str
    since: Sequence[str] = ()


@dataclass(frozen=True)
class Form:
    """Says of a question that is asked again and again that its answers can be collected and given at once.

    verb   that of the options to collect
    ends   the option that ends it before everything is chosen, empty if none does
    times  the figure of an option that says how often it can be given; without it each can be given once
    total  the figure of the question that says how many can be given at most
    adds   the figure of an option that is added up, such as a price
    """

    verb: str
    ends: str = ""
    times: str = ""
    total: str = ""
    adds: str = ""


@dataclass(frozen=True)
class Show(Generic[S, V]):
    """How a game shows what a viewer sees.

    scene     the position as things to draw, as everybody sees it; it is given a spectator's view
    own       what a viewer sees otherwise: things that replace those of the same id, and further ones
    links     the things that each option of a question is about, so that they can be chosen
    faces     things that may come into play: a page that knows them is only told where they are
    details   what the label of an option needs to know, by the question's prompt and the option's text
    signs     the shared drawings before the words of an option, by its text or its verb: names with a space
              between them, and in braces a figure of `details` that is one, as in `sun {morning}`
    grave     options, or verbs of options, that cost dearly and for ever: a page asks whether it is meant
    usual     options, or verbs of options, that let a moment pass: a page marks them, and gives them by
              itself for as long as its reader wishes
    forms     questions whose answers can be collected, by their prompts
    buttons   options, or verbs of options, that are about nothing in the scene
    prompts   the rules that matter for each question, the most important first
    rules     the same where it takes more than the question to know them
    board     the position on a terminal
    automata  the keys of the names of seats that the rules play
    inks      the colour of every seat on a terminal
    things    figures of events that name a thing in the scene, each with how its id is made of the value
    icons     the shared drawing that stands beside each kind of event
    highlights  the kinds of events that everybody should see
    """

    scene: Callable[[Seen[S, V]], Scene] | None = None
    own: Callable[[Seen[S, V]], Scene] | None = None
    links: Callable[[Seen[S, V], Asked], Ties] | None = None
    faces: Callable[[], Iterable[Face]] | None = None
    details: Callable[[Seen[S, V], str, str], Figures] | None = None
    signs: Mapping[str, str] = field(default_factory=dict)
    grave: Collection[str] = frozenset()
    usual: Collection[str] = frozenset()
    forms: Mapping[str, Form] = field(default_factory=dict)
    buttons: Collection[str] = frozenset()
    prompts: Mapping[str, Sequence[str]] = field(default_factory=dict)
    rules: Callable[[Seen[S, V], Asked], Sequence[str]] | None = None
    board: Callable[[V, Say], str] | None = None
    automata: Callable[[V], Sequence[str]] | None = None
    inks: Callable[[V], Sequence[str]] | None = None
    things: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    icons: Mapping[str, str] = field(default_factory=dict)
    highlights: Mapping[str, Highlight] = field(default_factory=dict)

    def rules_of(self, seen: Seen[S, V], asked: Asked) -> list[str]:
        """The rules that matter for a question."""
        return list(self.prompts.get(asked.prompt, []) if self.rules is None else self.rules(seen, asked))

    def signs_of(self, text: str, figures: Figures) -> list[str]:
        """The drawings before an option's words."""
        verb, _, detail = text.partition(":")
        drawn = self.signs.get(text, self.signs.get(verb, ""))
        return drawn.format_map({"detail": detail, **figures}).split() if drawn else []

    def named(self, figures: Mapping[str, int | str]) -> list[str]:
        """The ids of the things that these figures of an event name."""
        return [find(str(figures[name])) for name, find in self.things.items() if name in figures]


def is_among(text: str, named: Collection[str]) -> bool:
    """Whether an option is named by its text or by its verb."""
    return text in named or text.partition(":")[0] in named


@dataclass(frozen=True)
class Report(Generic[S]):
    """What the balance report counts in a finished state: figures, and who holds what."""

    figures: Callable[[S], Mapping[str, float]] | None = None
    holdings: Callable[[S], Iterable[Holding]] | None = None

    def measure(self, state: S) -> dict[str, float]:
        return {} if self.figures is None else dict(self.figures(state))

    def held(self, state: S) -> frozenset[Holding]:
        """A seat that has a thing several times has it."""
        return frozenset() if self.holdings is None else frozenset(self.holdings(state))
