"""Bots from outside Kaper, by name: Python ones by their entry points, and programs by their command.

For measuring only. Whoever can name such a bot can start a program, so nothing that comes over a network may
lead here: there, names are looked up in `levels`.
"""

import shlex
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from shutil import which

from kaper.bots import levels
from kaper.bots.bot import Bot
from kaper.bots.program import ProgramBot
from kaper.engine.errors import KaperError

GROUP = "kaper.bots"
PROGRAM = "program:"
Factory = Callable[[str, str], Bot]
"""Makes a bot, given the seed of its chance and whatever stood behind a colon in its name."""


@cache
def installed() -> dict[str, Factory]:
    """The Python bots that other distributions bring, by the names of their entry points."""
    return {point.name: point.load() for point in entry_points(group=GROUP)}


def hire(name: str, seed: str) -> Bot:
    """A new bot with this name: one of Kaper's own, an installed one, or a program."""
    if name.startswith(PROGRAM):
        return ProgramBot(seed, _command(name))
    own, _, detail = name.partition(":")
    factory = installed().get(own)
    return levels.make(name, seed) if factory is None else factory(seed, detail)


def _command(name: str) -> tuple[str, ...]:
    """The words of a command whose program is there."""
    words = tuple(shlex.split(name.removeprefix(PROGRAM)))
    if not words or which(words[0]) is None:
        program = words[0] if words else ""
        raise KaperError(f"There is no program “{program}” here.", "no-program", program=program)
    return words
