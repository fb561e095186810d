"""The finish, and the rulings on positions and items in the final scoring."""

import pytest

from kaper.engine.match import Match
from kaper.games.jamaica.game import GAME
from kaper.games.jamaica.state.state import Jamaica
from tests.games.jamaica.table import die, hand, happened, holds, position, question, table, turn

LOADS = ["food-gunpowder", "gunpowder-food", "doubloon-doubloon"]
RACER = ["forward-gunpowder", "forward-food", "forward-forward"]


def last_round(at: dict[int, int], pips: int, racers: list[int], captain: int = 0) -> Match[Jamaica]:
    """A round with a double; racers play forward/gunpowder, the others food/gunpowder."""
    hands = {player: RACER if player in racers else LOADS for player in range(3)}
    match = table(position(at=at, hands=hands, captain=captain, draws=[die(pips), die(pips)]))
    for player in range(3):
        match.answer(player, f"play:{hands[player][0]}")
    return match


@pytest.mark.rule("JAM-506", "JAM-1002", "JAM-E20")
def test_a_ship_that_completes_the_lap_stops_on_port_royal_and_skips_its_evening() -> None:
    match = last_round({0: 47}, 5, [0])
    assert (match.state.space[0], match.state.lap[0]) == (0, 1)
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), None, None, None]
    assert match.outcome is not None
    assert match.outcome.ending == "lap"


@pytest.mark.rule("JAM-506", "JAM-E20")
def test_the_others_finish_the_round() -> None:
    match = last_round({1: 47}, 5, [1], captain=1)
    assert match.outcome is not None
    for player in (2, 0):
        assert holds(match, player)[2:4] == [("food", 5), ("powder", 5)]
    assert happened(match, "reveals") == [("reveals", 1), ("reveals", 2), ("reveals", 0)]


@pytest.mark.rule("JAM-506", "JAM-505")
@pytest.mark.parametrize("pips", [3, 4, 5, 6])
def test_every_die_that_reaches_port_royal_ends_there(pips: int) -> None:
    match = turn(position(at={0: 47}), 0, "forward-food", pips, 2)
    assert (match.state.space[0], match.state.lap[0]) == (0, 1)
    assert (question(match), happened(match, "loads")) == (None, [])


@pytest.mark.rule("JAM-506")
def test_a_ship_on_its_first_step_from_port_royal_has_not_arrived() -> None:
    match = turn(position(cargo={0: [("food", 9)]}), 0, "forward-food", 1, 2)
    assert (match.state.space[0], match.state.lap[0]) == (1, 0)
    assert happened(match, "finishes") == []


@pytest.mark.rule("JAM-R32")
def test_several_ships_may_finish_in_the_same_round_and_each_scores_15() -> None:
    match = last_round({0: 47, 2: 49}, 4, [0, 2])
    assert match.outcome is not None
    assert match.outcome.parts["position"] == [15, -5, 15]
    assert happened(match, "finishes") == [("finishes", 0), ("finishes", 2)]


@pytest.mark.rule("JAM-R32")
def test_after_the_last_turn_no_card_is_drawn_and_the_compass_stays() -> None:
    match = last_round({0: 47}, 4, [0])
    assert [len(hand(match, player)) for player in range(3)] == [2, 2, 2]
    assert (happened(match, "draws"), match.state.captain) == ([], 0)


@pytest.mark.rule("JAM-R33")
def test_port_royal_before_the_lap_and_every_space_behind_the_start_line_score_minus_five() -> None:
    s = position(players=4, at={0: 0, 1: 49, 2: 45, 3: 49}, laps={1: -1, 2: -1})
    assert GAME.outcome(s).parts["position"] == [-5, -5, -5, 10]


@pytest.mark.rule("JAM-R34")
def test_the_red_line_crosses_both_lanes_right_before_space_41() -> None:
    s = position(players=6, at={0: 38, 1: 40, 2: 41, 3: 42, 4: 37, 5: 1})
    assert GAME.outcome(s).parts["position"] == [-5, -5, 2, 3, -5, -5]


@pytest.mark.rule("JAM-R37")
def test_items_are_worth_nothing() -> None:
    items = ["morgans-map", "sarans-sabre", "lady-beth", "sixth-hold"]
    outcome = GAME.outcome(position(at={0: 41}, cargo={0: []}, treasures={0: items}))
    assert outcome.scores[0] == 2


@pytest.mark.rule("JAM-R38")
@pytest.mark.parametrize(("rounds", "over"), [(198, False), (199, True)])
def test_a_game_without_a_finish_is_scored_after_200_rounds(rounds: int, over: bool) -> None:
    s = position(hands=dict.fromkeys(range(3), LOADS), draws=[die(1), die(1)])
    s.round = rounds
    match = table(s)
    for player in range(3):
        match.answer(player, "play:food-gunpowder")
    assert match.state.over is over
    assert (match.outcome is not None and match.outcome.ending == "round-limit") is over


@pytest.mark.rule("JAM-501", "JAM-506")
@pytest.mark.parametrize(
    ("start", "pips", "sailed"), [(47, 3, 3), (47, 5, 3), (49, 6, 1), (44, 6, 6), (43, 6, 6)]
)
def test_the_log_tells_how_far_a_ship_really_sailed(start: int, pips: int, sailed: int) -> None:
    match = turn(position(at={0: start}), 0, "forward-food", pips)
    assert [event.args["steps"] for event in match.events if event.kind == "sails"] == [sailed]


@pytest.mark.rule("JAM-501", "JAM-R03")
def test_a_ship_that_sails_on_through_port_royal_is_told_to_have_sailed_all_of_the_die() -> None:
    match = turn(position(at={0: 48}, laps={0: -1}), 0, "forward-food", 5)
    assert match.state.space[0] == 3
    assert [event.args["steps"] for event in match.events if event.kind == "sails"] == [5]
