"""Learns what positions of a game are worth: play, fit, play better, fit again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

import msgspec

from kaper.arena.simulate import gather
from kaper.arena.strength import usual_seats
from kaper.encoding.known import encoding_of
from kaper.encoding.learned import Weights
from kaper.engine.game import Settings
from kaper.engine.registry import find
from kaper.engine.variety import Variant
from kaper.learn.net import Epoch, Heap, fit
from kaper.learn.self_play import Position, SelfPlay
from kaper.pool import Jobs


@dataclass(frozen=True)
class Plan:
    """How to train: the first generation plays at random, every further one by what the last has learnt.

    first   games of the first generation, which are quick; games those of every other
    """

    generations: int = 3
    first: int = 6000
    games: int = 1500
    hidden: int = 8
    epochs: int = 6


class Course(msgspec.Struct, frozen=True):
    """How one generation went."""

    generation: int
    games: int
    positions: int
    seconds: float
    epochs: list[Epoch]


Tell = Callable[[Course], None]


def variants(name: str, seats: int | None, settings: Settings) -> tuple[Variant, ...]:
    """Two players up to the usual number, or those that are given, with the usual settings."""
    meta = find(name).meta
    most = usual_seats(name)
    counts = [seats] if seats else [count for count in meta.players if 2 <= count <= most]
    return tuple((count, meta.complete(count, settings)) for count in counts)


def train(
    name: str,
    plan: Plan,
    seats: int | None = None,
    settings: Settings | None = None,
    seed: int = 0,
    jobs: Jobs | None = None,
    tell: Tell | None = None,
) -> tuple[Weights, list[Course]]:
    """What was learnt in all generations, and how it went; the same seed learns the same."""
    game = find(name).load()
    encoding = encoding_of(game)
    played = variants(name, seats, settings or {})
    weights: Weights | None = None
    known: list[Position] = []
    courses: list[Course] = []
    for generation in range(plan.generations):
        start = perf_counter()
        games = plan.games if generation else plan.first
        work = SelfPlay(name, played, f"{seed} {generation}", weights)
        fresh = [each for kept in gather(work.played, games, 10, jobs) for each in kept]
        known = _kept(known, fresh)
        net, epochs = fit(Heap(known, encoding.size), plan.hidden, plan.epochs, seed + generation)
        weights = net.weights(name, game.meta.rules_version, encoding.names)
        courses.append(Course(generation, games, len(known), perf_counter() - start, epochs))
        if tell is not None:
            tell(courses[-1])
    assert weights is not None
    return weights, courses


def _kept(known: Sequence[Position], fresh: Sequence[Position]) -> list[Position]:
    """What is learnt from: the newest play, and at most twice as much of what came before it."""
    return [*known[-2 * len(fresh) :], *fresh]
