"""Chapters 9 and 10: points, Bay, Maracaibo, rounds, income."""

import pytest

from kaper.engine.match import Match
from kaper.games.maracaibo.components.board import BAY, START
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.state.state import MOVE, Maracaibo
from tests.games.maracaibo.table import (
    answers,
    happened,
    offered,
    position,
    prompt,
    question,
    table,
    told,
    visit,
)


@pytest.mark.rule("POM-901")
def test_points_are_a_plain_total() -> None:
    s = position()
    s.vp[0] = 48
    match = visit(s, "maracaibo", "skip")
    assert match.state.vp[0] == 54
    assert told(match, "gains-vp") == [{"n": 6, "why": "maracaibo"}]


@pytest.mark.rule("POM-902", "POM-1933")
def test_a_cost_is_paid_in_full_or_the_action_is_not_done() -> None:
    s = position(cards={4: "hacienda"}, doubloons={0: 15})
    assert question(visit(s, 4)) is None
    assert s.doubloons[0] == 15


@pytest.mark.rule("POM-903")
def test_markers_are_not_a_limit() -> None:
    houses = ["hacienda", "castle", "palace", "inn"]
    s = position(cards=dict(enumerate(houses)), doubloons={0: 100})
    for place in range(4):
        s.over = False
        visit(s, place, f"build:{houses[place]}")
    assert sum(marks & 1 for marks in s.markers) == 4


@pytest.mark.rule("POM-910")
def test_the_bay_offers_an_upgrade_and_then_one_of_three() -> None:
    s = position(cards={4: "hacienda"}, doubloons={0: 20})
    match = visit(s, "bay")
    assert prompt(match) == "upgrade"
    answers(match, "skip")
    assert sorted(offered(match)) == ["build-residence", "done", "explore:4", "raid:2"]
    answers(match, "build-residence", "build:hacienda")
    assert question(match) is None
    assert s.markers[4] == 1


@pytest.mark.rule("POM-910", "POM-1912")
def test_the_bay_builds_any_residence_without_an_own_marker() -> None:
    s = position(cards={4: "hacienda", 5: "palace"}, markers={4: [0]}, doubloons={0: 18})
    match = visit(s, "bay", "skip", "build-residence")
    assert "build:hacienda" not in offered(match)
    assert "build:palace" in offered(match)


@pytest.mark.rule("POM-912")
def test_maracaibo_brings_6_points_and_an_upgrade() -> None:
    match = visit(position(), "maracaibo", "space:u03")
    assert (match.state.vp[0], match.state.doubloons[0]) == (6, 13)


def arrival(round: int, seat: int = 0, players: int = 3) -> Match[Maracaibo]:
    """A seat sails from the Bay to Maracaibo; the others are somewhere on the way."""
    at: dict[int, int | str] = dict.fromkeys(range(players), 4)
    s = position(players=players, at={**at, seat: "bay"}, round=round, owned={1: ["purser"]})
    s.turn, s.stage = seat, MOVE
    match = table(s)
    answers(match, "skip", seat=seat)
    return match


@pytest.mark.rule("POM-913", "POM-914", "POM-1004", "POM-1005")
@pytest.mark.parametrize("round", [1, 2])
def test_the_first_two_rounds_end_with_the_turn_of_whoever_reached_maracaibo(round: int) -> None:
    match = arrival(round, seat=1)
    s = match.state
    assert s.round == round
    assert s.ship == [START] * 3
    assert match.pending[0].seat == 2


@pytest.mark.rule("POM-914")
def test_the_ships_of_others_stay_until_the_round_is_over() -> None:
    s = position(players=3, at={0: "bay", 1: 4, 2: 7})
    match = table(s)
    assert (prompt(match), match.state.ship[1:]) == ("upgrade", [4, 7])


@pytest.mark.rule("POM-915", "POM-917")
def test_in_the_third_round_play_goes_on_to_the_owner_of_the_marker() -> None:
    match = arrival(3, seat=0)
    assert match.outcome is None
    assert match.pending[0].seat == 1
    s = match.state
    s.ship[1] = BAY
    while match.pending[0].seat == 1:
        match.answer(1, match.pending[0].options[-1])
    assert match.pending[0].seat == 2
    while match.pending:
        match.answer(2, match.pending[0].options[0])
    assert match.outcome is not None


@pytest.mark.rule("POM-915", "POM-1006", "POM-1270")
def test_if_the_owner_of_the_marker_arrives_the_game_is_over_at_once() -> None:
    match = arrival(3, seat=2)
    assert match.outcome is not None
    assert happened(match, "earns", "scores")[:3] == [("earns", 0), ("earns", 1), ("earns", 2)]


@pytest.mark.rule("POM-916")
def test_all_players_have_the_same_number_of_turns_and_nobody_moves_after_the_last_arrival() -> None:
    for seed in range(5):
        match = Match.new(GAME, 3, {}, seed)
        while match.pending:
            ask = match.pending[0]
            match.answer(ask.seat, ask.options[(len(match.answers) * 7) % len(ask.options)])
        sailed = [event.seat for event in match.events if event.kind == "sails"]
        assert sailed.count(0) == sailed.count(1) == sailed.count(2)


@pytest.mark.rule("POM-1001", "POM-1002", "POM-1003", "E-13", "A-37")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_every_round_ends_with_income_in_doubloons_and_points(round: int) -> None:
    # green scrolls of 3 D, 2 D + 1 VP and 1 VP: together 5 D and 2 VP
    s = position(
        players=2, at={0: 4, 1: "bay"}, round=round, owned={0: ["sugar-cane", "ships-cook", "shovels"]}
    )
    s.turn, s.vp[0] = 1, 7
    match = table(s)
    answers(match, "skip", seat=1)
    assert told(match, "earns")[0] == {"doubloons": 5, "vp": 2}
    assert (match.state.doubloons[0], match.state.vp[0]) == (15, 9)


@pytest.mark.rule("POM-1004")
def test_after_a_round_only_the_ships_return() -> None:
    s = position(
        players=2, at={0: 4, 1: "bay"}, explorer={0: "b3"}, stored={0: [1, 2, 3]}, upgrades={0: ["u02"]}
    )
    s.turn = 1
    match = table(s)
    answers(match, "skip", seat=1)
    s = match.state
    assert (s.rivers(0), s.stored[0], s.upgrades[0]) == (1, [1, 2, 3], 0b10)


@pytest.mark.rule("POM-607", "A-39")
def test_a_turn_ends_when_no_option_is_left() -> None:
    s = position(players=2, cards={0: "tobacco"}, doubloons={0: 0})
    match = table(s)
    answers(match, "sail:0")
    assert match.pending[0].seat == 1


@pytest.mark.rule("POM-607", "POM-1938")
def test_the_next_turn_begins_as_if_nothing_had_happened_yet() -> None:
    s = position(cards={4: "tobago"})
    visit(s, 4, "space:u03")
    assert (s.idle, s.pools, s.pool_kinds, s.used) == (True, [], [], 0)
