"""Chapters 8 and 10: bounties and rewards, NPC captains, hunting, war."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.board import ZONE_NAMES
from kaper.games.marauders.cards import EVENT_NAMES, NPC_NAMES
from kaper.games.marauders.rules.bounties import hunters_reward, pirate_reward
from kaper.games.marauders.rules.events import hunt, resolve
from kaper.games.marauders.rules.npcs import (
    hostile,
    lookouts,
    move_by_icon,
    npc_scouts,
    place_npcs,
    remove_npc,
    start_scouting,
)
from kaper.games.marauders.state import Marauders
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    bounty,
    dice,
    glory,
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


def zone_of(s: Marauders, name: str) -> str:
    zone = s.npc_zone[npc(name)]
    return "" if zone < 0 else ZONE_NAMES[zone]


def reward(s: Marauders, wanted: list[int]) -> list[str]:
    """What the winner is offered for a beaten pirate; empty if nobody pays."""
    rule = hunters_reward(s, 0, wanted)
    ask = next(rule, None)
    return [] if ask is None else [option.text for option in ask.options]  # type: ignore[union-attr]


# --- rewards


@pytest.mark.rule("MAM-820", "MAM-821", "MAM-E10", "MAM-1204")
def test_no_reward_from_a_nation_that_wants_the_winner() -> None:
    s = position(Seat(bounty={"spanish": 1}))
    assert reward(s, [3, 1, 0, 0]) == ["reward:english", "decline"]
    assert reward(position(), [3, 1, 0, 0]) == ["reward:spanish", "reward:english", "decline"]


@pytest.mark.rule("MAM-821", "MAM-R38", "MAM-1304")
def test_no_reward_from_an_enemy_in_war_and_none_if_nobody_is_left() -> None:
    s = position(Seat("frances-wright"), war="war-en-es")
    assert reward(s, [3, 0, 0, 0]) == []


@pytest.mark.rule("MAM-822", "MAM-1206")
def test_a_pirate_npc_is_worth_five_or_fifteen_gold_to_those_who_are_no_pirates() -> None:
    for card, amount in (("pirate-sloop-1", 5), ("pirate-frigate-1", 15)):
        s = position(Seat("rodrigo-salvatierra"), Seat(bounty={"dutch": 1}))
        pirate_reward(s, 0, EVENT_NAMES.index(card))
        pirate_reward(s, 1, EVENT_NAMES.index(card))
        assert [player.gold for player in s.seats] == [10 + amount, 10]


@pytest.mark.rule("MAM-806", "MAM-112")
def test_attacking_a_pirate_brings_no_bounty() -> None:
    s = position(
        Seat(zone="trinidad", docked=False),
        Seat(zone="trinidad", docked=False, bounty={"dutch": 1}),
        draws=dice("S", 1, 1),
    )
    match = play(s, "0 scout:seat:1")
    assert bounty(match, 0) == {}


@pytest.mark.rule("MAM-E13", "MAM-R14", "MAM-805", "MAM-801")
def test_attacking_and_defeating_a_dutch_naval_ship_brings_two_levels() -> None:
    s = position(
        Seat("frances-wright", "galleon", "trinidad", False), npcs={"dutch-navy": ("flag-nl-1", "trinidad")},
        draws=[*dice("S", 1, 1), *dice(1, 1, 1, 1, 1, 1)],
    )  # fmt: skip
    match = play(s, "0 scout:npc:dutch-navy")
    assert bounty(match, 0) == {"dutch": 1}
    match.state.enemy = [1, 0, 0, 0, 0]
    match.state.chance = position(draws=[*dice("S", 1, 1), *dice(1, 1, 1, 1)]).chance
    answers(match, "0 shoot")
    assert bounty(match, 0) == {"dutch": 2}


def beaten_navy(*, boarded: bool) -> Match[Marauders]:
    """A galleon attacks a naval ship that is as good as beaten, and sinks it or boards it."""
    s = position(
        Seat("frances-wright", "galleon", "trinidad", False), npcs={"dutch-navy": ("flag-nl-1", "trinidad")}
    )  # fmt: skip
    s.sides, s.stage, s.bout = [0, 4 + npc("dutch-navy")], 5, 1
    s.enemy_ship = 2
    s.enemy = [1, 1, 0, 1, 0] if not boarded else [3, 1, 3, 1, 3]
    return play(s)


@pytest.mark.rule("MAM-805", "MAM-202", "MAM-203")
def test_sinking_a_naval_ship_is_a_point_and_a_bounty() -> None:
    match = beaten_navy(boarded=False)
    match.state.chance = position(draws=[*dice("S", 1, 1), *dice(2, 2, 2, 2)]).chance
    answers(match, "0 shoot")
    assert (glory(match, 0), bounty(match, 0)) == (1, {"dutch": 1})
    assert match.state.npc_card[npc("dutch-navy")] == -1


@pytest.mark.rule("MAM-1205", "MAM-1210")
def test_a_boarded_naval_ship_yields_three_cards_less_those_its_cargo_lost() -> None:
    match = beaten_navy(boarded=True)
    draws = [
        *dice("S", 1, 1, 1, 1, 1),
        *dice("S", 1, 1, 1, 1),
        nth(1, 70),
        nth(1, 64),
        nth(63, 63),
        nth(62, 62),
        nth(1, 3),
        nth(1, 2),
    ]
    match.state.chance = position(draws=draws).chance
    answers(match, "0 board", "0 stay")
    assert gold(match, 0) == 10 + 1 + 3 + 3
    assert prompt(match) == (0, "stow")
    assert len(match.state.offer) == 1


# --- coming and going


@pytest.mark.rule("MAM-1002", "MAM-1003", "MAM-1004", "MAM-1005", "MAM-1007", "MAM-E14", "MAM-R23", "MAM-R25")
def test_admirals_are_stacked_and_return() -> None:
    s = position()
    for card in ("flag-nl-1", "flag-nl-2"):
        s.event_deck.remove(EVENT_NAMES.index(card))
        s.pending.append(EVENT_NAMES.index(card))
        place_npcs(s)
        assert zone_of(s, "dutch-navy") == {"flag-nl-1": "curacao", "flag-nl-2": "st-maarten"}[card]
    assert s.npc_under[npc("dutch-navy")] == [EVENT_NAMES.index("flag-nl-1")]
    remove_npc(s, npc("dutch-navy"))
    assert zone_of(s, "dutch-navy") == ""
    place_npcs(s)
    assert zone_of(s, "dutch-navy") == "curacao"
    assert s.npc_card[npc("dutch-navy")] == EVENT_NAMES.index("flag-nl-1")


@pytest.mark.rule("MAM-1006")
def test_of_several_captains_underneath_one_comes_at_random() -> None:
    s = position(draws=[nth(2, 2)])
    s.npc_under[npc("dutch-navy")] = [EVENT_NAMES.index("flag-nl-1"), EVENT_NAMES.index("flag-nl-2")]
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
    s.npc_under[npc("dutch-navy")] = [EVENT_NAMES.index("flag-nl-3")]
    s.pending = [EVENT_NAMES.index("flag-nl-2")]
    remove_npc(s, npc("dutch-navy"))
    place_npcs(s)
    assert zone_of(s, "dutch-navy") == "st-maarten"
    assert s.npc_under[npc("dutch-navy")] == [EVENT_NAMES.index("flag-nl-3")]


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
        Seat(zone="basse-terre", bounty={"french": 1}), Seat(zone="caracas", bounty={"spanish": 5}),
        npcs={"french-navy": ("flag-fr-1", "basse-terre")},
    )  # fmt: skip
    move_by_icon(s, npc("french-navy"), "S")
    assert zone_of(s, "french-navy") == "basse-terre"


@pytest.mark.rule("MAM-1022")
def test_equal_prey_is_chosen_at_random() -> None:
    s = position(
        Seat(zone="trinidad", bounty={"dutch": 1}), Seat(zone="bridgetown", bounty={"dutch": 1}),
        npcs=NAVY, draws=[nth(2, 2)],
    )  # fmt: skip
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
    s = position(Seat("charles-marquis", zone="tortuga"))
    assert not hostile(s, npc("pirate-sloop"), s.seats[0])
    s = position(Seat(zone="trinidad", bounty={"dutch": 5}), npcs=NAVY)
    assert not hostile(s, npc("dutch-navy"), s.seats[0])


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
    assert play(s).state.sides == [8, 0]


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
        npcs={**NAVY, "french-navy": ("flag-fr-1", "basse-terre")}, draws=[nth(1, 2)],
    )  # fmt: skip
    start_scouting(s, 0)
    assert s.scouts == [npc("dutch-navy"), npc("french-navy")]


@pytest.mark.rule("MAM-1038", "MAM-R19", "MAM-1132")
def test_who_escapes_an_npc_goes_on_with_the_turn() -> None:
    s = position(
        Seat("frances-wright", zone="havana", docked=False), npcs={"pirate-sloop": ("pirate-sloop-1", "nassau")},
        draws=dice("S", 1, 1, 1, 1, 1, 1, 1, 1, 1, "S", "S"),
    )  # fmt: skip
    match = play(s, "0 sail:nassau", "0 flee")
    assert prompt(match) == (0, "action")
    assert match.state.actions == 2


# --- command


@pytest.mark.rule("MAM-1040", "MAM-1042", "MAM-E03")
def test_the_next_player_commands_an_npc_at_full_values() -> None:
    s = position(
        Seat("frances-wright", zone="old-providence", docked=False), Seat(), Seat(),
        npcs={"pirate-frigate": ("pirate-frigate-1", "port-royal")}, npc="next-player",
        draws=dice("S", 1, 1, 1, 1, 1, 1, 1),
    )  # fmt: skip
    match = play(s, "0 sail:port-royal")
    assert match.state.enemy == [3, 3, 3, 3, 3]
    assert prompt(match) == (1, "npc-declare")


@pytest.mark.rule("MAM-1041")
def test_an_npc_flees_only_from_more_cannons_or_crew() -> None:
    s = position(
        Seat("frances-wright", zone="old-providence", docked=False), Seat(),
        npcs={"pirate-frigate": ("pirate-frigate-1", "port-royal")}, npc="next-player",
        draws=dice("S", 1, 1, 1, 1, 1, 1, 1),
    )  # fmt: skip
    match = play(s, "0 sail:port-royal")
    assert offered(match) == ["shoot", "board"]


@pytest.mark.rule("MAM-1043", "MAM-903")
def test_the_commander_plays_no_cards_for_the_npc() -> None:
    s = position(
        Seat("frances-wright", zone="old-providence", docked=False), Seat(hand=["weather-gauge"]),
        npcs={"pirate-frigate": ("pirate-frigate-1", "port-royal")}, npc="next-player", draws=dice("S", 1),
    )  # fmt: skip
    match = play(s, "0 sail:port-royal")
    assert prompt(match)[1] != "naval-before-roll"


@pytest.mark.rule("MAM-R41", "MAM-1040")
def test_with_the_automaton_nobody_is_asked_for_the_npc() -> None:
    s = position(
        Seat("frances-wright", zone="old-providence", docked=False),
        npcs={"pirate-frigate": ("pirate-frigate-1", "port-royal")}, draws=dice("S", 1, 1, 1, 1, 1, 1, 1),
    )  # fmt: skip
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


@pytest.mark.rule("MAM-1320")
def test_a_new_war_ends_the_old_one_and_peace_ends_any() -> None:
    s = position(war="war-en-es", npcs={"spanish-navy": ("flag-es-1", "caracas")})
    resolve(s, EVENT_NAMES.index("war-fr-nl"))
    assert (s.war, s.event_discard) == (EVENT_NAMES.index("war-fr-nl"), [EVENT_NAMES.index("war-en-es")])
    assert s.npc_ship(npc("spanish-navy")) == 2
    resolve(s, EVENT_NAMES.index("peace"))
    assert s.war == -1


@pytest.mark.rule("MAM-807", "MAM-1311")
def test_a_pirate_hunt_raises_existing_bounties_only() -> None:
    s = position(Seat(bounty={"french": 1, "dutch": 1}), Seat())
    hunt(s, [0, 2])
    assert [player.bounty for player in s.seats] == [[0, 0, 2, 1], [0, 0, 0, 0]]


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
            Seat(zone="basse-terre", docked=False), npcs={**NAVY, "pirate-sloop": ("pirate-sloop-1", "basse-terre")}
        )
    )  # fmt: skip
    assert play(s).state.chance.position == 0
