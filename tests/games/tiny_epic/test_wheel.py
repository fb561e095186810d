"""Chapter 3: the captain on the wheel and the deckhands."""

import pytest

from kaper.engine.match import Match
from kaper.games.tiny_epic.state.state import Pirates
from tests.games.tiny_epic.table import (
    answers,
    asked,
    captain,
    crew,
    dice,
    draws,
    hands,
    happened,
    merchant,
    offered,
    on_duty,
    on_wheel,
    order,
    position,
    put,
    question,
    turn,
)  # fmt: skip


def wheel(s: Pirates, *given: str) -> Match[Pirates]:
    """Phase 1 of seat 0 and nothing after it."""
    return turn(s, *given, until="sail")


@pytest.mark.rule("TEP-310")
def test_the_captain_moves_on_and_never_back_to_where_it_was() -> None:
    s = hands(captain(position(), 0, 2), 0, rig=4)
    assert offered(wheel(s)) == ["turn:0", "turn:1", "turn:3", "turn:4", "turn:5"]


@pytest.mark.rule("TEP-310")
def test_a_captain_with_one_way_only_takes_it() -> None:
    match = wheel(hands(captain(position(), 0, 2), 0, wheel="145"))
    assert not match.pending
    assert match.state.space[0] == 3


@pytest.mark.rule("TEP-311")
def test_the_next_space_is_free() -> None:
    match = wheel(hands(captain(position(), 0, 2), 0, rig=1, can=1, ext=1), "turn:3")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((1, 1, 1, 0), "")


@pytest.mark.rule("TEP-312", "TEP-E06")
def test_every_space_that_is_jumped_takes_a_hand_of_the_players_choice() -> None:
    match = wheel(position(), "turn:3")
    assert question(match) == (0, "jump", ["from:rigging", "from:cannons", "from:extortion"])
    answers(match, "from:extortion", "from:cannons")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((1, 0, 0, 0), "12")
    assert not match.state.crossed


@pytest.mark.rule("TEP-312", "TEP-325")
def test_a_hand_in_repairs_can_be_left_on_the_wheel() -> None:
    match = wheel(hands(captain(position(), 0, 1), 0, rig=1, rep=2), "turn:3", "from:repairs")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((1, 0, 0, 1), "2")


@pytest.mark.rule("TEP-313")
def test_hide_is_jumped_without_a_hand() -> None:
    match = wheel(captain(position(), 0, 5), "turn:1")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((1, 1, 1, 0), "")


@pytest.mark.rule("TEP-314", "TEP-E08")
def test_spaces_with_hands_of_earlier_turns_are_jumped_without_another() -> None:
    s = hands(captain(position(), 0, 5), 0, rig=1, wheel="12")
    match = wheel(s)
    assert offered(match) == ["turn:0", "turn:1", "turn:2", "turn:3", "turn:4"]
    answers(match, "turn:4", "to:cannons", "to:extortion")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((0, 1, 1, 0), "3")
    assert s.crossed


@pytest.mark.rule("TEP-E08", "TEP-315")
@pytest.mark.parametrize(("space", "back"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_as_many_hands_come_back_as_were_jumped_or_landed_on(space: int, back: int) -> None:
    s = hands(captain(position(), 0, 5), 0, rig=1, wheel="12")
    match = wheel(s, f"turn:{space}", *["to:extortion"] * back)
    assert not match.pending
    assert on_duty(match, 0) == (1, 0, back, 0)
    assert s.crossed


@pytest.mark.rule("TEP-315", "TEP-R07")
def test_a_hand_that_comes_back_goes_to_one_of_three_duties() -> None:
    match = wheel(hands(captain(position(), 0, 1), 0, rig=1, rep=1, wheel="2"), "turn:2")
    assert question(match) == (0, "return", ["to:rigging", "to:cannons", "to:extortion"])


@pytest.mark.rule("TEP-316", "TEP-E07")
def test_hands_that_come_back_cannot_jump() -> None:
    s = hands(captain(position(), 0, 3), 0, rig=1, wheel="12")
    assert offered(wheel(s)) == ["turn:4", "turn:5"]


@pytest.mark.rule("TEP-317")
def test_hands_of_this_turns_jumps_stay_on_the_wheel_one_to_a_space() -> None:
    s = hands(captain(position(), 0, 1), 0, rig=2, wheel="3")
    match = wheel(s, "turn:5", "to:cannons")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((0, 1, 0, 0), "24")


@pytest.mark.rule("TEP-318", "TEP-501")
def test_the_space_names_the_order_of_the_turn() -> None:
    match = turn(put(captain(position(), 0, 2), 0, "a3"), "turn:3", "anchor")
    assert asked(match) == "crew-up"
    match = turn(put(captain(position(), 0, 3), 0, "a3"), "turn:4", "anchor")
    assert asked(match) == "search"


@pytest.mark.rule("TEP-R08")
def test_hands_that_come_back_count_for_this_turns_sail() -> None:
    s = hands(put(captain(position(), 0, 1), 0, "a1"), 0, ext=1, wheel="2", rep=1)
    match = turn(s, "turn:2", "to:rigging")
    assert match.pending[0].about["steps"] == 3
    assert "sail:c2" in offered(match)


# --- duties


@pytest.mark.rule("TEP-320", "TEP-321", "TEP-401")
def test_every_hand_on_rigging_adds_a_step() -> None:
    assert [hands(position(), 0, rig=rig, can=4 - rig).steps(0) for rig in range(5)] == [2, 3, 4, 5, 6]


@pytest.mark.rule("TEP-322")
def test_every_hand_on_cannons_adds_damage_in_attack_and_defence() -> None:
    s = hands(put(put(position(), 0, "b3"), 1, "b3"), 0, can=3)
    hands(s, 1, can=2)
    draws(s, *dice(4, 4), *dice(2, 2))
    match = order(s, "attack", "fight:1")
    assert [event["n"] for event in happened(match, "deals")] == [3, 2]


@pytest.mark.rule("TEP-323")
def test_every_hand_on_extortion_pays_when_the_line_is_crossed() -> None:
    s = hands(captain(position(), 0, 5), 0, ext=3)
    turn(s, "turn:1", "anchor", "skip", "1 course:b1", "1 course:d3")
    assert s.gold[0] == 1 + 3


@pytest.mark.rule("TEP-323")
def test_extortion_pays_nothing_without_the_line() -> None:
    s = hands(captain(position(), 0, 1), 0, ext=3)
    turn(s, "turn:2", "anchor")
    assert s.gold[0] == 1


@pytest.mark.rule("TEP-324", "TEP-E12")
def test_hands_in_repairs_do_nothing() -> None:
    s = hands(captain(position(), 0, 5), 0, rep=3)
    assert (s.steps(0), s.all_in_repairs(0)) == (2, True)
    turn(s, "turn:1", "anchor", "skip", "1 course:b1", "1 course:d3")
    assert s.gold[0] == 1


@pytest.mark.rule("TEP-325", "TEP-326")
def test_a_turn_without_hide_or_reassign_leaves_hands_where_they_are() -> None:
    s = hands(put(captain(position(), 0, 2), 0, "b1"), 0, rig=1, rep=2)
    match = turn(s, "turn:3", "anchor", "done")
    assert on_duty(match, 0) == (1, 0, 0, 2)


@pytest.mark.rule("TEP-325")
def test_reassign_and_hide_bring_hands_out_of_repairs() -> None:
    s = crew(hands(position(), 0, rep=3), 0, "k01")
    match = order(s, "plunder", "skip", "use:k01", "move:repairs:rigging", "done")
    assert on_duty(match, 0) == (1, 0, 0, 2)
    match = order(hands(position(), 0, rep=3), "hide", "hide", "move:repairs:cannons", "done")
    assert on_duty(match, 0) == (0, 1, 0, 2)


def test_merchant_helper_keeps_the_decks_whole() -> None:
    s = merchant(position(), "green", "b3", value="t07")
    assert sorted([*s.merchant_deck, *s.slot]) == list(range(11))


@pytest.mark.rule("TEP-312")
def test_the_only_hands_are_left_without_a_question() -> None:
    s = hands(position(), 0, ext=2, wheel="5")
    match = turn(s, "turn:3", until="sail")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((0, 0, 0, 0), "125")


@pytest.mark.rule("TEP-315", "TEP-R08")
def test_a_hand_that_comes_back_is_on_the_wheel_no_longer_and_the_others_are() -> None:
    s = captain(hands(position(), 0, rig=1, wheel="14"), 0, 0)
    match = turn(s, "turn:1", "to:rigging", until="sail")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((2, 0, 0, 0), "4")


@pytest.mark.rule("TEP-310", "TEP-311", "TEP-312")
@pytest.mark.parametrize("duties", [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)])
def test_with_one_hand_the_captain_jumps_one_space_whatever_its_duty(duties: tuple[int, ...]) -> None:
    rig, can, ext, rep = duties
    s = hands(captain(position(), 0, 1), 0, rig=rig, can=can, ext=ext, rep=rep)
    assert question(turn(s)) == (0, "wheel", ["turn:2", "turn:3"])


@pytest.mark.rule("TEP-311", "TEP-316")
def test_spaces_are_offered_in_their_order_also_across_the_ship_line() -> None:
    s = hands(captain(position(), 0, 4), 0, rig=1)
    assert question(turn(s)) == (0, "wheel", ["turn:0", "turn:1", "turn:5"])
