"""Chapter 5: Plunder, Trade, Search and Hide."""

import pytest

from kaper.games.tiny_epic.components.board import LOOT_NAMES, MAP_NAMES
from kaper.games.tiny_epic.components.cards import TOKEN_NAMES
from tests.games.tiny_epic.table import (
    aboard,
    answers,
    asked,
    captain,
    cell,
    crew,
    cube,
    draws,
    hands,
    happened,
    load,
    market,
    merchant,
    offered,
    on_duty,
    on_wheel,
    order,
    position,
    prices,
    put,
    question,
    sea,
    token,
    turn,
)  # fmt: skip


@pytest.mark.rule("TEP-501")
def test_an_order_is_carried_out_once() -> None:
    s = put(position(), 0, "a1")
    assert not order(s, "plunder", "plunder").pending


# --- Plunder


@pytest.mark.rule("TEP-510")
def test_a_colony_gives_as_many_cubes_as_it_shows() -> None:
    s = put(position(), 0, "a1")
    draws(s, cube(s, "rum"))
    match = order(s, "plunder")
    assert question(match) == (0, "plunder", ["plunder", "skip"])
    assert match.pending[0].about == {"cubes": 1}
    assert aboard(answers(match, "plunder"), 0) == ["rum"]
    s = put(position(), 0, "c2")
    draws(s, cube(s, "rum"), cube(s, "coffee"))
    assert aboard(order(s, "plunder", "plunder"), 0) == ["rum", "coffee"]


@pytest.mark.rule("TEP-510", "TEP-302")
def test_without_a_colony_there_is_nothing_to_plunder() -> None:
    assert not order(put(position(), 0, "a3"), "plunder").pending


@pytest.mark.rule("TEP-511", "TEP-R19")
def test_what_has_no_room_goes_whichever_cube_that_is() -> None:
    s = load(put(position(), 0, "c2"), 0, "sugar", "rum")
    draws(s, cube(s, "coffee"), cube(s, "coffee"))
    match = order(s, "plunder", "plunder")
    assert question(match) == (0, "discard", ["discard:sugar", "discard:rum", "discard:coffee"])
    before = s.bag[0]
    answers(match, "discard:sugar")
    assert aboard(match, 0) == ["rum", "coffee", "coffee"]
    assert s.bag[0] == before + 1


@pytest.mark.rule("TEP-106", "TEP-511")
def test_three_cubes_have_room_and_of_four_alike_one_goes_without_a_question() -> None:
    s = load(put(position(), 0, "a1"), 0, "sugar", "sugar")
    draws(s, cube(s, "sugar"))
    match = order(s, "plunder", "plunder")
    assert (aboard(match, 0), happened(match, "discards")) == (["sugar"] * 3, [])
    s = load(put(position(), 0, "a1"), 0, "sugar", "sugar", "sugar")
    draws(s, cube(s, "sugar"))
    match = order(s, "plunder", "plunder")
    assert (aboard(match, 0), happened(match, "discards")) == (["sugar"] * 3, [{"loot": "sugar"}])


@pytest.mark.rule("TEP-512")
def test_a_colony_is_never_used_up() -> None:
    s = put(put(position(), 0, "a1"), 1, "a1")
    order(s, "plunder", "plunder")
    s.over, s.turn = False, 1
    match = order(s, "plunder", "1 plunder")
    assert len(aboard(match, 0)) == len(aboard(match, 1)) == 1


@pytest.mark.rule("TEP-R20")
def test_cubes_cannot_be_thrown_away_without_a_new_one() -> None:
    s = load(put(position(), 0, "a1"), 0, "sugar", "rum", "coffee")
    match = order(s, "plunder")
    assert offered(match) == ["plunder", "skip"]
    assert len(aboard(answers(match, "skip"), 0)) == 3


# --- Trade


@pytest.mark.rule("TEP-520")
def test_a_market_takes_the_type_that_it_shows() -> None:
    s = load(put(position(), 0, "b3"), 0, "sugar", "rum", "rum")
    match = order(s, "trade")
    assert question(match) == (0, "trade", ["sell:1", "sell:2", "skip"])
    assert match.pending[0].about == {"loot": "rum", "price": 3}
    assert not order(load(put(position(), 0, "b3"), 0, "sugar"), "trade").pending
    assert not order(load(put(position(), 0, "a1"), 0, "rum"), "trade").pending


@pytest.mark.rule("TEP-520")
def test_one_cube_is_enough_for_a_market_and_without_either_there_is_no_trade() -> None:
    assert offered(order(load(put(position(), 0, "b3"), 0, "rum"), "trade")) == ["sell:1", "skip"]
    for name in LOOT_NAMES:
        assert not order(load(put(position(), 0, "a1"), 0, name), "trade").pending
    # K05 trades as a bonus of Plunder.
    assert not order(crew(put(position(), 0, "b3"), 0, "k05"), "plunder").pending


@pytest.mark.rule("TEP-108", "TEP-521")
def test_what_is_sold_leaves_the_ship_for_the_bag() -> None:
    s = load(put(position(), 0, "b3"), 0, "rum", "rum", "rum")
    before = s.bag[1]
    match = order(s, "trade", "sell:1")
    assert (aboard(match, 0), s.bag[1]) == (["rum", "rum"], before + 1)


@pytest.mark.rule("TEP-521", "TEP-523", "TEP-E01")
def test_three_sugar_at_four_are_twelve_gold() -> None:
    s = market(
        load(put(position(), 0, "a3"), 0, "sugar", "sugar", "sugar"), "coffee", "rum", "sugar", "gunpowder"
    )
    s.gold[0] = 0
    before = s.bag[0]
    match = order(s, "trade", "sell:3")
    assert s.gold[0] == 12
    assert prices(match) == ["sugar", "coffee", "rum", "gunpowder"]
    assert s.bag[0] == before + 3


@pytest.mark.rule("TEP-521", "TEP-R20")
def test_a_trade_sells_at_least_one_cube() -> None:
    s = load(put(position(), 0, "a3"), 0, "sugar", "sugar", "sugar")
    assert offered(order(s, "trade")) == ["sell:1", "sell:2", "sell:3", "skip"]


@pytest.mark.rule("TEP-523")
def test_what_stood_above_does_not_move() -> None:
    s = market(load(put(position(), 0, "b3"), 0, "rum"), "coffee", "rum", "sugar", "gunpowder")
    assert prices(order(s, "trade", "sell:1")) == ["rum", "coffee", "sugar", "gunpowder"]


@pytest.mark.rule("TEP-524", "TEP-E03")
def test_what_is_at_two_stays_there() -> None:
    s = market(load(put(position(), 0, "b3"), 0, "rum"), "rum", "coffee", "gunpowder", "sugar")
    s.gold[0] = 0
    match = order(s, "trade", "sell:1")
    assert s.gold[0] == 2
    assert prices(match) == ["rum", "coffee", "gunpowder", "sugar"]


# --- Search


@pytest.mark.rule("TEP-550")
def test_a_token_on_the_card_can_be_turned_up() -> None:
    s = put(position(), 0, "a3")
    draws(s, token(s, "gold-2"))
    match = order(s, "search")
    assert question(match) == (0, "search", ["search", "skip"])
    answers(match, "search")
    assert happened(match, "finds") == [{"token": "gold-2", "cell": "a3"}]


TOKENS = [("gold-2", 3, 0), ("gold-3", 4, 0), ("deadeye", 1, 1)]


@pytest.mark.rule("TEP-551")
@pytest.mark.parametrize(("kind", "gold", "deadeye"), TOKENS)
def test_gold_and_deadeye_tokens_pay_at_once_and_leave_the_game(kind: str, gold: int, deadeye: int) -> None:
    s = put(position(), 0, "a3")
    draws(s, token(s, kind))
    order(s, "search", "search")
    assert (s.gold[0], s.deadeye[0]) == (gold, deadeye)
    assert sum(s.spent) == 1


@pytest.mark.rule("TEP-551")
def test_a_loot_token_gives_a_cube_that_may_replace_another() -> None:
    s = load(put(position(), 0, "a3"), 0, "rum", "rum", "rum")
    draws(s, token(s, "loot"), cube(s, "coffee"))
    match = order(s, "search", "search", "discard:rum")
    assert aboard(match, 0) == ["rum", "rum", "coffee"]


@pytest.mark.rule("TEP-552")
@pytest.mark.parametrize(("kind", "number"), [("sail-2", 4), ("storm-pass", 5)])
def test_sail_tokens_and_storm_passes_are_kept(kind: str, number: int) -> None:
    s = put(position(), 0, "a3")
    draws(s, token(s, kind))
    order(s, "search", "search")
    assert s.kept[0][number] == 1
    assert sum(s.spent) == 0


@pytest.mark.rule("TEP-554")
def test_a_token_fills_the_purse_to_thirteen() -> None:
    s = put(position(), 0, "a3")
    s.gold[0] = 12
    draws(s, token(s, "gold-3"))
    match = order(s, "search", "search")
    assert s.gold[0] == 13
    assert happened(match, "gains-gold") == [{"n": 1, "why": "token"}]


@pytest.mark.rule("TEP-555")
def test_a_card_whose_token_is_gone_stays_empty() -> None:
    s = put(position(), 0, "a3")
    order(s, "search", "search")
    s.over = False
    s.turn = 0
    assert not order(s, "search").pending


# --- Hide


@pytest.mark.rule("TEP-560", "TEP-561")
def test_hide_puts_the_ship_on_the_cove() -> None:
    s = captain(put(position(), 0, "b1"), 0, 5)
    match = turn(s, "turn:0", "anchor")
    assert question(match) == (0, "hide", ["hide", "skip"])
    answers(match, "hide")
    assert s.hidden[0]


@pytest.mark.rule("TEP-561", "TEP-562")
def test_a_cove_holds_one_hidden_ship() -> None:
    s = put(put(position(), 0, "b1"), 1, "b1", hidden=True)
    assert not order(s, "hide").pending
    s = put(put(position(), 0, "b1"), 1, "b1")
    assert offered(order(s, "hide")) == ["hide", "skip"]


@pytest.mark.rule("TEP-563")
def test_hide_moves_any_hands_to_the_three_working_duties() -> None:
    s = hands(put(position(), 0, "b1"), 0, rig=1, rep=1, wheel="24")
    match = order(s, "hide", "hide")
    assert set(offered(match)) == {
        "move:rigging:cannons", "move:rigging:extortion", "done",
        "move:repairs:rigging", "move:repairs:cannons", "move:repairs:extortion",
        "move:wheel-2:rigging", "move:wheel-2:cannons", "move:wheel-2:extortion",
        "move:wheel-4:rigging", "move:wheel-4:cannons", "move:wheel-4:extortion",
    }  # fmt: skip
    answers(match, "move:wheel-4:rigging", "move:repairs:cannons", "done")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((2, 1, 0, 0), "2")


@pytest.mark.rule("TEP-564", "TEP-E23", "TEP-R01", "TEP-566")
def test_hands_put_on_extortion_by_hide_pay_once() -> None:
    s = hands(captain(put(position(), 0, "b1"), 0, 5), 0, ext=1, rep=2)
    s.gold[0] = 4
    s.navy = cell("b1")
    match = turn(s, "turn:0", "anchor", "hide", "move:repairs:extortion", "move:repairs:extortion", "done")
    assert happened(match, "gains-gold") == [{"n": 2, "why": "hide"}, {"n": 1, "why": "extortion"}]
    answers(match, "1 course:b1", "1 course:d3")
    assert s.gold[0] == 7
    assert on_duty(match, 0) == (0, 0, 3, 0)


@pytest.mark.rule("TEP-565", "TEP-853")
def test_the_other_ships_sail_and_the_navy_comes_to_a_hidden_ship_in_vain() -> None:
    s = captain(put(position(), 0, "b1"), 0, 5)
    s.navy = cell("c1")
    match = turn(s, "turn:0", "anchor", "hide", "done", "1 course:b1", "1 course:d3")
    assert s.navy == cell("b1")
    assert s.merchant_cell == [cell("b1"), cell("d3")]
    assert on_duty(match, 0) == (1, 1, 1, 0)
    assert happened(match, "navy-misses") == [{}]


@pytest.mark.rule("TEP-566")
def test_a_hidden_ship_cannot_be_attacked() -> None:
    s = put(put(position(), 0, "b1"), 1, "b1", hidden=True)
    assert not order(s, "attack").pending


@pytest.mark.rule("TEP-R24")
def test_a_ship_can_hide_where_it_is_hidden() -> None:
    s = hands(put(position(), 0, "b1", hidden=True), 0, rep=3)
    match = order(s, "hide", "hide", "move:repairs:rigging", "done")
    assert on_duty(match, 0) == (1, 0, 0, 2)


@pytest.mark.rule("TEP-R25")
def test_without_a_cove_the_captain_may_stand_on_hide_and_crosses_the_line() -> None:
    s = captain(put(position(), 0, "a1"), 0, 5)
    match = turn(s, "turn:0", "anchor")
    assert asked(match) == "merchant"
    assert s.crossed
    assert s.gold[0] == 2


@pytest.mark.rule("TEP-R04")
def test_who_attacks_out_of_a_cove_leaves_it_and_other_orders_do_not_show_it() -> None:
    s = merchant(put(position(), 0, "b1", hidden=True), "orange", "b1")
    order(s, "attack", "raid:orange")
    assert not s.hidden[0]
    s = put(position(), 0, "b1", hidden=True)
    order(s, "plunder", "plunder")
    assert s.hidden[0]


@pytest.mark.rule("TEP-302", "TEP-501")
@pytest.mark.parametrize(
    ("name", "prompt"),
    [
        ("hide", "hide"), ("plunder", "plunder"), ("trade", "trade"), ("crew-up", "crew-up"),
        ("search", "search"), ("attack", "attack"),
    ],
)  # fmt: skip
def test_each_order_asks_its_own_question_and_may_be_left_out(name: str, prompt: str) -> None:
    s = merchant(load(put(position(), 0, "c3"), 0, "gunpowder"), "orange", "c3")
    if name not in ("hide", "trade"):
        sea(s, {"c3": MAP_NAMES[cell("a1")]})
    match = order(s, name, until="captain-bonus")
    assert asked(match) == prompt
    before = (s.gold[0], s.hold[0][:], s.crew[0][:], s.face_down, s.merchant_cell[:])
    answers(match, offered(match)[-1])
    assert (s.gold[0], s.hold[0], s.crew[0], s.face_down, s.merchant_cell) == before


@pytest.mark.rule("TEP-202", "TEP-555")
def test_a_token_that_was_turned_up_is_one_fewer_of_its_kind() -> None:
    s = put(position(), 0, "a3")
    draws(s, token(s, "gold-3"))
    order(s, "search", "search")
    assert s.unseen == [4, 2, 4, 4, 3, 2]
    assert s.spent == [0, 1, 0, 0, 0, 0]
    s.over, s.turn = False, 0
    put(s, 0, "b3")
    draws(s, (5, 19))
    order(s, "search", "search")
    # Four of 2 Gold come first: the fifth is of 3 Gold, of which two are left.
    assert s.unseen == [4, 1, 4, 4, 3, 2]
    assert s.spent == [0, 2, 0, 0, 0, 0]
    s.over, s.turn = False, 0
    put(s, 0, "c3")
    draws(s, (18, 18))
    order(s, "search", "search")
    assert (s.unseen, s.kept[0]) == ([4, 1, 4, 4, 3, 1], [0, 0, 0, 0, 0, 1])
    assert s.face_down == 0xFFFF & ~sum(1 << cell(place) for place in ("a3", "b3", "c3"))


@pytest.mark.rule("TEP-563", "TEP-564", "TEP-R01")
def test_two_hands_put_on_extortion_by_hide_pay_two() -> None:
    s = hands(captain(put(position(), 0, "c3"), 0, 5), 0, ext=1, rep=2)
    turn(s, "turn:0", "anchor", "hide", *2 * ["move:repairs:extortion"], "done", until="ship-line")
    assert (s.paid, s.gold[0]) == (2, 3)


@pytest.mark.rule("TEP-552", "TEP-551")
def test_kept_tokens_and_cubes_of_one_kind_add_up() -> None:
    s = put(position(), 0, "a3")
    s.kept[0][4], s.unseen[4] = 1, 2
    draws(s, token(s, "sail-2"))
    order(s, "search", "search")
    assert s.kept[0] == [0, 0, 0, 0, 2, 0]
    s = load(put(position(), 0, "a3"), 0, "sugar")
    draws(s, token(s, "loot"), cube(s, "sugar"))
    match = order(s, "search", "search")
    assert aboard(match, 0) == ["sugar", "sugar"]
    assert s.bag == [6, 8, 9, 9]


@pytest.mark.rule("TEP-510", "TEP-108")
def test_plundered_cubes_leave_the_bag_and_join_those_aboard() -> None:
    s = load(put(position(), 0, "a1"), 0, "sugar")
    draws(s, cube(s, "sugar"))
    match = order(s, "plunder", "plunder")
    assert aboard(match, 0) == ["sugar", "sugar"]
    assert s.bag == [6, 8, 9, 9]


@pytest.mark.rule("TEP-551", "TEP-553")
def test_tokens_that_were_found_and_spent_add_up() -> None:
    s = put(position(), 0, "a3")
    gold = TOKEN_NAMES.index("gold-3")
    s.spent[gold], s.unseen[gold] = 1, s.unseen[gold] - 1
    draws(s, token(s, "gold-3"))
    order(s, "search", "search")
    assert s.spent[gold] == 2
