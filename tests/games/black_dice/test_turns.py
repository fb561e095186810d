"""Chapter 5, and rum and payment of chapter 6: turns."""

import pytest

from kaper.engine.errors import NotOffered
from kaper.games.black_dice.rules.turns import pass_on
from kaper.games.black_dice.state.state import SETTLEMENT
from tests.games.black_dice.table import (
    ARMADA,
    KRAKEN,
    answers,
    drawn,
    happened,
    offered,
    position,
    question,
    table,
    told,
    turn,
)

DULL = {"keelhaul": 0, "boarding": 0, "to-the-sails": 1}
"""A crew that has nothing to do before dice are placed; keelhauling and boarding have no target."""
DRUNK = {"true-shot": 2, "storm": 2, "boarding": 3, "keelhaul": 2}


@pytest.mark.rule("CBD-502", "CBD-E01")
def test_all_open_dice_of_one_symbol_are_placed() -> None:
    s = position(black=(3, 3, 3, 2, 2, 2), crew=DULL)
    for option, placed, left in [
        ("place:anchor", [2, 0, 0, 0, 0, 0], 3),
        ("place:flag", [0, 0, 0, 0, 0, 1], 4),
    ]:
        match = turn(s.clone(), 0, "AAFBM")
        assert offered(match, 0) == ["place:anchor", "place:barrel", "place:map", "place:flag", "rum"]
        assert match.state.faceless == 0
        match.answer(0, option)
        assert (match.state.placed[0], match.state.unplaced[0]) == (placed, left)
        assert not match.pending


@pytest.mark.rule("CBD-501")
def test_turns_go_clockwise_from_the_captain_until_all_dice_are_placed() -> None:
    s = position(black=(15, 0, 0, 0, 0, 0), captain=1, unplaced=[1, 2, 1], rum=[0, 0, 0])
    match = table(s, "AW" + "A" + "A" + "A")
    answers(match, "1 keep")
    assert happened(match, "rolls", "places")[:8] == [
        ("rolls", 1), ("places", 1), ("rolls", 2), ("places", 2), ("rolls", 0), ("places", 0),
        ("rolls", 1), ("places", 1),
    ]  # fmt: skip


@pytest.mark.rule("CBD-501")
def test_who_alone_has_dice_left_has_turn_after_turn() -> None:
    match = table(position(2, black=(10, 0, 0, 0, 0, 0), unplaced=[2, 0], rum=[0, 0]), "AW" + "A")
    answers(match, "0 keep")
    assert happened(match, "rolls")[:2] == [("rolls", 0), ("rolls", 0)]


@pytest.mark.rule("CBD-506")
def test_after_a_turn_nobody_holds_dice() -> None:
    match = turn(position(2, black=(9, 0, 0, 0, 0, 1), crew=DULL), 0, "AABBB" + "BBB")
    answers(match, "0 reroll:barrel+barrel+barrel", "0 place:anchor")
    s = match.state
    assert (s.open, s.aside, s.faceless, s.unplaced) == ([0] * 6, [0] * 6, 0, [3, 5])


@pytest.mark.rule("CBD-701")
def test_the_settlement_stands_at_its_first_adventure_as_soon_as_all_dice_are_placed() -> None:
    s = position(2, unplaced=[0, 0])
    s.adventure = 5
    pass_on(s)
    assert (s.stage, s.adventure) == (SETTLEMENT, 0)


@pytest.mark.rule("CBD-501", "CBD-506")
def test_a_player_without_dice_is_skipped_and_nothing_is_done_after_the_placement() -> None:
    s = position(black=(15, 0, 0, 0, 0, 0), unplaced=[2, 0, 1], rum=[3, 3, 3], crew=DULL)
    match = table(s, "AA" + "A")
    answers(match, "0 place:anchor")
    assert question(match) == (2, "act", ["place:anchor", "rum", "pay:keelhaul"])
    assert happened(match, "rolls") == [("rolls", 0), ("rolls", 2)]


@pytest.mark.rule("CBD-503", "CBD-E04", "CBD-R01", "CBD-R02")
def test_a_die_that_is_inactive_twice_is_set_aside_for_the_turn() -> None:
    s = position(black=(0, 3, 3, 2, 1, 1), crew=DULL)
    match = turn(s, 0, "AAMSS" + "AS")
    assert question(match) == (0, "reroll", ["keep", "reroll:anchor", "reroll:anchor+anchor"])
    match.answer(0, "reroll:anchor+anchor")
    assert match.state.open == [0, 0, 0, 1, 3, 0]
    assert match.state.aside == [1, 0, 0, 0, 0, 0]
    match.answer(0, "place:ship")
    assert (match.state.dice_at[4], match.state.unplaced[0]) == (3, 2)


@pytest.mark.rule("CBD-506", "CBD-E04")
def test_the_next_turn_begins_with_a_roll_of_all_unplaced_dice_those_set_aside_included() -> None:
    s = position(2, black=(0, 10, 0, 0, 0, 0), unplaced=[3, 1], rum=[0, 0])
    match = table(s, "BAA" + "AA" + "B" + "BB")
    answers(match, "0 reroll:anchor+anchor")
    assert [event["n"] for event in told(match, "rolls")][:3] == [3, 1, 2]


@pytest.mark.rule("CBD-503", "CBD-R01")
def test_any_of_the_inactive_dice_may_be_rolled_again_and_the_others_stay() -> None:
    s = position(black=(0, 5, 5, 3, 2, 0), crew=DULL)
    match = turn(s, 0, "AAFBM" + "B")
    assert question(match) == (0, "reroll", [
        "keep", "reroll:anchor", "reroll:anchor+anchor",
        "reroll:flag", "reroll:anchor+flag", "reroll:anchor+anchor+flag",
    ])  # fmt: skip
    match.answer(0, "reroll:flag")
    assert match.state.open == [2, 2, 0, 1, 0, 0]
    assert offered(match, 0) == ["place:barrel", "place:map", "rum"]


@pytest.mark.rule("CBD-R01")
def test_the_free_reroll_is_offered_once_after_every_full_roll_and_not_again() -> None:
    s = position(black=(0, 5, 5, 3, 2, 0), crew={"go-about": 0, **DULL}, rum=[3, 0, 0])
    match = turn(s, 0, "AAABB" + "AABBB")
    answers(match, "0 keep", "0 pay:go-about", "0 turn:barrel")
    assert question(match) == (0, "act", ["place:barrel", "place:ship", "rum", "pay:go-about"])
    match.answer(0, "rum")
    assert question(match) == (0, "reroll", ["keep", "reroll:anchor", "reroll:anchor+anchor"])


@pytest.mark.rule("CBD-504", "CBD-603")
def test_rum_pirates_and_unblocking_come_in_any_order_between_roll_and_placement() -> None:
    crew = {"go-about": 2, "storm": 2, "true-shot": 2}
    s = position(2, black=(5, 1, 1, 1, 1, 1), crew=crew, rum=[4, 0], gold={0: [3, 5]})
    match = turn(s, 0, "AAABB" + "AAAAF" + "BBBBB")
    answers(
        match,
        "0 rum",
        "0 pay:go-about",
        "0 turn:anchor",
        "0 unblock:3",
        "0 pay:go-about",
        "0 turn:flag",
        "0 rum",
    )
    # The rum is drunk, all dice show barrels, and nothing else is left to do.
    assert (match.state.rum[0], match.state.placed[0]) == (0, [0, 5, 0, 0, 0, 0])


@pytest.mark.rule("CBD-505", "CBD-R03")
def test_whoever_can_place_must_and_whoever_cannot_may_end_the_turn() -> None:
    s = position(black=(5, 0, 0, 0, 0, 0), crew=DULL)
    match = turn(s.clone(), 0, "AFFFF" + "BBBB")
    match.answer(0, "reroll:flag+flag+flag+flag")
    assert offered(match, 0) == ["place:anchor", "rum"]
    match = turn(s, 0, "BFFFF" + "BBBB")
    match.answer(0, "keep")
    assert offered(match, 0) == ["end", "rum"]
    match.answer(0, "end")
    assert (match.state.unplaced[0], match.state.dice_at) == (5, [0] * 6)
    assert happened(match, "cannot-place") == [("cannot-place", 0)]


@pytest.mark.rule("CBD-507")
def test_more_dice_than_needed_may_be_placed() -> None:
    s = position(black=(1, 2, 2, 2, 2, 6), rum=[0, 0, 0])
    assert turn(s, 0, "AAAAA").state.dice_at[0] == 5


@pytest.mark.rule("CBD-508", "CBD-R23", "CBD-R41")
def test_the_table_remembers_who_came_first_and_who_placed_last_at_the_anchor() -> None:
    s = position(black=(15, 0, 0, 0, 0, 0), placed=[(2, "AA"), (0, "A"), (2, "A"), (1, "AB")])
    assert s.order[0] == [2, 0, 1]
    assert s.last_at_anchor == 1
    match = turn(s, 2, "AA")
    match.answer(2, "place:anchor")
    assert match.state.last_at_anchor == 2


# --- rum


@pytest.mark.rule("CBD-601")
def test_rum_rolls_all_open_dice_again_as_often_as_there_are_tokens() -> None:
    s = position(black=(3, 3, 3, 2, 2, 2), crew=DULL, rum=[2, 2, 2])
    match = turn(s, 0, "AABWF" + "AAAAB" + "FFFFF")
    supply = match.state.supply
    match.answer(0, "rum")
    assert (match.state.open, match.state.rum[0], match.state.supply) == ([4, 1, 0, 0, 0, 0], 1, supply + 1)
    match.answer(0, "rum")
    # Without rum only the flag is left, and nothing is asked.
    assert (match.state.dice_at[5], match.state.rum[0]) == (5, 0)


@pytest.mark.rule("CBD-601", "CBD-R02")
def test_dice_set_aside_are_not_rolled_again_and_rum_needs_an_open_die() -> None:
    s = position(black=(5, 0, 0, 0, 0, 0), crew=DULL, unplaced=[2, 5, 5])
    match = turn(s.clone(), 0, "AF" + "F" + "A")
    answers(match, "0 reroll:flag", "0 rum")
    assert drawn(match) == 4
    assert match.state.open == [1, 0, 0, 0, 0, 0]
    match = turn(s, 0, "FF" + "FF")
    match.answer(0, "reroll:flag+flag")
    assert (match.state.unplaced[0], match.pending) == (2, [])


@pytest.mark.rule("CBD-601")
def test_nobody_drinks_in_the_turn_of_another() -> None:
    match = table(position(2, rum=[2, 2], crew=DULL), "AABWF")
    assert [ask.seat for ask in match.pending] == [0]


# --- paying


@pytest.mark.rule("CBD-603", "CBD-605", "CBD-I01")
def test_a_token_goes_from_the_player_to_the_pirate_and_stays_there() -> None:
    s = position(2, black=(2, 2, 2, 2, 1, 1), crew={"to-the-sails": 0, "storm": 0, "go-about": 0}, rum=[2, 2])
    match = turn(s, 0, "AAABB")
    match.answer(0, "pay:to-the-sails")
    assert (match.state.rum, match.state.rum_on, match.state.supply) == ([1, 2], [0, 1, 0], 18)
    match.answer(0, "place:anchor")
    assert match.state.rum_on == [0, 1, 0]


@pytest.mark.rule("CBD-602", "CBD-604")
@pytest.mark.parametrize(("rum", "offer"), [(0, True), (2, True), (3, False)])
def test_a_pirate_is_paid_up_to_the_limit_and_then_drunk(rum: int, offer: bool) -> None:
    s = position(2, crew={"go-about": rum, "keelhaul": 0, "overboard": 0})
    assert ("pay:go-about" in offered(turn(s, 0, "AAABB"), 0)) == offer


@pytest.mark.rule("CBD-603", "CBD-R13")
def test_one_pirate_may_be_paid_several_times_in_a_turn() -> None:
    s = position(2, crew={"go-about": 0, "keelhaul": 0, "overboard": 0}, rum=[4, 0])
    match = turn(s, 0, "AAABB")
    answers(
        match,
        "0 pay:go-about",
        "0 turn:anchor",
        "0 pay:go-about",
        "0 turn:anchor",
        "0 pay:go-about",
        "0 turn:anchor",
    )
    assert match.state.open == [0, 2, 0, 0, 0, 3]
    assert (match.state.rum[0], match.state.rum_on) == (1, [0, 3, 0])


@pytest.mark.rule("CBD-603")
def test_without_rum_nobody_is_paid() -> None:
    s = position(2, crew={"go-about": 0, "storm": 0, "overboard": 0}, rum=[0, 2])
    assert offered(turn(s, 0, "AAABB"), 0) == ["place:anchor", "place:barrel"]


@pytest.mark.rule("CBD-603")
def test_a_pirate_overboard_is_not_paid() -> None:
    s = position(2, crew={"go-about": 0, "storm": 0, "true-shot": 0}, lost=["storm"])
    assert offered(turn(s, 0, "AAABB"), 0)[3:] == ["pay:true-shot", "pay:go-about"]


# --- unblocking


@pytest.mark.rule("CBD-609", "CBD-R15", "CBD-1005")
def test_when_all_are_drunk_a_token_of_ones_choice_sobers_up_the_crew() -> None:
    s = position(crew=DRUNK, gold={0: [3, 5, 5]}, rum=[1, 0, 0])
    match = turn(s, 0, "AAABB")
    assert question(match) == (0, "act", ["place:anchor", "place:barrel", "rum", "unblock:3", "unblock:5"])
    supply, pool = match.state.supply, match.state.pool_size()
    match.answer(0, "unblock:5")
    assert match.state.rum_on == [0, 0, 0, 0]
    assert match.state.supply == supply + 9
    assert (match.state.gold[0], match.state.discarded[0], match.state.pool_size()) == (
        [1, 0, 1],
        [0, 0, 1],
        pool,
    )
    assert "pay:true-shot" in offered(match, 0)


@pytest.mark.rule("CBD-609")
def test_while_one_is_sober_there_is_no_unblocking() -> None:
    s = position(crew={**DRUNK, "boarding": 2}, gold={0: [3]}, rum=[0, 0, 0])
    assert offered(turn(s, 0, "AAABB"), 0) == ["place:anchor", "place:barrel"]


@pytest.mark.rule("CBD-609", "CBD-R15")
def test_overboard_pirates_neither_hinder_unblocking_nor_come_back() -> None:
    s = position(crew={**DRUNK, "boarding": 0}, lost=["boarding"], gold={1: [4]}, rum=[0, 0, 0], captain=2)
    match = turn(s, 1, "AAABB")
    assert "unblock:4" in offered(match, 1)
    match.answer(1, "unblock:4")
    assert match.state.overboard == [False, False, False, True]


@pytest.mark.rule("CBD-609")
def test_without_gold_nobody_unblocks() -> None:
    s = position(crew=DRUNK, rum=[0, 0, 0], gold={1: [5]})
    match = turn(s, 0, "AAABB")
    assert offered(match, 0) == ["place:anchor", "place:barrel"]
    with pytest.raises(NotOffered):
        match.answer(0, "unblock:5")


# --- who has dice left


@pytest.mark.rule("CBD-I04", "CBD-701")
def test_the_settlement_begins_when_the_last_die_is_placed() -> None:
    s = position(2, ARMADA, black=(1, 0, 0, 0, 0, 9), placed=[(0, "AAAA"), (1, "FFFFF")], rum=[0, 0])
    match = table(s, "A")
    assert question(match) == (0, "anchor", ["stay", "move:flag"])
    assert (match.state.unplaced, match.state.dice_at) == ([0, 0], [5, 0, 0, 0, 0, 5])


@pytest.mark.rule("CBD-403", "CBD-503")
def test_blocked_symbols_are_rolled_again_like_inactive_ones() -> None:
    s = position(2, KRAKEN, black=(2, 2, 2, 2, 2, 0), crew=DULL)
    assert question(turn(s, 0, "FABWM")) == (0, "reroll", ["keep", "reroll:flag"])


@pytest.mark.rule("CBD-R02", "CBD-612", "CBD-613")
@pytest.mark.parametrize("pirate", ["true-shot", "go-about"])
def test_pirates_cannot_touch_dice_set_aside(pirate: str) -> None:
    s = position(2, black=(9, 0, 0, 0, 0, 1), crew={pirate: 0, "boarding": 3, "keelhaul": 2}, unplaced=[2, 5])
    match = turn(s, 0, "AB" + "B")
    answers(match, "0 reroll:barrel", f"0 pay:{pirate}")
    if pirate == "true-shot":
        match.answer(0, "shot:flag")
        assert (match.state.placed[0], match.state.unplaced[0]) == ([0, 0, 0, 0, 0, 1], 1)
    else:
        assert (match.state.open, match.state.aside) == ([0, 0, 0, 0, 0, 1], [0, 1, 0, 0, 0, 0])


@pytest.mark.rule("CBD-R02", "CBD-R04", "CBD-502", "CBD-612")
@pytest.mark.parametrize("answer", ["place:barrel", "pay:true-shot"])
def test_a_die_set_aside_is_not_placed_even_if_its_adventure_wakes_in_the_same_turn(answer: str) -> None:
    crew = {"true-shot": 0, "change-course": 0, "keelhaul": 2}
    s = position(2, black=(9, 0, 0, 0, 0, 1), crew=crew, unplaced=[3, 5], rum=[2, 2])
    # Two barrels, of which one is rolled again in vain.
    match = turn(s, 0, "ABB" + "B")
    answers(match, "0 reroll:barrel", "0 pay:change-course", "0 swap:anchor:barrel", f"0 {answer}")
    if answer == "pay:true-shot":
        match.answer(0, "shot:barrel")
    # The open barrel, and with a true shot the anchor; never the die set aside.
    placed = 2 if answer == "pay:true-shot" else 1
    assert (match.state.placed[0][1], match.state.unplaced[0]) == (placed, 3 - placed)
