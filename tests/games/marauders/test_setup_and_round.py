"""Chapters 4 and 5: setup, the round, the turn, moving and scouting."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.game import GAME
from kaper.games.marauders.observe import observe
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    bounty,
    cargo,
    dice,
    gold,
    happened,
    in_port,
    new_round,
    now,
    npc_zone,
    nth,
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
    s.event_deck = [s.event_deck[[n for n in s.event_deck].index(18)]]
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
        npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")}, draws=dice("S", 1),
    )  # fmt: skip
    match = play(s, "0 leave-port")
    assert match.state.sides == [8, 0]


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


@pytest.mark.rule("MAM-530", "MAM-531", "MAM-534", "MAM-E05")
def test_a_target_is_scouted_once_a_turn_and_others_may_still_be() -> None:
    s = position(
        Seat(zone="trinidad", docked=False), Seat(zone="trinidad", docked=False), draws=dice(1, 2, 3)
    )
    match = play(s)
    assert {"scout:seat:1", "scout:merchant"} <= set(offered(match))
    answers(match, "0 scout:seat:1")
    assert "scout:seat:1" not in offered(match)
    assert "scout:merchant" in offered(match)


@pytest.mark.rule("MAM-530")
def test_a_ship_in_port_is_never_scouted() -> None:
    match = play(position(Seat(zone="trinidad", docked=False), Seat(zone="trinidad")))
    assert "scout:seat:1" not in offered(match)


@pytest.mark.rule("MAM-531")
def test_who_lies_in_port_scouts_nothing() -> None:
    assert not [option for option in offered(play(position())) if option.startswith("scout")]


@pytest.mark.rule("MAM-532", "MAM-E11", "MAM-801", "MAM-802", "MAM-803")
def test_a_found_ship_is_attacked_at_once_and_the_bounty_comes_first() -> None:
    s = position(
        Seat("edmund-harwood", zone="trinidad", docked=False), Seat("charles-marquis", zone="trinidad", docked=False),
        draws=dice("S", 1),
    )  # fmt: skip
    match = play(s, "0 scout:seat:1")
    assert match.state.sides == [0, 1]
    assert bounty(match, 0) == {"french": 1}
    assert bounty(match, 1) == {}
    kinds = [event.kind for event in match.events]
    assert kinds.index("bounty") < kinds.index("attacks")


@pytest.mark.rule("MAM-510", "MAM-R05")
def test_the_event_strikes_before_npcs_scout() -> None:
    s = begin(
        position(
            Seat(zone="nassau", docked=False), event="storm-1",
            npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")},
            draws=dice("S", "S", 1, 1, 2),
        )
    )  # fmt: skip
    match = play(s)
    kinds = [event.kind for event in match.events if event.kind in ("tests", "npc-scouts")]
    assert kinds == ["tests", "npc-scouts"]


@pytest.mark.rule("MAM-1319", "MAM-523")
def test_a_storm_strikes_on_leaving_port_three_hits_less_the_successes() -> None:
    s = position(Seat(ship="frigate"), event="storm-1", draws=dice("S", 1, 1, 2))
    match = play(s, "0 leave-port")
    assert now(match, 0) == [3, 2, 2, 3, 3]
    assert where(match, 0) == ("caracas", False)


@pytest.mark.rule("MAM-1319")
def test_in_port_there_is_no_storm() -> None:
    match = play(begin(position(event="storm-1")))
    assert match.state.chance.position == 0


@pytest.mark.rule("MAM-1319", "MAM-R48", "MAM-1223", "MAM-1144")
def test_a_ship_sunk_by_a_storm_is_a_death_that_ends_the_turn() -> None:
    s = begin(position(Seat(docked=False, zone="trinidad", now={"hull": 1, "cargo": 0}), event="storm-1",
                       draws=dice(1, 1, 1, 1, 1)))  # fmt: skip
    match = play(s)
    assert match.state.seats[0].captain == -1
    assert prompt(match)[0] == 1


@pytest.mark.rule("MAM-1319")
def test_reinforced_hull_cancels_a_hit_of_a_storm() -> None:
    s = begin(
        position(Seat(ship="frigate", docked=False, zone="trinidad", mods=["reinforced-hull"]), event="storm-1",
                 draws=dice("S", 1, 1, 2))
    )  # fmt: skip
    match = play(s, "0 reinforced-hull", "0 hit:cargo")
    assert now(match, 0) == [3, 3, 2, 3, 3]
    assert match.state.seats[0].flipped == 1 << 2


@pytest.mark.rule("MAM-705")
def test_eight_found_merchants_return_before_the_event() -> None:
    s = new_round(position())
    s.found = [2, 2, 2, 2]
    s.fleets = [s.fleets[0][:9]]
    s.merchant = [0] * 9 + [-1] * 8
    match = play(s)
    assert sum(match.state.found) == 0
    assert sum(fleet >= 0 for fleet in match.state.merchant) == 17
    kinds = [event.kind for event in match.events]
    assert kinds.index("merchants-return") < kinds.index("event")


@pytest.mark.rule("MAM-705")
def test_seven_found_merchants_stay() -> None:
    s = new_round(position())
    s.found = [2, 2, 2, 1]
    match = play(s)
    assert sum(match.state.found) in (7, 0)
    assert (
        not [event for event in match.events if event.kind == "merchants-return"]
        or happened(match, "event")[0]["event"] == "convoy"
    )


@pytest.mark.rule("MAM-625")
def test_cargo_may_go_overboard_in_the_own_turn() -> None:
    match = play(position(Seat(cargo=["rum-1", "wood-1"])), "0 overboard", "0 overboard:wood")
    assert cargo(match, 0) == ["rum-1"]


@pytest.mark.rule("MAM-1240", "MAM-R35", "MAM-1230", "MAM-1232")
def test_a_captain_in_port_may_retire_before_any_action() -> None:
    match = play(position(Seat(glory=2, chest=3)), "0 retire")
    assert (match.state.seats[0].captain, match.state.seats[0].glory, match.state.seats[0].deaths) == (
        -1,
        2,
        0,
    )
    answers(match, "1 end-turn")
    while prompt(match)[1] == "redraw":
        answers(match, "0 keep")
    answers(match, "0 ship:flute")
    assert match.state.seats[0].captain >= 0
    assert match.state.actions == 3
    assert gold(match, 0) == 10


@pytest.mark.rule("MAM-1240")
def test_after_an_action_nobody_retires() -> None:
    match = play(position(), "0 port", "0 done")
    assert "retire" not in offered(match)


@pytest.mark.rule("MAM-R35", "MAM-1241")
def test_nobody_retires_when_no_captain_is_left() -> None:
    s = position()
    s.captain_deck = []
    assert "retire" not in offered(play(s))


@pytest.mark.rule("MAM-1231", "MAM-E21", "MAM-R34")
@pytest.mark.parametrize(("chest", "board", "left"), [(0, 10, 0), (6, 10, 0), (10, 0, 10), (25, 0, 25)])
def test_the_starting_gold_of_a_new_captain(chest: int, board: int, left: int) -> None:
    s = begin(position(Seat(chest=chest)))
    s.captain_discard.append(s.seats[0].captain)
    s.seats[0].captain = s.seats[0].ship = s.seats[0].zone = -1
    s.seats[0].gold = 0
    match = play(s, "0 ship:sloop")
    assert (gold(match, 0), match.state.seats[0].chest) == (board, left)


@pytest.mark.rule("MAM-1231", "MAM-R33")
def test_a_pirate_at_home_lets_a_new_captain_be_drawn_again() -> None:
    s = begin(position(npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")}, draws=[nth(1, 2)]))
    s.captain_discard.append(s.seats[0].captain)
    s.seats[0].captain = s.seats[0].ship = s.seats[0].zone = -1
    s.captain_deck = [5, 6]
    match = play(s)
    assert question(match) == (0, "redraw", ["keep", "redraw"])
    answers(match, "0 redraw", "0 ship:sloop")
    assert match.state.seats[0].captain == 6
    assert match.state.captain_deck == [5]


@pytest.mark.rule("MAM-602", "MAM-680")
def test_in_the_middle_of_a_port_action_selling_comes_first() -> None:
    s = in_port(position(Seat(cargo=["rum-1"])))
    match = play(s, "0 yard", "0 done")
    assert "sell" not in offered(match)
