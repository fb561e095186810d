"""Games and their decisions as Parquet; what the columns are is said in `docs/learning.md`."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from kaper.arena.simulate import Order
from kaper.bots.bot import consult
from kaper.bots.levels import make
from kaper.encoding.known import encoding_of
from kaper.engine.match import Match
from kaper.engine.registry import AnyGame, find
from kaper.engine.state import State
from kaper.pool import Jobs, Progress, cores, mapped

GAMES: Final = "games.parquet"
DECISIONS: Final = "decisions.parquet"
Line = dict[str, Any]

SEAT: Final = pa.int8()
GAME_COLUMNS: Final = pa.schema(
    [
        ("game", pa.string()),
        ("rules_version", pa.int32()),
        ("number", pa.int32()),
        ("seed", pa.string()),
        ("seats", SEAT),
        ("settings", pa.map_(pa.string(), pa.string())),
        ("bots", pa.list_(pa.string())),
        ("first", SEAT),
        ("answers", pa.int32()),
        ("ending", pa.string()),
        ("winners", pa.list_(SEAT)),
        ("scores", pa.list_(pa.int32())),
        ("places", pa.list_(SEAT)),
        ("parts", pa.map_(pa.string(), pa.list_(pa.int32()))),
        ("figures", pa.map_(pa.string(), pa.float64())),
        ("holdings", pa.list_(pa.struct([("kind", pa.string()), ("name", pa.string()), ("seat", SEAT)]))),
    ]
)
DECISION_COLUMNS: Final = pa.schema(
    [
        ("number", pa.int32()),
        ("place", pa.int32()),
        ("seat", SEAT),
        ("prompt", pa.string()),
        ("options", pa.list_(pa.string())),
        ("chosen", pa.int16()),
    ]
)
ROW_COLUMNS: Final = [("entries", pa.list_(pa.int32())), ("amounts", pa.list_(pa.float32()))]
"""What the seat was told, as the numbers and amounts of the entries that are not 0."""


@dataclass(frozen=True)
class Written:
    """How much was written."""

    games: int
    decisions: int


def write(
    order: Order,
    games: int,
    out: Path,
    rows: bool,
    jobs: Jobs | None = None,
    progress: Progress | None = None,
) -> Written:
    """Play N games and write them and their decisions into a folder, each as soon as it is played."""
    out.mkdir(parents=True, exist_ok=True)
    columns = DECISION_COLUMNS
    for name, kind in ROW_COLUMNS if rows else ():
        columns = columns.append(pa.field(name, kind))
    decisions = 0
    with (
        ParquetWriter(out / GAMES, GAME_COLUMNS) as of_games,
        ParquetWriter(out / DECISIONS, columns) as of_decisions,
    ):
        work = partial(played, order, rows)
        for done, (game, taken) in enumerate(mapped(work, games, jobs or cores(), order.chunk), 1):
            of_games.write_table(pa.Table.from_pylist([game], GAME_COLUMNS))
            of_decisions.write_table(pa.Table.from_pylist(taken, columns))
            decisions += len(taken)
            if progress is not None:
                progress(done)
    return Written(games, decisions)


def played(order: Order, rows: bool, number: int) -> tuple[Line, list[Line]]:
    """The lines of the game with this number; the same game as `kaper simulate` plays."""
    game = find(order.game).load()
    names = order.seating(number)
    seed = f"{order.seed}/{number}"
    match = Match.new(game, len(names), order.settings, seed, events=False)
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    first = match.pending[0].seat if match.pending else 0
    taken: list[Line] = []
    while match.pending:
        ask = match.pending[0]
        chosen = consult(bots[ask.seat], match, ask.seat)
        line: Line = {
            "number": number,
            "place": len(match.answers),
            "seat": ask.seat,
            "prompt": ask.prompt,
            "options": [option.text for option in ask.options],
            "chosen": [option.text for option in ask.options].index(chosen.text),
        }
        if rows:
            told = encoding_of(game).write(match, ask.seat).summed()
            line |= {"entries": list(told), "amounts": list(told.values())}
        taken.append(line)
        match.answer(ask.seat, chosen)
    return {"number": number, "seed": seed, "bots": names, "first": first, **_ended(game, match)}, taken


def _ended(game: AnyGame, match: Match[State]) -> Line:
    outcome, report = match.outcome, game.report()
    assert outcome is not None
    return {
        "game": game.meta.name,
        "rules_version": game.meta.rules_version,
        "seats": match.seats,
        "settings": match.settings,
        "answers": len(match.answers),
        "ending": outcome.ending,
        "winners": outcome.winners,
        "scores": outcome.scores,
        "places": outcome.places,
        "parts": outcome.parts,
        "figures": report.measure(match.state),
        "holdings": [
            {"kind": kind, "name": name, "seat": seat}
            for kind, name, seat in sorted(report.held(match.state))
        ],
    }
