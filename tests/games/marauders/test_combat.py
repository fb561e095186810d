"""Chapter 11: weapons and Modifications in battle, crew combat, battles without an end."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.components.board import CREW
from kaper.games.marauders.rules.naval import declarations, start_battle
from kaper.games.marauders.state.state import BOARD, BOARDED, FLEE, SHOOT, Marauders
from tests.games.marauders.table import (
    Draw,
    Seat,
    answers,
    dice,
    glory,
    hand,
    happened,
    now,
    offered,
    play,
    position,
    prompt,
    question,
)

FRIGATE = Seat("edmund-harwood", "frigate", "caribbean-sea", False)
SLOOP = Seat("frances-wright", "sloop", "caribbean-sea", False)


def changed(seat: Seat, **fields: object) -> Seat:
    return Seat(**{**vars(seat), **fields})


def battle(one: Seat, other: Seat, draws: list[Draw], bout: int = 0) -> Marauders:
    """Seat 0 attacks seat 1; `bout` says how many rounds are over."""
    s = position(one, other, draws=draws)
    start_battle(s, 0, 1)
    s.bout = bout
    return s


def later(one: Seat, other: Seat, draws: list[Draw]) -> Match[Marauders]:
    return play(battle(one, other, draws, bout=1))


# --- weapons and modifications


@pytest.mark.rule("MAM-1152", "MAM-E20")
def test_grapeshot_turns_skulls_into_crew_hits_that_never_reach_the_hull() -> None:
    match = play(battle(changed(FRIGATE, weapons=["grapeshot"]), SLOOP, dice("S", 1, 1, 1, 1, "S", "S", 3)))
    answers(match, "0 weapon:grapeshot")
    assert now(match, 1) == [2, 2, 2, 0, 1]
    assert match.state.seats[0].weapons == 0


@pytest.mark.rule("MAM-1153")
def test_one_of_chain_shot_and_grapeshot_per_volley() -> None:
    seat = changed(FRIGATE, weapons=["grapeshot", "chain-shot"])
    match = play(battle(seat, SLOOP, dice("S", 1, 1, 1, 1, "S", "S", 3)))
    answers(match, "0 weapon:chain-shot")
    assert match.state.seats[0].weapons == 4
    assert prompt(match) == (0, "declare")


@pytest.mark.rule("MAM-1150")
def test_grappling_hooks_only_for_boarders() -> None:
    match = later(changed(FRIGATE, weapons=["grappling-hooks"]), SLOOP, dice(1, 1, 1, 1, 1))
    answers(match, "0 shoot", "1 shoot")
    assert prompt(match) == (0, "declare")


@pytest.mark.rule("MAM-1102", "MAM-1172", "MAM-R28", "MAM-643")
def test_long_guns_fire_before_the_first_round_without_special_shot() -> None:
    seat = changed(FRIGATE, mods=["long-guns"], weapons=["chain-shot"])
    match = play(battle(seat, SLOOP, dice("S", "S", 1, 1, "S")))
    assert question(match) == (
        1,
        "place-hit",
        ["hit:hull", "hit:cargo", "hit:masts", "hit:crew", "hit:cannons"],
    )
    answers(match, "1 hit:crew")
    assert now(match, 1) == [2, 1, 2, 1, 1]


@pytest.mark.rule("MAM-R30", "MAM-643")
def test_reinforced_hull_cancels_one_hit_when_all_locations_are_known() -> None:
    match = play(battle(FRIGATE, changed(SLOOP, mods=["reinforced-hull"]), dice("S", 1, 1, 1, 1, 1, 2, 3)))
    answers(match, "1 reinforced-hull", "1 hit:masts")
    assert now(match, 1) == [2, 1, 2, 1, 1]
    assert match.state.seats[1].flipped


# --- crew combat


def boarded(one: Seat, other: Seat, draws: list[Draw]) -> Match[Marauders]:
    s = battle(one, other, draws)
    s.stage = BOARDED
    return play(s)


@pytest.mark.rule("MAM-1160", "MAM-643", "MAM-1174")
def test_swivel_guns_cost_the_enemy_one_crew_and_never_two() -> None:
    match = boarded(
        changed(FRIGATE, mods=["swivel-guns"]), SLOOP, dice("S", "S", 1, 1, 1, 1, 1, "S", "S", 1, 1, 1)
    )
    assert happened(match, "crew-losses")[0] == {"attacker": 3, "defender": 1}


@pytest.mark.rule("MAM-1161", "MAM-312")
def test_a_ship_without_crew_loses_at_once() -> None:
    match = boarded(FRIGATE, changed(SLOOP, now={"crew": 0}), [])
    assert glory(match, 0) == 1


@pytest.mark.rule("MAM-1162", "MAM-1163")
def test_successes_are_limited_by_the_own_crew_and_the_last_crew_is_death() -> None:
    match = boarded(changed(FRIGATE, now={"crew": 1}), SLOOP, dice("S", "S", 1, 1, 1, "S", 1, 1, 1, 1))
    assert happened(match, "crew-losses")[0] == {"attacker": 1, "defender": 1}
    assert happened(match, "crew-losses")[1] == {"attacker": 1, "defender": 0}
    assert now(match, 1)[0] == 2
    assert glory(match, 0) == 1


@pytest.mark.rule("MAM-1164", "MAM-R15")
def test_a_complete_tie_leaves_both_alive_without_crew() -> None:
    one, other = changed(FRIGATE, now={"crew": 1}), changed(SLOOP, now={"crew": 1})
    match = boarded(one, other, dice("S", 4, "S", 1, 3))
    assert [now(match, seat)[CREW] for seat in (0, 1)] == [0, 0]
    assert [glory(match, seat) for seat in (0, 1)] == [0, 0]
    assert prompt(match) == (0, "action")


@pytest.mark.rule("MAM-R15")
def test_swivel_guns_of_both_may_end_the_combat_before_it_begins() -> None:
    one = changed(FRIGATE, now={"crew": 1}, mods=["swivel-guns"])
    other = changed(SLOOP, now={"crew": 1}, mods=["swivel-guns"])
    match = boarded(one, other, dice("S", 1, "S", 1))
    assert prompt(match) == (0, "action")


@pytest.mark.rule("MAM-1166")
def test_there_is_no_fleeing_from_crew_combat() -> None:
    match = boarded(FRIGATE, SLOOP, dice(1, 1, 1, 1, 1, *["S"] * 5))
    assert not [event for event in match.events if event.kind == "declarations"]
    assert glory(match, 0) + glory(match, 1) == 1


# --- battles that cannot be decided


@pytest.mark.rule("MAM-1170", "MAM-E23", "MAM-R46")
def test_two_helpless_ships_part_without_a_winner() -> None:
    helpless = {"masts": 0, "cannons": 0}
    match = later(changed(FRIGATE, now=helpless), changed(SLOOP, now=helpless), [])
    assert prompt(match) == (0, "action")
    match = later(changed(FRIGATE, now=helpless), changed(SLOOP, now={"cannons": 0}), [])
    assert prompt(match) == (1, "declare")


@pytest.mark.rule("MAM-1171", "MAM-R46")
def test_ten_rounds_without_an_effect_end_the_battle() -> None:
    s = battle(FRIGATE, SLOOP, [], bout=11)
    s.calm = 10
    assert prompt(play(s)) == (0, "action")


@pytest.mark.rule("MAM-1173")
def test_the_windows_of_a_round_in_order() -> None:
    seat = changed(FRIGATE, hand=["weather-gauge", "reroll-naval", "double-shotted", "aimed-fire"])
    match = play(battle(seat, changed(SLOOP, hand=["brace"]), dice("S", 1, 1, 1, 1, 1, 2, 3)))
    seen: list[tuple[int, str]] = []
    while len(seen) < 5:
        seen.append(prompt(match))
        answers(match, f"{seen[-1][0]} pass")
    assert seen == [
        (0, "naval-before-roll"),
        (0, "naval-rolled"),
        (0, "naval-shoot"),
        (0, "naval-aim"),
        (1, "naval-hit"),
    ]


@pytest.mark.rule("MAM-905", "MAM-1173")
def test_at_each_stage_the_attacker_plays_first() -> None:
    match = play(
        battle(
            changed(FRIGATE, hand=["reroll-naval"]),
            changed(SLOOP, hand=["reroll-naval"]),
            dice("S", 1, 1, 1, 1),
        )
    )
    assert prompt(match) == (0, "naval-rolled")
    answers(match, "0 pass")
    assert prompt(match) == (1, "naval-rolled")
    assert hand(match, 0) == ["reroll-naval"]


@pytest.mark.rule("MAM-1037")
def test_an_npc_is_whole_again_before_its_next_battle() -> None:
    s = position(SLOOP, npcs={"pirate-sloop": ("pirate-sloop-1", "caribbean-sea")})
    start_battle(s, 0, 8)
    s.enemy = [1, 0, 0, 1, 0]
    start_battle(s, 8, 0)
    assert s.enemy == [2, 2, 2, 2, 1]


@pytest.mark.rule("MAM-1110")
def test_declaring_board_and_flee_is_possible_from_round_two() -> None:
    s = battle(FRIGATE, SLOOP, [], bout=2)
    assert declarations(s, 0) == [SHOOT, BOARD, FLEE]
    assert offered(later(FRIGATE, SLOOP, [])) == ["shoot", "board", "flee"]
