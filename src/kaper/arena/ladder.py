"""The whole ladder of levels, played little by little: every result is kept, and none is played twice."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from kaper.arena.bouts import USUAL, Bout, Result
from kaper.arena.figures import Share, share
from kaper.journal import Journal
from kaper.pool import Jobs, mapped

PASS = 20
"""Games of one bout in a row, before the next bout has its turn: an even number, so that pairs stay whole."""
Told = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """Games that are still to be played."""

    games: tuple[tuple[Bout, int], ...]

    def played(self, index: int) -> Result:
        bout, number = self.games[index]
        return bout.played(number)


@dataclass(frozen=True)
class Rung:
    """What is known of a bout: who wins how often of the games that a player won, and how many those are."""

    bout: Bout
    variant: str
    games: int
    wins: Share
    decided: Share


def kept(path: Path) -> list[Result]:
    """The results in a file."""
    return Journal(path, Result).read()


def plan(bouts: Sequence[Bout], games: int, known: Iterable[Result]) -> Plan:
    """What is missing to N games of every bout, all bouts in turn."""
    done = {(result.bout, result.number) for result in known}
    keys = [bout.key for bout in bouts]
    missing: list[tuple[Bout, int]] = []
    for first in range(0, games, PASS):
        for bout, key in zip(bouts, keys, strict=True):
            numbers = range(first, min(first + PASS, games))
            missing += [(bout, number) for number in numbers if (key, number) not in done]
    return Plan(tuple(missing))


def climb(missing: Plan, path: Path, jobs: Jobs, seconds: float, tell: Told) -> None:
    """Play until all is known, the time is up or somebody presses Ctrl-C; whatever ended is kept."""
    end = perf_counter() + seconds
    results = mapped(missing.played, len(missing.games), jobs)
    with suppress(KeyboardInterrupt), Journal(path, Result).writing() as keep, closing(results):
        for count, result in enumerate(results, 1):
            keep(result)
            tell(count)
            if perf_counter() >= end:
                break


def rungs(bouts: Sequence[Bout], known: Sequence[Result]) -> list[Rung]:
    """What the results say about every bout; of one with several variants also about each that was played."""
    by_bout: dict[str, list[Result]] = {}
    for result in known:
        by_bout.setdefault(result.bout, []).append(result)
    found: list[Rung] = []
    for bout in bouts:
        results = by_bout.get(bout.key, [])
        found.append(_rung(bout, "", results))
        if len(bout.settings) > 1:
            for settings in bout.settings:
                variant = " ".join(settings) or USUAL
                own = [each for each in results if each.variant == variant]
                if own:
                    found.append(_rung(bout, variant, own))
    return found


def _rung(bout: Bout, variant: str, results: Sequence[Result]) -> Rung:
    decided = [result for result in results if result.decided]
    wins = share(sum(result.won for result in decided), len(decided))
    return Rung(bout, variant, len(results), wins, share(len(decided), len(results)))
