"""Chapter 10: final scoring."""

from typing import Final

from kaper.engine.game import Outcome, places
from kaper.games.maracaibo.components.board import PLACES
from kaper.games.maracaibo.components.cards import (
    EASY,
    EASY_VP,
    END,
    HARD,
    HARD_VP,
    IMPROVEMENT,
    KIND,
    QUEST_NAMES,
    RESIDENCE_SCORE,
    VP,
    Condition,
)
from kaper.games.maracaibo.components.effects import COUNTERS
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.rules.counting import QUEST_SCORED, counters, residences
from kaper.games.maracaibo.state.state import HUNTERS, NONE, Maracaibo

PARTS: Final = [
    "played", "rivers", "doubloons", "cards", "scrolls", "residences", "treasures", "buried", "quests",
    "quest-bonus", "rubies", "handicap",
]  # fmt: skip
_SCORING: Final = COMPONENTS["scoring"]
PER_RIVER: Final[int] = _SCORING["per_river"]
DOUBLOONS_PER_VP: Final[int] = _SCORING["doubloons_per_vp"]
BURIED_VP: Final[int] = _SCORING["buried_bonus"]
QUESTS_FOR_BONUS: Final[int] = _SCORING["quest_bonus"]["at_least"]
QUEST_BONUS: Final[int] = _SCORING["quest_bonus"]["vp"]
QUEST_FACTOR: Final[int] = COMPONENTS["module_adventure_hunters"]["reward_factor"]
FAILED_QUEST: Final[int] = COMPONENTS["module_adventure_hunters"]["failed_quest_vp"]
_RED: Final = COMPONENTS["redbeard"]["scoring"]
RED_RIVER: Final[int] = _RED["per_river"]
RED_IMPROVEMENT: Final[int] = _RED["per_improvement"]
RED_RESIDENCE: Final[int] = _RED["per_residence"]
RED_QUEST: Final[int] = _RED["per_quest"]
RED_QUESTS_FOR_BONUS: Final[int] = _RED["quest_bonus"]["at_least"]
RED_QUEST_BONUS: Final[int] = _RED["quest_bonus"]["vp"]
RED_RUBY: Final[int] = COMPONENTS["module_rubies"]["ruby_vp"]
VALUES: Final[list[int]] = [
    max((row["cubes"], row["vp"]) for row in _SCORING["treasure_value"] if row["cubes"] <= cubes)[1]
    for cubes in range(_SCORING["treasure_value"][-1]["cubes"] + 1)
]
"""What a treasure is worth by the cubes on its island; the last one for all that are more."""
RIVER: Final[int] = COUNTERS.index("river")


def treasure_value(cubes: int) -> int:
    """POM-1016: what each treasure of an island with N cubes is worth."""
    return VALUES[cubes if cubes < len(VALUES) else len(VALUES) - 1]


def score(s: Maracaibo) -> None:
    """POM-1006, POM-1018: the quests are shown, and every part is counted for everybody."""
    s.over = True
    if s.diary is None:
        return
    for seat in range(s.players):
        for card in s.hands[seat]:
            vp = quest_points(s, counters(s, seat), card)
            s.diary.note("shows-quest", seat, {"card": QUEST_NAMES[card], "vp": vp}, reveals=True)
    for seat in range(s.seats):
        figures = dict(zip(PARTS, parts_of(s, seat), strict=True))
        s.diary.note("scores", seat, {**figures, "total": sum(figures.values())}, reveals=True)


def outcome(s: Maracaibo) -> Outcome:
    """POM-1030: most points, then most buried treasures, else shared; POM-1274: Redbeard wins ties."""
    parts = [parts_of(s, seat) for seat in range(s.seats)]
    totals = [sum(each) for each in parts]
    table = {name: [each[index] for each in parts] for index, name in enumerate(PARTS)}
    if s.redbeard != NONE:
        ranks = [1, 2] if totals[0] > totals[1] else [2, 1]
    else:
        ranks = places([(totals[seat], sum(s.buried[seat])) for seat in range(s.seats)])
    ending = "redbeard" if s.redbeard != NONE and ranks[0] == 2 else "points"
    return Outcome(ending, totals, ranks, [seat for seat in range(s.seats) if ranks[seat] == 1], table)


def parts_of(s: Maracaibo, seat: int, with_quests: bool = True) -> list[int]:
    """The score of a seat as if the game ended now, in the order of `PARTS`; or all but its secret quests."""
    return redbeards_parts(s, seat) if seat == s.redbeard else players_parts(s, seat, with_quests)


def players_parts(s: Maracaibo, seat: int, with_quests: bool) -> list[int]:
    """The nine parts, after the points gained in play.

    POM-424, POM-522, POM-1011, POM-1012, POM-1013, POM-1014, POM-1015, POM-1016, POM-1017, POM-1018,
    POM-1019, POM-1020, POM-1021.
    """
    counted = counters(s, seat)
    quests = [quest_points(s, counted, card) for card in s.hands[seat]] if with_quests else []
    counted[QUEST_SCORED] = scored = sum(vp > 0 for vp in quests)
    return [
        s.vp[seat],
        PER_RIVER * counted[RIVER],
        s.doubloons[seat] // DOUBLOONS_PER_VP,
        sum([VP[card] for card in s.cards[seat]]),
        sum([vp * (counted[what] // size) for card in s.cards[seat] for what, size, vp in END[card]]),
        sum([residence_points(s, counted, place) for place in range(PLACES) if s.markers[place] >> seat & 1]),
        treasure_points(s, seat),
        BURIED_VP * sum(s.buried[seat]),
        sum(quests),
        QUEST_BONUS if scored >= QUESTS_FOR_BONUS else 0,
        0,
        0,
    ]


def residence_points(s: Maracaibo, counted: list[int], place: int) -> int:
    """POM-1015: points for each thing, up to the card's limit.

    POM-1701, POM-1702, POM-1703, POM-1704, POM-1705, POM-1706, POM-1707, POM-1708, POM-1709, POM-1710,
    POM-1711, POM-1712.
    """
    what, vp, most = RESIDENCE_SCORE[s.card[place]]
    return min(vp * counted[what], most)


def treasure_points(s: Maracaibo, seat: int) -> int:
    """POM-1016: each treasure, buried or not, by the cubes on its island."""
    return sum([s.treasures(seat, kind) * treasure_value(s.islands[kind]) for kind in range(3)])


def quest_points(s: Maracaibo, counted: list[int], card: int) -> int:
    """POM-1018, POM-1432, POM-1434: the harder condition, else the easier; for hunters all or nothing."""
    if is_met(counted, HARD[card]):
        return HARD_VP[card] * (QUEST_FACTOR if s.modules & HUNTERS else 1)
    if s.modules & HUNTERS:
        return FAILED_QUEST
    return EASY_VP[card] if is_met(counted, EASY[card]) else 0


def is_met(counted: list[int], condition: Condition) -> bool:
    """Every thing that it names is there in that number.

    POM-1501, POM-1502, POM-1503, POM-1504, POM-1505, POM-1506, POM-1507, POM-1508, POM-1509, POM-1510,
    POM-1511, POM-1512, POM-1513, POM-1514, POM-1515, POM-1516, POM-1517.
    """
    return all(counted[what] >= least for what, least in condition)


def redbeards_parts(s: Maracaibo, seat: int) -> list[int]:
    """POM-1272, POM-1273, POM-1275, A-23: his own tally; quests unfulfilled too, locations not."""
    quests = len(s.hands[seat])
    improvements = sum([KIND[card] == IMPROVEMENT for card in s.cards[seat]])
    return [
        s.vp[seat],
        RED_RIVER * s.rivers(seat),
        0,
        RED_IMPROVEMENT * improvements,
        0,
        RED_RESIDENCE * residences(s, seat),
        treasure_points(s, seat),
        BURIED_VP * sum(s.buried[seat]),
        RED_QUEST * quests,
        RED_QUEST_BONUS if quests >= RED_QUESTS_FOR_BONUS else 0,
        RED_RUBY * s.rubies[seat],
        -s.handicap,
    ]
