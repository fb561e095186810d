"""Help in the reader's language.

The help texts in the code are keys; they become sentences when the language is known.
"""

from typing import TYPE_CHECKING

import typer
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from kaper.words import Words

if TYPE_CHECKING:
    from typer._click import Context


class SpokenCommand(TyperCommand):
    """A command whose usage line begins with a word of the reader's language."""

    usage = "Usage:"

    def get_usage(self, ctx: "Context") -> str:
        """The usage line; Typer has its first word in English only."""
        return super().get_usage(ctx).replace("Usage:", self.usage, 1)


class SpokenGroup(TyperGroup):
    """The same for `kaper` itself."""

    usage = "Usage:"

    def get_usage(self, ctx: "Context") -> str:
        """The usage line; Typer has its first word in English only."""
        return super().get_usage(ctx).replace("Usage:", self.usage, 1)


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
        command.usage = words.say("help-usage")
    shown = command.get_params(typer.Context(command))
    for param in shown:
        if isinstance(param, TyperOption | TyperArgument) and param.help:
            if param.name == "help":
                param.help, param.metavar = "help-help", ""
            param.help = words.say(param.help)
