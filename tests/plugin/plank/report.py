"""What the balance report is told about a finished game of Plank."""

from collections.abc import Iterator, Mapping
from typing import Final

from kaper.engine.show import Report
from plank.components.numbers import NUMBERS
from plank.state.state import Plank


def figures(s: Plank) -> Mapping[str, float]:
    return {"rounds": len(s.shown[0]), "walkers": sum(steps > 0 for steps in s.steps)}


def holdings(s: Plank) -> Iterator[tuple[str, str, int]]:
    """Every number is there in every game, and whoever showed it has it."""
    for number in range(NUMBERS):
        yield "number", f"number-{number}", -1
        for seat, pile in enumerate(s.shown):
            if number in pile:
                yield "number", f"number-{number}", seat


REPORT: Final = Report(figures, holdings)
