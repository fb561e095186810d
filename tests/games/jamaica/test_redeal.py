"""Dealing anew what a viewer cannot know: all other worlds that are possible, and no impossible one."""

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.sight import encode
from kaper.games.jamaica.components.board import CARD_NAMES, TREASURE_NAMES
from kaper.games.jamaica.game import GAME
from kaper.games.jamaica.state.state import Jamaica
from kaper.games.jamaica.view.observe import observe
from tests.games.jamaica.table import from_lairs, ghost_turn, position

GHOST = 3
LOADING = ["gunpowder-food", "food-gunpowder", "doubloon-doubloon"]
ITEMS = {"morgans-map", "sarans-sabre", "lady-beth", "sixth-hold"}
TREASURES = {"treasure-3-a", "treasure-3-b", "treasure-5", "treasure-7-a", "treasure-7-b"}
CURSES = {"cursed-2", "cursed-3", "cursed-4"}


def played(seed: int, count: int) -> Jamaica:
    """A game of three players and the Ghost Ship after N answers at random."""
    match = Match.new(GAME, 3, {"ghost": "yes"}, seed)
    chance = Chance.seeded(f"answers {seed}")
    while match.pending and len(match.answers) < count:
        ask = chance.pick(match.pending)
        match.answer(ask.seat, chance.pick(ask.options))
    return match.state


def storied() -> Jamaica:
    """A position in which cards were stolen, given away and plundered by the Ghost Ship."""
    cards = {0: ["treasure-5"], 1: ["cursed-3", "treasure-7-a"], 2: ["cursed-2"], GHOST: ["treasure-3-a"]}
    s = from_lairs(position(3, True, treasures=cards), "morgans-map", "cursed-4")
    s.knows = [0, 0, 0, 0, 0b0100, 0, 0b0011, 0b0010, 0, 0b0101, 0b0011, 0]
    s.cursed = 0b11 << TREASURE_NAMES.index("cursed-2")
    return s


def dealt(s: Jamaica, viewer: int, stream: object) -> Jamaica:
    """Another world that the viewer cannot tell from this one."""
    world = GAME.clone(s)
    GAME.redeal(world, viewer, Chance.seeded(str(stream)))
    return world


def worlds(s: Jamaica, viewer: int) -> list[Jamaica]:
    return [dealt(s, viewer, stream) for stream in range(150)]


def owned(s: Jamaica, ship: int) -> set[str]:
    """All treasure cards of a ship, whatever lies face down."""
    return {TREASURE_NAMES[card] for card, owner in enumerate(s.where) if owner == ship}


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("count", [0, 2, 25, 60, 90, 120])
def test_the_viewer_sees_no_difference_and_no_card_is_lost(viewer: int, count: int) -> None:
    for s in [storied(), *(played(seed, count) for seed in range(5))]:
        before = encode(observe(s, viewer))
        for stream in range(5):
            world = dealt(s, viewer, stream)
            assert encode(observe(world, viewer)) == before
            assert GAME.census(world) == GAME.census(s)


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("count", [25, 90])
def test_the_deal_depends_on_nothing_that_the_viewer_cannot_know(viewer: int, count: int) -> None:
    for s in [storied(), *(played(seed, count) for seed in range(5))]:
        deals = {
            encode(observe(dealt(dealt(s, viewer, other), viewer, "deal"), EVERYTHING)) for other in "abcd"
        }
        assert deals == {encode(observe(dealt(s, viewer, "deal"), EVERYTHING))}


def test_hand_deck_and_chosen_card_of_the_others_can_be_any_that_do_not_lie_open() -> None:
    s = position(hands={0: LOADING})
    s.discard[1], s.chosen[1] = [0, 4], 7
    s.hand[1], s.deck[1] = [1, 2], [3, 5, 6, 8, 9, 10]
    hands, chosen = set(), set()
    for world in worlds(s, 0):
        assert sorted([*world.hand[1], *world.deck[1], world.chosen[1]]) == [1, 2, 3, 5, 6, 7, 8, 9, 10]
        assert (len(world.hand[1]), world.discard[1]) == (2, [0, 4])
        hands.update(world.hand[1])
        chosen.add(world.chosen[1])
        assert [CARD_NAMES[card] for card in world.hand[0]] == [
            "doubloon-doubloon", "gunpowder-food", "food-gunpowder",
        ]  # fmt: skip
    assert hands == chosen == {1, 2, 3, 5, 6, 7, 8, 9, 10}


def test_own_hand_and_own_chosen_card_stay() -> None:
    s = position(hands={0: LOADING})
    s.hand[0], s.chosen[0] = [7, 9], 10
    for world in worlds(s, 0):
        assert (world.hand[0], world.chosen[0]) == ([7, 9], 10)
    assert len({tuple(world.hand[0]) for world in worlds(s, 1)}) > 30


@pytest.mark.rule("JAM-904", "JAM-913")
def test_a_players_face_down_card_can_be_every_treasure_and_curse_but_never_an_item() -> None:
    s = position(treasures={1: ["cursed-2"], 0: ["treasure-5"]})
    found = set()
    for world in worlds(s, 0):
        assert owned(world, 0) == {"treasure-5"}
        found |= owned(world, 1)
    assert found == (TREASURES | CURSES) - {"treasure-5"}


@pytest.mark.rule("JAM-202")
def test_the_pile_and_what_left_the_game_can_be_any_cards_that_nobody_has() -> None:
    s = position(treasures={0: ["lady-beth", "treasure-5"]}, pile=["cursed-2", "morgans-map"])
    piles = {frozenset(observe(world, EVERYTHING).secrets["pile"]) for world in worlds(s, 0)}
    assert {len(pile) for pile in piles} == {2}
    assert set().union(*piles) == (ITEMS | TREASURES | CURSES) - {"lady-beth", "treasure-5"}


@pytest.mark.rule("JAM-R17")
def test_a_card_known_to_be_cursed_stays_a_curse_and_can_be_each_of_them() -> None:
    s = position(treasures={1: ["cursed-3"], 0: ["cursed-2"]})
    s.cursed = 1 << TREASURE_NAMES.index("cursed-3")
    assert {frozenset(owned(world, 1)) for world in worlds(s, 2)} == {frozenset([curse]) for curse in CURSES}
    assert {frozenset(owned(world, 1)) for world in worlds(s, 0)} == {
        frozenset(["cursed-3"]), frozenset(["cursed-4"]),
    }  # fmt: skip
    for world in worlds(s, 2):
        assert observe(world, SPECTATOR).ships[1].face_down == ["cursed"]


@pytest.mark.rule("JAM-R16")
def test_a_stolen_card_stays_what_its_old_owner_knows_it_to_be() -> None:
    s = position(treasures={1: ["treasure-7-a"]})
    s.knows[TREASURE_NAMES.index("treasure-7-a")] |= 1 << 0
    assert {frozenset(owned(world, 1)) for world in worlds(s, 0)} == {frozenset(["treasure-7-a"])}
    assert {card for world in worlds(s, 2) for card in owned(world, 1)} == TREASURES | CURSES


@pytest.mark.rule("JAM-1212", "JAM-R46")
def test_the_ghost_ships_face_down_cards_can_be_items_for_those_who_never_had_them() -> None:
    s = from_lairs(position(3, True, treasures={GHOST: ["cursed-4"]}), "treasure-3-a")
    s.knows[TREASURE_NAMES.index("cursed-4")] = 1 << 1
    seen: set[str] = set()
    for world in worlds(s, 0):
        seen |= {TREASURE_NAMES[card] for card in world.treasures(GHOST, True)}
        assert observe(world, SPECTATOR).ships[GHOST].items == ["lady-beth"]
    assert seen == (ITEMS | TREASURES | CURSES) - {"lady-beth"}
    assert all("cursed-4" in owned(world, GHOST) for world in worlds(s, 1))


@pytest.mark.rule("JAM-1212")
def test_a_card_that_the_ghost_ship_has_just_plundered_can_be_any_that_nobody_has_seen() -> None:
    match = ghost_turn(position(3, True, at={0: 16, 1: 12, 2: 12, GHOST: 3}, pile=["treasure-5"]), 1)
    match.state.over = False
    found = {card for world in worlds(match.state, 1) for card in owned(world, GHOST)}
    assert found == ITEMS | TREASURES | CURSES


@pytest.mark.rule("JAM-913")
def test_after_the_end_there_is_nothing_to_deal_anew() -> None:
    s = position(treasures={1: ["cursed-2"], 2: ["treasure-5"]})
    s.over = True
    for world in worlds(s, 0):
        assert (owned(world, 1), owned(world, 2)) == ({"cursed-2"}, {"treasure-5"})
