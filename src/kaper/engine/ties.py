"""Options tied to the things that they are about, so that a thing on the table can be clicked."""

from collections.abc import Callable, Iterable

Ties = dict[str, list[str]]
"""For a thing the options that it answers."""


def tied(options: Iterable[str], find: Callable[[str, str], Iterable[str]]) -> Ties:
    """Tie each option to what `find` gives for its verb and the rest of it; some are about no thing."""
    ties: Ties = {}
    for option in options:
        verb, _, detail = option.partition(":")
        for thing in dict.fromkeys(find(verb, detail)):
            ties.setdefault(thing, []).append(option)
    return ties
