"""What a position is worth to every seat."""

from plank.state.state import Plank


def forecast(s: Plank) -> list[float]:
    return [float(steps) for steps in s.steps]
