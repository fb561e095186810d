"""Chapter 1: what lies in the box, and whether the component data holds together."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from kaper.engine.errors import SettingError
from kaper.games.black_dice.components.board import (
    BLACK_DICE,
    COLOURS,
    GOLD_LOST_BY_OTHERS,
    LEFT,
    LIMIT,
    MORE_BLACK_DICE,
    OPPOSITE,
    PENALTY,
    PENALTY_AMOUNT,
    PENALTY_NAMES,
    PIRATES,
    REWARD,
    REWARD_GOLD,
    REWARD_NAMES,
    RIGHT,
    RUM_FOR_OTHERS,
    RUM_FOR_PARTICIPANTS,
    SYMBOLS,
)
from kaper.games.black_dice.game import GAME
from tests.games.black_dice.table import EVERYWHERE, position, settlement

DATA = tomllib.loads(files("kaper.games.black_dice").joinpath("components.toml").read_text(encoding="utf-8"))


@pytest.mark.rule("CBD-101", "CBD-201")
def test_there_are_four_expeditions_and_a_game_is_one_of_them() -> None:
    setting, ship = GAME.meta.settings
    assert [value.name for value in setting.values] == ["treasure-island", "kraken", "armada", "dutchman"]
    assert len(DATA["expedition"]) == 4
    assert [value.name for value in ship.values] == ["black-sails", "red-sails"]
    assert GAME.meta.complete(3, {}) == {"expedition": "treasure-island", "ship": "black-sails"}
    with pytest.raises(SettingError):
        GAME.meta.complete(3, {"expedition": "el-dorado"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_may_play_every_expedition(players: int) -> None:
    for expedition in EVERYWHERE:
        GAME.meta.complete(players, {"expedition": expedition})


@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_player_or_five_may_not_play(players: int) -> None:
    with pytest.raises(SettingError):
        GAME.meta.complete(players, {})


@pytest.mark.rule("CBD-102")
def test_every_tile_has_six_adventures_in_order_each_with_a_reward_and_a_penalty() -> None:
    for tile in DATA["expedition"]:
        assert [row["symbol"] for row in tile["adventure"]] == SYMBOLS
        assert all(row["reward"]["kind"] and row["penalty"]["kind"] for row in tile["adventure"])
    assert SYMBOLS == ["anchor", "barrel", "weapon", "map", "ship", "flag"]


@pytest.mark.rule("CBD-103")
def test_24_black_dice_and_six_in_each_of_four_colours() -> None:
    assert BLACK_DICE[4] + MORE_BLACK_DICE[4] == 24
    assert COLOURS == ["red", "brown", "blue", "green"]


@pytest.mark.rule("CBD-104", "CBD-E05")
def test_opposite_faces_add_up_to_seven() -> None:
    pairs = {(SYMBOLS[face], SYMBOLS[other]) for face, other in enumerate(OPPOSITE)}
    assert pairs == {
        ("anchor", "flag"), ("barrel", "ship"), ("weapon", "map"),
        ("flag", "anchor"), ("ship", "barrel"), ("map", "weapon"),
    }  # fmt: skip


def test_the_tile_is_cut_exactly_in_half() -> None:
    assert [SYMBOLS[face] for face in LEFT] == ["anchor", "barrel", "weapon"]
    assert [SYMBOLS[face] for face in RIGHT] == ["map", "ship", "flag"]


@pytest.mark.rule("CBD-105", "CBD-106", "CBD-108", "CBD-I01", "CBD-I02")
def test_the_tokens_of_the_box() -> None:
    assert DATA["rum"]["total"] == 22
    assert dict(zip(DATA["gold"]["values"], DATA["gold"]["counts"], strict=True)) == {3: 10, 4: 20, 5: 10}
    assert sum(DATA["gold"]["counts"]) == 40
    assert DATA["progress"]["tokens"] == 2
    assert (DATA["damage"]["crew_ship_sinks_at"], DATA["damage"]["enemy_defeated_at"]) == (3, 3)


@pytest.mark.rule("CBD-107", "CBD-602")
def test_eight_different_pirates_each_with_a_limit() -> None:
    assert dict(zip(PIRATES, LIMIT, strict=True)) == {
        "overboard": 1, "true-shot": 2, "go-about": 3, "to-the-sails": 1,
        "change-course": 2, "storm": 2, "keelhaul": 2, "boarding": 3,
    }  # fmt: skip


@pytest.mark.rule("CBD-109", "CBD-1401")
@pytest.mark.parametrize(("damage", "sinks"), [(0, False), (1, False), (2, True)])
def test_the_ship_floats_with_two_damage_and_sinks_with_three(damage: int, sinks: bool) -> None:
    match = settlement(position(black=(0, 0, 0, 0, 0, 2), placed=[(0, "F")], damage=damage))
    assert match.state.damage == damage + 1
    assert (match.state.ending == GAME.meta.endings.index("sunk")) == sinks


def tile(number: int) -> list[tuple[str, str]]:
    """Reward and penalty of each adventure, with gold and amounts."""
    return [
        (
            REWARD_NAMES[REWARD[number][face]]
            + (f" {REWARD_GOLD[number][face]}" if REWARD_GOLD[number][face] else ""),
            PENALTY_NAMES[PENALTY[number][face]]
            + (f" {PENALTY_AMOUNT[number][face]}" if PENALTY_AMOUNT[number][face] else ""),
        )
        for face in range(6)
    ]


@pytest.mark.rule("CBD-1001")
def test_the_tile_of_the_island() -> None:
    assert tile(0) == [
        ("move-die", "none"), ("rum", "crew-overboard"), ("none", "more-black"),
        ("gold 1", "rum-on-pirates 2"), ("gold 2", "damage 2"), ("gold 3", "damage 1"),
    ]  # fmt: skip


@pytest.mark.rule("CBD-1101")
def test_the_tile_of_the_kraken() -> None:
    assert tile(1) == [
        ("move-die", "none"), ("rum", "none"), ("none", "more-black"),
        ("token 1", "lose-die"), ("gold 1", "damage 2"), ("enemy-damage", "crew-overboard"),
    ]  # fmt: skip


@pytest.mark.rule("CBD-1201")
def test_the_tile_of_the_armada() -> None:
    assert tile(2) == [
        ("move-die", "none"), ("unlock", "rum-on-pirates 3"), ("fewer-black", "more-black"),
        ("rum", "lose-gold 1"), ("gold 2", "damage 2"), ("enemy-damage 2", "damage 1"),
    ]  # fmt: skip


@pytest.mark.rule("CBD-1301")
def test_the_tile_of_the_dutchman() -> None:
    assert tile(3) == [
        ("move-die", "none"), ("token", "none"), ("rum", "lose-die"),
        ("none", "more-black"), ("gold 2", "damage 2"), ("enemy-damage 1", "damage 1"),
    ]  # fmt: skip


@pytest.mark.rule("CBD-902", "CBD-709", "CBD-917")
def test_only_one_field_of_a_tile_pays_rum_and_one_of_the_armada_takes_gold() -> None:
    rum = {0: "barrel", 1: "barrel", 2: "map", 3: "weapon"}
    for number, field in rum.items():
        assert RUM_FOR_PARTICIPANTS[number] == [2 * (symbol == field) for symbol in SYMBOLS]
        assert RUM_FOR_OTHERS[number] == [1 * (symbol == field) for symbol in SYMBOLS]
    assert GOLD_LOST_BY_OTHERS == [[0] * 6, [0] * 6, [0, 0, 0, 2, 0, 0], [0] * 6]


def test_every_entry_says_where_it_is_from() -> None:
    rows = [*DATA["symbol"], *DATA["pirate"], *DATA["setup"], *DATA["expedition"]]
    rows += [
        row[part]
        for tile in DATA["expedition"]
        for row in tile["adventure"]
        for part in ("reward", "penalty")
    ]
    kinds = Counter(row["provenance"].split(",")[0].split(";")[0] for row in rows)
    assert set(kinds) == {"rulebook", "inferred"}
