"""How fast one game is on one core: random matches, clones in the middle of a turn, the size of a match."""

import gc
import tracemalloc
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from kaper.arena.strength import usual_seats
from kaper.arena.table import play
from kaper.bots.random_bot import RandomBot
from kaper.engine import match as match_module
from kaper.engine.chance import Chance
from kaper.engine.game import Game, S
from kaper.engine.match import Match
from kaper.engine.registry import find

POSITIONS = 200
CLONES = 20
TIMES = 3
"""Each game is played so often, and the fastest counts: what else the machine does can only slow it down."""


@dataclass(frozen=True)
class Pace:
    """Random matches one after another; `decisions` are answers that were asked for, forced ones left out."""

    games: int
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """How many answers were taken in a second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """How many whole matches were played in a second."""
        return self.games / self.seconds


@dataclass(frozen=True)
class Measured:
    """What was measured of a game: microseconds for a clone, kilobytes for a match that was played out."""

    game: str
    seats: int
    compiled: bool
    pace: Pace
    clone_us: float
    clone_with_events_us: float
    memory_kb: float


def measure(name: str, games: int = 100, seats: int | None = None) -> Measured:
    """Measure an installed game, with four random seats unless told otherwise."""
    game = find(name).load()
    count = seats or usual_seats(name)
    positions = _positions(game, count, POSITIONS)
    return Measured(
        game=name,
        seats=count,
        compiled=compiled(),
        pace=pace(game, count, games),
        clone_us=_clone_us(positions, events=False),
        clone_with_events_us=_clone_us(positions, events=True),
        memory_kb=memory_kb(game, count),
    )


def measure_again(before: Measured, games: int = 100) -> Measured:
    """The same with the better of two paces."""
    again = pace(find(before.game).load(), before.seats, games)
    return replace(before, pace=max(before.pace, again, key=lambda pace: pace.decisions_per_second))


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not match_module.__file__.endswith(".py")


def pace(game: Game[S], seats: int, games: int) -> Pace:
    """Play with random seats, after one match to warm the caches."""
    _timed(game, seats, 0)
    gc.collect()
    # What this process has loaded besides the game is no business of the collector while it is measured.
    gc.freeze()
    played = [min(_timed(game, seats, seed) for _ in range(TIMES)) for seed in range(games)]
    gc.unfreeze()
    return Pace(games, sum(answers for _, answers in played), sum(seconds for seconds, _ in played))


def _timed(game: Game[S], seats: int, seed: int) -> tuple[float, int]:
    """How long a match took, and its answers."""
    bots = [RandomBot(f"{seed} {seat}") for seat in range(seats)]
    start = perf_counter()
    answers = play(game, bots, None, seed).answers
    return perf_counter() - start, answers


def _positions(game: Game[S], seats: int, count: int) -> list[Match[S]]:
    """Matches that random answers have brought to a random place, with all that a played match keeps."""
    lengths = play(game, [RandomBot(str(seat)) for seat in range(seats)]).answers
    chance = Chance.seeded("positions")
    return [wander(game, seats, seed, chance.below(lengths), chance) for seed in range(count)]


def wander(game: Game[S], seats: int, seed: int, answers: int, chance: Chance) -> Match[S]:
    """A match after so many random answers, or at its end."""
    match = Match.new(game, seats, None, seed)
    while match.pending and len(match.answers) < answers:
        ask = match.pending[0]
        match.answer(ask.seat, chance.pick(ask.options))
    return match


def _clone_us(positions: Sequence[Match[S]], *, events: bool) -> float:
    """Microseconds for one clone, over all positions."""
    start = perf_counter()
    for match in positions:
        for _ in range(CLONES):
            match.clone(events=events)
    return (perf_counter() - start) * 1e6 / (CLONES * len(positions))


def memory_kb(game: Game[S], seats: int) -> float:
    """Kilobytes that a match played to its end holds, with its diary and all that undoing needs."""
    chance = Chance.seeded("memory")
    # Played once before, so that what the game makes once for all matches is not counted.
    wander(game, seats, 0, game.meta.longest, chance.clone())
    gc.collect()
    tracemalloc.start()
    match = wander(game, seats, 0, game.meta.longest, chance.clone())
    gc.collect()
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert match.answers
    return held / 1000
