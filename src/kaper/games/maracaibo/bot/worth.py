"""What things are worth to a seat, in points at the end of the game.

The weights are ours, found by playing bots against each other; no rule depends on them.
"""

from typing import Final

from kaper.games.maracaibo.components.board import BAY
from kaper.games.maracaibo.components.cards import (
    EASY,
    EASY_VP,
    END,
    HARD,
    HARD_VP,
    RESIDENCE_SCORE,
    Condition,
)
from kaper.games.maracaibo.components.effects import COUNTERS
from kaper.games.maracaibo.components.track import LEFT
from kaper.games.maracaibo.rules.counting import counters
from kaper.games.maracaibo.rules.ending import FAILED_QUEST, QUEST_FACTOR, treasure_value
from kaper.games.maracaibo.state.state import HUNTERS, Maracaibo

TURNS: Final = 6.5
"""Turns of one seat in a round."""
DOUBLOON: Final = 0.2
"""What a doubloon counts at the end; before that it also buys."""
BUYING: Final = 0.3
EFFORT: Final = {
    "gold": 1.6, "emerald": 1.6, "pearl": 1.6, "treasure_set": 4.0, "buried": 1.6, "buried_gold": 2.2,
    "buried_emerald": 2.2, "buried_pearl": 2.2, "crew": 1.7, "equipment": 1.7, "ship": 2.6,
    "lightning": 1.4, "cards_and_residences": 1.0, "residence": 4.0, "upgrade": 0.8, "river": 2.6,
    "income_doubloons": 0.6, "income_vp": 1.3, "quest": 2.0, "quest_scored": 4.0,
}  # fmt: skip
TURNS_FOR: Final[list[float]] = [EFFORT[name] for name in COUNTERS]
"""About how many turns one more of each thing takes to a seat that is after it."""
HURRY: Final = 0.55
QUEST: Final[int] = COUNTERS.index("quest")
SCORED: Final[int] = COUNTERS.index("quest_scored")


class Prospect:
    """A seat's outlook: turns and rounds left, what it counts, and what doubloons and treasures are worth."""

    __slots__ = ("coin", "counted", "incomes", "left", "promise", "s", "seat", "value")

    def __init__(self, s: Maracaibo, seat: int) -> None:
        self.s = s
        self.seat = seat
        columns = s.sea.column[BAY] + 1
        ahead = max([s.sea.column[place] for place in s.ship]) + 1 if s.stage > 1 else 0
        share = 1.0 - ahead / (columns + 1)
        self.left = TURNS * (2 - s.round + share)
        self.incomes = 3 - s.round
        self.coin = DOUBLOON + BUYING * min(1.0, self.left / (1.6 * TURNS))
        self.counted = counters(s, seat)
        self.counted[SCORED] = sum(
            [likely(self.counted, EASY[card], self.left) > 0.4 for card in s.hands[seat]]
        )
        self.value = [_value(s.islands[kind], self.left) for kind in range(3)]
        self.promise = promise(s, seat, self.counted, self.left)

    def more(self, what: int, n: int) -> float:
        """What N more of a counter promise, beyond its own points."""
        after = self.counted[:]
        after[what] += n
        return promise(self.s, self.seat, after, self.left) - self.promise

    def more_of(self, changes: list[tuple[int, int]]) -> float:
        """The same for several counters at once."""
        after = self.counted[:]
        for what, n in changes:
            after[what] += n
        return promise(self.s, self.seat, after, self.left) - self.promise


def _value(cubes: int, left: float) -> float:
    """A treasure's worth: as the island stands, drawn to the middle while there is time."""
    drift = min(0.5, left / 30.0)
    return treasure_value(cubes) * (1.0 - drift) + 3.3 * drift


def promise(s: Maracaibo, seat: int, counted: list[int], left: float) -> float:
    """Quests in hand, residences and grey scrolls, as far as these counters go."""
    total = 0.0
    for card in s.hands[seat]:
        total += quest_promise(counted, card, left, s.modules & HUNTERS != 0)
    for place, marks in enumerate(s.markers):
        if marks >> seat & 1:
            total += residence_worth(s.card[place], counted, left)
    for card in s.cards[seat]:
        for what, size, vp in END[card]:
            total += vp * counted[what] / size
    return total


def quest_promise(counted: list[int], card: int, left: float, hunters: bool) -> float:
    hard = likely(counted, HARD[card], left)
    if hunters:
        return hard * (QUEST_FACTOR * HARD_VP[card] - FAILED_QUEST) + FAILED_QUEST
    easy = EASY_VP[card]
    return easy * likely(counted, EASY[card], left) + (HARD_VP[card] - easy) * hard


def likely(counted: list[int], condition: Condition, left: float) -> float:
    """How likely a condition is met: by the turns that what is missing takes, against those left."""
    missing = 0.0
    for what, least in condition:
        if counted[what] < least:
            missing += (least - counted[what]) * TURNS_FOR[what]
    if missing == 0.0:
        return 1.0
    return max(0.0, 1.0 - missing / (HURRY * left + 0.4)) * 0.8


def residence_worth(card: int, counted: list[int], left: float) -> float:
    """A residence's points: what it counts now, and a little of what may come."""
    what, vp, most = RESIDENCE_SCORE[card]
    coming = min(left / (3.0 * TURNS_FOR[what]), 4.0)
    return min(vp * (counted[what] + coming), float(most))


def river_worth(space: int) -> float:
    """How far along the track an explorer is, in points: 16 for four rivers, and effects on the way."""
    return 1.0 * (LEFT[0] - LEFT[space])
