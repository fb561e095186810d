"""`kaper arena`: bots against each other on equal terms, until it is known who is stronger."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kaper.arena import parquet
from kaper.arena.arena import Arena, contend, known
from kaper.arena.contest import Result, contest
from kaper.arena.duels import LOWER, Duel
from kaper.arena.strength import usual_seats
from kaper.cli.desk import Desk
from kaper.cli.params import AsJson, GameName, Jobs, Lang, Options, Ray, listed, settings, workers
from kaper.cli.progress import progress_bar
from kaper.cli.tables import interval, plain_table
from kaper.engine import registry
from kaper.engine.sight import encode
from kaper.journal import Journal
from kaper.words import Words

FILE = Path("arena.jsonl")
NONE = "–"
MARKS = {"upper": " ▲", "lower": " ▼", "level": " =", "open": ""}
"""What stands behind a share that is settled, seen from the first of the two."""
TURNED = {"upper": "lower", "lower": "upper"}


def arena(
    game: GameName,
    *,
    bots: Annotated[str, typer.Option(help="help-arena-bots", metavar="BOT,…")] = "bosun,cabin-boy",
    games: Annotated[int, typer.Option(help="help-arena-games", metavar="N", min=1)] = 1000,
    seats: Annotated[int | None, typer.Option(help="help-seats", metavar="N")] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="help-seed", metavar="SEED")] = "0",
    margin: Annotated[float, typer.Option(help="help-arena-margin", metavar="N", min=0.5, max=40)] = 5,
    every_game: Annotated[bool, typer.Option("--all", help="help-arena-all", metavar="")] = False,
    kept: Annotated[Path, typer.Option(help="help-arena-kept", metavar="FILE")] = FILE,
    table: Annotated[
        Path | None, typer.Option("--parquet", help="help-arena-parquet", metavar="FILE")
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play rounds of games with the same dice until every question between two bots is settled."""
    entry = registry.find(game)
    desk = Desk.open(lang, entry)
    held = contest(game, listed(bots), seats or usual_seats(game), settings(option), seed)
    journal = Journal(kept, Result)
    before = known(held, journal, games)
    lead = None if every_game else margin / 100
    with progress_bar(desk.words.say("bar-games"), games, len(before)) as tell:
        found, results = contend(held, games, journal, before, lead, workers(jobs, ray), tell)
    if table is not None:
        parquet.write(held, results, table)
    if as_json:
        desk.data(encode(found))
    else:
        _print(desk, desk.words.title(entry.meta.titles, game), found, margin)
        pace = max(0, found.games - len(before)) / found.seconds if found.seconds else 0
        seconds = desk.words.decimal(found.seconds)
        desk.line("simulate-pace", "dim", seconds=seconds, pace=desk.words.whole(pace))
    if found.cut_short:
        raise typer.Exit(130)


def _print(desk: Desk, title: str, found: Arena, margin: float) -> None:
    words = desk.words
    desk.line("arena-title", "bold", title=title, games=found.games, seats=found.seats)
    desk.show("", _standings(words, found), "")
    desk.line("arena-fair", "dim", share=words.percent(found.fair))
    desk.show("", _cross(words, found), "")
    desk.line("arena-cross", "dim")
    for each in found.duels:
        one, other = (each.lower, each.upper) if each.verdict == LOWER else (each.upper, each.lower)
        desk.line(f"arena-{each.verdict}", one=one, other=other, margin=words.number(margin))
    if found.settled:
        desk.line("arena-settled", "bold green", games=found.games)


def _standings(words: Words, found: Arena) -> Table:
    table = plain_table(words, "arena", ["bot", "games", "wins", "interval", "mean", "rating"])
    for row in found.standings:
        rating = words.say(
            "arena-strength",
            strength=words.decimal(row.rating.strength),
            reach=words.decimal(row.rating.reach),
        )
        share = [words.percent(row.wins.share), interval(words, row.wins)]
        table.add_row(row.bot, words.whole(row.wins.chances), *share, words.decimal(row.score), rating)
    return table


def _cross(words: Words, found: Arena) -> Table:
    """Each bot's row says how often it was placed before the bot of the column."""
    bots = [row.bot for row in found.standings]
    cells = {(each.upper, each.lower): _cell(words, each) for each in found.duels}
    cells |= {(each.lower, each.upper): _cell(words, turned(each)) for each in found.duels}
    table = plain_table(words, "arena", ["bot"])
    for bot in bots:
        table.add_column(bot, justify="right")
    for bot in bots:
        table.add_row(bot, *(cells.get((bot, other), NONE) for other in bots))
    return table


def turned(duel: Duel) -> Duel:
    """The same duel, told from the other side."""
    points = duel.points
    other = type(points)(
        points.chances, points.chances - points.wins, 1 - points.share, 1 - points.high, 1 - points.low
    )
    return Duel(duel.lower, duel.upper, other, TURNED.get(duel.verdict, duel.verdict))


def _cell(words: Words, duel: Duel) -> str:
    points = duel.points
    low, high = words.decimal(100 * points.low), words.decimal(100 * points.high)
    return (
        words.say("report-share", share=words.percent(points.share), low=low, high=high) + MARKS[duel.verdict]
    )
