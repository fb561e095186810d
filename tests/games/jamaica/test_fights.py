"""Chapter 8: fights, from the attack to the comparison."""

import pytest

from tests.games.jamaica.table import (
    answers,
    bank,
    combat,
    drawn,
    duel,
    happened,
    holds,
    position,
    question,
    turn,
)

FIGHTING = ("attacks", "fight-tied", "wins-fight", "pays", "takes-treasure")


@pytest.mark.rule("JAM-801", "JAM-802", "JAM-814")
def test_whoever_arrives_at_a_ship_attacks_it_before_the_port_is_paid() -> None:
    s = position(at={0: 15, 1: 16}, draws=[combat(4), combat(2)])
    match = turn(s, 0, "forward-food", 1)
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "nothing"])
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), None, None, None]
    answers(match, "0 nothing")
    assert holds(match, 0) == [("food", 3), None, None, None, None]
    fought = [("attacks", 0), ("wins-fight", 0), ("pays", 0)]
    assert happened(match, "forced", *FIGHTING) == fought
    assert match.state.space[:2] == [16, 16]


@pytest.mark.rule("JAM-801", "JAM-814")
def test_an_attacker_who_loses_stays_and_pays_for_the_space_all_the_same() -> None:
    s = position(at={0: 15, 1: 16}, draws=[combat(2), combat(4)])
    match = turn(s, 0, "forward-food", 1)
    answers(match, "1 hold:0")
    assert match.state.space[:2] == [16, 16]
    assert holds(match, 0) == [None] * 5
    assert holds(match, 1) == [("food", 3), ("doubloon", 3), ("food", 3), None, None]


@pytest.mark.rule("JAM-801", "JAM-802")
def test_a_fight_is_fought_backward_as_well_and_before_the_lairs_card_is_drawn() -> None:
    s = position(at={0: 20, 1: 19}, draws=[combat(2), combat(4), (1, 9)], pile=["treasure-5"])
    match = turn(s, 0, "backward-forward", 1)
    assert question(match) == (1, "loot", ["hold:0", "hold:1", "nothing"])
    answers(match, "1 nothing")
    assert happened(match, *FIGHTING) == [("attacks", 0), ("wins-fight", 1), ("takes-treasure", 0)]


@pytest.mark.rule("JAM-801")
def test_an_empty_space_brings_no_fight() -> None:
    s = position(at={0: 15, 1: 17, 2: 15})
    match = turn(s, 0, "forward-food", 1)
    assert happened(match, *FIGHTING) == [("pays", 0)]
    assert drawn(match) == 0


@pytest.mark.rule("JAM-803", "JAM-1110")
@pytest.mark.parametrize("captain", [0, 2])
def test_of_several_ships_the_attacker_fights_only_one(captain: int) -> None:
    at = {0: 18, 1: 19, 2: 17, 3: 19}
    s = position(4, captain=captain, at=at, plundered=[19], draws=[combat(2), combat(2)])
    match = turn(s, 0, "forward-food", 1)
    assert question(match) == (0, "attack", ["attack:1", "attack:3"])
    answers(match, "0 attack:3")
    assert question(match) is None
    assert [event.args["whom"] for event in match.events if event.kind == "attacks"] == [3]
    assert drawn(match) == 2


@pytest.mark.rule("JAM-801", "JAM-803")
def test_the_ghost_ship_is_an_opposing_ship_like_any_other() -> None:
    s = position(3, True, at={0: 18, 1: 19, 3: 19}, plundered=[19], draws=[combat(10), combat(2)])
    match = turn(s, 0, "forward-food", 1)
    assert question(match) == (0, "attack", ["attack:1", "attack:3"])
    answers(match, "0 attack:3")
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "nothing"])


@pytest.mark.rule("JAM-804", "JAM-1108")
@pytest.mark.parametrize(
    ("space", "lap", "card"),
    [(1, 0, "backward-forward"), (49, -1, "forward-food"), (49, 0, "forward-food")],
)
def test_there_is_never_a_fight_on_port_royal(space: int, lap: int, card: str) -> None:
    match = turn(position(at={0: space}, laps={0: lap}), 0, card, 1)
    assert match.state.space == [0, 0, 0]
    assert question(match) is None
    assert (happened(match, *FIGHTING), drawn(match)) == ([], 0)


@pytest.mark.rule("JAM-805")
def test_the_attacker_may_spend_any_number_of_gunpowder_before_the_roll() -> None:
    match = duel(8, 6, cargo={0: [("powder", 3), None, ("powder", 1)], 1: []})
    assert question(match) == (0, "spend-powder", ["spend:0", "spend:1", "spend:2", "spend:3", "spend:4"])
    assert drawn(match) == 0
    answers(match, "0 spend:4")
    assert holds(match, 0) == [None] * 5
    assert bank(match)["powder"] == 45


@pytest.mark.rule("JAM-805")
def test_an_attacker_may_spend_nothing_and_keeps_the_gunpowder() -> None:
    match = duel(8, 6, cargo={0: [("powder", 4)], 1: []})
    answers(match, "0 spend:0")
    assert holds(match, 0) == [("powder", 4), None, None, None, None]
    assert happened(match, "wins-fight") == [("wins-fight", 0)]


@pytest.mark.rule("JAM-805", "JAM-806")
def test_whoever_has_no_gunpowder_rolls_at_once() -> None:
    match = duel(6, 6, cargo={0: [("food", 3)], 1: [("doubloon", 6)]})
    assert question(match) is None
    assert drawn(match) == 2


@pytest.mark.rule("JAM-806", "JAM-R23")
def test_the_defender_spends_gunpowder_when_the_attackers_firepower_is_known() -> None:
    match = duel(4, 2, cargo={0: [("powder", 3)], 1: [("powder", 2)]})
    assert match.asked(1) is None
    answers(match, "0 spend:3")
    assert question(match) == (1, "spend-powder", ["spend:0", "spend:1", "spend:2"])
    assert match.pending[0].about["against"] == 7
    assert match.state.battle == (0, 1, 7)
    assert drawn(match) == 1


@pytest.mark.rule("JAM-805", "JAM-806", "JAM-807", "JAM-809", "JAM-E08")
@pytest.mark.parametrize(("roll", "fire", "winner"), [(4, 6, 0), (6, 8, 1)])
def test_firepower_is_die_plus_gunpowder_and_the_higher_one_wins(roll: int, fire: int, winner: int) -> None:
    match = duel(4, roll, cargo={0: [("powder", 3)], 1: [("powder", 4)]})
    answers(match, "0 spend:3", "1 spend:2")
    assert [event.args["fire"] for event in match.events if event.kind == "fires"] == [7, fire]
    assert happened(match, "wins-fight", "fight-tied") == [("wins-fight", winner)]
    assert (holds(match, 0)[0], holds(match, 1)[0]) == (None, ("powder", 2))
    assert bank(match)["powder"] == 43


@pytest.mark.rule("JAM-807", "JAM-809", "JAM-814", "JAM-E09")
def test_equal_firepower_changes_nothing_but_the_gunpowder_is_gone() -> None:
    s = position(
        at={0: 15, 1: 16},
        cargo={0: [("powder", 1), ("doubloon", 4)], 1: [("powder", 3), ("food", 2)]},
        draws=[combat(6), combat(4)],
    )
    match = turn(s, 0, "forward-food", 1)
    answers(match, "0 spend:1", "1 spend:3")
    assert question(match) is None
    assert holds(match, 0) == [None, ("doubloon", 1), None, None, None]
    assert holds(match, 1) == [None, ("food", 2), None, None, None]
    assert bank(match)["powder"] == 45
    assert happened(match, *FIGHTING) == [("attacks", 0), ("fight-tied", 0), ("pays", 0)]


@pytest.mark.rule("JAM-808", "JAM-809", "JAM-1109", "JAM-E10")
def test_an_attackers_star_wins_at_once_and_the_defender_neither_spends_nor_rolls() -> None:
    match = duel("star", cargo={0: [("powder", 2)], 1: [("powder", 5)]})
    answers(match, "0 spend:2")
    assert question(match) == (0, "loot", ["hold:0", "nothing"])
    assert drawn(match) == 1
    answers(match, "0 nothing")
    assert (holds(match, 0)[0], holds(match, 1)[0]) == (None, ("powder", 5))
    assert bank(match)["powder"] == 40


@pytest.mark.rule("JAM-808", "JAM-809", "JAM-1109", "JAM-E11")
@pytest.mark.parametrize("spent", [0, 4])
def test_a_defenders_star_beats_any_firepower_and_gives_no_gunpowder_back(spent: int) -> None:
    match = duel(10, "star", cargo={0: [("powder", 6), ("food", 1)], 1: [("powder", 4)]})
    answers(match, "0 spend:6")
    assert match.state.battle == (0, 1, 16)
    answers(match, f"1 spend:{spent}")
    assert question(match) == (1, "loot", ["hold:1", "nothing"])
    assert bank(match)["powder"] == 45 - 4 + spent


@pytest.mark.rule("JAM-R24")
@pytest.mark.parametrize(("mover", "other"), [(-1, 0), (0, -1), (-1, -1)])
def test_ships_on_one_space_fight_even_if_one_is_behind_the_start_line(mover: int, other: int) -> None:
    s = position(at={0: 47, 1: 48}, laps={0: mover, 1: other}, draws=[combat(4), combat(4)])
    match = turn(s, 0, "forward-food", 1)
    assert happened(match, *FIGHTING) == [("attacks", 0), ("fight-tied", 0), ("pays", 0)]


@pytest.mark.rule("JAM-815")
def test_a_card_with_two_moves_skips_neither_the_first_fight_nor_the_first_payment() -> None:
    s = position(at={0: 15, 1: 16, 2: 17}, draws=[combat(face) for face in (2, 2, 4, 4)])
    match = turn(s, 0, "forward-forward", 1, 1)
    assert happened(match, *FIGHTING) == [("attacks", 0), ("fight-tied", 0), ("pays", 0)] * 2
    assert [event.args["whom"] for event in match.events if event.kind == "attacks"] == [1, 2]
    assert holds(match, 0) == [("food", 1), None, None, None, None]
