"""The games of a contest as a table for other programs: one row for each seat of each game."""

from collections.abc import Iterable
from pathlib import Path

from kaper.arena.contest import Contest, Result
from kaper.extras import extra

COLUMNS = (
    "game", "seats", "settings", "seed", "number", "seat", "bot", "place", "score", "won", "ending",
    "answers",
)  # fmt: skip
"""`won` is the seat's part of the victory, `number` that of the game, `seed` that of its cards and dice."""


def write(contest: Contest, results: Iterable[Result], path: Path) -> None:
    """Write all rows into one file."""
    arrow, parquet = extra("lab", "pyarrow"), extra("lab", "pyarrow.parquet")
    rows = [dict(zip(COLUMNS, row, strict=True)) for result in results for row in _rows(contest, result)]
    path.parent.mkdir(parents=True, exist_ok=True)
    parquet.write_table(arrow.Table.from_pylist(rows), path)


def _rows(contest: Contest, result: Result) -> Iterable[tuple[object, ...]]:
    settings = " ".join(f"{name}={value}" for name, value in sorted(contest.settings.items()))
    seed = f"{contest.seed}/{result.number // contest.round}"
    played = result.played
    for seat, bot in enumerate(result.bots):
        won = (seat in played.winners) / max(1, len(played.winners))
        yield (
            contest.game, contest.seats, settings, seed, result.number, seat, bot,
            played.places[seat], played.scores[seat], won, played.ending, played.answers,
        )  # fmt: skip
