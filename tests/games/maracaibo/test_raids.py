"""Chapter 6: the raid."""

import pytest

from tests.games.maracaibo.table import (
    answers,
    asked,
    dice,
    does,
    happened,
    offered,
    position,
    prompt,
    question,
    table,
    told,
    visit,
)

RAID = {"op": "raid", "bonus": 0}
STANDARD = ["spend:vp:0", "spend:doubloons:0", "spend:treasure:0", "done"]


@pytest.mark.rule("POM-601")
def test_all_three_dice_are_rolled_and_all_may_be_rolled_again_once() -> None:
    s = position(draws=dice(1, 2, 3, 4, 5, 6))
    match = does(s, [RAID])
    assert question(match) == (0, "die", ["die:yellow", "die:green", "die:white", "reroll"])
    assert match.pending[0].about == {"yellow": 1, "green": 2, "white": 3, "rerolls": 1}
    answers(match, "reroll")
    assert match.pending[0].about == {"yellow": 4, "green": 5, "white": 6, "rerolls": 0}
    assert offered(match) == ["die:yellow", "die:green", "die:white"]


@pytest.mark.rule("POM-602")
@pytest.mark.parametrize(
    ("colour", "kind", "power"), [("yellow", "gold", 6), ("green", "emerald", 5), ("white", "pearl", 4)]
)
def test_the_chosen_die_gives_power_and_the_kind_of_treasure(colour: str, kind: str, power: int) -> None:
    match = does(position(draws=dice(6, 5, 4)), [RAID], f"die:{colour}")
    assert told(match, "raids") == [{"kind": kind, "power": power}]


@pytest.mark.rule("POM-603", "POM-1804")
def test_lasting_power_of_cards_upgrades_and_the_figurehead_is_added() -> None:
    s = position(owned={0: ["cutlasses"]}, upgrades={0: ["u02"]}, figure={0: "lion"}, draws=dice(3, 1, 1))
    match = does(s, [RAID], "die:yellow")
    assert match.state.pools == [3 + 2 + 1 + 2]


@pytest.mark.rule("POM-602", "POM-603", "POM-1805", "POM-1902", "E-15")
@pytest.mark.parametrize(
    ("card", "powers"),
    [("gold-pan", [7, 5, 5]), ("emerald-loupe", [5, 7, 5]), ("pearl-net", [5, 5, 7])],
)
def test_a_bonus_of_a_colour_helps_only_its_die(card: str, powers: list[int]) -> None:
    for die, power in zip(("yellow", "green", "white"), powers, strict=True):
        s = position(owned={0: [card]}, draws=dice(5, 5, 5))
        assert does(s, [RAID], f"die:{die}").state.pools == [power]
        s = position(owned={0: [card]}, draws=dice(5))
        match = does(s, [{"op": "raid_die", "die": die, "bonus": 3}], f"die:{die}")
        assert match.state.pools == [power + 3]


@pytest.mark.rule("POM-605")
def test_the_three_standard_raid_actions() -> None:
    s = position(draws=dice(1, 6, 1), owned={0: ["cutlasses"]}, islands=[4, 4, 4])
    match = does(s, [RAID], "die:green")
    assert question(match) == (0, "spend", STANDARD)
    answers(match, "spend:treasure:0", "treasure:emerald", "spend:doubloons:0", "spend:vp:0")
    s = match.state
    assert (s.pools, s.stored[0], s.doubloons[0], s.vp[0]) == ([0], [0, 1, 0], 13, 1)
    assert s.islands == [4, 3, 4]


@pytest.mark.rule("POM-604")
def test_a_raid_action_is_used_once_in_a_turn_and_not_once_in_a_raid() -> None:
    s = position(draws=dice(6, 6, 6, 6, 6, 6))
    match = does(
        s, [RAID, {"op": "raid", "bonus": 2}], "raid:0", "die:yellow", "spend:vp:0", "spend:doubloons:0"
    )
    answers(match, "die:green")
    # 3 power of the first raid are left and 8 of the second; only the treasure was not used yet
    assert (match.state.pools, offered(match)) == ([3, 8], ["spend:treasure:1", "done"])


@pytest.mark.rule("POM-604", "POM-607", "A-39")
def test_in_the_next_turn_raid_actions_are_free_again_and_power_is_gone() -> None:
    s = position(cards={4: "trinidad", 5: "tobacco"}, at={0: 1, 1: 2}, draws=dice(3, 3, 3))
    match = table(s)
    answers(match, "sail:4", "skip", "die:yellow", "spend:vp:0", "done")
    assert (match.state.pools, match.state.pool_kinds, match.state.used) == ([], [], 0)
    assert match.pending[0].seat == 1


@pytest.mark.rule("POM-606", "POM-1801", "POM-1936")
def test_an_action_gained_during_the_turn_can_be_used_in_it() -> None:
    s = position(
        cards={4: "trinidad"}, upgrades={0: ["u01", "u02", "u03", "u04", "u05", "u06"]}, draws=dice(2, 2, 2)
    )
    match = visit(s, 4, "space:u12", "die:white")
    # a roll of 2 and 1 for u02
    assert "spend:u12:0" in offered(match)
    answers(match, "spend:u12:0", "treasure:pearl")
    assert match.state.stored[0] == [0, 0, 1]


@pytest.mark.rule("POM-607", "POM-1938", "A-9", "E-22")
def test_leftover_power_may_be_spent_after_another_action() -> None:
    # six upgrades are made, the burial space `upgrade` is free, green shows 4
    six = ["u01", "u03", "u04", "u05", "u06", "u07"]
    s = position(stored={0: [0, 1, 0]}, upgrades={0: six}, draws=dice(1, 4, 1))
    match = does(s, [RAID, {"op": "bury", "n": 1}], "raid:0", "die:green", "spend:vp:0", "done")
    assert (prompt(match), match.state.pools) == ("effects", [3])
    assert offered(match) == ["bury:1", "spend:doubloons:0", "done"]
    answers(match, "bury:1", "dig:emerald:2", "space:u12")
    assert question(match) == (0, "spend", ["spend:doubloons:0", "spend:u12:0", "done"])
    answers(match, "spend:u12:0", "treasure:emerald")
    assert (match.state.vp[0], match.state.stored[0], match.state.buried[0]) == (1, [0, 1, 0], [0, 1, 0])


@pytest.mark.rule("E-22", "POM-607")
def test_power_that_is_not_spent_is_lost_when_the_turn_ends() -> None:
    s = position(cards={4: "trinidad"}, stored={0: [0, 1, 0]}, draws=dice(1, 4, 1))
    match = visit(s, 4, "skip", "die:green", "spend:vp:0", "done")
    assert question(match) is None
    assert (match.state.pools, match.state.vp[0], match.state.stored[0]) == ([], 1, [0, 1, 0])


@pytest.mark.rule("POM-608")
def test_power_may_be_left_unused() -> None:
    match = does(position(draws=dice(6, 6, 6)), [RAID], "die:yellow", "done")
    assert question(match) is None
    assert (match.state.vp[0], match.state.doubloons[0], match.state.pools) == (0, 10, [6])


@pytest.mark.rule("POM-609", "POM-910")
def test_the_bays_two_power_are_for_this_raid_only() -> None:
    s = position(draws=dice(3, 3, 3))
    match = visit(s, "bay", "skip", "raid:2", "die:yellow")
    assert match.state.pools == [5]


@pytest.mark.rule("A-9", "POM-604")
def test_pools_are_never_merged() -> None:
    s = position(draws=dice(3, 3, 3, 4, 4, 4))
    match = does(s, [RAID, {"op": "raid", "bonus": 2}], "raid:0", "die:yellow", "spend:vp:0", "done")
    answers(match, "raid:2", "die:green", "spend:doubloons:1")
    # 2 and 4 power: no pool has 5
    assert match.state.pools == [2, 4]
    assert question(match) is None


@pytest.mark.rule("A-9", "POM-1936", "POM-603")
def test_power_gained_later_does_not_raise_an_open_pool() -> None:
    s = position(draws=dice(1, 4, 1), stored={0: [0, 1, 0]})
    match = does(s, [RAID, {"op": "bury", "n": 1}], "raid:0", "die:green", "done", "bury:1", "dig:emerald:2")
    answers(match, "space:u02")
    assert match.state.pools == [4]


@pytest.mark.rule("A-10", "E-21", "POM-604", "POM-606")
def test_the_same_action_of_two_sources_is_two_actions() -> None:
    s = position(owned={0: ["boarding-leader"]}, upgrades={0: ["u12"]}, draws=dice(1, 1, 6, 6, 6, 6))
    two = [{"op": "raid", "bonus": 2}, RAID]
    match = does(s, two, "raid:2", "die:white")
    answers(match, "spend:boarding-leader:0", "treasure:pearl", "spend:u12:0", "treasure:pearl")
    answers(match, "spend:doubloons:0")
    assert (match.state.stored[0], match.state.doubloons[0], match.state.pools) == ([0, 0, 2], 13, [0])
    answers(match, "die:white")
    assert offered(match) == ["spend:vp:1", "spend:treasure:1", "done"]


@pytest.mark.rule("POM-1901", "A-11")
def test_an_as_if_raid_has_no_dice_no_reroll_and_no_bonus_of_a_colour() -> None:
    s = position(owned={0: ["gold-pan"]}, figure={0: "lion"})
    match = does(s, [{"op": "raid_fixed", "value": 4}])
    assert question(match) == (0, "raid-kind", ["kind:gold", "kind:emerald", "kind:pearl", "skip"])
    assert asked(match).about == {"power": 6}
    answers(match, "kind:gold")
    # 4 as if rolled and 2 of the lion
    assert match.state.pools == [6]
    assert match.state.chance.position == 0


@pytest.mark.rule("POM-1902", "A-11")
def test_a_one_die_raid_may_be_rolled_again_and_gets_the_bonus_of_its_colour() -> None:
    s = position(owned={0: ["emerald-loupe"]}, draws=dice(1, 5))
    match = does(s, [{"op": "raid_die", "die": "green", "bonus": 3}])
    assert question(match) == (0, "reroll", ["die:green", "reroll"])
    answers(match, "reroll")
    assert told(match, "raids") == [{"kind": "emerald", "power": 5 + 3 + 2}]


@pytest.mark.rule("POM-1605", "A-11")
def test_the_lion_rolls_again_twice() -> None:
    s = position(figure={0: "lion"}, draws=dice(1, 1, 1, 2, 2, 2, 3, 3, 3))
    match = does(s, [RAID], "reroll", "reroll")
    assert offered(match) == ["die:yellow", "die:green", "die:white"]
    answers(match, "die:white")
    assert match.state.pools == [3 + 2]
    s = position(figure={0: "lion"}, draws=dice(1, 2, 6))
    match = does(s, [{"op": "raid_die", "die": "white", "bonus": 3}], "reroll", "reroll")
    assert match.state.pools == [6 + 3 + 2]


@pytest.mark.rule("E-09", "POM-601", "POM-602", "POM-605", "POM-620", "POM-622")
def test_lauras_raid() -> None:
    s = position(draws=dice(1, 6, 2), islands=[4, 4, 4])
    match = does(s, [RAID], "die:green", "spend:treasure:0", "treasure:emerald:bonus", "spend:vp:0")
    s = match.state
    assert (s.stored[0], s.vp[0], s.pools, s.islands) == ([0, 1, 0], 1 + 2, [0], [4, 3, 4])
    assert question(match) is None


@pytest.mark.rule("POM-622", "POM-1924")
def test_a_treasure_of_a_raid_with_the_bonus_space_taken_is_stored_without_asking() -> None:
    s = position(draws=dice(1, 6, 2), islands=[4, 4, 4], stored={0: [0, 1, 0]})
    s.bonus[0] = 0b010
    match = does(s, [RAID], "die:green", "spend:treasure:0")
    assert prompt(match) != "treasure"
    assert happened(match, "forced") == []
    assert (s.stored[0], s.vp[0], s.islands) == ([0, 2, 0], 0, [4, 3, 4])
