"""How much stronger a search becomes with more trials: each budget against the same opponent."""

from collections.abc import Iterator
from dataclasses import dataclass

from kaper.arena.arena import contend, known
from kaper.arena.contest import Result, contest
from kaper.arena.figures import Share
from kaper.engine.registry import find
from kaper.journal import Journal
from kaper.pool import Jobs, Progress

OPPONENT = "greedy"
TRIALS = (10, 30, 100, 300)
PAIR = 2


@dataclass(frozen=True)
class Step:
    """What a search with so many trials an answer wins of the opponent, at a table for two if that can be."""

    trials: int
    wins: Share


def budgets(
    game: str,
    games: int,
    seed: str,
    journal: Journal[Result],
    jobs: Jobs | None,
    progress: Progress | None = None,
) -> Iterator[Step]:
    """The share of victories at each budget; results are kept and not played again."""
    seats = max(PAIR, find(game).meta.players[0])
    for place, trials in enumerate(TRIALS):
        bot = f"search:{trials}"
        held = contest(game, [bot, OPPONENT], seats, {}, seed)
        before = games * place
        tell = None if progress is None else (lambda done, before=before: progress(before + done))
        found, _ = contend(held, games, journal, known(held, journal, games), None, jobs, tell)
        (own,) = [row for row in found.standings if row.bot == bot]
        yield Step(trials, own.wins)
        if found.cut_short:
            return
