"""Chapter 10: NPC captains, whom they hunt and how they move."""

import pytest

from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import EVENT_NAMES, NPC_NAMES
from kaper.games.marauders.rules.npcs import hostile, move_by_icon, place_npcs, remove_npc
from kaper.games.marauders.state.player import changed
from kaper.games.marauders.state.state import Marauders
from tests.games.marauders.table import Seat, nth, position

NAVY = {"dutch-navy": ("flag-nl-1", "basse-terre")}


def npc(name: str) -> int:
    return NPC_NAMES.index(name)


def zone_of(s: Marauders, name: str) -> str:
    zone = s.npc_zone[npc(name)]
    return "" if zone < 0 else ZONE_NAMES[zone]


# --- coming and going


@pytest.mark.rule("MAM-1002", "MAM-1003", "MAM-1004", "MAM-1005", "MAM-1007", "MAM-E14", "MAM-R23", "MAM-R25")
def test_admirals_are_stacked_and_return() -> None:
    s = position()
    for card in ("flag-nl-1", "flag-nl-2"):
        s.event_deck.remove(EVENT_NAMES.index(card))
        s.pending = (EVENT_NAMES.index(card),)
        place_npcs(s)
        assert zone_of(s, "dutch-navy") == {"flag-nl-1": "curacao", "flag-nl-2": "st-maarten"}[card]
    assert s.npc_under[npc("dutch-navy")] == (EVENT_NAMES.index("flag-nl-1"),)
    remove_npc(s, npc("dutch-navy"))
    assert zone_of(s, "dutch-navy") == ""
    place_npcs(s)
    assert zone_of(s, "dutch-navy") == "curacao"
    assert s.npc_card[npc("dutch-navy")] == EVENT_NAMES.index("flag-nl-1")


@pytest.mark.rule("MAM-1006")
def test_of_several_captains_underneath_one_comes_at_random() -> None:
    s = position(draws=[nth(2, 2)])
    waiting = EVENT_NAMES.index("flag-nl-1"), EVENT_NAMES.index("flag-nl-2")
    s.npc_under = changed(s.npc_under, npc("dutch-navy"), waiting)
    place_npcs(s)
    assert zone_of(s, "dutch-navy") == "st-maarten"


@pytest.mark.rule("MAM-1008")
def test_without_a_captain_underneath_the_ship_leaves() -> None:
    s = position(npcs=NAVY)
    remove_npc(s, npc("dutch-navy"))
    place_npcs(s)
    assert (zone_of(s, "dutch-navy"), s.event_discard) == ("", [EVENT_NAMES.index("flag-nl-1")])


@pytest.mark.rule("MAM-R24")
def test_a_pending_captain_comes_before_those_underneath() -> None:
    s = position(npcs=NAVY)
    s.npc_under = changed(s.npc_under, npc("dutch-navy"), (EVENT_NAMES.index("flag-nl-3"),))
    s.pending = (EVENT_NAMES.index("flag-nl-2"),)
    remove_npc(s, npc("dutch-navy"))
    place_npcs(s)
    assert zone_of(s, "dutch-navy") == "st-maarten"
    assert s.npc_under[npc("dutch-navy")] == (EVENT_NAMES.index("flag-nl-3"),)


# --- hunting


@pytest.mark.rule("MAM-1010", "MAM-1012", "MAM-842")
def test_whom_a_naval_ship_hunts() -> None:
    s = position(Seat(bounty={"dutch": 1}), Seat(bounty={"french": 1}), Seat(), npcs=NAVY)
    assert [hostile(s, npc("dutch-navy"), player) for player in s.seats] == [True, True, False]


@pytest.mark.rule("MAM-1010", "MAM-1304")
def test_in_war_a_naval_ship_hunts_captains_of_the_enemy() -> None:
    s = position(Seat("rodrigo-salvatierra"), Seat("frances-wright"), npcs=NAVY, war="war-es-nl")
    assert [hostile(s, npc("dutch-navy"), player) for player in s.seats] == [True, False]


@pytest.mark.rule("MAM-1011", "MAM-842")
def test_pirates_hunt_only_those_who_are_no_pirates() -> None:
    s = position(Seat(gold=0), Seat(bounty={"french": 1}))
    assert [hostile(s, npc("pirate-sloop"), player) for player in s.seats] == [True, False]


@pytest.mark.rule("MAM-1021", "MAM-E15")
def test_a_captain_in_port_is_prey_too() -> None:
    s = position(Seat(zone="bridgetown", bounty={"english": 1}), npcs=NAVY)
    move_by_icon(s, npc("dutch-navy"), "N")
    assert zone_of(s, "dutch-navy") == "bridgetown"


@pytest.mark.rule("MAM-1022", "MAM-1023", "MAM-E16")
def test_the_greater_degree_of_priority_two_decides() -> None:
    s = position(
        Seat(zone="basse-terre", bounty={"spanish": 2}),
        Seat(zone="caracas", bounty={"spanish": 1, "dutch": 1, "english": 1}),
        npcs={"french-navy": ("flag-fr-1", "basse-terre")},
    )
    move_by_icon(s, npc("french-navy"), "S")
    assert zone_of(s, "french-navy") == "caracas"


@pytest.mark.rule("MAM-1022")
def test_priority_one_counts_before_priority_two() -> None:
    s = position(
        Seat(zone="basse-terre", bounty={"french": 1}),
        Seat(zone="caracas", bounty={"spanish": 5}),
        npcs={"french-navy": ("flag-fr-1", "basse-terre")},
    )
    move_by_icon(s, npc("french-navy"), "S")
    assert zone_of(s, "french-navy") == "basse-terre"


@pytest.mark.rule("MAM-1022")
def test_equal_prey_is_chosen_at_random() -> None:
    s = position(
        Seat(zone="trinidad", bounty={"dutch": 1}),
        Seat(zone="bridgetown", bounty={"dutch": 1}),
        npcs=NAVY,
        draws=[nth(2, 2)],
    )
    s.seats[0].zone = ZONE_NAMES.index("caracas")
    move_by_icon(s, npc("dutch-navy"), "N")
    assert zone_of(s, "dutch-navy") == "bridgetown"


@pytest.mark.rule("MAM-R22", "MAM-1023", "MAM-V32")
def test_a_pirate_goes_where_there_is_more_gold() -> None:
    s = position(
        Seat(zone="havana", gold=10),
        Seat(zone="tortuga", gold=11),
        npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")},
    )
    move_by_icon(s, npc("pirate-sloop"), "N")
    assert zone_of(s, "pirate-sloop") == "tortuga"


@pytest.mark.rule("MAM-1020", "MAM-1024", "MAM-1025")
def test_without_prey_it_sails_by_the_icon_and_scouts_nobody() -> None:
    s = position(Seat(zone="st-maarten", docked=False), npcs=NAVY)
    move_by_icon(s, npc("dutch-navy"), "N")
    assert zone_of(s, "dutch-navy") == "st-maarten"
    assert s.chance.position == 0


@pytest.mark.rule("MAM-1020")
def test_an_npc_that_is_not_in_play_is_skipped() -> None:
    s = position()
    move_by_icon(s, npc("dutch-navy"), "N")
    assert zone_of(s, "dutch-navy") == ""


@pytest.mark.rule("MAM-1323", "MAM-1302")
def test_zones_hide_captains_from_npcs() -> None:
    navy = {"french-navy": ("flag-fr-1", "tortuga")}
    s = position(Seat(zone="tortuga", bounty={"dutch": 1}), npcs=navy)
    assert not hostile(s, npc("french-navy"), s.seats[0])
    s = position(Seat(zone="tortuga", bounty={"french": 1}), npcs=navy)
    assert hostile(s, npc("french-navy"), s.seats[0])
    s = position(Seat("christian-marquis", zone="tortuga"))
    assert not hostile(s, npc("pirate-sloop"), s.seats[0])
    s = position(Seat(zone="trinidad", bounty={"dutch": 5}), npcs=NAVY)
    assert not hostile(s, npc("dutch-navy"), s.seats[0])
