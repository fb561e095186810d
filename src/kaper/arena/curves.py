"""How the chances of winning go in the course of a game, by the game's own forecast."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from kaper.arena.simulate import Order, gather
from kaper.bots.bot import consult
from kaper.bots.outside import hire
from kaper.bots.rollout import shares, won
from kaper.bots.tuning import Tuning
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.pool import Jobs, Progress

STEPS = 20
"""Into how many parts a game is divided."""
SHOWN = 6
"""How many single games are shown beside what they have in common."""


@dataclass(frozen=True)
class Curves:
    """Chances at the beginning, after each part, and at the end.

    winner   what the forecast gave the one who won in the end: the mean over all games
    highest  how often whoever it thought ahead was among those who won in the end
    games    some single games: the chance of every seat, those that the rules play last
    """

    winner: list[float]
    highest: list[float]
    games: list[list[list[float]]]


Course = list[list[float]]
"""The chances of all seats, moment by moment; the last is how it ended."""


def curves(order: Order, games: int, jobs: Jobs | None, progress: Progress | None) -> Curves | None:
    """The curves of N games of an order; a game without hints has none."""
    if find(order.game).load().hints is None:
        return None
    found = gather(partial(course, order), games, order.chunk, jobs, progress)
    ended = [each for each in found if sum(each[-1])]
    if not ended:
        return None
    return Curves(
        winner=[_mean([_winners(each, step) for each in ended]) for step in range(STEPS + 1)],
        highest=[_mean([_foreseen(each, step) for each in ended]) for step in range(STEPS + 1)],
        games=ended[:SHOWN],
    )


def course(order: Order, number: int) -> Course:
    """The chances in the game with this number."""
    names = order.seating(number)
    seed = f"{order.seed}/{number}"
    bots = [hire(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    game = find(order.game).load()
    squash = Tuning().suited(game.hints).squash
    match = Match.new(game, len(bots), order.settings, seed, events=False)
    found: Course = []
    while match.pending:
        found.append(shares(match, squash))
        seat = match.pending[0].seat
        match.answer(seat, consult(bots[seat], match, seat))
    outcome = match.outcome
    assert outcome is not None
    last = len(found) - 1
    return [*(found[last * step // STEPS] for step in range(STEPS)), won(outcome)]


def _winners(each: Course, step: int) -> float:
    """The chance of whoever won, of several all their chances together."""
    return sum(chance for chance, part in zip(each[step], each[-1], strict=True) if part)


def _foreseen(each: Course, step: int) -> float:
    """Whether the one who was thought ahead is among those who won; of several, how many."""
    best = max(each[step])
    ahead = [part for chance, part in zip(each[step], each[-1], strict=True) if chance == best]
    return _mean([float(part > 0) for part in ahead])


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(1, len(numbers))
