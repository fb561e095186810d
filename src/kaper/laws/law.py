"""What a law is, and what is left when one is broken: which law, what is wrong, and how to get there."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from kaper.engine.chance import Chance
from kaper.engine.game import Settings
from kaper.engine.match import Match
from kaper.engine.record import Record
from kaper.engine.registry import AnyGame
from kaper.engine.state import State

AnyMatch = Match[State]


class UnlawfulError(Exception):
    """What a law says of a position that breaks it; `under` adds the law and the way there."""


class LawBroken(Exception):
    """A law that a game broke; `case` is a record that `kaper.engine.record.replay` plays up to the place."""

    def __init__(self, law: str, message: str, case: Record) -> None:
        super().__init__(law, message, case)
        self.law = law
        self.message = message
        self.case = case

    def __str__(self) -> str:
        case = self.case
        settings = "".join(f", {name}={value}" for name, value in case.options.items())
        return (
            f"{self.law}: {self.message}\n"
            f"{case.game}, {len(case.seats)} players{settings}, seed {case.seed!r},"
            f" after {len(case.answers)} answers: {', '.join(case.answers) or 'none'}"
        )


@dataclass(frozen=True)
class Law:
    """A law about a position, which it leaves as it is; its own draws come from the stream it is given.

    `often` is the share of the visited positions at which a long run checks it; what costs more, less often.
    """

    name: str
    holds: Callable[[AnyMatch, Chance], None]
    often: float


def demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise UnlawfulError(otherwise)


def case(match: AnyMatch) -> Record:
    answers = [f"{seat} {option.text}" for seat, option in match.answers]
    return begun(match.game, match.seats, match.settings, match.seed, answers)


def begun(game: AnyGame, players: int, settings: Settings, seed: str, answers: list[str]) -> Record:
    """A record without a digest: the place where a law broke may be one that cannot be shown."""
    seats = [f"seat {seat}" for seat in range(players)]
    return Record(game.meta.name, game.meta.rules_version, seats, dict(settings), seed, answers, "")


@contextmanager
def under(law: str, match: AnyMatch) -> Iterator[None]:
    """Whatever goes wrong inside is a breach of this law at the place where the match stands."""
    try:
        yield
    except LawBroken:
        raise
    except UnlawfulError as fault:
        raise LawBroken(law, str(fault), case(match)) from None
    except Exception as fault:
        raise LawBroken(law, f"{type(fault).__name__}: {fault}", case(match)) from fault


def obey(law: Law, match: AnyMatch) -> None:
    """Check a law where a match stands; the same place is always checked in the same way."""
    chance = Chance.seeded(f"{law.name} {match.seed} {len(match.answers)}")
    with under(law.name, match):
        law.holds(match, chance)
