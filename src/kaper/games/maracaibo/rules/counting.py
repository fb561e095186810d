"""What effects, residences and quests count, for a seat at the moment it is asked for (POM-1937)."""

from typing import Final

from kaper.games.maracaibo.components.effects import COUNTERS
from kaper.games.maracaibo.components.ship import (
    CREW,
    INCOME_DOUBLOONS,
    INCOME_PER_QUEST,
    INCOME_VP,
    WITH_LIGHTNING,
)
from kaper.games.maracaibo.state.state import Maracaibo

QUEST_SCORED: Final[int] = COUNTERS.index("quest_scored")


def income_doubloons(s: Maracaibo, seat: int) -> int:
    """POM-1002, POM-1604: green scrolls of cards and figurehead."""
    strength = s.strength[seat]
    return strength[INCOME_DOUBLOONS] + strength[INCOME_PER_QUEST] * len(s.hands[seat])


def income_vp(s: Maracaibo, seat: int) -> int:
    """POM-1003: the same in points."""
    return s.strength[seat][INCOME_VP]


def residences(s: Maracaibo, seat: int) -> int:
    """POM-424, POM-1272, POM-1509: residence cards with an own marker."""
    return sum([marks >> seat & 1 for marks in s.markers])


def counters(s: Maracaibo, seat: int) -> list[int]:
    """All counters but the scored quests, in the order of `COUNTERS`.

    POM-1018, POM-1501, POM-1502, POM-1503, POM-1506, POM-1507, POM-1509, POM-1511, POM-1512, POM-1937.
    """
    strength = s.strength[seat]
    buried = s.buried[seat]
    kinds = [s.treasures(seat, kind) for kind in range(3)]
    built = residences(s, seat)
    return [
        *kinds, min(kinds), sum(buried), *buried, *strength[CREW : CREW + 3], strength[WITH_LIGHTNING],
        len(s.cards[seat]) + built, built, s.upgrades[seat].bit_count(), s.rivers(seat),
        income_doubloons(s, seat), income_vp(s, seat), len(s.hands[seat]), 0,
    ]  # fmt: skip


def count(s: Maracaibo, seat: int, what: int) -> int:
    return counters(s, seat)[what]
