"""Puts the commands together."""

from collections.abc import Callable
from typing import Annotated, cast

import typer
from typer.core import TyperGroup
from typer.main import get_command

import kaper
from kaper.cli.admin import admin
from kaper.cli.bench import bench
from kaper.cli.check import check
from kaper.cli.games import games
from kaper.cli.new import new
from kaper.cli.play import play
from kaper.cli.replay import replay
from kaper.cli.report import report
from kaper.cli.serve import serve
from kaper.cli.simulate import simulate
from kaper.cli.spoken import SpokenCommand, SpokenGroup, translate
from kaper.cli.strength import strength
from kaper.cli.verify import verify
from kaper.words import Words

COMMANDS: list[Callable[..., None]] = [
    games,
    serve,
    play,
    simulate,
    report,
    replay,
    verify,
    check,
    bench,
    strength,
    new,
]


def build(words: Words) -> TyperGroup:
    """The whole command with its help in the reader's language."""
    app = typer.Typer(cls=SpokenGroup, help="help-kaper", add_completion=False, rich_markup_mode="rich")
    # With a callback `kaper` stays a group of commands, whatever their number.
    app.callback()(_kaper)
    for command in COMMANDS:
        app.command(cls=SpokenCommand, help=f"help-{command.__name__}")(command)
    app.add_typer(admin())
    group = cast(TyperGroup, get_command(app))
    translate(group, words)
    return group


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"kaper {kaper.__version__}")
        raise typer.Exit


def _kaper(
    version: Annotated[
        bool, typer.Option("--version", help="help-version", metavar="", callback=_say_version, is_eager=True)
    ] = False,
) -> None:
    """The commands do everything else."""
