"""Chapter 4: the black dice, and how many dice there are in a round."""

import pytest

from kaper.engine.events import SPECTATOR
from kaper.games.black_dice.observe import observe
from tests.games.black_dice.table import (
    ARMADA,
    DUTCHMAN,
    ISLAND,
    KRAKEN,
    next_round,
    offered,
    position,
    question,
    told,
    turn,
)


@pytest.mark.rule("CBD-401", "CBD-402", "CBD-I03")
def test_every_black_die_stands_in_the_row_of_its_symbol() -> None:
    match = next_round(position(2), "AAABBSSSSF")
    assert match.state.black == [3, 2, 0, 0, 4, 1]
    states = [row.state for row in observe(match.state, SPECTATOR).adventures]
    assert states == ["active", "active", "inactive", "inactive", "active", "active"]


@pytest.mark.rule("CBD-402", "CBD-403")
def test_a_blocked_adventure_is_blocked_and_more_than_two_can_be_inactive() -> None:
    match = next_round(position(2, DUTCHMAN), "FFFFFFFFF")
    states = [row.state for row in observe(match.state, SPECTATOR).adventures]
    assert states == ["inactive", "active", "inactive", "inactive", "inactive", "blocked"]


@pytest.mark.rule("CBD-403", "CBD-I06")
def test_no_die_can_be_placed_at_an_inactive_or_blocked_adventure() -> None:
    s = position(2, KRAKEN, black=(4, 4, 0, 1, 1, 0), rum=[0, 0])
    match = turn(s, 0, "AWWFF")
    match.answer(0, "keep")
    # Only the anchor is left to place, so that nothing is asked.
    assert match.state.crew == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("CBD-404", "CBD-913", "CBD-E07")
@pytest.mark.parametrize(("players", "black"), [(2, 12), (3, 18), (4, 24)])
def test_more_black_dice_add_one_a_player_for_one_round(players: int, black: int) -> None:
    s = position(players)
    s.more_black = True
    match = next_round(s)
    assert match.state.black_pool == black
    assert next_round(match.state).state.black_pool == 5 * players


@pytest.mark.rule("CBD-404", "CBD-1206")
@pytest.mark.parametrize(("players", "black"), [(2, 8), (3, 13), (4, 18)])
def test_fewer_black_dice_take_two_away_for_one_round(players: int, black: int) -> None:
    s = position(players, ARMADA)
    s.fewer_black = True
    match = next_round(s)
    assert match.state.black_pool == black
    assert next_round(match.state).state.black_pool == 5 * players


@pytest.mark.rule("CBD-405", "CBD-614", "CBD-916", "CBD-E18")
@pytest.mark.parametrize(
    ("sails", "lose", "dice"), [(False, False, 5), (True, False, 6), (False, True, 4), (True, True, 5)]
)
def test_one_die_more_and_one_die_fewer_last_one_round_and_can_meet(
    sails: bool, lose: bool, dice: int
) -> None:
    s = position(3, KRAKEN)
    s.sails, s.lose_die = sails, lose
    match = next_round(s)
    assert match.state.dice_each == dice
    assert (match.state.sails, match.state.lose_die) == (False, False)
    assert next_round(match.state).state.dice_each == 5


@pytest.mark.rule("CBD-405", "CBD-R11")
def test_with_six_dice_all_six_are_rolled_and_placed() -> None:
    s = position(2, ISLAND, each=6, rum=[0, 0])
    match = turn(s, 1, "AAAAAA")
    assert match.state.crew == [6, 0, 0, 0, 0, 0]
    assert match.state.unplaced == [6, 0]


@pytest.mark.rule("CBD-R36")
def test_what_two_rounds_bring_lasts_a_round_each() -> None:
    s = position(2, ARMADA)
    s.more_black = True
    match = next_round(s)
    assert match.state.black_pool == 12
    match.state.fewer_black = True
    assert next_round(match.state).state.black_pool == 8


@pytest.mark.rule("CBD-R31")
def test_without_an_active_adventure_nobody_has_a_turn() -> None:
    match = next_round(position(2, KRAKEN), "F" * 20)
    assert told(match, "becalmed") == [{}]
    assert [told(match, "rolls")[0]["n"], match.state.round] == [5, 3]


@pytest.mark.rule("CBD-R31")
def test_if_a_storm_leaves_no_active_adventure_the_turn_is_over_at_once() -> None:
    s = position(
        2, KRAKEN, black=(0, 0, 0, 0, 2, 0), crew={"storm": 0, "keelhaul": 0, "boarding": 0}, rum=[2, 0]
    )
    match = turn(s, 0, "SSSSS" + "FF" + "FF")
    assert question(match) == (0, "act", ["place:ship", "rum", "pay:storm"])
    match.answer(0, "pay:storm")
    assert (match.state.black, match.state.black_aside) == ([0] * 6, 2)
    assert (offered(match, 0), match.state.crew) == ([], [0] * 6)
    assert match.state.unplaced == [5, 5]
