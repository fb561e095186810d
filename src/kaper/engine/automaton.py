"""Decisions that the rules make for a seat that nobody sits at, and the reason for each.

A game's automaton is told what to prefer in an order: the nearest, then the cheapest, then as a player
likes. Such a list of criteria narrows the candidates until one is left; the criterion that decided is
the reason that the log gives.

    decision = narrow(sites, [Criterion("nearest", away), Criterion("cheapest", cost)])
    decision = yield from settle(decision, player, "legend-site", SITES)
    explain(s.diary, "legend-buries", seat, decision, {"cell": name})
"""

from collections.abc import Callable, Sequence
from typing import Final

from kaper.engine.asking import NOTHING, Args, Asking, Choose, Option
from kaper.engine.errors import RuleError
from kaper.engine.events import Diary

ONLY: Final = "only"
"""The reason if there was nothing to decide from the beginning."""
TIED: Final = "tied"
"""No reason yet: the criteria leave several candidates."""
CHOSEN: Final = "chosen"
"""The reason if the criteria left several and a player chose."""


class Criterion:
    """A reason to prefer some candidates: those stay for which `measure` is least."""

    __slots__ = ("measure", "name")

    def __init__(self, name: str, measure: Callable[[int], int]) -> None:
        self.name = name
        self.measure = measure


class Decision:
    """The candidates that are left, and the name of what decided between them and the others."""

    __slots__ = ("because", "left")

    def __init__(self, left: Sequence[int], because: str) -> None:
        self.left = left
        self.because = because

    @property
    def choice(self) -> int:
        """What was decided on; the first of those that are left."""
        return self.left[0]


def narrow(candidates: Sequence[int], criteria: Sequence[Criterion]) -> Decision:
    """Apply the criteria one after another, each to what the one before has left."""
    if not candidates:
        raise RuleError("An automaton has nothing to decide between.")
    left = candidates
    because = ONLY
    for criterion in criteria:
        if len(left) == 1:
            break
        measures = [criterion.measure(candidate) for candidate in left]
        least = min(measures)
        kept = [candidate for candidate, found in zip(left, measures, strict=True) if found == least]
        if len(kept) < len(left):
            because = criterion.name
        left = kept
    return Decision(left, because if len(left) == 1 else TIED)


def settle(
    decision: Decision, seat: int, prompt: str, options: Sequence[Option], about: Args = NOTHING
) -> Asking[Decision]:
    """Where the criteria leave several candidates, a seat chooses; `options` has one for each candidate."""
    if len(decision.left) == 1:
        return decision
    offered = [options[candidate] for candidate in sorted(decision.left)]
    return Decision([(yield Choose(seat, prompt, offered, about)).value], CHOSEN)


def explain(diary: Diary | None, kind: str, seat: int, decision: Decision, args: Args = NOTHING) -> None:
    """Note what the automaton does, with its reason as the figure `because`: `because-nearest`."""
    if diary is not None:
        diary.note(kind, seat, {**args, "because": f"because-{decision.because}"})
