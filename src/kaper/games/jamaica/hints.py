"""Advice to bots."""

from kaper.engine.asking import Choose
from kaper.engine.game import Hints
from kaper.games.jamaica.state import Jamaica


def rate(s: Jamaica, ask: Choose) -> list[float]:
    return [0.0] * len(ask.options)


def forecast(s: Jamaica) -> list[float]:
    return [float(s.progress(i)) for i in range(s.ships)]


HINTS = Hints(rate, forecast)
