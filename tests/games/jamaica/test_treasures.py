"""Chapter 9: lairs and their treasures, Morgan's Map and the Sixth Hold."""

import pytest

from kaper.engine.events import SPECTATOR
from kaper.games.jamaica.game import GAME
from tests.games.jamaica.table import (
    answers,
    die,
    drawn,
    duel,
    hand,
    happened,
    holds,
    one_round,
    position,
    question,
    seen,
    treasures,
    turn,
)

# --- lairs


@pytest.mark.rule("JAM-901")
@pytest.mark.parametrize(("nth", "card"), [(1, "treasure-3-a"), (2, "treasure-7-b"), (3, "cursed-4")])
def test_a_lair_with_a_token_gives_a_card_of_the_pile_for_the_token(nth: int, card: str) -> None:
    s = position(at={0: 3}, pile=["treasure-3-a", "treasure-7-b", "cursed-4"], draws=[(nth, 3)])
    match = turn(s, 0, "forward-food", 1)
    assert question(match) is None
    assert treasures(match, 0) == [card]
    view = seen(match, SPECTATOR)
    assert view.tokens == [9, 11, 19, 22, 25, 33, 37, 44]
    assert view.pile == 2
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), None, None, None]


@pytest.mark.rule("JAM-902")
def test_a_lair_without_a_token_gives_nothing_and_costs_nothing() -> None:
    match = turn(position(at={0: 3}, cargo={0: []}, plundered=[4]), 0, "forward-food", 1)
    assert treasures(match, 0) == []
    assert seen(match, SPECTATOR).pile == 9
    assert drawn(match) == 0
    assert match.state.space[0] == 4


@pytest.mark.rule("JAM-903")
def test_a_player_may_own_any_number_of_treasures_and_items() -> None:
    owned = [
        "morgans-map",
        "sarans-sabre",
        "sixth-hold",
        "treasure-3-a",
        "treasure-5",
        "cursed-2",
        "cursed-4",
    ]
    s = position(at={0: 3}, treasures={0: owned}, pile=["lady-beth"])
    match = turn(s, 0, "forward-food", 1)
    assert question(match) is None
    assert sorted(treasures(match, 0)) == sorted([*owned, "lady-beth"])


@pytest.mark.rule("JAM-904", "JAM-913")
@pytest.mark.parametrize(
    ("card", "items", "face_down"),
    [
        ("sarans-sabre", ["sarans-sabre"], []),
        ("treasure-7-a", [], ["unknown"]),
        ("cursed-3", [], ["unknown"]),
    ],
)
def test_items_lie_face_up_and_treasures_face_down(card: str, items: list[str], face_down: list[str]) -> None:
    match = turn(position(at={0: 3}, pile=[card]), 0, "forward-food", 1)
    ship = seen(match, SPECTATOR).ships[0]
    assert (ship.items, ship.face_down) == (items, face_down)


# --- Morgan's Map and the Sixth Hold


@pytest.mark.rule("JAM-905")
def test_morgans_map_makes_the_hand_four_cards_instead_of_three() -> None:
    hands = {player: ["gunpowder-food", "food-gunpowder", "doubloon-doubloon"] for player in range(3)}
    s = position(hands=hands, treasures={1: ["morgans-map"]}, draws=[die(2), die(2)])
    match = one_round(s)
    answers(match, *(f"{player} play:gunpowder-food" for player in range(3)))
    assert [len(hand(match, player)) for player in range(3)] == [3, 4, 3]


@pytest.mark.rule("JAM-911")
def test_the_sixth_hold_is_loaded_like_any_other() -> None:
    full = [("food", 1), ("food", 2), ("powder", 3), ("food", 4), ("food", 5)]
    match = turn(position(cargo={0: full}, treasures={0: ["sixth-hold"]}), 0, "food-gunpowder", 6, 2)
    assert question(match) == (0, "empty-hold", ["empty:0", "empty:1", "empty:3", "empty:4", "empty:5"])
    assert holds(match, 0) == [*full, ("food", 6)]
    answers(match, "0 empty:5")
    assert holds(match, 0) == [*full, ("powder", 2)]


@pytest.mark.rule("JAM-911")
def test_goods_in_the_sixth_hold_pay_and_fight_like_all_others() -> None:
    cargo = [None, None, None, None, None, ("powder", 2)]
    match = duel(4, 4, cargo={0: cargo, 1: []}, treasures={0: ["sixth-hold"]})
    assert question(match) == (0, "spend-powder", ["spend:0", "spend:1", "spend:2"])
    answers(match, "0 spend:1")
    assert holds(match, 0) == [None, None, None, None, None, ("powder", 1)]
    assert happened(match, "wins-fight") == [("wins-fight", 0)]


# --- treasures and curses


@pytest.mark.rule("JAM-913", "JAM-1003")
@pytest.mark.parametrize(
    ("card", "treasure", "curse"),
    [
        ("treasure-3-a", 3, 0),
        ("treasure-3-b", 3, 0),
        ("treasure-5", 5, 0),
        ("treasure-7-a", 7, 0),
        ("treasure-7-b", 7, 0),
        ("cursed-2", 0, -2),
        ("cursed-3", 0, -3),
        ("cursed-4", 0, -4),
    ],
)
def test_what_the_treasures_and_the_curses_are_worth(card: str, treasure: int, curse: int) -> None:
    parts = GAME.outcome(position(treasures={1: [card]})).parts
    assert (parts["treasures"], parts["curses"]) == ([0, treasure, 0], [0, curse, 0])
