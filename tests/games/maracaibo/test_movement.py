"""Chapter 3: the turn, movement, paying opponents.

In the basic layout places 0 to 2 are the first column, 3 to 6 the second, 7 to 9 the third (the gold island
lies between 7 and 8), 25 and 26 the last.
"""

import pytest

from kaper.games.maracaibo.components.board import BAY, MARACAIBO, START
from tests.games.maracaibo.table import (
    answers,
    happened,
    offered,
    position,
    prompt,
    question,
    table,
    told,
    turn,
)


def reached(s_at: int | str, move_max: int = 3) -> list[str]:
    s = position(at={0: s_at}, figure={0: "harpy"} if move_max == 4 else {})
    return offered(turn(s))


@pytest.mark.rule("POM-302", "POM-303")
def test_a_turn_begins_with_a_move_of_one_to_three_spaces() -> None:
    match = turn(position(at={0: 10}))
    # (1,3): one step to 14, two to 13 and 16, three to 15, 17 and back up through 9
    assert question(match) == (0, "sail", ["sail:13", "sail:14", "sail:15", "sail:16", "sail:17"])


@pytest.mark.rule("POM-301", "POM-302")
def test_players_take_turns_clockwise() -> None:
    s = position(players=3, cards={0: "tobacco", 1: "sugar-cane", 2: "cotton-bales"})
    match = table(s)
    for seat in (0, 1, 2):
        assert match.pending[0].seat == seat
        answers(match, f"sail:{seat}", "coins:5", seat=seat)
    assert match.pending[0].seat == 0


@pytest.mark.rule("POM-302", "A-4")
def test_the_action_step_may_be_declined_but_the_move_not() -> None:
    s = position(cards={0: "aruba"})
    match = turn(s)
    assert "skip" not in offered(match)
    answers(match, "sail:0", "skip", "skip")
    assert question(match) is None
    assert match.state.hands[0] == s.hands[0]


@pytest.mark.rule("POM-304")
def test_an_island_is_neither_passed_nor_entered() -> None:
    # from (1,1) the place to the right is the gold island: (1,3) behind it cannot be reached, nor from (2,1)
    assert reached(4) == ["sail:7", "sail:8", "sail:9"]
    assert reached(5) == ["sail:7", "sail:8", "sail:12"]


@pytest.mark.rule("POM-305", "A-2", "POM-1104")
def test_spaces_touch_by_an_edge_and_not_by_a_corner() -> None:
    s = position()
    assert s.sea.touching[0] == [1, 3]
    assert s.sea.touching[4] == [1, 3, 5]
    assert 4 not in s.sea.touching[0]
    assert [place for place in range(27) if BAY in s.sea.touching[place]] == [24, 25, 26]


@pytest.mark.rule("POM-306")
def test_from_the_start_zone_any_card_of_the_first_column_is_one_space_away() -> None:
    s = position()
    assert s.sea.touching[START] == [0, 1, 2]
    assert reached("start") == [f"sail:{place}" for place in (*range(3), *range(3, 7), 7)]


@pytest.mark.rule("POM-307", "E-02")
def test_a_move_may_not_end_in_the_column_where_it_began() -> None:
    assert all(f"sail:{place}" not in reached(5) for place in (3, 4, 5, 6))
    # the start zone lies before the first of nine columns; behind the last come the Bay and Maracaibo
    sea = position().sea
    assert [sea.column[place] for place in (START, 0, 26, BAY, MARACAIBO)] == [-1, 0, 8, 9, 10]


@pytest.mark.rule("POM-308", "POM-305", "POM-307", "E-01")
def test_a_move_may_go_up_and_then_right() -> None:
    # from (1,1) up to (0,1) and right to (0,2)
    assert "sail:7" in reached(4)


@pytest.mark.rule("POM-308", "A-3")
def test_a_move_may_go_left_and_enter_a_space_again() -> None:
    match = turn(position(settings={"fog-improvements": "yes"}, at={0: 8}))
    assert question(match) == (0, "step", ["sail:6", "sail:12"])
    answers(match, "sail:6")
    # the two spaces that are left lead back over (3,2) to the next column, and nowhere else
    assert [step["place"] for step in told(match, "steps")] == [6, 8, 12]


@pytest.mark.rule("POM-309", "POM-313", "E-03")
def test_ships_do_not_block_and_whoever_joins_one_on_a_card_pays_it() -> None:
    s = position(cards={7: "tobacco"}, at={0: 4, 1: 7})
    match = turn(s, 0, "sail:7")
    assert match.state.ship == [7, 7]
    assert match.state.doubloons == [10 - 1, 10 + 1]


@pytest.mark.rule("POM-310")
def test_entering_the_bay_ends_the_move() -> None:
    match = turn(position(at={0: 26}))
    assert match.state.ship[0] == BAY
    assert prompt(match) == "upgrade"


@pytest.mark.rule("POM-311", "POM-312")
def test_maracaibo_is_reached_from_the_bay_alone_and_in_a_later_turn() -> None:
    assert all("sail:maracaibo" not in reached(place) for place in range(27))
    match = turn(position(at={0: "bay"}))
    assert match.state.ship[0] == MARACAIBO
    assert prompt(match) == "upgrade"


@pytest.mark.rule("POM-313")
def test_every_opponent_on_the_card_is_paid() -> None:
    s = position(players=4, cards={7: "tobacco"}, at={0: 4, 1: 7, 2: 7, 3: 7}, doubloons={0: 20})
    match = turn(s, 0, "sail:7")
    assert match.state.doubloons == [20 - 3, 11, 11, 11]


@pytest.mark.rule("POM-314")
def test_with_too_few_doubloons_the_payer_chooses_whom_to_pay() -> None:
    s = position(players=4, cards={7: "tobacco"}, at={0: 4, 1: 7, 2: 7, 3: 7}, doubloons={0: 2})
    match = turn(s, 0, "sail:7")
    assert question(match) == (0, "pay", ["pay:1", "pay:2", "pay:3"])
    answers(match, "pay:3")
    assert question(match) == (0, "pay", ["pay:1", "pay:2"])
    answers(match, "pay:1")
    assert match.state.doubloons == [0 + 5, 11, 10, 11]


@pytest.mark.rule("POM-313", "POM-314")
def test_who_can_just_pay_everybody_is_not_asked_whom() -> None:
    s = position(players=4, cards={7: "tobacco"}, at={0: 4, 1: 7, 2: 7, 3: 7}, doubloons={0: 3})
    match = turn(s, 0, "sail:7")
    assert question(match) is None
    assert match.state.doubloons == [0 + 5, 11, 11, 11]


@pytest.mark.rule("POM-314")
def test_a_player_without_doubloons_pays_nobody_and_goes_on() -> None:
    s = position(cards={7: "tobacco"}, at={0: 4, 1: 7}, doubloons={0: 0})
    match = turn(s, 0, "sail:7")
    assert match.state.doubloons == [5, 10]


@pytest.mark.rule("POM-315")
@pytest.mark.parametrize(("start", "end"), [(26, "bay"), ("bay", "maracaibo")])
def test_nobody_is_paid_in_the_bay_or_in_maracaibo(start: int | str, end: str) -> None:
    match = turn(position(at={0: start, 1: end}))
    assert match.state.ship[0] == match.state.ship[1]
    assert match.state.doubloons == [10, 10]


@pytest.mark.rule("POM-315")
def test_ships_passed_on_the_way_are_not_paid() -> None:
    s = position(cards={13: "tobacco"}, at={0: 10, 1: 11})
    match = turn(s, 0, "sail:13")
    assert match.state.doubloons == [10, 10]


@pytest.mark.rule("POM-316")
def test_the_payment_comes_before_any_action() -> None:
    s = position(cards={7: "sugar-cane"}, at={0: 4, 1: 7}, doubloons={0: 3})
    match = turn(s, 0, "sail:7")
    # sugar cane costs 3; after the payment only 2 are left, so only the 5 doubloons are possible
    assert question(match) is None
    assert match.state.doubloons[0] == 3 - 1 + 5
    assert happened(match, "pays-opponent", "gains-doubloons") == [
        ("pays-opponent", 0),
        ("gains-doubloons", 0),
    ]


@pytest.mark.rule("POM-317")
@pytest.mark.parametrize(
    ("card", "asks"),
    [("tobacco", "improvement"), ("hacienda", "residence"), ("trinidad", "upgrade")],
)
def test_the_space_where_the_move_ended_says_what_can_be_done(card: str, asks: str) -> None:
    match = turn(position(cards={7: card}, at={0: 4}, doubloons={0: 30}), 0, "sail:7")
    assert prompt(match) == asks


@pytest.mark.rule("POM-318")
def test_no_ship_goes_back_to_the_start_zone_or_from_the_bay_to_a_card() -> None:
    s = position()
    assert all(START not in touching for touching in s.sea.touching)
    assert s.sea.reach[3][BAY] == [MARACAIBO]


@pytest.mark.rule("POM-319")
def test_step_by_step_only_steps_from_which_the_move_can_end_are_offered() -> None:
    s = position(settings={"fog-improvements": "yes"}, at={0: 6})
    match = turn(s)
    assert question(match) == (0, "step", ["sail:5", "sail:8"])
    answers(match, "sail:5")
    # with two spaces left: not to (2,0), from where the third column is out of reach, nor to (1,1); so back
    assert [step["place"] for step in told(match, "steps")] == [5, 6, 8]
    match = turn(position(settings={"fog-improvements": "yes"}, at={0: 3}))
    answers(match, "sail:7")
    # one column on with two spaces left: stop, go on, or back and here again
    assert offered(match) == ["sail:3", "sail:9", "done"]


@pytest.mark.rule("POM-303", "POM-1603")
def test_the_harpy_sails_four_spaces() -> None:
    assert "sail:18" not in reached(10)
    assert "sail:18" in reached(10, 4)


@pytest.mark.rule("A-41")
def test_every_ship_is_in_maracaibo_after_columns_and_two_turns_at_most() -> None:
    s = position()
    places, turns = {START}, 0
    while places != {MARACAIBO}:
        # the slowest way: always to the nearest column on offer
        places = {end for place in places for end in s.sea.reach[3][place] if place != MARACAIBO}
        turns += 1
    assert turns <= 9 + 2
