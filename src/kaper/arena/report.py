"""What a simulation found, put together from the results of its games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from kaper.arena.figures import Share, Spread, share, spread
from kaper.arena.table import Played


@dataclass(frozen=True, slots=True)
class Row:
    """The result of one game of a simulation, and which bot sat where."""

    bots: tuple[str, ...]
    played: Played


@dataclass(frozen=True)
class Standing:
    """How a bot did, or whoever sat on a seat: share of victories and scores."""

    wins: Share
    scores: Spread


@dataclass(frozen=True)
class Report:
    """A simulation in figures; all but `seconds` is the same again, unless a bot looks at the clock.

    `wanted` games were ordered and `games` were played: fewer if it was `cut_short`. `standings` has a line
    for each name of a bot, all its seats together, so with n seats the fair share is 1/n for everybody.
    """

    game: str
    settings: dict[str, str]
    seed: str
    seats: int
    wanted: int
    games: int
    cut_short: bool
    standings: dict[str, Standing]
    by_seat: list[Standing]
    answers: Spread
    endings: dict[str, int]
    seconds: float


def endings(rows: Sequence[Row], possible: Sequence[str]) -> dict[str, int]:
    """How often each of a game's endings came, also those that never did."""
    found = Counter(row.played.ending for row in rows)
    return {ending: found[ending] for ending in possible}


def by_bot(rows: Sequence[Row], names: Sequence[str]) -> dict[str, Standing]:
    """The standing of every bot's name, over all the seats that it had."""
    return {
        name: _standing(rows, [[seat for seat, bot in enumerate(row.bots) if bot == name] for row in rows])
        for name in dict.fromkeys(names)
    }


def by_seat(rows: Sequence[Row], seats: int) -> list[Standing]:
    """The standing of every seat, whoever sat on it."""
    return [_standing(rows, [[seat]] * len(rows)) for seat in range(seats)]


def _standing(rows: Sequence[Row], seats: Sequence[Sequence[int]]) -> Standing:
    """The standing over some seats of each row."""
    wins = 0.0
    scores: list[int] = []
    for row, own in zip(rows, seats, strict=True):
        winners = row.played.winners
        # Nobody may have won: the rules themselves can beat all players.
        wins += sum(seat in winners for seat in own) / max(1, len(winners))
        scores.extend(row.played.scores[seat] for seat in own)
    return Standing(share(wins, len(scores)), spread(scores))
