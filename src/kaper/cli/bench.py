"""`kaper bench`: how fast the games are on this machine."""

from typing import Annotated

import typer
from rich.table import Table

from kaper.bench.measure import Measured, race
from kaper.bench.pace import Pace
from kaper.bench.peers import PeerError, catanatron
from kaper.bench.server import Fleet
from kaper.cli.bench_env import bench_env
from kaper.cli.bench_server import bench_crowded, bench_server
from kaper.cli.desk import Desk
from kaper.cli.params import AsJson, Lang
from kaper.cli.tables import plain_table
from kaper.engine import registry
from kaper.engine.errors import KaperError
from kaper.engine.sight import encode
from kaper.words import Words

PEER_GAMES = 10
SERVER = "server"
"""In the place of a game's name: measure the server."""
ENV = "env"
"""In the place of a game's name: measure environments for learners."""


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="help-bench-games", metavar="GAME")] = None,
    *,
    peers: Annotated[bool, typer.Option("--peers", help="help-peers", metavar="")] = False,
    seconds: Annotated[float, typer.Option(help="help-load-seconds", metavar="S", min=0.1)] = 8.0,
    workers: Annotated[int, typer.Option(help="help-bench-workers", metavar="N", min=1)] = 1,
    database: Annotated[str, typer.Option(help="help-bench-database", metavar="URL")] = "",
    apart: Annotated[bool, typer.Option("--apart", help="help-bench-apart", metavar="")] = False,
    stored: Annotated[int, typer.Option(help="help-bench-stored", metavar="N", min=0)] = 0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure decisions and games a second, clones and memory, on one core."""
    desk = Desk.open(lang)
    if games and games[0] == SERVER and stored:
        bench_crowded(desk, games[1:], stored, seconds, as_json)
        return
    if games and games[0] == SERVER:
        bench_server(desk, games[1:], seconds, Fleet(workers, database, apart), peers, as_json)
        return
    if games and games[0] == ENV:
        bench_env(desk, games[1:], seconds, peers, as_json)
        return
    names = [registry.find(name).meta.name for name in games or registry.games()]
    with desk.out.status(desk.words.say("bench-running")):
        rows, peer = race(names, _peer if peers else None)
    if as_json:
        desk.data(encode({"games": rows, "peers": {"catanatron": peer} if peer else {}}))
    else:
        desk.show(_table(desk.words, rows, peer))


def _peer() -> list[Pace]:
    try:
        return catanatron(PEER_GAMES, 1)
    except PeerError as fault:
        raise KaperError(str(fault)) from fault


def _table(words: Words, rows: list[Measured], peer: Pace | None) -> Table:
    columns = ["game", "seats", "build", "decisions", "games", "iterations", "clone", "memory"]
    table = plain_table(words, "bench", columns if peer is None else [*columns, "ratio"])
    for row in rows:
        build = words.say("bench-compiled" if row.compiled else "bench-plain")
        clone = words.say("microseconds", value=round(row.clone_us))
        memory = words.say("kilobytes", value=round(row.memory_kb))
        iterations = words.whole(row.iterations_per_second)
        cells = [row.game, str(row.seats), build, *_paces(words, row.pace), iterations, clone, memory]
        if peer is not None:
            ratio = row.pace.decisions_per_second / peer.decisions_per_second
            cells.append(words.say("times", value=words.decimal(ratio)))
        table.add_row(*cells)
    if peer is not None:
        table.add_row("Catanatron", "4", words.say("bench-plain"), *_paces(words, peer))
    return table


def _paces(words: Words, pace: Pace) -> tuple[str, str]:
    return words.whole(pace.decisions_per_second), words.whole(pace.games_per_second)
