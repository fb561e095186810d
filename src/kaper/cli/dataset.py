"""`kaper dataset`: games and decisions as Parquet."""

from pathlib import Path
from typing import Annotated

import typer

from kaper.arena.simulate import order
from kaper.arena.strength import usual_seats
from kaper.cli.desk import Desk
from kaper.cli.params import GameName, Jobs, Lang, Options, Ray, listed, settings, workers
from kaper.cli.progress import progress_bar
from kaper.engine import registry
from kaper.extras import extra


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Argument(help="help-dataset-out", metavar="FOLDER")],
    *,
    games: Annotated[int, typer.Option(help="help-games-count", metavar="N", min=1)] = 100,
    bots: Annotated[str, typer.Option(help="help-bots", metavar="BOT,…")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="help-seats", metavar="N")] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="help-seed", metavar="SEED")] = "0",
    rows: Annotated[bool, typer.Option("--rows", help="help-dataset-rows", metavar="")] = False,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Write games and decisions."""
    desk = Desk.open(lang, registry.find(game))
    names = listed(bots)
    ordered = order(game, names, seats or usual_seats(game), settings(option), seed)
    extra("lab", "pyarrow")
    from kaper.learn.dataset import write

    with progress_bar(desk.words.say("bar-games"), games) as tell:
        written = write(ordered, games, out, rows, workers(jobs, ray), tell)
    desk.line("dataset-written", games=written.games, decisions=written.decisions, path=str(out))
