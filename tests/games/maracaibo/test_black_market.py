"""Chapter 16: the black market."""

import pytest

from kaper.games.maracaibo.components.effects import read_effects
from kaper.games.maracaibo.components.load import EffectRow
from kaper.games.maracaibo.rules.upgrades import can_activate
from tests.games.maracaibo.table import answers, does, offered, position, prompt, question, turn_to

TILE: list[EffectRow] = [{"op": "place_black_market", "cost": 3}]


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


@pytest.mark.rule("POM-1907", "POM-1932")
def test_activating_is_possible_with_a_tile_of_ones_own_on_a_location() -> None:
    s = position(2)
    (activate,) = read_effects([{"op": "activate_black_market", "n": 1}])
    assert not can_activate(s, 0, activate)
    s.stalls[0] = [4] * len(s.stalls[0])
    assert can_activate(s, 0, activate)
    assert not can_activate(s, 1, activate)


@pytest.mark.rule("POM-1907")
def test_without_a_placed_tile_nothing_can_be_activated() -> None:
    assert question(does(position(), [{"op": "activate_black_market", "n": 1}])) is None
