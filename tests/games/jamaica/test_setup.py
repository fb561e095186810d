"""Chapter 2: setting up the table."""

from collections.abc import Callable

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.games.jamaica.components.board import CARD_NAMES, TREASURE_NAMES
from kaper.games.jamaica.game import GAME
from kaper.games.jamaica.rules.setup import setup
from kaper.games.jamaica.state.state import PILE, REMOVED, Jamaica
from kaper.games.jamaica.view.observe import observe
from kaper.games.jamaica.view.view import View
from tests.games.jamaica.table import bank, holds, position, table, treasures, turn

LAIRS = [4, 9, 11, 19, 22, 25, 33, 37, 44]
PLENTY = [("food", 9), ("doubloon", 9)]


def set_up(players: int, seed: int = 0, ghost: str = "no") -> Jamaica:
    return setup(players, {"ghost": ghost}, Chance.seeded(str(seed)))


def seen(s: Jamaica, viewer: int = SPECTATOR) -> View:
    return observe(s, viewer)


def ever(what: Callable[[Jamaica], set[str]], games: int = 200) -> set[str]:
    """All that turns up in one of many set-ups."""
    return {thing for seed in range(games) for thing in what(set_up(4, seed))}


@pytest.mark.rule("JAM-201", "JAM-110")
def test_a_treasure_token_lies_on_each_of_the_nine_lairs() -> None:
    assert seen(set_up(3)).tokens == LAIRS


@pytest.mark.rule("JAM-202")
def test_nine_treasure_cards_form_the_pile_and_three_leave_the_game_unseen() -> None:
    s = set_up(4)
    view = seen(s)
    assert (view.pile, view.removed) == (9, 3)
    assert sorted(s.where) == [REMOVED] * 3 + [PILE] * 9
    assert s.face_down == [True] * 12
    assert s.knows == [0] * 12


@pytest.mark.rule("JAM-202")
def test_every_treasure_card_may_be_in_the_pile_and_every_one_may_leave_the_game() -> None:
    def at(place: int) -> Callable[[Jamaica], set[str]]:
        return lambda s: {name for name, owner in zip(TREASURE_NAMES, s.where, strict=True) if owner == place}

    assert ever(at(PILE)) == set(TREASURE_NAMES)
    assert ever(at(REMOVED)) == set(TREASURE_NAMES)


@pytest.mark.rule("JAM-202")
def test_the_pile_is_shuffled() -> None:
    found = set()
    for nth in range(1, 10):
        match = turn(position(at={0: 3}, draws=[(nth, 9)]), 0, "forward-food", 1)
        found.update(treasures(match, 0))
    assert len(found) == 9


@pytest.mark.rule("JAM-203", "JAM-206")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_player_draws_three_of_their_own_eleven_cards(players: int) -> None:
    s = set_up(players)
    for player in range(players):
        assert len(s.hand[player]) == 3
        assert len(s.deck[player]) == 8
        assert sorted(s.hand[player] + s.deck[player]) == list(range(11))
        assert s.discard[player] == []


@pytest.mark.rule("JAM-203")
def test_the_action_decks_are_shuffled() -> None:
    assert ever(lambda s: {CARD_NAMES[card] for card in s.hand[0]}) == set(CARD_NAMES)
    s = set_up(4)
    assert len({tuple(cards) for cards in s.hand}) > 1


@pytest.mark.rule("JAM-203", "JAM-R56")
def test_hands_are_secret_and_their_size_is_not() -> None:
    s = set_up(3)
    own = seen(s, 1)
    assert [len(ship.hand) for ship in own.ships] == [0, 3, 0]
    assert [ship.hand for ship in seen(s).ships] == [[], [], []]
    assert [(ship.hand_size, ship.deck_size) for ship in seen(s).ships] == [(3, 8)] * 3


@pytest.mark.rule("JAM-204")
@pytest.mark.parametrize(("players", "ghost"), [(2, "yes"), (3, "no"), (5, "yes"), (6, "no")])
def test_all_ships_start_on_port_royal(players: int, ghost: str) -> None:
    ships = seen(set_up(players, ghost=ghost)).ships
    assert len(ships) == players + (ghost == "yes")
    assert {(ship.space, ship.lap) for ship in ships} == {(0, 0)}


@pytest.mark.rule("JAM-205")
def test_every_player_starts_with_three_food_and_three_doubloons() -> None:
    match = Match.at(GAME, 3, set_up(3))
    for player in range(3):
        assert holds(match, player) == [("food", 3), ("doubloon", 3), None, None, None]


@pytest.mark.rule("JAM-207")
def test_the_remaining_tokens_form_the_bank() -> None:
    assert bank(Match.at(GAME, 4, set_up(4))) == {"doubloon": 68, "food": 33, "powder": 45}


@pytest.mark.rule("JAM-207", "JAM-R01")
def test_the_bank_never_runs_out() -> None:
    s = position(cargo={1: [("doubloon", 74)]})
    assert s.bank[0] == 0
    match = turn(s, 0, "doubloon-doubloon", 6, 6)
    assert holds(match, 0) == [("food", 3), ("doubloon", 3), ("doubloon", 6), ("doubloon", 6), None]


@pytest.mark.rule("JAM-208")
def test_the_first_captain_is_chosen_at_random_and_rolls_the_dice() -> None:
    captains = set()
    for seed in range(40):
        match = Match.new(GAME, 4, seed=seed)
        (rolls,) = [event for event in match.events if event.kind == "rolls"]
        assert rolls.seat == seen(match.state).captain
        captains.add(rolls.seat)
    assert captains == {0, 1, 2, 3}


@pytest.mark.rule("JAM-209")
def test_the_race_runs_one_way() -> None:
    ahead = turn(position(cargo={0: PLENTY}), 0, "forward-forward", 1, 1)
    astern = turn(position(cargo={0: PLENTY}), 0, "backward-forward", 1)
    assert (ahead.state.space[0], astern.state.space[0]) == (2, 49)


@pytest.mark.rule("JAM-209", "JAM-301")
def test_a_game_begins_with_the_captains_roll() -> None:
    match = table(position(captain=2, draws=[(1, 6), (6, 6)]))
    assert [event.kind for event in match.events] == ["rolls"]
    assert [(ask.seat, ask.prompt) for ask in match.pending] == [(2, "place-dice")]
