"""Chapter 7: bonus actions, and every captain side and crew card with its numbers."""

import pytest

from kaper.engine.match import Match
from kaper.games.tiny_epic.components.cards import CREW, CREW_DICE, CREW_HITS, CREW_TRIGGER, SIDE_NAMES, SIDES
from kaper.games.tiny_epic.rules.firing import fixed_damage, symbols_of
from kaper.games.tiny_epic.state.state import Pirates
from tests.games.tiny_epic.table import (
    aboard,
    answers,
    asked,
    bury,
    captain,
    cell,
    crew,
    crew_of,
    cube,
    dice,
    draws,
    hands,
    happened,
    load,
    market,
    merchant,
    offered,
    on_duty,
    order,
    position,
    prices,
    put,
    question,
    sequence,
    side,
    token,
    turn,
    where,
)  # fmt: skip


def rich(place: str, gold: int = 13) -> Pirates:
    s = put(position(), 0, place)
    s.gold[0] = gold
    return s


# --- which cards act, and when


@pytest.mark.rule("TEP-701")
def test_a_card_acts_when_the_order_is_its_own() -> None:
    s = crew(put(position(), 0, "a1"), 0, "k01", "k11")
    assert offered(order(s, "plunder", "skip")) == ["use:k01", "done"]
    s = crew(put(position(), 0, "a1"), 0, "k01", "k11")
    assert not order(s, "trade").pending


@pytest.mark.rule("TEP-702", "TEP-E19")
def test_the_order_need_not_have_been_carried_out() -> None:
    s = crew(hands(put(position(), 0, "a3"), 0, rep=3), 0, "k01")
    match = order(s, "plunder")
    assert question(match) == (0, "bonus", ["use:k01", "done"])
    answers(match, "use:k01", "move:repairs:cannons", "done")
    assert aboard(match, 0) == []
    assert on_duty(match, 0) == (0, 1, 0, 2)


@pytest.mark.rule("TEP-701")
def test_hide_activates_nobody() -> None:
    s = crew(put(position(), 0, "b1"), 0, "k01", "k06", "k11", "k15")
    assert not order(s, "hide", "skip").pending
    assert 0 not in CREW_TRIGGER


@pytest.mark.rule("TEP-703")
def test_a_bonus_action_is_optional_and_needs_its_conditions() -> None:
    s = crew(put(position(), 0, "a3"), 0, "k13")
    match = order(s, "crew-up", "done")
    assert not match.pending
    s = crew(put(position(), 0, "a1"), 0, "k13")
    match = order(s, "crew-up", "done", "done")
    assert aboard(match, 0) == []


@pytest.mark.rule("TEP-704")
def test_bonus_actions_come_after_the_order() -> None:
    s = crew(put(position(), 0, "a1"), 0, "k02")
    match = order(s, "plunder", "plunder", "use:k02", "sail:a2")
    assert sequence(match, "plunders", "uses-card", "sails") == ["plunders", "uses-card", "sails"]


@pytest.mark.rule("TEP-705")
def test_a_bonus_trade_activates_nobody() -> None:
    s = load(crew(put(position(), 0, "b3"), 0, "k05", "k10"), 0, "rum")
    match = order(s, "plunder", "use:k05")
    assert s.gold[0] == 1 + 3
    assert not match.pending


@pytest.mark.rule("TEP-706")
def test_the_captain_buries_first_and_then_attacks_or_plunders() -> None:
    s = merchant(side(rich("a1"), 0, "c1-a"), "orange", "a1")
    match = order(s, "search", "skip")
    assert asked(match) == "bury"
    answers(match, "skip")
    assert asked(match) == "attack"
    answers(match, "skip")
    assert not match.pending
    s = side(rich("a1"), 0, "c1-b")
    match = order(s, "search", "skip", "skip")
    assert asked(match) == "plunder"


@pytest.mark.rule("TEP-706", "TEP-707")
def test_the_captain_comes_before_the_crew() -> None:
    s = crew(side(rich("a1"), 0, "c1-b"), 0, "k18")
    match = order(s, "search", "skip", "bury", "plunder", "use:k18")
    found = sequence(match, "buries", "plunders", "uses-card")
    assert found == ["buries", "plunders", "uses-card"]


@pytest.mark.rule("TEP-707")
def test_the_crew_acts_in_any_order_each_once() -> None:
    s = crew(put(position(), 0, "a1"), 0, "k01", "k02")
    match = order(s, "plunder", "skip", "use:k02", "sail:a2")
    assert offered(match) == ["use:k01", "done"]
    answers(match, "use:k01", "done")
    assert not match.pending


@pytest.mark.rule("TEP-R14")
def test_a_card_hired_this_turn_acts_this_turn() -> None:
    s = crew(position(), 0, "k20")
    s.row[0] = 11
    s.crew_deck.remove(11)
    s.crew_deck.append(0)
    match = order(s, "crew-up", "hire:k12", "done", "use:k12")
    assert s.gold[0] == 2
    assert not match.pending


@pytest.mark.rule("TEP-R14", "TEP-R15")
def test_a_card_dismissed_by_a_bonus_crew_up_acts_no_more() -> None:
    s = crew(put(position(), 0, "a1"), 0, "k08", "k10", "k20", "k21")
    match = order(s, "trade")
    assert offered(match) == ["use:k08", "use:k10", "done"]
    answers(match, "use:k08", "hire:k01", "dismiss:k10", "mutiny")
    assert not match.pending


@pytest.mark.rule("TEP-R33")
def test_each_card_buries_by_one_order_whichever_side_lies_up() -> None:
    for name in SIDE_NAMES:
        buries = []
        for given in ("plunder", "trade", "crew-up", "search", "attack"):
            match = order(side(rich("a1"), 0, name), given)
            if asked(match) == given:
                answers(match, offered(match)[-1])
            if asked(match) == "bury":
                buries.append(given)
        assert buries == [BURIES[name[:2]]]


BURIES = {"c1": "search", "c2": "search", "c3": "plunder", "c4": "attack"}


# --- Bury


@pytest.mark.rule("TEP-710", "TEP-E21")
def test_burying_costs_what_the_site_shows() -> None:
    s = rich("d3", 9)
    match = order(s, "search", "skip")
    assert match.pending[0].about == {"cost": 9}
    answers(match, "bury")
    assert (s.gold[0], s.buried[0], s.site[cell("d3")]) == (0, 1, 0)


@pytest.mark.rule("TEP-711", "TEP-E21")
def test_burying_is_illegal_without_the_gold_with_the_navy_or_on_a_taken_site() -> None:
    assert asked(order(rich("d3", 8), "search", "skip")) != "bury"
    s = rich("d3", 9)
    s.navy = cell("d3")
    assert asked(order(s, "search", "skip")) != "bury"
    assert asked(order(bury(rich("d3", 9), 1, "d3"), "search", "skip")) != "bury"
    assert asked(order(bury(rich("d3", 9), 0, "d3"), "search", "skip")) != "bury"


@pytest.mark.rule("TEP-712")
def test_the_third_treasure_announces_the_end() -> None:
    s = bury(rich("d3"), 0, "a1", "c1")
    match = order(s, "search", "skip", "bury")
    assert s.closing
    assert happened(match, "last-round") == [{}]


@pytest.mark.rule("TEP-R34")
def test_sites_cost_from_eight_to_thirteen() -> None:
    costs = []
    for place in ("a1", "d3", "d2", "d4", "d1", "b4", "a3", "b3", "c1", "c4", "c2", "a4"):
        s = rich(place)
        s.navy = cell("b1")
        match = order(s, "search", "skip", "bury")
        costs.append(13 - s.gold[0])
        assert happened(match, "buries")[0]["cost"] == costs[-1]
    assert costs == [8, 9, 10, 10, 11, 11, 12, 12, 12, 12, 13, 13]


# --- every captain side


CAPTAINS = [
    ("c1-a", [1, 2, 3], "attack"), ("c1-b", [4, 5, 6], "plunder"),
    ("c2-a", [1, 3, 5], "attack"), ("c2-b", [2, 4, 6], "plunder"),
    ("c3-a", [1, 2, 5], "attack"), ("c3-b", [3, 4, 6], "plunder"),
    ("c4-a", [1, 5, 6], "attack"), ("c4-b", [2, 3, 4], "plunder"),
]  # fmt: skip


@pytest.mark.rule("TEP-706", "TEP-603")
@pytest.mark.parametrize(("name", "faces", "second"), CAPTAINS)
def test_every_side_buries_then_attacks_or_plunders_and_shows_its_faces(
    name: str, faces: list[int], second: str
) -> None:
    s = merchant(side(rich("a1"), 0, name), "orange", "a1")
    assert [face for face in range(1, 7) if symbols_of(s, 0)[face]] == faces
    match = order(s, BURIES[name[:2]], "skip", "bury")
    assert s.gold[0] == 5
    assert asked(match) == second
    assert len(SIDES) == len(CAPTAINS)


# --- every crew card


CARDS = {
    "k01": ("plunder", [1, 4], 0), "k02": ("plunder", [2, 5], 0), "k03": ("plunder", [3, 6], 0),
    "k04": ("plunder", [1, 5], 0), "k05": ("plunder", [2, 3], 0), "k06": ("trade", [4, 6], 0),
    "k07": ("trade", [1, 3], 0), "k08": ("trade", [2, 6], 0), "k09": ("trade", [3, 4], 0),
    "k10": ("trade", [1, 6], 0), "k11": ("crew-up", [2, 4], 0), "k12": ("crew-up", [5, 6], 0),
    "k13": ("crew-up", [3, 5], 0), "k14": ("crew-up", [4], 1), "k15": ("search", [1, 2], 0),
    "k16": ("search", [4, 5], 0), "k17": ("search", [6], 1), "k18": ("search", [3], 1),
    "k19": ("attack", [3, 4], 0), "k20": ("attack", [1, 6], 0), "k21": ("attack", [2, 5], 0),
    "k22": ("attack", [1], 1), "k23": ("attack", [5], 1), "k24": ("attack", [2], 1),
}  # fmt: skip


@pytest.mark.rule("TEP-602", "TEP-603")
@pytest.mark.parametrize("name", CARDS)
def test_every_crew_card_adds_its_faces_and_hits(name: str) -> None:
    _, faces, hits = CARDS[name]
    s = crew(side(hands(position(), 0, rig=3), 0, "c1-a"), 0, name)
    shown = [face for face in range(1, 7) for _ in range(symbols_of(s, 0)[face] - (face <= 3))]
    assert (shown, fixed_damage(s, 0)) == (faces, hits)
    number = int(name[1:]) - 1
    assert (CREW_DICE[number], CREW_HITS[number]) == (faces, hits)


def using(name: str, place: str = "a1", **cargo: int) -> Pirates:
    """Seat 0 with one crew card on a cell, with cubes aboard."""
    s = crew(put(position(), 0, place), 0, name)
    return load(s, 0, *(loot for loot, count in cargo.items() for _ in range(count)))


def act(s: Pirates, name: str, *given: str) -> Match[Pirates]:
    """The card's order, with everything declined that comes before the crew, and its bonus action."""
    match = order(s, CARDS[name][0])
    while asked(match) != "bonus":
        answers(match, offered(match)[-1])
    return answers(match, f"use:{name}", *given)


@pytest.mark.rule("TEP-770", "TEP-326")
@pytest.mark.parametrize("name", ["k01", "k11"])
def test_reassign_moves_hands_among_the_four_duties(name: str) -> None:
    s = hands(using(name), 0, rig=1, rep=1, wheel="23")
    match = act(s, name)
    assert set(offered(match)) == {
        "move:rigging:cannons", "move:rigging:extortion", "move:rigging:repairs",
        "move:repairs:rigging", "move:repairs:cannons", "move:repairs:extortion", "done",
    }  # fmt: skip
    answers(match, "move:repairs:extortion", "move:rigging:repairs")
    assert on_duty(match, 0) == (0, 0, 1, 1)
    assert not match.pending


@pytest.mark.rule("TEP-770")
def test_reassigned_hands_count_at_once() -> None:
    s = crew(hands(put(captain(position(), 0, 5), 0, "a1"), 0, rep=3), 0, "k01", "k02")
    match = turn(
        s, "turn:1", "anchor", "skip", "use:k01", "move:repairs:rigging", "move:repairs:extortion", "done"
    )
    answers(match, "use:k02")
    assert match.pending[0].about == {"steps": 3}
    answers(match, "anchor")
    assert happened(match, "gains-gold") == [{"n": 1, "why": "extortion"}]


@pytest.mark.rule("TEP-780")
@pytest.mark.parametrize("name", ["k02", "k10", "k15", "k23"])
def test_a_bonus_sail_is_a_whole_sail(name: str) -> None:
    s = using(name)
    match = act(s, name)
    assert asked(match) == "sail"
    assert match.pending[0].about == {"steps": 3}
    answers(match, "sail:b2", "heel:cannons", "sail:b3")
    assert where(match, 0) == "b3"
    assert on_duty(match, 0) == (1, 0, 1, 1)


@pytest.mark.rule("TEP-705", "TEP-760")
@pytest.mark.parametrize("name", ["k03", "k17"])
def test_a_bonus_attack_is_an_attack(name: str) -> None:
    s = hands(merchant(using(name, "c3"), "orange", "c3"), 0, can=3)
    draws(s, *dice(1, 2))
    match = act(s, name)
    # Symbols 1 and 2 of the captain, three hands, and a hit of k17.
    assert happened(match, "deals")[0]["n"] == 5 + CARDS[name][2]
    assert s.gold[0] == 1 + 4


@pytest.mark.rule("TEP-730", "TEP-R21")
def test_pale_pim_swaps_a_cube() -> None:
    s = using("k04", rum=1)
    s.bag = [9, 7, 0, 9]
    match = act(s, "k04")
    assert offered(match) == ["swap:rum:sugar", "swap:rum:coffee"]
    answers(match, "swap:rum:coffee")
    assert aboard(match, 0) == ["coffee"]
    assert s.bag == [9, 8, 0, 8]


@pytest.mark.rule("TEP-705")
def test_sydney_sweetwater_trades() -> None:
    s = using("k05", "b3", rum=2)
    match = act(s, "k05", "sell:2")
    assert s.gold[0] == 1 + 6
    assert prices(match) == ["rum", "sugar", "gunpowder", "coffee"]


@pytest.mark.rule("TEP-720", "TEP-E20")
def test_jolly_rodge_sells_rum_and_gunpowder_for_eight() -> None:
    s = market(using("k06", "b3", rum=2, gunpowder=1), "sugar", "coffee", "rum", "gunpowder")
    match = order(s, "trade", "sell:1", "use:k06")
    assert s.gold[0] == 1 + 4 + 8
    assert prices(match) == ["rum", "sugar", "coffee", "gunpowder"]
    assert aboard(match, 0) == []


@pytest.mark.rule("TEP-720")
def test_sara_silver_sells_sugar_and_coffee_for_eight_at_a_market_of_one_of_them() -> None:
    s = using("k07", "d3", sugar=1, coffee=1)
    match = act(s, "k07")
    assert (s.gold[0], aboard(match, 0)) == (9, [])
    assert prices(match) == ["sugar", "rum", "gunpowder", "coffee"]
    assert not order(using("k07", "b3", sugar=1, coffee=1), "trade").pending
    assert "use:k07" not in offered(order(using("k07", "d3", coffee=1), "trade", "skip"))


@pytest.mark.rule("TEP-705")
def test_lisa_legacy_crews_up() -> None:
    match = act(using("k08"), "k08", "hire:k03", "done")
    assert crew_of(match, 0) == ["k08", "k03"]


@pytest.mark.rule("TEP-740", "TEP-R17", "TEP-R18")
def test_raina_rumor_sails_a_merchant_two_cards() -> None:
    s = merchant(using("k09"), "orange", "c4", bound="d4", cargo="coffee")
    match = act(s, "k09")
    assert {text for text in offered(match) if "orange" in text} == {
        f"steer:orange:{place}" for place in ("c2", "b3", "c3", "d3", "a4", "b4", "d4")
    }
    assert "steer:green:d2" in offered(match)
    assert "steer:green:d1" not in offered(match)
    answers(match, "steer:orange:a4")
    assert (s.merchant_cell[0], s.bound[0]) == (cell("a4"), cell("d4"))
    s = merchant(using("k09"), "orange", "c3", bound="d4", cargo="coffee")
    draws(s, cube(s, "rum"))
    act(s, "k09", "steer:orange:d4")
    assert (s.merchant_cell[0], s.bound[0], s.cargo[0]) == (cell("d4"), cell("a1"), 1)


@pytest.mark.rule("TEP-740", "TEP-R17")
def test_lieutenant_flint_sails_the_navy_two_cards_and_it_attacks_nobody() -> None:
    s = using("k16", "c1")
    put(s, 1, "b1")
    match = act(s, "k16", "steer:navy:c1")
    assert s.navy == cell("c1")
    assert on_duty(match, 0) == (1, 1, 1, 0)


@pytest.mark.rule("TEP-750")
@pytest.mark.parametrize(("name", "gold"), [("k12", 1), ("k18", 2), ("k24", 2)])
def test_gold_is_gained_at_once(name: str, gold: int) -> None:
    s = using(name)
    act(s, name)
    assert s.gold[0] == 1 + gold


@pytest.mark.rule("TEP-705")
@pytest.mark.parametrize("name", ["k13", "k22"])
def test_a_bonus_plunder_is_a_plunder(name: str) -> None:
    s = using(name, "c2")
    draws(s, cube(s, "rum"), cube(s, "coffee"))
    assert aboard(act(s, name), 0) == ["rum", "coffee"]


@pytest.mark.rule("TEP-705")
def test_cutter_fang_searches() -> None:
    s = using("k14")
    draws(s, token(s, "gold-3"))
    act(s, "k14")
    assert s.gold[0] == 4
    assert not s.face_down & 1


@pytest.mark.rule("TEP-760")
@pytest.mark.parametrize(("name", "faces"), [("k19", (1, 2)), ("k20", (3, 4)), ("k21", (5, 6))])
def test_each_reroll_card_has_two_faces(name: str, faces: tuple[int, int]) -> None:
    for face in range(1, 7):
        s = merchant(using(name, "c3"), "orange", "c3")
        draws(s, *dice(face, face))
        asks = asked(order(s, "attack", "raid:orange")) == "reroll"
        assert asks == (face in faces)


def test_every_card_is_exercised() -> None:
    assert len(CARDS) == len(CREW)


# --- cards that cannot act are not offered


@pytest.mark.rule("TEP-703", "TEP-701", "TEP-750")
def test_gold_is_not_offered_to_a_full_purse() -> None:
    s = crew(put(position(), 0, "b1"), 0, "k18")
    s.gold[0] = 13
    assert not order(s, "search", "skip").pending
    s.over, s.turn, s.gold[0] = False, 0, 12
    assert offered(order(s, "search", "skip")) == ["use:k18", "done"]


@pytest.mark.rule("TEP-703", "TEP-701", "TEP-780")
def test_a_sail_is_not_offered_where_no_card_can_be_reached() -> None:
    s = hands(crew(put(position(), 0, "a2"), 0, "k15"), 0, rep=3)
    s.storms = sum(1 << cell(place) for place in ("a1", "b2", "a3"))
    assert not order(s, "search", "skip").pending
    s.over, s.turn, s.storms = False, 0, 0
    assert offered(order(s, "search", "skip")) == ["use:k15", "done"]


@pytest.mark.rule("TEP-R21", "TEP-703")
def test_a_swap_needs_another_type_in_the_bag() -> None:
    s = using("k04", "a3", rum=1)
    s.bag = [0, 9, 0, 0]
    assert not order(s, "plunder").pending
    s.over, s.turn, s.bag = False, 0, [0, 0, 1, 0]
    assert offered(order(s, "plunder")) == ["use:k04", "done"]
    s = using("k04", "a3")
    load(s, 0)
    assert not order(s, "plunder").pending


@pytest.mark.rule("TEP-703", "TEP-701", "TEP-770")
def test_reassign_is_not_offered_with_all_hands_on_the_wheel() -> None:
    s = hands(using("k01", "a3"), 0, wheel="135")
    assert not order(s, "plunder").pending


@pytest.mark.rule("TEP-730", "TEP-R21")
def test_a_swapped_cube_joins_those_of_its_type() -> None:
    s = using("k04", "a3", rum=1, coffee=1)
    match = order(s, "plunder", "use:k04", "swap:rum:coffee")
    assert aboard(match, 0) == ["coffee", "coffee"]
    assert s.bag == [8, 8, 9, 7]


@pytest.mark.rule("TEP-521", "TEP-R20", "TEP-705")
def test_a_single_cube_is_traded_without_a_question() -> None:
    s = using("k05", "b3", rum=1)
    match = order(s, "plunder", "use:k05")
    assert (s.gold[0], aboard(match, 0)) == (1 + 3, [])


@pytest.mark.rule("TEP-707", "TEP-R14")
def test_active_cards_are_offered_by_their_numbers_whenever_they_were_hired() -> None:
    s = crew(put(position(), 0, "a3"), 0, "k02", "k01")
    assert offered(order(s, "plunder")) == ["use:k01", "use:k02", "done"]


@pytest.mark.rule("TEP-705")
def test_of_two_ships_on_the_card_a_bonus_attack_takes_the_one_that_the_player_likes() -> None:
    s = draws(put(merchant(using("k03", "c3"), "orange", "c3"), 1, "c3"), *dice(1, 2))
    match = act(s, "k03")
    assert question(match) == (0, "attack", ["fight:1", "raid:orange"])
    answers(match, "raid:orange")
    assert happened(match, "raids") == [{"ship": "orange", "n": 2}]


@pytest.mark.rule("TEP-730", "TEP-R21")
def test_a_swap_with_one_way_only_asks_nothing_more() -> None:
    s = using("k04", "a3", rum=1)
    s.bag = [0, 0, 1, 0]
    match = order(s, "plunder", "use:k04")
    assert (aboard(match, 0), s.bag) == (["gunpowder"], [0, 1, 0, 0])
    assert not match.pending


@pytest.mark.rule("TEP-701", "TEP-707")
@pytest.mark.parametrize(
    ("name", "ready", "place"),
    [("k03", "c3", "c2"), ("k17", "c3", "c2"), ("k09", "c2", ""), ("k16", "c2", "")],
)
def test_a_card_is_active_while_there_is_something_for_it_to_do(name: str, ready: str, place: str) -> None:
    # Attack needs one ship on the card; the Navy and the merchants can always be steered.
    match = order(merchant(using(name, ready), "orange", "c3"), CARDS[name][0])
    while match.pending and asked(match) != "bonus":
        answers(match, "skip")
    assert offered(match) == [f"use:{name}", "done"]
    if place:
        match = order(merchant(using(name, place), "orange", "c3"), CARDS[name][0])
        while match.pending and asked(match) != "bonus":
            answers(match, "skip")
        assert not match.pending


@pytest.mark.rule("TEP-701", "TEP-770", "TEP-780")
def test_one_hand_is_enough_to_reassign_and_one_course_to_sail() -> None:
    s = hands(using("k01", "a3"), 0, ext=1, wheel="23")
    assert offered(order(s, "plunder")) == ["use:k01", "done"]
    s = hands(using("k02", "a1"), 0, rep=3)
    s.storms = sum(1 << cell(place) for place in ("b1", "b2", "a3"))
    match = order(s, "plunder", "skip", "use:k02")
    assert offered(match) == ["sail:a2", "anchor"]


@pytest.mark.rule("TEP-501", "TEP-760")
def test_an_attack_by_order_may_be_rolled_again() -> None:
    s = draws(merchant(using("k19", "c3"), "orange", "c3"), *dice(1, 2))
    assert asked(order(s, "attack", "raid:orange")) == "reroll"
