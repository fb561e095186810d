"""The odds of dice: what a throw brings, and who is left standing on a deck."""

from functools import cache
from typing import Final

SUCCESS: Final = 1 / 3
PIP: Final = 1 / 6
Throw = dict[tuple[int, int], float]
"""Successes and pips of the other dice, with their probability."""


@cache
def throws(dice: int) -> Throw:
    if dice <= 0:
        return {(0, 0): 1.0}
    found: Throw = {}
    for (successes, pips), chance in throws(dice - 1).items():
        for key, part in [((successes + 1, pips), SUCCESS)] + [
            ((successes, pips + face), PIP) for face in (1, 2, 3, 4)
        ]:
            found[key] = found.get(key, 0.0) + chance * part
    return found


@cache
def melee(crew: int, lead: int, other_crew: int, other_lead: int) -> tuple[float, float]:
    """MAM-1162 to MAM-1164: how likely either crew is the last one standing."""
    if crew <= 0 or other_crew <= 0:
        return (1.0, 0.0) if crew > 0 else (0.0, 1.0) if other_crew > 0 else (0.0, 0.0)
    wins, still = [0.0, 0.0], 0.0
    for (one, pips), chance in throws(lead).items():
        for (two, others), part in throws(other_lead).items():
            both = chance * part
            hurt, dealt = min(two, other_crew), min(one, crew)
            if not hurt and not dealt:
                still += both
            elif hurt >= crew and dealt >= other_crew:
                if (one, pips) != (two, others):
                    wins[int((two, others) > (one, pips))] += both
            else:
                after = melee(crew - hurt, lead, other_crew - dealt, other_lead)
                wins[0] += both * after[0]
                wins[1] += both * after[1]
    return (wins[0] / (1 - still), wins[1] / (1 - still)) if still < 1 else (0.0, 0.0)


def succeeds(dice: int) -> float:
    """MAM-304: how likely one of the dice is a success."""
    return 1 - (1 - SUCCESS) ** dice


def percent(part: float) -> int:
    return round(100 * part)
