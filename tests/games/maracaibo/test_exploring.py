"""Chapter 7: exploration."""

import pytest

from kaper.games.maracaibo.components.load import EffectRow
from kaper.games.maracaibo.components.track import SPACE_NAMES
from tests.games.maracaibo.table import answers, does, offered, position, prompt, question, score, told, visit


def explore(n: int) -> list[EffectRow]:
    return [{"op": "explore", "n": n}]


@pytest.mark.rule("POM-701", "POM-1903")
def test_the_explorer_moves_one_to_n_spaces_along_the_track() -> None:
    match = does(position(explorer={0: "b9"}), explore(3))
    assert question(match) == (0, "explore", ["go:c1", "go:c2", "go:c3", "skip"])
    answers(match, "go:c3")
    assert SPACE_NAMES[match.state.explorer[0]] == "c3"
    assert match.state.doubloons[0] == 10 + 6


@pytest.mark.rule("POM-702")
def test_spaces_of_other_explorers_are_skipped_and_not_counted() -> None:
    match = does(position(explorer={0: "b9", 1: "c2"}), explore(2))
    assert offered(match) == ["go:c1", "go:c3", "skip"]


@pytest.mark.rule("POM-702")
def test_the_start_space_holds_all_explorers() -> None:
    s = position(players=4)
    assert s.explorer == [0, 0, 0, 0]
    assert offered(does(s, explore(1))) == ["go:a1", "skip"]


@pytest.mark.rule("POM-703")
def test_at_a_fork_the_player_chooses_the_branch() -> None:
    match = does(position(explorer={0: "a2"}), explore(2))
    assert offered(match) == ["go:au1", "go:au2", "go:al1", "go:al2", "skip"]


@pytest.mark.rule("POM-701", "POM-702", "POM-703", "POM-704", "E-10")
def test_blue_on_bonaire() -> None:
    s = position(cards={4: "bonaire"}, explorer={1: "al1"})
    match = visit(s, 4, "skip", "go:al2")
    # start, a1, a2, [al1 is Yellow's], al2: the 4th space with 3 steps; 3 doubloons and no gold
    assert (match.state.doubloons[0], match.state.stored[0]) == (13, [0, 0, 0])
    assert "go:al3" not in offered(visit(position(cards={4: "bonaire"}, explorer={1: "al1"}), 4, "skip"))


@pytest.mark.rule("POM-704")
def test_only_the_space_where_the_explorer_stops_has_effect() -> None:
    match = does(position(), explore(3), "go:al1", "treasure:gold")
    # a1 would have brought 2 doubloons, a2 a cube
    assert (match.state.doubloons[0], match.state.stored[0]) == (10, [1, 0, 0])


@pytest.mark.rule("POM-705", "POM-1806")
def test_lasting_effects_add_spaces_which_need_not_be_used() -> None:
    s = position(owned={0: ["astrolabe"]}, upgrades={0: ["u01"]}, explorer={0: "b9"})
    match = does(s, explore(1))
    assert offered(match) == ["go:c1", "go:c2", "go:c3", "go:c4", "skip"]


@pytest.mark.rule("POM-705", "POM-1807", "A-15")
def test_a_step_given_up_pays_before_the_explorer_moves() -> None:
    s = position(upgrades={0: ["u10"]}, explorer={0: "b9"})
    match = does(s, explore(2))
    assert offered(match) == ["go:c1", "go:c2", "trade:u10", "skip"]
    answers(match, "trade:u10")
    assert match.state.doubloons[0] == 13
    # the only space that is left is entered without asking, and it must be entered
    assert told(match, "explores") == [{"space": "c1", "rivers": 2, "why": "trial"}]


@pytest.mark.rule("POM-1807", "A-15")
def test_the_allowance_never_falls_below_one() -> None:
    s = position(owned={0: ["jungle-guide"]}, upgrades={0: ["u10"]}, explorer={0: "b9"})
    assert offered(does(s, explore(1))) == ["go:c1", "skip"]
    s = position(owned={0: ["jungle-guide"]}, explorer={0: "b9"})
    assert "trade:jungle-guide" not in offered(does(s, explore(2)))


@pytest.mark.rule("POM-1807", "A-10", "A-15")
def test_each_trade_once_in_an_exploration_and_in_any_order() -> None:
    s = position(owned={0: ["cutter"]}, upgrades={0: ["u10"]}, explorer={0: "b9"})
    match = does(s, explore(4), "trade:cutter")
    assert offered(match) == ["go:c1", "go:c2", "go:c3", "trade:u10"]
    answers(match, "trade:u10")
    assert offered(match) == ["go:c1", "go:c2"]
    answers(match, "go:c2")
    assert match.state.doubloons[0] == 10 + 3 + 3


@pytest.mark.rule("POM-706", "A-14")
@pytest.mark.parametrize(
    ("space", "rivers"), [("a9", 0), ("b1", 1), ("cu2", 2), ("cl2", 2), ("d1", 3), ("e4", 4)]
)
def test_rivers_are_counted_by_where_the_explorer_stands(space: str, rivers: int) -> None:
    s = position(explorer={0: space})
    assert s.rivers(0) == rivers
    assert score(s, "rivers") == 4 * rivers


@pytest.mark.rule("POM-707", "A-13")
def test_an_explorer_on_the_last_space_cannot_explore_nor_trade() -> None:
    s = position(explorer={0: "e4"}, upgrades={0: ["u10"]})
    match = does(s, explore(4))
    assert (question(match), match.events) == (None, [])
    assert s.doubloons[0] == 10
    s = position(explorer={0: "e3"})
    assert question(does(s, explore(4))) == (0, "explore", ["go:e4", "skip"])


@pytest.mark.rule("A-13", "POM-701", "POM-702")
def test_the_last_space_holds_any_number_and_stops_a_move_beyond_it() -> None:
    s = position(explorer={0: "e3", 1: "e4"})
    match = does(s, explore(4), "go:e4")
    assert match.state.vp[0] == 2 * 4


@pytest.mark.rule("POM-1904")
def test_the_effect_of_the_explorers_space_is_resolved_again() -> None:
    s = position(explorer={0: "c3"})
    match = does(s, [{"op": "repeat_explorer_space"}])
    assert (match.state.doubloons[0], SPACE_NAMES[match.state.explorer[0]]) == (16, "c3")
    assert question(does(position(), [{"op": "repeat_explorer_space"}])) is None


@pytest.mark.rule("POM-704", "POM-1904")
@pytest.mark.parametrize(
    ("space", "given", "gained"),
    [
        ("a1", [], (2, 0)), ("au1", [], (0, 2)), ("au2", [], (4, 0)), ("b1", [], (0, 2)),
        ("b2", [], (5, 0)), ("bu3", [], (0, 3)), ("d1", [], (0, 4)), ("d4", [], (7, 0)),
        ("d6", [], (4, 0)), ("cl1", [], (4, 0)), ("c2", [], (0, 1)), ("c4", [], (0, 0)), ("e2", [], (0, 2)),
        ("au3", ["island:gold"], (0, 1)), ("d3", [], (0, 1)), ("e3", [], (0, 3)),
    ],
)  # fmt: skip
def test_what_the_spaces_of_the_track_bring(space: str, given: list[str], gained: tuple[int, int]) -> None:
    s = position(explorer={0: space}, owned={0: ["purser"]})
    match = does(s, [{"op": "repeat_explorer_space"}], *given)
    assert question(match) is None
    assert (s.doubloons[0] - 10, s.vp[0]) == gained


@pytest.mark.rule("POM-704", "POM-1904")
@pytest.mark.parametrize(
    ("space", "asks"),
    [
        ("a2", "island"), ("au4", "upgrade"), ("al1", "treasure"), ("al3", "bury"), ("a9", "quest"),
        ("b3", "quest"), ("bu1", "island"),
        ("bu2", "bury"), ("bl1", "raid-kind"), ("bl2", "treasure"), ("b9", "island"), ("c1", "upgrade"),
        ("cu1", "activate"), ("cu2", "acquire"), ("cu3", "treasure"), ("cl2", "treasure"), ("c9", "quest"),
        ("d2", "quest"),
        ("d5", "treasure"), ("e1", "upgrade"),
    ],
)  # fmt: skip
def test_what_the_spaces_of_the_track_ask(space: str, asks: str) -> None:
    s = position(
        explorer={0: space}, stored={0: [1, 1, 1]}, cards={4: "tobago", 7: "cutter"}, stalls={4: (0, "3a")}
    )
    assert prompt(does(s, [{"op": "repeat_explorer_space"}])) == asks
