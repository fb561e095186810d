"""The smallest possible games, each made of one rule."""

from collections.abc import Callable, Iterable, Mapping

from kaper.engine.asking import Asking, Option
from kaper.engine.chance import Chance
from kaper.engine.errors import KaperError
from kaper.engine.events import EVERYTHING
from kaper.engine.game import Game, Meta, Outcome, Settings
from kaper.engine.match import Match
from kaper.engine.state import State

META = Meta(
    name="toy",
    titles={"en": "Toy"},
    players=range(1, 5),
    rules_version=3,
    stage="example",
    minutes=(1, 1),
    longest=100,
    endings=("end",),
)


class Toy(State):
    """What happened so far, and one secret for each seat."""

    __slots__ = ("done", "secrets")

    def __init__(self, chance: Chance, done: list[object], secrets: list[int]) -> None:
        super().__init__(chance)
        self.done = done
        self.secrets = secrets


def clone(s: Toy) -> Toy:
    twin = Toy(s.chance, s.done[:], s.secrets[:])
    twin.copy_base(s)
    return twin


def setup(seats: int, _: Settings, chance: Chance) -> Toy:
    return Toy(chance, [], [chance.below(100) for _ in range(seats)])


def observe(s: Toy, viewer: int) -> dict[str, object]:
    secrets = [secret if viewer in (seat, EVERYTHING) else -1 for seat, secret in enumerate(s.secrets)]
    return {"done": s.done, "secrets": secrets}


def redeal(s: Toy, viewer: int, chance: Chance) -> None:
    s.secrets = [n if seat == viewer else chance.below(100) for seat, n in enumerate(s.secrets)]


def outcome(s: Toy) -> Outcome:
    seats = len(s.secrets)
    return Outcome("end", [0] * seats, [1] * seats, list(range(seats)), {})


def census(s: Toy) -> Mapping[str, int]:
    return {"secrets": len(s.secrets)}


Rule = Callable[[Toy], Asking[None]]


def toy(rule: Rule, rounds: int = 1) -> Game[Toy]:
    """A game that follows one rule N times; each time is a step of its own."""

    def step(s: Toy) -> Asking[None]:
        yield from rule(s)
        s.done.append("step")
        s.over = s.done.count("step") == rounds

    return Game(META, setup, step, clone, outcome, observe, redeal, census)


def start(rule: Rule, seats: int = 2, rounds: int = 1, seed: int | str = 0) -> Match[Toy]:
    return Match.new(toy(rule, rounds), seats, seed=seed)


def result(rule: Callable[[Toy], Asking[object]], *answers: str) -> object:
    """What a rule returns when seat 0 answers so."""

    def told(s: Toy) -> Asking[None]:
        s.done.append((yield from rule(s)))

    match = start(told, 1)
    for text in answers:
        match.answer(0, text)
    return match.state.done[0]


def offered(match: Match[Toy], seat: int = 0) -> list[str]:
    """The texts of what a seat is offered."""
    ask = match.asked(seat)
    return [] if ask is None else [option.text for option in ask.options]


def said(errors: Iterable[KaperError]) -> list[str]:
    """The sentences of errors."""
    return [str(error) for error in errors]


def values(chosen: list[Option]) -> list[int]:
    return [option.value for option in chosen]
