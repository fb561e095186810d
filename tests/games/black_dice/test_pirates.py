"""Chapter 6: the eight pirates."""

import pytest

from kaper.engine.match import Match
from kaper.games.black_dice.state import BlackDice
from tests.games.black_dice.table import (
    DUTCHMAN,
    KRAKEN,
    aboard,
    answers,
    happened,
    next_round,
    offered,
    position,
    question,
    settlement,
    table,
    turn,
)

SIX = ("anchor", "barrel", "weapon", "map", "ship", "flag")


def with_pirate(name: str, roll: str, **put: object) -> Match[BlackDice]:
    """A turn of player 0 with three tokens of rum and this pirate beside two that nobody can pay."""
    put.setdefault("players", 2)
    put.setdefault("rum", [3, 0])
    others = (
        {"true-shot": 2, "storm": 2}
        if name not in ("true-shot", "storm")
        else {"go-about": 3, "to-the-sails": 1}
    )
    s = position(crew={name: 0, **others}, **put)  # type: ignore[arg-type]
    return turn(s, 0, roll)


# --- over the side with him


def pardoned(payer: int = 0, **put: object) -> Match[BlackDice]:
    """A settlement in which this player holds the pardon."""
    s = position(2, crew={"overboard": 0, "storm": 0, "keelhaul": 0}, lost=["overboard"], **put)  # type: ignore[arg-type]
    s.pardon = payer
    return settlement(s, "AAAAAAAA")


@pytest.mark.rule("CBD-611", "CBD-R12", "CBD-R16")
def test_over_the_side_turns_the_pirate_for_good_and_the_rum_goes_back() -> None:
    match = with_pirate("overboard", "AAABB")
    supply = match.state.supply
    match.answer(0, "pay:overboard")
    assert aboard(match) == {"true-shot": 2, "storm": 2}
    assert (match.state.pardon, match.state.rum[0], match.state.supply) == (0, 2, supply + 1)
    assert "pay:overboard" not in offered(match, 0)


@pytest.mark.rule("CBD-611", "CBD-R12")
def test_the_payer_is_asked_at_each_penalty_until_the_pardon_is_spent() -> None:
    match = pardoned(1, black=(0, 0, 2, 2, 2, 2), placed=[(0, "W"), (1, "M")])
    assert question(match) == (1, "pardon", ["bear", "pardon"])
    assert match.pending[0].about == {"adventure": "weapon", "penalty": "more-black", "n": 0}
    answers(match, "1 bear", "1 bear")
    assert match.state.more_black
    assert question(match) == (0, "pour", ["pour:storm", "pour:keelhaul"])
    answers(match, "0 pour:storm", "0 pour:keelhaul")
    assert match.pending[0].about == {"adventure": "ship", "penalty": "damage", "n": 2}
    answers(match, "1 pardon")
    assert (match.state.damage, match.state.pardon) == (1, -1)


@pytest.mark.rule("CBD-R12", "CBD-707")
def test_a_pardon_spares_the_penalty_but_not_the_reroll_of_excess_dice() -> None:
    s = position(
        2, black=(0, 0, 0, 0, 3, 1), placed=[(0, "SF")], crew={"overboard": 0, "storm": 0}, lost=["overboard"]
    )
    s.pardon = 0
    match = settlement(s, "FA")
    match.answer(0, "pardon")
    assert (match.state.black[4:], match.state.damage) == ([2, 2], 1)


@pytest.mark.rule("CBD-R12", "CBD-611")
def test_without_a_penalty_nobody_is_asked_and_the_pardon_ends_with_the_round() -> None:
    match = pardoned(black=(2, 0, 0, 0, 1, 0), placed=[(0, "AS")])
    assert (match.pending, match.state.pardon) == ([], 0)
    assert next_round(match.state.clone()).state.pardon == -1


@pytest.mark.rule("CBD-R35", "CBD-712", "CBD-1401")
def test_whoever_sends_the_last_pirate_over_the_side_loses_the_game_for_all() -> None:
    s = position(2, crew={"overboard": 0, "storm": 0, "keelhaul": 0}, lost=["storm", "keelhaul"])
    match = table(s, "AAABB")
    match.answer(0, "pay:overboard")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("no-crew", [])


# --- true shot


@pytest.mark.rule("CBD-612", "CBD-R07")
def test_a_true_shot_places_a_turned_die_with_all_that_show_its_symbol_and_ends_the_turn() -> None:
    match = with_pirate("true-shot", "AAFBM", black=(2, 2, 2, 2, 1, 1))
    match.answer(0, "pay:true-shot")
    assert question(match) == (0, "shot", [f"shot:{symbol}" for symbol in SIX])
    match.answer(0, "shot:flag")
    assert (match.state.placed[0], match.state.unplaced[0]) == ([0, 0, 0, 0, 0, 2], 3)
    assert (match.pending, match.state.rum[0]) == ([], 2)


@pytest.mark.rule("CBD-612", "CBD-R07")
def test_a_symbol_that_nobody_rolled_gets_the_turned_die_alone_and_must_be_active() -> None:
    match = with_pirate("true-shot", "AAAAB", black=(2, 2, 0, 2, 2, 0))
    match.answer(0, "pay:true-shot")
    assert question(match) == (0, "shot", ["shot:anchor", "shot:barrel", "shot:map", "shot:ship"])
    match.answer(0, "shot:ship")
    assert match.state.placed[0] == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("CBD-R07", "CBD-R13")
def test_a_true_shot_needs_an_open_die() -> None:
    match = with_pirate("true-shot", "FF" + "FF", black=(5, 5, 0, 0, 0, 0), unplaced=[2, 5])
    match.answer(0, "reroll:flag+flag")
    assert (match.pending, match.state.unplaced[0]) == ([], 2)


# --- go about


@pytest.mark.rule("CBD-613", "CBD-E05", "CBD-R08")
@pytest.mark.parametrize(("face", "other"), [("F", 0), ("A", 5), ("B", 4), ("S", 1), ("W", 3), ("M", 2)])
def test_go_about_turns_one_open_die_to_the_opposite_face(face: str, other: int) -> None:
    match = with_pirate("go-about", face * 5, black=(2, 2, 2, 2, 2, 2))
    # The only symbol there is to turn is turned.
    match.answer(0, "pay:go-about")
    assert match.state.open[other] == 1
    assert sum(match.state.open) == 5


@pytest.mark.rule("CBD-R08")
def test_the_new_face_may_be_inactive_and_is_then_not_placed() -> None:
    match = with_pirate("go-about", "AAABB", black=(5, 5, 0, 0, 0, 0))
    answers(match, "0 pay:go-about", "0 turn:barrel")
    assert match.state.open == [3, 1, 0, 0, 1, 0]
    assert offered(match, 0)[:2] == ["place:anchor", "place:barrel"]


# --- crew to the sails


@pytest.mark.rule("CBD-614", "CBD-R11")
def test_crew_to_the_sails_gives_all_a_sixth_die_for_the_next_round_and_does_not_stack() -> None:
    match = with_pirate("to-the-sails", "AAABB")
    match.answer(0, "pay:to-the-sails")
    assert match.state.sails
    assert match.state.dice_each == 5
    match.state.drunk = [0] * 3
    match.answer(0, "rum")
    assert "pay:to-the-sails" not in offered(match, 0)
    assert next_round(match.state.clone()).state.unplaced[0] == 6


# --- change of course


@pytest.mark.rule("CBD-615", "CBD-E06")
def test_change_of_course_swaps_two_rows_and_leaves_the_players_dice() -> None:
    match = with_pirate(
        "change-course", "AAABB", players=3, rum=[3, 0, 0], black=(4, 2, 2, 3, 3, 1), placed=[(1, "AF")]
    )
    answers(match, "0 pay:change-course", "0 swap:anchor:flag")
    assert match.state.black == [1, 2, 2, 3, 3, 4]
    assert match.state.crew == [1, 0, 0, 0, 0, 1]


@pytest.mark.rule("CBD-R05", "CBD-R13")
def test_change_of_course_needs_two_rows_with_black_dice() -> None:
    match = with_pirate("change-course", "AAABB", black=(8, 2, 0, 0, 0, 0))
    match.answer(0, "pay:change-course")
    assert match.state.black == [2, 8, 0, 0, 0, 0]
    assert "pay:change-course" not in offered(
        with_pirate("change-course", "AAABB" + "AA", black=(10, 0, 0, 0, 0, 0)), 0
    )


# --- storm


@pytest.mark.rule("CBD-616", "CBD-R04", "CBD-R06")
def test_a_storm_rolls_one_row_anew_and_can_wake_and_calm_adventures() -> None:
    match = with_pirate("storm", "AAABB" + "FFF", black=(3, 4, 1, 1, 1, 0))
    answers(match, "0 pay:storm", "0 storm:anchor")
    assert match.state.black == [0, 4, 1, 1, 1, 3]
    assert offered(match, 0)[0] == "place:barrel"


@pytest.mark.rule("CBD-R04", "CBD-704")
def test_dice_at_an_adventure_that_fell_calm_stay_and_bring_nothing() -> None:
    s = position(
        2, KRAKEN, black=(0, 0, 0, 2, 1, 0), placed=[(1, "MM"), (0, "S")], crew={"storm": 0, "boarding": 0}
    )
    s.rum, s.supply = [1, 0], 21
    match = turn(s, 0, "SSSS" + "SS")
    answers(match, "0 pay:storm", "0 storm:map")
    assert (match.state.black, match.state.crew[3]) == ([0, 0, 0, 0, 3, 0], 2)
    after = settlement(match.state.clone())
    assert (after.state.tokens, after.state.lose_die, happened(after, "fails", "succeeds")) == (
        0,
        False,
        [("succeeds", -1)],
    )


@pytest.mark.rule("CBD-R04")
def test_no_free_reroll_because_a_symbol_fell_calm_after_the_roll() -> None:
    match = with_pirate("storm", "AAABB" + "FFF", black=(3, 4, 1, 1, 1, 0))
    answers(match, "0 pay:storm", "0 storm:anchor")
    assert match.pending[0].prompt == "act"


@pytest.mark.rule("CBD-R06", "CBD-1306")
def test_a_storm_rolls_the_die_set_in_advance_too_and_blocked_symbols_are_redirected() -> None:
    match = with_pirate("storm", "BBBBB" + "FFAA", expedition=DUTCHMAN, black=(1, 4, 2, 2, 1, 0))
    answers(match, "0 pay:storm", "0 storm:barrel")
    assert match.state.black == [3, 2, 2, 2, 1, 0]


@pytest.mark.rule("CBD-R06", "CBD-1105", "CBD-R37")
def test_in_a_storm_the_krakens_blocked_symbols_are_rolled_again_after_the_others() -> None:
    match = with_pirate("storm", "BBBBB" + "FAF" + "FS", expedition=KRAKEN, black=(1, 3, 2, 2, 2, 0))
    answers(match, "0 pay:storm", "0 storm:barrel")
    assert (match.state.black, match.state.black_aside) == ([2, 0, 2, 2, 3, 0], 1)


# --- keelhauling


@pytest.mark.rule("CBD-617", "CBD-R09", "CBD-R41")
def test_keelhauling_sends_all_dice_there_back_to_their_owners() -> None:
    s = position(
        crew={"keelhaul": 0, "storm": 2, "true-shot": 2, "go-about": 3},
        placed=[(1, "SSSSS"), (2, "S"), (0, "SA")],
    )
    match = turn(s, 0, "AAA" + "BBBB")
    answers(match, "0 pay:keelhaul", "0 keelhaul:ship")
    assert match.state.unplaced == [4, 5, 5]
    assert (match.state.crew, match.state.order[4]) == ([1, 0, 0, 0, 0, 0], [])
    assert (match.state.open, match.state.faceless) == ([3, 0, 0, 0, 0, 0], 1)


@pytest.mark.rule("CBD-R09", "CBD-501")
def test_owners_who_had_finished_get_turns_again() -> None:
    s = position(
        2, black=(10, 0, 0, 0, 0, 0), placed=[(1, "AAAAA")], crew={"keelhaul": 0, "storm": 2}, rum=[1, 0]
    )
    match = table(s, "AAAAA" + "AAAAA")
    answers(match, "0 pay:keelhaul")
    turns = happened(match, "rolls", "places")
    assert turns[:4] == [("rolls", 0), ("places", 0), ("rolls", 1), ("places", 1)]


@pytest.mark.rule("CBD-R09")
def test_dice_that_came_back_show_nothing_until_rum_rolls_them_with_the_others() -> None:
    s = position(2, crew={"keelhaul": 0, "go-about": 0, "true-shot": 0}, placed=[(0, "SSS")], rum=[3, 0])
    match = turn(s, 0, "AA" + "BBBBB")
    answers(match, "0 pay:keelhaul")
    assert (match.state.open, match.state.faceless) == ([2, 0, 0, 0, 0, 0], 3)
    match.answer(0, "rum")
    assert (match.state.open, match.state.faceless) == ([0, 5, 0, 0, 0, 0], 0)


@pytest.mark.rule("CBD-R09", "CBD-601")
def test_rum_can_be_drunk_even_if_the_returned_dice_are_the_only_usable_ones() -> None:
    s = position(
        2, black=(5, 0, 0, 0, 5, 0), crew={"keelhaul": 0, "go-about": 0}, placed=[(0, "SSSS")], rum=[2, 0]
    )
    match = turn(s, 0, "F" + "F")
    answers(match, "0 reroll:flag", "0 pay:keelhaul")
    assert question(match) == (0, "act", ["end", "rum"])


@pytest.mark.rule("CBD-R09", "CBD-R13")
def test_keelhauling_needs_dice_and_inactive_adventures_have_them_too() -> None:
    s = position(2, black=(5, 0, 0, 0, 5, 0), crew={"keelhaul": 0, "storm": 2}, placed=[(1, "FF")])
    match = turn(s, 0, "AAAAA")
    match.answer(0, "pay:keelhaul")
    assert match.state.crew == [0] * 6
    assert "pay:keelhaul" not in offered(turn(position(2, crew={"keelhaul": 0, "storm": 0}), 0, "AAABB"), 0)


# --- boarding


@pytest.mark.rule("CBD-618", "CBD-R10", "CBD-R38")
def test_boarding_moves_a_placed_die_of_anybody_between_the_adventures_2_to_6() -> None:
    match = with_pirate(
        "boarding", "AAABB", players=3, rum=[1, 0, 0], placed=[(1, "SSA"), (2, "S")], black=(4, 3, 3, 0, 3, 2)
    )
    match.answer(0, "pay:boarding")
    assert question(match) == (0, "board", ["board:1:ship", "board:2:ship"])
    match.answer(0, "board:1:ship")
    assert question(match) == (0, "board-to", ["to:barrel", "to:weapon", "to:flag"])
    match.answer(0, "to:flag")
    assert match.state.crew == [1, 0, 0, 0, 2, 1]
    assert (match.state.order[4], match.state.order[5]) == ([1, 2], [1])


@pytest.mark.rule("CBD-R38", "CBD-R23")
def test_whose_last_die_leaves_also_leaves_the_order() -> None:
    match = with_pirate(
        "boarding",
        "AAABB",
        players=3,
        rum=[1, 0, 0],
        placed=[(1, "S"), (2, "SS"), (1, "F")],
        black=(4, 3, 3, 0, 3, 2),
    )
    answers(match, "0 pay:boarding", "0 board:1:ship", "0 to:flag")
    assert (match.state.order[4], match.state.order[5]) == ([2], [1])
    assert match.state.placed[1] == [0, 0, 0, 0, 0, 2]


@pytest.mark.rule("CBD-R10", "CBD-403")
def test_the_source_may_be_inactive_but_not_the_target() -> None:
    match = with_pirate("boarding", "AAABB", black=(5, 0, 0, 0, 5, 0), placed=[(1, "F")])
    match.answer(0, "keep")
    match.answer(0, "pay:boarding")
    assert match.state.crew == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("CBD-618", "CBD-R10", "CBD-R13")
@pytest.mark.parametrize(("placed", "black"), [("A", (5, 1, 1, 1, 1, 1)), ("S", (5, 0, 0, 0, 5, 0))])
def test_no_boarding_from_the_anchor_nor_without_another_active_adventure(
    placed: str, black: tuple[int, ...]
) -> None:
    match = with_pirate("boarding", "AAAAA", black=black, placed=[(1, placed)])
    assert "pay:boarding" not in offered(match, 0)
