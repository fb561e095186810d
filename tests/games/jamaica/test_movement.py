"""Chapter 5: movement, and the order of things on arrival."""

import pytest

from tests.games.jamaica.table import (
    answers,
    combat,
    die,
    happened,
    holds,
    one_round,
    position,
    question,
    treasures,
    turn,
)

PLENTY = [("food", 20), ("doubloon", 20)]


@pytest.mark.rule("JAM-501")
@pytest.mark.parametrize(
    ("start", "pips", "end"), [(0, 1, 1), (0, 4, 4), (0, 6, 6), (15, 2, 17), (28, 4, 32), (41, 6, 47)]
)
def test_forward_is_exactly_as_far_as_the_die_shows(start: int, pips: int, end: int) -> None:
    match = turn(position(at={0: start}, cargo={0: PLENTY}), 0, "forward-food", pips)
    assert question(match) is None
    assert (match.state.space[0], match.state.lap[0]) == (end, 0)


@pytest.mark.rule("JAM-501")
@pytest.mark.parametrize(
    ("start", "pips", "end"), [(47, 6, 41), (19, 4, 15), (12, 6, 6), (14, 2, 6), (40, 3, 31), (5, 5, 0)]
)
def test_backward_is_exactly_as_far_as_the_die_shows(start: int, pips: int, end: int) -> None:
    match = turn(position(at={0: start}, cargo={0: PLENTY}), 0, "backward-forward", pips)
    assert question(match) is None
    assert (match.state.space[0], match.state.lap[0]) == (end, 0)


@pytest.mark.rule("JAM-502")
def test_ships_tokens_and_prices_on_the_way_have_no_effect() -> None:
    s = position(at={0: 2, 1: 3}, cargo={0: PLENTY})
    match = turn(s, 0, "forward-food", 3)
    assert match.state.space[0] == 5
    assert happened(match, "attacks", "takes-treasure", "finds-item") == []
    assert match.state.tokens >> 4 & 1
    assert holds(match, 0) == [("food", 20), ("doubloon", 17), None, None, None]


# --- forks


@pytest.mark.rule("JAM-503", "JAM-R08")
@pytest.mark.parametrize(
    ("start", "pips", "ends"),
    [(6, 1, [7, 13]), (5, 4, [9, 15]), (19, 3, [22, 28]), (32, 6, [38, 44]), (31, 2, [33, 39])],
)
def test_forward_over_a_split_the_mover_chooses_the_branch(start: int, pips: int, ends: list[int]) -> None:
    for end in ends:
        s = position(at={0: start}, cargo={0: PLENTY}, plundered=[9, 22, 33, 44])
        match = turn(s, 0, "forward-food", pips)
        assert question(match) == (0, "route", [f"sail:{space}" for space in ends])
        answers(match, f"0 sail:{end}")
        assert match.state.space[0] == end


@pytest.mark.rule("JAM-503", "JAM-R08")
@pytest.mark.parametrize(
    ("start", "pips", "ends"),
    [(15, 1, [12, 14]), (17, 4, [11, 13]), (28, 5, [17, 21]), (41, 2, [37, 39]), (42, 6, [30, 34])],
)
def test_backward_over_a_merge_the_mover_chooses_the_branch(start: int, pips: int, ends: list[int]) -> None:
    for end in ends:
        s = position(at={0: start}, cargo={0: PLENTY}, plundered=[11, 37])
        match = turn(s, 0, "backward-forward", pips)
        assert question(match) == (0, "route", [f"sail:{space}" for space in ends])
        answers(match, f"0 sail:{end}")
        assert match.state.space[0] == end


@pytest.mark.rule("JAM-503", "JAM-R08")
@pytest.mark.parametrize(("card", "start", "end"), [("forward-food", 5, 6), ("backward-forward", 16, 15)])
def test_a_move_that_ends_before_the_branches_part_is_not_asked(card: str, start: int, end: int) -> None:
    match = turn(position(at={0: start}, cargo={0: PLENTY}), 0, card, 1)
    assert (question(match), happened(match, "forced")) == (None, [])
    assert match.state.space[0] == end


# --- on arrival


@pytest.mark.rule("JAM-504", "JAM-R12")
def test_first_the_fight_then_the_price() -> None:
    s = position(at={0: 15, 1: 17}, draws=[combat("star")])
    match = turn(s, 0, "forward-food", 2)
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "nothing"])
    assert holds(match, 0)[0] == ("food", 3)
    answers(match, "0 nothing")
    assert holds(match, 0)[0] == ("food", 1)
    assert happened(match, "attacks", "pays") == [("attacks", 0), ("pays", 0)]


@pytest.mark.rule("JAM-504", "JAM-R12")
def test_first_the_fight_then_the_treasure_which_the_loser_of_the_fight_draws_all_the_same() -> None:
    s = position(at={0: 3, 1: 4}, pile=["treasure-7-a"], draws=[combat(10), combat("star")])
    match = turn(s, 0, "forward-food", 1)
    assert question(match) == (1, "loot", ["hold:0", "hold:1", "nothing"])
    assert (treasures(match, 0), match.state.tokens >> 4 & 1) == ([], 1)
    answers(match, "1 hold:0")
    assert (treasures(match, 0), match.state.tokens >> 4 & 1) == (["treasure-7-a"], 0)


@pytest.mark.rule("JAM-R13")
def test_stolen_food_may_pay_for_the_space() -> None:
    s = position(at={0: 15, 1: 17}, cargo={0: []}, draws=[combat("star")])
    match = turn(s, 0, "forward-food", 2)
    answers(match, "0 hold:0")
    assert happened(match, "shortage") == []
    assert (match.state.space[0], holds(match, 0)) == (17, [("food", 1), None, None, None, None])


@pytest.mark.rule("JAM-R13")
def test_food_lost_in_the_fight_cannot_pay() -> None:
    s = position(at={0: 15, 1: 17}, draws=[combat(2), combat("star"), combat("star")])
    match = turn(s, 0, "forward-food", 2)
    answers(match, "1 hold:0")
    assert happened(match, "shortage", "pays") == [("shortage", 0)]
    assert holds(match, 0) == [None, ("doubloon", 3), None, None, None]


@pytest.mark.rule("JAM-501", "JAM-504", "JAM-1104", "JAM-E16")
def test_after_the_first_of_two_moves_fight_and_payment_are_resolved_completely() -> None:
    s = position(at={0: 42, 1: 45, 2: 49}, cargo={0: PLENTY}, draws=[combat("star"), combat("star")])
    match = turn(s, 0, "forward-forward", 3, 4)
    assert match.state.space[0] == 45
    answers(match, "0 nothing")
    assert (match.state.space[0], holds(match, 0)[1]) == (49, ("doubloon", 13))
    answers(match, "0 nothing")
    assert holds(match, 0)[0] == ("food", 17)
    done = happened(match, "sails", "attacks", "pays")
    assert done == [("sails", 0), ("attacks", 0), ("pays", 0)] * 2


@pytest.mark.rule("JAM-R25")
def test_a_ship_that_loads_starts_no_fight() -> None:
    match = turn(position(at={0: 17, 1: 17}), 0, "food-gunpowder", 3, 4)
    assert question(match) is None
    assert happened(match, "attacks") == []


# --- behind the start line


@pytest.mark.rule("JAM-505", "JAM-1107", "JAM-E17")
def test_the_very_first_move_may_go_backward_from_port_royal() -> None:
    match = turn(position(), 0, "backward-forward", 2)
    assert (match.state.space[0], match.state.lap[0]) == (48, -1)
    assert holds(match, 0) == [None, ("doubloon", 3), None, None, None]


@pytest.mark.rule("JAM-505", "JAM-1107", "JAM-R03", "JAM-E17")
def test_a_ship_from_behind_the_start_line_sails_through_port_royal_without_finishing() -> None:
    hands = {0: ["forward-food"], 1: ["food-gunpowder"], 2: ["food-gunpowder"]}
    draws = [die(4), die(4)]
    s = position(at={0: 48}, laps={0: -1}, cargo={0: [("food", 3)]}, hands=hands, draws=draws)
    match = one_round(s)
    assert (match.state.space[0], match.state.lap[0]) == (2, 0)
    assert holds(match, 0) == [("food", 4), None, None, None, None]
    assert (happened(match, "finishes", "scores"), match.state.stage) == ([], 0)


@pytest.mark.rule("JAM-505", "JAM-1107", "JAM-R03")
def test_coming_to_port_royal_exactly_from_behind_the_start_line_is_free_and_no_finish() -> None:
    hands = {0: ["forward-food"], 1: ["food-gunpowder"], 2: ["food-gunpowder"]}
    draws = [die(2), die(2)]
    s = position(at={0: 48}, laps={0: -1}, cargo={0: []}, hands=hands, draws=draws)
    match = one_round(s)
    assert (match.state.space[0], match.state.lap[0]) == (0, 0)
    assert holds(match, 0) == [("food", 2), None, None, None, None]
    assert happened(match, "finishes", "shortage", "pays", "scores") == []


@pytest.mark.rule("JAM-R03")
def test_from_there_the_whole_lap_is_still_to_sail() -> None:
    s = position(at={0: 49}, laps={0: -1}, cargo={0: PLENTY})
    match = turn(s, 0, "forward-forward", 1, 6)
    assert (match.state.space[0], match.state.lap[0]) == (6, 0)


@pytest.mark.rule("JAM-R04")
def test_a_backward_card_may_cross_port_royal_at_any_time() -> None:
    match = turn(position(at={0: 2}, cargo={0: PLENTY}), 0, "backward-forward", 4, 1)
    assert (match.state.space[0], match.state.lap[0]) == (49, -1)
    sailed = [event.args["space"] for event in match.events if event.kind == "sails"]
    assert sailed == [48, 49]


@pytest.mark.rule("JAM-R03", "JAM-R04")
def test_backward_exactly_to_port_royal_is_not_behind_the_start_line() -> None:
    match = turn(position(at={0: 4}, cargo={0: PLENTY}), 0, "backward-forward", 4, 1)
    assert (match.state.space[0], match.state.lap[0]) == (1, 0)
