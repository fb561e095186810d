"""Who has won."""

from kaper.engine.game import Outcome, places
from plank.components.numbers import GOAL
from plank.state.state import Plank


def outcome(s: Plank) -> Outcome:
    ranks = places([(steps,) for steps in s.steps])
    ending = "plank" if max(s.steps) >= GOAL else "empty-hand"
    winners = [seat for seat, place in enumerate(ranks) if place == 1]
    return Outcome(ending, s.steps[:], ranks, winners, {"steps": s.steps[:]})
