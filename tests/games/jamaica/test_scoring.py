"""Chapter 10: the end of the game and scoring."""

from collections.abc import Mapping, Sequence

import pytest

from kaper.engine.game import Outcome
from kaper.games.jamaica.game import GAME
from tests.games.jamaica.table import answers, die, happened, holds, position, question, table, turn

LOADING = ["gunpowder-food", "food-gunpowder", "doubloon-doubloon"]


def scored(
    spaces: Sequence[int],
    doubloons: Sequence[int],
    laps: Mapping[int, int] | None = None,
    treasures: Mapping[int, Sequence[str]] | None = None,
) -> Outcome:
    """The final scoring of ships on these spaces with these doubloons."""
    cargo = {ship: [("doubloon", amount)] if amount else [] for ship, amount in enumerate(doubloons)}
    at = dict(enumerate(spaces))
    return GAME.outcome(position(len(spaces), False, at=at, laps=laps, cargo=cargo, treasures=treasures))


# --- the end


@pytest.mark.rule("JAM-1001")
@pytest.mark.parametrize(("space", "morning"), [(47, 3), (47, 6), (49, 1)])
def test_whoever_completes_the_lap_stops_on_port_royal_and_has_no_evening(space: int, morning: int) -> None:
    match = turn(position(at={0: space}), 0, "forward-gunpowder", morning, 4)
    assert (match.state.space[0], match.state.lap[0]) == (0, 1)
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), None, None, None]
    assert happened(match, "sails", "finishes", "loads") == [("sails", 0), ("finishes", 0)]


@pytest.mark.rule("JAM-1001")
def test_whoever_reaches_port_royal_in_the_evening_has_had_the_morning() -> None:
    match = turn(position(at={0: 47}), 0, "food-forward", 2, 3)
    assert (match.state.space[0], match.state.lap[0]) == (0, 1)
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), ("food", 2), None, None]


@pytest.mark.rule("JAM-1002")
def test_after_a_finish_the_round_is_played_to_its_end_and_then_the_game_is_over() -> None:
    hands = {0: LOADING, 1: ["forward-food", *LOADING[:2]], 2: LOADING}
    match = table(position(captain=1, at={1: 49}, hands=hands, draws=[die(2), die(2)]))
    answers(match, "0 play:doubloon-doubloon", "1 play:forward-food", "2 play:gunpowder-food")
    assert question(match) is None
    assert happened(match, "finishes", "loads", "rolls") == [
        ("rolls", 1), ("finishes", 1), ("loads", 2), ("loads", 2), ("loads", 0), ("loads", 0),
    ]  # fmt: skip
    assert match.outcome == Outcome(
        "lap",
        [-5 + 7, 15 + 3, -5 + 3],
        [2, 1, 3],
        [1],
        {"position": [-5, 15, -5], "doubloons": [7, 3, 3], "treasures": [0, 0, 0], "curses": [0, 0, 0]},
    )


@pytest.mark.rule("JAM-1002")
def test_without_a_finish_the_next_round_begins() -> None:
    match = table(position(hands=dict.fromkeys(range(3), LOADING), draws=[die(2), die(2), *[(1, 8)] * 3]))
    answers(match, *(f"{player} play:gunpowder-food" for player in range(3)))
    assert match.outcome is None
    assert [event.seat for event in match.events if event.kind == "rolls"] == [0, 1]


# --- the score


@pytest.mark.rule("JAM-1003", "JAM-E18")
def test_the_rulebooks_example_scores_23_points() -> None:
    s = position(
        at={0: 47},
        cargo={0: [("doubloon", 6), ("food", 2), ("doubloon", 5)]},
        treasures={0: ["treasure-7-a", "cursed-3"]},
    )
    outcome = GAME.outcome(s)
    assert outcome.scores[0] == 23
    assert {part: figures[0] for part, figures in outcome.parts.items()} == {
        "position": 8, "doubloons": 11, "treasures": 7, "curses": -3,
    }  # fmt: skip


@pytest.mark.rule("JAM-1003")
def test_all_treasures_and_all_curses_count() -> None:
    owned = ["treasure-3-a", "treasure-5", "treasure-7-b", "cursed-2", "cursed-4"]
    assert scored([41, 41, 41], [1, 1, 1], treasures={2: owned}).scores == [3, 3, 3 + 15 - 6]


@pytest.mark.rule("JAM-1003")
def test_doubloons_in_the_sixth_hold_count() -> None:
    cargo = {0: [("doubloon", 2), None, None, None, None, ("doubloon", 6)]}
    outcome = GAME.outcome(position(cargo=cargo, treasures={0: ["sixth-hold"]}))
    assert outcome.parts["doubloons"] == [8, 3, 3]


@pytest.mark.rule("JAM-1004")
@pytest.mark.parametrize(
    ("space", "points"),
    [(49, 10), (48, 9), (47, 8), (46, 7), (45, 6), (44, 5), (43, 4), (42, 3), (41, 2)],
)
def test_the_last_spaces_carry_white_numbers(space: int, points: int) -> None:
    assert scored([space, 0, 0], [0, 0, 0]).scores == [points, -5, -5]


@pytest.mark.rule("JAM-1004")
def test_a_completed_lap_is_worth_fifteen() -> None:
    assert scored([0, 0, 49], [0, 0, 0], laps={0: 1}).scores == [15, -5, 10]


@pytest.mark.rule("JAM-1005")
@pytest.mark.parametrize("space", range(41))
def test_up_to_the_red_line_every_space_costs_five_points(space: int) -> None:
    assert scored([space, 41, 41], [9, 0, 0]).scores == [4, 2, 2]


@pytest.mark.rule("JAM-1005", "JAM-E19", "JAM-R34")
@pytest.mark.parametrize(("space", "points"), [(38, 4), (40, 4), (41, 11)])
def test_nine_doubloons_before_and_behind_the_red_line(space: int, points: int) -> None:
    assert scored([space, 0, 0], [9, 0, 0]).scores[0] == points


@pytest.mark.rule("JAM-1005", "JAM-R33")
@pytest.mark.parametrize("space", [49, 45, 41, 20])
def test_behind_the_start_line_every_space_costs_five_points(space: int) -> None:
    assert scored([space, 0, 0], [0, 0, 0], laps={0: -1}).scores[0] == -5


@pytest.mark.rule("JAM-1006", "JAM-R37")
def test_food_gunpowder_and_items_are_worth_nothing() -> None:
    s = position(
        at={0: 41},
        cargo={0: [("food", 6), ("powder", 6)]},
        treasures={0: ["morgans-map", "sarans-sabre", "lady-beth", "sixth-hold"]},
    )
    assert GAME.outcome(s).scores[0] == 2


# --- the winner


@pytest.mark.rule("JAM-1007")
def test_the_highest_score_wins_even_without_a_finish() -> None:
    outcome = scored([0, 41, 49], [3, 20, 2], laps={0: 1})
    assert outcome.scores == [18, 22, 12]
    assert (outcome.winners, outcome.places) == ([1], [2, 1, 3])


@pytest.mark.rule("JAM-1007", "JAM-R35")
def test_a_tie_goes_to_the_ship_further_along() -> None:
    outcome = scored([44, 48, 0], [7, 3, 0])
    assert outcome.scores == [12, 12, -5]
    assert (outcome.winners, outcome.places) == ([1], [2, 1, 3])


@pytest.mark.rule("JAM-1007", "JAM-R35")
def test_ships_that_are_level_share_the_victory_and_use_up_their_places() -> None:
    outcome = scored([45, 45, 0, 41], [4, 4, 1, 1])
    assert (outcome.winners, outcome.places) == ([0, 1], [1, 1, 4, 3])


@pytest.mark.rule("JAM-1007", "JAM-R35")
def test_ships_that_both_finished_share_the_victory() -> None:
    outcome = scored([0, 0, 0], [4, 2, 4], laps={0: 1, 2: 1})
    assert (outcome.winners, outcome.places) == ([0, 2], [1, 3, 1])


@pytest.mark.rule("JAM-R35")
def test_the_lower_places_are_ranked_by_race_order_too() -> None:
    outcome = scored([49, 16, 30, 16], [1, 2, 2, 2])
    assert outcome.scores == [11, -3, -3, -3]
    assert outcome.places == [1, 3, 2, 3]


@pytest.mark.rule("JAM-R36", "JAM-1007")
@pytest.mark.parametrize(
    ("ahead", "astern"),
    [(16, 15), (15, 14), (15, 12), (7, 6), (13, 6), (14, 11), (12, 13), (13, 10), (27, 24), (38, 39), (1, 0)],
)
def test_a_space_is_ahead_of_those_further_from_the_merge(ahead: int, astern: int) -> None:
    outcome = scored([astern, ahead, 0], [5, 5, 0])
    assert outcome.scores == [0, 0, -5]
    assert (outcome.winners, outcome.places) == ([1], [2, 1, 3])


@pytest.mark.rule("JAM-R36", "JAM-R35")
@pytest.mark.parametrize("spaces", [(12, 14), (11, 13), (25, 27), (24, 26), (38, 40), (37, 39)])
def test_lanes_are_level_when_it_is_as_far_to_the_merge(spaces: tuple[int, int]) -> None:
    assert scored([*spaces, 0], [5, 5, 0]).winners == [0, 1]


@pytest.mark.rule("JAM-R36")
def test_behind_the_start_line_is_behind_all_and_finished_is_ahead_of_all() -> None:
    assert scored([49, 0, 1], [5, 5, 5], laps={0: -1}).places == [3, 2, 1]
    assert scored([0, 49, 0], [0, 5, 0], laps={0: 1}).winners == [0]
