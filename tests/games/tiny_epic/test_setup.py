"""Chapters 1 and 2: pieces, limits and setup."""

import pytest

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.games.tiny_epic.components.board import CELL_NAMES, COVE, ORDER_NAMES, PORTS, STORM
from kaper.games.tiny_epic.components.cards import MERCHANT_VALUE, TOKEN_COUNT
from kaper.games.tiny_epic.game import GAME
from kaper.games.tiny_epic.rules.setup import setup
from kaper.games.tiny_epic.state.state import Pirates
from tests.games.tiny_epic.table import (
    aboard,
    answers,
    asked,
    card,
    cell,
    cube,
    die,
    draws,
    happened,
    load,
    merchant,
    offered,
    order,
    position,
    put,
    question,
    sequence,
    table,
    token,
    turn,
)  # fmt: skip

NO_LEGEND = {"legend": "none", "personality": "none"}


def dealt(players: int, seed: str = "0") -> Pirates:
    return setup(players, NO_LEGEND, Chance.seeded(seed))


def begun(players: int, first: int) -> Match[Pirates]:
    """A game before anything is placed, with a known first player and a sea in order."""
    s = position(players)
    s.phase = 0
    s.first = s.turn = first
    s.navy = -1
    s.cell = [-1] * players
    s.hidden = [False] * players
    s.captain = [2 * seat for seat in range(players)]
    return table(s)


# --- chapter 1


@pytest.mark.rule("TEP-101", "TEP-206")
def test_everybody_has_three_treasures_and_none_is_buried() -> None:
    s = dealt(4)
    assert s.buried == [0, 0, 0, 0]
    assert all(GAME.census(s)[f"treasures-{seat}"] == 3 for seat in range(4))


@pytest.mark.rule("TEP-102", "TEP-523", "TEP-E02")
def test_gold_above_thirteen_is_lost() -> None:
    s = load(put(position(), 0, "c3"), 0, "gunpowder", "gunpowder", "gunpowder")
    s.price = [2, 3, 5, 4]
    match = order(s, "trade", "sell:3")
    assert s.gold[0] == 13
    assert happened(match, "sells") == [{"loot": "gunpowder", "n": 3, "price": 5, "gold": 12}]
    assert s.price == [3, 4, 2, 5]


@pytest.mark.rule("TEP-103")
def test_nobody_spends_gold_that_is_not_there() -> None:
    s = position()
    s.gold[0] = 0
    assert "refresh" not in offered(order(s, "crew-up"))


@pytest.mark.rule("TEP-104")
def test_gold_is_spent_on_treasures() -> None:
    s = put(position(), 0, "a1")
    s.gold[0] = 9
    order(s, "search", "skip", "bury")
    assert s.gold[0] == 1


@pytest.mark.rule("TEP-105", "TEP-212")
def test_ten_cubes_of_each_type_and_thirty_six_in_the_bag() -> None:
    s = dealt(2)
    census = GAME.census(s)
    assert [census[name] for name in ("sugar", "rum", "gunpowder", "coffee")] == [10, 10, 10, 10]
    # Two merchants have drawn theirs already.
    assert sum(s.bag) == 36 - 2


@pytest.mark.rule("TEP-106")
def test_a_ship_holds_three_cubes_and_a_merchant_one() -> None:
    s = load(put(position(), 0, "a1"), 0, "rum", "rum", "sugar")
    draws(s, cube(s, "coffee"))
    match = order(s, "plunder", "plunder")
    assert asked(match) == "discard"
    answers(match, "discard:coffee")
    assert aboard(match, 0) == ["sugar", "rum", "rum"]
    assert all(0 <= cargo < 4 for cargo in s.cargo)


@pytest.mark.rule("TEP-107")
def test_loot_comes_from_a_colony_from_a_sunk_ship_and_from_the_sea() -> None:
    s = put(position(), 0, "a1")
    draws(s, cube(s, "rum"))
    assert aboard(order(s, "plunder", "plunder"), 0) == ["rum"]
    s = merchant(put(position(), 0, "b3"), "orange", "b3", cargo="coffee")
    s.duty[0] = [0, 3, 0, 0]
    assert aboard(order(s, "attack", "raid:orange"), 0) == ["coffee"]
    s = put(position(), 0, "b3")
    draws(s, token(s, "loot"), cube(s, "sugar"))
    assert aboard(order(s, "search", "search"), 0) == ["sugar"]


@pytest.mark.rule("TEP-108", "TEP-522")
def test_cubes_that_leave_a_ship_go_back_to_the_bag() -> None:
    s = load(put(position(), 0, "b3"), 0, "rum", "rum")
    before = s.bag[1]
    order(s, "trade", "sell:2")
    assert s.bag[1] == before + 2


@pytest.mark.rule("TEP-108")
def test_a_draw_from_the_bag_is_random_among_all_that_is_in_it() -> None:
    for name, number in (("sugar", 0), ("rum", 1), ("gunpowder", 2), ("coffee", 3)):
        s = position()
        draws(s, cube(s, name))
        assert s.draw_cube() == number


@pytest.mark.rule("TEP-109")
def test_a_fourth_deadeye_token_is_not_taken() -> None:
    s = put(position(), 0, "b3")
    s.deadeye[0] = 3
    draws(s, token(s, "deadeye"))
    match = order(s, "search", "search")
    assert s.deadeye[0] == 3
    assert happened(match, "gains-deadeye") == [{"n": 0, "why": "token"}]


@pytest.mark.rule("TEP-110")
def test_a_fifth_crew_card_takes_the_place_of_another() -> None:
    s = position()
    s.crew[0] = [3, 4, 5, 6]
    s.crew_deck = s.crew_deck[4:]
    match = order(s, "crew-up", "hire:k01")
    assert question(match) == (0, "dismiss", ["dismiss:k04", "dismiss:k05", "dismiss:k06", "dismiss:k07"])


@pytest.mark.rule("TEP-111", "TEP-207", "TEP-210")
def test_three_hands_work_and_the_fourth_waits() -> None:
    s = dealt(3)
    assert s.duty == [[1, 1, 1, 0]] * 3
    assert s.waiting == [True] * 3
    s.duty[0] = [0, 0, 0, 3]
    assert s.all_in_repairs(0)


# --- chapter 2


@pytest.mark.rule("TEP-201")
def test_sixteen_cards_lie_in_another_order_each_time() -> None:
    seas = [dealt(2, str(seed)).sea for seed in range(3)]
    assert all(sorted(sea) == list(range(16)) for sea in seas)
    assert seas[0] != seas[1] != seas[2]


@pytest.mark.rule("TEP-202")
def test_a_token_lies_on_every_card_and_four_are_left() -> None:
    s = dealt(2)
    assert s.face_down == 0xFFFF
    assert sum(s.unseen) == sum(TOKEN_COUNT) == 20
    assert GAME.census(s)["tokens-in-the-box"] == 4


@pytest.mark.rule("TEP-203")
def test_everybody_has_another_captain() -> None:
    s = dealt(4)
    assert sorted(s.captain) == [0, 2, 4, 6]
    assert len({tuple(dealt(4, str(seed)).captain) for seed in range(6)}) > 1


@pytest.mark.rule("TEP-204")
def test_infamy_begins_at_the_lowest_level_without_blood() -> None:
    s = dealt(2)
    assert (s.infamy, s.mutinied) == ([0, 0], [False, False])
    assert (s.steps(0), s.dice_of(0)) == (3, 2)


@pytest.mark.rule("TEP-205")
def test_everybody_begins_with_one_gold() -> None:
    assert dealt(3).gold == [1, 1, 1]


@pytest.mark.rule("TEP-208")
def test_the_five_orders_are_dealt_to_the_spaces_one_to_five() -> None:
    s = dealt(4)
    assert all(orders[0] == ORDER_NAMES.index("hide") for orders in s.orders)
    assert all(sorted(orders) == [0, 1, 2, 3, 4, 5] for orders in s.orders)
    assert len({tuple(orders) for orders in s.orders}) > 1


@pytest.mark.rule("TEP-209")
def test_the_captain_begins_on_hide() -> None:
    assert dealt(2).space == [0, 0]


@pytest.mark.rule("TEP-211")
def test_the_market_has_one_type_at_each_price_at_random() -> None:
    markets = [dealt(2, str(seed)).price for seed in range(5)]
    assert all(sorted(market) == [2, 3, 4, 5] for market in markets)
    assert len({tuple(market) for market in markets}) > 1


@pytest.mark.rule("TEP-213", "TEP-214", "TEP-R30")
def test_ports_and_merchants_are_in_opposite_corners() -> None:
    s = dealt(2)
    assert [CELL_NAMES[port] for port in PORTS] == ["a1", "d4"]
    assert [CELL_NAMES[at] for at in s.merchant_cell] == ["a1", "d4"]
    assert [CELL_NAMES[to] for to in s.bound] == ["d4", "a1"]


@pytest.mark.rule("TEP-215")
def test_each_merchant_has_a_random_cube() -> None:
    cargos = {tuple(dealt(2, str(seed)).cargo) for seed in range(8)}
    assert len(cargos) > 2


@pytest.mark.rule("TEP-216", "TEP-217", "TEP-R11")
def test_merchant_cards_come_by_value_and_the_left_one_is_oranges() -> None:
    s = dealt(2)
    assert [MERCHANT_VALUE[slot] for slot in s.slot] == [2, 2]
    assert [MERCHANT_VALUE[left] for left in s.merchant_deck] == [2, 4, 4, 4, 6, 6, 6, 8, 8]
    s = merchant(put(position(), 0, "b3"), "orange", "b3", value="t04")
    s.duty[0] = [0, 5, 0, 0]
    s.merchant_deck = [0, 2, 4, 5]
    match = order(s, "attack", "raid:orange")
    assert happened(match, "raids") == [{"ship": "orange", "n": 4}]
    assert MERCHANT_VALUE[s.slot[0]] == 2


@pytest.mark.rule("TEP-218")
def test_three_crew_cards_lie_open() -> None:
    s = dealt(2)
    assert (len(s.row), len(s.crew_deck)) == (3, 21)


@pytest.mark.rule("TEP-219", "TEP-R31")
def test_anybody_can_be_the_first_player() -> None:
    assert {dealt(3, str(seed)).first for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("TEP-220")
def test_the_first_player_puts_the_navy_on_a_corner_without_a_merchant() -> None:
    match = begun(3, first=1)
    assert question(match) == (1, "place-navy", ["corner:d1", "corner:a4"])
    answers(match, "corner:a4")
    assert match.state.navy == cell("a4")


@pytest.mark.rule("TEP-221")
def test_ships_begin_hidden_in_coves_of_their_own() -> None:
    match = answers(begun(3, first=1), "corner:d1")
    assert question(match) == (
        1, "place-ship", ["cove:b1", "cove:a2", "cove:c3", "cove:a4", "cove:c4", "cove:d4"]
    )  # fmt: skip
    assert all(COVE[match.state.sea[cell(text[5:])]] for text in offered(match))
    answers(match, "1 cove:c3")
    assert question(match) == (2, "place-ship", ["cove:b1", "cove:a2", "cove:a4", "cove:c4", "cove:d4"])
    answers(match, "2 cove:b1", "0 cove:d4")
    assert match.state.hidden == [True, True, True]


@pytest.mark.rule("TEP-222")
def test_everybody_chooses_a_side_of_their_captain() -> None:
    match = answers(begun(2, first=1), "corner:d1", "1 cove:c3", "0 cove:a2")
    assert question(match) == (1, "captain-side", ["side:c2-a", "side:c2-b"])
    answers(match, "1 side:c2-b", "0 side:c1-a")
    assert match.state.captain == [0, 3]


@pytest.mark.rule("TEP-223")
def test_nobody_begins_with_a_deadeye_token() -> None:
    assert dealt(4).deadeye == [0, 0, 0, 0]


@pytest.mark.rule("TEP-224")
def test_the_first_cube_is_worth_more_the_later_one_plays() -> None:
    match = begun(4, first=2)
    answers(match, "corner:d1", "2 cove:c3", "3 cove:a2", "0 cove:b1", "1 cove:d4")
    answers(match, "2 side:c3-a", "3 side:c4-a", "0 side:c1-a", "1 side:c2-a")
    assert [aboard(match, seat) for seat in (2, 3, 0, 1)] == [["sugar"], ["rum"], ["gunpowder"], ["coffee"]]
    assert match.state.bag == [7, 7, 8, 8]
    assert question(match) is not None
    assert match.pending[0].seat == 2


@pytest.mark.rule("TEP-301", "TEP-302")
def test_a_turn_has_its_phases_in_order_and_all_but_the_first_can_be_left_out() -> None:
    s = put(position(), 0, "b3")
    s.crew[0] = [11]
    s.space[0] = 5
    s.orders[0] = (0, 3, 1, 2, 4, 5)
    match = turn(s, "turn:1")
    assert asked(match) == "sail"
    answers(match, "sail:c3")
    assert asked(match) == "crew-up"
    answers(match, "hire:k01")
    assert asked(match) == "crew-up"
    answers(match, "done")
    assert asked(match) == "bonus"
    answers(match, "use:k12", "1 course:b1", "1 course:d3")
    found = sequence(match, "turns-wheel", "sails", "hires", "uses-card", "crosses-line", "merchant-sails")
    assert found == ["turns-wheel", "sails", "hires", "uses-card", "crosses-line", *["merchant-sails"] * 2]
    lazy = turn(captain_at(2), "turn:3", "anchor", "done")
    assert not lazy.pending


def captain_at(space: int) -> Pirates:
    s = position()
    s.space[0] = space
    return s


@pytest.mark.rule("TEP-301")
def test_turns_go_clockwise() -> None:
    match = table(position(3))
    seats = []
    for _ in range(4):
        seats.append(match.pending[0].seat)
        answers(match, "turn:" + {0: "2", 2: "4", 4: "5"}[match.state.space[seats[-1]]])
        while match.pending[0].seat == seats[-1]:
            answers(match, offered(match)[-1])
    assert seats == [0, 1, 2, 0]


def test_draws_are_what_they_say() -> None:
    s = draws(position(), die(4), (2, 3))
    assert (s.chance.die(), s.chance.below(3)) == (4, 1)
    s = position()
    draws(s, card(s, "k10"))
    assert s.crew_deck[s.chance.below(len(s.crew_deck))] == 9


@pytest.mark.rule("TEP-201")
def test_storms_are_where_their_cards_were_laid() -> None:
    s = dealt(3)
    stormy = [place for place, number in enumerate(s.sea) if STORM[number]]
    assert [place for place in range(16) if s.storms >> place & 1] == stormy
    assert len(stormy) == 4
