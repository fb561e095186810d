"""Chapter 14: the module Pirate Skirmishes."""

import pytest

from tests.games.maracaibo.table import dice, die, happened, position, prompt, redbeard, told, turn

FIGHTS = {"skirmishes": "yes"}


@pytest.mark.rule("POM-1421", "POM-1423", "A-27")
def test_whoever_joins_another_ship_on_a_card_fights_after_paying() -> None:
    s = position(settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, draws=dice(5, 3))
    match = turn(s, 0, "sail:7")
    # 1 doubloon for the place, then seat 0 wins 2 points and 1 doubloon
    assert (s.doubloons, s.vp) == ([10 - 1 + 1, 10 + 1 - 1], [2, 0])
    assert [kind for kind, _ in happened(match, "pays-opponent", "fights", "wins-fight")] == [
        "pays-opponent", "fights", "fights", "wins-fight", "pays-opponent",
    ]  # fmt: skip
    assert prompt(match) == "improvement"


@pytest.mark.rule("POM-1421")
def test_all_ships_on_the_card_take_part() -> None:
    s = position(
        players=4,
        settings=FIGHTS,
        cards={7: "tobacco"},
        at={0: 4, 1: 7, 2: 7, 3: 9},
        draws=dice(1, 2, 6),
        doubloons={0: 20},
    )
    match = turn(s, 0, "sail:7")
    assert happened(match, "fights") == [("fights", 0), ("fights", 1), ("fights", 2)]
    assert (s.vp, s.doubloons) == ([0, 0, 2, 0], [20 - 2 - 1, 11 - 1, 11 + 2, 10])


@pytest.mark.rule("POM-1422", "A-27")
def test_lasting_power_counts_but_not_that_of_a_colour() -> None:
    s = position(
        settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, owned={0: ["gold-pan"]}, figure={1: "lion"},
        draws=dice(4, 3),
    )  # fmt: skip
    match = turn(s, 0, "sail:7")
    assert told(match, "fights") == [{"pips": 4, "total": 4}, {"pips": 3, "total": 5}]
    assert s.vp == [0, 2]


@pytest.mark.rule("POM-1423")
def test_a_loser_without_doubloons_gives_none() -> None:
    s = position(settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, doubloons={0: 1}, draws=dice(1, 6))
    turn(s, 0, "sail:7")
    assert s.doubloons == [0 + 5, 11]


@pytest.mark.rule("POM-1424")
def test_a_tie_for_the_highest_total_brings_nothing() -> None:
    s = position(settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, draws=dice(4, 4))
    turn(s, 0, "sail:7")
    assert (s.vp, s.doubloons) == ([0, 0], [9, 11])


@pytest.mark.rule("POM-1425")
def test_there_are_no_fights_in_the_bay_or_in_maracaibo() -> None:
    for start, end in ((26, "bay"), ("bay", "maracaibo")):
        match = turn(position(settings=FIGHTS, at={0: start, 1: end}))
        assert happened(match, "fights") == []


@pytest.mark.rule("POM-1426", "E-19")
def test_redbeard_adds_the_round_and_the_winner_gets_5_points_and_no_doubloon() -> None:
    s = position(players=1, settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, round=2, draws=dice(5, 4))
    match = turn(s, 0, "sail:7")
    assert told(match, "fights") == [{"pips": 5, "total": 5}, {"pips": 4, "total": 6}]
    assert (s.vp, s.doubloons[0]) == ([0, 5], 9)
    s = position(players=1, settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, round=2, draws=dice(6, 4))
    turn(s, 0, "sail:7")
    assert s.vp == [0, 0]


@pytest.mark.rule("POM-1426", "POM-1233")
def test_redbeard_fights_where_he_lands_on_the_human() -> None:
    s = position(
        players=1, settings=FIGHTS, cards={8: "trinidad"}, at={0: 8, 1: 4}, draws=[die(1), *dice(6, 1)]
    )
    s.red_six, s.red_left, s.red_cubes = [110], [110], 2
    match = redbeard(s)
    assert (s.vp[0], s.doubloons[0]) == (5, 11)
    order = ["gains-doubloons", "fights", "red-upgrades"]
    assert [kind for kind, _ in happened(match, *order)] == [
        "gains-doubloons",
        "fights",
        "fights",
        "red-upgrades",
    ]
