"""How fast one game is on one core: random matches, clones in mid-turn, a search, the size of a match."""

import gc
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from kaper.arena.strength import usual_seats
from kaper.arena.table import play
from kaper.bench.pace import Pace, quicker, total
from kaper.bots.bot import consult
from kaper.bots.random_bot import RandomBot
from kaper.bots.search import SearchBot
from kaper.bots.tuning import Budget
from kaper.engine import match as match_module
from kaper.engine.chance import Chance
from kaper.engine.game import Game, S
from kaper.engine.match import Match
from kaper.engine.registry import find

POSITIONS = 200
CLONES = 20
DECISIONS, ITERATIONS, TRIES = 60, 50, 3
"""How many decisions a search is timed on, how long it thinks about each, and how often about the same."""
GAMES = 100
ROUNDS = 10
"""How often each of the games is played."""
Peer = Callable[[], list[Pace]]
"""Plays its games once."""


@dataclass(frozen=True)
class Measured:
    """What was measured of a game.

    Microseconds for a clone, kilobytes for a match that was played out, and how many iterations a search
    makes in a second.
    """

    game: str
    seats: int
    compiled: bool
    pace: Pace
    clone_us: float
    clone_with_events_us: float
    memory_kb: float
    iterations_per_second: float


def race(
    names: Sequence[str], peer: Peer | None = None, games: int = GAMES, seats: int | None = None
) -> tuple[list[Measured], Pace | None]:
    """Measure installed games, with four random seats unless told otherwise, and a peer beside them.

    All are measured in turns, several times, and each match counts with the best of its times: a slow
    moment of the machine then hits nobody alone.
    """
    courses = [(find(name).load(), seats or usual_seats(name)) for name in names]
    played = [paces(game, count, games) for game, count in courses]
    others = None if peer is None else peer()
    for _ in range(ROUNDS - 1):
        for index, (game, count) in enumerate(courses):
            played[index] = quicker(played[index], paces(game, count, games))
        if peer is not None and others is not None:
            others = quicker(others, peer())
    rows = [
        _measured(game, count, total(found)) for (game, count), found in zip(courses, played, strict=True)
    ]
    return rows, None if others is None else total(others)


def _measured(game: Game[S], seats: int, pace: Pace) -> Measured:
    positions = _positions(game, seats, POSITIONS)
    return Measured(
        game=game.meta.name,
        seats=seats,
        compiled=compiled(),
        pace=pace,
        clone_us=_clone_us(positions, events=False),
        clone_with_events_us=_clone_us(positions, events=True),
        memory_kb=memory_kb(game, seats),
        iterations_per_second=iterations_per_second(positions),
    )


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not match_module.__file__.endswith(".py")


def paces(game: Game[S], seats: int, games: int) -> list[Pace]:
    """Play matches with random seats, after one to warm the caches; forced answers are no decisions."""
    _timed(game, seats, 0)
    # What this process has loaded besides the game is no business of the collector while it is measured; what
    # its owner has put aside before stays aside.
    aside = gc.get_freeze_count()
    gc.collect()
    gc.freeze()
    found = [_timed(game, seats, seed) for seed in range(games)]
    if not aside:
        gc.unfreeze()
    return found


def _timed(game: Game[S], seats: int, seed: int) -> Pace:
    bots = [RandomBot(f"{seed} {seat}") for seat in range(seats)]
    start = perf_counter()
    answers = play(game, bots, None, seed).answers
    return Pace(1, answers, perf_counter() - start)


def _positions(game: Game[S], seats: int, count: int) -> list[Match[S]]:
    """Matches that random answers have brought to a random place, with all that a played match keeps."""
    lengths = play(game, [RandomBot(str(seat)) for seat in range(seats)]).answers
    chance = Chance.seeded("positions")
    return [wander(game, seats, seed, chance.below(lengths), chance) for seed in range(count)]


def wander(game: Game[S], seats: int, seed: int, answers: int, chance: Chance) -> Match[S]:
    """A match after N random answers, or at its end."""
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


def iterations_per_second(positions: Sequence[Match[S]]) -> float:
    """How fast a search thinks, over decisions from all parts of the game; each counts with its best time."""
    decisions = [match for match in positions if match.pending and len(match.pending[0].options) > 1]
    times = [min(_thinking(match) for _ in range(TRIES)) for match in decisions[:DECISIONS]]
    return ITERATIONS * len(times) / sum(times)


def _thinking(match: Match[S]) -> float:
    bot = SearchBot("bench", Budget(iterations=ITERATIONS))
    start = perf_counter()
    consult(bot, match, match.pending[0].seat)
    return perf_counter() - start


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
