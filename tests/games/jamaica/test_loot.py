"""Chapter 8, the spoils: what the winner of a fight may do, and what not."""

import pytest

from kaper.engine.errors import NotOffered
from tests.games.jamaica.table import (
    answers,
    bank,
    combat,
    duel,
    happened,
    holds,
    position,
    question,
    treasures,
    turn,
)


@pytest.mark.rule("JAM-810", "JAM-811", "JAM-812", "JAM-813", "JAM-R18")
def test_the_winner_may_steal_a_hold_or_a_card_or_give_a_curse() -> None:
    match = duel(
        "star",
        cargo={1: [("food", 2), None, ("doubloon", 3), ("powder", 1)]},
        treasures={
            0: ["sixth-hold", "treasure-5", "cursed-2", "cursed-4"],
            1: ["morgans-map", "lady-beth", "treasure-7-a", "cursed-3"],
        },
    )
    assert question(match) == (0, "loot", [
        "hold:0", "hold:2", "hold:3", "card:morgans-map", "card:lady-beth", "card:face-down",
        "curse:cursed-2", "curse:cursed-4", "nothing",
    ])  # fmt: skip


@pytest.mark.rule("JAM-810")
def test_the_winner_does_only_one_of_the_three_things() -> None:
    match = duel("star", treasures={0: ["cursed-2"], 1: ["lady-beth"]})
    answers(match, "0 hold:0")
    assert question(match) is None
    assert (treasures(match, 0), treasures(match, 1)) == (["cursed-2"], ["lady-beth"])


@pytest.mark.rule("JAM-810")
def test_a_victorious_defender_loots_the_attacker() -> None:
    match = duel(2, 4, cargo={0: [("food", 6)], 1: [("doubloon", 1)]}, treasures={1: ["cursed-3"]})
    assert question(match) == (1, "loot", ["hold:0", "curse:cursed-3", "nothing"])
    answers(match, "1 hold:0")
    assert holds(match, 1) == [("doubloon", 1), ("food", 6), None, None, None]
    assert holds(match, 0) == [None] * 5


# --- a hold


@pytest.mark.rule("JAM-811", "JAM-R15")
def test_the_whole_hold_goes_into_one_empty_hold_and_not_to_its_like() -> None:
    match = duel("star", cargo={0: [("food", 1), None, None], 1: [("food", 4), ("food", 2)]})
    before = bank(match)
    answers(match, "0 hold:0")
    assert holds(match, 0) == [("food", 1), ("food", 4), None, None, None]
    assert holds(match, 1) == [None, ("food", 2), None, None, None]
    assert bank(match) == before


@pytest.mark.rule("JAM-811", "JAM-R15")
def test_a_winner_without_an_empty_hold_empties_one_with_another_resource() -> None:
    own = [("food", 1), ("doubloon", 2), ("food", 3), ("powder", 4), ("doubloon", 5)]
    match = duel("star", cargo={0: own, 1: [("food", 6)]})
    answers(match, "0 spend:0")
    before = bank(match)
    answers(match, "0 hold:0")
    assert question(match) == (0, "empty-hold", ["empty:1", "empty:3", "empty:4"])
    answers(match, "0 empty:1")
    assert holds(match, 0) == [("food", 1), ("food", 6), ("food", 3), ("powder", 4), ("doubloon", 5)]
    assert holds(match, 1) == [None] * 5
    assert bank(match) == {**before, "doubloon": before["doubloon"] + 2}


@pytest.mark.rule("JAM-811", "JAM-R14", "JAM-R15")
def test_a_resource_that_fills_all_own_holds_cannot_be_stolen() -> None:
    match = duel("star", cargo={0: [("food", 1)] * 5, 1: [("food", 6), ("doubloon", 1)]})
    assert question(match) == (0, "loot", ["hold:1", "nothing"])
    answers(match, "0 hold:1")
    assert question(match) == (0, "empty-hold", [f"empty:{hold}" for hold in range(5)])


@pytest.mark.rule("JAM-811", "JAM-911", "JAM-R15")
def test_an_empty_sixth_hold_takes_stolen_goods_when_the_five_are_full() -> None:
    match = duel("star", cargo={0: [("food", 1)] * 5, 1: [("food", 6)]}, treasures={0: ["sixth-hold"]})
    answers(match, "0 hold:0")
    assert holds(match, 0) == [*[("food", 1)] * 5, ("food", 6)]


@pytest.mark.rule("JAM-R14")
def test_the_winner_may_take_nothing() -> None:
    match = duel("star", treasures={1: ["morgans-map"]})
    answers(match, "0 nothing")
    assert holds(match, 0) == holds(match, 1) == [("food", 3), ("doubloon", 3), None, None, None]
    assert treasures(match, 1) == ["morgans-map"]


@pytest.mark.rule("JAM-R14")
def test_if_nothing_can_be_looted_the_winner_is_not_asked() -> None:
    match = duel("star", cargo={1: []}, treasures={0: ["lady-beth"]})
    assert happened(match, "wins-fight") == [("wins-fight", 0)]
    assert question(match) is None


@pytest.mark.rule("JAM-R14", "JAM-R18")
def test_a_winner_with_face_down_cards_is_asked_so_that_silence_betrays_no_curse() -> None:
    match = duel("star", cargo={1: []}, treasures={0: ["treasure-3-a"]})
    assert question(match) == (0, "loot", ["nothing"])


# --- a card


@pytest.mark.rule("JAM-812")
def test_a_face_up_card_is_stolen_by_choice_and_stays_face_up() -> None:
    match = duel("star", treasures={1: ["morgans-map", "lady-beth", "treasure-5"]})
    answers(match, "0 card:lady-beth")
    assert treasures(match, 0) == ["lady-beth"]
    assert treasures(match, 1) == ["morgans-map", "treasure-5"]
    assert match.game.outcome(match.state).parts["treasures"] == [0, 5, 0]


@pytest.mark.rule("JAM-812", "JAM-R16", "JAM-1115")
@pytest.mark.parametrize(
    ("nth", "stolen", "left"),
    [
        (1, "treasure-3-a", ["treasure-7-b", "cursed-4"]),
        (2, "treasure-7-b", ["treasure-3-a", "cursed-4"]),
        (3, "cursed-4", ["treasure-3-a", "treasure-7-b"]),
    ],
)
def test_a_face_down_card_is_stolen_at_random(nth: int, stolen: str, left: list[str]) -> None:
    cards = ["treasure-3-a", "treasure-7-b", "cursed-4"]
    match = duel("star", cargo={1: []}, treasures={1: [*cards, "lady-beth"]}, draws=[(nth, 3)])
    assert question(match) == (0, "loot", ["card:lady-beth", "card:face-down", "nothing"])
    answers(match, "0 card:face-down")
    assert treasures(match, 0) == [stolen]
    assert treasures(match, 1) == ["lady-beth", *left]


@pytest.mark.rule("JAM-812", "JAM-904", "JAM-910")
def test_a_stolen_item_works_at_once_and_no_longer_for_its_old_owner() -> None:
    rolls = [combat(face) for face in ("star", 4, 4, 4, 4)]
    s = position(at={0: 15, 1: 16, 2: 17}, treasures={1: ["lady-beth"]}, draws=rolls)
    match = turn(s, 0, "forward-forward", 1, 1)
    answers(match, "0 card:lady-beth")
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "nothing"])
    answers(match, "0 nothing")
    match = turn(match.state, 1, "forward-food", 1)
    assert question(match) == (1, "attack", ["attack:0", "attack:2"])
    answers(match, "1 attack:2")
    assert happened(match, "fight-tied") == [("fight-tied", 1)]


# --- a curse


@pytest.mark.rule("JAM-813", "JAM-R17")
def test_the_winner_chooses_which_curse_the_loser_gets() -> None:
    match = duel("star", treasures={0: ["cursed-2", "cursed-3", "cursed-4"], 1: ["treasure-5"]})
    answers(match, "0 curse:cursed-3")
    assert treasures(match, 0) == ["cursed-2", "cursed-4"]
    assert treasures(match, 1) == ["treasure-5", "cursed-3"]
    assert match.state.treasures(1, True) == [6, 10]
    assert match.game.outcome(match.state).parts["curses"] == [-6, -3, 0]


@pytest.mark.rule("JAM-813", "JAM-R18")
@pytest.mark.parametrize("card", ["morgans-map", "treasure-3-a", "treasure-5"])
def test_items_and_treasures_cannot_be_given_away(card: str) -> None:
    match = duel("star", treasures={0: [card, "cursed-2"]})
    assert question(match) == (0, "loot", ["hold:0", "hold:1", "curse:cursed-2", "nothing"])
    with pytest.raises(NotOffered):
        answers(match, f"0 curse:{card}")


@pytest.mark.rule("JAM-813")
def test_the_losers_curse_cannot_be_given_by_the_winner() -> None:
    match = duel("star", cargo={1: []}, treasures={1: ["cursed-4"]})
    assert question(match) == (0, "loot", ["card:face-down", "nothing"])


# --- the Sixth Hold


@pytest.mark.rule("JAM-912", "JAM-1116", "JAM-E22")
def test_whoever_steals_the_sixth_hold_gets_its_contents_without_loading_them() -> None:
    loser = [("food", 2), None, None, None, None, ("doubloon", 4)]
    match = duel("star", cargo={0: [("doubloon", 1)] * 5, 1: loser}, treasures={1: ["sixth-hold"]})
    assert question(match) == (0, "loot", ["hold:0", "card:sixth-hold", "nothing"])
    before = bank(match)
    answers(match, "0 card:sixth-hold")
    assert question(match) is None
    assert holds(match, 0) == [*[("doubloon", 1)] * 5, ("doubloon", 4)]
    assert holds(match, 1) == [("food", 2), None, None, None, None]
    assert bank(match) == before
    assert match.game.outcome(match.state).parts["doubloons"] == [9, 0, 3]


@pytest.mark.rule("JAM-912")
def test_a_single_token_in_the_sixth_hold_goes_with_the_card_as_well() -> None:
    loser = [None, None, None, None, None, ("food", 1)]
    match = duel("star", cargo={0: [], 1: loser}, treasures={1: ["sixth-hold"]})
    answers(match, "0 card:sixth-hold")
    assert holds(match, 0) == [None, None, None, None, None, ("food", 1)]
    assert match.state.total(1, 1) == 0


@pytest.mark.rule("JAM-811", "JAM-912", "JAM-E22")
def test_the_contents_of_the_sixth_hold_can_be_stolen_without_the_card() -> None:
    loser = [("food", 2), None, None, None, None, ("doubloon", 4)]
    match = duel("star", cargo={0: [("doubloon", 1)], 1: loser}, treasures={1: ["sixth-hold"]})
    assert question(match) == (0, "loot", ["hold:0", "hold:5", "card:sixth-hold", "nothing"])
    answers(match, "0 hold:5")
    assert holds(match, 0) == [("doubloon", 1), ("doubloon", 4), None, None, None]
    assert holds(match, 1) == [("food", 2), None, None, None, None, None]
    assert treasures(match, 1) == ["sixth-hold"]
