"""Chapters 10, 15 and 17: final scoring, quest conditions and residences."""

import pytest

from kaper.games.maracaibo.components.cards import EASY, HARD
from kaper.games.maracaibo.components.effects import COUNTERS
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.counting import count
from kaper.games.maracaibo.rules.ending import PARTS, parts_of, quest_points, treasure_value
from kaper.games.maracaibo.state.state import Maracaibo
from tests.games.maracaibo.table import position, score

Given = dict[str, object]


def at_the_end(**given: object) -> Maracaibo:
    return position(**given)  # type: ignore[arg-type]


@pytest.mark.rule("POM-1011")
def test_each_river_brings_4_points() -> None:
    assert score(position(explorer={0: "d1"}), "rivers") == 12


@pytest.mark.rule("POM-1012")
@pytest.mark.parametrize(("doubloons", "points"), [(4, 0), (5, 1), (24, 4)])
def test_every_full_5_doubloons_bring_a_point(doubloons: int, points: int) -> None:
    assert score(position(doubloons={0: doubloons}), "doubloons") == points


@pytest.mark.rule("POM-1013")
def test_the_printed_points_of_improvement_cards_count() -> None:
    assert score(position(owned={0: ["galleon", "sugar-cane"]}), "cards") == 7 + 3


@pytest.mark.rule("POM-1014", "POM-1921", "POM-1923")
def test_grey_scrolls_bring_points() -> None:
    s = position(
        owned={0: ["counting-scales", "burial-map"]}, stored={0: [5, 0, 0]}, buried={0: ["gold:1", "pearl:1"]}
    )
    # six gold are two full threes; two buried treasures
    assert score(s, "scrolls") == 7 * 2 + 2 * 2


@pytest.mark.rule("POM-1921")
@pytest.mark.parametrize(("gold", "points"), [(2, 0), (3, 7), (5, 7), (6, 14)])
def test_a_scroll_for_threes_counts_whole_threes(gold: int, points: int) -> None:
    assert score(position(owned={0: ["counting-scales"]}, stored={0: [gold, 9, 9]}), "scrolls") == points


@pytest.mark.rule("POM-1922", "POM-1020", "POM-1021")
def test_the_adventure_huntress_brings_5_points_for_three_scored_quests() -> None:
    quests = [85, 86, 87]
    s = position(owned={0: ["adventure-huntress"]}, hands={0: quests}, stored={0: [4, 4, 4]})
    assert score(s, "scrolls") == 5
    s.stored[0][2] = 3
    assert score(s, "scrolls") == 0


@pytest.mark.rule("POM-1015")
def test_residences_count_up_to_their_limit() -> None:
    s = position(cards={4: "palace", 5: "sea-fort"}, markers={4: [0], 5: [0]}, stored={0: [7, 0, 0]})
    assert score(s, "residences") == 24
    ships = ["longboat", "pinnace", "sloop", "cutter", "frigate", "galleon"]
    s = position(cards={5: "sea-fort"}, markers={5: [0]}, owned={0: ships})
    assert score(s, "residences") == 25


@pytest.mark.rule("POM-1016", "E-17")
@pytest.mark.parametrize(
    ("cubes", "worth"),
    [(0, 2), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (8, 5), (9, 5), (60, 5)],
)
def test_a_treasure_is_worth_what_its_island_shows(cubes: int, worth: int) -> None:
    assert treasure_value(cubes) == worth
    assert score(position(stored={0: [0, 1, 0]}, islands=[9, cubes, 9]), "treasures") == worth


@pytest.mark.rule("POM-1017")
def test_a_buried_treasure_brings_2_points_more() -> None:
    s = position(buried={0: ["gold:1", "pearl:2", "pearl:4"]})
    assert score(s, "buried") == 6


@pytest.mark.rule("POM-1018")
@pytest.mark.parametrize(("gold", "points"), [(3, 0), (4, 4), (5, 4), (6, 9), (8, 9)])
def test_a_quest_scores_its_harder_condition_else_its_easier_and_never_both(gold: int, points: int) -> None:
    assert score(position(hands={0: [85]}, stored={0: [gold, 0, 0]}), "quests") == points


@pytest.mark.rule("POM-522", "POM-1018", "POM-1021")
def test_a_score_that_anybody_may_see_before_the_end_leaves_the_quests_out() -> None:
    s = position(hands={0: [85]}, cards={4: "manor"}, markers={4: [0]}, stored={0: [4, 0, 0]})
    assert (score(s, "quests"), score(s, "residences")) == (4, 4)
    seen = dict(zip(PARTS, parts_of(s, 0, with_quests=False), strict=True))
    assert (seen["quests"], seen["residences"], seen["treasures"]) == (0, 0, 12)


@pytest.mark.rule("POM-1018", "E-14")
def test_the_same_cards_serve_any_number_of_quests() -> None:
    crew = ["boatswain", "purser", "haggler"]
    # three crew cards: quest 97 and with a river quest 104 at the easier level
    s = position(hands={0: [97, 104]}, owned={0: crew}, explorer={0: "b1"})
    assert score(s, "quests") == 3 + 3


@pytest.mark.rule("POM-1019", "POM-1020")
def test_six_scored_quests_bring_10_points() -> None:
    six = [85, 86, 87, 88, 89, 90]
    holes = [f"{kind}:{n}" for kind in ("gold", "emerald", "pearl") for n in (1, 2)]
    s = position(hands={0: six}, stored={0: [2, 2, 2]}, buried={0: holes})
    assert (score(s, "quests"), score(s, "quest-bonus")) == (3 * 4 + 3 * 3, 10)
    s = position(hands={0: six[:5]}, stored={0: [2, 2, 2]}, buried={0: holes})
    assert score(s, "quest-bonus") == 0


@pytest.mark.rule(
    "POM-1011", "POM-1012", "POM-1013", "POM-1014", "POM-1015", "POM-1016", "POM-1017", "POM-1018",
    "POM-1019", "POM-1021",
)  # fmt: skip
def test_all_parts_of_a_score() -> None:
    s = position(
        settings={"rubies": "yes"}, explorer={0: "c1"}, doubloons={0: 14}, hands={0: [85, 88]},
        owned={0: ["tobacco", "counting-scales"]}, cards={4: "palace"}, markers={4: [0]},
        stored={0: [4, 0, 0]}, buried={0: ["gold:1", "gold:2"]}, islands=[7, 0, 0],
    )  # fmt: skip
    s.vp[0], s.rubies[0] = 11, 2
    parts = {name: part[0] for name, part in GAME.outcome(s).parts.items()}
    # six gold: 5 points each, 7 for each three, 24 in the palace; quest 85 in full, 88 by its easier half
    assert parts == {
        "played": 11, "rivers": 8, "doubloons": 2, "cards": 4 + 1, "scrolls": 14, "residences": 24,
        "treasures": 30, "buried": 4, "quests": 9 + 3, "quest-bonus": 0, "rubies": 0, "handicap": 0,
    }  # fmt: skip
    assert GAME.outcome(s).scores[0] == 110


@pytest.mark.rule("POM-1030")
def test_most_points_win_then_most_buried_treasures_then_it_is_shared() -> None:
    s = position(players=3)
    s.doubloons, s.vp = [0, 0, 0], [50, 50, 40]
    assert GAME.outcome(s).winners == [0, 1]
    assert GAME.outcome(s).places == [1, 1, 3]
    s.buried[1], s.islands = [0, 0, 1], [0, 0, 0]
    s.vp = [54, 50, 40]
    assert GAME.outcome(s).scores == [54, 54, 40]
    assert GAME.outcome(s).winners == [1]


@pytest.mark.rule("POM-1006", "POM-1018")
def test_the_parts_of_a_score_add_up_to_it() -> None:
    outcome = GAME.outcome(position(explorer={0: "c1"}, stored={0: [2, 1, 0]}, owned={0: ["sloop"]}))
    assert list(outcome.parts) == [
        "played", "rivers", "doubloons", "cards", "scrolls", "residences", "treasures", "buried", "quests",
        "quest-bonus", "rubies", "handicap",
    ]  # fmt: skip
    assert [sum(part[seat] for part in outcome.parts.values()) for seat in range(2)] == outcome.scores


# --- quests


RULES_OF_QUESTS = {
    "POM-1501": {
        85: ({"gold": 4}, {"gold": 6}),
        86: ({"emerald": 4}, {"emerald": 6}),
        87: ({"pearl": 4}, {"pearl": 6}),
    },
    "POM-1502": {
        88: ({"buried_gold": 2}, {"buried_gold": 3}),
        89: ({"buried_emerald": 2}, {"buried_emerald": 3}),
        90: ({"buried_pearl": 2}, {"buried_pearl": 3}),
    },
    "POM-1503": {
        97: ({"crew": 3}, {"crew": 5}),
        98: ({"equipment": 3}, {"equipment": 5}),
        99: ({"ship": 2}, {"ship": 3}),
    },
    "POM-1504": {91: ({"income_doubloons": 6}, {"income_doubloons": 10})},
    "POM-1505": {92: ({"income_vp": 4}, {"income_vp": 7})},
    "POM-1506": {93: ({"cards_and_residences": 8}, {"cards_and_residences": 11})},
    "POM-1507": {94: ({"river": 3}, {"river": 4})},
    "POM-1508": {
        84: ({"equipment": 2, "ship": 1}, {"equipment": 3, "ship": 2}),
        95: ({"crew": 2, "ship": 1}, {"crew": 3, "ship": 2}),
        96: ({"crew": 2, "equipment": 2, "ship": 1}, {"crew": 3, "equipment": 3, "ship": 2}),
    },
    "POM-1509": {100: ({"residence": 1}, {"residence": 2})},
    "POM-1510": {101: ({"buried": 2, "income_vp": 3}, {"buried": 4, "income_vp": 4})},
    "POM-1511": {102: ({"lightning": 5}, {"lightning": 7})},
    "POM-1512": {103: ({"upgrade": 16}, {"upgrade": 19})},
    "POM-1513": {104: ({"crew": 3, "river": 1}, {"crew": 4, "river": 2})},
    "POM-1514": {105: ({"equipment": 3, "river": 1}, {"equipment": 4, "river": 2})},
    "POM-1515": {106: ({"equipment": 3, "crew": 3}, {"equipment": 4, "crew": 4})},
    "POM-1516": {107: ({"ship": 1, "residence": 1}, {"ship": 2, "residence": 2})},
    "POM-1517": {108: ({"buried": 4, "river": 2}, {"buried": 6, "river": 3})},
}
PAID = {
    84: (2, 6), 85: (4, 9), 86: (4, 9), 87: (4, 9), 88: (3, 8), 89: (3, 8), 90: (3, 8), 91: (3, 7),
    92: (4, 10), 93: (4, 9), 94: (2, 5), 95: (2, 6), 96: (4, 9), 97: (3, 7), 98: (3, 7), 99: (4, 8),
    100: (4, 10), 101: (3, 6), 102: (4, 9), 103: (3, 8), 104: (3, 7), 105: (3, 7), 106: (4, 9),
    107: (4, 10), 108: (4, 9),
}  # fmt: skip
"""What each quest pays for the easier and for the harder condition."""
QUESTS = [(card, *pair) for cards in RULES_OF_QUESTS.values() for card, pair in cards.items()]


def counted(counts: dict[str, int], less: str = "") -> list[int]:
    """Counters as given; the one named `less` by one smaller."""
    return [counts.get(name, 0) - (name == less) for name in COUNTERS]


@pytest.mark.rule(
    "POM-1501", "POM-1502", "POM-1503", "POM-1504", "POM-1505", "POM-1506", "POM-1507", "POM-1508",
    "POM-1509", "POM-1510", "POM-1511", "POM-1512", "POM-1513", "POM-1514", "POM-1515", "POM-1516",
    "POM-1517",
)  # fmt: skip
@pytest.mark.parametrize(("card", "easy", "hard"), QUESTS)
def test_what_each_quest_asks(card: int, easy: dict[str, int], hard: dict[str, int]) -> None:
    s = position()
    less, more = PAID[card]
    assert quest_points(s, counted(easy), card) == less
    assert quest_points(s, counted(hard), card) == more
    for name in easy:
        assert quest_points(s, counted(easy, name), card) == 0
        assert quest_points(s, counted(hard, name), card) == less


def test_there_is_a_row_for_every_quest() -> None:
    assert sorted(card for card, _, _ in QUESTS) == sorted(EASY) == sorted(HARD)


@pytest.mark.rule("POM-1506", "POM-1509", "POM-1511", "POM-1512")
def test_what_counters_count() -> None:
    cards = ["caulker", "navigator", "tobacco"]
    s = position(
        cards={4: "inn"}, markers={4: [0]}, owned={0: cards}, upgrades={0: ["u01", "u02"]}, hands={0: [93]}
    )
    # whether a quest scores is only looked at in the end
    assert count(s, 0, COUNTERS.index("quest_scored")) == 0
    # two of the three cards have lightning; four cards and residences; one residence; two upgrades
    named = {name: count(s, 0, COUNTERS.index(name)) for name in COUNTERS}
    assert (named["lightning"], named["cards_and_residences"], named["residence"], named["upgrade"]) == (
        2,
        4,
        1,
        2,
    )


# --- residences


RESIDENCES: list[tuple[str, int, Given, int]] = [
    ("hacienda", 16, {"owned": {0: ["purser", "sugar-cane"]}}, 14),
    ("castle", 18, {"owned": {0: ["ships-surgeon", "boatswain"]}}, 12),
    ("sea-fort", 18, {"owned": {0: ["sloop", "cutter"]}}, 10),
    ("citadel", 18, {"owned": {0: ["tobacco", "cocoa", "purser"]}}, 8),
    ("inn", 18, {"owned": {0: ["tobacco", "cocoa", "purser"]}}, 4),
    ("pirate-cove", 16, {"buried": {0: ["gold:1", "pearl:1", "pearl:2"]}}, 9),
    ("manor", 16, {"hands": {0: [85, 86]}, "stored": {0: [4, 6, 0]}}, 8),
    ("town-house", 18, {"stored": {0: [1, 2, 3]}}, 8),
    ("palace", 18, {"stored": {0: [1, 2, 3]}}, 4),
    ("lighthouse", 18, {"stored": {0: [1, 2, 3]}}, 12),
    ("stronghold", 16, {"stored": {0: [2, 5, 3]}}, 16),
    ("hidden-harbour", 18, {"explorer": {0: "d1"}}, 18),
]


@pytest.mark.rule(
    "POM-1701", "POM-1702", "POM-1703", "POM-1704", "POM-1705", "POM-1706", "POM-1707", "POM-1708",
    "POM-1709", "POM-1710", "POM-1711", "POM-1712",
)  # fmt: skip
@pytest.mark.parametrize(("name", "cost", "given", "points"), RESIDENCES)
def test_what_each_residence_costs_and_scores(name: str, cost: int, given: Given, points: int) -> None:
    s = at_the_end(cards={4: name}, markers={4: [0]}, **given)
    assert score(s, "residences") == points
    assert position().price(0, s.card[4]) == cost


@pytest.mark.rule("POM-1701", "E-06")
@pytest.mark.parametrize(("more", "points"), [([], 14), (["tobacco", "purser"], 24)])
def test_the_hacienda_counts_doubloons_of_income_up_to_24_points(more: list[str], points: int) -> None:
    # 4 of the rum barrels and 3 of the sugar cane are 7; with tobacco and purser 15
    s = position(cards={4: "hacienda"}, markers={4: [0]}, owned={0: ["rum-barrels", "sugar-cane", *more]})
    assert score(s, "residences") == points


@pytest.mark.rule(
    "POM-1018", "POM-1501", "POM-1502", "POM-1503", "POM-1506", "POM-1507", "POM-1509", "POM-1511",
    "POM-1512", "POM-1937",
)  # fmt: skip
@pytest.mark.parametrize("seat", [0, 1])
def test_every_counter_by_itself(seat: int) -> None:
    s = position(
        stored={seat: [4, 1, 3]},
        buried={seat: ["gold:1", "gold:2", "gold:3", "emerald:1", "pearl:1", "pearl:2"]},
        owned={seat: ["purser", "boatswain", "caulker", "tobacco", "cocoa", "sloop"]},
        cards={4: "inn", 5: "palace"},
        markers={4: [seat], 5: [0, 1]},
        upgrades={seat: ["u01", "u02", "u04", "u09", "u12"]},
        explorer={seat: "d1"},
        hands={seat: [84, 85, 86, 87]},
    )
    assert {name: count(s, seat, what) for what, name in enumerate(COUNTERS)} == {
        "gold": 7, "emerald": 2, "pearl": 5, "treasure_set": 2,
        "buried": 6, "buried_gold": 3, "buried_emerald": 1, "buried_pearl": 2,
        "crew": 3, "equipment": 2, "ship": 1, "lightning": 1, "cards_and_residences": 8, "residence": 2,
        "upgrade": 5, "river": 3, "income_doubloons": 14, "income_vp": 5, "quest": 4, "quest_scored": 0,
    }  # fmt: skip
