"""Chapter 3: the stages of a round, the dice and whose turn it is."""

import pytest

from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.observe import observe
from tests.games.jamaica.table import (
    Draw,
    answers,
    combat,
    die,
    drawn,
    happened,
    holds,
    offered,
    one_round,
    position,
    question,
    table,
    turn,
)

LOADING = ["doubloon-doubloon", "food-gunpowder", "gunpowder-food"]
PLENTY = [("food", 20), ("doubloon", 20)]


def all_loading(captain: int = 0) -> Jamaica:
    """Three players with nothing but loading cards in hand; the Captain will roll 2 and 5."""
    return position(captain=captain, hands=dict.fromkeys(range(3), LOADING), draws=[die(2), die(5)])


def choose(match: Match[Jamaica], card: str) -> None:
    answers(match, *(f"{ask.seat} play:{card}" for ask in list(match.pending)))


@pytest.mark.rule("JAM-301")
def test_roll_then_cards_then_actions_then_the_end_of_the_round() -> None:
    match = one_round(all_loading())
    assert question(match) == (0, "place-dice", ["morning:2", "morning:5"])
    answers(match, "0 morning:2")
    assert [ask.prompt for ask in match.pending] == ["choose-card"] * 3
    choose(match, "food-gunpowder")
    assert [kind for kind, _ in happened(match, "rolls", "places-dice", "reveals", "loads", "draws")] == [
        "rolls", "places-dice",
        "reveals", "loads", "loads", "reveals", "loads", "loads", "reveals", "loads", "loads",
        "draws", "draws", "draws",
    ]  # fmt: skip


@pytest.mark.rule("JAM-302", "JAM-303")
@pytest.mark.parametrize("draws", [[die(2), die(5)], [die(5), die(2)]])
def test_the_captain_rolls_both_dice_and_lays_one_of_them_on_the_morning(
    draws: list[Draw],
) -> None:
    match = table(position(captain=1, draws=draws))
    assert question(match) == (1, "place-dice", ["morning:2", "morning:5"])
    assert happened(match, "rolls") == [("rolls", 1)]
    assert drawn(match) == 2


@pytest.mark.rule("JAM-303")
def test_the_captain_knows_their_hand_before_placing_the_dice() -> None:
    match = table(position(captain=1, draws=[die(2), die(5)]))
    assert len(observe(match.state, 1).ships[1].hand) == 3


@pytest.mark.rule("JAM-303")
@pytest.mark.parametrize(("morning", "evening"), [(2, 5), (5, 2)])
def test_the_dice_hold_for_everybody_as_the_captain_laid_them(morning: int, evening: int) -> None:
    match = one_round(all_loading(captain=1))
    answers(match, f"1 morning:{morning}")
    assert observe(match.state, SPECTATOR).dice == [morning, evening]
    choose(match, "food-gunpowder")
    for player in range(3):
        assert holds(match, player)[2:4] == [("food", morning), ("powder", evening)]


@pytest.mark.rule("JAM-303", "JAM-305", "JAM-E01")
def test_a_captains_turn_from_the_roll_to_the_price_of_the_port() -> None:
    hands = {0: ["doubloon-forward", "food-gunpowder", "backward-forward"], 1: LOADING, 2: LOADING}
    match = one_round(position(hands=hands, draws=[die(2), die(5)]))
    answers(match, "0 morning:2", "0 play:doubloon-forward", "1 play:food-gunpowder", "2 play:food-gunpowder")
    assert match.state.space[0] == 5
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), ("doubloon", 2), None, None]
    assert question(match) == (0, "pay", ["give:1", "give:2", "give:3"])
    answers(match, "0 give:1")
    assert holds(match, 0) == [("food", 3), ("doubloon", 2), None, None, None]


@pytest.mark.rule("JAM-303")
def test_placing_the_dice_rolls_nothing_anew() -> None:
    match = table(all_loading())
    answers(match, "0 morning:5")
    assert drawn(match) == 2


@pytest.mark.rule("JAM-303", "JAM-R39")
def test_a_double_needs_no_placing() -> None:
    match = table(position(captain=1, draws=[die(4), die(4)]))
    assert {ask.prompt for ask in match.pending} == {"choose-card"}
    assert match.state.dice == (4, 4)


@pytest.mark.rule("JAM-304", "JAM-307")
def test_every_player_picks_one_card_of_their_own_hand_and_nobody_may_pass() -> None:
    hands = {
        0: ["forward-forward", "food-gunpowder", "backward-forward"],
        1: ["forward-food", "food-forward", "forward-gunpowder"],
        2: ["doubloon-doubloon", "doubloon-forward", "gunpowder-food"],
    }
    match = table(position(captain=2, hands=hands, draws=[die(4), die(4)]))
    assert [ask.seat for ask in match.pending] == [0, 1, 2]
    for player, cards in hands.items():
        assert sorted(offered(match, player)) == sorted(f"play:{card}" for card in cards)


@pytest.mark.rule("JAM-304")
def test_cards_are_chosen_in_secret_and_in_any_order() -> None:
    match = table(all_loading())
    answers(match, "0 morning:2", "2 play:food-gunpowder")
    assert [ask.seat for ask in match.pending] == [0, 1]
    assert happened(match, "reveals") == []
    assert observe(match.state, 0).ships[2].chosen == ""
    answers(match, "1 play:food-gunpowder")
    assert [ask.seat for ask in match.pending] == [0]
    assert happened(match, "reveals", "loads") == []


@pytest.mark.rule("JAM-305", "JAM-306", "JAM-R55")
@pytest.mark.parametrize(("captain", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_captain_begins_and_the_others_follow_clockwise(captain: int, order: list[int]) -> None:
    match = one_round(all_loading(captain))
    answers(match, f"{captain} morning:2")
    choose(match, "food-gunpowder")
    assert happened(match, "reveals", "loads") == [
        event for player in order for event in (("reveals", player), ("loads", player), ("loads", player))
    ]


@pytest.mark.rule("JAM-305")
def test_the_morning_action_has_the_morning_die_and_the_evening_action_the_evening_die() -> None:
    match = turn(position(), 0, "food-gunpowder", 5, 2)
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), ("food", 5), ("powder", 2), None]


@pytest.mark.rule("JAM-306", "JAM-304")
def test_a_card_is_turned_up_only_when_its_owners_turn_comes() -> None:
    hands = {0: ["forward-food", *LOADING[:2]], 1: LOADING, 2: LOADING}
    match = table(position(at={0: 6}, cargo={0: PLENTY}, hands=hands, draws=[die(1), die(1)]))
    answers(match, "2 play:gunpowder-food", "1 play:food-gunpowder", "0 play:forward-food")
    assert question(match) == (0, "route", ["sail:7", "sail:13"])
    ships = observe(match.state, 0).ships
    assert [ship.has_chosen for ship in ships] == [False, True, True]
    assert [ship.chosen for ship in ships] == ["", "", ""]
    assert [len(ship.discard) for ship in ships] == [1, 0, 0]
    assert [ship.chosen.endswith("food-gunpowder") for ship in observe(match.state, 1).ships] == [
        False, True, False,
    ]  # fmt: skip


@pytest.mark.rule("JAM-307", "JAM-R02")
@pytest.mark.parametrize("pips", [1, 4, 6])
def test_a_load_is_always_the_full_die(pips: int) -> None:
    match = turn(position(), 0, "gunpowder-food", pips)
    assert question(match) is None
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), ("powder", pips), None, None]


@pytest.mark.rule("JAM-307", "JAM-R02", "JAM-501")
def test_a_move_is_always_the_full_die_even_onto_a_space_that_one_cannot_pay() -> None:
    s = position(at={0: 42}, cargo={0: []}, draws=[combat("star")])
    match = turn(s, 0, "forward-gunpowder", 3, 4)
    assert question(match) is None
    assert match.state.space[0] == 45
    assert happened(match, "sails", "shortage", "loads") == [("sails", 0), ("shortage", 0), ("loads", 0)]


@pytest.mark.rule("JAM-308", "JAM-1102")
def test_the_morning_is_over_with_fight_payment_shortage_and_treasure_before_the_evening_begins() -> None:
    rolls = [combat("star"), combat(10)]
    s = position(at={0: 13, 1: 14}, cargo={0: [], 1: []}, pile=["treasure-5"], draws=rolls)
    match = turn(s, 0, "forward-food", 1, 6)
    assert match.state.space[0] == 4
    assert question(match) == (0, "treasure", ["treasure:take", "treasure:leave"])
    assert holds(match, 0) == [None] * 5
    answers(match, "0 treasure:take")
    assert holds(match, 0) == [("food", 6), None, None, None, None]
    kinds = ("attacks", "shortage", "falls-back", "takes-treasure", "loads")
    assert [kind for kind, _ in happened(match, *kinds)] == list(kinds)


@pytest.mark.rule("JAM-310")
def test_the_compass_passes_to_the_left_round_by_round() -> None:
    match = table(position(captain=1))
    captains: list[int] = []
    while match.state.round < 4:
        if len(captains) == match.state.round:
            captains.append(match.state.captain)
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[-1])
    assert captains == [1, 2, 0, 1]
    assert [seat for _, seat in happened(match, "rolls")][:4] == captains
