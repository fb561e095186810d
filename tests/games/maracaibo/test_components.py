"""Chapter 1: what is in the box."""

from collections import Counter

import pytest

from kaper.games.maracaibo.components.cards import (
    ACTIONS,
    CARD_NAMES,
    EASY_VP,
    FIGUREHEADS,
    HARD_VP,
    HAS_VALUE,
    KIND,
    KIND_NAMES,
    LEVEL_1_IMPROVEMENTS,
    LEVEL_2,
    LOCATIONS,
    MARKET_TILE_EFFECTS,
    MARKET_TILES,
    QUESTS,
    RESIDENCES,
    RUBY_MARKET,
    TYPE,
)
from kaper.games.maracaibo.components.effects import CHOOSE, NOW, PERMANENT, TYPES
from kaper.games.maracaibo.components.load import COMPONENTS
from kaper.games.maracaibo.components.redbeard import BOARD, MAIN, SET_A, SET_B
from kaper.games.maracaibo.components.ship import NEEDS, SECTOR, UPGRADES
from kaper.games.maracaibo.components.track import AFTER, LAST, LEFT, RIVERS, SPACE_NAMES
from kaper.games.maracaibo.state.state import NONE
from tests.games.maracaibo.table import die, position, visit


@pytest.mark.rule("POM-101")
def test_level_1_has_8_locations_12_residences_and_22_improvements() -> None:
    assert (len(LOCATIONS), len(RESIDENCES), len(LEVEL_1_IMPROVEMENTS)) == (8, 12, 22)


@pytest.mark.rule("POM-102", "POM-103")
def test_level_2_has_37_improvements_4_locations_and_no_residence() -> None:
    kinds = Counter(KIND_NAMES[KIND[card]] for card in LEVEL_2)
    assert kinds == {"improvement": 37, "location": 4}
    assert len(LEVEL_2) == 41


@pytest.mark.rule("POM-104", "POM-105", "POM-112")
def test_there_are_25_quests_12_figureheads_and_12_cards_of_redbeard() -> None:
    assert (len(QUESTS), len(FIGUREHEADS), len(SET_A), len(SET_B)) == (25, 12, 6, 6)
    assert len(BOARD) == 15


@pytest.mark.rule("POM-112", "POM-1214")
def test_no_two_cards_of_redbeard_try_the_same_in_the_same_order() -> None:
    assert len({tuple(MAIN[card]) for card in SET_A + SET_B}) == 12


@pytest.mark.rule("POM-104")
def test_a_quest_pays_by_how_hard_it_is_and_91_as_a_public_report_says() -> None:
    pays = {card: (EASY_VP[card], HARD_VP[card]) for card in QUESTS}
    assert pays[91] == (3, 7)
    assert {easy for easy, _ in pays.values()} == {2, 3, 4}
    assert {hard for _, hard in pays.values()} <= set(range(5, 11))
    assert len(set(pays.values())) > 5


@pytest.mark.rule("POM-106")
@pytest.mark.parametrize("pips", [1, 6])
def test_a_raid_die_shows_1_to_6(pips: int) -> None:
    s = position(cards={4: "trinidad"}, draws=[die(pips), die(1), die(1)])
    match = visit(s, 4, "skip")
    assert match.pending[0].about["yellow"] == pips


@pytest.mark.rule("POM-107", "POM-116")
def test_six_locations_of_level_1_take_a_value_tile_and_there_are_two_tiles_of_each_kind() -> None:
    assert sum(HAS_VALUE[card] for card in LOCATIONS) == 6
    assert Counter(COMPONENTS["treasure_value_tiles"]["tiles"]) == {"gold": 2, "emerald": 2, "pearl": 2}
    assert [card for card in LEVEL_2 if HAS_VALUE[card]] == []


@pytest.mark.rule("POM-108", "POM-109", "POM-903")
def test_doubloons_and_cubes_have_no_limit() -> None:
    s = position(cards={4: "puerto-rico"}, doubloons={0: 62}, islands=[60, 60, 60], values={4: "gold"})
    match = visit(s, 4, "skip")
    assert match.state.doubloons[0] == 62 + 8
    assert match.state.islands[0] == 61


@pytest.mark.rule("POM-110", "POM-117")
def test_the_track_has_four_rivers_and_ends_on_its_last_space() -> None:
    assert (RIVERS[0], max(RIVERS)) == (0, 4)
    assert sum("river" in row for row in COMPONENTS["exploration_track"]["spaces"]) == 4
    assert [space for space, after in enumerate(AFTER) if not after] == [LAST]


def test_the_longest_way_along_the_track_has_32_spaces() -> None:
    assert (LEFT[0], SPACE_NAMES[LAST]) == (32, "e4")
    assert [SPACE_NAMES[space] for space in AFTER[2]] == ["au1", "al1"]


@pytest.mark.rule("POM-111")
def test_a_player_has_a_ship_an_explorer_and_five_black_market_tiles() -> None:
    s = position(players=4)
    assert len(s.ship) == len(s.explorer) == 4
    assert s.stalls == [[NONE] * 5] * 4
    assert MARKET_TILES == 5


@pytest.mark.rule("POM-113")
def test_the_ruby_market_has_six_spaces() -> None:
    assert len(RUBY_MARKET) == 6
    assert all(effects for effects in RUBY_MARKET)


@pytest.mark.rule("POM-114")
def test_the_named_locations_are_there() -> None:
    named = {"aruba": 66, "puerto-rico": 71}
    assert {name: CARD_NAMES.index(name) for name in named} == named
    assert {"bonaire", "tobago", "trinidad"} <= {CARD_NAMES[card] for card in LOCATIONS}
    assert CARD_NAMES.index("puerto-rico") in LEVEL_2


@pytest.mark.rule("POM-115")
def test_one_location_offers_a_quest_and_two_an_improvement_for_3_more() -> None:
    locations = [card for card in range(1, 84) if KIND_NAMES[KIND[card]] == "location"]
    shown = [(CARD_NAMES[card], *side) for card in locations for side in sides(card)]
    assert [name for name, op, _, _ in shown if op == "quest"] == ["aruba"]
    dealers = [(name, kind, n) for name, op, kind, n in shown if op == "acquire"]
    assert [(TYPES[kind], n) for _, kind, n in dealers] == [("crew", 3), ("equipment", 3)]


def sides(card: int) -> list[tuple[str, int, int]]:
    """Every action of a location, those of a slash one by one: verb, what, how much."""
    listed = [
        each for effect in ACTIONS[card] for each in (effect.lists if effect.op == CHOOSE else [[effect]])
    ]
    return [(NOW[effect.op], effect.kind, effect.n) for each in listed for effect in each]


@pytest.mark.rule("POM-803")
def test_six_spaces_lie_before_the_first_line_which_asks_for_two_upgrades() -> None:
    assert [SECTOR.count(sector) for sector in range(4)] == [6, 5, 5, 4]
    assert NEEDS == [0, 2, 6, 11]
    assert UPGRADES == 20


def test_no_card_does_nothing() -> None:
    rows = COMPONENTS["improvements"]["level_1"] + COMPONENTS["improvements"]["level_2"]
    empty = [row["id"] for row in rows if not any((row["d"], row["v"], row["now"], row["perm"], row["end"]))]
    assert empty == []
    assert Counter(TYPES[TYPE[card]] for card in range(1, 60)) == {"crew": 23, "equipment": 23, "ship": 13}


def test_every_verb_of_the_vocabulary_is_used_somewhere() -> None:
    text = str(COMPONENTS)
    assert [verb for verb in NOW + PERMANENT if f"'op': '{verb}'" not in text] == []


@pytest.mark.rule("POM-1561")
def test_the_ten_effects_of_the_black_market_are_on_five_tiles() -> None:
    assert len({effects[0].option.text for sides in MARKET_TILE_EFFECTS for effects in sides}) == 10
