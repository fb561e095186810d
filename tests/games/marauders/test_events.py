"""Every Event card."""

from pathlib import Path

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.cards import EVENT_NAMES
from kaper.games.marauders.rules.events import draw_event
from kaper.games.marauders.state import Marauders
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
    assert s.pending == [EVENT_NAMES.index(name)]
    assert max(s.npc_zone) == -1
    s.event_deck = [EVENT_NAMES.index("peace")]
    match = play(s, "0 end-turn", "1 end-turn")
    assert EVENT_NAMES.index(name) in match.state.npc_card
    assert max(match.state.npc_zone) >= 0


@pytest.mark.parametrize(("name", "nations"), [("pirate-hunt-fr-es", [0, 2]), ("pirate-hunt-en-nl", [1, 3])])
def test_pirate_hunts(name: str, nations: list[int]) -> None:
    wanted = {"spanish": 1, "english": 1, "french": 1, "dutch": 1}
    match = drawn(name, Seat(bounty=wanted))
    assert match.state.seats[0].bounty == [2 if nation in nations else 1 for nation in range(4)]


@pytest.mark.rule("MAM-1320")
@pytest.mark.parametrize("name", ["war-en-es", "war-fr-nl", "war-en-fr", "war-es-nl"])
def test_wars_last_until_peace(name: str) -> None:
    match = drawn(name)
    assert match.state.war == EVENT_NAMES.index(name)
    s = match.state
    s.event_deck = [EVENT_NAMES.index("peace")]
    answers(match, "0 end-turn", "1 end-turn")
    assert match.state.war == -1


@pytest.mark.parametrize("name", ["storm-1", "storm-2", "storm-3"])
def test_storms_strike_at_sea(name: str) -> None:
    match = drawn(name, Seat(zone=SEA, docked=False, ship="galleon"))
    assert happened(match, "tests")[0]["skill"] == "seamanship"
    assert EVENT_NAMES[match.state.event] == name


def test_fever_costs_one_crew_but_never_the_last() -> None:
    s = begin(position(Seat("edmund-harwood", ship="frigate"), event="fever", draws=dice(1, 1)))
    assert now(play(s), 0)[3] == 2
    s = begin(position(Seat("edmund-harwood", now={"crew": 1}), event="fever", draws=dice(1, 1)))
    assert now(play(s), 0)[3] == 1


@pytest.mark.rule("MAM-680", "MAM-807")
def test_the_kings_amnesty_sells_levels_in_port() -> None:
    s = in_port(position(Seat(bounty={"dutch": 2}), event="amnesty"))
    match = play(s, "0 buyback", "0 pardon:dutch:2")
    assert (gold(match, 0), bounty(match, 0)) == (4, {})


def test_trade_winds_give_a_move_more() -> None:
    match = play(begin(position(event="trade-wind")))
    assert (match.state.actions, match.state.moves) == (3, 1)


def test_doldrums_allow_one_border_and_do_not_close_ports() -> None:
    s = position(Seat(zone="caracas", docked=False), event="doldrums")
    match = play(s, "0 sail:trinidad")
    assert not [option for option in offered(match) if option.startswith("sail")]
    assert "enter-port" in offered(match)


@pytest.mark.rule("MAM-705")
def test_a_convoy_brings_all_found_merchants_back() -> None:
    s = new_round(position())
    s.found, s.fleets = [1, 0, 0, 0], [s.fleets[0][:16]]
    s.merchant[0] = -1
    s.event_deck = [EVENT_NAMES.index("convoy")]
    match = play(s)
    assert sum(fleet >= 0 for fleet in match.state.merchant) == 17


@pytest.mark.rule("MAM-R06")
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
    assert match.state.event == -1


def test_every_event_is_tried_above() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    others = [name for name in EVENT_NAMES if not name.startswith(("flag", "pirate-sloop", "pirate-frigate"))]
    assert [name for name in others if f'"{name}"' not in text] == []
