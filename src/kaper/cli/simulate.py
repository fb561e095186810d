"""`kaper simulate`: many games between bots, and what came out."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from kaper.arena.report import Report
from kaper.arena.simulate import simulate as run
from kaper.arena.strength import usual_seats
from kaper.cli.desk import Desk
from kaper.cli.params import AsJson, GameName, Jobs, Lang, Options, Ray, listed, settings, workers
from kaper.cli.progress import progress_bar
from kaper.cli.tables import interval, plain_table
from kaper.engine import registry
from kaper.engine.sight import encode
from kaper.words import Words


def simulate(
    game: GameName,
    *,
    games: Annotated[int, typer.Option(help="help-games-count", metavar="N", min=1)] = 100,
    bots: Annotated[str, typer.Option(help="help-bots", metavar="BOT,…")] = "random",
    seats: Annotated[int | None, typer.Option(help="help-seats", metavar="N")] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="help-seed", metavar="SEED")] = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games against each other."""
    entry = registry.find(game)
    desk = Desk.open(lang, entry)
    names = listed(bots)
    count = seats or (len(names) if len(names) > 1 else usual_seats(game))
    with progress_bar(desk.words.say("bar-games"), games) as tell:
        report = run(game, games, names, count, settings(option), seed, workers(jobs, ray), tell)
    if as_json:
        desk.data(encode(report))
    else:
        _print(desk, desk.words.title(entry.meta.titles, game), report)
    if report.cut_short:
        raise typer.Exit(130)


def _print(desk: Desk, title: str, report: Report) -> None:
    words = desk.words
    desk.line("simulate-title", "bold", title=title, games=report.games, seats=report.seats)
    desk.show("", _standings(words, report), "")
    desk.line("simulate-fair", "dim", share=words.percent(1 / report.seats))
    answers = report.answers
    desk.line("simulate-length", least=answers.least, median=answers.median, most=answers.most)
    pace = report.games / report.seconds if report.seconds else 0
    desk.line("simulate-pace", seconds=words.decimal(report.seconds), pace=words.whole(pace))
    for ending, count in report.endings.items():
        share = words.percent(count / (report.games or 1))
        desk.line("simulate-ending", ending=words.ending(ending), count=count, share=share)


def _standings(words: Words, report: Report) -> Table:
    """Shares of victories and scores, first of the bots, then of the seats."""
    table = plain_table(words, "simulate", ["who", "wins", "interval", "mean", "quartiles"])
    by_seat = {words.say("simulate-seat", seat=seat): row for seat, row in enumerate(report.by_seat)}
    by_bot = {words.say("simulate-bot", bot=bot): row for bot, row in report.standings.items()}
    for name, row in {**by_bot, **by_seat}.items():
        scores = asdict(row.scores)
        mean = words.decimal(scores.pop("mean"))
        wins = words.percent(row.wins.share)
        table.add_row(name, wins, interval(words, row.wins), mean, words.say("quartiles", **scores))
    return table
