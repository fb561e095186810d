"""Chapter 2: setup."""

from collections import Counter

import pytest

from kaper.engine.chance import Chance
from kaper.engine.events import SPECTATOR
from kaper.engine.match import Match
from kaper.games.maracaibo import META
from kaper.games.maracaibo.components.board import LAYOUTS, START
from kaper.games.maracaibo.components.cards import HAS_VALUE, KIND, KIND_NAMES, LEVEL_2, LOCATIONS, RESIDENCES
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.groups import break_up_groups, too_large
from kaper.games.maracaibo.rules.setup import setup
from kaper.games.maracaibo.state.state import NONE, Maracaibo
from kaper.games.maracaibo.view.observe import observe
from tests.games.maracaibo.table import names, position


def dealt(players: int = 3, seed: str = "deal", **settings: str) -> Maracaibo:
    given = {name.replace("_", "-"): value for name, value in settings.items()}
    return setup(players, META.complete(players, given), Chance.seeded(seed))


@pytest.mark.rule("POM-201", "A-40")
def test_the_defaults_are_the_basic_layout_no_module_and_no_handicap() -> None:
    chosen = META.complete(1, {})
    assert chosen["layout"] == "basic"
    assert {chosen[name] for name in ("fog-locations", "fog-improvements", "skirmishes")} == {"no"}
    assert {chosen[name] for name in ("hunters", "rubies", "retirement")} == {"no"}
    assert (chosen["groups"], chosen["redbeard"], chosen["handicap"]) == ("as-dealt", "b0", "none")
    assert dealt().modules == 0


@pytest.mark.rule("POM-203", "POM-204", "POM-205", "A-38")
def test_four_residences_15_improvements_and_all_locations_are_dealt() -> None:
    s = dealt()
    kinds = Counter(KIND_NAMES[KIND[card]] for card in s.card)
    assert kinds == {"location": 8, "residence": 4, "improvement": 15}
    assert len(s.card) == 27
    assert sorted(card for card in s.card if card in LOCATIONS) == LOCATIONS
    left = Counter(KIND_NAMES[KIND[card]] for card in s.unused)
    assert left == {"residence": 8, "improvement": 7}


@pytest.mark.rule("POM-204", "POM-208")
def test_what_is_unused_and_the_level_2_deck_are_seen_by_nobody() -> None:
    s = dealt()
    assert sorted(s.deck) == sorted(LEVEL_2)
    view = observe(s, 0)
    assert (view.secrets, view.level_two) == ({}, 41)


@pytest.mark.rule("POM-205")
def test_cards_lie_column_by_column_from_the_left_and_in_a_column_from_the_top() -> None:
    s = position()
    spots = [(s.sea.column[place], s.sea.row[place]) for place in range(27)]
    assert spots == sorted(spots)
    assert spots[:4] == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert s.sea.grid == LAYOUTS["basic"]


@pytest.mark.rule("POM-206", "A-1")
def test_groups_of_four_locations_are_broken_up_if_wanted() -> None:
    as_dealt = [bool(too_large(dealt(seed=str(number)))) for number in range(60)]
    broken_up = [bool(too_large(dealt(seed=str(number), groups="broken-up"))) for number in range(60)]
    assert any(as_dealt)
    assert not any(broken_up)


@pytest.mark.rule("POM-206", "A-1")
def test_a_location_of_the_group_changes_places_with_an_improvement() -> None:
    s = position(cards={0: "trinidad", 1: "tobago", 2: "bonaire", 5: "aruba"})
    assert len(too_large(s)) >= 4
    before = sorted(s.card)
    break_up_groups(s)
    assert too_large(s) == []
    assert sorted(s.card) == before


@pytest.mark.rule("A-1", "POM-206")
def test_a_swap_that_would_make_another_group_is_taken_back() -> None:
    first = {0: "trinidad", 1: "tobago", 2: "bonaire", 5: "aruba"}
    second = {21: "curacao", 22: "grenada", 23: "barbados", 12: "margarita"}
    s = position(cards={**first, **second, 24: "tobacco", 15: "purser"})
    others = [place for place in range(27) if KIND_NAMES[KIND[s.card[place]]] == "improvement"]
    beside, alone = others.index(24) + 1, others.index(15) + 1
    # Trinidad would make four of the second group; then it goes where nothing touches it
    s.chance = Chance.scripted([(1, 4), (beside, len(others)), (1, 4), (alone, len(others))])
    break_up_groups(s)
    assert names([s.card[24], s.card[15], s.card[0]]) == ["tobacco", "trinidad", "purser"]


@pytest.mark.rule("POM-206", "A-1")
@pytest.mark.parametrize(("in_vain", "broken_up"), [(99, True), (100, False)])
def test_after_100_tries_a_group_stays_as_it_is(in_vain: int, broken_up: bool) -> None:
    first = {0: "trinidad", 1: "tobago", 2: "bonaire", 5: "aruba"}
    second = {21: "curacao", 22: "grenada", 23: "barbados", 12: "margarita"}
    s = position(cards={**first, **second, 24: "tobacco", 15: "purser"})
    others = [place for place in range(27) if KIND_NAMES[KIND[s.card[place]]] == "improvement"]
    beside, alone = others.index(24) + 1, others.index(15) + 1
    # beside the second group Trinidad is taken back each time
    tries = [(1, 4), (beside, len(others))] * in_vain
    s.chance = Chance.scripted([*tries, (1, 4), (alone, len(others))])
    break_up_groups(s)
    assert names([s.card[0]]) == (["purser"] if broken_up else ["trinidad"])
    assert (too_large(s) == []) is broken_up


@pytest.mark.rule("POM-207")
@pytest.mark.parametrize("layout", ["two-channels", "long-reef", "broad-sea"])
def test_another_layout_can_be_chosen(layout: str) -> None:
    s = dealt(layout=layout)
    assert s.sea.grid == LAYOUTS[layout]
    assert len(s.card) == 27


@pytest.mark.rule("POM-202", "POM-209", "POM-212")
def test_the_table_before_the_first_move() -> None:
    s = dealt(4)
    assert s.islands == [4, 4, 4]
    assert s.ship == [START] * 4
    assert s.explorer == [0] * 4
    assert s.vp == [0] * 4
    assert s.upgrades == [0] * 4


@pytest.mark.rule("POM-210")
def test_a_value_tile_lies_on_each_location_with_the_symbol() -> None:
    s = dealt()
    marked = [place for place in range(27) if HAS_VALUE[s.card[place]]]
    assert [place for place in range(27) if s.value[place] != NONE] == marked
    assert sorted(s.value[place] for place in marked) == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("POM-210")
def test_the_value_tiles_are_dealt_at_random() -> None:
    assert len({tuple(dealt(seed=str(number)).value) for number in range(20)}) > 10


@pytest.mark.rule("POM-211", "POM-213")
def test_all_players_tiles_lie_on_the_same_random_sides() -> None:
    view = observe(dealt(3), SPECTATOR)
    assert [name[0] for name in view.sides] == ["1", "2", "3", "4", "5"]
    assert all([tile for tile, _ in seat.tiles] == view.sides for seat in view.seats)
    assert len({tuple(observe(dealt(seed=str(number)), 0).sides) for number in range(40)}) > 10
    assert all(dealt(seed=str(number)).sides < 1 << 5 for number in range(40))


@pytest.mark.rule("POM-214", "POM-219")
def test_everybody_keeps_one_of_two_quests_in_secret_and_at_the_same_time() -> None:
    match = Match.new(GAME, 3, {}, "quests")
    assert [(ask.seat, ask.prompt, len(ask.options)) for ask in match.pending] == [
        (seat, "keep-quest", 2) for seat in range(3)
    ]
    kept = [match.state.hands[seat][0] for seat in range(3)]
    tossed = [match.state.hands[seat][1] for seat in range(3)]
    for seat in (2, 0):
        match.answer(seat, f"keep:quest-{kept[seat]}")
    assert match.state.market == [NONE, NONE]
    match.answer(1, f"keep:quest-{kept[1]}")
    s = match.state
    assert s.hands == [[card] for card in kept]
    assert len(s.quests) == 25 - 3 - 2
    assert all(card in s.quests or card in s.market for card in tossed)
    assert NONE not in s.market


@pytest.mark.rule("POM-215")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_two_figureheads_more_than_players(players: int) -> None:
    assert len(set(dealt(players).figures)) == players + 2
    assert len({tuple(dealt(players, seed=str(number)).figures) for number in range(20)}) > 10


@pytest.mark.rule("POM-216", "POM-217")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_doubloons_follow_the_order_of_turns(players: int) -> None:
    firsts = set()
    for number in range(20):
        s = dealt(players, seed=str(number))
        firsts.add(s.first)
        begun = [s.doubloons[(s.first + order) % players] for order in range(players)]
        assert begun == [10, 11, 12, 13][:players]
        assert s.turn == s.first
    assert firsts == set(range(players))


@pytest.mark.rule("POM-218")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_has_the_marker_in_maracaibo(players: int) -> None:
    s = dealt(players)
    assert s.marker == (s.first + players - 1) % players


@pytest.mark.rule("E-18", "POM-203", "POM-209", "POM-214", "POM-215", "POM-217")
def test_a_new_game_with_four_players() -> None:
    match = Match.new(GAME, 4, {}, "four")
    for ask in list(match.pending):
        match.answer(ask.seat, ask.options[0])
    s = match.state
    assert sorted(s.doubloons) == [10, 11, 12, 13]
    assert (len(s.figures), len(s.card), s.islands, len(s.market)) == (6, 27, [4, 4, 4], 2)


@pytest.mark.rule("POM-203")
def test_residences_in_play_differ_from_game_to_game() -> None:
    played = {
        tuple(sorted(card for card in dealt(seed=str(n)).card if card in RESIDENCES)) for n in range(20)
    }
    assert len(played) > 10


@pytest.mark.rule("POM-203", "POM-205")
def test_every_card_may_lie_anywhere() -> None:
    tables = [dealt(seed=str(n)).card for n in range(40)]
    for card in LOCATIONS:
        assert len({table.index(card) for table in tables}) > 10
