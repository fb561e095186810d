"""What each player may see: the table of the rules row by row, in the view and in what is told."""

import pytest

from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.sight import encode, sight
from kaper.games.jamaica.components.board import TREASURE_NAMES
from kaper.games.jamaica.game import GAME
from kaper.games.jamaica.view.observe import observe
from tests.games.jamaica.table import answers, die, duel, one_round, position, question, table, told

EVERYBODY = (0, 1, 2, SPECTATOR, EVERYTHING)
LOADING = ["gunpowder-food", "food-gunpowder", "doubloon-doubloon"]


# --- what lies open


@pytest.mark.rule("JAM-R56")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ships_tokens_holds_and_items_lie_open(viewer: int) -> None:
    s = position(
        at={0: 5, 1: 48},
        laps={1: -1},
        cargo={2: [("food", 2), None, None, None, None, ("powder", 4)]},
        treasures={2: ["sixth-hold", "lady-beth"]},
        pile=["treasure-5"],
        plundered=[4, 44],
    )
    view = observe(s, viewer)
    assert [(ship.space, ship.lap) for ship in view.ships] == [(5, 0), (48, -1), (0, 0)]
    assert view.tokens == [9, 11, 19, 22, 25, 33, 37]
    assert view.ships[2].holds == [("food", 2), ("", 0), ("", 0), ("", 0), ("", 0), ("powder", 4)]
    assert view.ships[2].items == ["lady-beth", "sixth-hold"]
    assert view.ships[0].holds == [("food", 3), ("doubloon", 3), ("", 0), ("", 0), ("", 0)]
    assert (view.pile, view.removed) == (1, 9)


@pytest.mark.rule("JAM-302", "JAM-303", "JAM-805", "JAM-806")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_dice_rolls_and_spent_gunpowder_are_told_to_everybody(viewer: int) -> None:
    match = table(position(draws=[die(2), die(5)]))
    answers(match, "0 morning:5")
    assert observe(match.state, viewer).dice == [5, 2]
    assert told(match, "places-dice", viewer) == [{"morning": 5, "evening": 2}]
    fight = duel(8, 4, cargo={0: [("powder", 2)], 1: []})
    answers(fight, "0 spend:2")
    assert told(fight, "spends-powder", viewer) == [{"n": 2}]
    assert told(fight, "fires", viewer) == [
        {"die": 8, "powder": 2, "bonus": 0, "fire": 10}, {"die": 4, "powder": 0, "bonus": 0, "fire": 4},
    ]  # fmt: skip


@pytest.mark.rule("JAM-R23")
def test_the_attackers_gunpowder_is_known_before_the_defender_spends_and_never_what_could_be_spent() -> None:
    match = duel(8, cargo={0: [("powder", 2)], 1: [("powder", 1)]})
    assert sight(match, 1).asked is None
    answers(match, "0 spend:2")
    assert told(match, "spends-powder", 1) == [{"n": 2}]
    assert observe(match.state, 1).battle == [0, 1, 10]
    waiting = sight(match, 0).waiting
    assert [(wait.seat, wait.prompt) for wait in waiting] == [(1, "spend-powder")]


# --- action cards


def test_a_hand_is_its_owners_secret_and_the_others_see_how_many_cards_it_has() -> None:
    s = position(hands={0: LOADING})
    cards = ["vermilion.doubloon-doubloon", "vermilion.gunpowder-food", "vermilion.food-gunpowder"]
    ships = [observe(s, viewer).ships[0] for viewer in EVERYBODY]
    assert [ship.hand for ship in ships] == [cards, [], [], [], cards]
    assert [(ship.hand_size, ship.deck_size) for ship in ships] == [(3, 8)] * 5


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_while_others_still_choose_nobody_learns_what_was_chosen(viewer: int) -> None:
    sights = []
    for card in LOADING:
        match = table(position(hands=dict.fromkeys(range(3), LOADING), draws=[die(2), die(2)]))
        answers(match, f"0 play:{card}")
        sights.append(encode(sight(match, viewer)))
    assert len(set(sights)) == 1


def test_a_chosen_card_is_its_owners_secret_until_their_turn_comes() -> None:
    hands = {0: ["forward-food", *LOADING[:2]], 1: LOADING, 2: LOADING}
    match = table(position(at={0: 6}, hands=hands, draws=[die(1), die(1)]))
    answers(match, "0 play:forward-food", "1 play:food-gunpowder", "2 play:food-gunpowder")
    assert question(match) == (0, "route", ["sail:7", "sail:13"])
    ships = [observe(match.state, viewer).ships[1] for viewer in EVERYBODY]
    card = "ochre.food-gunpowder"
    assert [ship.chosen for ship in ships] == ["", card, "", "", card]
    assert [(ship.has_chosen, ship.discard) for ship in ships] == [(True, [])] * 5
    for viewer in EVERYBODY:
        assert observe(match.state, viewer).ships[0].discard == ["vermilion.forward-food"]
        assert told(match, "reveals", viewer) == [{"card": "forward-food"}]


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    draws = [die(2), die(2), (1, 8), (1, 8), (1, 8)]
    match = one_round(position(hands=dict.fromkeys(range(3), LOADING), draws=draws))
    answers(match, *(f"{player} play:gunpowder-food" for player in range(3)))
    card = {"card": "forward-forward"}
    assert told(match, "draws", 1) == [card]
    assert told(match, "draws", SPECTATOR) == []
    assert told(match, "draws", EVERYTHING) == [card, card, card]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_nobody_knows_the_decks_the_pile_what_left_the_game_or_what_chance_will_bring(viewer: int) -> None:
    s = position(hands={0: LOADING}, pile=["treasure-5", "cursed-2"])
    other = GAME.clone(s)
    other.chance = position(draws=[die(1)]).chance
    for deck in other.deck:
        deck.reverse()
    treasure, curse, left = (TREASURE_NAMES.index(name) for name in ("treasure-5", "cursed-2", "lady-beth"))
    other.where[left], other.where[treasure] = other.where[treasure], other.where[left]
    assert other.where[curse] == s.where[curse]
    assert encode(observe(other, viewer)) == encode(observe(s, viewer))
    assert observe(s, viewer).secrets == {}
    assert observe(s, EVERYTHING).secrets["pile"] == ["treasure-5", "cursed-2"]
    assert len(observe(s, EVERYTHING).secrets["deck-vermilion"]) == 8
