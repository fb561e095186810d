"""How a search values the position at the end of a rollout: by the outcome, or by the game's forecast."""

from collections.abc import Sequence
from math import exp

from kaper.encoding.value import Value
from kaper.engine.game import Outcome, S
from kaper.engine.match import Match


def shares(match: Match[S], squash: float, learned: Value | None = None) -> list[float]:
    """What share of victory each seat has, or may expect; by what was learned instead of by the hints."""
    outcome = match.outcome
    if outcome is not None:
        return won(outcome)
    if learned is not None:
        return learned.shares(match)
    hints = match.game.hints
    assert hints is not None
    expected = softened(hints.forecast(match.state), squash)
    if hints.hope is None:
        return expected
    hope = hints.hope(match.state)
    return [hope * share for share in expected]


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
