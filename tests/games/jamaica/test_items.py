"""Chapter 9: Saran's Sabre and Lady Beth, the items that change a fight."""

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

SABRE = ["sarans-sabre"]
WINDOW = ["sabre:keep", "sabre:reroll"]


# --- Saran's Sabre


@pytest.mark.rule("JAM-906")
@pytest.mark.parametrize(("second", "winner"), [(8, 0), (2, 1)])
def test_the_sabres_owner_may_reroll_their_own_die_and_the_second_result_stands(
    second: int, winner: int
) -> None:
    match = duel(6, second, 4, treasures={0: SABRE})
    assert question(match) == (0, "sabre", WINDOW)
    answers(match, "0 sabre:reroll")
    assert happened(match, "wins-fight") == [("wins-fight", winner)]
    assert drawn(match) == 3


@pytest.mark.rule("JAM-906")
@pytest.mark.parametrize(("second", "winner"), [(2, 0), (10, 1)])
def test_the_sabres_owner_may_make_the_opponent_reroll(second: int, winner: int) -> None:
    match = duel(6, 8, second, treasures={0: SABRE})
    answers(match, "0 sabre:keep")
    assert question(match) == (0, "sabre", WINDOW)
    answers(match, "0 sabre:reroll")
    assert happened(match, "wins-fight") == [("wins-fight", winner)]
    assert drawn(match) == 3


@pytest.mark.rule("JAM-906")
def test_the_sabre_may_stay_in_its_sheath() -> None:
    match = duel(6, 4, treasures={1: SABRE})
    answers(match, "1 sabre:keep", "1 sabre:keep")
    assert happened(match, "wins-fight") == [("wins-fight", 0)]
    assert drawn(match) == 2


@pytest.mark.rule("JAM-907", "JAM-R19", "JAM-1114")
def test_the_sabre_is_offered_right_after_each_roll_before_the_next_step() -> None:
    match = duel(6, 4, 2, cargo={0: [], 1: [("powder", 3)]}, treasures={1: SABRE})
    assert question(match) == (1, "sabre", WINDOW)
    assert match.pending[0].about == {"whom": 0, "fire": 6, "star": 0}
    answers(match, "1 sabre:keep")
    assert question(match) == (1, "spend-powder", ["spend:0", "spend:1", "spend:2", "spend:3"])
    answers(match, "1 spend:1")
    assert question(match) == (1, "sabre", WINDOW)
    assert match.pending[0].about == {"whom": 1, "fire": 5, "star": 0}


@pytest.mark.rule("JAM-907", "JAM-R19")
def test_in_the_second_window_the_sabre_no_longer_reaches_the_first_roll() -> None:
    match = duel(6, 10, 2, treasures={0: SABRE})
    answers(match, "0 sabre:keep", "0 sabre:reroll")
    assert [event.args["fire"] for event in match.events if event.kind == "fires"] == [6, 10, 2]
    assert [event.seat for event in match.events if event.kind == "fires"] == [0, 1, 1]


@pytest.mark.rule("JAM-R19")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_sabre_works_once_in_a_fight(owner: int) -> None:
    match = duel(6, 8, 8, cargo={0: [], 1: []}, treasures={owner: SABRE})
    answers(match, f"{owner} sabre:reroll")
    assert question(match) is None
    assert happened(match, "fight-tied") == [("fight-tied", 0)]


@pytest.mark.rule("JAM-R19", "JAM-815")
def test_the_sabre_works_again_in_the_next_fight_of_the_same_turn() -> None:
    rolls = [combat(face) for face in (2, 4, 4, 6, 6)]
    s = position(at={0: 15, 1: 16, 2: 17}, treasures={0: SABRE}, draws=rolls)
    match = turn(s, 0, "forward-forward", 1, 1)
    answers(match, "0 sabre:reroll")
    assert question(match) == (0, "sabre", WINDOW)
    assert match.state.battle[:2] == (0, 2)


@pytest.mark.rule("JAM-906", "JAM-R19")
def test_the_sabre_of_a_ship_outside_the_fight_is_not_asked_for() -> None:
    match = duel(6, 6, treasures={2: SABRE})
    assert question(match) is None


@pytest.mark.rule("JAM-R19", "JAM-R21")
def test_neither_sabre_nor_lady_beth_touches_a_shortage_roll() -> None:
    s = position(at={0: 16}, cargo={0: []}, treasures={0: ["sarans-sabre", "lady-beth"]}, draws=[combat(4)])
    match = turn(s, 0, "forward-food", 1)
    assert question(match) is None
    assert match.state.space[0] == 16
    assert drawn(match) == 1


@pytest.mark.rule("JAM-908", "JAM-R20", "JAM-1114")
def test_no_gunpowder_is_added_for_the_second_roll_and_what_was_spent_still_counts() -> None:
    match = duel(2, 8, 10, cargo={0: [("powder", 5)], 1: [("food", 1)]}, treasures={0: SABRE})
    answers(match, "0 spend:3", "0 sabre:reroll")
    assert question(match) == (0, "loot", ["hold:0", "nothing"])
    assert [event.args["fire"] for event in match.events if event.kind == "fires"] == [5, 11, 10]
    assert holds(match, 0)[0] == ("powder", 2)
    assert bank(match)["powder"] == 43


@pytest.mark.rule("JAM-909", "JAM-1114", "JAM-R20", "JAM-E21")
def test_an_attackers_star_can_be_rerolled_and_the_defence_then_takes_place() -> None:
    match = duel("star", 6, 8, cargo={0: [("powder", 1)], 1: [("powder", 2)]}, treasures={1: SABRE})
    answers(match, "0 spend:1")
    assert question(match) == (1, "sabre", WINDOW)
    answers(match, "1 sabre:reroll")
    assert question(match) == (1, "spend-powder", ["spend:0", "spend:1", "spend:2"])
    assert match.pending[0].about["against"] == 7
    answers(match, "1 spend:0")
    assert happened(match, "wins-fight") == [("wins-fight", 1)]


@pytest.mark.rule("JAM-R20")
def test_a_second_star_wins_for_the_attacker() -> None:
    match = duel("star", "star", cargo={1: [("powder", 2)]}, treasures={1: SABRE})
    answers(match, "1 sabre:reroll")
    assert question(match) == (0, "loot", ["hold:0", "card:sarans-sabre", "nothing"])
    assert drawn(match) == 2


@pytest.mark.rule("JAM-909")
def test_a_defenders_star_can_be_rerolled_by_the_attacker() -> None:
    match = duel(4, "star", 2, treasures={0: SABRE})
    answers(match, "0 sabre:keep", "0 sabre:reroll")
    assert happened(match, "wins-fight") == [("wins-fight", 0)]


# --- Lady Beth


@pytest.mark.rule("JAM-910", "JAM-R21")
@pytest.mark.parametrize(("owner", "rolls", "fires"), [(0, (4, 4), [6, 4]), (1, (4, 4), [4, 6])])
def test_lady_beth_adds_two_to_her_owners_die(owner: int, rolls: tuple[int, int], fires: list[int]) -> None:
    match = duel(*rolls, treasures={owner: ["lady-beth"]})
    assert [event.args["fire"] for event in match.events if event.kind == "fires"] == fires
    assert happened(match, "wins-fight") == [("wins-fight", owner)]


@pytest.mark.rule("JAM-R20", "JAM-R21")
def test_lady_beth_adds_two_after_a_reroll_as_well() -> None:
    cargo = {0: [("powder", 1)], 1: []}
    match = duel(2, 6, 8, cargo=cargo, treasures={0: ["sarans-sabre", "lady-beth"]})
    answers(match, "0 spend:1", "0 sabre:reroll")
    assert [event.args["fire"] for event in match.events if event.kind == "fires"] == [5, 9, 8]


@pytest.mark.rule("JAM-R21", "JAM-808")
def test_lady_beth_does_not_make_two_out_of_a_star() -> None:
    match = duel("star", treasures={0: ["lady-beth"]})
    assert happened(match, "wins-fight") == [("wins-fight", 0)]
    match = duel(10, "star", treasures={0: ["lady-beth"]})
    assert happened(match, "wins-fight") == [("wins-fight", 1)]
