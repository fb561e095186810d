"""What is just possible, and what just is not: prices, supplies and numbers at their limit."""

import pytest

from kaper.games.maracaibo.components.load import EffectRow
from kaper.games.maracaibo.state.state import MODULES, NONE
from tests.games.maracaibo.table import (
    answers,
    asked,
    dice,
    does,
    names,
    offered,
    position,
    prompt,
    question,
    score,
    turn,
    visit,
)

EXPLORE: EffectRow = {"op": "explore", "n": 1}
"""Beside another effect, so that both must be chosen from a list."""


@pytest.mark.rule("POM-201")
@pytest.mark.parametrize("name", MODULES)
def test_a_module_that_is_chosen_is_in_play_and_no_other(name: str) -> None:
    s = position(settings={name: "yes"})
    assert [each for bit, each in enumerate(MODULES) if s.has(1 << bit)] == [name]


@pytest.mark.rule("POM-820", "POM-822", "POM-1932")
@pytest.mark.parametrize(
    ("doubloons", "figures", "on_offer"), [(3, ["lion"], True), (2, ["lion"], False), (3, [], False)]
)
def test_a_figurehead_takes_3_doubloons_and_one_tile(
    doubloons: int, figures: list[str], on_offer: bool
) -> None:
    s = position(doubloons={0: doubloons}, figures=figures)
    match = does(s, [{"op": "figurehead", "cost": 3}, EXPLORE])
    assert ("figurehead:3" in offered(match)) is on_offer


@pytest.mark.rule("POM-840", "POM-1932")
@pytest.mark.parametrize(
    ("doubloons", "tiles", "locations", "on_offer"),
    [(3, 1, 1, True), (2, 1, 1, False), (3, 0, 1, False), (3, 1, 0, False)],
)
def test_a_stall_takes_its_price_one_tile_and_one_location(
    doubloons: int, tiles: int, locations: int, on_offer: bool
) -> None:
    s = position(cards={4: "tobago"}, doubloons={0: doubloons})
    s.stalls[0] = [5] * (5 - tiles) + [NONE] * tiles
    s.stall = [NONE if place == 4 and locations else 9 for place in range(27)]
    match = does(s, [{"op": "place_black_market", "cost": 3}, EXPLORE])
    assert ("place-black-market:3" in offered(match)) is on_offer


@pytest.mark.rule("POM-520", "POM-1932")
@pytest.mark.parametrize(
    ("deck", "below", "market", "options"),
    [
        ([84], [], [NONE, NONE], ["take:deck", "skip"]),
        ([], [84], [NONE, NONE], ["take:deck", "skip"]),
        ([], [], [NONE, 91], ["take:quest-91", "skip"]),
        ([], [], [NONE, NONE], []),
    ],
)
def test_one_quest_in_the_deck_under_it_or_in_the_market_is_enough(
    deck: list[int], below: list[int], market: list[int], options: list[str]
) -> None:
    s = position()
    s.quests, s.below, s.market = deck, below, market
    assert offered(does(s, [{"op": "quest", "n": 1}])) == options


@pytest.mark.rule("POM-520", "POM-522", "POM-1935")
def test_two_quests_are_taken_one_after_the_other_and_the_second_may_be_left() -> None:
    s = position(market=[91, 92], hands={0: []})
    match = does(s, [{"op": "quest", "n": 2}], "take:quest-91")
    assert prompt(match) == "quest"
    answers(match, "skip")
    assert (s.hands[0], question(match)) == ([91], None)


@pytest.mark.rule("POM-1909", "POM-1932")
@pytest.mark.parametrize(("hand", "on_offer"), [([84], True), ([], False)])
def test_one_quest_in_the_hand_can_be_sold(hand: list[int], on_offer: bool) -> None:
    match = does(position(hands={0: hand}), [{"op": "discard_quest", "doubloons": 8}, EXPLORE])
    assert ("discard-quest:8" in offered(match)) is on_offer


@pytest.mark.rule("POM-530", "POM-531", "POM-1913", "POM-1916", "POM-1932")
@pytest.mark.parametrize(("surcharge", "doubloons", "on_offer"), [(3, 6, True), (3, 5, False), (0, 3, True)])
def test_a_single_card_that_can_just_be_paid_is_acquired(
    surcharge: int, doubloons: int, on_offer: bool
) -> None:
    # the purser for 3 doubloons is the only crew card
    s = position(cards={20: "purser"}, doubloons={0: doubloons})
    s.hidden = [place != 20 for place in range(27)]
    match = does(s, [{"op": "acquire", "type": "crew", "surcharge": surcharge}, EXPLORE])
    assert (f"acquire:crew:{surcharge}" in offered(match)) is on_offer
    if on_offer:
        answers(match, f"acquire:crew:{surcharge}", "card:purser")
        assert s.doubloons[0] == 0


@pytest.mark.rule("POM-420", "POM-422", "POM-1912", "POM-1932")
@pytest.mark.parametrize(("doubloons", "on_offer"), [(16, True), (15, False)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_residence_is_built_for_just_its_price_by_anybody(
    seat: int, doubloons: int, on_offer: bool
) -> None:
    houses = {4: "hacienda", 5: "inn", 6: "palace", 7: "castle"}
    s = position(players=3, cards=houses, doubloons={seat: doubloons})
    match = does(s, [{"op": "build_residence"}, EXPLORE], seat=seat)
    assert ("build-residence" in offered(match)) is on_offer
    if on_offer:
        answers(match, "build-residence", "build:hacienda", seat=seat)
        assert (s.doubloons[seat], s.markers[4]) == (0, 1 << seat)


@pytest.mark.rule("POM-421", "POM-422")
def test_markers_of_all_players_lie_side_by_side_and_only_the_first_brings_points() -> None:
    s = position(players=3, cards={4: "hacienda"}, doubloons=dict.fromkeys(range(3), 16))
    for seat in (1, 2, 0):
        s.over = False
        visit(s, 4, "build:hacienda", seat=seat)
    assert (s.markers[4], s.vp, s.doubloons) == (0b111, [0, 2, 0], [0, 0, 0])
    s.doubloons = [16] * 3
    s.over = False
    assert question(visit(s, 4, seat=2)) is None


@pytest.mark.rule("POM-401", "POM-403")
@pytest.mark.parametrize(("doubloons", "asks"), [(8, "improvement"), (7, "")])
def test_a_card_is_bought_for_just_its_price(doubloons: int, asks: str) -> None:
    match = visit(position(cards={4: "tobacco"}, doubloons={0: doubloons}), 4)
    assert prompt(match) == asks


@pytest.mark.rule("POM-424", "POM-1015")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_has_the_only_marker_scores_the_residence(seat: int) -> None:
    s = position(
        players=3, cards={4: "palace"}, markers={4: [seat]}, stored={each: [2, 0, 0] for each in range(3)}
    )
    assert [score(s, "residences", each) for each in range(3)] == [8 * (each == seat) for each in range(3)]


@pytest.mark.rule("POM-312", "POM-302")
def test_from_the_bay_the_only_move_is_made_without_asking() -> None:
    match = turn(position(at={0: "bay"}))
    assert (prompt(match), match.state.vp[0]) == ("upgrade", 6)


@pytest.mark.rule("POM-530", "POM-531")
def test_cards_that_can_be_acquired_are_offered_in_the_order_of_their_numbers() -> None:
    s = position(cards={20: "purser", 21: "boatswain", 22: "haggler"}, doubloons={0: 30})
    s.hidden = [place not in (20, 21, 22) for place in range(27)]
    numbers = sorted(s.card[20:23])
    match = does(s, [{"op": "acquire", "type": "crew", "surcharge": 3}])
    assert s.card[20:23] != numbers
    assert offered(match) == [*(f"card:{name}" for name in names(numbers)), "skip"]


@pytest.mark.rule("POM-1912", "POM-910")
def test_residences_are_offered_in_the_order_of_their_numbers() -> None:
    s = position(cards={4: "palace", 5: "hacienda", 6: "sea-fort", 7: "castle"}, doubloons={0: 30})
    match = does(s, [{"op": "build_residence"}])
    assert offered(match) == ["build:hacienda", "build:castle", "build:palace", "build:sea-fort", "skip"]


@pytest.mark.rule("POM-1931", "POM-1938")
def test_who_is_done_with_a_list_is_not_asked_again_about_power_that_is_left() -> None:
    s = position(stored={0: [1, 0, 0]}, draws=dice(3, 3, 3))
    effects: list[EffectRow] = [{"op": "raid", "bonus": 0}, {"op": "bury", "n": 1}]
    match = does(s, effects, "raid:0", "die:yellow", "done")
    assert offered(match) == ["bury:1", "spend:vp:0", "spend:doubloons:0", "done"]
    answers(match, "done")
    assert (question(match), s.pools, s.buried[0]) == (None, [3], [0, 0, 0])


@pytest.mark.rule("POM-302", "POM-303")
def test_of_two_ends_of_a_move_one_is_chosen() -> None:
    match = turn(position(settings={"layout": "two-channels"}, at={0: 11}))
    assert question(match) == (0, "sail", ["sail:14", "sail:16"])


@pytest.mark.rule("POM-622", "POM-720", "POM-722")
@pytest.mark.parametrize(("taken", "left"), [(0b111, 0b110), (0b101, 0b100), (0b001, 0), (0, 0)])
def test_burying_frees_the_bonus_space_of_its_kind_and_no_other(taken: int, left: int) -> None:
    s = position(stored={0: [2, 2, 2]})
    s.bonus[0] = taken
    does(s, [{"op": "bury", "n": 1}], "dig:gold:4")
    assert s.bonus[0] == left


@pytest.mark.rule("POM-1910", "POM-1911", "POM-503")
@pytest.mark.parametrize(("island", "n"), [("gold", 1), ("emerald", 2), ("pearl", 2)])
def test_cubes_on_a_shown_island_are_placed_or_left(island: str, n: int) -> None:
    place: list[EffectRow] = [{"op": "place_cubes", "island": island, "n": n}]
    s = position(islands=[4, 4, 4])
    match = does(s, place)
    assert (offered(match), asked(match).about) == ([f"island:{island}", "skip"], {"n": n})
    answers(match, f"island:{island}")
    assert s.islands == [4 + n * (island == kind) for kind in ("gold", "emerald", "pearl")]
    assert does(position(islands=[4, 4, 4]), place, "skip").state.islands == [4, 4, 4]


@pytest.mark.rule("POM-1910", "POM-1911")
@pytest.mark.parametrize(
    ("answer", "islands"),
    [("gold", [6, 4, 4]), ("emerald", [4, 6, 4]), ("pearl", [4, 4, 6]), ("", [4, 4, 4])],
)
def test_two_cubes_on_any_island_go_to_the_same_one(answer: str, islands: list[int]) -> None:
    match = does(position(islands=[4, 4, 4]), [{"op": "place_cubes", "island": "any", "n": 2}])
    assert asked(match).about == {"n": 2}
    answers(match, f"island:{answer}" if answer else "skip")
    assert match.state.islands == islands


@pytest.mark.rule("POM-408", "POM-410", "POM-1412")
@pytest.mark.parametrize(("deck", "top", "hidden"), [([53], NONE, True), ([], NONE, False), ([], 53, False)])
def test_the_last_card_of_level_2_keeps_its_side_and_a_blank_hides_nothing(
    deck: list[int], top: int, hidden: bool
) -> None:
    s = position(settings={"fog-improvements": "yes"}, cards={4: "haggler"})
    s.hidden[4], s.deck, s.top, s.turned = False, deck[:], top, 0
    visit(s, 4, "buy")
    assert (s.hidden[4], s.card[4], s.deck, s.top) == (hidden, 53 if deck or top != NONE else 0, [], NONE)
