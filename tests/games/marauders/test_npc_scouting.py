"""Chapter 10: scouting and command of NPCs; wars."""

import pytest

from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import NPC_NAMES
from kaper.games.marauders.rules.events import hunt
from kaper.games.marauders.rules.npcs import lookouts, npc_scouts, start_scouting
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    dice,
    gold,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)

NAVY = {"dutch-navy": ("flag-nl-1", "basse-terre")}


def npc(name: str) -> int:
    return NPC_NAMES.index(name)


# --- scouting


@pytest.mark.rule("MAM-1031", "MAM-1033")
def test_an_npc_scouts_who_begins_the_turn_at_sea_in_its_zone() -> None:
    s = begin(
        position(
            Seat(zone="nassau", docked=False),
            npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")},
            draws=dice("S", 1),
        )
    )
    assert play(s).state.sides == (8, 0)


@pytest.mark.rule("MAM-1032")
def test_a_ship_in_port_is_not_scouted_by_npcs() -> None:
    s = begin(position(Seat(zone="nassau"), npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")}))
    assert play(s).state.chance.position == 0


@pytest.mark.rule("MAM-1034", "MAM-E17", "MAM-R13")
def test_the_flag_scouts_with_the_highest_bounty() -> None:
    s = position(Seat(zone="curacao", bounty={"dutch": 5}), npcs=NAVY, draws=dice(1, 1, 1, 1, "S"))
    assert npc_scouts(s, npc("dutch-navy"), 0)
    s = position(Seat(zone="curacao", bounty={"english": 1}), npcs=NAVY, draws=dice(1, 1, "S"))
    assert not npc_scouts(s, npc("dutch-navy"), 0)


@pytest.mark.rule("MAM-1035", "MAM-R21")
def test_a_naval_ship_holds_back_pirates_and_two_men_of_war_each_other() -> None:
    s = position(npcs={**NAVY, "pirate-sloop": ("pirate-sloop-1", "basse-terre")})
    assert lookouts(s, ZONE_NAMES.index("basse-terre")) == [npc("dutch-navy")]
    s = position(npcs={**NAVY, "french-navy": ("flag-fr-1", "basse-terre")}, war="war-fr-nl")
    assert lookouts(s, ZONE_NAMES.index("basse-terre")) == []


@pytest.mark.rule("MAM-1036", "MAM-R20")
def test_several_npcs_scout_in_random_order() -> None:
    s = position(
        Seat(zone="basse-terre", docked=False, bounty={"dutch": 1}),
        npcs={**NAVY, "french-navy": ("flag-fr-1", "basse-terre")},
        draws=[nth(1, 2)],
    )
    start_scouting(s, s.seats[0])
    assert s.scouts == [npc("dutch-navy"), npc("french-navy")]


@pytest.mark.rule("MAM-1038", "MAM-R19", "MAM-1132")
def test_who_escapes_an_npc_goes_on_with_the_turn() -> None:
    s = position(
        Seat("frances-wright", zone="havana", docked=False),
        npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")},
        draws=dice("S", 1, 1, 1, 1, 1, 1, 1, 1, 1, "S", "S"),
    )
    match = play(s, "0 sail:nassau", "0 flee")
    assert prompt(match) == (0, "action")
    assert match.state.actions == 2


# --- command


@pytest.mark.rule("MAM-1040", "MAM-1042", "MAM-E03")
def test_the_next_player_commands_an_npc_at_full_values() -> None:
    s = position(
        Seat("frances-wright", zone="old-providence", docked=False),
        Seat(),
        Seat(),
        npcs={"pirate-frigate": ("pirate-frigate-1", "port-royal")},
        npc="next-player",
        draws=dice("S", 1, 1, 1, 1, 1, 1, 1),
    )
    match = play(s, "0 sail:port-royal")
    assert match.state.enemy == [3, 3, 3, 3, 3]
    assert prompt(match) == (1, "npc-declare")


@pytest.mark.rule("MAM-1041")
def test_an_npc_flees_only_from_more_cannons_or_crew() -> None:
    s = position(
        Seat("frances-wright", zone="old-providence", docked=False),
        Seat(),
        npcs={"pirate-frigate": ("pirate-frigate-1", "port-royal")},
        npc="next-player",
        draws=dice("S", 1, 1, 1, 1, 1, 1, 1),
    )
    match = play(s, "0 sail:port-royal")
    assert offered(match) == ["shoot", "board"]


@pytest.mark.rule("MAM-1043", "MAM-903")
def test_the_commander_plays_no_cards_for_the_npc() -> None:
    s = position(
        Seat("frances-wright", zone="old-providence", docked=False),
        Seat(hand=["weather-gauge"]),
        npcs={"pirate-frigate": ("pirate-frigate-1", "port-royal")},
        npc="next-player",
        draws=dice("S", 1),
    )
    match = play(s, "0 sail:port-royal")
    assert prompt(match)[1] != "naval-before-roll"


@pytest.mark.rule("MAM-R41", "MAM-1040")
def test_with_the_automaton_nobody_is_asked_for_the_npc() -> None:
    s = position(
        Seat("frances-wright", zone="old-providence", docked=False),
        npcs={"pirate-frigate": ("pirate-frigate-1", "port-royal")},
        draws=dice("S", 1, 1, 1, 1, 1, 1, 1),
    )
    assert prompt(play(s, "0 sail:port-royal")) == (0, "declare")


# --- war and events


@pytest.mark.rule("MAM-1304", "MAM-1320", "MAM-306")
def test_war_closes_ports_and_brings_men_of_war() -> None:
    s = position(
        Seat("frances-wright", zone="havana", docked=False),
        npcs={"spanish-navy": ("flag-es-1", "caracas")},
        war="war-en-es",
    )
    assert "enter-port" not in offered(play(s))
    assert s.npc_ship(npc("spanish-navy")) == 4


@pytest.mark.rule("MAM-807", "MAM-1311")
def test_a_pirate_hunt_raises_existing_bounties_only() -> None:
    s = position(Seat(bounty={"french": 1, "dutch": 1}), Seat())
    hunt(s, [0, 2])
    assert [player.bounty for player in s.seats] == [(0, 0, 2, 1), (0, 0, 0, 0)]


@pytest.mark.rule("MAM-843", "MAM-1318")
def test_the_pirate_port_lets_the_wanted_in_by_test_or_toll() -> None:
    s = position(
        Seat("rodrigo-salvatierra", zone="port-royal", docked=False, bounty={"english": 1}), draws=dice(1)
    )
    match = play(s, "0 enter-port")
    assert question(match) == (0, "port-entry", ["test", "pay"])
    answers(match, "0 test")
    assert question(match) == (0, "port-entry", ["pay", "give-up"])
    answers(match, "0 pay")
    assert (gold(match, 0), match.state.seats[0].docked) == (8, True)


@pytest.mark.rule("MAM-1318")
def test_who_gives_up_at_the_pirate_port_has_spent_the_move() -> None:
    s = position(
        Seat("rodrigo-salvatierra", zone="port-royal", docked=False, bounty={"english": 1}), draws=dice(1)
    )
    match = play(s, "0 enter-port", "0 test", "0 give-up")
    assert (match.state.actions, match.state.seats[0].docked) == (2, False)


@pytest.mark.rule("MAM-1035")
def test_a_pirate_does_not_scout_beside_a_naval_ship() -> None:
    s = begin(
        position(
            Seat(zone="basse-terre", docked=False),
            npcs={**NAVY, "pirate-sloop": ("pirate-sloop-1", "basse-terre")},
        )
    )
    assert play(s).state.chance.position == 0
