"""MAM-907, MAM-1316: where each Specialist is hired, for what, and where his card goes in the end."""

import pytest

from kaper.engine.chance import Chance
from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import GLORY_NAMES, GLORY_SPECIALIST, MISSION_NAMES, RUMOR_NAMES
from kaper.games.marauders.rules.death import discard_specialist
from kaper.games.marauders.rules.effects import gain_specialist
from kaper.games.marauders.view.observe import observe
from tests.games.marauders.table import (
    Seat,
    answers,
    dice,
    gold,
    hand,
    happened,
    in_port,
    offered,
    play,
    position,
)

SPANISH = ["havana", "cartagena", "santo-domingo", "san-juan", "caracas", "trinidad"]
ENGLISH = ["nassau", "port-royal", "old-providence", "st-john", "bridgetown"]
FRENCH = ["tortuga", "petite-goave", "basse-terre"]
DUTCH = ["curacao", "st-maarten"]
FOR_GOLD = {
    "carpenter": (DUTCH, 4),
    "boatswain": (ENGLISH, 3),
    "gunner": (SPANISH, 4),
    "surgeon": (FRENCH, 3),
    "lookout": (SPANISH + ENGLISH + FRENCH + DUTCH, 4),
    "veteran": (FRENCH, 4),
    "steward": (DUTCH, 3),
    "helmsman": (ENGLISH, 4),
}
"""The first card of each kind: in every port of a nation, for gold."""
BY_TEST = {
    "carpenter": ("st-john", "leadership"),
    "boatswain": ("tortuga", "leadership"),
    "gunner": ("port-royal", "influence"),
    "surgeon": ("bridgetown", "influence"),
    "lookout": ("nassau", "influence"),
    "veteran": ("havana", "leadership"),
    "steward": ("santo-domingo", "influence"),
    "helmsman": ("curacao", "influence"),
}
"""The second one: in one port, by a test."""
CAPTAIN = "rodrigo-salvatierra"


@pytest.mark.rule("MAM-907", "MAM-1316", "MAM-906")
@pytest.mark.parametrize("kind", FOR_GOLD)
def test_the_first_card_is_hired_in_ports_of_its_nation_for_gold(kind: str) -> None:
    name, (ports, price) = f"specialist-{kind}-1", FOR_GOLD[kind]
    for zone in SPANISH + ENGLISH + FRENCH + DUTCH:
        rich = Seat(CAPTAIN, zone=zone, hand=[name], gold=price)
        assert (f"hire:{name}" in offered(play(in_port(position(rich))))) == (zone in ports), zone
        poor = Seat(CAPTAIN, zone=zone, hand=[name], gold=price - 1)
        assert f"hire:{name}" not in offered(play(in_port(position(poor))))
    match = play(in_port(position(Seat(CAPTAIN, zone=ports[0], hand=[name]))), f"0 hire:{name}")
    assert (gold(match, 0), hand(match, 0), happened(match, "tests")) == (10 - price, [], [])
    assert observe(match.state, 1).players[0].specialists == [kind]
    assert match.state.seats[0].specialists == (GLORY_NAMES.index(name),)
    assert happened(match, "hires") == [{"specialist": kind}]
    assert "sell" not in offered(match)


@pytest.mark.rule("MAM-907", "MAM-1316", "MAM-906")
@pytest.mark.parametrize("kind", BY_TEST)
def test_the_second_card_is_hired_in_one_port_by_a_test(kind: str) -> None:
    name, (port, skill) = f"specialist-{kind}-2", BY_TEST[kind]
    for zone in SPANISH + ENGLISH + FRENCH + DUTCH:
        seat = Seat(CAPTAIN, zone=zone, hand=[name], gold=0)
        assert (f"hire:{name}" in offered(play(in_port(position(seat))))) == (zone == port), zone
    # Rodrigo Salvatierra has Leadership 4 and Influence 1.
    success: list[int | str] = ["S", 1, 1, 1] if skill == "leadership" else ["S"]
    seat = Seat(CAPTAIN, zone=port, hand=[name])
    s = in_port(position(seat, draws=dice(*success)))
    match = play(s, f"0 hire:{name}")
    assert (gold(match, 0), hand(match, 0)) == (10, [])
    assert [test["skill"] for test in happened(match, "tests")] == [skill]
    assert observe(match.state, 1).players[0].specialists == [kind]
    failed = play(in_port(position(seat, draws=dice(*[1] * len(success)))), f"0 hire:{name}")
    assert (gold(failed, 0), hand(failed, 0)) == (10, [name])
    assert observe(failed.state, 1).players[0].specialists == []
    assert f"hire:{name}" not in offered(failed)


@pytest.mark.rule("MAM-907", "MAM-1316")
def test_who_has_a_specialist_hires_no_second_one_of_his_kind() -> None:
    cards = ["specialist-helmsman-2", "specialist-steward-1", "specialist-carpenter-1"]
    s = in_port(position(Seat(CAPTAIN, zone="curacao", hand=cards, specialists=["helmsman"])))
    match = play(s)
    assert [option for option in offered(match) if option.startswith("hire")] == [
        "hire:specialist-carpenter-1",
        "hire:specialist-steward-1",
    ]
    answers(match, "0 hire:specialist-carpenter-1")
    assert observe(match.state, 1).players[0].specialists == ["carpenter", "helmsman"]


@pytest.mark.rule("MAM-1316", "MAM-V04")
def test_the_card_is_shown_when_hiring_is_tried() -> None:
    s = in_port(position(Seat(CAPTAIN, zone="curacao", hand=["specialist-helmsman-2"]), draws=dice(1)))
    match = play(s, "0 hire:specialist-helmsman-2")
    assert happened(match, "shows-specialist") == [{"card": "specialist-helmsman-2"}]
    assert happened(match, "hires") == []


@pytest.mark.rule("MAM-1316", "MAM-902")
def test_a_hired_specialist_does_not_count_towards_the_hand() -> None:
    cards = ["brace", "vanish", "haze", "specialist-lookout-1"]
    s = in_port(position(Seat(CAPTAIN, cargo=["rum-1", "rum-2", "rum-3"], hand=cards)))
    match = play(s, "0 hire:specialist-lookout-1")
    assert len(hand(match, 0)) == 3


@pytest.mark.rule("MAM-1316")
@pytest.mark.parametrize("kind", range(8))
def test_a_card_that_brings_a_specialist_of_a_kind_already_there_brings_5_gold(kind: int) -> None:
    s = position(Seat(CAPTAIN))
    assert gain_specialist(s, 0, kind, 100 + kind)
    assert (s.seats[0].special, s.seats[0].specialists, s.seats[0].gold) == (1 << kind, (100 + kind,), 10)
    assert not gain_specialist(s, 0, kind, 200)
    assert (s.seats[0].special, s.seats[0].specialists, s.seats[0].gold) == (1 << kind, (100 + kind,), 15)


@pytest.mark.rule("MAM-1316", "MAM-R18")
def test_a_discarded_specialist_goes_where_his_card_came_from() -> None:
    s = position()
    card = GLORY_NAMES.index("specialist-gunner-1")
    piles = (len(s.glory_discard), len(s.rumor_deck), len(s.mission_discard))
    assert GLORY_SPECIALIST[card] >= 0
    rumor, mission = RUMOR_NAMES.index("castaway-gunner"), MISSION_NAMES.index("settle-old-scores")
    s.rumor_deck.remove(rumor)
    for each in (card, 100 + rumor, 200 + mission):
        discard_specialist(s, each)
    assert (s.glory_discard[-1], s.rumor_deck[-1], s.mission_discard[-1]) == (card, rumor, mission)
    assert (len(s.glory_discard), len(s.rumor_deck), len(s.mission_discard)) == (
        piles[0] + 1,
        piles[1],
        piles[2] + 1,
    )


@pytest.mark.rule("MAM-1316", "MAM-1220")
def test_specialists_leave_with_their_captain() -> None:
    match = play(position(Seat(CAPTAIN, specialists=["gunner", "surgeon"])), "0 retire")
    cards = [GLORY_NAMES.index(name) for name in ("specialist-gunner-1", "specialist-surgeon-1")]
    assert match.state.glory_discard == cards
    assert (match.state.seats[0].special, match.state.seats[0].specialists) == (0, ())


def test_every_port_is_in_the_lists_above() -> None:
    assert sorted([*SPANISH, *ENGLISH, *FRENCH, *DUTCH, "caribbean-sea"]) == sorted(ZONE_NAMES)


@pytest.mark.rule("MAM-1316", "MAM-V04")
def test_a_specialist_shown_for_a_test_stays_in_the_hand_that_others_imagine() -> None:
    name = "specialist-gunner-2"
    here = Seat(CAPTAIN, zone="port-royal", hand=[name, "vanish"])
    match = play(in_port(position(here, Seat(hand=["slander"]), draws=dice("S"))), f"0 hire:{name}")
    ask = match.asked(1)
    assert ask is not None
    assert ask.prompt == "other-test"
    for deal in range(20):
        dealt = match.redealt(1, Chance.seeded(f"deal {deal}"))
        shown = dealt.state.seats[0].hand
        assert (len(shown), shown.count(GLORY_NAMES.index(name))) == (2, 1)
