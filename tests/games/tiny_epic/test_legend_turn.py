"""Chapter 9: the Legendary Pirate's turn: wheel, sailing, orders, treasure, battles."""

import pytest

from kaper.engine.match import Match
from kaper.games.tiny_epic.components.board import MAP_NAMES
from kaper.games.tiny_epic.components.cards import CREW_NAMES
from kaper.games.tiny_epic.rules.ending import outcome
from kaper.games.tiny_epic.rules.step import take_phase
from kaper.games.tiny_epic.state.state import LEGEND_TURN, WHEEL, Pirates
from tests.games.tiny_epic.table import (
    aboard,
    answers,
    asked,
    bury,
    captain,
    card,
    cell,
    crew,
    crew_of,
    cube,
    dice,
    die,
    draws,
    hands,
    happened,
    kinds,
    legend_turn,
    load,
    market,
    merchant,
    offered,
    on_duty,
    on_wheel,
    order,
    position,
    prices,
    put,
    question,
    sea,
    sequence,
    token,
    where,
)  # fmt: skip

LEGEND = 1


def solo(name: str = "sam-tarwater", personality: str = "swift", space: int = 0) -> Pirates:
    """The player hidden on c4, the legend in the open on a3; the merchants are far from both."""
    s = put(put(position(legend=(name, personality)), 0, "c4", hidden=True), LEGEND, "a3")
    merchant(merchant(s, "orange", "d1", bound="d4"), "green", "c1", bound="a1")
    return captain(s, LEGEND, space)


def rolled(s: Pirates, *script: tuple[int, int]) -> Match[Pirates]:
    """The legend's turn with these draws, as far as nobody is asked."""
    return legend_turn(draws(s, *script))


def calm(s: Pirates) -> Pirates:
    s.storms = 0
    return s


# --- the die and the wheel


@pytest.mark.rule("TEP-920")
def test_a_die_from_one_to_five_turns_the_wheel_and_a_six_is_an_infamy_action() -> None:
    for pips in range(1, 6):
        s = solo(space=pips - 1)
        match = rolled(s, die(pips))
        assert s.space[LEGEND] == pips
        assert happened(match, "legend-turns")[0]["because"] == "because-roll"
    s = solo()
    match = rolled(s, die(6))
    assert s.ring == 1
    assert "legend-turns" not in kinds(match)


@pytest.mark.rule("TEP-921", "TEP-923", "TEP-924", "TEP-E25", "TEP-S01")
def test_the_legend_turns_the_wheel_as_far_as_its_hands_last() -> None:
    s = hands(solo(space=2), LEGEND, rig=1, can=1, ext=1)
    match = rolled(s, die(2))
    assert s.space[LEGEND] == 1
    assert s.crossed or "crosses-line" in kinds(match)
    jumps = [(event["space"], event["duty"]) for event in happened(match, "legend-jumps")]
    assert jumps == [(3, "extortion"), (4, "cannons"), (5, "rigging")]
    assert on_wheel(match, LEGEND) == "345"
    assert happened(match, "legend-turns")[0]["because"] == "because-no-hands"


@pytest.mark.rule("TEP-921")
def test_without_hands_it_stops_on_the_first_free_space() -> None:
    s = hands(calm(solo(space=1)), LEGEND, rig=1)
    match = rolled(s, die(5))
    assert (s.space[LEGEND], on_wheel(match, LEGEND)) == (3, "2")


@pytest.mark.rule("TEP-921")
def test_a_hand_in_repairs_is_the_rightmost() -> None:
    s = hands(calm(solo(space=1)), LEGEND, rig=1, can=1, rep=1)
    match = rolled(s, die(3))
    assert happened(match, "legend-jumps") == [
        {"space": 2, "duty": "repairs", "because": "because-rightmost"}
    ]
    assert on_duty(match, LEGEND) == (1, 1, 0, 0)


@pytest.mark.rule("TEP-922", "TEP-E26", "TEP-S02")
def test_hands_come_back_to_the_leftmost_free_duty() -> None:
    s = hands(solo(space=1), LEGEND, can=1, ext=1, wheel="3")
    match = rolled(s, die(4))
    assert (on_duty(match, LEGEND), on_wheel(match, LEGEND)) == ((1, 1, 0, 0), "2")
    assert happened(match, "legend-returns") == [
        {"space": 3, "duty": "rigging", "because": "because-leftmost"}
    ]


@pytest.mark.rule("TEP-922")
def test_a_hand_on_the_space_where_it_stops_comes_back_too() -> None:
    s = hands(calm(solo(space=2)), LEGEND, rig=1, ext=1, wheel="3")
    assert on_duty(rolled(s, die(3)), LEGEND) == (1, 1, 1, 0)


@pytest.mark.rule("TEP-S02")
def test_hands_that_come_back_jump_no_more_this_turn() -> None:
    s = hands(solo(space=1), LEGEND, wheel="234")
    match = rolled(s, die(1))
    # It jumps 2, 3 and 4 on their own hands and has none for 5.
    assert s.space[LEGEND] == 5
    assert on_duty(match, LEGEND) == (1, 1, 1, 0)
    assert [event["space"] for event in happened(match, "legend-returns")] == [2, 3, 4]


@pytest.mark.rule("TEP-924")
def test_hide_is_passed_over() -> None:
    s = solo(space=5)
    rolled(s, die(1))
    assert s.space[LEGEND] == 1


@pytest.mark.rule("TEP-925")
def test_a_six_moves_the_marker_and_not_the_captain() -> None:
    s = solo("sam-tarwater", "greedy", space=5)
    for ring in (1, 2, 3, 4, 5, 0):
        s.over, s.turn = False, 0
        match = rolled(s, die(6))
        assert s.ring == ring
        assert s.space[LEGEND] == 5
        assert "crosses-line" not in kinds(match)


@pytest.mark.rule("TEP-925", "TEP-932")
def test_the_effects_of_an_infamy_space_come_from_top_to_bottom_after_sailing() -> None:
    s = calm(load(solo("old-calloway", "greedy"), LEGEND, "rum", "rum"))
    # The second space is Trade, then Plunder.
    draws(s, die(6), cube(s, "sugar"))
    match = legend_turn(s)
    assert sequence(match, "legend-sails", "legend-trades", "legend-plunders") == [
        "legend-sails", "legend-trades", "legend-plunders",
    ]  # fmt: skip
    assert aboard(match, LEGEND) == ["sugar"]


# --- target and sailing


@pytest.mark.rule("TEP-930")
def test_the_target_is_the_ship_beside_the_captains_space() -> None:
    targets = []
    for pips in range(1, 6):
        match = rolled(solo("iron-maud", "swift", space=pips - 1), die(pips))
        targets.append(happened(match, "legend-targets")[0])
    assert [target["target"] for target in targets] == ["orange", "green", "player", "orange", "green"]
    assert all(target["because"] == "because-space" for target in targets)
    match = rolled(solo("iron-maud", "swift"), die(6))
    assert happened(match, "legend-targets") == [{"target": "player", "because": "because-six"}]


@pytest.mark.rule("TEP-931")
def test_it_sails_vertically_first_as_far_as_it_gets() -> None:
    # Swift: 2 steps and a hand on Rigging. From a3 to orange on d1: two up, one to the right.
    s = calm(solo("iron-maud", "swift"))
    match = rolled(s, die(1))
    assert where(match, LEGEND) == "b1"
    assert happened(match, "legend-sails") == [{"cell": "b1", "n": 3, "because": "because-as-far"}]


@pytest.mark.rule("TEP-931")
def test_it_stops_on_the_targets_card() -> None:
    s = calm(merchant(solo("iron-maud", "swift"), "orange", "a2"))
    match = rolled(s, die(1))
    assert happened(match, "legend-sails") == [{"cell": "a2", "n": 1, "because": "because-reaches"}]
    s = calm(merchant(solo("iron-maud", "swift"), "orange", "a3"))
    match = rolled(s, die(1))
    assert happened(match, "legend-sails") == [{"cell": "a3", "n": 0, "because": "because-there"}]


@pytest.mark.rule("TEP-931", "TEP-S11")
def test_steps_of_this_turn_are_added_from_the_beginning() -> None:
    # The second space of Swift adds 2 steps: 2 + 1 + 2; the player is on c4, one down and two right.
    s = calm(put(put(solo("iron-maud", "swift"), 0, "d1", hidden=True), LEGEND, "a4"))
    hands(s, LEGEND, can=2, ext=1)
    match = rolled(s, die(6))
    assert where(match, LEGEND) == "b1"
    assert happened(match, "legend-sails")[0]["n"] == 4


@pytest.mark.rule("TEP-S11", "TEP-952")
def test_old_calloways_bonus_counts_from_the_first_step_of_an_attack() -> None:
    # Space 5 is Attack against green; Ruthless: 1 step, Rigging 1, and the bonus adds 1 step and 1 hit.
    s = calm(merchant(solo("old-calloway", "ruthless", space=4), "green", "d3", value="t10"))
    s.orders[LEGEND] = (0, 1, 2, 3, 4, 5)
    draws(s, die(5), *dice(1, 1))
    match = legend_turn(s)
    assert where(match, LEGEND) == "d3"
    # No match of 2-4-6; Cannons 1, automatic hit 1, bonus 1.
    assert happened(match, "deals") == [{"n": 3, "matched": 0, "cannons": 1, "hits": 2}]


@pytest.mark.rule("TEP-S04", "TEP-960")
def test_storms_heel_it_and_with_all_hands_in_repairs_nothing_happens() -> None:
    s = solo("iron-maud", "swift")
    s.storms = 1 << cell("a2") | 1 << cell("a1")
    match = rolled(s, die(1))
    assert [event["from"] for event in happened(match, "legend-heels")] == ["extortion", "cannons"]
    assert where(match, LEGEND) == "b1"
    s = hands(solo("iron-maud", "swift"), LEGEND, rep=3)
    s.storms = 1 << cell("a2")
    match = rolled(s, die(1))
    assert where(match, LEGEND) == "a1"
    assert on_duty(match, LEGEND) == (0, 0, 0, 3)


@pytest.mark.rule("TEP-S04", "TEP-407")
def test_a_storm_that_takes_the_hand_from_rigging_shortens_its_way() -> None:
    s = hands(solo("iron-maud", "swift"), LEGEND, rig=1, rep=2)
    s.storms = 1 << cell("a2")
    assert where(rolled(s, die(1)), LEGEND) == "a1"


@pytest.mark.rule("TEP-932", "TEP-S07")
def test_the_sheets_bonus_follows_its_order_also_on_a_six() -> None:
    # Iron Maud: Plunder gives 3 Gold. The first Greedy space after the start is Trade, Plunder.
    s = solo("iron-maud", "greedy")
    match = rolled(s, die(1))
    assert (s.gold[LEGEND], happened(match, "legend-bonus")) == (3, [{"order": "plunder"}])
    s = solo("iron-maud", "greedy")
    match = rolled(s, die(6))
    assert (s.gold[LEGEND], happened(match, "legend-bonus")) == (3, [{"order": "plunder"}])
    s = solo("iron-maud", "greedy", space=1)
    match = rolled(s, die(2))
    assert happened(match, "legend-bonus") == []


@pytest.mark.rule("TEP-S07")
def test_a_bonus_that_an_infamy_space_activates_comes_once_and_last() -> None:
    # The sixth Greedy space is Plunder, Trade; the cube is sold for 5, and then come Iron Maud's 3 Gold.
    s = solo("iron-maud", "greedy")
    s.ring = 4
    draws(s, die(6), cube(s, "coffee"))
    match = legend_turn(s)
    assert [event["n"] for event in happened(match, "gains-gold")] == [5, 3]
    assert happened(match, "legend-bonus") == [{"order": "plunder"}]


@pytest.mark.rule("TEP-932")
def test_every_bridge_sheet_has_its_bonus() -> None:
    s = solo("red-ysolde", "swift", space=2)
    draws(s, die(3), card(s, "k10"), token(s, "gold-3"))
    legend_turn(s)
    # 3 of the token and 2 of the sheet.
    assert (s.gold[LEGEND], CREW_NAMES[s.crew[LEGEND][0]]) == (5, "k10")
    s = load(solo("sam-tarwater", "swift", space=1), LEGEND, "rum")
    draws(s, die(2), card(s, "k12"))
    match = legend_turn(s)
    assert crew_of(match, LEGEND) == ["k12"]
    # 3 for the rum and 3 of the sheet.
    assert s.gold[LEGEND] == 6


@pytest.mark.rule("TEP-932")
def test_its_crew_activates_nothing() -> None:
    s = solo("sam-tarwater", "swift")
    s.crew[LEGEND] = [CREW_NAMES.index("k12")]
    s.crew_deck.remove(CREW_NAMES.index("k12"))
    rolled(captain(s, LEGEND, 2), die(3))
    assert s.gold[LEGEND] == 0


# --- orders


@pytest.mark.rule("TEP-940")
def test_it_plunders_one_cube_anywhere() -> None:
    s = calm(solo("sam-tarwater", "swift"))
    draws(s, die(1), cube(s, "coffee"))
    assert aboard(legend_turn(s), LEGEND) == ["coffee"]


@pytest.mark.rule("TEP-940", "TEP-941", "TEP-E27")
def test_the_third_cube_is_traded_at_once() -> None:
    s = market(
        load(solo("sam-tarwater", "greedy"), LEGEND, "rum", "coffee"), "rum", "sugar", "coffee", "gunpowder"
    )
    draws(s, die(1), cube(s, "coffee"))
    match = legend_turn(s)
    assert happened(match, "gains-gold") == [{"n": 8, "why": "trade"}]
    assert aboard(match, LEGEND) == ["rum"]
    assert prices(match) == ["coffee", "rum", "sugar", "gunpowder"]
    assert happened(match, "legend-trades") == [
        {"loot": "coffee", "n": 2, "price": 4, "because": "because-dearest"}
    ]


@pytest.mark.rule("TEP-S17")
def test_a_forced_trade_activates_no_bonus() -> None:
    # Sam Tarwater's bonus follows Trade.
    s = load(solo("sam-tarwater", "greedy"), LEGEND, "rum", "coffee")
    draws(s, die(1), cube(s, "coffee"))
    match = legend_turn(s)
    assert crew_of(match, LEGEND) == []


@pytest.mark.rule("TEP-941")
def test_it_trades_all_cubes_of_its_dearest_type_anywhere() -> None:
    s = load(solo("iron-maud", "greedy", space=1), LEGEND, "sugar", "sugar")
    rolled(s, die(2))
    assert s.gold[LEGEND] == 4
    s = solo("iron-maud", "greedy", space=1)
    assert "legend-trades" not in kinds(rolled(s, die(2)))


SEARCHES = [("gold-2", 2), ("gold-3", 3), ("deadeye", 1), ("sail-2", 1), ("storm-pass", 1)]


@pytest.mark.rule("TEP-942", "TEP-S18", "TEP-953")
@pytest.mark.parametrize(("kind", "gold"), SEARCHES)
def test_what_it_finds_is_gold_to_it(kind: str, gold: int) -> None:
    s = solo("iron-maud", "greedy", space=3)
    draws(s, die(4), token(s, kind))
    legend_turn(s)
    assert s.gold[LEGEND] == gold
    assert sum(s.spent) == 1


@pytest.mark.rule("TEP-942")
def test_a_loot_token_is_a_cube_to_it_and_an_empty_card_nothing() -> None:
    s = solo("iron-maud", "greedy", space=3)
    draws(s, die(4), token(s, "loot"), cube(s, "rum"))
    assert aboard(legend_turn(s), LEGEND) == ["rum"]
    s = solo("iron-maud", "greedy", space=3)
    s.face_down = 0
    assert "finds" not in kinds(rolled(s, die(4)))


@pytest.mark.rule("TEP-943")
def test_it_hires_the_top_card_and_instead_of_a_fifth_renews_the_row() -> None:
    s = solo("iron-maud", "greedy", space=2)
    draws(s, die(3), card(s, "k09"))
    assert crew_of(legend_turn(s), LEGEND) == ["k09"]
    s = solo("iron-maud", "greedy", space=2)
    s.crew[LEGEND], s.crew_deck = [3, 4, 5, 6], s.crew_deck[4:]
    match = rolled(s, die(3))
    assert s.under == [0, 1, 2]
    assert len(s.row) == 3
    assert crew_of(match, LEGEND) == ["k04", "k05", "k06", "k07"]


@pytest.mark.rule("TEP-944", "TEP-640", "TEP-S08")
def test_it_attacks_a_target_on_its_card_but_not_a_hidden_one() -> None:
    s = calm(solo("red-ysolde", "swift", space=4))
    match = rolled(s, die(5))
    assert where(match, LEGEND) == "c4"
    assert happened(match, "legend-no-attack") == [{"because": "because-hidden"}]
    s = calm(put(solo("red-ysolde", "swift", space=4), 0, "d1"))
    assert happened(rolled(s, die(5)), "legend-no-attack") == [{"because": "because-not-here"}]
    s = calm(put(solo("red-ysolde", "swift", space=4), 0, "c4"))
    assert happened(rolled(s, die(5)), "attacks") == [{"whom": 0}]


# --- its ship line


@pytest.mark.rule("TEP-945", "TEP-S03")
def test_the_player_sails_the_other_ships_when_the_legend_crosses_the_line() -> None:
    s = calm(solo("iron-maud", "greedy", space=5))
    merchant(merchant(s, "orange", "b2", bound="d4"), "green", "b3", bound="a1")
    s.navy = cell("d1")
    match = rolled(s, die(1))
    # 3 Gold for its Plunder and 1 for Extortion.
    assert s.gold[LEGEND] == 4
    assert question(match) == (0, "merchant", ["course:c2", "course:b3"])
    answers(match, "course:c2", "course:b2")
    assert question(match) == (0, "navy", ["course:c1", "course:d2"])
    assert match.pending[0].about == {"whom": LEGEND}


@pytest.mark.rule("TEP-945")
def test_the_navy_goes_by_the_legends_treasures() -> None:
    s = bury(calm(solo("iron-maud", "greedy", space=5)), LEGEND, "a4", "c1")
    merchant(merchant(s, "orange", "d3", bound="d4"), "green", "a2", bound="a1")
    put(s, LEGEND, "d3")
    s.navy = cell("a4")
    match = rolled(s, die(1))
    # Three of the four steps from a4 to d3.
    assert question(match) == (0, "navy", ["course:c3", "course:d4"])


@pytest.mark.rule("TEP-959")
def test_the_navy_catches_the_legend() -> None:
    s = calm(solo("iron-maud", "greedy", space=5))
    merchant(merchant(s, "orange", "a3", bound="a1"), "green", "a2", bound="a1")
    s.navy = cell("b3")
    match = rolled(s, die(1))
    assert on_duty(match, LEGEND) == (0, 0, 0, 3)
    # From a3 the coves a2 and a4 are both one step away.
    assert question(match) == (0, "legend-cove", ["cove:a2", "cove:a4"])
    answers(match, "cove:a4")
    assert (where(match, LEGEND), s.hidden[LEGEND]) == ("a4", True)


# --- treasure


@pytest.mark.rule("TEP-950", "TEP-E28")
def test_it_buries_on_the_nearest_site_and_then_on_the_cheapest() -> None:
    s = calm(solo("iron-maud", "greedy"))
    s.gold[LEGEND] = 5
    # The track ends at 10 and two gunpowder bring 8. One step from b2 there are c2 for 13 and b3 for 12.
    load(put(s, LEGEND, "b2"), LEGEND, "gunpowder", "gunpowder")
    merchant(s, "green", "b2")
    match = rolled(captain(s, LEGEND, 1), die(2))
    assert happened(match, "legend-buries") == [{"cell": "b3", "n": 1, "because": "because-cheapest"}]
    assert s.gold[LEGEND] == 0


@pytest.mark.rule("TEP-950")
def test_the_nearest_site_comes_before_a_cheaper_one_and_of_equals_the_player_chooses() -> None:
    s = calm(put(solo("sam-tarwater", "greedy"), LEGEND, "c1"))
    load(s, LEGEND, "coffee", "coffee")
    s.gold[LEGEND] = 5
    merchant(s, "orange", "c1")
    match = rolled(captain(s, LEGEND, 1), die(2))
    assert happened(match, "legend-buries") == [{"cell": "c1", "n": 1, "because": "because-nearest"}]
    s = calm(load(put(solo("sam-tarwater", "greedy"), LEGEND, "a4"), LEGEND, "coffee", "coffee"))
    s.gold[LEGEND] = 5
    merchant(bury(s, 0, "a4"), "orange", "a4")
    calm(sea(s, {"b4": MAP_NAMES[cell("b3")]}))
    match = rolled(captain(s, LEGEND, 1), die(2))
    assert question(match) == (0, "legend-site", ["site:a3", "site:b4"])
    answers(match, "site:b4")
    assert s.site[cell("b4")] == LEGEND


@pytest.mark.rule("TEP-S06")
def test_the_navy_does_not_stop_it_from_burying() -> None:
    s = calm(put(solo("iron-maud", "greedy"), LEGEND, "d1"))
    s.navy, s.gold[LEGEND] = cell("d1"), 7
    rolled(s, die(1))
    assert s.site[cell("d1")] == LEGEND


@pytest.mark.rule("TEP-951")
def test_every_treasure_makes_it_stronger() -> None:
    found = []
    for count in range(3):
        s = bury(calm(merchant(solo("iron-maud", "swift", space=3), "orange", "a3", value="t10")), LEGEND)
        s.buried[LEGEND] = count
        s.orders[LEGEND] = (0, 1, 2, 3, 5, 4)
        hands(s, LEGEND, rep=3)
        draws(s, die(4), *dice(2, 2, 2))
        match = legend_turn(s)
        found.append(
            (str(happened(match, "rolls")[0]["dice"]).count("2"), happened(match, "deals")[0]["hits"])
        )
    assert found == [(2, 0), (2, 0), (3, 1)]


# --- battles


def attacking(*rolls: int, name: str = "iron-maud") -> Pirates:
    """The legend beside the player on a3, who is its target; Attack is on its space 3."""
    s = calm(put(solo(name, "greedy", space=2), 0, "a3"))
    s.orders[LEGEND] = (0, 1, 2, 5, 4, 3)
    hands(s, 0, rig=3)
    return draws(s, die(3), *dice(*rolls))


@pytest.mark.rule("TEP-952")
def test_its_damage_is_dice_sheet_crew_cannons_and_hits() -> None:
    # Iron Maud 1-3-5; k24 shows a 2 and has a hit; a hand on Cannons.
    s = attacking(1, 2, 4, 4)
    s.crew[LEGEND] = [CREW_NAMES.index("k24")]
    match = legend_turn(s)
    assert happened(match, "deals")[0] == {"n": 4, "matched": 2, "cannons": 1, "hits": 1}


@pytest.mark.rule("TEP-957")
def test_it_beats_the_player() -> None:
    s = merchant(attacking(1, 3, 4, 4), "green", "c1", value="t03")
    match = legend_turn(s)
    assert s.gold[LEGEND] == 4
    assert s.deadeye[0] == 1
    assert on_duty(match, 0) == (2, 0, 0, 1)
    assert happened(match, "gains-gold") == [{"n": 4, "why": "ransom"}]


@pytest.mark.rule("TEP-956")
def test_the_player_beats_it() -> None:
    s = attacking(2, 2, 1, 2)
    match = legend_turn(s)
    assert s.infamy[0] == 1
    assert on_duty(match, LEGEND) == (1, 1, 0, 1)
    assert s.gold[LEGEND] == 1
    assert question(match) == (0, "legend-cove", ["cove:a2", "cove:a4"])
    answers(match, "cove:a2")
    assert s.hidden[LEGEND]


@pytest.mark.rule("TEP-644", "TEP-956")
def test_the_player_attacks_and_beats_it() -> None:
    s = draws(hands(calm(put(solo(), 0, "a3")), 0, can=3), *dice(1, 2), *dice(1, 1))
    match = order(s, "attack", "fight:1")
    assert s.infamy[0] == 1
    answers(match, "cove:a4")
    assert where(match, LEGEND) == "a4"


@pytest.mark.rule("TEP-952", "TEP-S19")
def test_its_captains_hits_count_when_it_is_attacked_as_when_it_attacks() -> None:
    # Old Calloway 2-4-6 has a hit on the bonus; Ruthless has one on its lowest level; a hand on Cannons.
    s = draws(calm(put(solo("old-calloway", "ruthless"), 0, "a3")), *dice(4, 4), *dice(1, 1))
    match = order(s, "attack", "fight:1")
    assert happened(match, "deals")[1] == {"n": 3, "matched": 0, "cannons": 1, "hits": 2}
    # Iron Maud has none.
    s = draws(calm(put(solo("iron-maud", "ruthless"), 0, "a3")), *dice(4, 4), *dice(2, 2))
    match = order(s, "attack", "fight:1")
    assert happened(match, "deals")[1] == {"n": 2, "matched": 0, "cannons": 1, "hits": 1}


@pytest.mark.rule("TEP-952", "TEP-S19")
def test_hits_of_an_infamy_action_count_in_defence_until_its_next_turn() -> None:
    # The fourth infamy space of Ruthless: two steps, a hit, Attack. The player is hidden and not attacked.
    s = calm(put(solo("iron-maud", "ruthless"), 0, "a3", hidden=True))
    s.ring = 2
    rolled(s, die(6))
    assert (s.ring, s.over) == (3, True)
    s.over, s.turn = False, 0
    draws(s, *dice(4, 4), *dice(2, 2))
    match = order(s, "attack", "fight:1")
    assert happened(match, "deals")[1] == {"n": 3, "matched": 0, "cannons": 1, "hits": 2}
    # With the next turn of its wheel they are gone, though the marker stays.
    s.over = False
    s.orders[LEGEND] = (0, 3, 1, 2, 4, 5)
    s.space[LEGEND] = 0
    put(put(s, 0, "a3", hidden=True), LEGEND, "a3")
    rolled(s, die(1))
    assert s.ring == 3
    s.over, s.turn = False, 0
    put(put(s, 0, "a3"), LEGEND, "a3")
    s.crew[LEGEND] = []
    hands(s, LEGEND, rig=1, can=1, ext=1)
    draws(s, *dice(4, 4), *dice(2, 2))
    match = order(s, "attack", "fight:1")
    assert happened(match, "deals")[1] == {"n": 2, "matched": 0, "cannons": 1, "hits": 1}


@pytest.mark.rule("TEP-958")
def test_a_tie_gives_the_player_a_token_and_the_legend_gold() -> None:
    s = attacking(2, 2, 1, 4)
    match = legend_turn(s)
    assert happened(match, "deals")[0]["n"] == happened(match, "deals")[1]["n"] == 1
    assert (s.deadeye[0], s.gold[LEGEND]) == (1, 1)
    assert on_duty(match, LEGEND) == (1, 1, 1, 0)


def raiding(*rolls: int, card: str = "t01") -> Pirates:
    """The legend beside the orange merchant on a3, its target; Attack is on its space 1."""
    s = merchant(calm(solo("iron-maud", "greedy")), "orange", "a3", cargo="coffee", value=card)
    s.orders[LEGEND] = (0, 5, 1, 2, 3, 4)
    return draws(s, die(1), *dice(*rolls))


@pytest.mark.rule("TEP-954", "TEP-S12")
def test_it_sinks_a_merchant() -> None:
    s = raiding(1, 3)
    match = legend_turn(s)
    assert s.gold[LEGEND] == 4
    assert aboard(match, LEGEND) == ["coffee"]
    assert s.removed == (0,)
    # From a3 the ports a1 and d4 are 2 and 4 steps away.
    assert s.merchant_cell[0] == cell("d4")


@pytest.mark.rule("TEP-954", "TEP-S12")
def test_gold_comes_first_then_the_cube_and_both_can_bury() -> None:
    s = load(raiding(1, 3), LEGEND, "coffee", "coffee")
    s.gold[LEGEND] = 6
    match = legend_turn(s)
    # 6 + 4 reaches 10 and buries; three coffee are sold for 15, which buries again.
    assert s.buried[LEGEND] == 2
    found = sequence(match, "gains-gold", "legend-buries", "legend-trades")
    assert found == ["gains-gold", "legend-buries", "legend-trades", "gains-gold", "legend-buries"]


@pytest.mark.rule("TEP-955")
def test_a_merchant_beats_it() -> None:
    s = raiding(2, 2, card="t04")
    match = legend_turn(s)
    assert on_duty(match, LEGEND) == (1, 1, 0, 1)
    assert s.gold[LEGEND] == 1
    answers(match, "cove:a2")
    assert where(match, LEGEND) == "a2"


@pytest.mark.rule("TEP-955")
def test_a_tie_with_a_merchant_is_worth_one_gold() -> None:
    s = raiding(1, 2)
    match = legend_turn(s)
    assert (s.hidden[LEGEND], "legend-retreats" in kinds(match)) == (False, False)
    assert not match.pending
    assert s.gold[LEGEND] == 1
    assert where(match, LEGEND) == "a3"
    assert on_duty(match, LEGEND) == (1, 1, 1, 0)


@pytest.mark.rule("TEP-S10")
def test_of_ports_equally_far_the_player_chooses() -> None:
    s = put(raiding(1, 3), LEGEND, "b3")
    merchant(s, "orange", "b3")
    match = legend_turn(s)
    assert question(match) == (0, "port", ["port:a1", "port:d4"])


@pytest.mark.rule("TEP-960")
def test_without_a_hand_on_a_duty_the_one_behind_its_captain_heels() -> None:
    s = hands(calm(put(solo("iron-maud", "greedy", space=3), 0, "a3")), LEGEND, rep=1, wheel="24")
    hands(s, 0, can=3)
    draws(s, *dice(1, 2), *dice(2, 2))
    match = order(s, "attack", "fight:1")
    assert happened(match, "legend-heels") == [
        {"from": "wheel-2", "why": "battle", "because": "because-behind-captain"}
    ]
    s = hands(calm(put(solo("iron-maud", "greedy"), 0, "a3")), LEGEND, rep=3)
    hands(s, 0, can=3)
    draws(s, *dice(1, 2), *dice(2, 2))
    assert "cannot-heel" in kinds(order(s, "attack", "fight:1"))


@pytest.mark.rule("TEP-S05")
def test_its_own_card_can_be_the_nearest_cove_and_there_it_is_hidden_until_it_sails_or_attacks() -> None:
    s = calm(put(put(solo("iron-maud", "greedy"), 0, "a4"), LEGEND, "a4"))
    hands(s, 0, can=3)
    draws(s, *dice(1, 2), *dice(2, 2))
    match = order(s, "attack", "fight:1")
    assert (where(match, LEGEND), s.hidden[LEGEND]) == ("a4", True)
    s.over, s.turn = False, 0
    assert "fight:1" not in offered(order(s, "attack"))
    s.over = False
    rolled(s, die(1))
    assert not s.hidden[LEGEND]


@pytest.mark.rule("TEP-S05")
def test_a_cove_where_somebody_is_hidden_is_not_free() -> None:
    s = calm(put(put(solo("iron-maud", "greedy"), 0, "a4"), LEGEND, "a4"))
    s.navy = cell("d1")
    put(s, 0, "a4", hidden=True)
    merchant(s, "orange", "a4", value="t10")
    s.orders[LEGEND] = (0, 5, 1, 2, 3, 4)
    match = rolled(s, die(1), *dice(2, 2))
    assert question(match) == (0, "legend-cove", ["cove:a2", "cove:c4"])


@pytest.mark.rule("TEP-640", "TEP-760")
def test_the_player_rerolls_nothing_in_defence_against_it() -> None:
    s = crew(attacking(2, 2, 1, 2), 0, "k19")
    match = legend_turn(s)
    assert "rerolls" not in kinds(match)
    assert asked(match) != "reroll"


@pytest.mark.rule("TEP-942", "TEP-S18")
def test_tokens_that_it_takes_leave_the_game_one_by_one() -> None:
    s = solo("sam-tarwater", "swift", space=3)
    s.spent[2] = 1
    draws(s, die(4), token(s, "deadeye"))
    s.cell[LEGEND] = s.merchant_cell[0]
    legend_turn(s)
    assert (s.spent, s.unseen[2]) == ([0, 0, 2, 0, 0, 0], 3)


@pytest.mark.rule("TEP-960")
def test_the_hand_that_heels_from_its_wheel_has_left_the_wheel() -> None:
    s = hands(calm(put(solo("iron-maud", "greedy", space=4), 0, "a3")), LEGEND, wheel="235")
    hands(s, 0, can=3)
    draws(s, *dice(1, 2), *dice(2, 2))
    match = order(s, "attack", "fight:1")
    assert (on_duty(match, LEGEND), on_wheel(match, LEGEND)) == ((0, 0, 0, 1), "25")


@pytest.mark.rule("TEP-301", "TEP-920", "TEP-945")
def test_after_its_turn_it_is_the_players() -> None:
    s = solo("sam-tarwater", "swift", space=2)
    rolled(s, die(3))
    assert (s.turn, s.crossed) == (0, False)


@pytest.mark.rule("TEP-921", "TEP-922", "TEP-924")
def test_only_hands_on_the_spaces_that_it_passes_come_back() -> None:
    s = hands(calm(solo("sam-tarwater", "swift", space=1)), LEGEND, can=1, wheel="35")
    match = rolled(s, die(3))
    # The hand on Cannons stays on 2, the one of 3 goes to Rigging, the one on 5 stays.
    assert (on_duty(match, LEGEND), on_wheel(match, LEGEND)) == ((1, 0, 0, 0), "25")


@pytest.mark.rule("TEP-944", "TEP-S08")
@pytest.mark.parametrize(("ship", "space"), [("orange", 1), ("green", 2)])
def test_it_attacks_whichever_merchant_is_its_target(ship: str, space: int) -> None:
    s = merchant(calm(solo("iron-maud", "greedy", space=space - 1)), ship, "a3", value="t03")
    s.orders[LEGEND] = (0, 5, 1, 2, 3, 4) if space == 1 else (0, 1, 5, 2, 3, 4)
    draws(s, die(space), *dice(2, 2))
    assert happened(legend_turn(s), "raids") == [{"ship": ship, "n": 2}]


@pytest.mark.rule("TEP-961", "TEP-871")
def test_its_third_treasure_is_an_ending_of_its_own() -> None:
    s = bury(solo("iron-maud", "greedy"), LEGEND, "a1", "c1", "d1")
    s.over = True
    assert outcome(s).ending == "legend"
    s = bury(solo("iron-maud", "greedy"), 0, "a1", "c1", "d1")
    assert outcome(s).ending == "treasures"
    assert outcome(solo("iron-maud", "greedy")).ending == "round-limit"


@pytest.mark.rule("TEP-944", "TEP-S05", "TEP-S08")
def test_it_leaves_its_cove_to_attack_a_ship_on_the_same_card() -> None:
    s = merchant(put(raiding(1, 2), LEGEND, "a4", hidden=True), "orange", "a4")
    assert "raid-tied" in kinds(legend_turn(s))
    assert (s.cell[LEGEND], s.hidden[LEGEND]) == (cell("a4"), False)
    s = put(put(attacking(2, 2, 1, 4), LEGEND, "a4", hidden=True), 0, "a4")
    assert "battle-tied" in kinds(legend_turn(s))
    assert (s.cell[LEGEND], s.hidden[LEGEND]) == (cell("a4"), False)


@pytest.mark.rule("TEP-620", "TEP-954")
def test_its_raid_on_the_green_merchant_lies_on_the_table_while_a_port_is_chosen() -> None:
    s = put(calm(solo("iron-maud", "greedy", space=1)), LEGEND, "b3")
    merchant(s, "green", "b3", value="t03")
    s.orders[LEGEND] = (0, 1, 5, 2, 3, 4)
    match = rolled(s, die(2), *dice(1, 3))
    assert question(match) == (0, "port", ["port:a1", "port:d4"])
    # Two matches and a hand on Cannons against 2; the green ship is 5.
    assert s.battle == (LEGEND, 5, 3, 2)


@pytest.mark.rule("TEP-960")
def test_its_hand_that_heels_joins_those_in_repairs() -> None:
    s = hands(solo("iron-maud", "swift"), LEGEND, rig=1, can=1, rep=1)
    s.storms = 1 << cell("a2")
    assert on_duty(rolled(s, die(1)), LEGEND) == (1, 0, 0, 2)


@pytest.mark.rule("TEP-931", "TEP-S08")
def test_it_leaves_its_cove_when_it_sails() -> None:
    s = put(calm(solo("red-ysolde", "swift", space=4)), LEGEND, "a4", hidden=True)
    match = rolled(s, die(5))
    assert (where(match, LEGEND), s.hidden[LEGEND]) == ("c4", False)


@pytest.mark.rule("TEP-932", "TEP-961")
def test_after_its_third_treasure_it_does_nothing_more() -> None:
    s = bury(load(calm(solo("iron-maud", "greedy")), LEGEND, "coffee", "coffee"), LEGEND, "c1", "d1")
    # The second space of its ring is a Trade and then a Plunder; two coffee at 5 reach its goal of 10.
    match = rolled(s, die(6))
    while match.pending:
        match.answer(0, match.pending[0].options[0])
    assert (s.over, s.buried[LEGEND]) == (True, 3)
    assert sequence(match, "legend-trades", "legend-plunders") == ["legend-trades"]


@pytest.mark.rule("TEP-951")
@pytest.mark.parametrize(
    ("treasures", "sail", "dice_rolled", "hits"), [(0, 2, 2, 0), (1, 3, 2, 0), (2, 3, 3, 1), (3, 3, 3, 1)]
)
def test_its_level_hangs_on_its_treasures(treasures: int, sail: int, dice_rolled: int, hits: int) -> None:
    s = bury(solo("iron-maud", "swift"), LEGEND, *["a1", "c1", "d1"][:treasures])
    assert s.level() == {"sail": sail, "dice": dice_rolled, "auto_hits": hits}


@pytest.mark.rule("TEP-301", "TEP-920")
def test_after_its_turn_comes_the_players() -> None:
    s = draws(calm(solo(space=0)), die(1))
    s.turn, s.phase = LEGEND, LEGEND_TURN
    # Nobody is asked anything.
    assert list(take_phase(s, LEGEND)) == []
    assert (s.turn, s.phase) == (0, WHEEL)
