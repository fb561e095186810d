"""Many matches between bots on all cores; the result is the same on any number of them."""

from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

from kaper.arena.figures import spread
from kaper.arena.report import Report, Row, by_bot, by_seat, endings
from kaper.arena.table import finish, result
from kaper.bots.outside import hire
from kaper.engine.errors import KaperError, SettingError
from kaper.engine.game import Settings
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.engine.state import State
from kaper.pool import Jobs, Progress, cores, mapped

T = TypeVar("T")
QUICK_CHUNK = 50
"""Random games that are handed out at a time; where bots think, little shall be lost by Ctrl-C."""


def together(bots: Sequence[str]) -> int:
    """How many games between these bots are handed to a process at once."""
    return QUICK_CHUNK if set(bots) == {"random"} else 1


@dataclass(frozen=True)
class Order:
    """What is to be played: a bot's name for every seat, and a seed from which each game's seed is made."""

    game: str
    bots: tuple[str, ...]
    settings: dict[str, str]
    seed: str

    @property
    def chunk(self) -> int:
        """How many games are handed to a process at once."""
        return together(self.bots)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game: everybody moves on by one seat from game to game."""
        first = number % len(self.bots)
        return self.bots[first:] + self.bots[:first]

    def played(self, number: int) -> Row:
        """The result of the game with this number."""
        return Row(self.seating(number), result(self.finished(number)))

    def finished(self, number: int) -> Match[State]:
        """Play the game with this number to its end."""
        names = self.seating(number)
        seed = f"{self.seed}/{number}"
        bots = [hire(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
        try:
            return finish(find(self.game).load(), bots, self.settings, seed)
        except Exception as fault:
            fault.add_note(f"This was a game of {self.game} with the seed {seed} and {', '.join(names)}.")
            raise


def order(game: str, bots: Sequence[str], seats: int, settings: Settings, seed: int | str) -> Order:
    """An order that can be carried out, or a sentence why not; few bots take turns to fill many seats."""
    complete = find(game).meta.complete(seats, settings)
    for name in bots:
        hire(name, "")
    if not 1 <= len(bots) <= seats:
        sentence = f"{seats} seats need 1 to {seats} bots, not {len(bots)}."
        raise SettingError(sentence, "bots", seats=seats, bots=len(bots))
    return Order(game, tuple(bots[seat % len(bots)] for seat in range(seats)), complete, str(seed))


def simulate(
    name: str,
    games: int,
    bots: Sequence[str],
    seats: int,
    settings: Settings | None = None,
    seed: int | str = 0,
    jobs: Jobs | None = None,
    progress: Progress | None = None,
    method: str | None = None,
) -> Report:
    """Play N games and report; Ctrl-C ends it early and keeps what was played.

    `jobs` are processes, by default one for each core, or workers elsewhere; `method` is how processes are
    started.
    """
    ordered = order(name, bots, seats, settings or {}, seed)
    start = perf_counter()
    rows = gather(ordered.played, games, ordered.chunk, jobs, progress, method)
    return _report(ordered, games, rows, perf_counter() - start)


def gather(
    work: Callable[[int], T],
    games: int,
    chunk: int,
    jobs: Jobs | None = None,
    progress: Progress | None = None,
    method: str | None = None,
) -> list[T]:
    """What the work finds for every game, in their order; fewer than were ordered after Ctrl-C."""
    if games < 1:
        sentence = f"At least one game has to be played, not {games}."
        raise KaperError(sentence, "one-game", games=games)
    found: list[T] = []
    with suppress(KeyboardInterrupt), closing(mapped(work, games, jobs or cores(), chunk, method)) as results:
        for each in results:
            found.append(each)
            if progress is not None:
                progress(len(found))
    return found


def _report(ordered: Order, wanted: int, rows: list[Row], seconds: float) -> Report:
    seats = len(ordered.bots)
    return Report(
        game=ordered.game,
        settings=ordered.settings,
        seed=ordered.seed,
        seats=seats,
        wanted=wanted,
        games=len(rows),
        cut_short=len(rows) < wanted,
        standings=by_bot(rows, ordered.bots),
        by_seat=by_seat(rows, seats),
        answers=spread([row.played.answers for row in rows]),
        endings=endings(rows, find(ordered.game).meta.endings),
        seconds=seconds,
    )
