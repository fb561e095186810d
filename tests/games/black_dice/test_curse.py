"""Chapter 4: the black dice, and how many dice there are in a round."""

import pytest

from kaper.engine.events import SPECTATOR
from kaper.games.black_dice.view.observe import observe
from tests.games.black_dice.table import (
    ARMADA,
    DUTCHMAN,
    ISLAND,
    KRAKEN,
    answers,
    next_round,
    offered,
    position,
    question,
    told,
    turn,
    with_pirate,
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
    assert match.state.dice_at == [1, 0, 0, 0, 0, 0]


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
    assert match.state.dice_at == [6, 0, 0, 0, 0, 0]
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
    assert (offered(match, 0), match.state.dice_at) == ([], [0] * 6)
    assert match.state.unplaced == [5, 5]


# --- what is told of it


@pytest.mark.rule("CBD-404", "CBD-405", "CBD-806")
def test_a_round_is_told_with_its_number_and_its_dice() -> None:
    s = position(3, KRAKEN)
    s.more_black = s.lose_die = True
    assert told(next_round(s), "round")[0] == {"round": 2, "black": 18, "dice": 4}


@pytest.mark.rule("CBD-401")
def test_the_roll_of_the_black_dice_is_told_by_symbol_and_nothing_more_if_nothing_is_blocked() -> None:
    match = next_round(position(2), "AAABBSSSFF")
    assert told(match, "curse-rolls") == [
        {"n": 10, "anchor": 3, "barrel": 2, "weapon": 0, "map": 0, "ship": 3, "flag": 2}
    ]
    for kind in ("curse-again", "curse-redirected", "curse-aside"):
        assert told(match, kind) == []


@pytest.mark.rule("CBD-1105")
@pytest.mark.parametrize(
    ("faces", "again", "aside"),
    [
        ("AAABBBWWSS", [], []),
        ("FFAABBWWMM" + "SS", [2], []),
        ("FFAABBWWMM" + "SF", [2], [1]),
        ("FFFABBWWMM" + "FFF", [3], [3]),
    ],
)
def test_it_is_told_how_many_the_kraken_has_rolled_again_and_how_many_set_aside(
    faces: str, again: list[int], aside: list[int]
) -> None:
    match = next_round(position(2, KRAKEN), faces)
    assert [event["n"] for event in told(match, "curse-again")] == again
    assert [event["n"] for event in told(match, "curse-aside")] == aside


@pytest.mark.rule("CBD-1306")
@pytest.mark.parametrize(
    ("tokens", "faces", "there"),
    [
        (0, "FFBAAAWWS", [{"n": 2, "from": "flag", "to": "barrel"}]),
        (2, "BBBFAAWWSS", [{"n": 3, "from": "barrel", "to": "flag"}]),
        (0, "BBBAAAWWS", []),
    ],
)
def test_it_is_told_where_the_dutchman_sends_blocked_symbols(
    tokens: int, faces: str, there: list[dict[str, int | str]]
) -> None:
    assert told(next_round(position(2, DUTCHMAN, tokens=tokens), faces), "curse-redirected") == there


@pytest.mark.rule("CBD-1105", "CBD-706")
def test_dice_that_are_out_for_the_round_add_up() -> None:
    match = with_pirate("storm", "BBBBB" + "FA" + "F", expedition=KRAKEN, black=(1, 2, 2, 2, 2, 0))
    match.state.black_aside, match.state.black_pool = 1, 10
    answers(match, "0 pay:storm", "0 storm:barrel")
    assert (match.state.black, match.state.black_aside) == ([2, 0, 2, 2, 2, 0], 2)
