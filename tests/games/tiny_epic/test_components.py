"""The component file: counts, constraints and provenance."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from kaper.games.tiny_epic import LEGENDS, PERSONALITIES
from kaper.games.tiny_epic.components.board import (
    COLONY,
    COVE,
    LOOT_NAMES,
    MAP,
    MARKET,
    NO_SITE,
    ORDER_NAMES,
    SITE_COST,
    STORM,
)
from kaper.games.tiny_epic.components.cards import (
    CREW,
    CREW_BONUS,
    CREW_TRIGGER,
    GOLD_GOAL,
    KIND_NAMES,
    LEGEND_BONUS,
    LEGEND_NAMES,
    MERCHANT_INFAMY,
    MERCHANT_VALUE,
    PERSONALITY_NAMES,
    RING,
    SIDE_BONUS,
    SIDES,
    TOKEN_COUNT,
)

DATA = tomllib.loads(files("kaper.games.tiny_epic").joinpath("components.toml").read_text(encoding="utf-8"))
TABLES = ("map_card", "captain_card", "crew_card", "merchant_card", "search_token", "solo_captain")


def test_there_are_as_many_pieces_as_the_box_has() -> None:
    assert (len(MAP), len(CREW), len(SIDES) // 2) == (16, 24, 4)
    assert (len(MERCHANT_VALUE), sum(TOKEN_COUNT)) == (11, 20)


def test_the_sea_has_what_four_players_need() -> None:
    assert sum(COVE) == 6
    assert sum(STORM) == 4
    assert sum(cost != NO_SITE for cost in SITE_COST) == 12
    assert Counter(MARKET)[-1] == 8
    assert all(MARKET.count(loot) == 2 for loot in range(len(LOOT_NAMES)))
    assert Counter(COLONY) == {0: 8, 1: 5, 2: 3}


def test_merchants_rise_in_value_and_their_icons_in_players() -> None:
    assert MERCHANT_VALUE == [2, 2, 2, 4, 4, 4, 6, 6, 6, 8, 8]
    spans = dict(zip(MERCHANT_VALUE, MERCHANT_INFAMY, strict=True))
    assert spans == {2: [], 4: [1, 2], 6: [1, 3], 8: [1, 4]}


def test_every_face_is_on_as_many_crew_cards_and_captains() -> None:
    crew = Counter(face for row in CREW for face in row["dice"])
    sides = Counter(face for row in SIDES for face in row["dice"])
    assert set(crew.values()) == {7}
    assert set(sides.values()) == {4}


def test_every_kind_of_bonus_action_is_on_a_card() -> None:
    kinds = {KIND_NAMES[effect.kind] for effect in CREW_BONUS}
    assert kinds == {*KIND_NAMES} - {"bury", "sail-bonus", "hit-bonus"}
    assert set(CREW_TRIGGER) == {1, 2, 3, 4, 5}


@pytest.mark.rule("TEP-760", "TEP-704")
def test_cards_that_reroll_belong_to_the_order_in_which_they_can() -> None:
    rerolls = [card for card, effect in enumerate(CREW_BONUS) if KIND_NAMES[effect.kind] == "reroll"]
    assert [ORDER_NAMES[CREW_TRIGGER[card]] for card in rerolls] == ["attack"] * 3
    assert [CREW_BONUS[card].faces for card in rerolls] == [[1, 2], [3, 4], [5, 6]]


@pytest.mark.rule("TEP-706", "TEP-932")
def test_captains_and_solo_sheets_have_only_what_the_rules_let_them_do() -> None:
    sides = [[KIND_NAMES[effect.kind] for effect in bonus] for bonus in SIDE_BONUS]
    assert sides == [["bury", "attack"], ["bury", "plunder"]] * 4
    spaces = [space for ring in RING for space in ring]
    kinds = {KIND_NAMES[effect.kind] for found in [*LEGEND_BONUS, *spaces] for effect in found}
    orders = {"plunder", "trade", "crew-up", "search", "attack"}
    assert kinds == orders | {"gain-gold", "sail-bonus", "hit-bonus"}


def test_the_settings_are_the_sheets() -> None:
    assert list(LEGENDS) == LEGEND_NAMES
    assert list(PERSONALITIES) == PERSONALITY_NAMES
    assert all(len(ring) == 6 for ring in RING)
    assert all(0 < goal <= 13 for goal in GOLD_GOAL)


def test_every_row_says_where_it_comes_from() -> None:
    for table in TABLES:
        for row in DATA[table]:
            parts = [row] if "provenance" in row else [row["side_a"], row["side_b"]]
            assert all(part["provenance"] for part in parts)


@pytest.mark.rule("TEP-710", "TEP-711")
def test_what_the_burial_sites_cost_and_where_there_are_none() -> None:
    assert SITE_COST == [8, 0, 12, 11, 0, 0, 13, 10, 12, 12, 0, 9, 13, 11, 12, 10]
