"""`kaper bench server`: moves a second over real sockets, as a page asks for them."""

from collections.abc import Sequence

from rich.table import Table

from kaper.bench.boardgame import STORED, PeerLoad, boardgame
from kaper.bench.crowded import measure_crowded
from kaper.bench.peers import PeerError
from kaper.bench.server import Fleet, Load, measure_server
from kaper.cli.desk import Desk
from kaper.cli.tables import plain_table
from kaper.engine import registry
from kaper.engine.errors import KaperError
from kaper.engine.sight import encode
from kaper.words import Words

TABLES = 20
LIVE, PACE = 1000, 100.0
"""Tables with a page each, and how many moves they make in a second, all together."""
CROWDED = ["who", "lying", "tables", "moves", "median", "slowest", "held", "cpu"]
COLUMNS = ["who", "stored", "tables", "moves", "median", "slowest", "bytes", "first", "cpu", "seen"]


def bench_server(
    desk: Desk, games: Sequence[str], seconds: float, fleet: Fleet, peers: bool, as_json: bool
) -> None:
    """Every game with pages, the first also with bare sockets, and peers in the same run."""
    names = named(games)
    with desk.out.status(desk.words.say("bench-running")):
        loads = [measure_server(name, TABLES, seconds, fleet=fleet) for name in names]
        loads.append(measure_server(names[0], TABLES, seconds, page=False, fleet=fleet))
        others = _peers(seconds) if peers else []
    if as_json:
        desk.data(
            encode(
                {"server": [_figures(load) for load in loads], "peers": [_figures(each) for each in others]}
            )
        )
    else:
        desk.show(_table(desk.words, loads, others))


def bench_crowded(desk: Desk, games: Sequence[str], stored: int, seconds: float, as_json: bool) -> None:
    """Every game with many tables in the database and a page at a thousand of them."""
    with desk.out.status(desk.words.say("bench-running")):
        found = [measure_crowded(name, stored, LIVE, PACE, seconds) for name in named(games)]
    if as_json:
        desk.data(encode({"crowded": [vars(each) for each in found]}))
        return
    words = desk.words
    table = plain_table(words, "load", CROWDED)
    for each in found:
        times = each.median_ms, each.slowest_ms
        table.add_row(
            each.game,
            *(words.whole(count) for count in (each.stored, each.live, each.asked_per_second)),
            *(words.say("milliseconds", value=words.decimal(ms)) for ms in times),
            words.say("kilobytes", value=round(each.kilobytes_per_table)),
            words.say("microseconds", value=round(each.cpu_us_per_move)),
        )
    desk.show(table)


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
            words.say("milliseconds", value=words.decimal(load.seen_ms)),
        )  # fmt: skip
    for peer in others:
        stored = words.say("load-memory" if peer.stored == "memory" else "load-file")
        table.add_row("boardgame.io", stored, f"{peer.tables} × 4", *_paces(words, peer))
    return table


def _paces(words: Words, load: Load | PeerLoad) -> tuple[str, str, str]:
    times = [words.say("milliseconds", value=words.decimal(ms)) for ms in (load.median_ms, load.slowest_ms)]
    return (words.whole(load.moves_per_second), times[0], times[1])
