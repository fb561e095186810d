"""`kaper report`: how balanced a game is, as Markdown."""

import shlex
from typing import Annotated

import typer

from kaper.arena.survey import plan, survey
from kaper.cli.balance import written
from kaper.cli.desk import Desk
from kaper.cli.params import AsJson, GameName, Jobs, Lang, Ray, listed, settings, workers
from kaper.cli.progress import progress_bar
from kaper.engine import registry
from kaper.engine.sight import encode

Only = Annotated[list[str] | None, typer.Option("--option", help="help-report-option", metavar="NAME=VALUE")]


def report(
    game: GameName,
    *,
    games: Annotated[int, typer.Option(help="help-report-games", metavar="N", min=1)] = 1000,
    bots: Annotated[str, typer.Option(help="help-bots", metavar="BOT,…")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="help-report-seats", metavar="N")] = None,
    option: Only = None,
    seed: Annotated[str, typer.Option(help="help-seed", metavar="SEED")] = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play all variants of a game and report its balance."""
    entry = registry.find(game)
    desk = Desk.open(lang, entry)
    plans = plan(game, listed(bots), seats, settings(option), seed)
    with progress_bar(desk.words.say("bar-games"), games * len(plans)) as tell:
        found = survey(plans, games, workers(jobs, ray), tell)
    if as_json:
        desk.data(encode(found))
    else:
        given = {"seats": seats, "lang": lang}
        command = ["kaper", "report", game, "--games", games, "--bots", bots, "--seed", seed]
        command += [part for name, value in given.items() if value for part in (f"--{name}", value)]
        command += [part for chosen in option or () for part in ("--option", chosen)]
        title = desk.words.title(entry.meta.titles, game)
        desk.data(written(desk.words, title, shlex.join(map(str, command)), found).encode())
    if found.cut_short:
        raise typer.Exit(130)
