"""The numbers that a search works with, found by playing searches against greedy bots."""

from dataclasses import dataclass, replace
from math import inf

from kaper.engine.game import Hints, S


@dataclass(frozen=True)
class Budget:
    """How long a search may think about one answer: seconds, iterations, or whichever ends first."""

    seconds: float = inf
    iterations: float = inf


@dataclass(frozen=True)
class Tuning:
    """How a search weighs what it knows.

    exploration  how much an answer that was seldom tried is preferred, in deviations
    trust        how many visits the hints' rating of an answer is worth
    whim         how often a rollout does not follow the hints
    longest      a rollout's answers before the game's forecast is asked
    squash       the lead, in the unit of the game's hints, that makes victory e times as likely
    """

    exploration: float = 0.6
    trust: float = 20.0
    whim: float = 0.1
    longest: int = 10
    squash: float = 7.0

    def suited(self, hints: Hints[S] | None) -> "Tuning":
        """The same for a game whose hints name numbers of their own."""
        if hints is None:
            return self
        return replace(
            self,
            exploration=self.exploration if hints.exploration is None else hints.exploration,
            trust=self.trust if hints.trust is None else hints.trust,
            longest=self.longest if hints.horizon is None else hints.horizon,
            squash=self.squash if hints.squash is None else hints.squash,
        )
