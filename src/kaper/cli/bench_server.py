"""`kaper bench server`: moves a second over real sockets, as a page asks for them."""

from collections.abc import Sequence

from rich.table import Table

from kaper.bench.boardgame import STORED, PeerLoad, boardgame
from kaper.bench.peers import PeerError
from kaper.bench.server import Load, measure_server
from kaper.cli.desk import Desk
from kaper.cli.tables import plain_table
from kaper.engine import registry
from kaper.engine.errors import KaperError
from kaper.engine.sight import encode
from kaper.words import Words

TABLES = 20
COLUMNS = ["who", "stored", "tables", "moves", "median", "slowest", "bytes", "first", "cpu"]


def bench_server(desk: Desk, games: Sequence[str], seconds: float, peers: bool, as_json: bool) -> None:
    """Every game with pages, the first also with bare sockets, and peers in the same run."""
    names = named(games)
    with desk.out.status(desk.words.say("bench-running")):
        loads = [measure_server(name, TABLES, seconds) for name in names]
        loads.append(measure_server(names[0], TABLES, seconds, page=False))
        others = _peers(seconds) if peers else []
    if as_json:
        desk.data(
            encode(
                {"server": [_figures(load) for load in loads], "peers": [_figures(each) for each in others]}
            )
        )
    else:
        desk.show(_table(desk.words, loads, others))


def named(games: Sequence[str]) -> list[str]:
    """The games to be measured: these, or all."""
    names = [registry.find(name).meta.name for name in games or registry.games()]
    if not names:
        raise KaperError("No game is installed.", "no-games")
    return names


def _peers(seconds: float) -> list[PeerLoad]:
    try:
        return [boardgame(stored, TABLES, seconds) for stored in STORED]
    except PeerError as fault:
        raise KaperError(str(fault)) from fault


def _figures(load: Load | PeerLoad) -> dict[str, object]:
    return {**vars(load), "moves_per_second": load.moves_per_second}


def _table(words: Words, loads: Sequence[Load], others: Sequence[PeerLoad]) -> Table:
    table = plain_table(words, "load", COLUMNS)
    for load in loads:
        who = words.say("load-page" if load.page else "load-bare", game=load.game)
        table.add_row(
            who, words.say("load-disk"), f"{load.tables} × {load.seats}", *_paces(words, load),
            words.say("kilobytes", value=words.decimal(load.bytes_per_view / 1000)),
            words.say("kilobytes", value=words.decimal(load.first_bytes / 1000)),
            words.say("microseconds", value=round(load.cpu_us_per_view)),
        )  # fmt: skip
    for peer in others:
        stored = words.say("load-memory" if peer.stored == "memory" else "load-file")
        table.add_row("boardgame.io", stored, f"{peer.tables} × 4", *_paces(words, peer))
    return table


def _paces(words: Words, load: Load | PeerLoad) -> tuple[str, str, str]:
    times = [words.say("milliseconds", value=words.decimal(ms)) for ms in (load.median_ms, load.slowest_ms)]
    return (words.whole(load.moves_per_second), times[0], times[1])
