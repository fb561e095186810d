"""Chapters 12 and 13: how the Ghost Ship is set up, sails, finishes and scores."""

from random import Random

import pytest

from kaper.engine.errors import SettingError
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.playout import play_by_hints
from kaper.games.jamaica.game import GAME
from kaper.games.jamaica.view.observe import observe
from tests.games.jamaica.table import (
    answers,
    combat,
    die,
    drawn,
    from_lairs,
    ghost_turn,
    happened,
    holds,
    position,
    question,
    seen,
    table,
    treasures,
)

EITHER_WAY = ["ghost:forward", "ghost:backward"]
LOADING = ["gunpowder-food", "food-gunpowder", "doubloon-doubloon"]


# --- setup


@pytest.mark.rule("JAM-1201", "JAM-1202", "JAM-1203", "JAM-R40")
@pytest.mark.parametrize("seed", range(5))
def test_the_ghost_ship_is_set_up_with_eight_doubloons_and_lady_beth(seed: int) -> None:
    match = Match.new(GAME, 2, seed=seed)
    view = observe(match.state, EVERYTHING)
    assert [ship.ghost for ship in view.ships] == [False, False, True]
    ghost = view.ships[2]
    assert (ghost.space, ghost.lap) == (0, 0)
    assert ghost.holds == [("doubloon", 5), ("doubloon", 3), ("", 0), ("", 0), ("", 0)]
    assert (ghost.items, ghost.face_down) == (["lady-beth"], [])
    assert (ghost.hand, ghost.hand_size, ghost.deck_size, ghost.discard) == ([], 0, 0, [])
    assert (view.pile, view.removed, len(view.tokens)) == (9, 2, 9)
    assert "lady-beth" not in view.secrets["pile"] + view.secrets["removed"]


@pytest.mark.rule("JAM-1201", "JAM-R51")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_black_ship_is_the_ghost_ship_and_no_player_has_its_colour(players: int) -> None:
    match = Match.new(GAME, players, {"ghost": "yes"})
    colours = [ship.colour for ship in observe(match.state, SPECTATOR).ships]
    assert colours[-1] == "ink"
    assert len(set(colours)) == players + 1


@pytest.mark.rule("JAM-1301", "JAM-1303", "JAM-101")
def test_with_two_players_it_always_sails_with_three_to_five_if_they_like_with_six_never() -> None:
    assert Match.new(GAME, 2).state.ships == 3
    with pytest.raises(SettingError):
        Match.new(GAME, 2, {"ghost": "no"})
    for players in (3, 4, 5):
        assert Match.new(GAME, players).state.ships == players
        assert Match.new(GAME, players, {"ghost": "yes"}).state.ships == players + 1
    assert Match.new(GAME, 6).state.ships == 6
    with pytest.raises(SettingError):
        Match.new(GAME, 6, {"ghost": "yes"})


# --- its moves


@pytest.mark.rule("JAM-1205", "JAM-1206", "JAM-1302", "JAM-R41", "JAM-R43", "JAM-R45")
@pytest.mark.parametrize(("players", "captain", "order"), [(2, 1, [1, 0]), (4, 2, [2, 3, 0, 1])])
def test_the_captain_moves_it_twice_after_all_players(players: int, captain: int, order: list[int]) -> None:
    hands = dict.fromkeys(range(players), LOADING)
    s = position(players, True, captain=captain, hands=hands, draws=[die(2), die(3)])
    match = table(s)
    answers(match, f"{captain} morning:3", *(f"{seat} play:gunpowder-food" for seat in range(players)))
    assert question(match) == (captain, "ghost-direction", EITHER_WAY)
    answers(match, f"{captain} ghost:forward")
    turns = [seat for _, seat in happened(match, "reveals", "sails")]
    assert turns == [*order, players, players]
    assert [event.args["steps"] for event in match.events if event.kind == "sails"] == [3, 2]


@pytest.mark.rule("JAM-1207", "JAM-1208", "JAM-E24")
@pytest.mark.parametrize(("space", "end"), [(18, 17), (10, 11), (1, 2), (17, 16)])
def test_alone_in_the_lead_it_must_move_backward_and_behind_all_forward(space: int, end: int) -> None:
    rolls = [combat(2), combat(4)]
    match = ghost_turn(position(2, at={0: 16, 1: 12, 2: space}, plundered=[11], draws=rolls), 1)
    assert match.state.space[2] == end
    assert happened(match, "sails", "attacks") == [("sails", 2)] + [("attacks", 2)] * (end == 16)


@pytest.mark.rule("JAM-1209", "JAM-E24", "JAM-R36")
@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize("space", [16, 14, 15, 12])
def test_in_every_other_situation_the_captain_chooses_the_direction(captain: int, space: int) -> None:
    match = ghost_turn(position(2, captain=captain, at={0: 16, 1: 12, 2: space}), 1)
    assert question(match) == (captain, "ghost-direction", EITHER_WAY)


@pytest.mark.rule("JAM-1207", "JAM-1208", "JAM-1209", "JAM-R36")
@pytest.mark.parametrize(
    ("players", "laps", "ghost", "asked"),
    [
        ([48, 3], {0: -1}, 1, True),
        ([48, 47], {0: -1, 1: -1}, 1, False),
        ([0, 47], {0: 1}, 48, True),
        ([0, 0], {0: 1, 1: 1}, 48, False),
        ([0, 0], {}, 0, True),
        ([5, 0], {}, 0, True),
        ([5, 1], {}, 0, False),
    ],
)
def test_the_lead_is_a_matter_of_race_order_start_line_and_finish_included(
    players: list[int], laps: dict[int, int], ghost: int, asked: bool
) -> None:
    s = position(2, at={0: players[0], 1: players[1], 2: ghost}, laps=laps)
    assert (question(ghost_turn(s, 1)) == (0, "ghost-direction", EITHER_WAY)) == asked


@pytest.mark.rule("JAM-1206", "JAM-R41")
def test_the_direction_is_determined_anew_before_the_second_move() -> None:
    match = ghost_turn(position(2, at={0: 16, 1: 12, 2: 10}), 6, 1)
    assert [(event.args["way"], event.args["space"]) for event in match.events if event.kind == "sails"] == [
        ("forward", 18), ("backward", 17),
    ]  # fmt: skip


@pytest.mark.rule("JAM-R41", "JAM-1212")
def test_each_of_its_moves_is_resolved_completely_before_the_next() -> None:
    s = position(2, at={0: 19, 1: 30, 2: 18}, draws=[combat(2), combat(4), (1, 9)])
    match = ghost_turn(s, 1, 1)
    assert question(match) == (0, "ghost-direction", EITHER_WAY)
    assert happened(match, "sails", "attacks", "fight-tied", "takes-treasure") == [
        ("sails", 2), ("attacks", 2), ("fight-tied", 2), ("takes-treasure", 2),
    ]  # fmt: skip


@pytest.mark.rule("JAM-1209", "JAM-R44")
def test_the_captain_may_attack_their_own_ship() -> None:
    match = ghost_turn(position(2, captain=1, at={0: 30, 1: 18, 2: 19}), 1)
    answers(match, "1 ghost:backward")
    assert [(event.seat, event.args["whom"]) for event in match.events if event.kind == "attacks"] == [(2, 1)]


@pytest.mark.rule("JAM-1210")
@pytest.mark.parametrize(("space", "players", "ways"), [(6, [20, 30], [7, 13]), (15, [1, 2], [12, 14])])
def test_at_a_fork_the_captain_chooses_its_branch(space: int, players: list[int], ways: list[int]) -> None:
    s = position(3, True, captain=2, at={0: players[0], 1: players[1], 2: players[0], 3: space})
    match = ghost_turn(s, 1)
    assert question(match) == (2, "route", [f"sail:{way}" for way in ways])
    answers(match, f"2 sail:{ways[1]}")
    assert match.state.space[3] == ways[1]


@pytest.mark.rule("JAM-1210")
def test_where_no_way_forks_nobody_is_asked() -> None:
    match = ghost_turn(position(2, at={0: 48, 1: 47, 2: 15}), 1)
    assert (question(match), happened(match, "forced")) == (None, [])
    assert match.state.space[2] == 16


@pytest.mark.rule("JAM-1211")
@pytest.mark.parametrize(("start", "end"), [(15, 16), (16, 17), (44, 45)])
def test_it_never_pays_for_a_space_and_has_no_shortage(start: int, end: int) -> None:
    match = ghost_turn(position(2, at={0: 48, 1: 47, 2: start}), 1)
    assert match.state.space[2] == end
    assert holds(match, 2) == [("doubloon", 5), ("doubloon", 3), None, None, None]
    assert (happened(match, "pays", "shortage"), drawn(match)) == ([], 0)


@pytest.mark.rule("JAM-1212", "JAM-R46")
@pytest.mark.parametrize("card", ["treasure-5", "cursed-2", "sarans-sabre"])
def test_it_plunders_a_lair_and_nobody_may_look_at_the_card(card: str) -> None:
    match = ghost_turn(position(2, at={0: 16, 1: 12, 2: 3}, pile=[card]), 1)
    assert {*treasures(match, 2)} == {"lady-beth", card}
    for viewer in (0, 1, SPECTATOR):
        view = seen(match, viewer)
        assert (view.ships[2].items, view.ships[2].face_down) == (["lady-beth"], ["unknown"])
        assert (4 in view.tokens, view.pile) == (False, 0)


@pytest.mark.rule("JAM-1212")
def test_a_plundered_lair_gives_it_nothing() -> None:
    match = ghost_turn(position(2, at={0: 16, 1: 12, 2: 3}, plundered=[4]), 1)
    assert (treasures(match, 2), drawn(match)) == (["lady-beth"], 0)


# --- the end


@pytest.mark.rule("JAM-R43")
def test_a_backward_move_takes_it_behind_the_start_line_and_it_needs_the_whole_lap() -> None:
    match = ghost_turn(position(2), 2, 3)
    answers(match, "0 ghost:backward")
    assert (match.state.space[2], match.state.lap[2]) == (1, 0)
    assert [event.args["space"] for event in match.events if event.kind == "sails"] == [48, 1]
    assert happened(match, "finishes") == []


@pytest.mark.rule("JAM-R42", "JAM-1217")
def test_it_finishes_like_any_ship_and_the_game_ends_with_that_round() -> None:
    hands = dict.fromkeys(range(2), LOADING)
    s = position(2, at={0: 49, 1: 48, 2: 48}, hands=hands, draws=[die(4), die(4)])
    match = table(from_lairs(s, "treasure-5"))
    answers(match, "0 play:gunpowder-food", "1 play:gunpowder-food", "0 ghost:forward")
    assert match.outcome is not None
    assert happened(match, "sails", "finishes") == [("sails", 2), ("finishes", 2)]
    assert match.outcome.scores == [10 + 3, 9 + 3, 15 + 8 + 5]
    assert (match.outcome.ending, match.outcome.winners) == ("lap", [2])
    assert observe(match.state, SPECTATOR).ships[2].face_down == ["treasure-5"]


@pytest.mark.rule("JAM-R52")
def test_in_the_final_round_it_still_makes_its_two_moves() -> None:
    hands = {0: ["forward-food", *LOADING[:2]], 1: LOADING}
    s = position(2, at={0: 49, 1: 30, 2: 15}, hands=hands, draws=[die(1), die(1)])
    match = table(s)
    answers(match, "0 play:forward-food", "1 play:gunpowder-food")
    assert match.outcome is not None
    assert happened(match, "finishes", "sails") == [("sails", 0), ("finishes", 0), ("sails", 2), ("sails", 2)]
    assert match.state.space[2] == 17


@pytest.mark.rule("JAM-R42", "JAM-1217", "JAM-R35")
@pytest.mark.parametrize(("space", "winners"), [(48, [2]), (46, [0]), (47, [0, 2])])
def test_it_scores_like_a_player_and_takes_part_in_the_tie_break(space: int, winners: list[int]) -> None:
    points = {46: 7, 47: 8, 48: 9}
    cargo = {0: [("doubloon", 4)], 2: [("doubloon", 12 - points[space])]}
    outcome = GAME.outcome(position(2, at={0: 47, 2: space}, cargo=cargo))
    assert outcome.scores == [12, -2, 12]
    assert outcome.winners == winners


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_who_steers_the_ghost_ship_steers_it_to_win(players: int) -> None:
    """The rulebook warns that it wins not seldom."""
    won = 0
    for seed in range(60):
        match = Match.new(GAME, players, {"ghost": "yes"}, str(seed), events=False, keep=False)
        play_by_hints(match, Random(seed), 0.0, GAME.meta.longest)
        assert match.outcome is not None
        won += players in match.outcome.winners
    assert 12 <= won <= 36
