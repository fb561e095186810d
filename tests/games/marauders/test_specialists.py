"""What each kind of Specialist does."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.rules.crew import dice_of as crew_dice
from kaper.games.marauders.rules.naval import start_battle
from kaper.games.marauders.state.state import Marauders
from tests.games.marauders.table import (
    Seat,
    answers,
    begin,
    dice,
    happened,
    in_port,
    now,
    nth,
    offered,
    play,
    position,
    prompt,
    question,
)

SEA = "caribbean-sea"


def battle(one: Seat, other: Seat, *faces: int | str, bout: int = 0) -> Match[Marauders]:
    s = position(one, other, draws=dice(*faces))
    start_battle(s, 0, 1)
    s.bout = bout
    return play(s)


# --- Specialists


@pytest.mark.rule("MAM-510", "MAM-906")
def test_the_carpenter_repairs_a_point_at_the_start_of_the_turn() -> None:
    s = begin(position(Seat(ship="frigate", now={"hull": 2, "masts": 0}, specialists=["carpenter"])))
    match = play(s)
    assert question(match) == (0, "carpenter", ["pass", "repair:hull"])
    assert now(answers(match, "0 repair:hull"), 0)[0] == 3


@pytest.mark.rule("MAM-906", "MAM-650", "MAM-1174", "MAM-1310")
def test_the_boatswain_recruits_and_rerolls_a_die() -> None:
    match = play(in_port(position(Seat(now={"crew": 0}, specialists=["boatswain"]))), "0 recruit")
    assert now(match, 0)[3] == 2
    s = position(
        Seat("edmund-harwood", "frigate", SEA, False, specialists=["boatswain"]), Seat(zone=SEA, docked=False)
    )
    start_battle(s, 0, 1)
    s.stage = 6
    s.chance = position(draws=dice(1, 2, 1, 1, 1, "S")).chance
    match = play(s, "0 boatswain", "0 die:1")
    assert happened(match, "contest")[1]["attacker"] == "2 S"


@pytest.mark.rule("MAM-1310")
def test_the_gunner_rerolls_one_location_die_in_every_round() -> None:
    gunner = Seat("edmund-harwood", "frigate", SEA, False, specialists=["gunner"])
    match = battle(gunner, Seat("frances-wright", "frigate", SEA, False), "S", 1, 1, 1, 1, 1, 1, 2, 4)
    assert prompt(match) == (0, "naval-aim")
    answers(match, "0 gunner", "0 die:2")
    assert now(match, 1) == [3, 1, 3, 3, 2]


@pytest.mark.rule("MAM-906", "MAM-1310")
def test_the_surgeon_brings_back_a_crew_after_a_battle_and_keeps_fever_away() -> None:
    seat = Seat("edmund-harwood", "frigate", SEA, False, now={"crew": 1}, specialists=["surgeon"])
    match = battle(seat, Seat("frances-wright", zone=SEA, docked=False), "S", 1, 1, 1, 1, bout=1)
    answers(match, "0 flee", "1 shoot")
    assert now(match, 0)[3] == 2
    s = begin(position(Seat(ship="frigate", specialists=["surgeon"]), event="fever"))
    assert play(s).state.chance.position == 0


@pytest.mark.rule("MAM-906", "MAM-1310", "MAM-305")
def test_the_lookout_adds_a_scouting_die() -> None:
    s = position(
        Seat("frances-wright", zone=SEA, docked=False, specialists=["lookout"]), draws=dice(1, 1, 1, "S")
    )
    assert prompt(play(s, "0 scout:merchant")) == (0, "merchant")


@pytest.mark.rule("MAM-906", "MAM-1162", "MAM-1310")
def test_the_veteran_adds_a_die_in_every_round_on_deck() -> None:
    s = position(Seat("edmund-harwood", specialists=["veteran"]), Seat())
    s.sides = (0, 1)
    assert [crew_dice(s, 0) for s.bout in (1, 2)] == [3, 3]


@pytest.mark.rule("MAM-906", "MAM-1173", "MAM-1310")
def test_the_helmsman_rerolls_in_battle_and_in_raids() -> None:
    seat = Seat("edmund-harwood", "frigate", SEA, False, specialists=["helmsman"])
    match = battle(seat, Seat("frances-wright", zone=SEA, docked=False), 1, 1, 2, 1, 1, "S", "S")
    answers(match, "0 helmsman", "0 die:1", "0 die:1", "0 done")
    assert happened(match, "contest")[-1]["attacker"] == "2 S S"
    raider = Seat("frances-wright", zone=SEA, docked=False, specialists=["helmsman"])
    match = play(position(raider, draws=dice("S", 1, 1)), "0 scout:merchant")
    match.state.chance = position(draws=[nth(1, 1)] * 3 + dice(1, 1, 1)).chance
    answers(match, f"0 {offered(match)[0]}")
    assert prompt(match) == (0, "raid-rolled")
    assert "helmsman" in offered(match)
