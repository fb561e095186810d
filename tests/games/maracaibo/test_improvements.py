"""Chapter 4: improvement cards and residence cards."""

import pytest

from kaper.games.maracaibo.components.cards import BLANK, CARD_NAMES, FIRST_RESIDENCE
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.state.state import NONE
from tests.games.maracaibo.table import (
    answers,
    does,
    happened,
    names,
    offered,
    position,
    prompt,
    question,
    score,
    told,
    turn,
    visit,
)


@pytest.mark.rule("POM-401", "A-4")
def test_on_an_improvement_one_takes_the_doubloons_or_buys() -> None:
    match = visit(position(cards={4: "tobacco"}), 4)
    assert question(match) == (0, "improvement", ["coins:5", "buy"])
    assert match.pending[0].about == {"card": "tobacco", "price": 8}


@pytest.mark.rule("POM-402")
def test_ignoring_the_card_brings_5_doubloons_and_the_card_stays() -> None:
    match = visit(position(cards={4: "tobacco"}), 4, "coins:5")
    assert match.state.doubloons[0] == 15
    assert CARD_NAMES[match.state.card[4]] == "tobacco"
    assert match.state.cards[0] == []


@pytest.mark.rule("POM-403", "POM-406")
def test_buying_costs_the_price_and_the_card_works_from_then_on() -> None:
    match = visit(position(cards={4: "tobacco"}), 4, "buy")
    s = match.state
    assert s.doubloons[0] == 10 - 8
    assert names(s.cards[0]) == ["tobacco"]
    assert (income_doubloons(s, 0), income_vp(s, 0)) == (4, 1)


@pytest.mark.rule("POM-403", "POM-902")
def test_a_card_that_cannot_be_paid_cannot_be_bought() -> None:
    match = visit(position(cards={4: "tobacco"}, doubloons={0: 7}), 4)
    assert question(match) is None
    assert match.state.doubloons[0] == 12


@pytest.mark.rule("POM-404", "POM-1808")
def test_discounts_add_up_and_a_price_is_never_below_nothing() -> None:
    s = position(
        cards={4: "sugar-cane"},
        owned={0: ["klabautermann", "haggler"]},
        upgrades={0: ["u09"]},
        doubloons={0: 0},
    )
    match = visit(s, 4)
    # 3 + 1 + 1 off a price of 3
    assert match.pending[0].about == {"card": "sugar-cane", "price": 0}
    answers(match, "buy")
    assert match.state.doubloons[0] == 0


@pytest.mark.rule("E-04", "POM-403", "POM-1808")
def test_tobacco_costs_5_for_whoever_has_klabautermann() -> None:
    match = visit(position(cards={4: "tobacco"}, owned={0: ["klabautermann"]}), 4, "buy")
    assert match.state.doubloons[0] == 10 - 5


@pytest.mark.rule("POM-405")
def test_a_cards_own_discount_is_not_taken_off_its_own_price() -> None:
    match = visit(position(cards={4: "klabautermann"}), 4, "buy")
    assert match.state.doubloons[0] == 10 - 8
    assert match.state.price(0, CARD_NAMES.index("tobacco")) == 5


@pytest.mark.rule("POM-407", "POM-1934")
def test_lightning_is_carried_out_in_any_order_and_each_part_may_be_left() -> None:
    s = position(cards={4: "diver"}, stored={0: [1, 0, 0]})
    match = visit(s, 4, "buy")
    assert question(match) == (0, "effects", ["bury:1", "gain-treasure:any:1", "done"])
    answers(match, "bury:1", "dig:gold:4", "skip")
    assert question(match) is None
    assert (match.state.stored[0], match.state.buried[0]) == ([0, 0, 0], [1, 0, 0])


@pytest.mark.rule("POM-408")
def test_the_empty_space_is_refilled_from_level_2_and_ships_stand_on_the_new_card() -> None:
    s = position(cards={4: "tobacco"}, at={1: 4}, doubloons={0: 20}, draws=[(1, 41)])
    first = s.deck[0]
    match = visit(s, 4, "buy")
    assert match.state.card[4] == first
    assert len(match.state.deck) == 40
    assert match.state.ship[1] == 4
    assert happened(match, "acquires", "refills") == [("acquires", 0), ("refills", -1)]
    assert match.state.doubloons[1] == 10


@pytest.mark.rule("POM-408", "A-7")
def test_the_refill_comes_after_the_lightning() -> None:
    s = position(cards={4: "caulker"})
    match = visit(s, 4, "buy")
    assert prompt(match) == "upgrade"
    assert match.state.card[4] == NONE
    answers(match, "space:u03")
    assert match.state.card[4] != NONE


@pytest.mark.rule("A-7", "POM-1937")
def test_a_new_card_counts_for_its_own_lightning() -> None:
    s = position(cards={4: "spice-sacks"}, owned={0: ["purser"]})
    match = visit(s, 4, "buy")
    # price 4; income 4 of the purser and 3 of the sacks themselves
    assert match.state.doubloons[0] == 10 - 4 + 7


@pytest.mark.rule("A-7", "POM-408", "POM-532")
def test_a_nested_acquisition_refills_its_own_space_first() -> None:
    s = position(cards={4: "ships-bell", 7: "sloop"}, explorer={0: "cu2"}, doubloons={0: 20})
    match = visit(s, 4, "buy", "card:sloop")
    assert [event["place"] for event in told(match, "refills")] == [7, 4]
    assert names(match.state.cards[0]) == ["ships-bell", "sloop"]


@pytest.mark.rule("A-7", "POM-408", "POM-530")
def test_the_card_that_is_not_yet_revealed_cannot_be_acquired() -> None:
    s = position(cards={4: "ships-bell"}, explorer={0: "cu2"}, doubloons={0: 20})
    for place in range(27):
        if place != 4 and s.card[place] in (19, 20, 21, 22):
            s.hidden[place] = True
    match = visit(s, 4, "buy")
    assert question(match) is None
    assert names(match.state.cards[0]) == ["ships-bell"]


@pytest.mark.rule("POM-409")
def test_a_location_of_level_2_becomes_a_location_space() -> None:
    s = position(cards={4: "tobacco"})
    s.deck = [CARD_NAMES.index("puerto-rico")]
    visit(s, 4, "buy")
    s.over = False
    match = visit(s, 4, "skip", seat=1)
    assert match.state.doubloons[1] == 10 + 8


@pytest.mark.rule("POM-410", "A-8")
def test_without_level_2_cards_a_blank_comes_which_only_gives_doubloons() -> None:
    s = position(cards={4: "tobacco"})
    s.deck = []
    visit(s, 4, "buy")
    assert s.card[4] == BLANK
    s.over = False
    match = visit(s, 4, seat=1)
    assert question(match) is None
    assert match.state.doubloons[1] == 15
    assert match.state.card[4] == BLANK


@pytest.mark.rule("POM-411", "A-8")
def test_a_blank_is_no_improvement_but_a_card() -> None:
    s = position(at={0: 4, 1: 7})
    s.card[7] = BLANK
    assert all(7 not in s.improvements(kind) for kind in range(3))
    match = turn(s, 0, "sail:7")
    assert match.state.doubloons == [10 - 1 + 5, 11]


# --- residences


@pytest.mark.rule("POM-420", "POM-421")
def test_the_first_marker_on_a_residence_brings_2_points() -> None:
    s = position(cards={4: "hacienda"}, doubloons={0: 20})
    match = visit(s, 4)
    assert question(match) == (0, "residence", ["build:hacienda", "skip"])
    answers(match, "build:hacienda")
    assert (match.state.doubloons[0], match.state.vp[0], match.state.markers[4]) == (4, 2, 0b01)


@pytest.mark.rule("POM-421", "POM-1912")
def test_the_first_marker_brings_2_points_however_it_is_built() -> None:
    s = position(cards={4: "palace"}, doubloons={0: 20})
    match = does(s, [{"op": "build_residence"}], "build:palace")
    assert (match.state.doubloons[0], match.state.vp[0]) == (2, 2)


@pytest.mark.rule("E-05", "POM-420", "POM-421", "POM-422")
def test_a_second_builder_pays_the_same_and_gets_no_points() -> None:
    s = position(cards={4: "hacienda"}, markers={4: [1]}, doubloons={0: 16})
    match = visit(s, 4, "build:hacienda")
    assert (match.state.doubloons[0], match.state.vp[0], match.state.markers[4]) == (0, 0, 0b11)


@pytest.mark.rule("POM-422", "A-6")
def test_nothing_can_be_built_on_an_own_residence() -> None:
    s = position(cards={4: "hacienda"}, markers={4: [0]}, doubloons={0: 40})
    match = visit(s, 4)
    assert question(match) is None
    assert match.state.doubloons[0] == 40


@pytest.mark.rule("POM-423")
def test_a_residence_stays_where_it_is() -> None:
    s = position(cards={4: "hacienda"}, doubloons={0: 20})
    match = visit(s, 4, "build:hacienda")
    assert CARD_NAMES[match.state.card[4]] == "hacienda"
    assert len(match.state.deck) == 41


@pytest.mark.rule("POM-424")
def test_only_players_with_a_marker_score_a_residence() -> None:
    s = position(cards={4: "hacienda"}, markers={4: [1]}, owned={0: ["purser"], 1: ["sugar-cane"]})
    assert (score(s, "residences", 0), score(s, "residences", 1)) == (0, 2 * 3)


@pytest.mark.rule("POM-425", "A-5")
def test_not_building_brings_nothing() -> None:
    s = position(cards={4: "hacienda"}, doubloons={0: 20})
    match = visit(s, 4, "skip")
    assert match.state.doubloons[0] == 20
    s = position(cards={4: "hacienda"}, doubloons={0: 3})
    assert offered(visit(s, 4)) == []
    assert s.doubloons[0] == 3


@pytest.mark.rule("POM-404", "POM-1808")
def test_discounts_hold_for_residences_too() -> None:
    s = position(cards={4: "hacienda"}, owned={0: ["klabautermann"]}, doubloons={0: 13})
    match = visit(s, 4, "build:hacienda")
    assert match.state.doubloons[0] == 0


@pytest.mark.rule("POM-1912", "A-7")
def test_the_empty_place_of_a_card_just_acquired_is_no_residence() -> None:
    s = position(cards={4: "master-builder"}, doubloons={0: 60})
    match = visit(s, 4, "buy")
    residences = sorted(card for card in match.state.card if card >= FIRST_RESIDENCE)
    assert len(residences) == 4
    assert question(match) == (0, "build", [*(f"build:{name}" for name in names(residences)), "skip"])
