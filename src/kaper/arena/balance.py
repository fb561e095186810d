"""The balance of a game in figures, put together from its finished games."""

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.arena.figures import Histogram, Share, Typical, histogram, mean, share, typical
from kaper.arena.holdings import Thing
from kaper.arena.report import Row, Standing, by_bot, by_seat, endings
from kaper.engine.show import Holding

HIGH, LOW = "high", "low"


@dataclass(frozen=True, slots=True)
class Seen:
    """One finished game: its result, the parts of its scores, and what the game's own module says of it."""

    row: Row
    parts: dict[str, list[int]]
    figures: dict[str, float]
    held: frozenset[Holding]


@dataclass(frozen=True)
class SeatBalance:
    """How a seat fared; `flag` is `high` or `low` if its interval excludes the fair share."""

    wins: Share
    score: float
    flag: str


@dataclass(frozen=True)
class VariantBalance:
    """One variant in figures.

    `fair` is the share that each player would have of the victories that the players won at all: with n
    seats 1/n, less if the rules or nobody can win. Scores and their parts are the players', `automata` the
    mean scores of the seats that the rules play; `winning` is the winner's score, whoever it is.
    """

    seats: int
    settings: dict[str, str]
    games: int
    endings: dict[str, Share]
    answers: Typical
    winning: Typical
    scores: Typical
    parts: dict[str, float]
    fair: float
    by_seat: list[SeatBalance]
    automata: list[float]
    by_bot: dict[str, Share]
    figures: dict[str, Typical]
    lengths: Histogram
    all_scores: Histogram
    winning_scores: Histogram


@dataclass(frozen=True)
class Balance:
    """A whole report; the same again for the same order, unless a bot looks at the clock."""

    game: str
    rules_version: int
    bots: list[str]
    seed: str
    wanted: int
    cut_short: bool
    variants: list[VariantBalance]
    holdings: list[Thing]


def weigh(
    seen: Sequence[Seen], bots: Sequence[str], settings: dict[str, str], possible: Sequence[str]
) -> VariantBalance:
    """The figures of one variant; `possible` are the game's endings."""
    rows = [each.row for each in seen]
    seats, games = len(bots), len(rows)
    standings = by_seat(rows, seats)
    fair = sum(standing.wins.wins for standing in standings) / seats / games
    winners = [[row.played.scores[seat] for seat in row.played.winners] for row in rows]
    scores = [row.played.scores for row in rows]
    return VariantBalance(
        seats=seats,
        settings=settings,
        games=games,
        endings={ending: share(count, games) for ending, count in endings(rows, possible).items()},
        answers=typical([row.played.answers for row in rows]),
        winning=typical([max(won) for won in winners if won]),
        scores=typical([score for each in scores for score in each[:seats]]),
        parts=_parts(seen, seats),
        fair=fair,
        by_seat=[_seat(standing, fair) for standing in standings],
        automata=[mean([each[seat] for each in scores]) for seat in range(seats, len(scores[0]))],
        by_bot={name: standing.wins for name, standing in by_bot(rows, bots).items()},
        figures=_figures(seen),
        lengths=histogram([row.played.answers for row in rows]),
        all_scores=histogram([score for each in scores for score in each[:seats]]),
        winning_scores=histogram([max(won) for won in winners if won]),
    )


def _seat(standing: Standing, fair: float) -> SeatBalance:
    wins = standing.wins
    flag = HIGH if wins.low > fair else LOW if wins.high < fair else ""
    return SeatBalance(wins, standing.scores.mean, flag)


def _parts(seen: Sequence[Seen], seats: int) -> dict[str, float]:
    names = dict.fromkeys(part for each in seen for part in each.parts)
    return {
        part: mean([points for each in seen if part in each.parts for points in each.parts[part][:seats]])
        for part in names
    }


def _figures(seen: Sequence[Seen]) -> dict[str, Typical]:
    """A figure that some games do not have is told of those that do."""
    names = dict.fromkeys(name for each in seen for name in each.figures)
    return {name: typical([each.figures[name] for each in seen if name in each.figures]) for name in names}
