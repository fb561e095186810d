"""Chapter 12: what the Ghost Ship steals, and what is stolen from it."""

import pytest

from kaper.engine.events import SPECTATOR
from kaper.games.jamaica.game import GAME
from tests.games.jamaica.haunting import GHOST, boarding, haunted
from tests.games.jamaica.table import (
    Cargo,
    answers,
    bank,
    combat,
    from_lairs,
    holds,
    position,
    question,
    seen,
    treasures,
    turn,
)

EIGHT_DOUBLOONS: Cargo = [("doubloon", 5), ("doubloon", 3)]


# --- its loot


@pytest.mark.rule("JAM-1214", "JAM-E25")
def test_it_loads_stolen_doubloons() -> None:
    match = haunted("star", cargo={1: [("food", 4), ("doubloon", 6)]})
    before = bank(match)
    answers(match, "0 hold:1")
    assert holds(match, GHOST) == [("doubloon", 5), ("doubloon", 3), ("doubloon", 6), None, None]
    assert holds(match, 1) == [("food", 4), None, None, None, None]
    assert bank(match) == before


@pytest.mark.rule("JAM-1214", "JAM-E25", "JAM-R54")
@pytest.mark.parametrize("goods", ["food", "powder"])
def test_it_throws_everything_but_doubloons_overboard(goods: str) -> None:
    match = haunted("star", cargo={1: [(goods, 4), ("doubloon", 6)]})
    before = bank(match)
    answers(match, "0 hold:0")
    assert holds(match, GHOST) == [*EIGHT_DOUBLOONS, None, None, None]
    assert holds(match, 1) == [None, ("doubloon", 6), None, None, None]
    assert bank(match) == {**before, goods: before[goods] + 4}


@pytest.mark.rule("JAM-R49")
def test_its_decider_may_take_nothing() -> None:
    match = haunted("star")
    answers(match, "0 nothing")
    assert holds(match, 1) == [("food", 3), ("doubloon", 3), None, None, None]
    assert holds(match, GHOST) == [*EIGHT_DOUBLOONS, None, None, None]


@pytest.mark.rule("JAM-R48")
def test_with_five_holds_of_doubloons_it_can_steal_no_more_doubloons() -> None:
    cargo = {1: [("doubloon", 6), ("food", 2), ("powder", 1)], GHOST: [("doubloon", 1)] * 5}
    match = haunted("star", cargo=cargo, treasures={1: ["morgans-map"]})
    assert question(match) == (0, "loot", ["hold:1", "hold:2", "card:morgans-map", "nothing"])


@pytest.mark.rule("JAM-1215", "JAM-R54", "JAM-R46")
def test_it_may_steal_an_item_and_keeps_it_face_up() -> None:
    match = haunted("star", treasures={1: ["morgans-map", "treasure-5"]})
    assert question(match) == (
        0, "loot", ["hold:0", "hold:1", "card:morgans-map", "card:face-down", "nothing"],
    )  # fmt: skip
    answers(match, "0 card:morgans-map")
    assert seen(match, SPECTATOR).ships[GHOST].items == ["morgans-map", "lady-beth"]
    assert treasures(match, 1) == ["treasure-5"]


@pytest.mark.rule("JAM-1215", "JAM-R54", "JAM-R46")
def test_it_may_steal_a_face_down_card_which_stays_face_down() -> None:
    match = haunted("star", treasures={1: ["treasure-5", "treasure-7-a"]}, draws=[(2, 2)])
    answers(match, "0 card:face-down")
    assert seen(match, SPECTATOR).ships[GHOST].face_down == ["unknown"]
    assert treasures(match, GHOST) == ["lady-beth", "treasure-7-a"]
    assert GAME.outcome(match.state).parts["treasures"] == [0, 5, 7]


@pytest.mark.rule("JAM-1215")
def test_it_never_gives_a_curse_away() -> None:
    match = haunted("star", lairs=["cursed-4", "cursed-2"])
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "nothing"])


# --- the player's loot


@pytest.mark.rule("JAM-1216", "JAM-1204")
def test_a_player_who_beats_it_may_steal_all_but_lady_beth_or_give_it_a_curse() -> None:
    match = boarding("star", treasures={0: ["cursed-3"], GHOST: ["morgans-map"]}, lairs=["treasure-3-a"])
    assert question(match) == (
        0, "loot", ["hold:0", "hold:1", "card:morgans-map", "card:face-down", "curse:cursed-3", "nothing"],
    )  # fmt: skip
    answers(match, "0 hold:0")
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), ("doubloon", 5), None, None]
    assert holds(match, GHOST) == [None, ("doubloon", 3), None, None, None]


@pytest.mark.rule("JAM-1204")
def test_its_lady_beth_is_not_offered_even_if_it_has_nothing_else() -> None:
    match = boarding("star", cargo={GHOST: []})
    assert question(match) is None
    assert treasures(match, GHOST) == ["lady-beth"]


@pytest.mark.rule("JAM-1216", "JAM-1217")
def test_a_curse_given_to_it_counts_against_it() -> None:
    match = boarding("star", treasures={0: ["cursed-4"]})
    answers(match, "0 curse:cursed-4")
    assert (treasures(match, 0), treasures(match, GHOST)) == ([], ["lady-beth", "cursed-4"])
    assert GAME.outcome(match.state).parts["curses"] == [0, 0, -4]


@pytest.mark.rule("JAM-R50", "JAM-904")
def test_an_item_stolen_face_down_from_it_is_turned_up_and_works_at_once() -> None:
    rolls = [combat("star"), (1, 1), combat(2)]
    s = position(2, at={0: 15, 1: 17, GHOST: 16}, draws=rolls)
    match = turn(from_lairs(s, "sarans-sabre"), 0, "forward-forward", 1, 1)
    answers(match, "0 card:face-down")
    assert seen(match, SPECTATOR).ships[0].items == ["sarans-sabre"]
    assert seen(match, SPECTATOR).ships[GHOST].face_down == []
    assert question(match) == (0, "sabre", ["sabre:keep", "sabre:reroll"])


# --- the Sixth Hold


@pytest.mark.rule("JAM-R47")
@pytest.mark.parametrize(("goods", "left"), [("doubloon", ("doubloon", 4)), ("food", None), ("powder", None)])
def test_if_it_steals_the_sixth_hold_only_doubloons_stay_in_it(
    goods: str, left: tuple[str, int] | None
) -> None:
    match = haunted("star", cargo={1: [None] * 5 + [(goods, 4)]}, treasures={1: ["sixth-hold"]})
    before = bank(match)
    answers(match, "0 card:sixth-hold")
    assert holds(match, GHOST) == [*EIGHT_DOUBLOONS, None, None, None, left]
    assert holds(match, 1) == [None] * 5
    assert bank(match)[goods] == before[goods] + (0 if left else 4)
    assert GAME.outcome(match.state).parts["doubloons"][GHOST] == (12 if left else 8)


@pytest.mark.rule("JAM-R47", "JAM-R48")
@pytest.mark.parametrize("sixth", [None, ("doubloon", 4)])
def test_nothing_is_loaded_into_its_sixth_hold(sixth: tuple[str, int] | None) -> None:
    cargo: dict[int, Cargo] = {1: [("doubloon", 6), ("food", 1)], GHOST: [("doubloon", 1)] * 5 + [sixth]}
    match = haunted("star", cargo=cargo, treasures={GHOST: ["sixth-hold"]})
    assert question(match) == (0, "loot", ["hold:1", "nothing"])


@pytest.mark.rule("JAM-R47")
@pytest.mark.parametrize(
    ("choice", "mine", "its"),
    [
        (
            "hold:5",
            [("food", 1), ("doubloon", 4), None, None, None],
            [*EIGHT_DOUBLOONS, None, None, None, None],
        ),
        (
            "card:sixth-hold",
            [("food", 1), None, None, None, None, ("doubloon", 4)],
            [*EIGHT_DOUBLOONS, *[None] * 3],
        ),
    ],
)
def test_its_doubloons_there_can_be_taken_as_a_hold_or_with_the_card(
    choice: str, mine: list[tuple[str, int] | None], its: list[tuple[str, int] | None]
) -> None:
    cargo: dict[int, Cargo] = {0: [("food", 1)], GHOST: [*EIGHT_DOUBLOONS, None, None, None, ("doubloon", 4)]}
    match = boarding("star", cargo=cargo, treasures={GHOST: ["sixth-hold"]})
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "hold:5", "card:sixth-hold", "nothing"])
    answers(match, f"0 {choice}")
    assert (holds(match, 0), holds(match, GHOST)) == (mine, its)
