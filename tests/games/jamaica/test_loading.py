"""Chapter 4: loading."""

import pytest

from tests.games.jamaica.table import (
    Cargo,
    answers,
    bank,
    combat,
    happened,
    holds,
    position,
    question,
    treasures,
    turn,
)

FULL_OF_POWDER: Cargo = [("powder", 1), ("powder", 1), ("powder", 2), ("powder", 3), ("powder", 6)]
E02: Cargo = [("food", 1), ("doubloon", 4), ("powder", 2), ("food", 3), ("doubloon", 6)]


@pytest.mark.rule("JAM-401", "JAM-402")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("doubloon-forward", "doubloon"), ("food-forward", "food"), ("gunpowder-food", "powder")],
)
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_as_many_tokens_as_the_die_shows_go_from_the_bank_into_one_empty_hold(
    card: str, goods: str, pips: int
) -> None:
    s = position(cargo={0: []})
    before = dict(zip(("doubloon", "food", "powder"), s.bank, strict=True))
    match = turn(s, 0, card, pips)
    assert question(match) is None
    assert holds(match, 0) == [(goods, pips), None, None, None, None]
    assert bank(match) == {**before, goods: before[goods] - pips}


@pytest.mark.rule("JAM-402")
def test_nothing_is_added_to_a_hold_with_the_same_resource() -> None:
    cargo: Cargo = [("food", 3), ("doubloon", 3), ("food", 1), ("powder", 1), None]
    match = turn(position(cargo={0: cargo}), 0, "food-forward", 2)
    assert holds(match, 0) == [*cargo[:4], ("food", 2)]


@pytest.mark.rule("JAM-403", "JAM-404", "JAM-E02")
def test_without_an_empty_hold_one_with_another_resource_is_emptied() -> None:
    s = position(cargo={0: E02})
    before = s.bank[:]
    match = turn(s, 0, "food-forward", 5)
    assert question(match) == (0, "empty-hold", ["empty:1", "empty:2", "empty:4"])
    answers(match, "0 empty:2")
    assert holds(match, 0) == [("food", 1), ("doubloon", 4), ("food", 5), ("food", 3), ("doubloon", 6)]
    assert bank(match) == {"doubloon": before[0], "food": before[1] - 5, "powder": before[2] + 2}
    assert question(match) is None


@pytest.mark.rule("JAM-403", "JAM-404")
def test_the_only_hold_that_may_be_emptied_is_emptied_without_asking() -> None:
    s = position(cargo={0: [("food", 1), ("food", 2), ("food", 3), ("food", 4), ("doubloon", 6)]})
    doubloons = s.bank[0]
    match = turn(s, 0, "food-forward", 5)
    assert (question(match), happened(match, "forced")) == (None, [])
    assert holds(match, 0) == [("food", 1), ("food", 2), ("food", 3), ("food", 4), ("food", 5)]
    assert bank(match)["doubloon"] == doubloons + 6


@pytest.mark.rule("JAM-405", "JAM-1106", "JAM-E03")
def test_a_load_is_ignored_if_all_holds_contain_that_resource() -> None:
    match = turn(position(cargo={0: FULL_OF_POWDER}), 0, "gunpowder-food", 4)
    assert question(match) is None
    assert holds(match, 0) == FULL_OF_POWDER
    assert bank(match)["powder"] == 45 - 13


@pytest.mark.rule("JAM-406", "JAM-R30")
def test_an_empty_hold_must_be_used_and_the_lowest_one_is() -> None:
    match = turn(position(cargo={0: [("food", 3), None, ("doubloon", 3)]}), 0, "gunpowder-food", 4)
    assert question(match) is None
    assert holds(match, 0) == [("food", 3), ("powder", 4), ("doubloon", 3), None, None]


@pytest.mark.rule("JAM-R30")
def test_a_hold_whose_last_token_was_spent_is_empty() -> None:
    cargo: Cargo = [("doubloon", 1), ("food", 2), ("powder", 1), ("doubloon", 1), ("doubloon", 1)]
    match = turn(position(at={0: 15}, cargo={0: cargo}), 0, "forward-gunpowder", 2, 6)
    assert question(match) is None
    assert holds(match, 0) == [cargo[0], ("powder", 6), *cargo[2:]]


@pytest.mark.rule("JAM-407", "JAM-1105", "JAM-E04")
def test_two_loads_of_doubloons_are_never_added_together() -> None:
    match = turn(position(cargo={0: [("food", 1), ("food", 1), ("food", 1)]}), 0, "doubloon-doubloon", 4, 3)
    assert holds(match, 0) == [("food", 1), ("food", 1), ("food", 1), ("doubloon", 4), ("doubloon", 3)]


@pytest.mark.rule("JAM-407", "JAM-404", "JAM-1105")
def test_the_second_load_of_doubloons_may_not_empty_the_hold_of_the_first() -> None:
    s = position(cargo={0: [("food", 1), ("food", 2), ("food", 3), ("food", 4), None]})
    match = turn(s, 0, "doubloon-doubloon", 4, 3)
    assert question(match) == (0, "empty-hold", ["empty:0", "empty:1", "empty:2", "empty:3"])
    answers(match, "0 empty:0")
    assert holds(match, 0) == [("doubloon", 3), ("food", 2), ("food", 3), ("food", 4), ("doubloon", 4)]


# --- the Sixth Hold


@pytest.mark.rule("JAM-R30")
@pytest.mark.parametrize(("choice", "hold"), [("fill:1", 1), ("fill:5", 5)])
def test_between_a_normal_hold_and_the_sixth_the_loader_chooses(choice: str, hold: int) -> None:
    s = position(cargo={0: [("food", 3), None, None, ("powder", 2), None]}, treasures={0: ["sixth-hold"]})
    match = turn(s, 0, "gunpowder-food", 4)
    assert question(match) == (0, "fill-hold", ["fill:1", "fill:5"])
    answers(match, f"0 {choice}")
    expected: list[tuple[str, int] | None] = [("food", 3), None, None, ("powder", 2), None, None]
    expected[hold] = ("powder", 4)
    assert holds(match, 0) == expected


@pytest.mark.rule("JAM-R29", "JAM-R30", "JAM-406")
def test_an_empty_sixth_hold_counts_as_an_empty_hold() -> None:
    match = turn(position(cargo={0: E02}, treasures={0: ["sixth-hold"]}), 0, "food-forward", 5)
    assert question(match) is None
    assert holds(match, 0) == [*E02, ("food", 5)]


@pytest.mark.rule("JAM-R29", "JAM-405")
def test_an_empty_sixth_hold_takes_a_load_that_five_full_holds_would_ignore() -> None:
    s = position(cargo={0: FULL_OF_POWDER}, treasures={0: ["sixth-hold"]})
    assert holds(turn(s, 0, "gunpowder-food", 4), 0) == [*FULL_OF_POWDER, ("powder", 4)]


@pytest.mark.rule("JAM-R28")
def test_a_sixth_hold_found_in_the_morning_can_be_loaded_in_the_evening() -> None:
    s = position(at={0: 3}, cargo={0: E02}, pile=["sixth-hold"])
    match = turn(s, 0, "forward-gunpowder", 1, 6)
    assert question(match) is None
    assert holds(match, 0) == [*E02, ("powder", 6)]


@pytest.mark.rule("JAM-R28")
def test_lady_beth_found_in_the_morning_helps_in_the_evening_fight() -> None:
    s = position(at={0: 3, 1: 5}, pile=["lady-beth"], draws=[(1, 1), combat(4), combat(4)])
    match = turn(s, 0, "forward-forward", 1, 1)
    assert happened(match, "wins-fight") == [("wins-fight", 0)]


@pytest.mark.rule("JAM-R29")
def test_stealing_the_sixth_hold_takes_its_contents_along_without_loading() -> None:
    laden: Cargo = [None, None, None, None, None, ("doubloon", 4)]
    s = position(
        at={0: 3, 1: 4}, cargo={0: E02, 1: laden}, treasures={1: ["sixth-hold"]}, plundered=[4],
        draws=[combat("star")],
    )  # fmt: skip
    match = turn(s, 0, "forward-food", 1)
    answers(match, "0 spend:0")
    assert question(match) == (0, "loot", ["hold:5", "card:sixth-hold", "nothing"])
    answers(match, "0 card:sixth-hold")
    assert question(match) is None
    assert holds(match, 0) == [*E02, ("doubloon", 4)]
    assert (holds(match, 1), treasures(match, 1)) == ([None] * 5, [])


@pytest.mark.rule("JAM-R29")
def test_stealing_only_what_is_in_the_sixth_hold_follows_the_loading_rules() -> None:
    laden: Cargo = [None, None, None, None, None, ("doubloon", 4)]
    s = position(
        at={0: 3, 1: 4}, cargo={0: E02, 1: laden}, treasures={1: ["sixth-hold"]}, plundered=[4],
        draws=[combat("star")],
    )  # fmt: skip
    match = turn(s, 0, "forward-food", 1)
    answers(match, "0 spend:0", "0 hold:5")
    assert question(match) == (0, "empty-hold", ["empty:0", "empty:2", "empty:3"])
    answers(match, "0 empty:0")
    assert holds(match, 0) == [("doubloon", 4), *E02[1:]]
    assert (holds(match, 1), treasures(match, 1)) == ([None] * 6, ["sixth-hold"])
