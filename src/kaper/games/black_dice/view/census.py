"""How many there are of each component: the counts never change."""

from collections.abc import Mapping

from kaper.games.black_dice.components.board import COLOURS, GOLD_VALUES, LIMIT
from kaper.games.black_dice.state.state import BlackDice


def census(s: BlackDice) -> Mapping[str, int]:
    """CBD-I01 to CBD-I06: rum, gold, dice; and what may never be."""
    counts = {"rum": s.supply + sum(s.rum) + sum(s.rum_on)}
    for value, worth in enumerate(GOLD_VALUES):
        owned = sum(gold[value] + thrown[value] for gold, thrown in zip(s.gold, s.discarded, strict=True))
        counts[f"gold-{worth}"] = s.pool[value] + s.unused[value] + owned
    counts["black-dice"] = s.black_pool - s.black_aside - sum(s.black)
    for player, colour in enumerate(COLOURS[: s.players]):
        counts[f"dice-{colour}"] = s.unplaced[player] + sum(s.placed[player]) - s.dice_each
    counts["dice-on-tile"] = sum(s.dice_at) - sum(map(sum, s.placed))
    counts["unlawful"] = _unlawful(s)
    return counts


def _unlawful(s: BlackDice) -> int:
    """CBD-I05, CBD-I06: rum above a limit or overboard, and dice at a blocked adventure."""
    faults = 0
    for recruit, pirate in enumerate(s.recruits):
        faults += s.rum_on[recruit] > (0 if s.overboard[recruit] else LIMIT[pirate])
    if s.blocked >= 0:
        faults += s.black[s.blocked] + s.dice_at[s.blocked]
    return faults
