"""Chapter 12: Redbeard's set-up, his cards and where he sails."""

import pytest

from kaper.engine.match import Match
from kaper.games.maracaibo.components.board import BAY, MARACAIBO
from kaper.games.maracaibo.components.redbeard import BOARD, SET_A, SET_B
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.state.state import NONE, Maracaibo
from tests.games.maracaibo.table import answers, die, happened, names, position, redbeard, table, told, turn

RED = 1
ARRIVAL = ["sails", "value-rises", "red-upgrades", "red-takes-card"]


def solo(*cards: int, **given: object) -> Maracaibo:
    """A solo position in which Redbeard reveals these cards, in this order as far as chance decides."""
    s = position(players=1, **given)  # type: ignore[arg-type]
    if cards:
        s.red_six = sorted(cards)
        s.red_left = [cards[0]] if len(cards) == 1 else list(cards)
    return s


@pytest.mark.rule("POM-1201", "POM-1202", "POM-1204", "POM-1206", "POM-1207")
def test_the_table_of_a_solo_game() -> None:
    s = Match.new(GAME, 1, {}, "solo").state
    assert (s.first, s.doubloons[0], s.seats, s.redbeard, s.marker) == (0, 10, 2, 1, 1)
    assert len(s.figures) == 3
    assert (s.red_level, s.red_cubes, len(s.hands[RED])) == (1, 0, 1)
    assert len(s.red_six) == 6


@pytest.mark.rule("POM-1205", "A-20")
@pytest.mark.parametrize("b_cards", range(7))
def test_so_many_a_cards_are_replaced_by_b_cards(b_cards: int) -> None:
    decks = [Match.new(GAME, 1, {"redbeard": f"b{b_cards}"}, seed).state.red_six for seed in range(8)]
    for deck in decks:
        assert len([card for card in deck if card in SET_B]) == b_cards
        assert len([card for card in deck if card in SET_A]) == 6 - b_cards
    assert len({tuple(deck) for deck in decks}) > (1 if 0 < b_cards < 6 else 0)


@pytest.mark.rule("POM-1203", "POM-1273")
def test_redbeard_has_no_doubloons() -> None:
    match = Match.new(GAME, 1, {}, "coins")
    while match.pending:
        match.answer(0, match.pending[0].options[0])
    assert match.state.doubloons[RED] == 0
    assert GAME.outcome(match.state).parts["doubloons"][RED] == 0


@pytest.mark.rule("POM-1210", "POM-1270")
def test_human_and_redbeard_alternate_and_redbeard_has_the_last_turn() -> None:
    match = Match.new(GAME, 1, {}, "turns")
    while match.pending:
        match.answer(0, match.pending[0].options[-1])
    sailed = [seat for _, seat in happened(match, "sails")]
    assert sailed == [0, 1] * (len(sailed) // 2)


@pytest.mark.rule("POM-1211")
def test_who_lands_on_the_other_pays_or_gains_a_doubloon_of_the_supply() -> None:
    s = solo(at={0: 4, 1: 7}, cards={7: "tobacco"})
    assert turn(s, 0, "sail:7").state.doubloons == [9, 10]
    s = solo(at={0: 4, 1: 7}, cards={7: "tobacco"}, doubloons={0: 0})
    assert turn(s, 0, "sail:7").state.doubloons[0] == 5
    s = solo(110, at={0: 7, 1: 4}, cards={7: "trinidad"})
    match = redbeard(s)
    assert match.state.ship == [7, 7]
    assert match.state.doubloons[0] == 11


@pytest.mark.rule("POM-1212")
def test_from_the_bay_he_sails_to_maracaibo_without_a_card() -> None:
    match = redbeard(solo(110, at={1: "bay"}))
    s = match.state
    assert (s.ship[RED], s.vp[RED], s.red_cubes) == (MARACAIBO, 6, 1)
    assert happened(match, "red-reveals") == []


@pytest.mark.rule("POM-1213")
def test_an_empty_deck_is_made_anew_from_all_six() -> None:
    s = solo(at={1: "start"})
    s.red_left = []
    match = redbeard(s)
    assert happened(match, "red-reshuffles") == [("red-reshuffles", RED)]
    assert 0 <= len(match.state.red_left) <= 5


@pytest.mark.rule("POM-1214", "POM-1217", "POM-1219", "A-42")
def test_he_does_the_topmost_action_that_is_possible() -> None:
    # 110: raid, quest, improvement
    s = solo(110, at={1: 4}, cards={7: "tobacco", 8: "aruba", 9: "trinidad", 10: "sugar-cane", 12: "purser"})
    match = redbeard(s)
    assert told(match, "red-decides")[0]["action"] == "raid"
    assert match.state.ship[RED] == 9
    s = solo(110, at={1: 4}, cards={7: "tobacco", 8: "aruba", 9: "cocoa", 10: "sugar-cane", 12: "purser"})
    match = redbeard(s)
    assert (told(match, "red-decides")[0]["action"], match.state.ship[RED]) == ("quest", 8)


@pytest.mark.rule("A-42", "POM-1219")
@pytest.mark.parametrize(
    ("card", "action"),
    [(112, "raid"), (111, "explore"), (118, "explore"), (113, "raid"), (116, "raid")],
)
def test_with_the_bay_in_range_he_always_goes_there_for_a_raid_or_an_exploration(
    card: int, action: str
) -> None:
    # 112: quest, raid, improvement; 118: quest, explore, improvement; 113 and 116 begin with an improvement
    s = solo(card, at={1: 22}, cards={24: "tobacco", 25: "aruba", 26: "sloop"}, draws=[die(1)])
    match = redbeard(s)
    assert match.state.ship[RED] == BAY
    decided = told(match, "red-decides")[0]
    assert (decided["action"], decided["because"]) == (action, "because-bay")


@pytest.mark.rule("A-42", "POM-1214", "POM-1219")
def test_a_card_without_raid_and_exploration_does_not_lead_to_the_bay() -> None:
    # 109: acquire at a location, quest, improvement
    s = solo(109, at={1: 22}, cards={24: "tobacco", 25: "aruba", 26: "sloop"})
    match = redbeard(s)
    assert (match.state.ship[RED], told(match, "red-decides")[0]["action"]) == (25, "quest")


@pytest.mark.rule("A-42", "POM-1214", "POM-1219")
def test_with_the_bay_out_of_range_the_order_on_the_card_holds() -> None:
    s = solo(112, at={1: 16}, cards={18: "aruba", 19: "trinidad", 22: "tobacco"})
    match = redbeard(s)
    assert (match.state.ship[RED], told(match, "red-decides")[0]["action"]) == (18, "quest")


@pytest.mark.rule("POM-1216")
def test_a_card_without_a_possible_action_is_ignored() -> None:
    s = solo(109, 110, at={1: 4}, cards=dict.fromkeys((), "blank"))
    for place in (7, 8, 9, 10, 12):
        s.card[place] = 0
    s.card[9] = 60
    s.red_left = [109]
    match = redbeard(s)
    assert happened(match, "red-ignores")[:1] == [("red-ignores", RED)]
    assert told(match, "red-ignores")[0] == {"card": "redbeard-109"}
    assert match.state.ship[RED] == 9


@pytest.mark.rule("POM-1216", "A-25", "E-23", "POM-1218")
def test_if_no_card_is_possible_he_drifts_by_the_priority_rule() -> None:
    # within 3 of place 10: 13, 14, and farthest 15 above (a location), 16, and 17 below (a residence)
    s = solo(at={1: 10}, cards={15: "tobago", 17: "hacienda"}, values={15: "pearl"}, islands=[4, 4, 4])
    s.red_six, s.red_left = SET_A[:], SET_A[:]
    for place in (13, 14, 16):
        s.card[place] = 0
    match = redbeard(s)
    s = match.state
    assert len(told(match, "red-ignores")) == 6
    assert (s.ship[RED], s.islands, s.red_cubes, s.vp[RED]) == (15, [4, 4, 5], 1, 0)
    assert told(match, "red-drifts") == [{"place": "15", "target": "tobago", "because": "because-topmost"}]


@pytest.mark.rule("POM-1216", "A-25")
def test_drifting_to_another_card_he_does_nothing_there() -> None:
    s = solo(at={1: 10}, cards={15: "hacienda", 17: "tobago"})
    s.red_six, s.red_left = SET_A[:], SET_A[:]
    for place in (13, 14, 16):
        s.card[place] = 0
    s = redbeard(s).state
    assert (s.ship[RED], s.red_cubes, s.markers[15]) == (15, 0, 0)


@pytest.mark.rule("POM-1218")
def test_of_several_targets_he_takes_the_nearest_to_maracaibo_then_the_topmost() -> None:
    # raids at 14 in the fifth column, at 15 and 17 in the sixth
    s = solo(110, at={1: 10}, cards={14: "trinidad", 15: "hispaniola", 17: "curacao"})
    match = redbeard(s)
    assert match.state.ship[RED] == 15
    assert told(match, "red-decides")[0]["because"] == "because-topmost"


@pytest.mark.rule("A-26", "POM-1225")
def test_one_side_of_a_slash_and_level_2_locations_qualify() -> None:
    # 111: explore, raid, improvement; Curacao has explore behind a slash
    s = solo(111, at={1: 4}, cards={7: "tobacco", 9: "sugar-cane", 8: "curacao", 10: "cocoa", 12: "purser"})
    match = redbeard(s)
    assert (match.state.ship[RED], told(match, "red-decides")[0]["action"]) == (8, "explore")


@pytest.mark.rule("POM-1227", "POM-1229")
def test_at_aruba_he_takes_the_rightmost_quest() -> None:
    s = solo(112, at={1: 4}, cards={8: "aruba"}, market=[91, 92], values={8: "gold"}, islands=[4, 4, 4])
    s.red_cubes = BOARD.index("advance")
    match = redbeard(s)
    s = match.state
    assert 92 in s.hands[RED]
    assert s.market[1] == 91
    assert s.market[0] not in (91, 92, NONE)
    assert (s.islands[0], s.red_level) == (5, 2)


@pytest.mark.rule("POM-1229", "A-19")
def test_without_a_quest_in_the_market_he_gets_none() -> None:
    s = solo(112, at={1: 4}, cards={8: "aruba"}, hands={1: [84]})
    s.market, s.quests, s.red_cubes = [NONE, NONE], [], 2
    match = redbeard(s)
    assert (match.state.ship[RED], match.state.hands[RED]) == (8, [84])


@pytest.mark.rule("POM-1228", "A-23", "POM-1260")
def test_where_cards_are_dealt_he_takes_the_top_level_2_card() -> None:
    # 109: acquire at a location first
    s = solo(109, at={1: 4}, cards={8: "grenada", 20: "barbados"}, values={8: "pearl"}, islands=[4, 4, 4])
    s.red_cubes = BOARD.index("advance")
    before = s.card[:]
    match = redbeard(s)
    s = match.state
    assert (s.ship[RED], len(s.cards[RED]), len(s.deck)) == (8, 1, 40)
    assert s.card == before
    assert [kind for kind, _ in happened(match, *ARRIVAL)] == ARRIVAL
    assert (s.islands, s.red_level) == ([4, 4, 5], 2)
    assert told(match, "red-takes-card") == [{"card": names(s.cards[RED])[0]}]


@pytest.mark.rule("POM-1228", "A-23")
def test_with_level_2_empty_the_action_is_possible_and_brings_no_card() -> None:
    s = solo(109, at={1: 4}, cards={8: "grenada", 20: "barbados"})
    s.deck, s.red_cubes = [], BOARD.index("advance")
    s = redbeard(s).state
    assert (s.ship[RED], s.cards[RED], s.red_level) == (8, [], 2)


@pytest.mark.rule("POM-1228")
def test_the_open_top_card_of_the_fog_is_the_one_that_he_takes() -> None:
    s = solo(109, at={1: 4}, cards={8: "grenada", 20: "barbados"})
    s.deck.remove(53)
    s.top, s.hidden = 53, [False] * 27
    s = redbeard(s).state
    assert (names(s.cards[RED]), s.top, len(s.deck)) == (["galleon"], NONE, 40)


@pytest.mark.rule("POM-1228", "A-23")
def test_the_open_top_card_is_his_even_if_no_other_is_left() -> None:
    s = solo(109, at={1: 4}, cards={8: "grenada", 20: "barbados"})
    s.deck, s.top, s.hidden = [], 53, [False] * 27
    match = redbeard(s)
    assert (names(match.state.cards[RED]), match.state.top) == (["galleon"], NONE)
    assert told(match, "red-takes-card") == [{"card": "galleon"}]


@pytest.mark.rule("POM-315", "POM-1211", "POM-1425")
def test_when_he_joins_the_human_in_the_bay_nobody_is_paid_and_nobody_fights() -> None:
    s = solo(110, at={0: "bay", 1: 25}, settings={"skirmishes": "yes"}, draws=[die(1)])
    match = redbeard(s)
    s = match.state
    assert (s.ship, s.doubloons[0]) == ([BAY, BAY], 10)
    assert happened(match, "gains-doubloons", "fights", "wins-fight", "fight-tied") == []


@pytest.mark.rule("POM-1228", "POM-1218")
def test_of_both_dealers_he_goes_to_the_nearer_to_maracaibo() -> None:
    s = solo(109, at={1: 4}, cards={8: "grenada", 9: "barbados"})
    assert redbeard(s).state.ship[RED] == 9


@pytest.mark.rule("POM-1230", "POM-1231")
def test_he_takes_an_improvement_of_the_first_symbol_there_is_for_nothing() -> None:
    # 110 wants equipment, ship, crew; only crew and ship cards are in range, no raid and no quest
    s = solo(110, at={1: 4}, cards={7: "purser", 8: "sloop", 9: "boatswain"})
    match = redbeard(s)
    s = match.state
    assert (s.ship[RED], names(s.cards[RED]), s.red_cubes) == (8, ["sloop"], 0)
    assert s.card[8] not in (NONE, 21)


@pytest.mark.rule("POM-1261")
def test_cards_that_he_takes_do_nothing_for_him() -> None:
    s = solo(110, at={1: 4}, cards={7: "purser", 8: "sloop", 9: "boatswain"})
    s = redbeard(s).state
    assert (s.vp[RED], s.doubloons[RED]) == (0, 10)
    s.hands[RED] = []
    parts = GAME.outcome(s).parts
    assert (parts["cards"][RED], parts["scrolls"][RED]) == (6, 0)


@pytest.mark.rule("POM-1232")
def test_in_the_bay_there_is_no_value_cube_but_an_upgrade() -> None:
    s = solo(110, at={1: 25}, islands=[4, 4, 4], draws=[die(1), die(1)])
    s.red_cubes = 2
    s = redbeard(s).state
    assert (s.ship[RED], s.islands, s.red_cubes, s.stored[RED]) == (BAY, [3, 4, 4], 3, [1, 0, 0])


@pytest.mark.rule("POM-1263")
def test_the_humans_black_market_tiles_mean_nothing_to_him() -> None:
    s = solo(110, at={1: 4}, cards={8: "trinidad"}, stalls={8: (0, "3a")})
    match = redbeard(s)
    assert match.state.ship[RED] == 8
    assert happened(match, "activates-tile") == []


@pytest.mark.rule("POM-1214", "POM-1218", "POM-1220")
def test_every_decision_of_his_is_told_with_its_reason() -> None:
    match = Match.new(GAME, 1, {"redbeard": "b3"}, "reasons")
    while match.pending:
        match.answer(0, match.pending[0].options[0])
    turns = [kind for kind, seat in happened(match, "sails") if seat == RED]
    decided = [*told(match, "red-decides"), *told(match, "red-drifts")]
    arrived = [
        event for event in match.events if event.kind == "sails" and event.args["place"] == "maracaibo"
    ]
    from_the_bay = sum(event.seat == RED for event in arrived)
    assert len(decided) == len(turns) - from_the_bay
    assert all(str(each["because"]).startswith("because-") for each in decided)


@pytest.mark.rule("POM-1210")
def test_he_plays_between_the_humans_turns() -> None:
    s = solo(110, at={0: 4, 1: 4}, cards={7: "tobacco", 8: "trinidad"}, doubloons={0: 0})
    match = table(s)
    answers(match, "sail:7")
    assert (match.state.ship[RED], match.pending[0].seat) == (8, 0)
