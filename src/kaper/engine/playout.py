"""Mass play: the tight loop of simulations, here so that it is compiled with the rules."""

from collections.abc import Sequence
from random import Random

from kaper.engine.game import S
from kaper.engine.match import Match


def play_at_random(match: Match[S], sources: Sequence[Random]) -> None:
    """Answer every question of a match without a diary at random; each seat has a stream of its own."""
    while match.pending:
        ask = match.pending[0]
        options = ask.options
        match.take(ask, options[int(sources[ask.seat].random() * len(options))])
