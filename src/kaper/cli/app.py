"""Puts the commands together."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, cast

import typer
from typer.core import TyperGroup
from typer.main import get_command

import kaper
from kaper.cli.admin import admin
from kaper.cli.params import Lang
from kaper.cli.spoken import SpokenCommand, SpokenGroup, translate
from kaper.words import Words

COMMANDS = (
    "games",
    "serve",
    "play",
    "simulate",
    "arena",
    "report",
    "replay",
    "verify",
    "review",
    "check",
    "teach",
    "dataset",
    "train",
    "bench",
    "strength",
    "ladder",
    "puzzles",
    "new",
)
"""Each is a function in the module of its name."""
VERSION = "--version"


def build(words: Words, given: Sequence[str] = ()) -> TyperGroup:
    """The whole command with its help in the reader's language.

    Of what is `given` only the command that it begins with is loaded: what is not needed takes longer to
    import than most commands take.
    """
    app = typer.Typer(cls=SpokenGroup, help="help-kaper", add_completion=False, rich_markup_mode="rich")
    # With a callback `kaper` stays a group of commands, whatever their number.
    app.callback()(_kaper)
    for name in _wanted(given):
        app.command(cls=SpokenCommand, help=f"help-{name}")(_loaded(name))
    app.add_typer(admin())
    group = cast(TyperGroup, get_command(app))
    translate(group, words)
    return group


def _wanted(given: Sequence[str]) -> Sequence[str]:
    first = given[0] if given else ""
    return [first] if first in COMMANDS else [] if first in ("admin", VERSION) else COMMANDS


def _loaded(name: str) -> Callable[..., None]:
    return cast(Callable[..., None], getattr(import_module(f"kaper.cli.{name}"), name))


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"kaper {kaper.__version__}")
        raise typer.Exit


def _kaper(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option(VERSION, help="help-version", metavar="", callback=_say_version, is_eager=True)
    ] = False,
    lang: Lang = None,
) -> None:
    """The commands do everything else; a language given before them is theirs."""
    if lang is not None:
        context.default_map = _defaults(cast(TyperGroup, context.command), lang)


def _defaults(group: TyperGroup, lang: str) -> dict[str, object]:
    """The language for every command of a group and of the groups in it."""
    return {
        name: _defaults(each, lang) if isinstance(each, TyperGroup) else {"lang": lang}
        for name, each in group.commands.items()
    }
