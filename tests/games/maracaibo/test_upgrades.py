"""Chapter 8: ship upgrades."""

import pytest

from kaper.games.maracaibo.components.load import EffectRow
from kaper.games.maracaibo.state.state import NONE
from tests.games.maracaibo.table import answers, dice, does, offered, position, prompt, question, visit

UPGRADE: list[EffectRow] = [{"op": "upgrade", "n": 1}]
FIRST_SIX = ["u01", "u02", "u03", "u04", "u05", "u06"]


@pytest.mark.rule("POM-801", "POM-1905")
def test_an_upgrade_is_a_cube_on_an_empty_space() -> None:
    s = position(upgrades={0: ["u03"]})
    match = does(s, UPGRADE)
    assert offered(match) == ["space:u01", "space:u02", "space:u04", "space:u05", "space:u06", "skip"]
    answers(match, "space:u02")
    assert match.state.upgrades[0].bit_count() == 2


@pytest.mark.rule("POM-801", "POM-1932")
def test_with_a_cube_on_all_twenty_spaces_nothing_is_asked() -> None:
    spaces = [f"u{n:02}" for n in range(1, 21)]
    assert question(does(position(upgrades={0: spaces}), UPGRADE)) is None
    assert offered(does(position(upgrades={0: spaces[1:]}), UPGRADE)) == ["space:u01", "skip"]


@pytest.mark.rule("POM-802", "POM-803", "POM-804", "E-12")
@pytest.mark.parametrize(("made", "furthest"), [(1, 6), (2, 11), (5, 11), (6, 16), (10, 16), (11, 20)])
def test_a_blocking_line_asks_for_upgrades_that_are_already_made(made: int, furthest: int) -> None:
    spaces = [f"u{n:02}" for n in range(1, made + 1)]
    last = offered(does(position(upgrades={0: spaces}), UPGRADE))[-2]
    assert last == f"space:u{furthest:02}"


@pytest.mark.rule("POM-804")
def test_all_upgrades_on_the_board_count_wherever_they_are() -> None:
    match = does(position(upgrades={0: ["u01", "u07"]}), UPGRADE)
    assert "space:u11" in offered(match)


@pytest.mark.rule("POM-805")
def test_a_beige_scroll_works_once_and_a_red_one_from_then_on() -> None:
    match = does(position(), UPGRADE, "space:u03")
    assert match.state.doubloons[0] == 13
    s = position(draws=dice(4, 4, 4, 4, 4, 4))
    does(s, UPGRADE, "space:u02")
    for _ in range(2):
        s.over = False
        s.pools.clear()
        match = does(s, [{"op": "raid", "bonus": 0}], "die:yellow")
        assert s.pools == [5]


@pytest.mark.rule("POM-801", "POM-805", "POM-807")
@pytest.mark.parametrize("space", [2, 3, 4])
def test_the_cube_lies_on_the_chosen_space_and_on_no_other(space: int) -> None:
    s = position(upgrades={0: ["u01"]}, islands=[4, 4, 4])
    match = does(s, UPGRADE, f"space:u0{space}")
    if space == 4:
        answers(match, "island:gold")
    assert s.upgrades[0] == 1 | 1 << space - 1


@pytest.mark.rule("POM-806")
def test_no_upgrade_is_forced() -> None:
    for place in (4, "bay"):
        match = visit(position(cards={4: "tobago"}), place, "skip")
        assert match.state.upgrades[0] == 0


@pytest.mark.rule("A-17", "POM-912")
def test_maracaibos_upgrade_may_be_declined() -> None:
    match = visit(position(), "maracaibo", "skip")
    assert (match.state.upgrades[0], match.state.vp[0]) == (0, 6)


@pytest.mark.rule("POM-807", "A-16")
def test_a_space_may_be_filled_though_its_effect_is_lost() -> None:
    s = position(upgrades={0: ["u01", "u02"]}, doubloons={0: 2})
    match = does(s, UPGRADE, "space:u07")
    assert question(match) is None
    assert (s.upgrades[0].bit_count(), s.figure[0], s.doubloons[0]) == (3, NONE, 2)


@pytest.mark.rule("POM-1931", "POM-1932")
def test_with_every_space_filled_no_upgrade_is_offered() -> None:
    s = position(cards={4: "tobago"}, upgrades={0: [f"u{n:02}" for n in range(1, 21)]})
    assert question(visit(s, 4)) is None
    assert s.doubloons[0] == 13


# --- the spaces of the ship board


@pytest.mark.rule("POM-805")
@pytest.mark.parametrize(
    ("space", "given", "doubloons", "vp"),
    [
        ("u03", [], 3, 0), ("u04", ["island:gold"], 0, 1), ("u16", [], 5, 0), ("u17", [], 0, 5),
    ],
)  # fmt: skip
def test_what_beige_spaces_bring(space: str, given: list[str], doubloons: int, vp: int) -> None:
    s = position(
        upgrades={0: [name for name in [*FIRST_SIX, "u08", "u09", "u10", "u12", "u20"] if name != space]}
    )
    match = does(s, UPGRADE, f"space:{space}", *given)
    assert question(match) is None
    assert (s.doubloons[0] - 10, s.vp[0]) == (doubloons, vp)


@pytest.mark.rule("POM-805")
@pytest.mark.parametrize(
    ("space", "asks"),
    [
        ("u05", "quest"), ("u06", "bury"), ("u07", "figurehead"), ("u11", "tile"), ("u13", "quest"),
        ("u14", "tile"),
        ("u15", "bury"), ("u18", "build"), ("u19", "tile"),
    ],
)  # fmt: skip
def test_what_beige_spaces_ask(space: str, asks: str) -> None:
    made = [name for name in [*FIRST_SIX, "u08", "u09", "u10", "u12", "u20", "u17"] if name != space]
    s = position(upgrades={0: made}, stored={0: [1, 0, 0]}, doubloons={0: 30})
    assert prompt(does(s, UPGRADE, f"space:{space}")) == asks


@pytest.mark.rule("POM-1801", "POM-1802", "POM-1803")
@pytest.mark.parametrize(
    ("source", "cost", "given", "vp", "treasures"),
    [("u12", 3, ["treasure:gold"], 0, 1), ("u20", 2, [], 3, 0), ("u08", 4, ["island:pearl"], 3, 0)],
)
def test_the_three_new_raid_actions_of_the_ship_board(
    source: str, cost: int, given: list[str], vp: int, treasures: int
) -> None:
    s = position(upgrades={0: [source]}, islands=[4, 4, 4], draws=dice(6, 1, 1))
    match = does(s, [{"op": "raid", "bonus": 0}], "die:yellow", f"spend:{source}:0", *given)
    assert (match.state.pools, s.vp[0], s.stored[0][0]) == ([6 - cost], vp, treasures)
    assert s.islands[2] == (5 if source == "u08" else 4)
