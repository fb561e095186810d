"""`kaper report`: how balanced a game is, in short as Markdown, and whole as a page."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from kaper import pool
from kaper.arena.balance import Balance
from kaper.arena.budgets import TRIALS, budgets
from kaper.arena.contest import Result
from kaper.arena.curves import curves
from kaper.arena.survey import Survey, plan, survey
from kaper.cli.balance import written
from kaper.cli.desk import Desk
from kaper.cli.page.report_page import Findings, page
from kaper.cli.params import AsJson, GameName, Jobs, Lang, Ray, listed, settings, workers
from kaper.cli.progress import progress_bar
from kaper.engine import registry
from kaper.engine.sight import encode
from kaper.journal import Journal

FILE = Path("arena.jsonl")
CURVES = 200
"""Of so many games at most the chances are followed."""
Only = Annotated[list[str] | None, typer.Option("--option", help="help-report-option", metavar="NAME=VALUE")]


def report(
    game: GameName,
    *,
    games: Annotated[int, typer.Option(help="help-report-games", metavar="N", min=1)] = 1000,
    bots: Annotated[str, typer.Option(help="help-bots", metavar="BOT,…")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="help-report-seats", metavar="N")] = None,
    option: Only = None,
    seed: Annotated[str, typer.Option(help="help-seed", metavar="SEED")] = "0",
    html: Annotated[Path | None, typer.Option(help="help-report-html", metavar="FILE")] = None,
    duels: Annotated[int, typer.Option(help="help-report-duels", metavar="N", min=0)] = 40,
    kept: Annotated[Path, typer.Option(help="help-arena-kept", metavar="FILE")] = FILE,
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play all variants of a game and report its balance."""
    entry = registry.find(game)
    desk = Desk.open(lang, entry)
    plans = plan(game, listed(bots), seats, settings(option), seed)
    who = workers(jobs, ray)
    with progress_bar(desk.words.say("bar-games"), games * len(plans)) as tell:
        found = survey(plans, games, who, tell)
    given = {"seats": seats, "lang": lang}
    words = ["kaper", "report", game, "--games", games, "--bots", bots, "--seed", seed]
    words += [part for name, value in given.items() if value for part in (f"--{name}", value)]
    words += [part for chosen in option or () for part in ("--option", chosen)]
    command, title = shlex.join(map(str, words)), desk.words.title(entry.meta.titles, game)
    if html is not None:
        more = (
            Findings(found)
            if found.cut_short
            else _more(desk, plans[0], found, duels, Journal(kept, Result), who)
        )
        html.write_text(
            page(desk.words, title, f"{command} --duels {duels} --html {shlex.quote(html.name)}", more),
            encoding="utf-8",
        )
    elif as_json:
        desk.data(encode(found))
    else:
        desk.data(written(desk.words, title, command, found).encode())
    if found.cut_short:
        raise typer.Exit(130)


def _more(
    desk: Desk, first: Survey, found: Balance, duels: int, journal: Journal[Result], jobs: pool.Jobs | None
) -> Findings:
    """What a page tells besides: how much trials help a search, and how the chances go."""
    games = min(found.wanted, CURVES)
    with progress_bar(desk.words.say("page-bar-curves"), games) as tell:
        course = curves(first, games, jobs, tell)
    if not duels:
        return Findings(found, (), course)
    with progress_bar(desk.words.say("page-bar-duels"), duels * len(TRIALS)) as tell:
        steps = list(budgets(found.game, duels, found.seed, journal, jobs, tell))
    return Findings(found, steps, course)
