"""Chapter 8 and its glossary: ship upgrades, figureheads, black market."""

import pytest

from kaper.games.maracaibo.components import EffectRow
from kaper.games.maracaibo.rules.counting import income_doubloons, income_vp
from kaper.games.maracaibo.state import NONE
from tests.games.maracaibo.table import (
    answers,
    dice,
    does,
    offered,
    position,
    prompt,
    question,
    turn_to,
    visit,
)

UPGRADE: list[EffectRow] = [{"op": "upgrade", "n": 1}]
FIRST_SIX = ["u01", "u02", "u03", "u04", "u05", "u06"]
FIGUREHEAD: list[EffectRow] = [{"op": "figurehead", "cost": 3}]
TILE: list[EffectRow] = [{"op": "place_black_market", "cost": 3}]


@pytest.mark.rule("POM-801", "POM-1905")
def test_an_upgrade_is_a_cube_on_an_empty_space() -> None:
    s = position(upgrades={0: ["u03"]})
    match = does(s, UPGRADE)
    assert offered(match) == ["space:u01", "space:u02", "space:u04", "space:u05", "space:u06", "skip"]
    answers(match, "space:u02")
    assert match.state.upgrades[0].bit_count() == 2


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


# --- figureheads


@pytest.mark.rule("POM-820", "POM-821", "POM-843", "POM-1908")
def test_a_figurehead_costs_3_doubloons_without_discount() -> None:
    s = position(figures=["lion", "hawk", "kraken", "whale"], owned={0: ["klabautermann"]}, doubloons={0: 3})
    match = does(s, FIGUREHEAD)
    assert offered(match) == ["figure:whale", "figure:lion", "figure:kraken", "figure:hawk", "skip"]
    answers(match, "figure:lion")
    assert s.doubloons[0] == 0
    assert len(s.figures) == 3
    assert s.strength[0][0] == 2


@pytest.mark.rule("POM-215", "POM-822")
def test_nobody_takes_a_second_figurehead_and_the_market_is_not_refilled() -> None:
    s = position(figures=["lion", "hawk"], figure={0: "kraken"})
    assert question(does(s, FIGUREHEAD)) is None
    s.over = False
    does(s, FIGUREHEAD, "figure:lion", seat=1)
    assert [s.figures, s.figure[0]] == [[8], 7]


@pytest.mark.rule("POM-1601")
def test_the_mermaid_turns_2_power_into_2_points_and_2_doubloons() -> None:
    s = position(figure={0: "mermaid"}, draws=dice(2, 2, 2))
    match = does(s, [{"op": "raid", "bonus": 0}], "die:green", "spend:mermaid:0")
    assert (s.vp[0], s.doubloons[0], match.state.pools) == (2, 12, [0])


@pytest.mark.rule("POM-1602")
def test_the_dragon_adds_two_spaces() -> None:
    s = position(figure={0: "dragon"}, explorer={0: "b9"})
    assert offered(does(s, [{"op": "explore", "n": 1}])) == ["go:c1", "go:c2", "go:c3", "skip"]


@pytest.mark.rule("POM-1603")
def test_the_harpy_brings_4_doubloons_of_income() -> None:
    assert income_doubloons(position(figure={0: "harpy"}), 0) == 4


@pytest.mark.rule("POM-1604")
def test_the_whale_brings_a_doubloon_of_income_for_each_quest_in_hand() -> None:
    s = position(figure={0: "whale"}, hands={0: [84, 85, 86]})
    assert income_doubloons(s, 0) == 3


@pytest.mark.rule("POM-1606")
def test_the_sea_serpent_brings_2_doubloons_and_2_points_of_income() -> None:
    s = position(figure={0: "sea-serpent"})
    assert (income_doubloons(s, 0), income_vp(s, 0)) == (2, 2)


@pytest.mark.rule("POM-1608")
def test_the_kraken_turns_3_power_into_6_doubloons() -> None:
    s = position(figure={0: "kraken"}, draws=dice(3, 3, 3))
    does(s, [{"op": "raid", "bonus": 0}], "die:green", "spend:kraken:0")
    assert s.doubloons[0] == 16


@pytest.mark.rule("POM-1609", "POM-821")
@pytest.mark.parametrize(
    ("kind", "stored"), [("gold", [3, 0, 0]), ("emerald", [0, 3, 0]), ("pearl", [0, 0, 3])]
)
def test_the_hawk_brings_three_treasures_of_one_kind_at_once(kind: str, stored: list[int]) -> None:
    s = position(figures=["hawk"])
    match = does(s, FIGUREHEAD, "figure:hawk")
    assert offered(match) == [
        "gain-treasure:gold:3", "gain-treasure:emerald:3", "gain-treasure:pearl:3", "done",
    ]  # fmt: skip
    answers(match, f"gain-treasure:{kind}:3", *[f"treasure:{kind}"] * 3)
    assert s.stored[0] == stored


@pytest.mark.rule("POM-1610")
def test_the_nautilus_gives_up_a_space_for_gold() -> None:
    s = position(figure={0: "nautilus"}, explorer={0: "b9"})
    match = does(s, [{"op": "explore", "n": 2}], "trade:nautilus", "treasure:gold")
    assert s.stored[0] == [1, 0, 0]
    # one space on is c1, an upgrade
    assert prompt(match) == "upgrade"


@pytest.mark.rule("POM-1611")
def test_the_skull_turns_2_power_into_a_burial() -> None:
    s = position(figure={0: "skull"}, stored={0: [1, 0, 0]}, draws=dice(2, 2, 2))
    does(s, [{"op": "raid", "bonus": 0}], "die:green", "spend:skull:0", "dig:gold:4")
    assert s.buried[0] == [1, 0, 0]
    s = position(figure={0: "skull"}, draws=dice(2, 2, 2))
    assert "spend:skull:0" not in offered(does(s, [{"op": "raid", "bonus": 0}], "die:green"))


@pytest.mark.rule("POM-1612")
def test_the_unicorn_takes_2_doubloons_off_every_price() -> None:
    s = position(figure={0: "unicorn"}, cards={4: "tobacco", 7: "hacienda"})
    assert (s.price(0, s.card[4]), s.price(0, s.card[7])) == (6, 14)


# --- the black market


@pytest.mark.rule("POM-840", "POM-841", "POM-842", "POM-843")
def test_a_tile_is_paid_placed_on_a_location_for_good_and_activated() -> None:
    s = position(cards={4: "tobago"}, doubloons={0: 3}, explorer={0: "d1"}, owned={0: ["haggler"]})
    turn_to(s, "2b")
    match = does(s, TILE)
    assert prompt(match) == "tile"
    assert len(offered(match)) == 6
    answers(match, "tile:2b")
    locations = sorted(place for place in range(27) if 60 <= s.card[place] <= 67)
    assert offered(match) == [f"at:{place}" for place in locations]
    answers(match, "at:4")
    assert (s.doubloons[0], s.vp[0], s.stalls[0][1], s.stall[4]) == (0, 6, 4, 1)


@pytest.mark.rule("POM-840", "A-16")
def test_a_location_bears_one_tile_of_anybody() -> None:
    s = position(cards={4: "tobago"}, stalls={4: (1, "3a")})
    match = does(s, TILE)
    tile = next(text for text in offered(match) if text.startswith("tile:3"))
    answers(match, tile)
    assert "at:4" not in offered(match)


@pytest.mark.rule("A-16", "POM-840")
def test_without_the_price_a_tile_or_a_location_nothing_happens() -> None:
    assert question(does(position(doubloons={0: 2}), TILE)) is None
    s = position()
    s.stalls[0] = [1, 2, 3, 4, 5]
    assert question(does(s, TILE)) is None
    s = position()
    s.stall = [5] * 27
    assert question(does(s, TILE)) is None


@pytest.mark.rule("POM-841")
def test_placed_tiles_never_move_nor_flip() -> None:
    s = position(cards={4: "tobago", 5: "trinidad"}, stalls={4: (0, "3a")})
    match = does(s, TILE)
    assert "tile:3a" not in offered(match)
    assert "tile:3b" not in offered(match)


BLACK_MARKET = [
    ("1b", {"buried": {0: ["gold:1", "gold:2"]}}, 2),
    ("2a", {"hands": {0: [84, 85, 86]}}, 3),
    ("2b", {"explorer": {0: "b1"}}, 2),
    ("3b", {"owned": {0: ["tobacco", "sugar-cane"]}}, 2),
    ("4a", {"owned": {0: ["purser", "boatswain", "haggler"]}}, 3),
    ("4b", {"stored": {0: [1, 3, 2]}}, 3),
    ("5a", {"stored": {0: [1, 3, 2]}}, 2),
    ("5b", {"stored": {0: [1, 3, 2]}}, 1),
]


@pytest.mark.rule(
    "POM-1552", "POM-1553", "POM-1554", "POM-1556", "POM-1557", "POM-1558", "POM-1559", "POM-1560", "POM-1907"
)
@pytest.mark.parametrize(("tile", "given", "vp"), BLACK_MARKET)
def test_what_black_market_tiles_count(tile: str, given: dict[str, object], vp: int) -> None:
    s = position(cards={4: "tobago"}, stalls={4: (0, tile)}, **given)  # type: ignore[arg-type]
    match = does(s, [{"op": "activate_black_market", "n": 1}], f"activate:{tile}")
    assert question(match) is None
    assert s.vp[0] == vp


@pytest.mark.rule("POM-1552", "POM-1558", "POM-1560")
@pytest.mark.parametrize("tile", ["4b", "5a", "5b"])
def test_no_tile_brings_more_than_6_points(tile: str) -> None:
    s = position(cards={4: "tobago"}, stalls={4: (0, tile)}, stored={0: [9, 9, 9]})
    does(s, [{"op": "activate_black_market", "n": 1}], f"activate:{tile}")
    assert s.vp[0] == 6


@pytest.mark.rule("POM-1554", "E-16")
def test_four_rivers_bring_6_points_and_not_8() -> None:
    s = position(cards={4: "tobago"}, stalls={4: (0, "2b")}, explorer={0: "e2"})
    does(s, [{"op": "activate_black_market", "n": 1}], "activate:2b")
    assert s.vp[0] == 6


@pytest.mark.rule("POM-1551", "POM-1555")
def test_the_tiles_that_bury_and_that_place_a_cube() -> None:
    s = position(cards={4: "tobago"}, stalls={4: (0, "1a")}, stored={0: [1, 0, 0]})
    does(s, [{"op": "activate_black_market", "n": 1}], "activate:1a", "dig:gold:4")
    assert s.buried[0] == [1, 0, 0]
    s = position(cards={4: "tobago"}, stalls={4: (0, "3a")}, islands=[4, 4, 4])
    does(s, [{"op": "activate_black_market", "n": 1}], "activate:3a", "island:emerald")
    assert (s.vp[0], s.islands) == (2, [4, 5, 4])


@pytest.mark.rule("POM-1907")
def test_without_a_placed_tile_nothing_can_be_activated() -> None:
    assert question(does(position(), [{"op": "activate_black_market", "n": 1}])) is None
