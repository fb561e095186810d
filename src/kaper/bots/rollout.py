"""How a search guesses the end of a match from a position: play on by hints, then let the game forecast."""

from collections.abc import Sequence
from math import exp
from random import Random

from kaper.engine.game import Outcome, S
from kaper.engine.match import Match


def roll_out(match: Match[S], source: Random, whim: float, longest: int) -> None:
    """Play on as the hints advise, now and then on a whim; without hints, at random and to the end."""
    hints = match.game.hints
    draw = source.random
    state, answer = match.state, match.answer
    left = longest
    while match.pending and left:
        ask = match.pending[0]
        options = ask.options
        if hints is None or draw() < whim:
            index = int(draw() * len(options))
        else:
            rates = hints.rate(state, ask)
            index = rates.index(max(rates))
        answer(ask.seat, options[index])
        left -= hints is not None


def shares(match: Match[S], squash: float) -> list[float]:
    """What share of victory each seat has, or may expect."""
    outcome = match.outcome
    if outcome is not None:
        return won(outcome)
    hints = match.game.hints
    assert hints is not None
    return softened(hints.forecast(match.state), squash)


def won(outcome: Outcome) -> list[float]:
    """The victory of a match that is over, split evenly among those who won; nobody may have."""
    part = 1 / max(1, len(outcome.winners))
    return [part if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


def softened(forecasts: Sequence[float], squash: float) -> list[float]:
    """Forecasts as shares of one victory; `squash` is the lead that makes it e times as likely."""
    best = max(forecasts)
    weights = [exp((forecast - best) / squash) for forecast in forecasts]
    total = sum(weights)
    return [weight / total for weight in weights]
