"""Chapters 4 and 5: setup, the round and moving."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.game import GAME
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import (
    Seat,
    answers,
    cargo,
    dice,
    happened,
    new_round,
    now,
    npc_zone,
    offered,
    play,
    position,
    prompt,
    question,
    where,
)


@pytest.mark.rule("MAM-402", "MAM-403", "MAM-404", "MAM-V12")
def test_captain_and_ship_are_secret_until_all_have_chosen() -> None:
    match = Match.new(GAME, 3, seed="setup")
    view = observe(match.state, 0)
    assert [bool(player.captain) for player in view.players] == [True, False, False]
    assert [ask.prompt for ask in match.pending] == ["start-ship"] * 3
    answers(match, "2 ship:flute", "0 ship:sloop")
    assert observe(match.state, 1).players[2].ship == ""
    answers(match, "1 ship:sloop")
    assert [player.ship for player in observe(match.state, 0).players] == ["sloop", "sloop", "flute"]


@pytest.mark.rule("MAM-405", "MAM-406", "MAM-407", "MAM-408", "MAM-409", "MAM-415", "MAM-401", "MAM-E02")
def test_everybody_starts_at_home_with_ten_gold_a_glory_card_and_a_whole_ship() -> None:
    match = answers(Match.new(GAME, 2, seed="setup"), "0 ship:sloop", "1 ship:flute")
    s = match.state
    for player in s.seats:
        assert (player.zone, player.docked, player.glory, player.chest) == (player.home, True, 0, 0)
    assert now(match, 0) == [2, 2, 2, 2, 1]
    assert now(match, 1) == [3, 4, 3, 1, 1]
    assert s.first in (0, 1)
    assert [event["n"] for event in happened(match, "gains-gold")] == [10, 10]
    assert s.active == s.first


@pytest.mark.rule("MAM-501", "MAM-502", "MAM-504")
def test_a_round_is_an_event_and_a_turn_for_everybody_in_the_same_order() -> None:
    match = play(new_round(position(Seat(), Seat(), Seat())))
    seats = []
    for _ in range(6):
        seats.append(prompt(match)[0])
        answers(match, f"{seats[-1]} end-turn")
    assert seats == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("MAM-503")
def test_movement_icons_come_before_the_text() -> None:
    s = new_round(position(npcs={"french-navy": ("flag-fr-1", "nassau")}))
    s.event_deck = [18]
    match = play(s)
    assert happened(match, "event")[0]["event"] == "pirate-hunt-fr-es"
    assert npc_zone(match, "french-navy") == "tortuga"


@pytest.mark.rule("MAM-511", "MAM-520", "MAM-E04")
def test_frances_sails_from_havana_into_the_port_of_nassau() -> None:
    s = position(Seat("frances-wright", zone="havana"))
    match = play(s, "0 leave-port", "0 sail:nassau", "0 enter-port")
    assert where(match, 0) == ("nassau", True)
    assert prompt(match)[0] == 1


@pytest.mark.rule("MAM-511")
def test_actions_may_be_left_unused() -> None:
    assert prompt(play(position(), "0 end-turn"))[0] == 1


@pytest.mark.rule("MAM-512", "MAM-601")
def test_the_port_action_is_taken_once_a_turn() -> None:
    match = play(position(), "0 port", "0 done")
    assert "port" not in offered(match)


@pytest.mark.rule("MAM-521", "MAM-520")
@pytest.mark.parametrize("ship", ["sloop", "galleon"])
def test_all_ships_sail_one_zone_with_a_move(ship: str) -> None:
    match = play(position(Seat(ship=ship, docked=False, zone="st-maarten")))
    sails = [option for option in offered(match) if option.startswith("sail")]
    assert sails == ["sail:san-juan", "sail:basse-terre", "sail:st-john"]


@pytest.mark.rule("MAM-522", "MAM-1030", "MAM-1033", "MAM-523")
def test_a_hostile_npc_scouts_whoever_leaves_port() -> None:
    s = position(
        Seat("frances-wright", zone="nassau"),
        npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")},
        draws=dice("S", 1),
    )
    match = play(s, "0 leave-port")
    assert match.state.sides == (8, 0)


@pytest.mark.rule("MAM-523", "MAM-624")
def test_on_leaving_port_the_player_chooses_what_goes_overboard() -> None:
    s = position(Seat(cargo=["rum-1", "wood-1", "wood-2"]))
    match = play(s, "0 leave-port")
    assert question(match) == (0, "lighten", ["overboard:rum", "overboard:wood"])
    answers(match, "0 overboard:rum")
    assert cargo(match, 0) == ["wood-1", "wood-2"]
    assert where(match, 0) == ("caracas", False)


@pytest.mark.rule("MAM-524", "MAM-840", "MAM-303", "MAM-841")
def test_a_bounty_closes_the_ports_of_its_nation_but_not_the_home_port() -> None:
    wanted = {"spanish": 1}
    assert "enter-port" not in offered(play(position(Seat(zone="havana", docked=False, bounty=wanted))))
    assert "enter-port" in offered(play(position(Seat(zone="caracas", docked=False, bounty=wanted))))
    assert "enter-port" in offered(play(position(Seat(zone="tortuga", docked=False, bounty=wanted))))
