"""Chapter 5: location cards, the quest action and acquiring from afar."""

import pytest

from kaper.games.maracaibo.components.cards import CARD_NAMES
from kaper.games.maracaibo.state.state import NONE
from kaper.games.maracaibo.view.observe import observe
from tests.games.maracaibo.table import (
    answers,
    does,
    happened,
    names,
    offered,
    position,
    prompt,
    question,
    told,
    visit,
)

QUEST = {"op": "quest", "n": 1}


@pytest.mark.rule("POM-501")
def test_a_location_goes_value_black_market_upgrade_actions() -> None:
    s = position(cards={4: "aruba"}, values={4: "pearl"}, stalls={4: (0, "3a")})
    match = visit(s, 4, "island:gold", "space:u03", "take:deck")
    order = ["value-rises", "activates-tile", "upgrades", "draws-quest"]
    assert [kind for kind, _ in happened(match, *order)] == order


@pytest.mark.rule("POM-502", "E-07")
def test_a_value_tile_puts_a_cube_on_its_island_before_anything_else() -> None:
    s = position(cards={4: "trinidad"}, values={4: "pearl"}, islands=[4, 4, 4])
    match = visit(s, 4)
    assert match.state.islands == [4, 4, 5]
    assert prompt(match) == "upgrade"


@pytest.mark.rule("POM-502", "A-4")
def test_the_value_cube_is_not_asked_about() -> None:
    s = position(cards={4: "trinidad"}, values={4: "gold"})
    assert told(visit(s, 4), "value-rises") == [{"island": "gold", "cubes": 5}]


@pytest.mark.rule("POM-503")
def test_an_island_holds_any_number_of_cubes() -> None:
    s = position(cards={4: "trinidad"}, values={4: "gold"}, islands=[30, 0, 0])
    assert visit(s, 4).state.islands[0] == 31


@pytest.mark.rule("POM-504", "POM-1551", "E-08")
def test_the_own_black_market_tile_works_and_an_opponents_does_not() -> None:
    s = position(cards={4: "tobago"}, stalls={4: (1, "1a")}, stored={0: [1, 0, 0], 1: [2, 0, 0]})
    match = visit(s, 4, "dig:gold:4", "skip", "dig:gold:3", seat=1)
    # one for the tile, one for Tobago's own shovel
    assert match.state.buried[1] == [2, 0, 0]
    s.over = False
    match = visit(s, 4, "skip")
    assert prompt(match) == "bury"
    answers(match, "dig:gold:4")
    assert question(match) is None


@pytest.mark.rule("POM-505", "POM-806")
def test_one_upgrade_may_be_made_on_a_location() -> None:
    match = visit(position(cards={4: "trinidad"}), 4)
    assert question(match) == (0, "upgrade", [f"space:u0{n}" for n in range(1, 7)] + ["skip"])
    answers(match, "space:u02")
    assert match.state.upgrades[0].bit_count() == 1
    assert prompt(match) == "die"


@pytest.mark.rule("POM-506")
def test_of_actions_with_a_slash_only_one_is_chosen() -> None:
    match = visit(position(cards={4: "curacao"}), 4, "skip")
    assert question(match) == (0, "effects", ["explore:3", "raid:0", "done"])
    answers(match, "explore:3", "go:a1")
    assert question(match) is None


@pytest.mark.rule("POM-506", "POM-507")
def test_the_actions_of_a_location_are_done_in_any_order() -> None:
    s = position(cards={4: "martinique"}, stored={0: [2, 0, 0]}, buried={0: ["gold:1"]})
    match = visit(s, 4, "skip")
    assert question(match) == (0, "effects", ["bury:1", "vp-per:buried:1", "done"])
    answers(match, "vp-per:buried:1", "dig:gold:4")
    assert match.state.vp[0] == 1
    s = position(cards={4: "martinique"}, stored={0: [2, 0, 0]}, buried={0: ["gold:1"]})
    assert visit(s, 4, "skip", "bury:1", "dig:gold:4").state.vp[0] == 2


@pytest.mark.rule("POM-506", "POM-1931")
def test_points_for_things_counted_are_booked_even_by_a_player_who_is_done() -> None:
    s = position(cards={4: "martinique"}, stored={0: [1, 0, 0]}, buried={0: ["gold:1"]})
    assert visit(s, 4, "skip", "done").state.vp[0] == 1


# --- quests


@pytest.mark.rule("POM-520")
def test_a_quest_is_the_unseen_top_card_or_one_from_the_market() -> None:
    s = position(cards={4: "aruba"}, market=[91, 92])
    match = visit(s, 4, "skip")
    assert question(match) == (0, "quest", ["take:deck", "take:quest-91", "take:quest-92", "skip"])


@pytest.mark.rule("POM-521", "A-19")
def test_a_card_taken_from_the_market_is_replaced_in_its_own_place() -> None:
    s = position(cards={4: "aruba"}, market=[91, 92], hands={0: [84]})
    match = visit(s, 4, "skip", "take:quest-91")
    assert match.state.hands[0] == [84, 91]
    assert match.state.market[1] == 92
    assert match.state.market[0] not in (91, 92, NONE)


@pytest.mark.rule("POM-522")
def test_quests_are_secret_and_without_limit() -> None:
    s = position(hands={0: [84, 85, 86, 87, 88, 89, 90]})
    match = does(s, [QUEST], "take:deck")
    s.over = False
    assert len(s.hands[0]) == 8
    assert (observe(s, 1).seats[0].quests, observe(s, 1).seats[0].quest_count) == ([], 8)
    assert len(observe(s, 0).seats[0].quests) == 8
    assert told(match, "draws-quest") == [{"n": 1}]


@pytest.mark.rule("A-19", "POM-521", "POM-1909")
def test_with_an_empty_deck_the_market_keeps_a_gap_until_there_is_a_card() -> None:
    s = position(market=[91, 92], hands={0: [84]})
    s.quests = []
    match = does(s, [QUEST, {"op": "discard_quest", "doubloons": 8}], "quest:1", "take:quest-91")
    assert match.state.market == [NONE, 92]
    answers(match, "sell:quest-84")
    assert match.state.market == [84, 92]
    assert match.state.below == []


@pytest.mark.rule("A-19", "POM-520", "POM-1932")
def test_without_deck_and_market_the_action_is_void() -> None:
    s = position(cards={4: "aruba"})
    s.quests, s.market = [], [NONE, NONE]
    match = visit(s, 4, "skip")
    assert question(match) is None


@pytest.mark.rule("A-19", "POM-1909", "POM-520")
def test_a_sold_quest_is_drawn_last() -> None:
    s = position(hands={0: [84]}, market=[91, 92])
    s.quests = [100]
    match = does(s, [{"op": "discard_quest", "doubloons": 8}], "sell:quest-84")
    assert (match.state.below, match.state.doubloons[0]) == ([84], 18)
    s.over = False
    does(s, [{"op": "quest", "n": 2}], "take:deck", "take:deck")
    assert s.hands[0] == [84, 100]


@pytest.mark.rule("POM-1604", "A-19")
def test_the_whale_may_refresh_the_market_once_for_each_quest() -> None:
    s = position(figure={0: "whale"}, market=[91, 92], draws=[(1, 21), (1, 20)])
    match = does(s, [QUEST])
    assert offered(match) == ["take:deck", "take:quest-91", "take:quest-92", "refresh", "skip"]
    answers(match, "refresh")
    assert match.state.below == [91, 92]
    assert "refresh" not in offered(match)
    assert len(offered(match)) == 4
    assert 91 not in match.state.market


# --- acquiring from afar


@pytest.mark.rule("POM-530", "POM-531", "POM-533")
def test_any_card_of_the_symbol_costs_3_more_wherever_it_lies() -> None:
    s = position(cards={4: "grenada", 20: "boatswain", 21: "purser"}, doubloons={0: 6})
    match = visit(s, 4, "skip", "acquire:crew:3")
    assert prompt(match) == "acquire"
    assert {"card:boatswain", "card:purser", "skip"} <= set(offered(match))
    assert all(CARD_NAMES.index(text.split(":")[1]) in range(10, 19) for text in offered(match)[:-1])
    answers(match, "card:purser")
    s = match.state
    assert (s.doubloons[0], names(s.cards[0]), s.ship[0]) == (0, ["purser"], 4)


@pytest.mark.rule("POM-531")
def test_discounts_are_taken_off_the_price_with_its_surcharge() -> None:
    s = position(cards={4: "grenada", 20: "purser"}, owned={0: ["klabautermann"]}, doubloons={0: 3})
    match = visit(s, 4, "skip", "acquire:crew:3", "card:purser")
    assert match.state.doubloons[0] == 0


@pytest.mark.rule("POM-530", "POM-902")
def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    s = position(cards={4: "grenada", 20: "purser"}, doubloons={0: 4})
    match = visit(s, 4, "skip")
    assert "acquire:crew:3" not in offered(match)


@pytest.mark.rule("POM-532")
def test_lightning_and_refill_are_as_on_the_spot() -> None:
    s = position(cards={4: "grenada", 20: "caulker"}, doubloons={0: 5})
    match = visit(s, 4, "skip", "acquire:crew:3", "card:caulker")
    assert prompt(match) == "upgrade"
    answers(match, "space:u03")
    assert match.state.card[20] not in (NONE, CARD_NAMES.index("caulker"))
    assert match.state.doubloons[0] == 5 - (2 + 3) + 3


@pytest.mark.rule("A-19", "POM-520", "POM-1604")
def test_cards_under_the_deck_come_in_the_order_in_which_they_went_there() -> None:
    s = position(figure={0: "whale"}, market=[92, 91], hands={0: []})
    s.quests = [100, 101]
    match = does(s, [{"op": "quest", "n": 3}], "refresh")
    assert (s.below, sorted(s.market)) == ([92, 91], [100, 101])
    answers(match, "take:deck", "take:deck")
    assert (s.hands[0], s.below) == ([91, 92], [])
    s = position(hands={0: []})
    s.quests, s.below = [], [92, 91]
    does(s, [QUEST], "take:deck")
    assert s.hands[0] == [92]


@pytest.mark.rule("POM-506", "POM-1931", "POM-1932")
def test_points_for_things_counted_are_booked_though_nothing_else_is_possible() -> None:
    match = visit(position(cards={4: "martinique"}, buried={0: ["gold:1", "pearl:2"]}), 4, "skip")
    assert (question(match), match.state.vp[0]) == (None, 2)


@pytest.mark.rule("POM-1604")
def test_a_market_laid_out_anew_goes_under_what_is_already_under_the_deck() -> None:
    s = position(figure={0: "whale"}, market=[91, 92], hands={0: [84]})
    s.quests.remove(100)
    s.below = [100]
    does(s, [QUEST], "refresh", "skip")
    assert s.below == [100, 91, 92]
