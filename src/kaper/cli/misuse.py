"""Complaints about misuse in the reader's language.

Typer complains in English only. What it found is taken from its error where the error says it, and from
its sentence where it does not; a sentence that is not known here is said as it is.
"""

import re
from typing import NotRequired, TypedDict, cast

import typer
from typer.core import TyperArgument, TyperOption

from kaper.words import Words

MISUSES = {
    "MissingParameter": "misuse-missing",
    "BadParameter": "misuse-value",
    "NoSuchOption": "misuse-option",
}
SENTENCES = {
    "misuse-command": re.compile(r"No such command '(?P<name>.*)'"),
    "misuse-extra": re.compile(r"Got unexpected extra argument.*? \((?P<name>.*)\)"),
    "misuse-no-value": re.compile(r"Option '(?P<name>.*)' requires an argument"),
    "misuse-flag": re.compile(r"Option '(?P<name>.*)' does not take a value"),
}


class Check(TypedDict):
    """What Typer's check of a value has to say: which kind of fault, in what, and beyond which limits."""

    type: str
    input: str
    ctx: NotRequired[dict[str, float]]


def misuse(fault: typer.TyperException, words: Words) -> str:
    """One sentence on what was wrong with the arguments, and one on where help is."""
    context = getattr(fault, "ctx", None)
    command = f"{context.command_path if context is not None else 'kaper'} --help"
    return f"{_complaint(fault, words)} {words.say('misuse-help', command=command)}"


def _complaint(fault: typer.TyperException, words: Words) -> str:
    key = MISUSES.get(type(fault).__name__)
    if key is not None:
        return words.say(key, name=_culprit(fault), reason=_reason(fault, words))
    for key, sentence in SENTENCES.items():
        found = sentence.match(fault.message)
        if found is not None:
            return words.say(key, name=found["name"])
    return words.say("misuse-other", reason=fault.message.rstrip("."))


def _culprit(fault: typer.TyperException) -> str:
    """The parameter that the fault is about, as the help calls it."""
    param = getattr(fault, "param", None)
    if isinstance(param, TyperArgument):
        return param.metavar or ""
    if isinstance(param, TyperOption):
        return param.opts[0]
    return str(getattr(fault, "option_name", ""))


def _reason(fault: typer.TyperException, words: Words) -> str:
    """Why a value does not fit; the check of the value says it as a kind with its figures."""
    checks = cast(list[Check], getattr(fault.__cause__, "errors", list)())
    for check in checks[:1]:
        key = f"misuse-value-{check['type'].replace('_', '-')}"
        if words.has(key):
            return words.say(key, given=check["input"], **check.get("ctx", {}))
    return fault.message.rstrip(".")
