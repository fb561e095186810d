"""Chapter 6: the price of a space."""

import pytest

from tests.games.jamaica.table import (
    Cargo,
    answers,
    bank,
    combat,
    drawn,
    happened,
    holds,
    position,
    question,
    treasures,
    turn,
)

E05: Cargo = [("food", 1), ("food", 3)]
EMPTY: list[tuple[str, int] | None] = [None] * 5


@pytest.mark.rule("JAM-601", "JAM-E07")
def test_a_lair_with_its_token_gives_a_treasure_and_costs_nothing() -> None:
    match = turn(position(at={0: 3}, pile=["treasure-5"]), 0, "forward-food", 1)
    assert (match.state.space[0], treasures(match, 0)) == (4, ["treasure-5"])
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), None, None, None]
    assert not match.state.tokens >> 4 & 1


@pytest.mark.rule("JAM-601", "JAM-110", "JAM-E07")
def test_the_next_ship_on_that_lair_pays_nothing_and_gets_nothing() -> None:
    match = turn(position(at={0: 3}, cargo={0: []}, pile=["treasure-5"], plundered=[4]), 0, "forward-food", 1)
    assert (match.state.space[0], treasures(match, 0), holds(match, 0)) == (4, [], EMPTY)
    assert (question(match), drawn(match)) == (None, 0)


@pytest.mark.rule("JAM-602", "JAM-110", "JAM-E06")
def test_a_port_costs_as_many_doubloons_as_its_pin_says() -> None:
    s = position(at={0: 41}, cargo={0: [("doubloon", 9), ("food", 9)]})
    doubloons, food, _ = s.bank
    match = turn(s, 0, "forward-food", 4)
    assert holds(match, 0) == [("doubloon", 2), ("food", 9), None, None, None]
    assert (bank(match)["doubloon"], bank(match)["food"]) == (doubloons + 7, food)


@pytest.mark.rule("JAM-603", "JAM-110")
@pytest.mark.parametrize(("start", "price"), [(28, 1), (41, 2), (42, 3), (13, 4)])
def test_a_sea_space_costs_one_food_for_each_white_square(start: int, price: int) -> None:
    s = position(at={0: start}, cargo={0: [("doubloon", 9), ("food", 9)]})
    doubloons, food, _ = s.bank
    match = turn(s, 0, "forward-food", 1)
    assert holds(match, 0) == [("doubloon", 9), ("food", 9 - price), None, None, None]
    assert (bank(match)["doubloon"], bank(match)["food"]) == (doubloons, food + price)


@pytest.mark.rule("JAM-604", "JAM-R05")
def test_port_royal_is_free_and_has_no_fight_and_no_treasure() -> None:
    match = turn(position(at={0: 3}, cargo={0: []}), 0, "backward-forward", 3)
    assert match.state.space == [0, 0, 0]
    assert (question(match), drawn(match)) == (None, 0)
    assert happened(match, "attacks", "pays", "shortage", "takes-treasure") == []


@pytest.mark.rule("JAM-605", "JAM-603", "JAM-1111", "JAM-E05")
@pytest.mark.parametrize(
    ("share", "left"), [("give:1", [None, ("food", 2)]), ("give:0", [("food", 1), ("food", 1)])]
)
def test_the_payer_chooses_the_holds(share: str, left: Cargo) -> None:
    match = turn(position(at={0: 15}, cargo={0: E05}), 0, "forward-gunpowder", 2)
    assert question(match) == (0, "pay", ["give:0", "give:1"])
    answers(match, f"0 {share}")
    assert question(match) is None
    assert holds(match, 0) == [*left, None, None, None]


@pytest.mark.rule("JAM-605", "JAM-1111", "JAM-E01")
def test_loaded_in_the_morning_paid_with_in_the_evening() -> None:
    match = turn(position(), 0, "doubloon-forward", 2, 5)
    assert match.state.space[0] == 5
    assert question(match) == (0, "pay", ["give:1", "give:2", "give:3"])
    answers(match, "0 give:1")
    assert holds(match, 0) == [("food", 3), ("doubloon", 2), None, None, None]


@pytest.mark.rule("JAM-605", "JAM-1111")
def test_three_holds_may_share_a_price_in_any_way() -> None:
    s = position(at={0: 14}, cargo={0: [("food", 2), None, ("food", 2), ("food", 2)]})
    match = turn(s, 0, "forward-gunpowder", 1)
    assert question(match) == (0, "pay", ["give:0", "give:1", "give:2"])
    answers(match, "0 give:1")
    assert question(match) == (0, "pay", ["give:0", "give:1", "give:2"])
    answers(match, "0 give:1")
    assert holds(match, 0) == [("food", 1), None, ("food", 1), ("food", 1), None]


@pytest.mark.rule("JAM-605")
def test_the_sixth_hold_pays_too() -> None:
    cargo: Cargo = [("food", 1), None, None, None, None, ("food", 2)]
    s = position(at={0: 15}, cargo={0: cargo}, treasures={0: ["sixth-hold"]})
    match = turn(s, 0, "forward-gunpowder", 2)
    answers(match, "0 give:0")
    assert holds(match, 0) == [("food", 1), None, None, None, None, None]


@pytest.mark.rule("JAM-605")
@pytest.mark.parametrize("cargo", [[("food", 5)], [("food", 1), ("powder", 1), ("food", 1)]])
def test_nothing_is_asked_if_there_is_no_choice_of_holds(cargo: Cargo) -> None:
    match = turn(position(at={0: 15}, cargo={0: cargo}), 0, "forward-gunpowder", 2)
    assert question(match) is None
    assert happened(match, "pays", "shortage") == [("pays", 0)]


@pytest.mark.rule("JAM-R22")
def test_the_spender_of_gunpowder_chooses_the_holds() -> None:
    cargo: Cargo = [("powder", 1), ("powder", 3)]
    s = position(at={0: 15, 1: 17}, cargo={0: cargo}, draws=[combat(2), combat(10)])
    match = turn(s, 0, "forward-food", 2)
    assert question(match) == (0, "spend-powder", [f"spend:{n}" for n in range(5)])
    answers(match, "0 spend:2")
    assert question(match) == (0, "pay-powder", ["give:0", "give:1"])
    answers(match, "0 give:0")
    assert holds(match, 0)[:2] == [("powder", 1), ("powder", 1)]


@pytest.mark.rule("JAM-R22")
@pytest.mark.parametrize("spent", [0, 4])
def test_spending_all_gunpowder_or_none_leaves_no_choice_of_holds(spent: int) -> None:
    cargo: Cargo = [("powder", 1), ("powder", 3)]
    s = position(at={0: 15, 1: 17}, cargo={0: cargo, 1: []}, draws=[combat("star"), combat("star")])
    match = turn(s, 0, "forward-food", 2)
    answers(match, f"0 spend:{spent}")
    assert question(match) is None
    assert holds(match, 0)[:2] == (EMPTY[:2] if spent else cargo)


# --- once, in full, and with what one has


@pytest.mark.rule("JAM-606", "JAM-1112")
def test_staying_on_a_space_costs_nothing() -> None:
    match = turn(position(at={0: 17}), 0, "gunpowder-doubloon", 3, 4)
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), ("powder", 3), ("doubloon", 4), None]
    assert happened(match, "pays", "shortage") == []


@pytest.mark.rule("JAM-606", "JAM-1112")
def test_coming_back_to_a_space_costs_again() -> None:
    s = position(at={0: 16}, cargo={0: [("food", 9), ("doubloon", 9)]})
    match = turn(s, 0, "forward-backward", 1, 1)
    assert match.state.space[0] == 16
    assert holds(match, 0)[:2] == [("food", 7), ("doubloon", 6)]


@pytest.mark.rule("JAM-607", "JAM-R31", "JAM-R02")
@pytest.mark.parametrize(("food", "left"), [(2, None), (3, ("food", 1))])
def test_whoever_can_pay_must_pay_in_full(food: int, left: tuple[str, int] | None) -> None:
    match = turn(position(at={0: 15}, cargo={0: [("food", food)]}), 0, "forward-food", 2)
    assert (question(match), drawn(match)) == (None, 0)
    assert (match.state.space[0], holds(match, 0)[0]) == (17, left)


@pytest.mark.rule("JAM-607", "JAM-R31")
def test_holds_that_are_enough_only_together_must_pay_as_well() -> None:
    match = turn(position(at={0: 15}, cargo={0: [("food", 1), ("food", 1)]}), 0, "forward-gunpowder", 2)
    assert (match.state.space[0], holds(match, 0), drawn(match)) == (17, EMPTY, 0)


@pytest.mark.rule("JAM-607", "JAM-110", "JAM-701")
@pytest.mark.parametrize(("start", "cargo"), [(15, [("doubloon", 9)]), (4, [("food", 9)])])
def test_no_resource_stands_in_for_another(start: int, cargo: Cargo) -> None:
    s = position(at={0: start}, cargo={0: [*cargo, ("powder", 9)]}, draws=[combat("star")])
    match = turn(s, 0, "forward-food", 2 if start == 15 else 1)
    assert happened(match, "pays", "shortage") == [("shortage", 0)]
    assert holds(match, 0) == [*cargo, ("powder", 9), None, None, None]


@pytest.mark.rule("JAM-608", "JAM-1103", "JAM-E15")
def test_the_evenings_load_cannot_pay_for_the_morning() -> None:
    s = position(at={0: 15}, cargo={0: [("food", 1)]}, draws=[combat(2)])
    match = turn(s, 0, "forward-food", 2, 6)
    assert happened(match, "shortage", "loads") == [("shortage", 0), ("loads", 0)]
    assert (match.state.space[0], holds(match, 0)) == (16, [("food", 6), None, None, None, None])
