"""Bots against each other until it is known who is stronger; every result is kept, none is played twice."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from kaper.arena.contest import Contest, Result, pairs
from kaper.arena.duels import OPEN, Duel, Evidence, duel
from kaper.arena.figures import Share, clustered, mean
from kaper.arena.ratings import Rating, ratings
from kaper.engine.errors import KaperError
from kaper.journal import Journal
from kaper.pool import Jobs, Progress, cores, mapped

Pair = tuple[str, str]


@dataclass(frozen=True)
class Standing:
    """How a bot did: its share of the victories, its mean score, and its rating."""

    bot: str
    wins: Share
    score: float
    rating: Rating


@dataclass(frozen=True)
class Arena:
    """A contest in figures; all but `seconds` is the same again, unless a bot looks at the clock.

    wanted     the games that were ordered at most
    settled    whether every question between two bots is
    cut_short  whether it was stopped before it was either settled or played to its end
    fair       the share of victories that every bot would have if all were alike
    """

    game: str
    settings: dict[str, str]
    seed: str
    seats: int
    wanted: int
    games: int
    settled: bool
    cut_short: bool
    fair: float
    standings: list[Standing]
    duels: list[Duel]
    seconds: float


class Tally:
    """What is known after each game of a contest, in their order."""

    def __init__(self, contest: Contest, margin: float) -> None:
        self.results: list[Result] = []
        self._contest = contest
        self._evidence = {pair: Evidence(margin) for pair in pairs(sorted(contest.bots))}

    def add(self, result: Result) -> None:
        """Take in the next game; with the last of a round, look whether something is settled."""
        self.results.append(result)
        length = self._contest.round
        if len(self.results) % length == 0:
            for pair, (points, games) in met(self.results[-length:]).items():
                self._evidence[pair].add(points / games)

    @property
    def settled(self) -> bool:
        return all(evidence.verdict != OPEN for evidence in self._evidence.values())

    def verdict(self, pair: Pair) -> str:
        return self._evidence[pair].verdict

    def rounds(self) -> Iterator[list[Result]]:
        """The games with the same seed, together."""
        length = self._contest.round
        for first in range(0, len(self.results), length):
            yield self.results[first : first + length]


def met(games: Iterable[Result]) -> dict[Pair, tuple[float, int]]:
    """For each two bots their points and the number of games in which they met, the first named first."""
    found: dict[Pair, tuple[float, int]] = {}
    for game in games:
        for upper, lower in pairs(sorted(set(game.bots))):
            points, count = found.get((upper, lower), (0.0, 0))
            found[upper, lower] = points + game.points(upper, lower), count + 1
    return found


def known(contest: Contest, journal: Journal[Result], games: int) -> dict[int, Result]:
    """The results of this contest that are kept already, by their numbers."""
    key = contest.key
    found = [result for result in journal.read() if result.contest == key]
    return {result.number: result for result in found if result.number < games}


def contend(
    contest: Contest,
    games: int,
    journal: Journal[Result],
    kept: Mapping[int, Result],
    margin: float | None = None,
    jobs: Jobs | None = None,
    progress: Progress | None = None,
) -> tuple[Arena, list[Result]]:
    """Play until N games are known or, with a margin, all is settled; Ctrl-C keeps what was played."""
    if games < 1:
        sentence = f"At least one game has to be played, not {games}."
        raise KaperError(sentence, "one-game", games=games)
    start = perf_counter()
    tally = Tally(contest, margin or 1.0)
    with suppress(KeyboardInterrupt), closing(_results(contest, games, journal, kept, jobs)) as results:
        for result in results:
            tally.add(result)
            if progress is not None:
                progress(len(tally.results))
            if margin is not None and tally.settled:
                break
    return _summed_up(contest, games, tally, margin, perf_counter() - start), tally.results


def _results(
    contest: Contest, games: int, journal: Journal[Result], kept: Mapping[int, Result], jobs: Jobs | None
) -> Generator[Result, None, None]:
    """All results in their order; those that are not kept yet are played, and kept."""
    further = max(kept, default=-1) + 1
    holes = tuple(number for number in range(further) if number not in kept)
    work = partial(_played, contest, holes, further)
    count = len(holes) + games - further
    with (
        journal.writing() as keep,
        closing(mapped(work, count, jobs or cores(), contest.chunk)) as fresh,
    ):
        for number in range(games):
            result = kept.get(number)
            if result is None:
                result = next(fresh)
                keep(result)
            yield result


def _played(contest: Contest, holes: Sequence[int], further: int, index: int) -> Result:
    """First the games that were lost between those that are kept, then those after them."""
    return contest.played(holes[index] if index < len(holes) else further + index - len(holes))


def _summed_up(contest: Contest, wanted: int, tally: Tally, margin: float | None, seconds: float) -> Arena:
    games = len(tally.results)
    settled = margin is not None and tally.settled
    rated = ratings(contest.bots, tally.results)
    return Arena(
        game=contest.game,
        settings=contest.settings,
        seed=contest.seed,
        seats=contest.seats,
        wanted=wanted,
        games=games,
        settled=settled,
        cut_short=games < wanted and not settled,
        fair=1 / contest.diners,
        standings=sorted(
            (_standing(bot, tally, rated[bot]) for bot in contest.bots),
            key=lambda standing: -standing.rating.strength,
        ),
        duels=[
            duel(*pair, [games[pair] for games in map(met, tally.rounds()) if pair in games], verdict)
            for pair in pairs(sorted(contest.bots))
            for verdict in [tally.verdict(pair) if margin is not None else OPEN]
        ],
        seconds=seconds,
    )


def _standing(bot: str, tally: Tally, rating: Rating) -> Standing:
    rounds = [[game for game in games if bot in game.bots] for games in tally.rounds()]
    wins = clustered([(sum(game.wins(bot) for game in games), len(games)) for games in rounds])
    scores = [
        score
        for game in tally.results
        for name, score in zip(game.bots, game.played.scores, strict=False)
        if name == bot
    ]
    return Standing(bot, wins, mean(scores), rating)
