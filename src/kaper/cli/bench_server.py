"""`kaper bench server`: moves a second over real sockets."""

from rich.table import Table

from kaper.bench.server import PEERS, Load, measure_server
from kaper.cli.desk import Desk
from kaper.cli.tables import plain_table
from kaper.engine import registry
from kaper.engine.errors import KaperError
from kaper.engine.sight import encode
from kaper.words import Words

TABLES = (20, 100)


def bench_server(desk: Desk, seconds: float, as_json: bool) -> None:
    """Measure with 20 and with 100 tables."""
    if not registry.games():
        raise KaperError("No game is installed.", "no-games")
    game = next(iter(registry.games()))
    with desk.out.status(desk.words.say("bench-running")):
        loads = [measure_server(game, tables, seconds) for tables in TABLES]
    if as_json:
        figures = [{**vars(load), "moves_per_second": load.moves_per_second} for load in loads]
        desk.data(encode({"server": figures, "peers": PEERS}))
    else:
        desk.show(_table(desk.words, loads))


def _table(words: Words, loads: list[Load]) -> Table:
    table = plain_table(words, "load", ["who", "stored", "tables", "moves", "median", "slowest"])
    for load in loads:
        times = [
            words.say("milliseconds", value=words.decimal(ms)) for ms in (load.median_ms, load.slowest_ms)
        ]
        cells = [words.say("load-here"), words.say("load-disk"), f"{load.tables} × {load.seats}"]
        table.add_row(*cells, words.whole(load.moves_per_second), *times)
    for peer in PEERS:
        table.add_row(peer.name, words.say(peer.stored), "20 × 4", peer.moves_per_second)
    return table
