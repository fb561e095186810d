"""`kaper bench env`: steps a second in environments for learners."""

from collections.abc import Sequence

from rich.table import Table

from kaper.bench.peers import PeerError
from kaper.cli.bench_server import named
from kaper.cli.desk import Desk
from kaper.cli.tables import plain_table
from kaper.engine.errors import KaperError
from kaper.engine.sight import encode
from kaper.extras import extra
from kaper.words import Words


def bench_env(desk: Desk, games: Sequence[str], seconds: float, with_peers: bool, as_json: bool) -> None:
    """Every game with all seats and with one, and peers in the same run."""
    extra("env", "pettingzoo")
    from kaper.bench.environments import Steps, measure, peers

    def table(words: Words, rows: list[Steps]) -> Table:
        table = plain_table(words, "steps", ["who", "kind", "pace"])
        for row in sorted(rows, key=lambda row: (row.kind, -row.per_second)):
            table.add_row(row.who, row.kind, words.whole(row.per_second))
        return table

    names = named(games)
    with desk.out.status(desk.words.say("bench-running")):
        found = measure(names, seconds)
        try:
            found += peers(seconds) if with_peers else []
        except PeerError as fault:
            raise KaperError(str(fault)) from fault
    if as_json:
        desk.data(encode([{**vars(row), "per_second": row.per_second} for row in found]))
    else:
        desk.show(table(desk.words, found))
