"""Chapter 1: what lies in the box, and whether the component data holds together."""

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

from kaper.engine.errors import SettingError
from kaper.games.jamaica.game import GAME
from tests.games.jamaica.table import holds, position, question, turn

DATA = tomllib.loads(files("kaper.games.jamaica").joinpath("components.toml").read_text(encoding="utf-8"))
SPACES: list[dict[str, Any]] = DATA["space"]
NEXT = {row["id"]: row["next"] for row in SPACES}
PREV = {row["id"]: row["prev"] for row in SPACES}

PORT_PRICES = {5: 3, 6: 5, 16: 3, 18: 3, 21: 3, 28: 5, 30: 3, 31: 3, 34: 3, 41: 5, 45: 7}
SEA_PRICES = {
    1: 2, 2: 3, 3: 2, 7: 2, 8: 3, 10: 3, 12: 2, 13: 3, 14: 4, 15: 3, 17: 2, 20: 3, 23: 2, 24: 3, 26: 4, 27: 4,
    29: 1, 32: 3, 35: 2, 36: 1, 38: 1, 39: 4, 40: 4, 42: 2, 43: 3, 46: 2, 47: 3, 48: 3, 49: 3,
}  # fmt: skip
CARDS = {
    ("forward", "forward"),
    ("forward", "backward"),
    ("backward", "forward"),
    ("forward", "load_food"),
    ("load_food", "forward"),
    ("forward", "load_gunpowder"),
    ("load_doubloon", "forward"),
    ("load_doubloon", "load_doubloon"),
    ("load_gunpowder", "load_doubloon"),
    ("load_gunpowder", "load_food"),
    ("load_food", "load_gunpowder"),
}


@pytest.mark.rule("JAM-101")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_may_play(players: int) -> None:
    GAME.meta.complete(players, {})


@pytest.mark.rule("JAM-101")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_one_player_or_seven_may_not_play(players: int) -> None:
    with pytest.raises(SettingError):
        GAME.meta.complete(players, {})


@pytest.mark.rule("JAM-101")
def test_with_two_players_the_ghost_ship_always_sails() -> None:
    assert GAME.meta.complete(2, {}) == {"ghost": "yes"}
    with pytest.raises(SettingError):
        GAME.meta.complete(2, {"ghost": "no"})


# --- the board


@pytest.mark.rule("JAM-102")
def test_the_track_has_50_spaces_of_four_kinds() -> None:
    assert [row["id"] for row in SPACES] == list(range(50))
    assert Counter(row["kind"] for row in SPACES) == {"port_royal": 1, "port": 11, "sea": 29, "lair": 9}
    assert SPACES[0]["kind"] == "port_royal"


@pytest.mark.rule("JAM-102", "JAM-209")
def test_forward_and_backward_neighbours_mirror_each_other() -> None:
    forward = {(space, end) for space, ends in NEXT.items() for end in ends}
    backward = {(start, space) for space, starts in PREV.items() for start in starts}
    assert forward == backward
    assert len(forward) == sum(map(len, NEXT.values())) == sum(map(len, PREV.values())) == 53


@pytest.mark.rule("JAM-102")
@pytest.mark.parametrize(
    ("split", "outer", "inner", "merge"),
    [
        (6, [7, 8, 9, 10, 11, 12], [13, 14], 15),
        (19, [20, 21, 22, 23, 24, 25], [26, 27], 28),
        (32, [33, 34, 35, 36, 37, 38], [39, 40], 41),
    ],
)
def test_three_forks_each_with_a_long_and_a_short_lane(
    split: int, outer: list[int], inner: list[int], merge: int
) -> None:
    for lane in (outer, inner):
        assert all(end in NEXT[start] for start, end in pairwise([split, *lane, merge]))
    assert [space for space in NEXT if len(NEXT[space]) == 2] == [6, 19, 32]
    assert [space for space in PREV if len(PREV[space]) == 2] == [15, 28, 41]


@pytest.mark.rule("JAM-102", "JAM-209")
def test_the_track_is_a_ring_of_32_to_44_spaces() -> None:
    laps = lengths(0)
    assert (min(laps), max(laps)) == (32, 44)


def lengths(space: int) -> set[int]:
    """How many spaces forward from here Port Royal can be."""
    return {1 + rest for end in NEXT[space] for rest in (lengths(end) if end else {0})}


@pytest.mark.rule("JAM-209")
def test_race_order_grows_with_every_step_forward() -> None:
    order = [row["order"] for row in SPACES]
    assert order[0] == 0
    assert all(order[end] > order[space] for space, ends in NEXT.items() for end in ends if end)
    assert max(order) == order[49] < 320


@pytest.mark.rule("JAM-103")
def test_ports_cost_doubloons_seas_cost_food_and_the_rest_is_free() -> None:
    paid_with = {row["kind"]: row["pays_with"] for row in SPACES}
    assert paid_with == {"port_royal": "none", "port": "doubloon", "sea": "food", "lair": "none"}
    assert all(row["pays_with"] == paid_with[row["kind"]] for row in SPACES)
    assert all((row["cost"] == 0) == (row["pays_with"] == "none") for row in SPACES)


@pytest.mark.rule("JAM-103")
def test_the_printed_prices() -> None:
    assert {row["id"]: row["cost"] for row in SPACES if row["kind"] == "port"} == PORT_PRICES
    assert {row["id"]: row["cost"] for row in SPACES if row["kind"] == "sea"} == SEA_PRICES


# --- cards, dice, tokens


@pytest.mark.rule("JAM-104", "JAM-105")
def test_66_action_cards_are_eleven_pairs_in_six_colours() -> None:
    cards = [(card["morning"], card["evening"]) for card in DATA["action_card"]]
    assert len(cards) == 11
    assert set(cards) == CARDS
    assert {symbol for card in cards for symbol in card} == {
        "load_doubloon", "load_food", "load_gunpowder", "forward", "backward",
    }  # fmt: skip


@pytest.mark.rule("JAM-104", "JAM-105")
@pytest.mark.parametrize("card", sorted(CARDS))
def test_the_left_symbol_is_for_the_morning_and_the_right_one_for_the_evening(card: tuple[str, str]) -> None:
    name = "-".join(card).replace("load_", "")
    s = position(at={0: 45}, cargo={0: [("food", 20), ("doubloon", 20)]})
    match = turn(s, 0, name, 1, 3)
    done = [event for event in match.events if event.kind in ("sails", "loads")]
    assert [did(event.args.get("way"), event.args.get("goods")) for event in done] == list(card)
    assert [event.args.get("steps") or event.args.get("n") for event in done] == [1, 3]


def did(way: object, goods: object) -> str:
    return str(way) if way else f"load_{'gunpowder' if goods == 'powder' else goods}"


@pytest.mark.rule("JAM-106")
def test_the_tokens() -> None:
    tokens = DATA["tokens"]
    assert (tokens["doubloon"], tokens["food"], tokens["gunpowder"]) == (80, 45, 45)
    census = GAME.census(position(players=6))
    assert (census["doubloon"], census["food"], census["powder"]) == (80, 45, 45)
    assert census["treasure-tokens"] == 9


@pytest.mark.rule("JAM-107")
def test_twelve_treasure_cards() -> None:
    kinds = Counter(card["type"] for card in DATA["treasure"])
    assert kinds == {"item": 4, "treasure": 5, "cursed": 3}
    assert [card["id"] for card in DATA["treasure"] if card["type"] == "item"] == [
        "morgans_map", "sarans_sabre", "lady_beth", "sixth_hold",
    ]  # fmt: skip
    values = [card["value"] for card in DATA["treasure"]]
    assert values == [0, 0, 0, 0, 3, 3, 5, 7, 7, -2, -3, -4]


@pytest.mark.rule("JAM-108")
def test_the_dice() -> None:
    assert DATA["action_dice"]["faces"] == [1, 2, 3, 4, 5, 6]
    faces = [(face["value"], face["shape"]) for face in DATA["combat_face"]]
    assert faces == [
        (2, "circle"), (4, "circle"), (6, "square"), (8, "square"), (10, "skull"), (0, "star"),
    ]  # fmt: skip


@pytest.mark.rule("JAM-109")
def test_six_ships() -> None:
    assert position(players=6).ships == position(players=5, ghost=True).ships == 6


@pytest.mark.rule("JAM-109")
def test_a_hold_board_has_five_holds() -> None:
    four = [("powder", 1)] * 4
    match = turn(position(cargo={0: four}), 0, "food-gunpowder", 6)
    assert holds(match, 0) == [*four, ("food", 6)]
    match = turn(position(cargo={0: [*four, ("powder", 1)]}), 0, "food-gunpowder", 6)
    assert question(match) == (0, "empty-hold", ["empty:0", "empty:1", "empty:2", "empty:3", "empty:4"])


# --- where the figures come from


def test_every_space_names_its_sources() -> None:
    known = set(DATA["sources"])
    assert [row["id"] for row in SPACES if not row["src"] or not known.issuperset(row["src"])] == []


def test_every_part_says_where_its_figures_come_from() -> None:
    parts = (
        "track", "action_deck", "action_dice", "combat_die", "treasure_deck", "tokens", "holds", "setup",
        "ghost_ship",
    )  # fmt: skip
    words = ("rulebook", "public", "reconstructed")
    for part in parts:
        said = " ".join(str(DATA[part][key]) for key in DATA[part] if key.startswith("provenance"))
        assert any(word in said for word in words), part
