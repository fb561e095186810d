"""Playing on by hints, as searches do; here so that it is compiled with the rules."""

from random import Random

from kaper.engine.game import S
from kaper.engine.match import Match


def play_by_hints(match: Match[S], source: Random, whim: float, longest: int) -> None:
    """Play on as the hints advise, now and then on a whim; without hints, at random and to the end."""
    hints = match.game.hints
    state = match.state
    left = longest
    while match.pending and left:
        ask = match.pending[0]
        options = ask.options
        if hints is None or source.random() < whim:
            index = int(source.random() * len(options))
        else:
            rates = hints.rate(state, ask)
            index = rates.index(max(rates))
            left -= 1
        match.take(ask, options[index])
