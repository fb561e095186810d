"""Chapter 4: sailing, storms, heeling."""

import pytest

from kaper.engine.match import Match
from kaper.games.tiny_epic.state.state import Pirates
from tests.games.tiny_epic.table import (
    answers,
    asked,
    cell,
    crew,
    dice,
    draws,
    hands,
    happened,
    kinds,
    merchant,
    offered,
    on_duty,
    on_wheel,
    order,
    position,
    put,
    question,
    turn,
    where,
)  # fmt: skip


def sail(s: Pirates, *given: str) -> Match[Pirates]:
    """Phase 2 of seat 0 and nothing after it."""
    return turn(s, *given, phase="sail", until="order")


def kept(s: Pirates, steps: int = 0, passes: int = 0) -> Pirates:
    """Search tokens that seat 0 has kept."""
    s.kept[0] = [0, 0, 0, 0, steps, passes]
    s.unseen[4] -= steps
    s.unseen[5] -= passes
    return s


def first_row(*storms: str) -> Pirates:
    """Seat 0 on a1, storms in the first row and in all of the second, so that there is no way around."""
    s = put(position(), 0, "a1")
    s.storms = sum(1 << cell(place) for place in [*storms, "a2", "b2", "c2", "d2"])
    return s


@pytest.mark.rule("TEP-401", "TEP-R35")
def test_the_total_is_level_and_rigging() -> None:
    s = hands(position(), 0, rig=2, can=1)
    totals = []
    for level in range(6):
        s.infamy[0] = level
        totals.append(s.steps(0))
    assert totals == [4, 5, 5, 6, 6, 7]


@pytest.mark.rule("TEP-402")
def test_a_ship_sails_any_number_of_steps_but_never_diagonally() -> None:
    s = hands(put(position(), 0, "c3"), 0, can=3)
    match = sail(s)
    # Two steps; d2, b4 and d4 are storms two steps away, and b2 too.
    assert set(offered(match)) == {
        "sail:c1", "sail:b2", "sail:c2", "sail:d2", "sail:a3", "sail:b3", "sail:d3", "sail:b4", "sail:c4",
        "sail:d4", "anchor",
    }  # fmt: skip
    s.infamy[0] = 0
    assert "sail:b2" in offered(match)
    assert "sail:a1" not in offered(match)
    answers(match, "anchor")
    assert where(match, 0) == "c3"


@pytest.mark.rule("TEP-402")
def test_one_step_is_not_diagonal() -> None:
    s = hands(put(position(), 0, "c3"), 0, can=3)
    s.storms = 0
    match = sail(s, "sail:b2")
    assert where(match, 0) == "b2"
    assert offered(sail(hands(put(first_row("b1"), 0, "a1"), 0, can=3))) == ["sail:b1", "sail:a2", "anchor"]


@pytest.mark.rule("TEP-403", "TEP-R03")
def test_a_ship_that_sails_is_hidden_no_longer() -> None:
    s = put(position(), 0, "b1", hidden=True)
    assert not sail(s, "sail:c1").state.hidden[0]
    s = put(position(), 0, "b1", hidden=True)
    assert sail(s, "anchor").state.hidden[0]


@pytest.mark.rule("TEP-404")
def test_other_ships_and_the_navy_do_not_matter_while_sailing() -> None:
    s = merchant(put(put(position(), 0, "a1"), 1, "b1"), "orange", "c1")
    s.navy = cell("c1")
    match = sail(s, "sail:c1")
    assert where(match, 0) == "c1"
    assert on_duty(match, 0) == (1, 1, 1, 0)
    assert kinds(match) == ["sails"]


@pytest.mark.rule("TEP-405")
def test_every_storm_that_is_entered_heels() -> None:
    s = first_row("b1", "c1")
    match = sail(s, "sail:b1", "heel:cannons", "sail:c1", "heel:extortion", "anchor")
    assert on_duty(match, 0) == (1, 0, 0, 2)


@pytest.mark.rule("TEP-406")
def test_staying_in_a_storm_or_leaving_it_does_not_heel() -> None:
    assert on_duty(sail(put(position(), 0, "b2"), "anchor"), 0) == (1, 1, 1, 0)
    assert on_duty(sail(put(position(), 0, "b2"), "sail:b1"), 0) == (1, 1, 1, 0)


@pytest.mark.rule("TEP-R38", "TEP-405")
def test_a_ship_may_leave_a_storm_and_enter_it_again_and_heels() -> None:
    s = hands(put(position(), 0, "b2"), 0, can=3)
    match = sail(s)
    assert "sail:b2" in offered(match)
    answers(match, "sail:b2")
    assert (where(match, 0), on_duty(match, 0)) == ("b2", (0, 2, 0, 1))
    assert happened(match, "sails") == [{"cell": "b2"}]
    # It took two of two steps.
    assert not match.pending


@pytest.mark.rule("TEP-R38")
def test_out_and_back_takes_two_steps_and_calm_water_on_the_way() -> None:
    s = hands(put(position(), 0, "b2"), 0, can=3)
    s.storms = sum(1 << cell(place) for place in ("b2", "b1", "a2", "c2", "b3"))
    assert "sail:b2" not in offered(sail(s))
    s = hands(first_row("b1", "c1"), 0, can=3)
    # Two steps: the storm on b1 takes one; back to it would take two more.
    match = sail(s, "sail:b1")
    assert offered(match) == ["sail:a1", "sail:c1", "sail:b2", "anchor"]
    s = kept(hands(first_row("b1"), 0, can=3), steps=1)
    match = sail(s, "sail-token", "sail:b1")
    assert match.pending[0].about["steps"] == 3
    answers(match, "sail:b1")
    assert on_duty(match, 0) == (0, 1, 0, 2)
    assert match.pending[0].about["steps"] == 1


@pytest.mark.rule("TEP-R38", "TEP-409")
def test_with_all_hands_in_repairs_no_ship_comes_back_into_its_storm() -> None:
    s = hands(put(position(), 0, "b2"), 0, rep=3)
    assert "sail:b2" not in offered(sail(s))
    match = sail(kept(hands(put(position(), 0, "b2"), 0, rep=3), passes=1), "sail:b2")
    assert on_duty(match, 0) == (0, 0, 0, 3)
    assert match.state.kept[0][5] == 0


@pytest.mark.rule("TEP-R38", "TEP-R03")
def test_a_hidden_ship_may_sail_out_of_its_cove_and_back_and_is_hidden_no_longer() -> None:
    s = put(position(), 0, "b1", hidden=True)
    match = sail(s, "sail:b1")
    assert (where(match, 0), s.hidden[0]) == ("b1", False)
    assert not match.pending


@pytest.mark.rule("TEP-R38")
def test_where_it_would_change_nothing_there_is_no_course_to_the_own_card() -> None:
    assert "sail:b1" not in offered(sail(put(position(), 0, "b1")))


@pytest.mark.rule("TEP-407", "TEP-E09")
def test_a_heel_from_rigging_shortens_the_way() -> None:
    s = hands(first_row("b1"), 0, rig=1, wheel="12")
    match = sail(s, "sail:b1")
    assert on_duty(match, 0) == (0, 0, 0, 1)
    assert "sail:c1" in offered(match)
    assert "sail:d1" not in offered(match)


@pytest.mark.rule("TEP-420", "TEP-E10")
def test_the_player_chooses_which_hand_heels() -> None:
    s = hands(first_row("b1"), 0, rig=1, can=1, wheel="1")
    match = sail(s, "sail:b1")
    assert question(match) == (0, "heel", ["heel:rigging", "heel:cannons"])
    answers(match, "heel:cannons", "sail:d1")
    assert where(match, 0) == "d1"
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((1, 0, 0, 1), "1")


@pytest.mark.rule("TEP-408", "TEP-552")
def test_a_storm_pass_cancels_one_heel() -> None:
    s = kept(first_row("b1", "c1"), passes=1)
    match = sail(s, "sail:b1")
    assert question(match) == (0, "storm", ["storm:heel", "storm:pass"])
    answers(match, "storm:pass", "sail:c1", "heel:cannons", "anchor")
    assert on_duty(match, 0) == (1, 0, 1, 1)
    assert s.kept[0] == [0] * 6
    assert s.spent[5] == 1


@pytest.mark.rule("TEP-409", "TEP-E12", "TEP-R06")
def test_with_all_hands_in_repairs_only_a_storm_pass_leads_into_a_storm() -> None:
    s = hands(first_row("b1"), 0, rep=3)
    assert not sail(s).pending
    s = kept(hands(first_row("b1"), 0, rep=3), passes=1)
    match = sail(s, "sail:b1")
    assert on_duty(match, 0) == (0, 0, 0, 3)
    assert s.kept[0][5] == 0


@pytest.mark.rule("TEP-409", "TEP-E30")
def test_a_first_storm_can_bar_a_second() -> None:
    s = hands(put(position(), 0, "a2"), 0, rig=1, rep=2)
    s.storms = sum(1 << cell(place) for place in ("b2", "c2"))
    match = sail(s, "sail:b2")
    assert on_duty(match, 0) == (0, 0, 0, 3)
    assert offered(match) == ["sail:b1", "sail:a2", "sail:b3", "anchor"]


@pytest.mark.rule("TEP-421", "TEP-E11", "TEP-625")
def test_without_a_hand_on_a_duty_one_of_the_wheel_heels() -> None:
    s = merchant(hands(put(position(), 0, "b3"), 0, rep=1, wheel="24"), "orange", "b3")
    draws(s, *dice(4, 4))
    match = order(s, "attack", "raid:orange")
    assert question(match) == (0, "heel", ["heel:wheel-2", "heel:wheel-4"])
    answers(match, "heel:wheel-4")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((0, 0, 0, 2), "2")
    assert s.deadeye[0] == 1


@pytest.mark.rule("TEP-422", "TEP-E12")
def test_with_all_hands_in_repairs_a_lost_battle_heels_nobody() -> None:
    s = merchant(hands(put(position(), 0, "b3"), 0, rep=3), "orange", "b3")
    draws(s, *dice(4, 4))
    match = order(s, "attack", "raid:orange")
    assert on_duty(match, 0) == (0, 0, 0, 3)
    assert "cannot-heel" in kinds(match)
    assert s.deadeye[0] == 1


@pytest.mark.rule("TEP-423")
def test_the_navy_sends_every_hand_to_repairs() -> None:
    s = hands(put(position(), 0, "d2"), 0, rig=1, ext=1, wheel="35")
    s.space[0] = 5
    s.storms = 0
    match = turn(s, "turn:0", "anchor", "1 course:b1", "1 course:d3")
    assert (on_duty(match, 0), on_wheel(match, 0)) == ((0, 0, 0, 4), "")


@pytest.mark.rule("TEP-R05")
def test_steps_already_sailed_stand_when_the_total_falls_below_them() -> None:
    s = hands(put(position(), 0, "a1"), 0, rig=1, rep=3)
    s.storms = sum(1 << cell(place) for place in ("d1", "a2", "b2", "c2", "d2"))
    match = sail(s, "sail:d1")
    assert where(match, 0) == "d1"
    assert on_duty(match, 0) == (0, 0, 0, 4)
    assert not match.pending


@pytest.mark.rule("TEP-401", "TEP-552", "TEP-R29")
def test_a_sail_token_adds_two_steps_to_one_sail() -> None:
    s = kept(hands(put(position(), 0, "a1"), 0, can=3), steps=1)
    s.storms = 0
    match = sail(s)
    assert "sail:d2" not in offered(match)
    answers(match, "sail-token")
    assert match.pending[0].about["steps"] == 4
    answers(match, "sail:d2")
    assert where(match, 0) == "d2"
    assert (s.kept[0][4], s.spent[4]) == (0, 1)


@pytest.mark.rule("TEP-R29")
def test_a_sail_token_can_be_spent_when_the_steps_are_used_up_and_in_a_bonus_sail() -> None:
    s = kept(hands(first_row("c1"), 0, can=3), steps=1)
    match = sail(s, "sail:c1")
    assert offered(match) == ["sail-token", "anchor"]
    s = kept(crew(put(position(), 0, "a1"), 0, "k02"), steps=1)
    match = order(s, "plunder", "skip", "use:k02")
    assert "sail-token" in offered(match)


@pytest.mark.rule("TEP-553")
def test_several_kept_tokens_can_be_used_in_one_turn() -> None:
    s = kept(hands(first_row("b1"), 0, can=2, rep=1), steps=2, passes=1)
    match = sail(s, "sail-token", "sail-token", "sail:b1", "storm:pass", "sail:d1")
    assert where(match, 0) == "d1"
    assert s.spent[4:] == [2, 1]
    assert happened(match, "uses-sail-token") == [{}, {}]


def test_nobody_is_asked_who_cannot_sail() -> None:
    s = hands(first_row("b1"), 0, rep=3)
    assert asked(sail(s)) == ""


@pytest.mark.rule("TEP-405", "TEP-408")
def test_whoever_has_a_storm_pass_may_heel_and_keep_it() -> None:
    s = kept(first_row("b1"), passes=1)
    match = sail(s, "sail:b1", "storm:heel", "heel:cannons", "anchor")
    assert (on_duty(match, 0), s.kept[0][5], s.spent[5]) == ((1, 0, 1, 1), 1, 0)


@pytest.mark.rule("TEP-402", "TEP-R38")
def test_the_sea_ends_at_its_edges() -> None:
    # A hidden ship in a corner with storms beside it: there is no way around outside the sea.
    s = hands(put(position(), 0, "a4", hidden=True), 0, can=3)
    s.storms = sum(1 << cell(place) for place in ("a3", "b4"))
    assert offered(sail(s)) == ["sail:a3", "sail:b4", "anchor"]
    s = hands(put(position(), 0, "d1", hidden=True), 0, can=3)
    s.storms = sum(1 << cell(place) for place in ("c1", "d2"))
    assert offered(sail(s)) == ["sail:c1", "sail:d2", "anchor"]
    # And none from the end of a row to the beginning of the next.
    s = hands(put(position(), 0, "d1"), 0, can=3)
    s.storms = 0
    assert set(offered(sail(s))) == {"sail:b1", "sail:c1", "sail:c2", "sail:d2", "sail:d3", "anchor"}


@pytest.mark.rule("TEP-401", "TEP-402", "TEP-407", "TEP-405")
def test_steps_of_several_storms_add_up() -> None:
    s = hands(first_row("b1", "c1"), 0, rig=1, can=2)
    match = sail(s)
    assert match.pending[0].about["steps"] == 3
    answers(match, "sail:b1", "heel:cannons")
    assert match.pending[0].about["steps"] == 2
    answers(match, "sail:c1", "heel:cannons")
    assert match.pending[0].about["steps"] == 1
    assert "sail:d1" in offered(match)
    answers(match, "sail:b1")
    assert (where(match, 0), on_duty(match, 0)) == ("b1", (0, 0, 0, 3))


@pytest.mark.rule("TEP-401", "TEP-407", "TEP-R05", "TEP-R29")
def test_whoever_sailed_farther_than_the_total_has_no_step_left() -> None:
    # Three steps with the hand on Rigging; all are sailed when the storm leaves two.
    s = kept(hands(first_row("d1"), 0, rig=1, rep=2), steps=1)
    match = sail(s, "sail:d1")
    assert offered(match) == ["sail-token", "anchor"]
    assert match.pending[0].about == {"steps": 0}


@pytest.mark.rule("TEP-401", "TEP-402")
def test_a_storm_three_cards_away_takes_three_steps() -> None:
    s = hands(first_row("d1"), 0, rig=2, can=1)
    match = sail(s)
    assert match.pending[0].about == {"steps": 4}
    answers(match, "sail:d1", "heel:cannons")
    assert match.pending[0].about == {"steps": 1}
    assert offered(match) == ["sail:c1", "sail:d2", "anchor"]


@pytest.mark.rule("TEP-402", "TEP-R38")
def test_nobody_sails_out_of_a_corner_and_back_where_storms_lie_on_both_sides() -> None:
    s = hands(put(position(), 0, "a4", hidden=True), 0, rig=3)
    s.storms = 1 << cell("a3") | 1 << cell("b4")
    assert offered(turn(s, phase="sail")) == ["sail:a3", "sail:b4", "anchor"]


@pytest.mark.rule("TEP-401", "TEP-402")
def test_in_calm_waters_the_ship_stops_and_nobody_heels() -> None:
    s = hands(put(position(), 0, "c3"), 0, rig=1, can=2)
    match = sail(s, "sail:c2")
    assert (where(match, 0), on_duty(match, 0), match.pending) == ("c2", (1, 2, 0, 0), [])


@pytest.mark.rule("TEP-552")
def test_tokens_that_were_used_add_up() -> None:
    s = kept(hands(put(position(), 0, "a1"), 0, can=3), steps=2)
    sail(s, "sail-token", "sail-token", "anchor")
    assert (s.kept[0][4], s.spent[4]) == (0, 2)
