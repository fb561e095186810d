"""`kaper strength`: what the bots are worth, measured."""

from typing import Annotated

import typer
from rich.table import Table

from kaper.arena.strength import LADDER, Climbed, Rung, climb
from kaper.cli.desk import Desk
from kaper.cli.params import AsJson, GameName, Jobs, Lang, Options, Ray, settings, workers
from kaper.cli.progress import progress_bar
from kaper.cli.tables import interval, plain_table
from kaper.engine import registry
from kaper.engine.sight import encode
from kaper.words import Words


def strength(
    game: GameName,
    *,
    games: Annotated[int | None, typer.Option(help="help-strength-games", metavar="N", min=1)] = None,
    seats: Annotated[int | None, typer.Option(help="help-seats", metavar="N")] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="help-seed", metavar="SEED")] = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure each bot against a table of the next weaker one."""
    desk = Desk.open(lang, registry.find(game))
    found: list[Climbed] = []
    for rung in LADDER:
        wanted = Rung(rung.bot, rung.field, games or rung.games)
        label = desk.words.say("strength-bar", bot=rung.bot, field=rung.field)
        with progress_bar(label, wanted.games) as tell:
            found.append(climb(game, wanted, seats, settings(option), seed, workers(jobs, ray), tell))
        if found[-1].cut_short:
            break
    if as_json:
        desk.data(encode(found))
    else:
        desk.show(_table(desk.words, found))
    if found[-1].cut_short:
        raise typer.Exit(130)


def _table(words: Words, rows: list[Climbed]) -> Table:
    table = plain_table(words, "strength", ["bot", "field", "games", "wins", "interval", "fair"])
    for row in rows:
        field = words.say("strength-others", count=row.seats - 1, bot=row.field)
        games, wins = str(row.wins.chances), words.percent(row.wins.share)
        table.add_row(row.bot, field, games, wins, interval(words, row.wins), words.percent(row.fair))
    return table
