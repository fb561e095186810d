"""Chapter 14: Pirate Skirmishes, Adventure Hunters, Rubies and Retirement."""

import pytest

from kaper.engine.match import Match
from kaper.games.maracaibo.cards import HAS_RUBIES
from kaper.games.maracaibo.components import EffectRow
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.red_deeds import walk
from kaper.games.maracaibo.rules.retirement import may_retire
from kaper.games.maracaibo.state import NONE
from kaper.games.maracaibo.track import SPACE_NAMES
from tests.games.maracaibo.table import (
    answers,
    dice,
    die,
    does,
    happened,
    offered,
    position,
    prompt,
    question,
    redbeard,
    score,
    told,
    turn,
    visit,
)

FIGHTS = {"skirmishes": "yes"}
HUNTERS = {"hunters": "yes"}
RUBIES = {"rubies": "yes"}
RETIREMENT = {"retirement": "yes"}


# --- skirmishes


@pytest.mark.rule("POM-1421", "POM-1423", "A-27")
def test_whoever_joins_another_ship_on_a_card_fights_after_paying() -> None:
    s = position(settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, draws=dice(5, 3))
    match = turn(s, 0, "sail:7")
    # 1 doubloon for the place, then seat 0 wins 2 points and 1 doubloon
    assert (s.doubloons, s.vp) == ([10 - 1 + 1, 10 + 1 - 1], [2, 0])
    assert [kind for kind, _ in happened(match, "pays-opponent", "fights", "wins-fight")] == [
        "pays-opponent", "fights", "fights", "wins-fight", "pays-opponent",
    ]  # fmt: skip
    assert prompt(match) == "improvement"


@pytest.mark.rule("POM-1421")
def test_all_ships_on_the_card_take_part() -> None:
    s = position(
        players=4,
        settings=FIGHTS,
        cards={7: "tobacco"},
        at={0: 4, 1: 7, 2: 7, 3: 9},
        draws=dice(1, 2, 6),
        doubloons={0: 20},
    )
    match = turn(s, 0, "sail:7")
    assert happened(match, "fights") == [("fights", 0), ("fights", 1), ("fights", 2)]
    assert (s.vp, s.doubloons) == ([0, 0, 2, 0], [20 - 2 - 1, 11 - 1, 11 + 2, 10])


@pytest.mark.rule("POM-1422", "A-27")
def test_lasting_power_counts_but_not_that_of_a_colour() -> None:
    s = position(
        settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, owned={0: ["gold-pan"]}, figure={1: "lion"},
        draws=dice(4, 3),
    )  # fmt: skip
    match = turn(s, 0, "sail:7")
    assert told(match, "fights") == [{"pips": 4, "total": 4}, {"pips": 3, "total": 5}]
    assert s.vp == [0, 2]


@pytest.mark.rule("POM-1423")
def test_a_loser_without_doubloons_gives_none() -> None:
    s = position(settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, doubloons={0: 1}, draws=dice(1, 6))
    turn(s, 0, "sail:7")
    assert s.doubloons == [0 + 5, 11]


@pytest.mark.rule("POM-1424")
def test_a_tie_for_the_highest_total_brings_nothing() -> None:
    s = position(settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, draws=dice(4, 4))
    turn(s, 0, "sail:7")
    assert (s.vp, s.doubloons) == ([0, 0], [9, 11])


@pytest.mark.rule("POM-1425")
def test_there_are_no_fights_in_the_bay_or_in_maracaibo() -> None:
    for start, end in ((26, "bay"), ("bay", "maracaibo")):
        match = turn(position(settings=FIGHTS, at={0: start, 1: end}))
        assert happened(match, "fights") == []


@pytest.mark.rule("POM-1426", "E-19")
def test_redbeard_adds_the_round_and_the_winner_gets_5_points_and_no_doubloon() -> None:
    s = position(players=1, settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, round=2, draws=dice(5, 4))
    match = turn(s, 0, "sail:7")
    assert told(match, "fights") == [{"pips": 5, "total": 5}, {"pips": 4, "total": 6}]
    assert (s.vp, s.doubloons[0]) == ([0, 5], 9)
    s = position(players=1, settings=FIGHTS, cards={7: "tobacco"}, at={0: 4, 1: 7}, round=2, draws=dice(6, 4))
    turn(s, 0, "sail:7")
    assert s.vp == [0, 0]


@pytest.mark.rule("POM-1426", "POM-1233")
def test_redbeard_fights_where_he_lands_on_the_human() -> None:
    s = position(
        players=1, settings=FIGHTS, cards={8: "trinidad"}, at={0: 8, 1: 4}, draws=[die(1), *dice(6, 1)]
    )
    s.red_six, s.red_left, s.red_cubes = [110], [110], 2
    match = redbeard(s)
    assert (s.vp[0], s.doubloons[0]) == (5, 11)
    order = ["gains-doubloons", "fights", "red-upgrades"]
    assert [kind for kind, _ in happened(match, *order)] == [
        "gains-doubloons",
        "fights",
        "fights",
        "red-upgrades",
    ]


# --- adventure hunters


@pytest.mark.rule("POM-1431")
def test_hunters_keep_two_of_three_quests_and_the_market_has_three() -> None:
    match = Match.new(GAME, 2, HUNTERS, "hunters")
    assert [(ask.prompt, len(ask.options)) for ask in match.pending] == [("discard-quest", 3)] * 2
    for seat in (0, 1):
        ask = match.asked(seat)
        assert ask is not None
        match.answer(seat, ask.options[0])
    s = match.state
    assert ([len(hand) for hand in s.hands], len(s.market)) == ([2, 2], 3)
    assert NONE not in s.market


@pytest.mark.rule("POM-1432", "POM-1434")
@pytest.mark.parametrize(("gold", "points"), [(3, -5), (4, -5), (6, 14)])
def test_only_the_harder_condition_counts_twice_and_a_failed_quest_costs_5(gold: int, points: int) -> None:
    s = position(settings=HUNTERS, hands={0: [85]}, stored={0: [gold, 0, 0]})
    assert score(s, "quests") == points


@pytest.mark.rule("POM-1434")
def test_what_counts_as_scored_is_the_harder_condition_too_and_a_total_may_be_negative() -> None:
    s = position(
        settings=HUNTERS, cards={4: "manor"}, markers={4: [0]}, hands={0: [85, 86, 87]},
        stored={0: [6, 4, 0]},
        doubloons={0: 0}, islands=[0, 0, 0],
    )  # fmt: skip
    assert score(s, "residences") == 4
    s = position(settings=HUNTERS, hands={0: [84, 85, 86]}, doubloons={0: 0})
    assert GAME.outcome(s).scores[0] == -15


@pytest.mark.rule("A-32")
def test_the_whale_refreshes_all_three_cards() -> None:
    s = position(settings=HUNTERS, figure={0: "whale"}, market=[91, 92, 93])
    does(s, [{"op": "quest", "n": 1}], "refresh")
    assert s.below == [91, 92, 93]
    assert len(s.market) == 3
    assert not {91, 92, 93} & set(s.market)


@pytest.mark.rule("POM-1433", "A-33")
def test_solo_only_the_human_is_a_hunter() -> None:
    s = Match.new(GAME, 1, HUNTERS, "alone").state
    assert (len(s.hands[0]), len(s.hands[1])) == (3, 1)
    s = position(players=1, settings=HUNTERS, hands={1: [84, 85]}, market=[91, 92, 93])
    assert GAME.outcome(s).parts["quests"][1] == 10
    s.red_cubes = 0
    s.red_six, s.red_left, s.ship[1] = [112], [112], 4
    s.card[s.card.index(66)] = s.card[8]
    s.card[8] = 66
    redbeard(s)
    assert 93 in s.hands[1]


# --- rubies


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
    assert prompt(visit(s, "bay")) == "exchange-rubies"


@pytest.mark.rule("POM-1445", "A-34")
def test_in_the_bay_rubies_are_exchanged_for_2_points_each() -> None:
    s = position(settings=RUBIES)
    s.rubies[0] = 3
    match = visit(s, "bay", "skip")
    assert offered(match) == ["exchange:0", "exchange:1", "exchange:2", "exchange:3"]
    answers(match, "exchange:2")
    assert (s.vp[0], s.rubies[0]) == (4, 1)


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


@pytest.mark.rule("A-34")
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


@pytest.mark.rule("A-34")
def test_with_a_full_market_redbeard_keeps_his_ruby() -> None:
    s = position(players=1, settings=RUBIES, at={1: 25})
    s.red_six, s.red_left, s.rubies[1], s.ruby_market = [111], [111], 1, 0b111111
    redbeard(s)
    assert s.rubies[1] == 1


# --- retirement


EXPLORE: list[EffectRow] = [{"op": "explore", "n": 3}]


@pytest.mark.rule("POM-1451", "POM-1452", "POM-1458")
def test_the_tile_is_one_space_behind_the_last_printed_one() -> None:
    s = position(settings=RETIREMENT, explorer={0: "e2"}, doubloons={0: 20})
    assert offered(does(s, EXPLORE)) == ["go:e3", "go:e4", "go:tile", "skip"]
    s = position(settings=RETIREMENT, explorer={0: "e1"}, doubloons={0: 20})
    assert "go:tile" not in offered(does(s, EXPLORE))
    assert "go:tile" not in offered(does(position(explorer={0: "e2"}, doubloons={0: 20}), EXPLORE))


@pytest.mark.rule("POM-1453", "POM-1455", "POM-1456", "A-14", "POM-706")
def test_on_the_tile_a_residence_must_be_built_and_the_explorer_returns() -> None:
    s = position(settings=RETIREMENT, cards={4: "hacienda"}, explorer={0: "e3"}, doubloons={0: 20})
    match = does(s, EXPLORE, "go:tile")
    assert prompt(match) == "retire"
    assert "skip" not in offered(match)
    answers(match, "build:hacienda")
    assert (s.doubloons[0], s.vp[0], s.markers[4]) == (20 - 8, 2, 1)
    assert (SPACE_NAMES[s.explorer[0]], s.rivers(0)) == ("start", 0)
    s.over = False
    s.explorer[0] = SPACE_NAMES.index("e3")
    assert "go:tile" not in offered(does(s, EXPLORE))


@pytest.mark.rule("POM-1454")
@pytest.mark.parametrize(("owned", "price"), [([], 8), (["haggler"], 8), (["klabautermann"], 7)])
def test_half_the_price_after_all_discounts_rounded_up(owned: list[str], price: int) -> None:
    s = position(settings=RETIREMENT, cards={4: "hacienda"}, explorer={0: "e4"}, owned={0: owned})
    does(s, EXPLORE, "go:tile", "build:hacienda")
    assert s.doubloons[0] == 10 - price


@pytest.mark.rule("A-35", "POM-1458")
def test_who_cannot_pay_half_of_any_residence_may_not_enter() -> None:
    s = position(settings=RETIREMENT, explorer={0: "e4"}, doubloons={0: 7})
    assert question(does(s, EXPLORE)) is None
    s = position(settings=RETIREMENT, explorer={0: "e3"}, doubloons={0: 7})
    assert offered(does(s, EXPLORE)) == ["go:e4", "skip"]


@pytest.mark.rule("A-35")
def test_bonuses_for_steps_given_up_may_pay_the_residence() -> None:
    houses = {4: "hacienda", 5: "manor", 6: "stronghold", 7: "pirate-cove"}
    s = position(
        settings=RETIREMENT, cards=houses, explorer={0: "e3"}, doubloons={0: 5}, upgrades={0: ["u10"]}
    )
    match = does(s, EXPLORE)
    assert "go:tile" not in offered(match)
    answers(match, "trade:u10")
    assert "go:tile" in offered(match)


@pytest.mark.rule("A-36", "POM-1457")
def test_redbeard_never_enters_the_tile() -> None:
    s = position(players=1, settings=RETIREMENT, explorer={1: "e3"}, doubloons={1: 50})
    assert not may_retire(s, 1)
    walk(s, 5)
    assert SPACE_NAMES[s.explorer[1]] == "e4"
