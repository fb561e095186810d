"""Chapter 3: hands, decks and discard piles."""

from collections.abc import Sequence

import pytest

from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.games.jamaica.components.board import CARD_NAMES, TREASURE_NAMES
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.observe import observe
from tests.games.jamaica.table import die, hand, happened, holds, one_round, position, table, treasures, turn

LOADING = ["doubloon-doubloon", "food-gunpowder", "gunpowder-food"]
DOUBLE = [die(1), die(1)]


def play(match: Match[Jamaica], rounds: int) -> None:
    """So many rounds with the first option of every question."""
    until = match.state.round + rounds
    while match.pending and match.state.round < until:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[0])


def a_round_with(cards: Sequence[str], owns: Sequence[str] = ()) -> Match[Jamaica]:
    """A round in which player 0 holds these cards and these treasures, and plays food/gunpowder."""
    s = position(hands={0: cards, 1: LOADING, 2: LOADING}, treasures={0: owns}, draws=DOUBLE)
    match = one_round(s)
    for ask in list(match.pending):
        match.answer(ask.seat, "play:food-gunpowder")
    return match


def draws(match: Match[Jamaica], player: int) -> int:
    return happened(match, "draws").count(("draws", player))


@pytest.mark.rule("JAM-309")
def test_at_the_end_of_the_round_everybody_is_back_to_three_cards() -> None:
    match = a_round_with(LOADING)
    assert [len(cards) for cards in match.state.hand] == [3, 3, 3]
    assert [draws(match, player) for player in range(3)] == [1, 1, 1]
    assert {"doubloon-doubloon", "gunpowder-food"} < set(hand(match, 0))
    assert "food-gunpowder" not in hand(match, 0)


@pytest.mark.rule("JAM-309", "JAM-R56")
def test_played_cards_stay_face_up_on_the_discard_piles() -> None:
    match = a_round_with(LOADING)
    piles = [ship.discard for ship in observe(match.state, SPECTATOR).ships]
    assert [len(pile) for pile in piles] == [1, 1, 1]
    assert all(pile[0].endswith(".food-gunpowder") for pile in piles)


@pytest.mark.rule("JAM-R56")
def test_a_whole_discard_pile_and_all_holds_are_open() -> None:
    match = table(position(captain=1))
    play(match, 3)
    for viewer in (0, 1, SPECTATOR):
        for ship, seen in enumerate(observe(match.state, viewer).ships):
            assert [name.partition(".")[2] for name in seen.discard] == [
                CARD_NAMES[card] for card in match.state.discard[ship]
            ]
            assert len(seen.discard) == 3
            assert seen.holds == [load or ("", 0) for load in holds(match, ship)]


@pytest.mark.rule("JAM-309", "JAM-R26")
def test_a_new_owner_of_morgans_map_draws_two_cards() -> None:
    match = a_round_with(LOADING, ["morgans-map"])
    assert draws(match, 0) == 2
    assert [len(cards) for cards in match.state.hand] == [4, 3, 3]


@pytest.mark.rule("JAM-309", "JAM-R26")
def test_an_owner_of_morgans_map_plays_from_four_cards_and_draws_one() -> None:
    match = a_round_with([*LOADING, "forward-food"], ["morgans-map"])
    assert draws(match, 0) == 1
    assert len(hand(match, 0)) == 4


@pytest.mark.rule("JAM-R26")
def test_whoever_lost_morgans_map_draws_none_and_discards_none() -> None:
    match = a_round_with([*LOADING, "forward-food"])
    assert draws(match, 0) == 0
    assert sorted(hand(match, 0)) == ["doubloon-doubloon", "forward-food", "gunpowder-food"]


@pytest.mark.rule("JAM-R26")
def test_the_hand_is_filled_only_at_the_end_of_the_round() -> None:
    s = position(at={0: 3}, hands={0: LOADING}, pile=["morgans-map"])
    match = turn(s, 0, "forward-food", 1, 2)
    assert treasures(match, 0) == ["morgans-map"]
    assert happened(match, "draws") == []


# --- the empty deck


@pytest.mark.rule("JAM-311", "JAM-1101", "JAM-R27", "JAM-E23")
def test_in_the_ninth_round_the_nine_played_cards_become_the_new_deck() -> None:
    without_the_map = TREASURE_NAMES[1:10]
    match = table(position(pile=without_the_map))
    play(match, 8)
    s = match.state
    assert (len(s.hand[0]), len(s.deck[0]), len(s.discard[0])) == (3, 0, 8)
    assert happened(match, "reshuffles") == []
    play(match, 1)
    assert (len(s.hand[0]), len(s.deck[0]), len(s.discard[0])) == (3, 8, 0)
    assert sorted(s.hand[0] + s.deck[0]) == list(range(11))
    assert happened(match, "reshuffles") == [("reshuffles", player) for player in range(3)]


@pytest.mark.rule("JAM-311", "JAM-R27")
def test_the_card_just_played_is_shuffled_in_and_any_card_may_come() -> None:
    came = set()
    for nth in range(1, 10):
        s = position(hands=dict.fromkeys(range(3), LOADING), draws=[*DOUBLE, (nth, 9)])
        s.deck[0], s.discard[0] = [], s.deck[0]
        match = one_round(s)
        for player in range(3):
            match.answer(player, "play:food-gunpowder")
        assert match.state.discard[0] == []
        came.update(set(hand(match, 0)) - {"doubloon-doubloon", "gunpowder-food"})
    assert came == set(CARD_NAMES) - {"doubloon-doubloon", "gunpowder-food"}


@pytest.mark.rule("JAM-311", "JAM-R26", "JAM-R27")
def test_the_last_card_of_the_deck_comes_before_the_discard_pile() -> None:
    s = position(hands=dict.fromkeys(range(3), LOADING), treasures={0: ["morgans-map"]}, draws=DOUBLE)
    last = CARD_NAMES.index("forward-forward")
    s.discard[0] = [card for card in s.deck[0] if card != last]
    s.deck[0] = [last]
    match = one_round(s)
    for player in range(3):
        match.answer(player, "play:food-gunpowder")
    assert "forward-forward" in hand(match, 0)
    assert (len(hand(match, 0)), len(match.state.deck[0])) == (4, 7)
