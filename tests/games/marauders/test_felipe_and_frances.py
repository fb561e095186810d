"""MAM-E30: the complete battle of Felipe against Frances, roll by roll."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.state.state import Marauders
from tests.games.marauders.table import (
    Seat,
    answers,
    bounty,
    dice,
    glory,
    gold,
    hand,
    now,
    play,
    position,
    prompt,
)

DICE = dice(
    "S", 1,                                    # Felipe finds her
    "S", 1, 1, "S", 1, 4, 1, 3,                # round 1: rolls, his location die, hers
    "S", 1, 2, "S", 2, 4, 4,                   # round 2
    "S", "S", 3, "S", 2, 2, 1, 4, "S",         # round 3
    "S", 2, 3, 1, 2, 4, "S", "S", 3, 2,        # round 4, with Grappling Hooks
    "S", 3, "S", "S", "S",                     # crew combat 1
    "S", "S", "S", 1, 4, 1, 3, "S", 2,         # crew combat 2, her card, his copy of it
)  # fmt: skip


def battle() -> Match[Marauders]:
    felipe = Seat(
        "felipe-de-los-reyes",
        "frigate",
        "caribbean-sea",
        False,
        weapons=["chain-shot"],
        hand=["quick-learner"],
    )
    frances = Seat(
        "frances-wright",
        "sloop",
        "caribbean-sea",
        False,
        mods=["rigs-and-sails"],
        weapons=["grappling-hooks"],
        hand=["reroll-crew"],
    )
    return play(position(felipe, frances, draws=DICE), "0 scout:seat:1")


ROUND_1 = ("0 relocate", "0 to:cargo")
ROUND_2 = ("0 shoot", "1 flee")
ROUND_3 = ("0 shoot", "1 flee", "0 weapon:chain-shot")
ROUND_4 = ("0 shoot", "1 board", "1 weapon:grappling-hooks", "1 die:1", "1 die:2", "1 die:4")
CREW_1 = ("1 pass",)
CREW_2 = (
    "1 play:reroll-crew", "1 whose:enemy", "1 die:skull",
    "0 play:quick-learner", "0 whose:own", "0 die:1", "0 die:3",
)  # fmt: skip


@pytest.mark.rule("MAM-E30", "MAM-804", "MAM-1110", "MAM-1130")
def test_round_1_frances_wins_on_pips_and_felipe_moves_her_hit() -> None:
    match = battle()
    assert bounty(match, 0) == {"english": 1}
    answers(match, *ROUND_1)
    assert now(match, 0) == [3, 2, 3, 3, 3]
    assert now(match, 1) == [2, 1, 2, 2, 1]


@pytest.mark.rule("MAM-E30", "MAM-1122", "MAM-1132")
def test_round_2_she_wins_but_cannot_flee_as_he_has_a_success() -> None:
    match = answers(battle(), *ROUND_1, *ROUND_2)
    assert now(match, 1) == [2, 1, 2, 2, 0]
    assert prompt(match) == (0, "declare")


@pytest.mark.rule("MAM-E30", "MAM-1142", "MAM-1151")
def test_round_3_three_hits_with_chain_shot() -> None:
    match = answers(battle(), *ROUND_1, *ROUND_2, *ROUND_3)
    assert now(match, 1) == [1, 0, 1, 2, 0]
    assert match.state.seats[0].weapons == 0


@pytest.mark.rule("MAM-E30", "MAM-1131", "MAM-1133", "MAM-1150", "MAM-R26")
def test_round_4_grappling_hooks_turn_the_contest_and_she_boards() -> None:
    match = answers(battle(), *ROUND_1, *ROUND_2, *ROUND_3, *ROUND_4)
    assert now(match, 1) == [1, 0, 0, 2, 0]
    assert prompt(match) == (1, "crew-rolled")


@pytest.mark.rule("MAM-E30", "MAM-1162")
def test_crew_combat_1_her_three_successes_are_limited_by_a_crew_of_two() -> None:
    match = answers(battle(), *ROUND_1, *ROUND_2, *ROUND_3, *ROUND_4, *CREW_1)
    assert (now(match, 0)[3], now(match, 1)[3]) == (1, 1)


@pytest.mark.rule("MAM-E30", "MAM-905", "MAM-1164", "MAM-1165", "MAM-1174", "MAM-1322")
def test_crew_combat_2_both_crews_are_gone_and_frances_wins_on_pips() -> None:
    match = answers(battle(), *ROUND_1, *ROUND_2, *ROUND_3, *ROUND_4, *CREW_1, *CREW_2)
    assert glory(match, 1) == 1
    assert len(hand(match, 1)) == 1
    assert now(match, 1)[3] == 0
    assert prompt(match) == (1, "reward")


@pytest.mark.rule("MAM-E30", "MAM-820", "MAM-1210", "MAM-1211", "MAM-1220")
def test_afterwards_she_claims_five_gold_and_takes_the_frigate() -> None:
    match = answers(battle(), *ROUND_1, *ROUND_2, *ROUND_3, *ROUND_4, *CREW_1, *CREW_2)
    answers(match, "1 reward:english", "1 take-ship", "1 all")
    assert gold(match, 1) == 10 + 5 + 10
    assert now(match, 1) == [3, 2, 3, 0, 3]
    assert match.state.seats[0].captain == -1
    assert match.state.seats[0].deaths == 1
