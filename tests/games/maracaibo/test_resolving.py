"""Chapter 19: how effects are resolved."""

import pytest

from kaper.engine.match import Match
from kaper.games.maracaibo.components.effects import COUNTERS
from kaper.games.maracaibo.components.load import EffectRow
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.counting import count
from kaper.games.maracaibo.state.state import NONE
from tests.games.maracaibo.table import (
    answers,
    dice,
    does,
    happened,
    offered,
    position,
    prompt,
    question,
    turn_to,
    visit,
)

RAID: EffectRow = {"op": "raid", "bonus": 0}
BURY: EffectRow = {"op": "bury", "n": 1}


@pytest.mark.rule("POM-1930")
def test_nobody_but_the_player_whose_turn_it_is_is_asked() -> None:
    match = Match.new(GAME, 4, {"skirmishes": "yes"}, "asked")
    while match.pending and match.pending[0].prompt == "keep-quest":
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[0])
    for number in range(200):
        if not match.pending:
            break
        ask = match.pending[0]
        assert (len(match.pending), ask.seat) == (1, match.state.turn)
        match.answer(ask.seat, ask.options[number % len(ask.options)])


OPTIONAL: list[EffectRow] = [
    {"op": "gain_treasure", "kind": "any", "n": 1},
    {"op": "place_cubes", "island": "any", "n": 1},
    {"op": "place_cubes", "island": "gold", "n": 1},
    {"op": "upgrade", "n": 1},
    BURY,
    {"op": "quest", "n": 1},
    {"op": "explore", "n": 2},
    {"op": "raid_fixed", "value": 4},
    {"op": "acquire", "type": "crew", "surcharge": 0},
    {"op": "build_residence"},
    {"op": "figurehead", "cost": 3},
    {"op": "place_black_market", "cost": 0},
    {"op": "activate_black_market", "n": 1},
    {"op": "discard_quest", "doubloons": 8},
]


@pytest.mark.rule("POM-1931")
@pytest.mark.parametrize("effect", OPTIONAL, ids=lambda effect: effect["op"])
def test_every_effect_may_be_declined_without_loss(effect: EffectRow) -> None:
    s = position(
        cards={4: "tobago", 20: "purser"}, stored={0: [1, 0, 0]}, doubloons={0: 30}, stalls={4: (0, "3a")}
    )
    match = does(s, [effect])
    assert offered(match)[-1] == "skip"
    answers(match, "skip")
    assert question(match) is None
    assert (s.doubloons[0], s.vp[0], s.stored[0], s.upgrades[0], s.explorer[0]) == (30, 0, [1, 0, 0], 0, 0)


@pytest.mark.rule("POM-1931")
def test_points_and_doubloons_are_booked_without_asking() -> None:
    s = position()
    match = does(s, [{"op": "gain_vp", "n": 3}, {"op": "gain_doubloons", "n": 2}])
    assert question(match) is None
    assert (s.vp[0], s.doubloons[0]) == (3, 12)


@pytest.mark.rule("POM-1932")
def test_an_effect_is_offered_as_soon_as_another_made_it_possible() -> None:
    s = position()
    match = does(s, [BURY, {"op": "gain_treasure", "kind": "gold", "n": 1}])
    assert offered(match) == ["gain-treasure:gold:1", "done"]
    answers(match, "gain-treasure:gold:1", "treasure:gold")
    assert prompt(match) == "bury"


@pytest.mark.rule("POM-1932")
def test_an_impossible_effect_costs_nothing_and_leaves_the_others_alone() -> None:
    s = position(doubloons={0: 2})
    match = does(s, [{"op": "figurehead", "cost": 3}, {"op": "gain_vp", "n": 1}])
    assert question(match) is None
    assert (s.doubloons[0], s.vp[0], s.figure[0]) == (2, 1, NONE)


@pytest.mark.rule("POM-1933", "POM-820", "POM-840")
def test_discounts_are_for_improvements_and_residences_only() -> None:
    s = position(owned={0: ["klabautermann"]}, doubloons={0: 2})
    assert question(does(s, [{"op": "figurehead", "cost": 3}])) is None
    s.over = False
    assert question(does(s, [{"op": "place_black_market", "cost": 3}])) is None


@pytest.mark.rule("POM-1934")
def test_what_an_effect_sets_off_is_done_before_the_next_effect() -> None:
    s = position(stored={0: [0, 1, 0]})
    match = does(s, [BURY, {"op": "quest", "n": 1}], "bury:1", "dig:emerald:2")
    # the burial space brings an upgrade, and that upgrade a quest of its own
    assert prompt(match) == "upgrade"
    answers(match, "space:u05")
    assert prompt(match) == "quest"
    answers(match, "take:deck")
    assert prompt(match) == "quest"
    answers(match, "take:deck")
    assert len(s.hands[0]) == 3


@pytest.mark.rule("POM-1935")
def test_an_effect_with_a_number_is_done_so_often_with_a_new_choice() -> None:
    s = position(market=[91, 92], hands={0: []})
    does(s, [{"op": "quest", "n": 2}], "take:quest-92", "take:quest-91")
    assert s.hands[0] == [91, 92]


@pytest.mark.rule("POM-1936")
def test_a_discount_works_from_the_moment_its_source_is_in_place() -> None:
    s = position(cards={4: "grenada", 20: "purser"}, upgrades={0: ["u01", "u02"]}, doubloons={0: 5})
    match = visit(s, 4, "space:u09", "acquire:crew:3", "card:purser")
    assert question(match) is None
    assert s.doubloons[0] == 0


@pytest.mark.rule("POM-1936")
def test_an_exploration_whose_spaces_are_counted_is_not_lengthened() -> None:
    # a space more that came while the trade was resolved would come too late
    s = position(figure={0: "nautilus"}, explorer={0: "b9"})
    match = does(s, [{"op": "explore", "n": 3}], "trade:nautilus", "treasure:gold")
    s.change(0, [(4, 1)])
    assert offered(match) == ["go:c1", "go:c2"]


@pytest.mark.rule("POM-1937")
def test_what_is_counted_is_counted_when_it_is_resolved() -> None:
    s = position(cards={4: "tobago"}, stalls={4: (0, "1b")}, stored={0: [1, 0, 0]}, buried={0: ["pearl:4"]})
    effects: list[EffectRow] = [BURY, {"op": "activate_black_market", "n": 1}]
    does(s, effects, "bury:1", "dig:gold:4", "activate:1b")
    assert s.vp[0] == 2


@pytest.mark.rule("POM-1938")
def test_power_is_not_spent_in_the_middle_of_a_single_effect() -> None:
    s = position(draws=dice(3, 3, 3, 5, 5, 5))
    match = does(s, [RAID, {"op": "raid", "bonus": 2}], "raid:0", "die:yellow", "done", "raid:2")
    assert offered(match) == ["die:yellow", "die:green", "die:white", "reroll"]


@pytest.mark.rule("POM-1938")
def test_power_may_be_spent_when_the_next_effect_is_to_be_chosen() -> None:
    s = position(draws=dice(3, 3, 3), stored={0: [1, 0, 0]})
    match = does(s, [RAID, BURY], "raid:0", "die:yellow", "done")
    assert offered(match) == ["bury:1", "spend:vp:0", "spend:doubloons:0", "done"]
    answers(match, "spend:doubloons:0", "bury:1", "dig:gold:4")
    # and once more before the turn ends
    assert question(match) == (0, "spend", ["spend:vp:0", "done"])


@pytest.mark.rule("POM-604", "POM-1934", "POM-1938")
@pytest.mark.parametrize(
    ("action", "vp", "doubloons", "left"), [("vp", 1, 0, 2), ("doubloons", 0, 3, 1), ("u20", 3, 0, 1)]
)
def test_each_raid_action_may_be_used_between_two_effects(
    action: str, vp: int, doubloons: int, left: int
) -> None:
    s = position(draws=dice(3, 3, 3), stored={0: [1, 0, 0]}, upgrades={0: ["u20"]})
    match = does(s, [RAID, BURY], "raid:0", "die:yellow", "done", f"spend:{action}:0")
    assert (s.vp[0], s.doubloons[0] - 10, s.pools) == (vp, doubloons, [left])
    assert "bury:1" in offered(match)


@pytest.mark.rule("POM-1939")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_asked_without_an_answer_that_changes_something(seed: int) -> None:
    match = Match.new(GAME, 3, {}, f"asked {seed}")
    while match.pending:
        ask = match.pending[0]
        texts = [option.text for option in ask.options]
        assert [text for text in texts if text not in ("skip", "done")], ask
        assert len(texts) > 1
        match.answer(ask.seat, ask.options[(len(match.answers) * 5 + seed) % len(texts)])


def test_every_counter_can_be_counted() -> None:
    s = position(figure={0: "whale"}, hands={0: [84]})
    assert [count(s, 0, what) for what in range(len(COUNTERS))].count(0) == len(COUNTERS) - 2


@pytest.mark.rule("POM-840", "POM-842")
def test_the_smuggler_opens_a_stall_for_nothing() -> None:
    s = position(cards={4: "smuggler", 7: "tobago"}, doubloons={0: 3})
    turn_to(s, "3a")
    match = visit(s, 4, "buy", "tile:3a", "at:7", "island:gold")
    assert (s.doubloons[0], s.vp[0]) == (0, 2)
    assert happened(match, "places-tile", "activates-tile") == [("places-tile", 0), ("activates-tile", 0)]
