"""Chapter 6: the pirates who move dice on the tile."""

import pytest

from tests.games.black_dice.table import (
    DUTCHMAN,
    KRAKEN,
    answers,
    happened,
    offered,
    position,
    question,
    settlement,
    table,
    turn,
    with_pirate,
)

# --- change of course


@pytest.mark.rule("CBD-615", "CBD-E06")
def test_change_of_course_swaps_two_rows_and_leaves_the_players_dice() -> None:
    match = with_pirate(
        "change-course", "AAABB", 3, rum=[3, 0, 0], black=(4, 2, 2, 3, 3, 1), placed=[(1, "AF")]
    )
    answers(match, "0 pay:change-course", "0 swap:anchor:flag")
    assert match.state.black == [1, 2, 2, 3, 3, 4]
    assert match.state.dice_at == [1, 0, 0, 0, 0, 1]


@pytest.mark.rule("CBD-R05", "CBD-R04", "CBD-615")
def test_a_row_may_change_places_with_an_empty_one_and_wakes_its_adventure() -> None:
    match = with_pirate("change-course", "AAABB", black=(8, 2, 0, 0, 0, 0))
    match.answer(0, "pay:change-course")
    assert offered(match, 0) == [
        "swap:anchor:barrel", *(f"swap:anchor:{symbol}" for symbol in ("weapon", "map", "ship", "flag")),
        *(f"swap:barrel:{symbol}" for symbol in ("weapon", "map", "ship", "flag")),
    ]  # fmt: skip
    answers(match, "0 swap:barrel:flag")
    assert match.state.black == [8, 0, 0, 0, 0, 2]
    assert offered(match, 0)[0] == "place:anchor"


@pytest.mark.rule("CBD-R05")
def test_no_black_die_is_brought_to_a_blocked_adventure() -> None:
    match = with_pirate("change-course", "AAABB", expedition=KRAKEN, black=(8, 2, 0, 0, 0, 0))
    match.answer(0, "pay:change-course")
    assert [option for option in offered(match, 0) if "flag" in option] == []


@pytest.mark.rule("CBD-R05", "CBD-1104", "CBD-1304")
@pytest.mark.parametrize(("expedition", "tokens", "kept"), [(KRAKEN, 2, "flag"), (DUTCHMAN, 0, "barrel")])
def test_the_row_of_a_die_set_in_advance_is_not_emptied(expedition: str, tokens: int, kept: str) -> None:
    black = (0, 1, 4, 0, 4, 1) if kept == "flag" else (0, 1, 4, 0, 5, 0)
    match = with_pirate("change-course", "WWWSS", expedition=expedition, black=black, tokens=tokens)
    match.answer(0, "pay:change-course")
    found = {tuple(option.split(":")[1:]) for option in offered(match, 0) if kept in option}
    others = {"barrel", "weapon", "ship"} if kept == "flag" else {"weapon", "ship"}
    assert {symbol for pair in found for symbol in pair if symbol != kept} == others


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
    assert (match.state.black, match.state.dice_at[3]) == ([0, 0, 0, 0, 3, 0], 2)
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


@pytest.mark.rule("CBD-R06", "CBD-1304", "CBD-1306")
def test_a_storm_leaves_the_die_set_in_advance_and_blocked_symbols_are_redirected() -> None:
    match = with_pirate("storm", "BBBBB" + "FFA", expedition=DUTCHMAN, black=(1, 4, 2, 2, 1, 0))
    answers(match, "0 pay:storm", "0 storm:barrel")
    assert match.state.black == [2, 3, 2, 2, 1, 0]


@pytest.mark.rule("CBD-R06", "CBD-1104", "CBD-1304")
@pytest.mark.parametrize(("expedition", "tokens", "kept"), [(KRAKEN, 2, "flag"), (DUTCHMAN, 0, "barrel")])
def test_a_storm_cannot_roll_a_row_with_nothing_but_the_die_set_in_advance(
    expedition: str, tokens: int, kept: str
) -> None:
    black = (4, 1, 4, 0, 0, 1) if kept == "flag" else (4, 1, 5, 0, 0, 0)
    match = with_pirate("storm", "WWWAA", expedition=expedition, black=black, tokens=tokens)
    match.answer(0, "pay:storm")
    rows = (
        ["storm:anchor", "storm:barrel", "storm:weapon"]
        if kept == "flag"
        else ["storm:anchor", "storm:weapon"]
    )
    assert offered(match, 0) == rows


@pytest.mark.rule("CBD-R06", "CBD-R13")
def test_without_a_row_to_roll_a_storm_cannot_be_paid() -> None:
    match = with_pirate("storm", "BBBBB", expedition=DUTCHMAN, black=(0, 1, 0, 0, 0, 0))
    assert "pay:storm" not in offered(match, 0)


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
    assert (match.state.dice_at, match.state.order[4]) == ([1, 0, 0, 0, 0, 0], [])
    assert match.state.placed == [[1, 0, 0, 0, 0, 0], [0] * 6, [0] * 6]
    assert (match.state.open, match.state.faceless) == ([3, 0, 0, 0, 0, 0], 1)


@pytest.mark.rule("CBD-617", "CBD-R09")
def test_dice_that_came_back_twice_add_up() -> None:
    s = position(2, crew={"keelhaul": 0, "storm": 2}, placed=[(0, "SSM"), (1, "A")], rum=[2, 0])
    match = turn(s, 0, "AB")
    answers(match, "0 pay:keelhaul", "0 keelhaul:ship", "0 pay:keelhaul", "0 keelhaul:map")
    assert (match.state.faceless, match.state.unplaced) == (3, [5, 4])


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
    assert match.state.dice_at == [0] * 6
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
    assert match.state.dice_at == [1, 0, 0, 0, 2, 1]
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
    assert match.state.dice_at == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("CBD-618", "CBD-R10", "CBD-R13")
@pytest.mark.parametrize(("placed", "black"), [("A", (5, 1, 1, 1, 1, 1)), ("S", (5, 0, 0, 0, 5, 0))])
def test_no_boarding_from_the_anchor_nor_without_another_active_adventure(
    placed: str, black: tuple[int, ...]
) -> None:
    match = with_pirate("boarding", "AAAAA", black=black, placed=[(1, placed)])
    assert "pay:boarding" not in offered(match, 0)
