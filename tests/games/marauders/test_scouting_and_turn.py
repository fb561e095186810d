"""Chapter 5: scouting, storms, retirement and new captains."""

import pytest

from kaper.games.marauders.components.cards import EVENT_NAMES
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
    nth,
    offered,
    play,
    position,
    prompt,
    question,
    where,
)


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
        Seat("edmund-harwood", zone="trinidad", docked=False),
        Seat("christian-marquis", zone="trinidad", docked=False),
        draws=dice("S", 1),
    )
    match = play(s, "0 scout:seat:1")
    assert match.state.sides == (0, 1)
    assert bounty(match, 0) == {"french": 1}
    assert bounty(match, 1) == {}
    kinds = [event.kind for event in match.events]
    assert kinds.index("bounty") < kinds.index("attacks")


@pytest.mark.rule("MAM-510", "MAM-R05")
def test_the_event_strikes_before_npcs_scout() -> None:
    s = begin(
        position(
            Seat(zone="nassau", docked=False),
            event="storm-1",
            npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")},
            draws=dice("S", "S", 1, 1, 2),
        )
    )
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
    s = begin(
        position(
            Seat(docked=False, zone="trinidad", now={"hull": 1, "cargo": 0}),
            event="storm-1",
            draws=dice(1, 1, 1, 1, 1),
        )
    )
    match = play(s)
    assert match.state.seats[0].captain == -1
    assert prompt(match)[0] == 1


@pytest.mark.rule("MAM-1319")
def test_reinforced_hull_cancels_a_hit_of_a_storm() -> None:
    s = begin(
        position(
            Seat(ship="frigate", docked=False, zone="trinidad", mods=["reinforced-hull"]),
            event="storm-1",
            draws=dice("S", 1, 1, 2),
        )
    )
    match = play(s, "0 reinforced-hull", "0 hit:cargo")
    assert now(match, 0) == [3, 3, 2, 3, 3]
    assert match.state.seats[0].flipped == 1 << 2


@pytest.mark.rule("MAM-705")
def test_eight_found_merchants_return_before_the_event() -> None:
    s = new_round(position())
    s.found = [2, 2, 2, 2]
    s.fleets = (s.fleets[0][:9],)
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
    s.event_deck = [EVENT_NAMES.index("peace")]
    assert sum(play(s).state.found) == 7


@pytest.mark.rule("MAM-530", "MAM-532", "MAM-801", "MAM-804", "MAM-806")
@pytest.mark.parametrize(
    ("npc", "card", "wanted"),
    [
        ("spanish-navy", "flag-es-1", {"spanish": 1}),
        ("english-navy", "flag-en-1", {"english": 1}),
        ("french-navy", "flag-fr-1", {"french": 1}),
        ("dutch-navy", "flag-nl-1", {"dutch": 1}),
        ("pirate-sloop", "pirate-sloop-1", {}),
        ("pirate-frigate", "pirate-frigate-1", {}),
    ],
)
def test_every_npc_ship_can_be_found_and_the_bounty_comes_before_the_battle(
    npc: str, card: str, wanted: dict[str, int]
) -> None:
    seat = Seat("rodrigo-salvatierra", zone="cartagena", docked=False)
    s = position(seat, npcs={npc: (card, "cartagena")}, draws=dice("S", 1, 1))
    match = play(s, f"0 scout:npc:{npc}")
    assert happened(match, "attacks") == [{"npc": npc}]
    assert bounty(match, 0) == wanted
    assert match.state.actions == 2


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
