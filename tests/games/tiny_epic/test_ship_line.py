"""Chapter 8: the ship line, merchants, Navy, infamy and the end."""

import pytest

from kaper.engine.match import Match
from kaper.games.tiny_epic.rules.step import end_turn
from kaper.games.tiny_epic.state.state import LEGEND_TURN, NOBODY, Pirates
from tests.games.tiny_epic.table import (
    answers,
    asked,
    bury,
    captain,
    cell,
    cube,
    dice,
    draws,
    hands,
    happened,
    kinds,
    load,
    merchant,
    offered,
    on_duty,
    order,
    position,
    put,
    question,
    sequence,
    side,
    table,
    turn,
)  # fmt: skip


def crossing(players: int = 2, place: str = "a1") -> Pirates:
    """Seat 0 has crossed the ship line and stands at its end, in the open."""
    s = put(position(players), 0, place)
    s.crossed = True
    return s


def line(s: Pirates, *given: str) -> Match[Pirates]:
    return turn(s, *given, phase="ship-line")


# --- the line


@pytest.mark.rule("TEP-801")
@pytest.mark.parametrize(
    ("start", "end", "crossed"),
    [(5, 0, True), (5, 1, True), (4, 1, True), (0, 1, False), (0, 3, False), (3, 5, False)],
)
def test_the_line_is_crossed_on_the_way_to_hide_or_over_it(start: int, end: int, crossed: bool) -> None:
    s = hands(captain(position(), 0, start), 0, rig=4)
    turn(s, f"turn:{end}", until="sail")
    assert s.crossed == crossed


@pytest.mark.rule("TEP-802", "TEP-E22", "TEP-851")
def test_extortion_pays_then_merchants_sail_then_the_navy() -> None:
    s = bury(hands(crossing(3, "c3"), 0, ext=2, rig=1), 0, "a1")
    s.navy = cell("d1")
    merchant(s, "orange", "b2", bound="d4")
    match = line(s)
    assert s.gold[0] == 1 + 2
    assert question(match) == (2, "merchant", ["course:c2", "course:b3"])
    assert match.pending[0].about == {"ship": "orange"}
    answers(match, "2 course:b3")
    assert question(match) == (2, "merchant", ["course:d3", "course:c4"])
    answers(match, "2 course:d3")
    assert question(match) == (2, "navy", ["course:c2", "course:d3"])
    answers(match, "2 course:d3")
    assert s.navy == cell("d3")
    assert on_duty(match, 0) == (1, 0, 2, 0)
    found = sequence(match, "crosses-line", "gains-gold", "merchant-sails", "navy-sails")
    assert found == ["crosses-line", "gains-gold", "merchant-sails", "merchant-sails", "navy-sails"]


@pytest.mark.rule("TEP-803")
@pytest.mark.parametrize(("players", "seat", "neighbour"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (4, 2, 1)])
def test_the_right_neighbour_moves_the_ships(players: int, seat: int, neighbour: int) -> None:
    s = crossing(players)
    s.turn = seat
    match = line(s)
    assert match.pending[0].seat == neighbour


# --- merchants


@pytest.mark.rule("TEP-820")
def test_orange_sails_one_step_then_green() -> None:
    s = crossing()
    match = line(s, "1 course:b1", "1 course:d3")
    assert happened(match, "merchant-sails") == [
        {"ship": "orange", "cell": "b1"},
        {"ship": "green", "cell": "d3"},
    ]


@pytest.mark.rule("TEP-821")
def test_a_step_brings_a_merchant_nearer_to_its_port() -> None:
    s = merchant(merchant(crossing(), "orange", "b3", bound="d4"), "green", "a3", bound="a1")
    match = line(s)
    assert offered(match) == ["course:c3", "course:b4"]
    answers(match, "course:c3")
    # Green has one way only, and nobody is asked.
    assert s.merchant_cell[1] == cell("a2")


@pytest.mark.rule("TEP-822")
def test_in_port_a_merchant_turns_round_with_another_cube() -> None:
    s = merchant(merchant(crossing(), "orange", "d3", bound="d4", cargo="rum"), "green", "a3", bound="a1")
    draws(s, cube(s, "coffee"))
    before = s.bag[1]
    match = line(s)
    assert (s.merchant_cell[0], s.bound[0], s.cargo[0]) == (cell("d4"), cell("a1"), 3)
    assert s.bag[1] == before + 1
    assert happened(match, "merchant-arrives") == [{"ship": "orange", "loot": "coffee"}]


@pytest.mark.rule("TEP-823", "TEP-852")
def test_storms_do_not_touch_merchants_and_navy() -> None:
    s = merchant(crossing(place="b2"), "orange", "a2", bound="d4")
    s.navy = cell("c2")
    match = line(s, "1 course:b2", "1 course:d3")
    assert s.merchant_cell[0] == cell("b2")
    assert s.navy == cell("b2")
    assert "heels" not in kinds(match)


# --- the Navy


def chased(place: str, navy: str, treasures: int = 0, hidden: bool = False) -> Pirates:
    """Seat 0 crosses the line; the merchants have one way each."""
    s = bury(crossing(place=place), 0, *["a1", "c1", "d1"][:treasures])
    s.hidden[0] = hidden
    s.navy = cell(navy)
    return merchant(merchant(s, "orange", "d2", bound="d4"), "green", "a3", bound="a1")


@pytest.mark.rule("TEP-850", "TEP-853", "TEP-855")
def test_the_navy_stops_on_the_players_card_and_sends_all_hands_to_repairs() -> None:
    s = hands(chased("a3", "a4", treasures=2), 0, rig=1, can=1, ext=1, wheel="2")
    match = line(s)
    assert s.navy == cell("a3")
    assert on_duty(match, 0) == (0, 0, 0, 4)
    assert s.wheel[0] == 0
    assert s.deadeye[0] == 0
    assert s.cell[0] == cell("a3")


@pytest.mark.rule("TEP-850")
def test_the_navy_sails_towards_a_hidden_ship_too() -> None:
    s = chased("a2", "a4", hidden=True)
    line(s)
    assert s.navy == cell("a3")


@pytest.mark.rule("TEP-851", "TEP-R36")
@pytest.mark.parametrize(("treasures", "end"), [(0, "b1"), (1, "c1"), (2, "d1"), (3, "d2")])
def test_the_navys_steps_go_by_the_players_treasures(treasures: int, end: str) -> None:
    s = chased("d4", "a1", treasures)
    s.infamy[0] = 5
    match = line(s)
    assert question(match) is not None
    answers(match, f"1 course:{end}")
    assert s.navy == cell(end)


@pytest.mark.rule("TEP-R23")
def test_a_treasure_buried_this_turn_makes_the_navy_faster() -> None:
    s = put(captain(position(), 0, 3), 0, "a1")
    s.orders[0] = (0, 4, 1, 2, 3, 5)
    s.space[0], s.gold[0], s.navy = 5, 13, cell("d1")
    merchant(merchant(s, "orange", "d2", bound="d4"), "green", "a3", bound="a1")
    turn(s, "turn:1", "anchor", "skip", "bury")
    assert s.navy == cell("b1")


@pytest.mark.rule("TEP-854")
def test_the_navy_attacks_the_active_player_alone() -> None:
    s = chased("b1", "d1", treasures=1)
    put(s, 1, "c1")
    match = line(s)
    assert on_duty(match, 1) == (1, 1, 1, 0)
    assert on_duty(match, 0) == (0, 0, 0, 3)


@pytest.mark.rule("TEP-R02")
def test_a_navy_that_is_there_already_attacks() -> None:
    match = line(chased("b1", "b1"))
    assert on_duty(match, 0) == (0, 0, 0, 3)
    match = line(chased("b1", "b1", hidden=True))
    assert on_duty(match, 0) == (1, 1, 1, 0)


@pytest.mark.rule("TEP-R22", "TEP-R27")
def test_of_several_shortest_ways_the_neighbour_chooses() -> None:
    s = chased("c3", "a1", treasures=2)
    match = line(s)
    assert question(match) == (1, "navy", ["course:c2", "course:b3"])
    assert match.pending[0].about == {"whom": 0}


# --- infamy


@pytest.mark.rule("TEP-861", "TEP-E06")
def test_every_level_brings_its_bonus_once() -> None:
    s = put(put(position(), 0, "c3"), 1, "c3")
    s.waiting[0] = True
    found = []
    for _ in range(5):
        s.over, s.turn = False, 0
        s.duty[0], s.duty[1] = [0, 9, 0, 0], [1, 0, 0, 2]
        before = (s.gold[0], s.deadeye[0])
        match = order(s, "attack", "fight:1")
        while match.pending:
            answers(match, "fire" if asked(match) == "deadeye" else "to:rigging")
        found.append(
            (s.gold[0] - before[0], s.deadeye[0] - before[1], s.duty[0][0], s.steps(0), s.dice_of(0))
        )
    # Gold, tokens, hands that came to Rigging, steps with them, dice.
    assert found == [(3, 0, 0, 3, 3), (0, 0, 1, 4, 3), (4, 0, 0, 4, 3), (0, 2, 0, 4, 3), (5, 0, 0, 5, 3)]


@pytest.mark.rule("TEP-860", "TEP-861")
@pytest.mark.parametrize(
    ("level", "name"),
    [(2, "pirate"), (3, "corsair"), (4, "swashbuckler"), (5, "buccaneer"), (6, "dread-pirate")],
)
def test_a_level_that_is_reached_is_told_with_its_name(level: int, name: str) -> None:
    s = put(put(position(), 0, "c3"), 1, "c3")
    s.infamy[0] = level - 2
    s.duty[0], s.duty[1] = [0, 9, 0, 0], [3, 0, 0, 0]
    assert happened(order(s, "attack", "fight:1"), "gains-infamy") == [
        {"level": name, "n": level, "why": "battle"}
    ]


@pytest.mark.rule("TEP-862")
def test_at_the_top_nothing_more_is_gained() -> None:
    s = put(put(position(), 0, "c3"), 1, "c3")
    s.infamy[0] = 5
    s.duty[0], s.duty[1] = [0, 9, 0, 0], [3, 0, 0, 0]
    match = order(s, "attack", "fight:1")
    assert s.infamy[0] == 5
    assert happened(match, "gains-infamy") == []


@pytest.mark.rule("TEP-R09", "TEP-R10")
def test_the_fourth_hand_comes_with_the_third_level_even_on_anothers_turn() -> None:
    s = put(put(position(), 0, "c3"), 1, "c3")
    s.infamy[1], s.waiting[1] = 1, True
    s.duty[0], s.duty[1] = [3, 0, 0, 0], [0, 3, 0, 0]
    draws(s, *dice(4, 4), *dice(1, 1))
    match = order(s, "attack", "fight:1")
    assert question(match) == (1, "deckhand", ["to:rigging", "to:cannons", "to:extortion"])
    answers(match, "1 to:extortion")
    assert on_duty(match, 1) == (0, 3, 1, 0)
    assert not s.waiting[1]


# --- the end


def last_round(first: int = 0, turn_of: int = 1, attacker: int = 3) -> Match[Pirates]:
    """Four players; one buries the third treasure now, and another lies beside them, near Attack."""
    s = put(bury(position(4), turn_of, "a1", "c1"), turn_of, "d3")
    captain(put(side(s, turn_of, "c2-b"), attacker, "d3"), attacker, 4)
    s.first, s.turn, s.gold[turn_of] = first, turn_of, 13
    s.phase = 5
    s.space[turn_of] = 4
    return answers(table(s), "skip", "bury")


def idle(match: Match[Pirates]) -> int:
    """Whoever's turn it is does as little as possible; gives whose turn it was."""
    seat = match.state.turn
    while match.pending and match.state.turn == seat:
        answers(match, offered(match)[-1])
    return seat


@pytest.mark.rule("TEP-870", "TEP-E24")
def test_everybody_has_had_as_many_turns_when_it_ends() -> None:
    match = last_round()
    assert [idle(match), idle(match)] == [2, 3]
    assert match.outcome is not None
    assert match.outcome.winners == [1]
    assert match.outcome.ending == "treasures"


@pytest.mark.rule("TEP-870")
def test_the_last_of_the_round_ends_it_at_once() -> None:
    match = last_round(first=2, turn_of=1)
    assert match.outcome is not None


@pytest.mark.rule("TEP-R28")
def test_the_last_round_is_played_as_usual() -> None:
    match = last_round(attacker=2)
    answers(match, "2 turn:5", "2 anchor")
    assert question(match) == (2, "attack", ["fight:1", "skip"])


def ended(*sheets: tuple[int, int, int, int]) -> Match[Pirates]:
    """A game that ends now; for each seat treasures, infamy, Gold and cubes."""
    s = position(len(sheets))
    s.buried = [0] * len(sheets)
    for seat, (treasures, infamy, gold, cubes) in enumerate(sheets):
        s.buried[seat], s.infamy[seat], s.gold[seat] = treasures, infamy, gold
        load(s, seat, *["rum"] * cubes)
        hands(s, seat, rig=3)
    s.over = True
    match = table(s)
    match.pending = []
    return match


@pytest.mark.rule("TEP-871")
def test_three_treasures_win() -> None:
    outcome = ended((2, 5, 13, 3), (3, 0, 0, 0)).game.outcome(ended((2, 5, 13, 3), (3, 0, 0, 0)).state)
    assert (outcome.winners, outcome.scores, outcome.places) == ([1], [2, 3], [2, 1])


@pytest.mark.rule("TEP-872", "TEP-E24")
@pytest.mark.parametrize(
    ("sheets", "winners"),
    [
        (((3, 2, 0, 0), (3, 1, 13, 3)), [0]),
        (((3, 2, 4, 3), (3, 2, 5, 0)), [1]),
        (((3, 2, 4, 3), (3, 2, 4, 2)), [0]),
        (((3, 2, 4, 2), (3, 2, 4, 2)), [0, 1]),
    ],
)
def test_ties_go_to_infamy_gold_and_cubes(
    sheets: tuple[tuple[int, int, int, int], ...], winners: list[int]
) -> None:
    match = ended(*sheets)
    assert match.game.outcome(match.state).winners == winners


@pytest.mark.rule("TEP-872")
def test_a_tie_is_told_with_what_decides_it() -> None:
    s = load(bury(bury(position(), 1, "a1"), 0, "c1"), 1, "rum", "rum")
    load(s, 0)
    s.round, s.turn, s.phase, s.infamy, s.gold = 59, 1, 3, [1, 2], [7, 4]
    match = table(s)
    idle(match)
    told = happened(match, "reckoning")
    assert [(each["treasures"], each["n"], each["gold"], each["cubes"]) for each in told] == [
        (1, 2, 7, 0),
        (1, 3, 4, 2),
    ]


@pytest.mark.rule("TEP-872")
def test_where_one_has_most_treasures_nothing_else_is_reckoned() -> None:
    s = bury(bury(position(), 1, "a1", "c1"), 0, "d1")
    s.round, s.turn, s.phase = 59, 1, 3
    match = table(s)
    idle(match)
    assert match.outcome is not None
    assert happened(match, "reckoning") == []


@pytest.mark.rule("TEP-R37")
def test_after_sixty_rounds_most_treasures_win() -> None:
    s = bury(position(), 1, "a1")
    s.round, s.turn = 59, 1
    s.phase = 3
    match = table(s)
    idle(match)
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("round-limit", [1])
    assert s.legend == NOBODY


@pytest.mark.rule("TEP-111", "TEP-R09")
def test_the_fourth_hand_joins_those_on_its_duty() -> None:
    s = put(put(position(), 0, "c3"), 1, "c3")
    s.infamy[0], s.waiting[0] = 1, True
    s.duty[0], s.duty[1] = [1, 2, 0, 0], [3, 0, 0, 0]
    draws(s, *dice(1, 1, 1), *dice(2, 2))
    match = order(s, "attack", "fight:1", "to:cannons")
    assert on_duty(match, 0) == (1, 3, 0, 0)
    assert happened(match, "gains-deckhand") == [{"duty": "cannons"}]


@pytest.mark.rule("TEP-801", "TEP-R01")
def test_without_a_hand_on_extortion_nothing_is_paid() -> None:
    s = hands(put(position(), 0, "c3"), 0, rig=3)
    s.crossed = True
    assert happened(turn(s, phase="ship-line"), "gains-gold") == []


@pytest.mark.rule("TEP-301")
def test_the_turn_passes_on_and_what_it_brought_ends() -> None:
    s = position(legend=("iron-maud", "swift"))
    s.crossed = s.refreshed = True
    s.paid, s.used, s.more_steps = 2, 4, 3
    end_turn(s)
    assert (s.turn, s.phase) == (s.legend, LEGEND_TURN)
    assert (s.crossed, s.refreshed, s.paid, s.used, s.more_steps) == (False, False, 0, 0, 0)


@pytest.mark.rule("TEP-870", "TEP-872")
@pytest.mark.parametrize(("closing", "times"), [(True, 2), (False, 0)])
def test_what_decides_between_the_tied_is_told_at_the_end_and_not_before(closing: bool, times: int) -> None:
    s = put(position(), 1, "c2")
    s.turn, s.closing = 1, closing
    match = turn(s, "anchor", phase="sail")
    assert (s.turn, len(happened(match, "reckoning"))) == (0, times)
