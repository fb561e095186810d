"""Chapter 14: the module Rubies."""

import pytest

from kaper.games.maracaibo.components.cards import HAS_RUBIES
from kaper.games.maracaibo.game import GAME
from tests.games.maracaibo.table import (
    answers,
    die,
    happened,
    offered,
    position,
    prompt,
    question,
    redbeard,
    told,
    visit,
)

RUBIES = {"rubies": "yes"}


@pytest.mark.rule("POM-1441", "POM-1442")
@pytest.mark.parametrize("card", ["bonaire", "tobago"])
def test_a_location_with_a_delivery_tile_offers_a_ruby_first(card: str) -> None:
    s = position(settings=RUBIES, cards={4: card}, values={4: "gold"}, islands=[4, 4, 4])
    match = visit(s, 4)
    assert (question(match), s.islands) == ((0, "ruby", ["ruby", "skip"]), [4, 4, 4])
    answers(match, "ruby")
    assert (s.rubies[0], s.stored[0], s.islands) == (1, [0, 0, 0], [5, 4, 4])
    assert sum(HAS_RUBIES) == 2


@pytest.mark.rule("POM-1442")
def test_without_the_module_there_are_no_rubies() -> None:
    assert prompt(visit(position(cards={4: "bonaire"}), 4)) == "upgrade"


@pytest.mark.rule("POM-1443", "POM-1444", "A-34")
def test_in_the_bay_one_ruby_may_be_sold_before_the_upgrade() -> None:
    s = position(settings=RUBIES)
    s.rubies[0], s.ruby_market = 1, 0b000010
    match = visit(s, "bay")
    assert question(match) == (0, "sell-ruby", [f"sell-ruby:{n}" for n in (1, 3, 4, 5, 6)] + ["skip"])
    answers(match, "sell-ruby:1")
    assert (s.doubloons[0], s.rubies[0], s.ruby_market) == (18, 0, 0b000011)
    assert prompt(match) == "upgrade"


@pytest.mark.rule("POM-1444")
def test_with_all_spaces_taken_nothing_is_sold() -> None:
    s = position(settings=RUBIES)
    s.rubies[0], s.ruby_market = 1, 0b111111
    match = visit(s, "bay")
    assert (prompt(match), happened(match, "forced")) == ("exchange-rubies", [])


@pytest.mark.rule("POM-1443", "POM-1445")
def test_without_a_ruby_the_bay_asks_for_the_upgrade_at_once() -> None:
    match = visit(position(settings=RUBIES), "bay")
    assert (prompt(match), happened(match, "forced")) == ("upgrade", [])


@pytest.mark.rule("POM-1446")
@pytest.mark.parametrize(
    ("pips", "taken", "full"),
    [(3, 0, 0b000100), (1, 0b000001, 0b000011), (2, 0b001110, 0b011110), (6, 0b100000, 0b100001)],
)
def test_redbeard_sells_on_the_rolled_space_or_on_the_next_empty_one(
    pips: int, taken: int, full: int
) -> None:
    s = position(players=1, settings=RUBIES, at={1: 25}, draws=[die(1), die(pips)])
    s.red_six, s.red_left, s.rubies[1], s.ruby_market = [111], [111], 1, taken
    redbeard(s)
    assert (s.rubies[1], s.ruby_market) == (0, full)


@pytest.mark.rule("POM-1445", "A-34")
def test_in_the_bay_rubies_are_exchanged_for_2_points_each() -> None:
    s = position(settings=RUBIES)
    s.rubies[0] = 3
    match = visit(s, "bay", "skip")
    assert offered(match) == ["exchange:0", "exchange:1", "exchange:2", "exchange:3"]
    answers(match, "exchange:2")
    assert (s.vp[0], s.rubies[0]) == (4, 1)
    assert told(match, "exchanges-rubies") == [{"n": 2}]
    s = position(settings=RUBIES)
    s.rubies[0] = 3
    match = visit(s, "bay", "skip", "exchange:0")
    assert (s.vp[0], s.rubies[0], told(match, "exchanges-rubies")) == (0, 3, [])


@pytest.mark.rule("POM-1443", "POM-1444")
@pytest.mark.parametrize(
    ("space", "asks", "doubloons", "vp"),
    [
        (1, "upgrade", 8, 0),
        (2, "upgrade", 0, 5),
        (3, "upgrade", 0, 1),
        (4, "bury", 0, 1),
        (5, "quest", 2, 0),
        (6, "treasure", 0, 0),
    ],
)
def test_what_the_ruby_market_brings(space: int, asks: str, doubloons: int, vp: int) -> None:
    s = position(settings=RUBIES, stored={0: [1, 0, 0]})
    s.rubies[0] = 1
    match = visit(s, "bay", f"sell-ruby:{space}")
    assert (prompt(match), s.doubloons[0] - 10, s.vp[0]) == (asks, doubloons, vp)


@pytest.mark.rule("A-34", "POM-1446")
def test_unsold_rubies_of_a_human_are_worth_nothing() -> None:
    s = position(players=1, settings=RUBIES)
    s.rubies = [2, 2]
    assert GAME.outcome(s).parts["rubies"] == [0, 4]


@pytest.mark.rule("POM-1446", "A-34")
def test_redbeard_takes_a_ruby_and_sells_it_where_a_die_says() -> None:
    s = position(players=1, settings=RUBIES, at={1: 4}, cards={8: "bonaire"})
    s.red_six, s.red_left, s.red_cubes = [111], [111], 2
    redbeard(s)
    assert s.rubies[1] == 1
    s = position(players=1, settings=RUBIES, at={1: 25}, draws=[die(1), (6, 6)])
    s.red_six, s.red_left, s.rubies[1], s.ruby_market = [111], [111], 1, 0b100001
    redbeard(s)
    # space 6 is taken, the next empty one after it is space 2; he gets no bonus
    assert (s.rubies[1], s.ruby_market, s.vp[1]) == (0, 0b100011, 3)


@pytest.mark.rule("A-34", "POM-1446")
def test_with_a_full_market_redbeard_keeps_his_ruby() -> None:
    s = position(players=1, settings=RUBIES, at={1: 25})
    s.red_six, s.red_left, s.rubies[1], s.ruby_market = [111], [111], 1, 0b111111
    redbeard(s)
    assert s.rubies[1] == 1


@pytest.mark.rule("POM-1442", "POM-1443", "POM-1444")
def test_any_number_of_rubies_may_be_taken_and_one_sold_in_a_visit() -> None:
    s = position(settings=RUBIES, cards={4: "bonaire"})
    s.rubies = [2, 1]
    visit(s, 4, "ruby")
    assert s.rubies == [3, 1]
    s.over = False
    match = visit(s, "bay", "sell-ruby:2")
    assert (s.rubies, s.ruby_market, prompt(match)) == ([2, 1], 0b000010, "exchange-rubies")
