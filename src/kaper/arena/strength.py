"""How strong the bots are: each against a table full of the next weaker one."""

from dataclasses import dataclass

from kaper.arena.figures import Share
from kaper.arena.simulate import simulate
from kaper.engine.game import Settings
from kaper.engine.registry import find
from kaper.pool import Jobs, Progress

USUAL_SEATS = 4


@dataclass(frozen=True)
class Rung:
    """One claim to measure: a bot alone against a table of others, in N games."""

    bot: str
    field: str
    games: int


LADDER = (Rung("greedy", "random", 2000), Rung("search:200ms", "greedy", 200))
"""The claims that are published."""


@dataclass(frozen=True)
class Climbed:
    """What was measured: the lone bot's share of victories, beside what would be fair."""

    game: str
    bot: str
    field: str
    seats: int
    wins: Share
    fair: float
    cut_short: bool
    seconds: float


def usual_seats(name: str) -> int:
    """Four seats, or as near to them as the game allows."""
    return min(find(name).meta.players, key=lambda players: abs(players - USUAL_SEATS))


def climb(
    name: str,
    rung: Rung,
    seats: int | None = None,
    settings: Settings | None = None,
    seed: int | str = 0,
    jobs: Jobs | None = None,
    progress: Progress | None = None,
) -> Climbed:
    """Measure one claim; the lone bot sits on every seat equally often."""
    count = seats or usual_seats(name)
    bots = [rung.bot] + [rung.field] * (count - 1)
    found = simulate(name, rung.games, bots, count, settings, seed, jobs, progress)
    wins = found.standings[rung.bot].wins
    return Climbed(name, rung.bot, rung.field, count, wins, 1 / count, found.cut_short, found.seconds)
