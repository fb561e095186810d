"""Chapters 18 and 19: lasting and instant effects."""

import pytest

from kaper.games.maracaibo.components.effects import BURY, OPTIONS, read_effects
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.state.state import NONE
from tests.games.maracaibo.table import answers, does, names, offered, position, question, visit


@pytest.mark.rule("POM-1809", "POM-1002", "POM-1003")
def test_green_scrolls_add_up_to_income() -> None:
    s = position(owned={0: ["rum-barrels", "indigo", "ships-surgeon"]}, figure={0: "sea-serpent"})
    assert (income_doubloons(s, 0), income_vp(s, 0)) == (4 + 1 + 0 + 2, 1 + 3 + 3 + 2)


@pytest.mark.rule("POM-1805")
def test_a_bonus_of_a_colour_is_of_no_use_without_dice() -> None:
    s = position(owned={0: ["gold-pan"]})
    assert does(s, [{"op": "raid_fixed", "value": 5}], "kind:gold").state.pools == [5]


@pytest.mark.rule("POM-1910", "POM-1911")
def test_two_cubes_go_to_the_same_island() -> None:
    s = position(islands=[4, 4, 4])
    match = does(s, [{"op": "place_cubes", "island": "any", "n": 2}])
    assert question(match) == (0, "island", ["island:gold", "island:emerald", "island:pearl", "skip"])
    answers(match, "island:pearl")
    assert s.islands == [4, 4, 6]
    does(s2 := position(islands=[4, 4, 4]), [{"op": "place_cubes", "island": "any", "n": 1}], "island:gold")
    assert s2.islands == [5, 4, 4]


@pytest.mark.rule("POM-1909")
def test_a_quest_is_discarded_for_8_doubloons() -> None:
    s = position(hands={0: [84, 91]})
    match = does(s, [{"op": "discard_quest", "doubloons": 8}])
    assert offered(match) == ["sell:quest-84", "sell:quest-91", "skip"]
    answers(match, "sell:quest-91")
    assert (s.hands[0], s.doubloons[0], s.below) == ([84], 18, [91])


@pytest.mark.rule("POM-1912")
def test_any_residence_without_an_own_marker_can_be_built() -> None:
    houses = {4: "hacienda", 5: "inn", 6: "palace", 7: "castle"}
    s = position(cards=houses, markers={5: [0], 6: [1]}, doubloons={0: 18})
    match = does(s, [{"op": "build_residence"}])
    assert offered(match) == ["build:hacienda", "build:castle", "build:palace", "skip"]
    answers(match, "build:palace")
    assert (s.doubloons[0], s.vp[0], s.markers[6]) == (0, 0, 0b11)


@pytest.mark.rule("POM-1913")
def test_a_ship_card_is_acquired_without_surcharge() -> None:
    s = position(cards={20: "sloop"}, doubloons={0: 6})
    match = does(s, [{"op": "acquire", "type": "ship", "surcharge": 0}], "card:sloop")
    assert (s.doubloons[0], names(s.cards[0])) == (0, ["sloop"])
    assert s.card[20] != NONE
    assert question(match) is None


@pytest.mark.rule("POM-1916")
@pytest.mark.parametrize(("kind", "card", "price"), [("crew", "purser", 6), ("equipment", "sugar-cane", 6)])
def test_crew_and_equipment_are_acquired_for_3_more(kind: str, card: str, price: int) -> None:
    s = position(cards={20: card}, doubloons={0: price})
    does(s, [{"op": "acquire", "type": kind, "surcharge": 3}], f"card:{card}")
    assert s.doubloons[0] == 0


@pytest.mark.rule("POM-1914", "POM-1915")
def test_the_whole_income_of_one_sort() -> None:
    s = position(owned={0: ["rum-barrels", "indigo"]}, figure={0: "sea-serpent"})
    does(s, [{"op": "collect_income", "kind": "vp"}])
    assert (s.vp[0], s.doubloons[0]) == (6, 10)
    s.over = False
    does(s, [{"op": "collect_income", "kind": "doubloons"}])
    assert (s.vp[0], s.doubloons[0]) == (6, 17)


@pytest.mark.rule("POM-1917", "POM-1918", "POM-1919", "POM-1920")
@pytest.mark.parametrize(
    ("card", "given", "points"),
    [
        (
            "martinique",
            {"buried": {0: [f"gold:{n}" for n in (1, 2, 3, 4)] + [f"pearl:{n}" for n in (1, 2, 3, 4)]}},
            8,
        ),
        (
            "hispaniola",
            {"owned": {0: ["purser", "haggler", "spy", "fence", "diver", "boatswain", "caulker"]}},
            7,
        ),
        ("cuba", {"owned": {0: ["tobacco", "cocoa", "indigo"]}}, 3),
        ("puerto-rico", {"explorer": {0: "e4"}}, 8),
    ],
)
def test_level_2_locations_count_without_a_cap(card: str, given: dict[str, object], points: int) -> None:
    s = position(cards={4: card}, **given)  # type: ignore[arg-type]
    match = visit(s, 4, "skip")
    answers(
        match,
        *([next(text for text in offered(match) if text.startswith("vp-per"))] if match.pending else []),
    )
    assert s.vp[0] == points


@pytest.mark.rule("POM-1922")
def test_the_expedition_ship_brings_6_points_for_three_scored_quests() -> None:
    s = position(owned={0: ["expedition-ship"]}, hands={0: [85, 86, 87]}, stored={0: [4, 4, 4]})
    assert GAME.outcome(s).parts["scrolls"][0] == 6


@pytest.mark.rule("POM-1923", "POM-1017")
def test_the_burial_map_comes_on_top_of_the_points_for_burying() -> None:
    s = position(owned={0: ["burial-map"]}, buried={0: ["gold:1"]})
    parts = GAME.outcome(s).parts
    assert (parts["buried"][0], parts["scrolls"][0]) == (2, 2)


@pytest.mark.rule("POM-520", "POM-1932")
@pytest.mark.parametrize(
    ("deck", "below", "market", "on_offer"),
    [
        ([], [], [NONE, NONE], False),
        ([91], [], [NONE, NONE], True),
        ([], [91], [NONE, NONE], True),
        ([], [], [NONE, 91], True),
    ],
)
def test_a_quest_is_on_offer_only_while_deck_or_market_has_one(
    deck: list[int], below: list[int], market: list[int], on_offer: bool
) -> None:
    s = position()
    s.quests, s.below, s.market = deck, below, market
    match = does(s, [{"op": "quest", "n": 1}, {"op": "explore", "n": 1}])
    assert ("quest:1" in offered(match)) is on_offer


@pytest.mark.rule("POM-606", "POM-1906")
def test_effects_that_say_the_same_share_an_option_that_knows_what_they_do() -> None:
    assert [option.value for option in OPTIONS.values()] == list(range(len(OPTIONS)))
    (shovel,) = read_effects([{"op": "bury", "n": 1}])
    assert (shovel.option.text, shovel.option.effect.op, shovel.option.effect.n) == ("bury:1", BURY, 1)
    assert shovel.option is read_effects([{"op": "bury", "n": 1}])[0].option
