"""What a card says before it is played: where it leads, what it costs, and what is amiss."""

import pytest

from kaper.engine.show import Asked
from kaper.engine.sight import look_at
from kaper.words import Offer
from tests.games.jamaica.table import Cargo, position, table
from tests.games.jamaica.test_text import narrator, seen


def card(name: str, dice: tuple[int, int], at: int, cargo: Cargo) -> Offer:
    """What is said of one card, played from a space with this cargo."""
    s = position(3, at={0: at}, hands={0: [name]}, cargo={0: cargo})
    s.stage, s.dice = 1, dice
    match = table(s)
    view = seen(match, 0)
    asked = Asked("choose-card", [f"play:{name}"], {})
    return narrator("en", view, 3).offer(look_at(match, 0), asked, f"play:{name}")


FULL_OF_POWDER: Cargo = [("powder", 1)] * 5


@pytest.mark.rule("JAM-403", "JAM-405")
def test_the_second_load_of_a_card_sees_what_the_first_one_did() -> None:
    four = FULL_OF_POWDER[:4]
    assert card("doubloon-doubloon", (2, 3), 5, four).tip == (
        "Morning: you load 2 doubloons. Evening: you load 3 doubloons. "
        "No hold is empty: you throw out a whole one first, 1 of other goods or more."
    )
    gold: Cargo = [("doubloon", 1)] * 4
    assert card("doubloon-doubloon", (2, 3), 5, gold).words == (
        "load 2 doubloons, then load 3 doubloons (no room!)"
    )
    full = card("doubloon-doubloon", (2, 3), 5, [("doubloon", 1)] * 5)
    assert full.words == "load 2 doubloons (no room!), then load 3 doubloons (no room!)"
    assert full.tip == (
        "Morning: you load 2 doubloons, but no hold can take it: nothing happens. "
        "Evening: you load 3 doubloons, but no hold can take it: nothing happens."
    )


@pytest.mark.rule("JAM-403", "JAM-404")
def test_a_forced_emptying_that_makes_a_shortage_certain_is_said() -> None:
    # Space 12 asks for 2 food, and the food is all that can make room for more doubloons.
    gold: Cargo = [("doubloon", 5)] * 3
    loads = (
        "Morning: you load 3 doubloons. No hold is empty: you throw out a whole one first, "
        "{} of other goods or more. Evening: 1 ahead to space 12, where 2 food must be paid. {}"
    )
    certain = card("doubloon-forward", (3, 1), 11, [("food", 2), ("doubloon", 5), *gold])
    assert certain.words == "load 3 doubloons, then 1 ahead (shortage!)"
    assert certain.tip == loads.format(
        2, "You cannot pay: you hand over all you have of it, and the ship falls back."
    )
    possible = card("doubloon-forward", (3, 1), 11, [("food", 2), ("powder", 1), *gold])
    assert possible.words == "load 3 doubloons, then 1 ahead"
    assert possible.tip == loads.format(1, "On 12 it depends on which hold you empty.")


def test_every_destination_carries_its_own_warning() -> None:
    # From 6 the ways lead to 7 (sea, 2 food) and 13 (sea, 3 food).
    either = "Morning: 1 ahead to one of the spaces 7, 13, as you choose. {} Evening: you load 1 food."
    two = card("forward-food", (1, 1), 6, [("food", 2)])
    assert two.words == "1 ahead, then load 1 food"
    assert two.tip == either.format("You cannot pay on 13.")
    one = card("forward-food", (1, 1), 6, [("food", 1)])
    assert one.words == "1 ahead (shortage!), then load 1 food"
    assert one.tip == either.format(
        "You cannot pay: you hand over all you have of it, and the ship falls back."
    )


@pytest.mark.rule("JAM-601", "JAM-604")
def test_free_spaces_carry_no_warning_even_for_an_empty_ship() -> None:
    assert card("forward-food", (1, 1), 3, []).tip == (
        "Morning: 1 ahead to space 4, a lair with a treasure. Evening: you load 1 food."
    )
    assert card("backward-forward", (1, 1), 1, []).tip.startswith("Morning: 1 back to Port Royal. Evening:")
