"""Every Event card."""

from pathlib import Path

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import EVENT_NAMES
from kaper.games.marauders.rules.events import draw_event
from kaper.games.marauders.state.state import Marauders
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    bounty,
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
)

SEA = "caribbean-sea"


# --- events


def drawn(name: str, *seats: Seat, **fields: object) -> Match[Marauders]:
    s = new_round(position(*seats, **fields))  # type: ignore[arg-type]
    s.event_deck = [EVENT_NAMES.index(name)]
    return play(s)


@pytest.mark.rule("MAM-1002", "MAM-1001")
@pytest.mark.parametrize(
    "name", [name for name in EVENT_NAMES if name.startswith(("flag", "pirate-sloop", "pirate-frigate"))]
)
def test_every_npc_captain_comes_at_the_end_of_the_round(name: str) -> None:
    s = position()
    s.event_deck = [EVENT_NAMES.index(name)]
    draw_event(s)
    assert s.pending == (EVENT_NAMES.index(name),)
    assert max(s.npc_zone) == -1
    s.event_deck = [EVENT_NAMES.index("peace")]
    match = play(s, "0 end-turn", "1 end-turn")
    assert EVENT_NAMES.index(name) in match.state.npc_card
    assert max(match.state.npc_zone) >= 0


@pytest.mark.rule("MAM-1311", "MAM-504")
@pytest.mark.parametrize(("name", "nations"), [("pirate-hunt-fr-es", [0, 2]), ("pirate-hunt-en-nl", [1, 3])])
def test_pirate_hunts(name: str, nations: list[int]) -> None:
    wanted = {"spanish": 1, "english": 1, "french": 1, "dutch": 1}
    match = drawn(name, Seat(bounty=wanted))
    assert match.state.seats[0].bounty == tuple(2 if nation in nations else 1 for nation in range(4))


@pytest.mark.rule("MAM-1319", "MAM-504")
@pytest.mark.parametrize("name", ["storm-1", "storm-2", "storm-3"])
def test_storms_strike_at_sea(name: str) -> None:
    match = drawn(name, Seat(zone=SEA, docked=False, ship="galleon"))
    assert happened(match, "tests")[0]["skill"] == "seamanship"
    assert match.state.events == (EVENT_NAMES.index(name),)


@pytest.mark.rule("MAM-1319", "MAM-504")
def test_fever_costs_one_crew_but_never_the_last() -> None:
    s = begin(position(Seat("edmund-harwood", ship="frigate"), event="fever", draws=dice(1, 1)))
    assert now(play(s), 0)[3] == 2
    s = begin(position(Seat("edmund-harwood", now={"crew": 1}), event="fever", draws=dice(1, 1)))
    assert now(play(s), 0)[3] == 1


PLAGUE = ["havana", "bridgetown", "basse-terre", "curacao"]


@pytest.mark.rule("MAM-524", "MAM-1318")
@pytest.mark.parametrize("port", [name for name in ZONE_NAMES if name != "caribbean-sea"])
def test_the_plague_closes_four_ports_for_the_round(port: str) -> None:
    seat = Seat("rodrigo-salvatierra", zone=port, docked=False)
    assert ("enter-port" in offered(play(position(seat, event="fever")))) == (port not in PLAGUE)
    assert "enter-port" in offered(play(position(seat)))


@pytest.mark.rule("MAM-1318", "MAM-303")
def test_the_home_port_is_open_in_spite_of_the_plague_and_who_lies_in_port_may_stay() -> None:
    home = Seat("felipe-de-los-reyes", zone="havana", docked=False)
    assert "enter-port" in offered(play(position(home, event="fever")))
    assert "port" in offered(play(position(Seat("rodrigo-salvatierra", zone="havana"), event="fever")))


@pytest.mark.rule("MAM-1303", "MAM-1318")
def test_the_plague_does_not_stop_alexandre_but_whoever_only_has_papers_or_false_colours() -> None:
    villon = Seat("alexandre-villon", zone="curacao", docked=False, bounty={"dutch": 1})
    assert "enter-port" in offered(play(position(villon, event="fever")))
    forged = Seat(zone="curacao", docked=False, kept=["false-papers"], hand=["false-colours"])
    assert "enter-port" not in offered(play(position(forged, event="fever")))


@pytest.mark.rule("MAM-506", "MAM-502")
def test_when_it_is_too_quiet_two_more_cards_are_drawn_and_both_are_in_force() -> None:
    s = new_round(position(draws=[nth(3, 3), nth(1, 2), nth(1, 1)]))
    s.event_deck = [EVENT_NAMES.index(name) for name in ("trade-wind", "doldrums", "too-quiet")]
    match = play(s)
    assert [event["event"] for event in happened(match, "event")] == ["too-quiet", "trade-wind", "doldrums"]
    assert match.state.events == (EVENT_NAMES.index("trade-wind"), EVENT_NAMES.index("doldrums"))
    assert match.state.event_discard == [EVENT_NAMES.index("too-quiet")]
    assert match.state.moves == 1
    answers(match, "0 leave-port")
    zone = next(option for option in offered(match) if option.startswith("sail"))
    answers(match, f"0 {zone}")
    assert not [option for option in offered(match) if option.startswith("sail")]


@pytest.mark.rule("MAM-506", "MAM-505")
def test_too_quiet_draws_what_is_left_and_both_events_end_with_the_round() -> None:
    s = new_round(position(draws=[nth(2, 2), nth(1, 1), nth(1, 1)]))
    s.event_deck = [EVENT_NAMES.index(name) for name in ("trade-wind", "too-quiet")]
    match = play(s)
    assert list(match.state.events) == [EVENT_NAMES.index("trade-wind")]
    match.state.event_deck = [EVENT_NAMES.index("peace")]
    answers(match, "0 end-turn", "1 end-turn")
    assert not match.state.events
    assert EVENT_NAMES.index("trade-wind") in match.state.event_discard


@pytest.mark.rule("MAM-506", "MAM-1319")
def test_of_two_storms_in_a_round_one_strikes() -> None:
    seat = Seat("edmund-harwood", "galleon", SEA, False)
    s = begin(position(Seat("felipe-de-los-reyes", "galleon", SEA, False), seat, event="storm-1 storm-2"))
    s.chance = s.chance.scripted(dice("S", "S", 1, 2))
    match = play(s)
    assert now(match, 0) == [4, 5, 3, 4, 4]
    assert len(happened(match, "tests")) == 1


@pytest.mark.rule("MAM-506")
def test_a_card_spares_its_captain_one_of_two_events() -> None:
    seat = Seat("felipe-de-los-reyes", "galleon", SEA, False, hand=["old-salt"])
    s = begin(position(seat, event="doldrums fever", draws=dice("S", 1)))
    match = play(s, "0 play:old-salt")
    # The doldrums are over for him; the fever is tested for.
    assert happened(match, "tests")[0]["skill"] == "leadership"
    answers(match, "0 sail:curacao")
    assert "sail:caracas" in offered(match)


@pytest.mark.rule("MAM-680", "MAM-807")
def test_the_kings_amnesty_sells_levels_in_port() -> None:
    s = in_port(position(Seat(bounty={"dutch": 2}), event="amnesty"))
    match = play(s, "0 buyback", "0 pardon:dutch:2")
    assert (gold(match, 0), bounty(match, 0)) == (4, {})


@pytest.mark.rule("MAM-510", "MAM-1310")
def test_trade_winds_give_a_move_more() -> None:
    match = play(begin(position(event="trade-wind")))
    assert (match.state.actions, match.state.moves) == (3, 1)


@pytest.mark.rule("MAM-1310", "MAM-504")
def test_doldrums_allow_one_border_and_do_not_close_ports() -> None:
    s = position(Seat(zone="caracas", docked=False), event="doldrums")
    match = play(s, "0 sail:trinidad")
    assert not [option for option in offered(match) if option.startswith("sail")]
    assert "enter-port" in offered(match)


@pytest.mark.rule("MAM-705", "MAM-504")
def test_a_convoy_brings_all_found_merchants_back() -> None:
    s = new_round(position())
    s.found, s.fleets = [1, 0, 0, 0], (s.fleets[0][:16],)
    s.merchant[0] = -1
    s.event_deck = [EVENT_NAMES.index("convoy")]
    match = play(s)
    assert sum(fleet >= 0 for fleet in match.state.merchant) == 17


@pytest.mark.rule("MAM-R06", "MAM-504")
def test_new_orders_from_seville_replace_the_demand_of_spanish_ports() -> None:
    match = drawn("spanish-fashions")
    zones = [event["zone"] for event in happened(match, "demand")]
    assert sorted(map(str, zones)) == [
        "caracas",
        "cartagena",
        "havana",
        "san-juan",
        "santo-domingo",
        "trinidad",
    ]


@pytest.mark.rule("MAM-505", "MAM-504")
def test_an_event_of_the_round_is_discarded_at_its_end() -> None:
    match = drawn("trade-wind")
    match.state.event_deck = [EVENT_NAMES.index("peace")]
    answers(match, "0 end-turn", "1 end-turn")
    assert EVENT_NAMES.index("trade-wind") in match.state.event_discard
    assert match.state.events == ()


def test_every_event_is_tried_above() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    elsewhere = ("flag", "pirate-sloop", "pirate-frigate", "war")
    others = [name for name in EVENT_NAMES if not name.startswith(elsewhere)]
    assert [name for name in others if f'"{name}"' not in text] == []
