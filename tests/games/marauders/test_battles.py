"""Chapter 11: naval battles."""

import pytest

from kaper.engine.match import Match
from kaper.games.marauders.rules.contest import TIE, contest, dice_of
from kaper.games.marauders.rules.naval import declarations, start_battle
from kaper.games.marauders.rules.sides import damage
from kaper.games.marauders.state.state import FLEE, NAVAL, SHOOT, Marauders
from tests.games.marauders.table import (
    Draw,
    Seat,
    answers,
    cargo,
    dice,
    glory,
    happened,
    now,
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


# --- declaration


@pytest.mark.rule("MAM-1103", "MAM-1110")
def test_in_the_first_round_both_shoot_and_later_the_attacker_declares_first() -> None:
    match = play(battle(FRIGATE, SLOOP, dice(1, 1, 1, 1, 1)))
    assert happened(match, "declarations") == [{"n": 1, "attacker": "shoot", "defender": "shoot"}]
    assert question(match) == (0, "declare", ["shoot", "board", "flee"])
    answers(match, "0 shoot")
    assert prompt(match) == (1, "declare")
    assert match.pending[0].about["other"] == "shoot"


@pytest.mark.rule("MAM-1111", "MAM-1146", "MAM-312")
def test_without_masts_only_shoot_and_without_crew_no_boarding() -> None:
    s = battle(changed(FRIGATE, now={"masts": 0}), changed(SLOOP, now={"crew": 0}), [], bout=2)
    assert declarations(s, 0) == [SHOOT]
    assert declarations(s, 1) == [SHOOT, FLEE]


@pytest.mark.rule("MAM-1112", "MAM-R27", "MAM-643")
def test_chasers_hit_at_once_when_somebody_flees_once_per_battle() -> None:
    match = later(changed(FRIGATE, mods=["chasers"]), SLOOP, dice(4, *[1] * 10))
    answers(match, "0 shoot", "1 flee", "0 use")
    assert now(match, 1)[4] == 0
    answers(match, "0 shoot", "1 flee")
    assert prompt(match) == (0, "declare")


# --- the roll


@pytest.mark.rule("MAM-1120")
def test_two_more_maneuverability_is_a_die_more() -> None:
    s = battle(FRIGATE, changed(SLOOP, mods=["rigs-and-sails"]), [])
    assert (dice_of(s, 0), dice_of(s, 1)) == (3, 3)
    s = battle(FRIGATE, SLOOP, [])
    assert (dice_of(s, 0), dice_of(s, 1)) == (3, 2)


@pytest.mark.rule("MAM-1121", "MAM-1175")
def test_without_masts_exactly_one_die() -> None:
    s = battle(FRIGATE, changed(SLOOP, mods=["rigs-and-sails"], now={"masts": 0}), [])
    s.more_dice = [0, 2]
    assert dice_of(s, 1) == 1


@pytest.mark.rule("MAM-1175")
def test_no_card_adds_dice_without_masts() -> None:
    match = play(battle(changed(FRIGATE, hand=["weather-gauge"], now={"masts": 0}), SLOOP, dice(1, 1, 1)))
    assert prompt(match)[1] != "naval-before-roll"


@pytest.mark.rule("MAM-1122", "MAM-R42")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"),
    [([0, 1], [0, 0], 1), ([0, 4], [0, 3], 0), ([0, 0, 3], [0, 0], 0), ([0, 2], [0, 2], TIE)],
)
def test_successes_then_pips_then_a_tie(attack: list[int], defence: list[int], winner: int) -> None:
    s = battle(FRIGATE, SLOOP, [])
    s.dice = [tuple(attack), tuple(defence)]
    assert contest(s) == winner


@pytest.mark.rule("MAM-1123")
def test_without_any_success_nothing_happens() -> None:
    match = play(battle(FRIGATE, SLOOP, dice(4, 4, 4, 1, 1)))
    assert (now(match, 0), now(match, 1)) == ([3, 3, 3, 3, 3], [2, 2, 2, 2, 1])


# --- action


@pytest.mark.rule("MAM-E18", "MAM-1130", "MAM-1143", "MAM-1131")
def test_the_action_example() -> None:
    you, enemy = FRIGATE, SLOOP
    draws = dice("S", "S", 3, "S", "S", 2, 1, 1, 1, "S", 1, 2, "S", "S", 2)
    match = play(battle(you, enemy, draws))
    assert now(match, 1) == [2, 0, 1, 2, 1]
    assert now(match, 0) == [3, 2, 3, 3, 3]
    answers(match, "0 shoot", "1 board")
    hit = happened(match, "damaged")[-1]
    assert hit == {"where": "masts", "hull": 2, "cargo": 0, "masts": 0, "crew": 2, "cannons": 1}
    assert happened(match, "boards") == [{"whom": 0}]


@pytest.mark.rule("MAM-1130", "MAM-R42")
def test_in_a_tie_both_hit_with_their_successes() -> None:
    match = play(battle(FRIGATE, SLOOP, dice("S", 1, 1, "S", 2, 1, 2)))
    assert (now(match, 0)[2], now(match, 1)[1]) == (2, 1)


@pytest.mark.rule("MAM-1132", "MAM-203", "MAM-1101")
def test_who_flees_from_a_loser_without_success_has_escaped_and_nobody_is_defeated() -> None:
    match = later(FRIGATE, SLOOP, dice(1, 1, 1, "S", 1))
    answers(match, "0 shoot", "1 flee")
    assert prompt(match) == (0, "action")
    assert [glory(match, seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("MAM-1133")
def test_a_boarder_who_loses_the_last_crew_does_not_board() -> None:
    match = later(FRIGATE, changed(SLOOP, now={"crew": 1}), dice("S", 1, 1, "S", "S", 3))
    answers(match, "0 shoot", "1 board")
    assert now(match, 1)[3] == 0
    assert match.state.stage == NAVAL
    assert prompt(match) == (0, "declare")


@pytest.mark.rule("MAM-1133")
def test_nobody_boards_from_a_sunk_ship() -> None:
    match = later(FRIGATE, changed(SLOOP, now={"hull": 1, "cargo": 0}), dice("S", 1, 1, "S", "S", 1))
    answers(match, "0 shoot", "1 board")
    assert match.state.seats[1].captain == -1
    assert glory(match, 0) == 1


# --- locations


@pytest.mark.rule("MAM-1140", "MAM-1141", "MAM-R29", "MAM-E19")
def test_numbers_first_then_the_owner_places_skulls() -> None:
    match = play(battle(FRIGATE, SLOOP, dice("S", "S", 1, 1, 1, 2, "S", 2)))
    assert question(match) == (
        1,
        "place-hit",
        ["hit:hull", "hit:cargo", "hit:masts", "hit:crew", "hit:cannons"],
    )
    assert now(match, 1) == [2, 2, 2, 2, 1]
    answers(match, "1 hit:masts")
    assert now(match, 1) == [1, 2, 0, 2, 1]


@pytest.mark.rule("MAM-1143", "MAM-1144", "MAM-R17", "MAM-1101")
def test_both_ships_fire_with_the_cannons_they_had_and_may_sink_each_other() -> None:
    one = changed(FRIGATE, ship="sloop", now={"hull": 1, "cargo": 0}, captain="rodrigo-salvatierra")
    other = changed(SLOOP, now={"hull": 1, "cargo": 0})
    # Two successes against one: the winner's Cannon and the loser's both hit a destroyed Cargo, so the Hull.
    match = play(battle(one, other, dice("S", "S", "S", 1, 1, 1)))
    assert len(happened(match, "dies")) == 2
    assert [player.deaths for player in match.state.seats] == [1, 1]
    assert [player.glory for player in match.state.seats] == [0, 0]


@pytest.mark.rule("MAM-1143", "MAM-1130")
def test_a_ship_that_is_disarmed_in_a_round_has_fired_in_it() -> None:
    # Frigate 2 successes, Sloop 1: three hits on the Sloop's one Cannon, and its shot hits the Masts.
    match = play(battle(FRIGATE, SLOOP, dice("S", "S", 1, "S", 1, 4, 4, 1, 2)))
    assert now(match, 1) == [1, 1, 2, 2, 0]
    assert now(match, 0) == [3, 3, 2, 3, 3]
    # All location dice lie on the table before anything is damaged.
    told = [event.kind for event in match.events if event.kind in ("location-dice", "damaged")]
    assert told == ["location-dice", "location-dice", "damaged", "damaged"]


@pytest.mark.rule("MAM-R29", "MAM-1142")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("hull", "hull", [1, 3, 2, 0, 3]),
        ("hull", "cargo", [2, 2, 2, 0, 3]),
        ("crew", "masts", [2, 3, 1, 0, 3]),
        ("crew", "crew", [1, 3, 2, 0, 3]),
        ("cannons", "cannons", [3, 3, 2, 0, 1]),
    ],
)
def test_skulls_are_placed_one_by_one_anywhere_and_a_destroyed_location_sends_them_to_the_hull(
    first: str, second: str, left: list[int]
) -> None:
    target = changed(SLOOP, ship="frigate", now={"crew": 0})
    match = play(battle(FRIGATE, target, dice("S", "S", 1, 1, 1, 2, "S", "S")))
    places = ["hit:hull", "hit:cargo", "hit:masts", "hit:crew", "hit:cannons"]
    for each in (first, second):
        assert question(match) == (1, "place-hit", places)
        answers(match, f"1 hit:{each}")
    assert now(match, 1) == left


@pytest.mark.rule("MAM-1140")
@pytest.mark.parametrize(("face", "location"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_hit_table(face: int, location: int) -> None:
    match = play(battle(changed(FRIGATE, now={"cannons": 1}), SLOOP, dice("S", 1, 1, 1, 1, face)))
    whole = [2, 2, 2, 2, 1]
    whole[location] -= 1
    assert now(match, 1) == whole


@pytest.mark.rule("MAM-1142", "MAM-1146")
def test_hits_on_a_destroyed_location_go_to_the_hull() -> None:
    track = [3, 1, 2, 2, 1]
    assert [damage(track, 1), damage(track, 1)] == [1, 0]
    assert track == [2, 0, 2, 2, 1]


@pytest.mark.rule("MAM-1144", "MAM-202")
def test_a_sunk_ship_is_a_defeat_without_plunder() -> None:
    match = play(battle(FRIGATE, changed(SLOOP, now={"hull": 1, "cargo": 0}), dice("S", 1, 1, 1, 1, 1, 1, 1)))
    assert (glory(match, 0), match.state.seats[1].captain) == (1, -1)
    assert prompt(match) == (0, "action")


@pytest.mark.rule("MAM-1145")
def test_cargo_damage_discards_surplus_cards_at_random() -> None:
    seat = changed(SLOOP, cargo=["rum-1", "wood-1"])
    match = play(battle(changed(FRIGATE, now={"cannons": 1}), seat, [*dice("S", 1, 1, 1, 1, 1), (1, 2)]))
    assert cargo(match, 1) == ["wood-1"]


@pytest.mark.rule("MAM-1147")
def test_damage_stays_after_a_battle() -> None:
    match = later(FRIGATE, changed(SLOOP, now={"cannons": 0, "cargo": 1}), dice(1, 1, 1, "S", 1))
    answers(match, "0 shoot", "1 flee")
    assert now(match, 1) == [2, 1, 2, 2, 0]
