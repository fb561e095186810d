"""The command `kaper`: one small file for each of its commands."""

import os
import sys
from collections.abc import Sequence

import typer
from rich.console import Console

from kaper.cli.app import build
from kaper.cli.errors import Interrupted
from kaper.cli.misuse import misuse
from kaper.engine.errors import KaperError
from kaper.words import Words, choose_language

INTERRUPTED = 130


def main(args: Sequence[str] | None = None) -> int:
    """Run one command and say how it went: 0 well, 1 an error, 2 a misuse, 130 interrupted."""
    given = list(sys.argv[1:] if args is None else args) or ["--help"]
    words = Words(choose_language(_wish(given), os.environ))
    try:
        code = build(words, given)(given, prog_name="kaper", standalone_mode=False)
    except KaperError as fault:
        return _complain(words.error(fault), INTERRUPTED if isinstance(fault, Interrupted) else 1)
    except OSError as fault:
        return _complain(words.say("error-system", reason=fault.strerror or str(fault)), 1)
    except typer.Abort as fault:  # a question that nobody answered
        if isinstance(fault.__context__, EOFError):
            return _complain(words.say("unanswered"), 1)
        return _complain(words.say("interrupted"), INTERRUPTED)
    except typer.TyperException as fault:
        return _complain(misuse(fault, words), fault.exit_code)
    if code == INTERRUPTED:
        return _complain(words.say("interrupted"), code)
    return code if isinstance(code, int) else 0


def _wish(args: Sequence[str]) -> str | None:
    """The language that the arguments ask for, known before they are parsed: help needs it too."""
    for index, arg in enumerate(args):
        name, _, value = arg.partition("=")
        if name == "--lang":
            return value or (args[index + 1] if index + 1 < len(args) else None)
    return None


def _complain(sentence: str, code: int) -> int:
    Console(stderr=True).print(sentence, markup=False, highlight=False, soft_wrap=True)
    return code
