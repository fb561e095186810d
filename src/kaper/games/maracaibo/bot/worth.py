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
from kaper.games.maracaibo.components.ship import SOURCES
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
UNKNOWN: Final = -1e9
QUEST: Final[int] = COUNTERS.index("quest")
SCORED: Final[int] = COUNTERS.index("quest_scored")


class Prospect:
    """A seat's outlook: turns and rounds left, what it counts, and what doubloons and treasures are worth.

    `promises` is what each quest in hand, residence and grey scroll promises as things stand; more of a
    counter changes only those that look at it. `treasures`, `cubes` and `raids` are for what was found about
    them already (UNKNOWN before): the same is asked again and again about one position.
    """

    __slots__ = (
        "coin", "counted", "cubes", "hunters", "incomes", "left", "promise", "promises", "raids", "s", "seat",
        "treasures", "value",
    )  # fmt: skip

    def __init__(self, s: Maracaibo, seat: int) -> None:
        self.s = s
        self.seat = seat
        columns = s.sea.column[BAY] + 1
        ahead = max([s.sea.column[place] for place in s.ship]) + 1 if s.stage > 1 else 0
        share = 1.0 - ahead / (columns + 1)
        self.left = TURNS * (2 - s.round + share)
        self.incomes = 3 - s.round
        self.coin = DOUBLOON + BUYING * min(1.0, self.left / (1.6 * TURNS))
        self.hunters = s.modules & HUNTERS != 0
        self.counted = counters(s, seat)
        self.counted[SCORED] = sum(
            [likely(self.counted, EASY[card], self.left) > 0.4 for card in s.hands[seat]]
        )
        self.value = [_value(s.islands[kind], self.left) for kind in range(3)]
        self.promises = self._promises()
        self.promise = sum(self.promises)
        self.treasures = [UNKNOWN, UNKNOWN, UNKNOWN]
        self.cubes = [UNKNOWN, UNKNOWN, UNKNOWN]
        self.raids = [UNKNOWN] * len(SOURCES)

    def _promises(self) -> list[float]:
        """First those of quests, then of residences, then of scrolls."""
        s, seat, counted, left = self.s, self.seat, self.counted, self.left
        found = [quest_promise(counted, card, left, self.hunters) for card in s.hands[seat]]
        for place, marks in enumerate(s.markers):
            if marks >> seat & 1:
                found.append(residence_worth(s.card[place], counted, left))
        for card in s.cards[seat]:
            for what, size, vp in END[card]:
                found.append(vp * counted[what] / size)
        return found

    def more(self, what: int, n: int) -> float:
        """What N more of a counter promise, beyond its own points."""
        return self.more_of([(what, n)])

    def more_of(self, changes: list[tuple[int, int]]) -> float:
        """The same for several counters at once."""
        counted = self.counted
        changed = 0
        for what, n in changes:
            counted[what] += n
            changed |= 1 << what
        gained = self._gained(changed)
        for what, n in changes:
            counted[what] -= n
        return gained

    def _gained(self, changed: int) -> float:
        """How much more is promised now by what looks at these counters."""
        s, seat, counted, left = self.s, self.seat, self.counted, self.left
        promises = self.promises
        gained, index = 0.0, 0
        for card in s.hands[seat]:
            if QUEST_LOOKS[card] & changed:
                gained += quest_promise(counted, card, left, self.hunters) - promises[index]
            index += 1
        for place, marks in enumerate(s.markers):
            if marks >> seat & 1:
                card = s.card[place]
                if changed >> RESIDENCE_SCORE[card][0] & 1:
                    gained += residence_worth(card, counted, left) - promises[index]
                index += 1
        for card in s.cards[seat]:
            for what, size, vp in END[card]:
                if changed >> what & 1:
                    gained += vp * counted[what] / size - promises[index]
                index += 1
        return gained


def _looks(*conditions: Condition) -> int:
    """The counters that these conditions look at, as bits."""
    return sum({1 << what for condition in conditions for what, _ in condition})


QUEST_LOOKS: Final = {card: _looks(EASY[card], HARD[card]) for card in EASY}
"""For each quest the counters that it looks at, as bits."""


def _value(cubes: int, left: float) -> float:
    """A treasure's worth: as the island stands, drawn to the middle while there is time."""
    drift = min(0.5, left / 30.0)
    return treasure_value(cubes) * (1.0 - drift) + 3.3 * drift


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
