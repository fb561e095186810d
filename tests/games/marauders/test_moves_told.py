"""Chapter 5, move by move: what is told, what a move costs and where everything lies afterwards."""

import pytest

from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import EVENT_NAMES
from kaper.games.marauders.rules.moving import may_enter, reasons
from kaper.games.marauders.state.player import changed
from kaper.games.marauders.state.state import Marauders
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    dice,
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
from tests.games.marauders.transcript import board, piles, ships, told, turn

OFF_NASSAU = Seat("edmund-harwood", zone="nassau", docked=False)


# --- sailing


@pytest.mark.rule("MAM-520", "MAM-521", "MAM-522", "MAM-511")
def test_each_border_costs_one_action_and_is_told() -> None:
    match = play(position(OFF_NASSAU), "0 sail:havana", "0 sail:port-royal")
    assert told(match) == ["sails 0 zone=havana", "sails 0 zone=port-royal"]
    assert turn(match) == "round 1, seat 0: 1 actions, 0 moves, 2 crossed"
    assert where(match, 0) == ("port-royal", False)
    assert match.pending[0].about == {"n": 1, "moves": 0}


@pytest.mark.rule("MAM-520", "MAM-1310")
def test_actions_that_are_only_good_for_moving_are_used_first() -> None:
    s = position(OFF_NASSAU)
    s.moves = 2
    match = play(s, "0 sail:havana")
    assert match.pending[0].about == {"n": 3, "moves": 1}
    answers(match, "0 sail:nassau", "0 sail:havana")
    assert match.pending[0].about == {"n": 2, "moves": 0}


@pytest.mark.rule("MAM-520", "MAM-523", "MAM-624", "MAM-625")
def test_leaving_port_costs_a_move_and_cargo_above_the_capacity() -> None:
    captain = Seat("rodrigo-salvatierra", cargo=["rum-1", "rum-2", "wood-1", "sugar-1"])
    match = play(position(captain), "0 leave-port")
    assert question(match) == (0, "lighten", ["overboard:rum", "overboard:sugar", "overboard:wood"])
    assert match.pending[0].about == {"n": 2}
    answers(match, "0 overboard:rum")
    assert match.pending[0].about == {"n": 1}
    answers(match, "0 overboard:wood")
    assert told(match) == [
        "overboard! 0 good=rum card=rum-1",
        "overboard! 0 good=wood card=wood-1",
        "leaves-port 0 zone=caracas",
    ]
    assert (board(match, 0), piles(match)) == (
        [
            "rodrigo-salvatierra",
            "off caracas",
            "sloop [2, 2, 2, 2, 1]",
            "cargo: rum-2 sugar-1",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        ["cargo: rum-1 wood-1"],
    )
    assert turn(match) == "round 1, seat 0: 2 actions, 0 moves, 0 crossed"


# --- ports that are closed


@pytest.mark.rule("MAM-520", "MAM-1318")
def test_entering_an_open_port_costs_a_move_and_is_told() -> None:
    match = play(position(Seat("rodrigo-salvatierra", zone="trinidad", docked=False)), "0 enter-port")
    assert told(match) == ["enters-port 0 zone=trinidad"]
    assert (where(match, 0), match.state.actions) == (("trinidad", True), 2)


def coming(s: Marauders, port: str) -> list[str]:
    return reasons(s, s.seats[0], ZONE_NAMES.index(port))


@pytest.mark.rule("MAM-524", "MAM-1304", "MAM-1318", "MAM-303", "MAM-1303", "MAM-840", "MAM-841")
@pytest.mark.parametrize(
    ("captain", "kept", "port", "why"),
    [
        ("frances-wright", "", "nassau", []),
        ("frances-wright", "", "havana", ["bounty", "war", "event"]),
        ("frances-wright", "", "caracas", ["bounty", "war"]),
        ("frances-wright", "", "curacao", ["event"]),
        ("frances-wright", "", "tortuga", []),
        ("frances-wright", "", "bridgetown", []),
        ("frances-wright", "false-papers", "havana", ["war", "event"]),
        ("frances-wright", "stolen-charts", "havana", ["bounty", "war", "event"]),
        ("alexandre-villon", "", "havana", []),
        ("rodrigo-salvatierra", "", "havana", ["bounty", "event"]),
        ("rodrigo-salvatierra", "", "caracas", []),
        ("rodrigo-salvatierra", "", "nassau", ["war"]),
    ],
)
def test_a_port_is_closed_by_bounty_war_and_fever_and_never_the_home_port(
    captain: str, kept: str, port: str, why: list[str]
) -> None:
    seat = Seat(
        captain, zone="caribbean-sea", docked=False, kept=[kept] if kept else [], bounty={"spanish": 1}
    )
    assert coming(position(seat, event="fever", war="war-en-es"), port) == why


@pytest.mark.rule("MAM-1318", "MAM-843", "MAM-524")
@pytest.mark.parametrize(
    ("bounty", "hand", "war", "enters"),
    [
        ({}, [], "", True),
        ({"english": 1}, [], "", True),
        ({"english": 1}, [], "war-en-es", False),
        ({"english": 1}, ["false-colours"], "war-en-es", True),
        ({"english": 1}, ["haze"], "war-en-es", False),
        ({}, [], "war-en-es", False),
        ({}, ["false-colours"], "war-en-es", True),
    ],
)
def test_the_pirate_port_forgets_a_bounty_but_no_war(
    bounty: dict[str, int], hand: list[str], war: str, enters: bool
) -> None:
    seat = Seat("rodrigo-salvatierra", zone="port-royal", docked=False, bounty=bounty, hand=hand)
    s = position(seat, war=war)
    assert may_enter(s, s.seats[0]) == enters
    assert ("enter-port" in offered(play(s))) == enters


@pytest.mark.rule("MAM-1318")
def test_false_colours_open_no_port_that_fever_closes() -> None:
    s = position(
        Seat("frances-wright", zone="havana", docked=False, hand=["false-colours"], bounty={"spanish": 1}),
        event="fever",
    )
    assert "enter-port" not in offered(play(s))


WANTED = Seat(
    "rodrigo-salvatierra",
    zone="port-royal",
    docked=False,
    bounty={"english": 1},
    hand=["false-colours", "haze"],
    gold=2,
)


@pytest.mark.rule("MAM-843", "MAM-1318")
def test_a_successful_test_opens_the_pirate_port() -> None:
    match = play(position(WANTED, draws=dice("S")), "0 enter-port")
    assert question(match) == (0, "port-entry", ["test", "pay", "play:false-colours"])
    answers(match, "0 test")
    assert told(match) == ["tests 0 skill=influence dice=S n=1", "enters-port 0 zone=port-royal"]
    assert (board(match, 0), turn(match)) == (
        [
            "rodrigo-salvatierra",
            "in port-royal",
            "sloop [2, 2, 2, 2, 1]",
            "hand: haze false-colours",
            "english 1",
            "gold 2",
            "seen at least 2",
            "seen at most 2",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed",
    )


@pytest.mark.rule("MAM-843", "MAM-1318")
def test_after_a_failed_test_the_toll_of_two_gold_or_a_card_still_opens_it() -> None:
    match = play(position(WANTED, draws=dice(4)), "0 enter-port", "0 test")
    assert question(match) == (0, "port-entry", ["pay", "give-up", "play:false-colours"])
    paid = play(position(WANTED, draws=dice(4)), "0 enter-port", "0 test", "0 pay")
    assert told(paid)[-2:] == ["pays 0 n=2 why=toll", "enters-port 0 zone=port-royal"]
    assert (board(paid, 0), turn(paid)) == (
        [
            "rodrigo-salvatierra",
            "in port-royal",
            "sloop [2, 2, 2, 2, 1]",
            "hand: haze false-colours",
            "english 1",
        ],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed",
    )
    carded = answers(match, "0 play:false-colours")
    assert told(carded)[-2:] == [
        "plays! 0 card=false-colours as=false-colours",
        "enters-port 0 zone=port-royal",
    ]
    assert (board(carded, 0), piles(carded)) == (
        [
            "rodrigo-salvatierra",
            "in port-royal",
            "sloop [2, 2, 2, 2, 1]",
            "hand: haze",
            "english 1",
            "gold 2",
            "seen at least 2",
            "seen at most 2",
        ],
        ["glory: false-colours"],
    )


@pytest.mark.rule("MAM-843", "MAM-1318")
def test_who_has_not_two_gold_cannot_pay_the_toll_and_giving_up_has_cost_the_move() -> None:
    poor = Seat("rodrigo-salvatierra", zone="port-royal", docked=False, bounty={"english": 1}, gold=1)
    match = play(position(poor, draws=dice(4)), "0 enter-port", "0 test")
    assert (where(match, 0), match.state.actions) == (("port-royal", False), 2)
    assert told(match) == ["tests 0 skill=influence dice=4 n=0"]


@pytest.mark.rule("MAM-1318")
def test_a_card_opens_a_port_for_this_one_entry() -> None:
    seat = Seat(
        "rodrigo-salvatierra", zone="havana", docked=False, hand=["false-colours"], bounty={"spanish": 2}
    )
    match = play(position(seat), "0 enter-port")
    assert told(match) == [
        "forced 0 (prompt=port-entry option=play:false-colours for 0)",
        "plays! 0 card=false-colours as=false-colours",
        "enters-port 0 zone=havana",
    ]
    assert where(match, 0) == ("havana", True)


# --- reefs, storms and fever


REEF = Seat("edmund-harwood", "frigate", "bridgetown", False, mods=["reinforced-hull", "chasers"])


@pytest.mark.rule("MAM-1318", "MAM-1319")
@pytest.mark.parametrize(("ship", "rolls"), [("sloop", 0), ("flute", 0), ("frigate", 1), ("galleon", 1)])
def test_only_big_ships_meet_the_reef_off_bridgetown(ship: str, rolls: int) -> None:
    s = position(Seat("edmund-harwood", ship, "bridgetown", False), draws=dice(1, 1, 1))
    match = play(s, "0 enter-port")
    assert len(told(match, "tests")) == rolls
    assert now(match, 0)[0] == {"sloop": 2, "flute": 3, "frigate": 2, "galleon": 3}[ship]
    assert where(match, 0) == ("bridgetown", True)


@pytest.mark.rule("MAM-1318", "MAM-1319")
def test_a_success_leads_past_the_reef() -> None:
    s = position(Seat("edmund-harwood", "frigate", "bridgetown", False), draws=dice(1, "S", 1))
    match = play(s, "0 enter-port")
    assert told(match) == ["tests 0 skill=seamanship dice=1 S 1 n=1", "enters-port 0 zone=bridgetown"]
    assert now(match, 0) == [3, 3, 3, 3, 3]


@pytest.mark.rule("MAM-1319", "MAM-643")
def test_the_reinforced_hull_may_cancel_the_hit_of_a_reef() -> None:
    match = play(position(REEF, draws=dice(1, 1, 1)), "0 enter-port")
    assert question(match) == (0, "naval-hit", ["pass", "reinforced-hull"])
    assert match.pending[0].about == {"hits": "hull"}
    answers(match, "0 reinforced-hull")
    assert (told(match), board(match, 0)) == (
        [
            "tests 0 skill=seamanship dice=1 1 1 n=0",
            "reinforced-hull 0",
            "forced 0 (prompt=which-hit option=hit:hull for 0)",
            "enters-port 0 zone=bridgetown",
        ],
        [
            "edmund-harwood",
            "in bridgetown",
            "frigate [3, 3, 3, 3, 3]",
            "mods: reinforced-hull chasers",
            "flipped: reinforced-hull",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
    )
    passed = play(position(REEF, draws=dice(1, 1, 1)), "0 enter-port", "0 pass")
    assert (told(passed), board(passed, 0)) == (
        [
            "tests 0 skill=seamanship dice=1 1 1 n=0",
            "damaged 0 where=hull hull=2 cargo=3 masts=3 crew=3 cannons=3",
            "enters-port 0 zone=bridgetown",
        ],
        [
            "edmund-harwood",
            "in bridgetown",
            "frigate [2, 3, 3, 3, 3]",
            "mods: reinforced-hull chasers",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
    )


@pytest.mark.rule("MAM-1223", "MAM-511", "MAM-1319", "MAM-1318", "MAM-R48", "MAM-1220")
def test_a_reef_can_sink_a_ship_and_its_captain_never_reaches_the_port() -> None:
    wreck = Seat("edmund-harwood", "frigate", "bridgetown", False, now={"hull": 1}, gold=7)
    match = play(position(wreck, draws=dice(1, 1, 1)), "0 enter-port")
    assert told(match)[:4] == [
        "tests 0 skill=seamanship dice=1 1 1 n=0",
        "damaged 0 where=hull hull=0 cargo=3 masts=3 crew=3 cannons=3",
        "dies! 0 captain=edmund-harwood n=7 why=storm",
        "turn 1 round=1",
    ]
    assert board(match, 0) == ["no captain", "deaths 1"]


@pytest.mark.rule("MAM-1319", "MAM-1140", "MAM-643", "MAM-1145")
def test_three_hits_of_a_storm_fall_by_location_dice_and_the_owner_places_skulls() -> None:
    seat = Seat(
        "rodrigo-salvatierra",
        "frigate",
        mods=["reinforced-hull", "chasers"],
        cargo=["rum-1", "wood-1", "sugar-1"],
    )
    match = play(position(seat, event="storm-1", draws=[*dice(1, 1, 1, "S", 4), nth(2, 3)]), "0 leave-port")
    assert question(match) == (
        0,
        "place-hit",
        ["hit:hull", "hit:cargo", "hit:masts", "hit:crew", "hit:cannons"],
    )
    answers(match, "0 hit:hull", "0 reinforced-hull", "0 hit:hull")
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "leaves-port 0 zone=caracas",
            "tests 0 skill=seamanship dice=1 1 n=0",
            "location-dice 0 dice=1 S 4",
            "reinforced-hull 0",
            "damaged 0 where=cargo cannons hull=3 cargo=2 masts=3 crew=3 cannons=2",
            "cargo-lost! 0 card=sugar-1",
        ],
        [
            "rodrigo-salvatierra",
            "off caracas",
            "frigate [3, 2, 3, 3, 2]",
            "cargo: rum-1 wood-1",
            "mods: reinforced-hull chasers",
            "flipped: reinforced-hull",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        ["cargo: sugar-1", "in force: storm-1"],
    )
    assert turn(match) == "round 1, seat 0: 2 actions, 0 moves, 0 crossed, struck"


@pytest.mark.rule("MAM-1319", "MAM-305")
@pytest.mark.parametrize(
    ("roll", "places", "left"),
    [
        ((1, 1), (1, 2, 3), [3, 2, 2, 2, 3]),
        (("S", 1), (4, 4), [3, 3, 3, 3, 1]),
        (("S", "S"), (2,), [3, 3, 2, 3, 3]),
    ],
)
def test_every_success_spares_a_hit_of_the_storm(
    roll: tuple[int | str, ...], places: tuple[int, ...], left: list[int]
) -> None:
    s = position(Seat("rodrigo-salvatierra", "frigate"), event="storm-1", draws=dice(*roll, *places))
    assert now(play(s, "0 leave-port"), 0) == left


@pytest.mark.rule("MAM-1319")
def test_as_many_successes_as_hits_and_no_die_is_thrown_for_them() -> None:
    s = position(Seat("edmund-harwood", "frigate"), event="storm-1")
    assert play(s, "0 leave-port").state.chance.position == 0
    s = position(Seat("felipe-de-los-reyes", "frigate"), event="storm-1", draws=dice("S", "S", "S"))
    match = play(s, "0 leave-port")
    assert (now(match, 0), match.state.struck) == ([3, 3, 3, 3, 3], True)


@pytest.mark.rule("MAM-1319", "MAM-523")
def test_a_storm_strikes_once_a_turn() -> None:
    s = begin(
        position(
            Seat("rodrigo-salvatierra", "frigate", "trinidad", False),
            event="storm-1",
            draws=dice("S", "S", 2),
        )
    )
    match = play(s, "0 enter-port", "0 leave-port")
    assert match.state.chance.position == 3
    assert now(match, 0) == [3, 3, 2, 3, 3]


@pytest.mark.rule("MAM-1319", "MAM-1310")
def test_an_old_salt_is_spared_events_of_that_kind_for_the_turn() -> None:
    seat = Seat("rodrigo-salvatierra", "frigate", hand=["old-salt", "haze"])
    match = play(position(seat, event="storm-1"), "0 leave-port")
    assert question(match) == (0, "event", ["pass", "play:old-salt"])
    assert match.pending[0].about == {"event": "storm"}
    answers(match, "0 play:old-salt")
    assert (told(match), turn(match)) == (
        ["leaves-port 0 zone=caracas", "plays! 0 card=old-salt as=old-salt"],
        "round 1, seat 0: 2 actions, 0 moves, 0 crossed, spared 4, struck",
    )
    passed = play(position(seat, event="storm-1", draws=dice("S", "S", 1)), "0 leave-port", "0 pass")
    assert now(passed, 0) == [3, 2, 3, 3, 3]


@pytest.mark.rule("MAM-1319", "MAM-1310")
@pytest.mark.parametrize(
    ("captain", "specialists", "event", "rolls"),
    [
        ("edmund-harwood", [], "storm-1", 0),
        ("frances-wright", [], "storm-1", 1),
        ("edmund-harwood", [], "fever", 1),
        ("frances-wright", ["surgeon"], "fever", 0),
        ("frances-wright", ["surgeon"], "storm-1", 1),
        ("frances-wright", ["carpenter", "helmsman"], "fever", 1),
    ],
)
def test_some_captains_and_specialists_spare_a_ship_some_events(
    captain: str, specialists: list[str], event: str, rolls: int
) -> None:
    seat = Seat(captain, "frigate", "trinidad", False, specialists=specialists)
    match = play(begin(position(seat, event=event, draws=dice("S", "S", "S", "S"))))
    assert len(told(match, "tests")) == rolls


@pytest.mark.rule("MAM-1319")
@pytest.mark.parametrize(("crew", "left"), [(3, 2), (2, 1), (1, 1), (0, 0)])
def test_fever_costs_one_crew_but_never_the_last(crew: int, left: int) -> None:
    seat = Seat("frances-wright", "frigate", now={"crew": crew})
    match = play(begin(position(seat, event="fever", draws=dice(1, 1, 1))))
    assert now(match, 0)[3] == left
    assert told(match, "fever") == ([f"fever 0 n={left}"] if left != crew else [])


@pytest.mark.rule("MAM-1319", "MAM-305")
def test_a_success_keeps_the_crew_from_fever() -> None:
    match = play(begin(position(Seat("frances-wright", "frigate"), event="fever", draws=dice(1, "S", 1))))
    assert told(match) == ["turn 0 round=1", "tests 0 skill=leadership dice=1 S 1 n=1"]
    assert now(match, 0)[3] == 3


# --- the turn


@pytest.mark.rule("MAM-510", "MAM-R05", "MAM-1310")
def test_in_the_doldrums_one_border_is_crossed_and_no_more() -> None:
    match = play(begin(position(OFF_NASSAU, event="doldrums")))
    assert "sail:havana" in offered(match)
    answers(match, "0 sail:havana")
    assert not [option for option in offered(match) if option.startswith("sail")]
    assert "enter-port" in offered(match)


@pytest.mark.rule("MAM-510", "MAM-1310")
def test_an_old_salt_crosses_as_many_borders_as_ever() -> None:
    seat = Seat("edmund-harwood", zone="nassau", docked=False, hand=["old-salt"])
    match = play(begin(position(seat, event="doldrums")), "0 play:old-salt", "0 sail:havana")
    assert "sail:nassau" in offered(match)
    assert turn(match) == "round 1, seat 0: 2 actions, 0 moves, 1 crossed, spared 1"


@pytest.mark.rule("MAM-510", "MAM-504")
def test_the_trade_wind_is_a_move_more_for_everybody() -> None:
    match = play(begin(position(OFF_NASSAU, event="trade-wind")), *["0 sail:havana", "0 sail:nassau"] * 2)
    assert turn(match) == "round 1, seat 1: 3 actions, 1 moves, 0 crossed, fresh"
    assert prompt(match) == (1, "action")


@pytest.mark.rule("MAM-510", "MAM-505")
def test_a_turn_begins_with_three_actions_and_nothing_used() -> None:
    s = begin(position(OFF_NASSAU))
    s.actions, s.moves, s.crossings, s.scouted, s.used, s.done, s.tried, s.paid = 1, 2, 3, 4, 5, 6, 7, 8
    s.fresh, s.port_taken, s.struck, s.spared, s.quiet, s.round = False, True, True, 1, 3, 5
    match = play(s)
    assert turn(match) == "round 5, seat 0: 3 actions, 0 moves, 0 crossed, fresh"
    assert told(match) == ["turn 0 round=5"]


@pytest.mark.rule("MAM-1310", "MAM-510", "MAM-906")
def test_the_carpenter_mends_hull_hold_masts_or_cannons_but_nothing_destroyed_or_whole() -> None:
    hurt = {"hull": 1, "cargo": 1, "masts": 2, "crew": 1, "cannons": 0}
    match = play(begin(position(Seat(ship="frigate", now=hurt, specialists=["carpenter"]))))
    assert question(match) == (0, "carpenter", ["pass", "repair:hull", "repair:cargo", "repair:masts"])
    answers(match, "0 repair:cargo")
    assert (told(match), now(match, 0)) == (["turn 0 round=1", "repairs 0 where=cargo n=2"], [1, 2, 2, 1, 0])
    match = play(begin(position(Seat(ship="frigate", now=hurt, specialists=["carpenter"]))), "0 pass")
    assert now(match, 0) == [1, 1, 2, 1, 0]
    match = play(begin(position(Seat(ship="frigate", now={"cannons": 2}, specialists=["carpenter"]))))
    assert now(answers(match, "0 repair:cannons"), 0) == [3, 3, 3, 3, 3]


@pytest.mark.rule("MAM-904", "MAM-510")
def test_others_may_move_an_npc_at_the_start_of_a_turn_and_a_shown_card_may_be_kept_back() -> None:
    admiral = {"pirate-sloop": ("pirate-sloop-1", "nassau")}
    holders = [Seat(), Seat(hand=["word-to-admiral", "quick-learner"]), Seat(hand=["haze"])]
    match = play(begin(position(*holders, npcs=admiral)))
    assert question(match) == (1, "any-turn", ["pass", "quiet", "play:word-to-admiral"])
    assert match.pending[0].about == {"whom": 0}
    answers(match, "1 play:word-to-admiral")
    assert question(match) == (1, "move-npc", ["npc:pirate-sloop", "keep-back"])
    answers(match, "1 npc:pirate-sloop")
    assert question(match) == (1, "npc-to", ["to:havana", "to:tortuga"])
    assert match.pending[0].about == {"npc": "pirate-sloop"}
    answers(match, "1 to:havana")
    assert question(match) == (1, "any-turn", ["pass", "quiet", "play:quick-learner"])
    answers(match, "1 play:quick-learner", "1 keep-back")
    assert prompt(match) == (0, "action")
    assert (told(match), ships(match)) == (
        [
            "turn 0 round=1",
            "announces! 1",
            "npc-sails npc=pirate-sloop zone=havana why=card",
            "plays! 1 card=word-to-admiral as=word-to-admiral",
            "announces! 1",
            "keeps-back! 1 card=quick-learner",
        ],
        {"pirate-sloop": "pirate-sloop-1 havana"},
    )
    assert (board(match, 1), piles(match), turn(match)) == (
        [
            "frances-wright",
            "in bridgetown",
            "sloop [2, 2, 2, 2, 1]",
            "hand: quick-learner",
            "gold 10",
            "seen at least 10",
            "seen at most 10",
        ],
        ["glory: word-to-admiral"],
        "round 1, seat 0: 3 actions, 0 moves, 0 crossed, fresh",
    )


@pytest.mark.rule("MAM-510", "MAM-904")
def test_who_wants_to_be_left_alone_is_not_asked_again_this_turn() -> None:
    admiral = {"pirate-sloop": ("pirate-sloop-1", "nassau")}
    holders = [Seat(), Seat(), Seat(hand=["word-to-admiral"])]
    match = play(begin(position(*holders, npcs=admiral)), "2 quiet")
    assert (prompt(match), match.state.quiet) == ((0, "action"), 4)
    match = play(begin(position(*holders, npcs=admiral)), "2 pass")
    assert (prompt(match), match.state.quiet) == ((0, "action"), 0)
    assert prompt(play(begin(position(*holders)))) == (0, "action")


@pytest.mark.rule("MAM-903", "MAM-511")
def test_cards_of_the_own_turn_may_be_played_after_the_last_action() -> None:
    seat = Seat("edmund-harwood", zone="nassau", docked=False, hand=["following-wind", "haze"])
    match = play(position(seat), "0 sail:havana", "0 sail:nassau", "0 sail:havana")
    assert question(match) == (0, "turn-end", ["pass", "play:following-wind"])
    answers(match, "0 play:following-wind")
    assert (prompt(match), match.pending[0].about) == ((0, "action"), {"n": 0, "moves": 1})
    assert "scout:merchant" not in offered(match)
    answers(match, "0 sail:nassau")
    assert prompt(match) == (1, "action")
    passed = play(position(seat), "0 sail:havana", "0 sail:nassau", "0 sail:havana", "0 pass")
    assert prompt(passed) == (1, "action")


@pytest.mark.rule("MAM-1240", "MAM-903", "MAM-625")
def test_a_card_and_cargo_thrown_overboard_are_no_actions_and_leave_the_way_to_retire() -> None:
    seat = Seat("edmund-harwood", cargo=["rum-1", "wood-1"], hand=["following-wind", "following-wind"])
    match = play(position(seat))
    assert "retire" in offered(match)
    answers(match, "0 play:following-wind", "0 overboard", "0 overboard:rum")
    assert "retire" in offered(match)
    assert turn(match) == "round 1, seat 0: 3 actions, 1 moves, 0 crossed, fresh"
    answers(match, "0 leave-port")
    assert "retire" not in offered(match)
    answers(match, "0 enter-port")
    assert "retire" not in offered(match)


@pytest.mark.rule("MAM-1240", "MAM-1241", "MAM-R35")
@pytest.mark.parametrize(
    ("left", "waits", "may"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True), (3, 1, True)]
)
def test_who_retires_must_leave_a_captain_for_everybody_who_waits(left: int, waits: int, may: bool) -> None:
    s = position(Seat(), Seat())
    s.captain_deck = s.captain_deck[:left]
    if waits:
        s.seats[1].captain = -1
    assert ("retire" in offered(play(s))) == may


@pytest.mark.rule("MAM-1240", "MAM-1220", "MAM-R35", "MAM-648", "MAM-1222")
def test_a_captain_who_retires_is_no_death_and_the_turn_is_over() -> None:
    seat = Seat(
        "edmund-harwood",
        gold=6,
        chest=12,
        glory=2,
        weapons=["grapeshot"],
        bounty={"dutch": 1},
        cargo=["rum-1"],
        rumor="pearl-bank",
        kept=["false-papers"],
        mission="ransom",
        mods=["chasers"],
        specialists=["veteran"],
        hand=["haze"],
    )
    s = position(seat)
    s.seats[0].big_ship = s.seats[0].rumor_open = True
    match = play(s, "0 retire")
    assert (told(match), board(match, 0), piles(match)) == (
        [
            "retires! 0 captain=edmund-harwood n=6 why=retires",
            "forced 0 (prompt=disperse option=port:trinidad for 0)",
            "disperses 0 zone=trinidad",
            "turn 1 round=1",
        ],
        ["no captain", "chest 12", "glory 2"],
        ["cargo: rum-1", "glory: haze specialist-veteran-1", "missions: ransom", "captains: edmund-harwood"],
    )
    assert now(match, 0) == [0, 0, 0, 0, 0]
    assert prompt(match) == (1, "action")


@pytest.mark.rule("MAM-512", "MAM-603", "MAM-511")
def test_the_port_action_costs_an_action_is_taken_once_and_turns_up_the_token() -> None:
    s = position(Seat("rodrigo-salvatierra"), draws=[nth(1, 16)])
    match = play(s, "0 port")
    assert told(match) == ["turned-up! zone=caracas mod=extra-hammocks"]
    answers(match, "0 done")
    assert turn(match) == "round 1, seat 0: 2 actions, 0 moves, 0 crossed, port taken"
    assert "port" not in offered(match)


# --- events and rounds


def rising(card: str, *others: str, **more: object) -> Marauders:
    """Before a round whose Event card is the first of these."""
    s = new_round(position(Seat("rodrigo-salvatierra", "frigate"), Seat(), **more))  # type: ignore[arg-type]
    s.event_deck = [EVENT_NAMES.index(name) for name in (card, *others)]
    return s


@pytest.mark.rule("MAM-501", "MAM-502", "MAM-503", "MAM-505", "MAM-1020", "MAM-1024")
def test_a_round_draws_one_event_moves_its_npcs_and_then_does_what_it_says() -> None:
    s = rising(
        "peace",
        "war-3",
        war="war-en-es",
        draws=[nth(1, 2)],
        npcs={"spanish-navy": ("flag-es-1", "havana"), "french-navy": ("flag-fr-1", "basse-terre")},
    )
    s.round = 4
    match = play(s)
    assert (told(match), piles(match), ships(match)) == (
        [
            "event! event=peace round=5",
            "npc-sails npc=spanish-navy zone=nassau why=course",
            "npc-sails npc=french-navy zone=bridgetown why=course",
            "war-ends",
            "turn 0 round=5",
        ],
        ["events: peace war-1"],
        {"spanish-navy": "flag-es-1 nassau", "french-navy": "flag-fr-1 bridgetown"},
    )
    assert (match.state.round, match.state.war, match.state.warring) == (5, -1, ())


@pytest.mark.rule("MAM-1320", "MAM-504")
def test_a_war_replaces_the_war_before_and_its_two_nations_are_drawn() -> None:
    match = play(rising("war-3", war="war-en-es", draws=[nth(1, 1), nth(4, 4), nth(2, 3)]))
    assert (told(match), piles(match)) == (
        ["event! event=war-3 round=2", "war-ends", "war! one=english other=dutch", "turn 0 round=2"],
        ["events: war-1"],
    )
    assert (EVENT_NAMES[match.state.war], match.state.warring) == ("war-3", (1, 3))


@pytest.mark.rule("MAM-506", "MAM-504", "MAM-505")
def test_too_quiet_draws_two_more_cards_and_those_that_last_stay_in_force() -> None:
    s = rising("too-quiet", "trade-wind", "flag-nl-1", "doldrums", draws=[nth(1, 4), nth(1, 3), nth(1, 2)])
    match = play(s)
    assert (told(match), piles(match)) == (
        [
            "event! event=too-quiet round=2",
            "event! event=doldrums round=2",
            "event! event=flag-nl-1 round=2",
            "turn 0 round=2",
        ],
        ["events: too-quiet", "in force: doldrums", "pending: flag-nl-1"],
    )
    match = play(rising("too-quiet", "trade-wind", draws=[nth(1, 2), nth(1, 1)]))
    assert piles(match) == ["events: too-quiet", "in force: trade-wind"]


@pytest.mark.rule("MAM-504", "MAM-705", "MAM-1311")
def test_a_convoy_brings_back_the_merchants_and_hunts_raise_bounties_that_are_there() -> None:
    s = rising("convoy", draws=[nth(1, 1)])
    s.found, s.merchant = [1, 0, 2, 0], [0 if zone > 4 else -1 for zone in range(17)]
    match = play(s)
    assert (told(match), match.state.found) == (
        ["event! event=convoy round=2", "merchants-return n=3", "turn 0 round=2"],
        [0, 0, 0, 0],
    )
    assert (match.state.merchant[:6], match.state.fleets[-1]) == ([1, 1, 1, -1, -1, 0], (0, 2, 2))
    s = rising("pirate-hunt-en-nl", draws=[nth(1, 1)])
    s.seats[0].bounty, s.seats[1].bounty = (1, 1, 0, 5), (0, 0, 2, 3)
    match = play(s)
    assert told(match, "bounty") == [
        "bounty 0 nation=english n=2 why=event",
        "bounty 1 nation=dutch n=4 why=event",
    ]
    assert [player.bounty for player in match.state.seats] == [(1, 2, 0, 5), (0, 0, 2, 4)]


@pytest.mark.rule("MAM-504", "MAM-R06")
def test_spanish_fashions_replace_every_demand_of_spain_from_the_pool() -> None:
    s = rising(
        "spanish-fashions",
        draws=[nth(1, 1), nth(1, 8), nth(1, 7), nth(1, 6), nth(1, 5), nth(1, 4), nth(1, 3)],
    )
    spanish = [
        zone
        for zone, name in enumerate(ZONE_NAMES)
        if name in ("havana", "cartagena", "santo-domingo", "san-juan", "caracas", "trinidad")
    ]
    before = s.demand[:]
    s.pool = [0, 7, 0, 0, 1, 0, 0, 0]
    match = play(s)
    assert told(match, "event", "demand") == [
        "event! event=spanish-fashions round=2",
        "demand zone=havana good=food why=event",
        "demand zone=cartagena good=food why=event",
        "demand zone=santo-domingo good=food why=event",
        "demand zone=san-juan good=food why=event",
        "demand zone=caracas good=food why=event",
        "demand zone=trinidad good=food why=event",
    ]
    assert [match.state.demand[zone] for zone in spanish] == [1] * 6
    assert [
        zone for zone in range(17) if match.state.demand[zone] != before[zone] and zone not in spanish
    ] == []
    returned = [before[zone] for zone in spanish]
    assert match.state.pool == [returned.count(good) + {1: 1, 4: 1}.get(good, 0) for good in range(8)]


@pytest.mark.rule("MAM-705", "MAM-501")
@pytest.mark.parametrize(
    ("found", "back"), [([2, 2, 2, 1], False), ([2, 2, 2, 2], True), ([3, 2, 2, 2], True)]
)
def test_eight_found_merchants_return_before_the_event_is_drawn(found: list[int], back: bool) -> None:
    s = rising("trade-wind", draws=[nth(1, 1)])
    s.found = found
    s.merchant = [-1] * sum(found) + [0] * (17 - sum(found))
    match = play(s)
    returned = [f"merchants-return n={sum(found)}"] if back else []
    assert told(match)[: len(returned) + 1] == [*returned, "event! event=trade-wind round=2"]
    assert (sum(match.state.found), match.state.merchant.count(-1)) == ((0, 0) if back else (7, 7))


@pytest.mark.rule("MAM-409", "MAM-501")
def test_turns_go_clockwise_from_the_first_player_and_events_leave_with_the_round() -> None:
    s = position(Seat(), Seat(), Seat(), event="trade-wind", draws=[nth(1, 1)])
    s.first = s.active = 1
    s.event_deck = [EVENT_NAMES.index("fever")]
    s.pending = (EVENT_NAMES.index("flag-nl-1"),)
    match = play(s, "1 end-turn")
    assert (prompt(match), match.state.moves) == ((2, "action"), 1)
    answers(match, "2 end-turn")
    assert prompt(match) == (0, "action")
    match.state.chance = position(draws=[nth(1, 1), *dice("S", "S", "S", "S")]).chance
    answers(match, "0 end-turn")
    assert (piles(match), ships(match)) == (
        ["events: trade-wind", "in force: fever"],
        {"dutch-navy": "flag-nl-1 curacao"},
    )
    assert (match.state.active, match.state.round) == (1, 2)


@pytest.mark.rule("MAM-501", "MAM-1002", "MAM-1004", "MAM-1006", "MAM-1007", "MAM-R24", "MAM-E14")
def test_new_captains_come_at_the_end_of_the_round_and_the_old_ones_wait_under_them() -> None:
    s = position(
        Seat(),
        Seat(),
        npcs={"dutch-navy": ("flag-nl-1", "caracas"), "pirate-sloop": ("pirate-sloop-1", "tortuga")},
        draws=[nth(2, 2), nth(1, 1)],
    )
    s.pending = (EVENT_NAMES.index("flag-nl-2"), EVENT_NAMES.index("pirate-frigate-2"))
    waiting = EVENT_NAMES.index("flag-fr-1"), EVENT_NAMES.index("flag-fr-3")
    s.npc_under = changed(s.npc_under, 2, waiting)
    s.event_deck = [EVENT_NAMES.index("trade-wind")]
    match = play(s, "0 end-turn", "1 end-turn")
    assert told(match, "npc-placed", "event") == [
        "npc-placed npc=french-navy card=flag-fr-3 zone=tortuga",
        "npc-placed npc=dutch-navy card=flag-nl-2 zone=st-maarten",
        "npc-placed npc=pirate-frigate card=pirate-frigate-2 zone=trinidad",
        "event! event=trade-wind round=2",
    ]
    assert ships(match) == {
        "french-navy": "flag-fr-3 havana (flag-fr-1)",
        "dutch-navy": "flag-nl-2 st-john (flag-nl-1)",
        "pirate-sloop": "pirate-sloop-1 tortuga",
        "pirate-frigate": "pirate-frigate-2 trinidad",
    }
    assert match.state.pending == ()
