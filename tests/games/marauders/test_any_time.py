"""MAM-625, MAM-903, MAM-1240: what may be done at any time of the own turn, and costs no action."""

import pytest

from kaper.games.marauders.rules.scouting import MISSION_BIT
from tests.games.marauders.table import (
    Seat,
    answers,
    cargo,
    gold,
    in_port,
    npc_zone,
    nth,
    offered,
    play,
    position,
    prompt,
)

ADMIRAL = {"spanish-navy": ("flag-es-1", "cartagena")}


@pytest.mark.rule("MAM-625", "MAM-602")
def test_cargo_goes_overboard_in_the_port_action_too_and_the_rest_can_be_sold_after_it() -> None:
    s = in_port(position(Seat(cargo=["rum-1", "wood-1"])))
    match = play(s, "0 overboard", "0 overboard:wood")
    assert cargo(match, 0) == ["rum-1"]
    assert prompt(match) == (0, "port")
    assert "sell" in offered(match)


@pytest.mark.rule("MAM-625", "MAM-R36")
def test_cargo_makes_room_in_the_market() -> None:
    hold = ["rum-1", "rum-2", "rum-3", "rum-4", "rum-5", "rum-6"]
    s = in_port(position(Seat(zone="nassau", cargo=hold), demand={"nassau": "wood"}))
    s.cargo_deck.sort()
    s.chance = s.chance.scripted([nth(1, 58), *[nth(left, left) for left in range(57, 41, -1)]])
    match = play(s, "0 buy")
    assert offered(match) == ["overboard:rum", "done"]
    answers(match, "0 overboard:rum")
    assert cargo(match, 0) == hold[1:]
    assert "buy:cocoa" in offered(match)
    assert "overboard:rum" not in offered(match)


@pytest.mark.rule("MAM-903", "MAM-602")
def test_cards_of_the_own_turn_are_played_inside_a_port_action() -> None:
    s = in_port(position(Seat(cargo=["rum-1"], hand=["following-wind", "word-to-admiral"]), npcs=ADMIRAL))
    match = play(s, "0 play:following-wind")
    assert (match.state.moves, prompt(match)) == (1, (0, "port"))
    answers(match, "0 play:word-to-admiral", "0 npc:spanish-navy", "0 to:curacao")
    assert npc_zone(match, "spanish-navy") == "curacao"
    # They are no business of the port: goods can still be sold.
    assert "sell" in offered(match)
    assert gold(match, 0) == 10


@pytest.mark.rule("MAM-903")
def test_an_npc_that_is_not_there_is_not_moved_from_a_port() -> None:
    match = play(in_port(position(Seat(hand=["word-to-admiral"]))))
    assert "play:word-to-admiral" not in offered(match)


@pytest.mark.rule("MAM-1240", "MAM-511", "MAM-903")
def test_a_card_and_cargo_overboard_are_no_actions_before_retiring() -> None:
    s = position(Seat(cargo=["rum-1", "wood-1"], hand=["following-wind"]))
    match = play(s, "0 play:following-wind", "0 overboard", "0 overboard:wood")
    assert "retire" in offered(match)
    answers(match, "0 retire")
    assert match.state.seats[0].captain == -1


@pytest.mark.rule("MAM-1240", "MAM-511")
@pytest.mark.parametrize("action", ["leave-port", "port"])
def test_the_first_action_ends_the_time_to_retire(action: str) -> None:
    match = play(position(Seat(hand=["following-wind"])), f"0 {action}")
    answers(match, "0 done" if action == "port" else "0 enter-port")
    assert match.state.seats[0].docked
    assert "retire" not in offered(match)


@pytest.mark.rule("MAM-680", "MAM-681", "MAM-1315")
def test_a_mission_that_was_tried_from_the_sea_is_not_tried_again_in_port_this_turn() -> None:
    seat = Seat("rodrigo-salvatierra", "frigate", "caracas", mission="old-fortress")
    s = in_port(position(seat))
    assert "step" in offered(play(s))
    s = in_port(position(seat))
    s.scouted = 1 << MISSION_BIT
    assert "step" not in offered(play(s))


@pytest.mark.rule("MAM-511", "MAM-512", "MAM-520", "MAM-601")
def test_a_port_action_leaves_two_actions_and_is_not_taken_twice() -> None:
    match = play(position(), "0 port")
    assert prompt(match) == (0, "port")
    answers(match, "0 done")
    assert (match.state.actions, prompt(match)) == (2, (0, "action"))
    assert "port" not in offered(match)
    answers(match, "0 leave-port")
    assert match.state.actions == 1
