"""What a card says before it is played: where it leads, what it costs, and what is amiss."""

import pytest

from kaper.engine.show import Asked
from kaper.engine.sight import look_at
from tests.games.jamaica.table import Cargo, position, table
from tests.games.jamaica.test_text import narrator, seen


def card(name: str, dice: tuple[int, int], at: int, cargo: Cargo) -> str:
    """The label of one card, played from a space with this cargo."""
    s = position(3, at={0: at}, hands={0: [name]}, cargo={0: cargo})
    s.stage, s.dice = 1, dice
    match = table(s)
    view = seen(match, 0)
    asked = Asked("choose-card", [f"play:{name}"], {})
    return narrator("en", view, 3).option(look_at(match, 0), asked, f"play:{name}")


FULL_OF_POWDER: Cargo = [("powder", 1)] * 5


@pytest.mark.rule("JAM-403", "JAM-405")
def test_the_second_load_of_a_card_sees_what_the_first_one_did() -> None:
    four = FULL_OF_POWDER[:4]
    assert card("doubloon-doubloon", (2, 3), 5, four) == (
        "☀ load 2 doubloons   ☾ load 3 doubloons (after emptying a hold)"
    )
    gold: Cargo = [("doubloon", 1)] * 4
    assert card("doubloon-doubloon", (2, 3), 5, gold) == (
        "☀ load 2 doubloons   ☾ load 3 doubloons (no room: nothing)"
    )
    assert card("doubloon-doubloon", (2, 3), 5, [("doubloon", 1)] * 5) == (
        "☀ load 2 doubloons (no room: nothing)   ☾ load 3 doubloons (no room: nothing)"
    )


@pytest.mark.rule("JAM-403", "JAM-404")
def test_a_forced_emptying_that_makes_a_shortage_certain_is_said() -> None:
    # Space 12 asks for 2 food, and the food is all that can make room for more doubloons.
    gold: Cargo = [("doubloon", 5)] * 3
    assert card("doubloon-forward", (3, 1), 11, [("food", 2), ("doubloon", 5), *gold]) == (
        "☀ load 3 doubloons (after emptying a hold)   ☾ 1 ahead → 12 ~2 (shortage!)"
    )
    assert card("doubloon-forward", (3, 1), 11, [("food", 2), ("powder", 1), *gold]) == (
        "☀ load 3 doubloons (after emptying a hold)   ☾ 1 ahead → 12 ~2 ✗?"
    )


def test_every_destination_carries_its_own_warning() -> None:
    # From 6 the ways lead to 7 (sea, 2 food) and 13 (sea, 3 food).
    assert card("forward-food", (1, 1), 6, [("food", 2)]) == "☀ 1 ahead → 7 ~2, 13 ~3 ✗   ☾ load 1 food"
    assert card("forward-food", (1, 1), 6, [("food", 1)]) == (
        "☀ 1 ahead → 7 ~2, 13 ~3 (shortage!)   ☾ load 1 food"
    )


@pytest.mark.rule("JAM-601", "JAM-604")
def test_free_spaces_carry_no_warning_even_for_an_empty_ship() -> None:
    assert card("forward-food", (1, 1), 3, []) == "☀ 1 ahead → 4 ☠+   ☾ load 1 food"
    assert card("backward-forward", (1, 1), 1, []).startswith("☀ 1 back → 0 ⚑   ☾")
