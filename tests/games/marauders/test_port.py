"""Chapter 6: the Port action."""

import pytest

from kaper.engine.sight import sight
from kaper.games.marauders.board import NONE, ZONE_NAMES
from kaper.games.marauders.cards import CARGO_NAMES, MISSION_NAMES, MOD_NAMES, RUMOR_NAMES
from kaper.games.marauders.observe import observe
from kaper.games.marauders.state import Marauders
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    cargo,
    dice,
    glory,
    gold,
    happened,
    in_port,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)


def deck(s: Marauders, *names: str) -> Marauders:
    """The cargo deck holds these cards alone, drawn in this order as the stream brings its first each time."""
    s.cargo_deck = [CARGO_NAMES.index(name) for name in names]
    return s


def market(*names: str, gold: int = 10, zone: str = "trinidad", **seat: object) -> Marauders:
    """A Port action with a known market to be bought: the deck has no other card."""
    s = in_port(position(Seat(zone=zone, gold=gold, **seat), demand={zone: "food"}))  # type: ignore[arg-type]
    return deck(s, *names)


@pytest.mark.rule("MAM-603")
def test_a_port_action_turns_up_the_modification_token() -> None:
    match = play(position(), "0 port")
    assert happened(match, "turned-up")[0]["zone"] == "caracas"
    assert match.state.mod_down[ZONE_NAMES.index("caracas")] == NONE


@pytest.mark.rule("MAM-601")
def test_each_activity_once_in_a_port_action() -> None:
    match = play(in_port(position(Seat(gold=30))), "0 yard", "0 done")
    assert "yard" not in offered(match)


@pytest.mark.rule("MAM-610", "MAM-611")
def test_goods_bring_three_gold_and_goods_in_demand_six() -> None:
    s = in_port(position(Seat(cargo=["rum-1", "wood-8"]), demand={"caracas": "rum"}))
    match = play(s, "0 sell", "0 all")
    assert gold(match, 0) == 10 + 6 + 3
    assert [CARGO_NAMES[card] for card in match.state.cargo_discard] == ["rum-1", "wood-8"]


@pytest.mark.rule("MAM-612", "MAM-R06")
def test_a_sold_demand_is_replaced_from_the_pool_and_goes_back_afterwards() -> None:
    s = in_port(position(Seat(cargo=["rum-1"]), demand={"caracas": "rum"}, draws=[nth(1, 8)]))
    s.pool = [8, 0, 0, 0, 0, 0, 0, 0]
    match = play(s, "0 sell", "0 sell:rum")
    assert match.state.demand[ZONE_NAMES.index("caracas")] == 0
    assert match.state.pool == [7, 0, 1, 0, 0, 0, 0, 0]
    assert "sell" not in offered(match)


@pytest.mark.rule("MAM-612")
def test_without_a_good_in_demand_the_token_stays() -> None:
    s = in_port(position(Seat(cargo=["wood-1"]), demand={"caracas": "rum"}))
    assert not happened(play(s, "0 sell", "0 all"), "demand")


@pytest.mark.rule("MAM-620", "MAM-621", "MAM-E06")
def test_prices_by_the_number_offered() -> None:
    match = play(market("spices-1", "cocoa-1", "cocoa-2", "rum-1", "rum-2", "rum-3"), "0 buy")
    view = observe(match.state, 0)
    assert view.prices == [2, 0, 1, 3, 0, 0, 0, 0]
    answers(match, *["0 buy:spices"], *["0 buy:cocoa"] * 2, *["0 buy:rum"] * 3)
    assert gold(match, 0) == 0
    assert len(cargo(match, 0)) == 6


@pytest.mark.rule("MAM-621")
def test_the_number_offered_counts_not_the_number_bought() -> None:
    match = play(market("rum-1", "rum-2", "rum-3", "wood-1", "wood-2", "wood-3"), "0 buy", "0 buy:rum")
    assert gold(match, 0) == 9


@pytest.mark.rule("MAM-620", "MAM-R44")
def test_cards_of_the_good_in_demand_are_replaced() -> None:
    s = market("food-1", "wood-1", "wood-2", "wood-3", "rum-1", "rum-2", "rum-3", "food-2")
    match = play(s, "0 buy")
    assert not [card for card in observe(match.state, 0).market if card.startswith("food")]
    assert len(observe(match.state, 0).market) == 6


@pytest.mark.rule("MAM-R44")
def test_the_market_stays_smaller_when_no_card_is_left() -> None:
    s = market("wood-1", "wood-2")
    s.cargo_discard = []
    assert len(observe(play(s, "0 buy").state, 0).market) == 2


@pytest.mark.rule("MAM-622", "MAM-V11")
def test_cheap_goods_are_shown_to_one_player_of_choice() -> None:
    s = in_port(position(Seat(zone="trinidad"), Seat(), Seat(), demand={"trinidad": "food"}))
    deck(s, "rum-1", "rum-2", "rum-3", "wood-1", "cocoa-1", "spices-1")
    match = play(s, "0 buy", "0 buy:rum", "0 buy:rum", "0 done")
    assert question(match) == (0, "show-to", ["show:1", "show:2"])
    answers(match, "0 show:2")
    told = {
        viewer: [event.args for event in sight(match, viewer).told if event.kind == "shows-cargo"][0]
        for viewer in (1, 2)
    }
    assert told == {1: {"whom": 2}, 2: {"whom": 2, "goods": "rum rum"}}


@pytest.mark.rule("MAM-622", "MAM-V04")
def test_unbought_cards_go_face_up_to_the_discard_pile() -> None:
    match = play(
        market("rum-1", "wood-1", "cocoa-1", "spices-1", "sugar-1", "tobacco-1"),
        "0 buy",
        "0 buy:rum",
        "0 done",
    )
    assert len(observe(match.state, 1).cargo_discard) == 5


@pytest.mark.rule("MAM-622")
def test_the_market_is_secret() -> None:
    match = play(market("rum-1", "wood-1"), "0 buy")
    assert observe(match.state, 1).market == []
    assert observe(match.state, 1).market_size == 2


@pytest.mark.rule("MAM-623", "MAM-R07")
def test_who_bought_here_in_the_turn_before_draws_three() -> None:
    s = in_port(position(Seat(zone="trinidad")))
    s.seats[0].bought = [ZONE_NAMES.index("trinidad"), NONE]
    assert len(play(s, "0 buy").state.market) == 3


@pytest.mark.rule("MAM-623", "MAM-R07")
def test_a_turn_in_between_resets_the_market() -> None:
    s = begin(position(Seat(zone="trinidad")))
    s.seats[0].bought = [ZONE_NAMES.index("trinidad"), NONE]
    match = play(s, "0 port", "0 buy")
    assert len(match.state.market) == 6


@pytest.mark.rule("MAM-624", "MAM-R36")
def test_in_port_six_cards_whatever_the_ship() -> None:
    s = market(
        "rum-1", "rum-2", "rum-3", "wood-1", "wood-2", "wood-3", cargo=["cocoa-1", "cocoa-2", "cocoa-3"]
    )
    match = play(s, "0 buy", "0 buy:rum", "0 buy:rum", "0 buy:rum")
    assert not [option for option in offered(match) if option.startswith("buy")]


# --- shipyard


@pytest.mark.rule("MAM-630", "MAM-631", "MAM-633", "MAM-648", "MAM-R09")
def test_the_old_ship_is_sold_and_the_new_one_is_whole() -> None:
    s = in_port(
        position(
            Seat(ship="sloop", gold=40, now={"hull": 1, "crew": 1}, mods=["chasers"], weapons=["grapeshot"])
        )
    )
    match = play(s, "0 yard", "0 ship:frigate")
    assert gold(match, 0) == 40 + 5 + 1 - 1 - 35
    assert now(match, 0) == [3, 3, 3, 1, 3]
    assert match.state.seats[0].weapons == 4
    assert match.state.seats[0].mods == 0
    assert happened(match, "disperses") == [{"zone": "trinidad"}]
    assert match.state.mod_bags[-1] == [MOD_NAMES.index("chasers")]


@pytest.mark.rule("MAM-633")
def test_the_crew_is_cut_to_the_new_ships_crew() -> None:
    match = play(in_port(position(Seat(ship="frigate", gold=40))), "0 yard", "0 ship:flute")
    assert now(match, 0) == [3, 4, 3, 1, 1]


@pytest.mark.rule("MAM-632", "MAM-313")
def test_without_the_money_the_old_ship_is_not_sold() -> None:
    match = play(in_port(position(Seat(gold=29))), "0 yard")
    assert "ship:frigate" not in offered(match)
    match = play(in_port(position(Seat(gold=30))), "0 yard")
    assert "ship:frigate" in offered(match)


@pytest.mark.rule("MAM-631")
def test_a_wreck_is_never_sold_below_nothing() -> None:
    s = in_port(position(Seat(gold=35, now={"hull": 1, "masts": 0, "cargo": 0, "cannons": 0})))
    assert gold(play(s, "0 yard", "0 ship:frigate"), 0) == 0


@pytest.mark.rule("MAM-634")
def test_a_man_of_war_is_given_up_for_nothing_and_never_for_sale() -> None:
    match = play(in_port(position(Seat(ship="man-of-war", gold=35))), "0 yard")
    assert "ship:man-of-war" not in offered(match)
    answers(match, "0 ship:frigate")
    assert gold(match, 0) == 0


@pytest.mark.rule("MAM-636", "MAM-630")
def test_one_weapon_of_each_kind_for_three_gold_and_back_for_one() -> None:
    match = play(in_port(position(Seat(gold=9))), "0 yard", "0 weapon:chain-shot")
    assert gold(match, 0) == 6
    assert "weapon:chain-shot" not in offered(match)
    answers(match, "0 sell-weapon:chain-shot")
    assert gold(match, 0) == 7


@pytest.mark.rule("MAM-637", "MAM-630")
def test_a_point_of_repair_costs_two_gold_and_crew_is_not_repaired() -> None:
    s = in_port(position(Seat(ship="frigate", now={"masts": 0, "crew": 1, "hull": 2})))
    match = play(s, "0 yard")
    assert [option for option in offered(match) if option.startswith("repair")] == [
        "repair:hull",
        "repair:masts",
    ]
    answers(match, "0 repair:masts")
    assert (gold(match, 0), now(match, 0)[2]) == (8, 1)


@pytest.mark.rule("MAM-640", "MAM-641", "MAM-644", "MAM-643")
def test_the_token_of_the_port_is_bought_for_three_gold() -> None:
    s = in_port(position(Seat(now={"cargo": 0}), market={"caracas": "extended-hold"}))
    match = play(s, "0 yard", "0 modification")
    assert (gold(match, 0), now(match, 0)[1]) == (7, 1)
    assert match.state.seats[0].maximum(1) == 3
    assert "modification" not in offered(match)


@pytest.mark.rule("MAM-641")
def test_no_ship_has_two_modifications_of_a_kind() -> None:
    s = in_port(position(Seat(mods=["chasers"]), market={"caracas": "chasers"}))
    assert "modification" not in offered(play(s, "0 yard"))


@pytest.mark.rule("MAM-643")
def test_hammocks_raise_the_crew_maximum_but_bring_no_crew() -> None:
    s = in_port(position(market={"caracas": "extra-hammocks"}))
    match = play(s, "0 yard", "0 modification")
    assert (now(match, 0)[3], match.state.seats[0].maximum(3)) == (2, 3)


@pytest.mark.rule("MAM-643", "MAM-R16")
def test_a_flipped_reinforced_hull_is_restored_for_three_gold() -> None:
    s = in_port(position(Seat(mods=["reinforced-hull"])))
    s.seats[0].flipped = 1 << 2
    match = play(s, "0 yard", "0 restore-hull")
    assert (match.state.seats[0].flipped, gold(match, 0)) == (0, 7)


# --- recruit, rumors, missions, stash


@pytest.mark.rule("MAM-650")
def test_a_successful_test_fills_the_crew_free_of_charge() -> None:
    s = in_port(position(Seat(ship="frigate", now={"crew": 0}), draws=dice("S", 1, 1, 1)))
    match = play(s, "0 recruit")
    assert (now(match, 0)[3], gold(match, 0)) == (3, 10)


@pytest.mark.rule("MAM-650")
def test_after_a_failure_crew_costs_two_gold_a_head() -> None:
    s = in_port(position(Seat(ship="frigate", now={"crew": 0}, gold=5), draws=dice(1, 1, 1, 1)))
    match = play(s, "0 recruit")
    assert question(match) == (0, "hire-crew", ["hire:0", "hire:1", "hire:2"])
    answers(match, "0 hire:2")
    assert (now(match, 0)[3], gold(match, 0)) == (2, 1)


@pytest.mark.rule("MAM-652")
def test_a_rumor_costs_two_gold_also_when_the_test_fails() -> None:
    match = play(in_port(position(draws=dice(1))), "0 rumor")
    assert (gold(match, 0), match.state.seats[0].rumors) == (8, [])
    match = play(in_port(position(draws=[*dice("S"), nth(1, 25)])), "0 rumor")
    assert (gold(match, 0), match.state.seats[0].rumors) == (8, [0])
    assert observe(match.state, 1).players[0].rumor == ""
    assert observe(match.state, 0).players[0].rumor == RUMOR_NAMES[0]


@pytest.mark.rule("MAM-653")
def test_of_two_rumors_one_is_kept() -> None:
    s = in_port(position(Seat(rumor="pearl-bank"), draws=[*dice("S"), nth(1, 24)]))
    match = play(s, "0 rumor")
    assert prompt(match) == (0, "keep-rumor")
    answers(match, "0 keep:pearl-bank")
    assert match.state.seats[0].rumors == [RUMOR_NAMES.index("pearl-bank")]
    assert len(match.state.rumor_deck) == 24


@pytest.mark.rule("MAM-655", "MAM-656", "MAM-657", "MAM-658", "MAM-1312", "MAM-R32")
def test_a_true_rumor_brings_its_effect_a_point_and_goes_back_into_the_deck() -> None:
    s = in_port(position(Seat(zone="basse-terre", rumor="forgotten-debt"), draws=dice("S")))
    match = play(s, "0 test-rumor")
    assert (gold(match, 0), glory(match, 0)) == (20, 1)
    assert RUMOR_NAMES.index("forgotten-debt") in match.state.rumor_deck


@pytest.mark.rule("MAM-656")
def test_a_false_rumor_is_discarded() -> None:
    s = in_port(position(Seat(zone="basse-terre", rumor="forgotten-debt"), draws=dice(1)))
    match = play(s, "0 test-rumor")
    assert (gold(match, 0), glory(match, 0), match.state.seats[0].rumors) == (10, 0, [])
    assert len(match.state.rumor_deck) == 25


@pytest.mark.rule("MAM-655")
def test_a_rumor_is_tried_only_where_it_names() -> None:
    assert "test-rumor" not in offered(play(in_port(position(Seat(rumor="forgotten-debt")))))


@pytest.mark.rule("MAM-660", "MAM-662", "MAM-1313")
def test_a_mission_is_claimed_where_it_lies_and_a_new_one_is_placed() -> None:
    s = in_port(position(Seat(zone="port-royal"), missions=["rum-contract", "the-envoy"], draws=dice("S")))
    match = play(s, "0 claim:rum-contract")
    assert match.state.seats[0].mission == MISSION_NAMES.index("rum-contract")
    assert len(match.state.missions) == 2


@pytest.mark.rule("MAM-661", "MAM-1313")
def test_a_failed_claim_leaves_the_mission_and_cannot_be_repeated_this_turn() -> None:
    s = in_port(position(Seat(zone="port-royal"), missions=["rum-contract", "the-envoy"], draws=dice(1)))
    match = play(s, "0 claim:rum-contract")
    assert match.state.seats[0].mission == NONE
    assert MISSION_NAMES.index("rum-contract") in match.state.missions
    assert "claim:rum-contract" not in offered(match)


@pytest.mark.rule("MAM-663")
def test_a_new_mission_replaces_the_old_one() -> None:
    s = in_port(
        position(
            Seat(zone="port-royal", mission="ransom"), missions=["rum-contract", "the-envoy"], draws=dice("S")
        )
    )
    match = play(s, "0 claim:rum-contract")
    assert match.state.mission_discard == [MISSION_NAMES.index("ransom")]


@pytest.mark.rule("MAM-664", "MAM-1314", "MAM-680")
def test_a_completed_mission_brings_its_reward_and_a_point() -> None:
    s = in_port(position(Seat(zone="nassau", mission="rum-contract", cargo=["rum-1", "rum-2", "wood-1"])))
    match = play(s, "0 step")
    assert (gold(match, 0), glory(match, 0), cargo(match, 0)) == (23, 1, ["wood-1"])
    assert match.state.mission_discard == [MISSION_NAMES.index("rum-contract")]


@pytest.mark.rule("MAM-682", "MAM-E25")
def test_no_step_in_the_port_action_of_the_claim() -> None:
    s = in_port(
        position(
            Seat(zone="bridgetown", ship="flute", cargo=["wood-1", "wood-2"]), missions=["timber-for-the-fort", "ransom"],
            draws=dice("S"),
        )
    )  # fmt: skip
    match = play(s, "0 claim:timber-for-the-fort")
    assert "step" not in offered(match)
    answers(match, "0 done", "0 end-turn", "1 end-turn")
    while prompt(match) != (0, "action"):
        ask = match.pending[0]
        answers(match, f"{ask.seat} {ask.options[0].text}")
    answers(match, "0 port")
    assert "step" in offered(match)


@pytest.mark.rule("MAM-681")
def test_a_mission_step_is_tried_once_in_a_port_action() -> None:
    s = in_port(position(Seat(zone="havana", mission="debt-of-honour"), draws=dice(1, 1, 1, 1)))
    assert "step" not in offered(play(s, "0 step"))


@pytest.mark.rule("MAM-680", "MAM-602")
def test_after_other_business_nothing_is_sold() -> None:
    s = in_port(
        position(Seat(zone="havana", mission="debt-of-honour", cargo=["rum-1"]), draws=dice(1, 1, 1, 1))
    )
    assert "sell" not in offered(play(s, "0 step"))


@pytest.mark.rule("MAM-670", "MAM-671", "MAM-R34")
def test_at_home_the_chest_is_filled_emptied_and_spent_from() -> None:
    match = play(
        in_port(position(Seat(gold=4, chest=10))), "0 yard", "0 weapon:grapeshot", "0 weapon:chain-shot"
    )
    assert (gold(match, 0), match.state.seats[0].chest) == (0, 8)
    answers(match, "0 done", "0 stash", "0 aboard:5")
    assert (gold(match, 0), match.state.seats[0].chest) == (5, 3)


@pytest.mark.rule("MAM-670")
def test_elsewhere_the_chest_is_out_of_reach() -> None:
    match = play(in_port(position(Seat(zone="trinidad", gold=2, chest=30))))
    assert "stash" not in offered(match)
    answers(match, "0 yard")
    assert "weapon:grapeshot" not in offered(match)


@pytest.mark.rule("MAM-907", "MAM-1316", "MAM-681")
def test_a_specialist_is_hired_for_gold_or_by_a_test() -> None:
    s = in_port(
        position(
            Seat(zone="curacao", hand=["specialist-carpenter-1", "specialist-helmsman-2"]), draws=dice(1)
        )
    )
    match = play(s, "0 hire:specialist-carpenter-1")
    assert (gold(match, 0), observe(match.state, 1).players[0].specialists) == (6, ["carpenter"])
    answers(match, "0 hire:specialist-helmsman-2")
    assert len(match.state.seats[0].hand) == 1
    assert "hire:specialist-helmsman-2" not in offered(match)


@pytest.mark.rule("MAM-907", "MAM-1316")
def test_a_second_specialist_of_a_kind_is_not_hired() -> None:
    s = in_port(position(Seat(zone="curacao", hand=["specialist-carpenter-1"])))
    s.seats[0].special = 1
    assert "hire:specialist-carpenter-1" not in offered(play(s))


@pytest.mark.rule("MAM-R31", "MAM-1320")
def test_a_captain_in_a_port_that_closes_may_stay_and_act() -> None:
    s = position(Seat(zone="havana", bounty={"spanish": 2}))
    assert "port" in offered(play(s))
