"""Chapter 6: recruiting, Rumors, Missions, the chest and Specialists."""

import pytest

from kaper.games.marauders.components.board import NONE
from kaper.games.marauders.components.cards import MISSION_NAMES, RUMOR_NAMES
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import (
    Seat,
    answers,
    cargo,
    dice,
    glory,
    gold,
    in_port,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)

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
    assert (gold(match, 0), match.state.seats[0].rumors) == (8, ())
    match = play(in_port(position(draws=[*dice("S"), nth(1, 25)])), "0 rumor")
    assert (gold(match, 0), match.state.seats[0].rumors) == (8, (0,))
    assert observe(match.state, 1).players[0].rumor == ""
    assert observe(match.state, 0).players[0].rumor == RUMOR_NAMES[0]


@pytest.mark.rule("MAM-653")
def test_of_two_rumors_one_is_kept() -> None:
    s = in_port(position(Seat(rumor="pearl-bank"), draws=[*dice("S"), nth(1, 24)]))
    match = play(s, "0 rumor")
    assert prompt(match) == (0, "keep-rumor")
    answers(match, "0 keep:pearl-bank")
    assert match.state.seats[0].rumors == (RUMOR_NAMES.index("pearl-bank"),)
    assert len(match.state.rumor_deck) == 24


@pytest.mark.rule("MAM-653", "MAM-V06")
def test_only_who_heard_a_second_rumor_sees_both() -> None:
    s = in_port(position(Seat(rumor="pearl-bank"), draws=[*dice("S"), nth(1, 24)]))
    match = play(s, "0 rumor")
    seen = [observe(match.state, viewer).players[0] for viewer in (0, 1)]
    assert [(player.rumor, player.heard) for player in seen] == [("pearl-bank", RUMOR_NAMES[0]), ("", "")]


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
    assert (gold(match, 0), glory(match, 0), match.state.seats[0].rumors) == (10, 0, ())
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
            Seat(zone="bridgetown", ship="flute", cargo=["wood-1", "wood-2"]),
            missions=["timber-for-the-fort", "ransom"],
            draws=dice("S"),
        )
    )
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
