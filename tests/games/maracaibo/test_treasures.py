"""Chapters 6 and 7: treasures and burying."""

import pytest

from kaper.games.maracaibo.components.load import EffectRow
from tests.games.maracaibo.table import answers, does, offered, position, prompt, question, score

BURY: EffectRow = {"op": "bury", "n": 1}


def gain(kind: str, n: int = 1) -> list[EffectRow]:
    return [{"op": "gain_treasure", "kind": kind, "n": n}]


@pytest.mark.rule("POM-620", "POM-1924")
def test_a_treasure_is_a_cube_off_its_island_into_the_own_storage() -> None:
    match = does(position(islands=[4, 5, 6]), gain("pearl"), "treasure:pearl")
    assert (match.state.islands, match.state.stored[0]) == ([4, 5, 5], [0, 0, 1])


@pytest.mark.rule("POM-621")
def test_an_empty_island_is_replaced_by_the_supply() -> None:
    match = does(position(islands=[0, 4, 4]), gain("gold"), "treasure:gold")
    assert (match.state.islands, match.state.stored[0]) == ([0, 4, 4], [1, 0, 0])


@pytest.mark.rule("POM-622", "A-12")
@pytest.mark.parametrize(("kind", "doubloons", "vp"), [("gold", 3, 0), ("emerald", 0, 2)])
def test_the_bonus_space_of_the_storage_gives_its_bonus(kind: str, doubloons: int, vp: int) -> None:
    match = does(position(), gain(kind), f"treasure:{kind}:bonus")
    assert (match.state.doubloons[0], match.state.vp[0]) == (10 + doubloons, vp)


@pytest.mark.rule("POM-622")
def test_the_bonus_of_the_pearl_storage_is_a_cube_on_any_island() -> None:
    match = does(position(islands=[4, 4, 4]), gain("pearl"), "treasure:pearl:bonus", "island:gold")
    assert match.state.islands == [5, 4, 3]


@pytest.mark.rule("POM-622", "A-12")
def test_the_bonus_space_is_used_only_while_it_is_empty_and_again_after_burying() -> None:
    s = position()
    does(s, gain("emerald"), "treasure:emerald:bonus")
    s.over = False
    match = does(s, gain("emerald"))
    assert offered(match) == ["treasure:emerald", "skip"]
    answers(match, "treasure:emerald")
    s.over = False
    does(s, [BURY], "dig:emerald:4")
    s.over = False
    match = does(s, gain("emerald"))
    assert "treasure:emerald:bonus" in offered(match)
    answers(match, "treasure:emerald:bonus")
    assert s.vp[0] == 2 + 2


@pytest.mark.rule("POM-622", "A-12")
def test_a_cube_on_one_bonus_space_leaves_those_of_other_treasures_as_they_are() -> None:
    s = position()
    for kind in ("emerald", "gold"):
        does(s, gain(kind), f"treasure:{kind}:bonus")
        s.over = False
    assert offered(does(s, gain("emerald"))) == ["treasure:emerald", "skip"]


@pytest.mark.rule("A-12", "POM-622")
def test_using_the_bonus_space_is_the_players_choice_and_cubes_do_not_move_onto_it() -> None:
    s = position()
    does(s, gain("gold"), "treasure:gold")
    assert (s.doubloons[0], s.bonus[0]) == (10, 0)


@pytest.mark.rule("POM-623", "POM-722")
def test_a_treasure_counts_above_and_below_the_line() -> None:
    s = position(stored={0: [1, 0, 0]}, buried={0: ["gold:1", "gold:2"]}, islands=[3, 0, 0])
    assert s.treasures(0, 0) == 3
    assert score(s, "treasures") == 3 * 3


@pytest.mark.rule("POM-624")
def test_the_storage_holds_any_number() -> None:
    s = position(stored={0: [20, 0, 0]})
    does(s, gain("gold"), "treasure:gold")
    assert s.stored[0][0] == 21


@pytest.mark.rule("POM-625", "POM-1016")
def test_a_treasures_worth_follows_its_island_to_the_end() -> None:
    s = position(stored={0: [2, 0, 0]}, islands=[2, 4, 4])
    assert score(s, "treasures") == 2 * 2
    s.islands[0] = 7
    assert score(s, "treasures") == 2 * 5


@pytest.mark.rule("POM-1935")
def test_of_several_treasures_of_any_kind_each_is_chosen_anew_and_each_may_be_left() -> None:
    match = does(position(), gain("any", 2), "treasure:gold")
    answers(match, "treasure:pearl")
    assert match.state.stored[0] == [1, 0, 1]
    assert does(position(), gain("any", 2), "treasure:gold", "skip").state.stored[0] == [1, 0, 0]


# --- burying


@pytest.mark.rule("POM-720", "POM-1906")
def test_a_shovel_moves_a_stored_treasure_to_an_empty_space_of_its_kind() -> None:
    match = does(position(stored={0: [1, 0, 1]}), [BURY])
    kinds = [f"dig:{kind}:{n}" for kind in ("gold", "pearl") for n in (1, 2, 3, 4)]
    assert question(match) == (0, "bury", [*kinds, "skip"])
    answers(match, "dig:pearl:4")
    assert (match.state.stored[0], match.state.buried[0]) == ([1, 0, 0], [0, 0, 1])


@pytest.mark.rule("POM-721")
@pytest.mark.parametrize(
    ("hole", "doubloons", "vp"), [("gold:2", 5, 0), ("gold:3", 0, 2), ("gold:4", 0, 0), ("emerald:3", 0, 2)]
)
def test_covering_a_bonus_brings_it_at_once(hole: str, doubloons: int, vp: int) -> None:
    match = does(position(stored={0: [1, 1, 1]}), [BURY], f"dig:{hole}")
    assert question(match) is None
    assert (match.state.doubloons[0], match.state.vp[0]) == (10 + doubloons, vp)


@pytest.mark.rule("POM-721")
def test_burial_spaces_bring_upgrades_and_explorations_too() -> None:
    assert prompt(does(position(stored={0: [0, 1, 0]}), [BURY], "dig:emerald:2")) == "upgrade"
    match = does(position(stored={0: [0, 0, 1]}), [BURY], "dig:pearl:2")
    assert offered(match) == ["go:a1", "go:a2", "skip"]


@pytest.mark.rule("POM-720", "POM-721", "E-11")
def test_julias_emerald() -> None:
    s = position(stored={0: [0, 1, 0]}, islands=[4, 4, 4])
    match = does(s, [BURY], "dig:emerald:1", "island:emerald")
    assert (match.state.stored[0], match.state.buried[0], match.state.islands) == (
        [0, 0, 0],
        [0, 1, 0],
        [4, 5, 4],
    )


@pytest.mark.rule("POM-723")
def test_without_an_empty_space_no_more_of_the_kind_is_buried() -> None:
    full = [f"gold:{n}" for n in (1, 2, 3, 4)]
    assert question(does(position(stored={0: [1, 0, 0]}, buried={0: full}), [BURY])) is None
    match = does(position(stored={0: [1, 1, 0]}, buried={0: full}), [BURY])
    assert all("gold" not in text for text in offered(match))


@pytest.mark.rule("POM-723", "POM-1607", "POM-1932")
@pytest.mark.parametrize("kind", ["gold", "emerald", "pearl"])
def test_a_shovel_is_on_offer_only_while_a_space_is_empty(kind: str) -> None:
    stored = [int(kind == each) for each in ("gold", "emerald", "pearl")]
    full = [f"{kind}:{n}" for n in (1, 2, 3, 4)]
    mouth = [f"{kind}:g{n}" for n in (1, 2, 3, 4)]
    for figure, taken, on_offer in [
        ({}, full[:3], True),
        ({}, full, False),
        ({0: "poseidon"}, full + mouth[:3], True),
        ({0: "poseidon"}, full + mouth, False),
        ({0: "poseidon"}, full[:3] + mouth, True),
    ]:
        s = position(stored={0: stored}, buried={0: taken}, figure=figure)
        match = does(s, [BURY, {"op": "explore", "n": 1}])
        assert ("bury:1" in offered(match)) is on_offer


@pytest.mark.rule("POM-720", "POM-723")
def test_a_burial_space_that_is_taken_is_not_offered_again() -> None:
    s = position(stored={0: [2, 0, 0]})
    match = does(s, [{"op": "bury", "n": 2}], "dig:gold:3")
    assert offered(match) == ["dig:gold:1", "dig:gold:2", "dig:gold:4", "skip"]
    answers(match, "dig:gold:4")
    assert (s.holes[0], s.buried[0], s.stored[0]) == (0b1100, [2, 0, 0], [0, 0, 0])


@pytest.mark.rule("POM-720", "POM-1932")
def test_without_a_stored_treasure_burying_is_not_offered() -> None:
    assert question(does(position(), [{"op": "bury", "n": 1}])) is None


@pytest.mark.rule("POM-724", "POM-1935")
def test_two_shovels_may_bury_different_kinds() -> None:
    match = does(position(stored={0: [1, 0, 1]}), [{"op": "bury", "n": 2}], "dig:gold:4", "dig:pearl:4")
    assert match.state.buried[0] == [1, 0, 1]


@pytest.mark.rule("POM-725")
def test_no_effect_takes_a_buried_treasure_up_again() -> None:
    s = position(stored={0: [0, 0, 0]}, buried={0: ["gold:4"]})
    assert question(does(s, [BURY])) is None
    assert (s.stored[0], s.buried[0]) == ([0, 0, 0], [1, 0, 0])


@pytest.mark.rule("POM-1607", "A-18")
@pytest.mark.parametrize(("space", "doubloons", "vp", "asks"), [
    ("g1", 5, 0, ""), ("g2", 0, 4, ""), ("g3", 0, 0, "upgrade"), ("g4", 0, 0, "treasure"),
])  # fmt: skip
def test_poseidons_spaces_take_any_kind_and_bring_their_bonus(
    space: str, doubloons: int, vp: int, asks: str
) -> None:
    s = position(figure={0: "poseidon"}, stored={0: [0, 1, 0]})
    match = does(s, [BURY], f"dig:emerald:{space}")
    assert prompt(match) == asks
    assert s.figure_kinds[0] == [1 if space == each else -1 for each in ("g1", "g2", "g3", "g4")]
    assert (s.doubloons[0], s.vp[0], s.buried[0]) == (10 + doubloons, vp, [0, 1, 0])


@pytest.mark.rule("A-18", "POM-723", "POM-1607", "POM-720")
def test_a_cube_on_poseidon_keeps_its_kind_and_counts_as_buried() -> None:
    full = [f"gold:{n}" for n in (1, 2, 3, 4)]
    s = position(figure={0: "poseidon"}, stored={0: [1, 0, 0]}, buried={0: full})
    match = does(s, [BURY], "dig:gold:g2")
    assert match.state.buried[0] == [5, 0, 0]
    assert score(s, "buried") == 10
    assert s.figure_kinds[0] == [-1, 0, -1, -1]


@pytest.mark.rule("POM-720", "POM-1607")
@pytest.mark.parametrize("taken", ["g1", "g2", "g3", "g4"])
def test_a_space_of_poseidon_that_is_taken_is_not_offered_again(taken: str) -> None:
    s = position(figure={0: "poseidon"}, stored={0: [1, 0, 0]}, buried={0: [f"pearl:{taken}"]})
    spaces = ["1", "2", "3", "4", *(space for space in ("g1", "g2", "g3", "g4") if space != taken)]
    assert offered(does(s, [BURY])) == [*(f"dig:gold:{space}" for space in spaces), "skip"]
