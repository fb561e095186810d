"""Chapter 8: bounties and rewards."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.components.board import ZONE_NAMES
from kaper.games.marauders.components.cards import EVENT_NAMES, NPC_NAMES
from kaper.games.marauders.rules.bounties import hunters_reward, pirate_reward
from kaper.games.marauders.state.state import Marauders
from tests.games.marauders.table import Seat, answers, bounty, dice, glory, gold, nth, play, position, prompt

NAVY = {"dutch-navy": ("flag-nl-1", "basse-terre")}


def npc(name: str) -> int:
    return NPC_NAMES.index(name)


def zone_of(s: Marauders, name: str) -> str:
    zone = s.npc_zone[npc(name)]
    return "" if zone < 0 else ZONE_NAMES[zone]


def reward(s: Marauders, wanted: list[int]) -> list[str]:
    """What the winner is offered for a beaten pirate; empty if nobody pays."""
    rule = hunters_reward(s, 0, tuple(wanted))
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
        Seat("frances-wright", "galleon", "trinidad", False),
        npcs={"dutch-navy": ("flag-nl-1", "trinidad")},
        draws=[*dice("S", 1, 1), *dice(1, 1, 1, 1, 1, 1)],
    )
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
    )
    s.sides, s.stage, s.bout = (0, 4 + npc("dutch-navy")), 5, 1
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
