"""Help in the reader's language.

The help texts in the code are keys; they become sentences when the language is known.
"""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

import typer
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from kaper.words import Words

if TYPE_CHECKING:
    from typer._click import Context


USAGE = {"Usage:": "help-usage", "[OPTIONS]": "help-usage-options", "COMMAND [ARGS]...": "help-usage-command"}
"""What Typer writes into a line of usage."""
PLACE = re.compile("[A-Z]+")
"""A word of a metavar: what is to be put there."""


class SpokenCommand(TyperCommand):
    """A command whose usage line is in the reader's language."""

    said: Mapping[str, str] = {}

    def get_usage(self, ctx: "Context") -> str:
        """The usage line; Typer has its words in English only."""
        return _reworded(super().get_usage(ctx), self.said)


class SpokenGroup(TyperGroup):
    """The same for `kaper` itself."""

    said: Mapping[str, str] = {}

    def get_usage(self, ctx: "Context") -> str:
        """The usage line; Typer has its words in English only."""
        return _reworded(super().get_usage(ctx), self.said)


class SpokenArgument(TyperArgument):
    """An argument whose help says what to give and not of which type of Python it is."""

    def display_type_rich(self, ctx: "Context") -> str | None:
        """Nothing: the name is the metavar."""
        return None


def _reworded(usage: str, said: Mapping[str, str]) -> str:
    for word, spoken in said.items():
        usage = usage.replace(word, spoken, 1)
    return usage


def translate(group: TyperGroup, words: Words) -> None:
    """Put the help of all commands and their parameters into words."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("help-commands")
    rich_utils.REQUIRED_LONG_STRING = words.say("help-required")
    rich_utils.DEFAULT_STRING = words.say("help-default", value="{}")
    _translate_all(group, words)


def _translate_all(group: TyperGroup, words: Words) -> None:
    _translate_one(group, words)
    for command in group.commands.values():
        if isinstance(command, TyperGroup):
            _translate_all(command, words)
        elif isinstance(command, SpokenCommand):
            _translate_one(command, words)


def _translate_one(command: TyperCommand | TyperGroup, words: Words) -> None:
    command.help = words.say(command.help or "")
    if isinstance(command, SpokenCommand | SpokenGroup):
        command.said = {word: words.say(key) for word, key in USAGE.items()}
    shown = command.get_params(typer.Context(command))
    for param in shown:
        if isinstance(param, TyperOption | TyperArgument) and param.help:
            if param.name == "help":
                param.help, param.metavar = "help-help", ""
            param.help = words.say(param.help)
        if isinstance(param, TyperArgument):
            # Typer makes the arguments and cannot be told another class.
            param.__class__ = SpokenArgument
        if isinstance(param, TyperOption | TyperArgument) and param.metavar:
            param.metavar = PLACE.sub(lambda found: words.say(f"place-{found[0].lower()}"), param.metavar)
