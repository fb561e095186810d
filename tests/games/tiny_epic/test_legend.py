"""Chapter 9: the solo game, its setup, and how the Legendary Pirate sails the other ships."""

import pytest

from kaper.engine.chance import Chance
from kaper.engine.match import Match
from kaper.games.tiny_epic.components.board import DISTANCE
from kaper.games.tiny_epic.components.cards import LEGEND_NAMES, PERSONALITY_NAMES
from kaper.games.tiny_epic.game import GAME
from kaper.games.tiny_epic.rules.setup import setup
from kaper.games.tiny_epic.state.state import Pirates
from tests.games.tiny_epic.table import (
    aboard,
    answers,
    asked,
    bury,
    cell,
    happened,
    kinds,
    merchant,
    offered,
    on_duty,
    order,
    position,
    put,
    question,
    sea,
    sequence,
    table,
    turn,
    where,
)  # fmt: skip

ANY = {"legend": "random", "personality": "random"}


def solo() -> Pirates:
    return position(legend=("iron-maud", "greedy"))


def begun(navy: str, cove: str) -> Match[Pirates]:
    """A solo game after the player has placed ship and Navy."""
    s = solo()
    s.phase, s.navy = 0, -1
    s.cell, s.hidden = [-1, -1], [False, False]
    s.captain = [0, -1]
    return answers(table(s), f"cove:{cove}", f"corner:{navy}")


# --- setup


@pytest.mark.rule("TEP-901", "TEP-624")
def test_the_solo_game_is_set_up_for_two_and_counts_one_player() -> None:
    s = solo()
    assert (s.players, s.ships, s.legend) == (1, 2, 1)
    put(merchant(s, "orange", "c3", value="t04"), 0, "c3")
    s.duty[0] = [0, 9, 0, 0]
    order(s, "attack", "raid:orange")
    assert s.infamy[0] == 1


@pytest.mark.rule("TEP-902")
def test_captain_and_personality_are_drawn_unless_they_are_asked_for() -> None:
    drawn = [setup(1, ANY, Chance.seeded(str(seed))) for seed in range(60)]
    assert {(s.legend_captain, s.personality) for s in drawn} == {(a, b) for a in range(4) for b in range(4)}
    for captain, name in enumerate(LEGEND_NAMES):
        for sheet, kind in enumerate(PERSONALITY_NAMES):
            s = setup(1, {"legend": name, "personality": kind}, Chance.seeded("0"))
            assert (s.legend_captain, s.personality) == (captain, sheet)


@pytest.mark.rule("TEP-903")
def test_the_legend_has_three_hands_and_no_gold_and_no_captain_card() -> None:
    s = setup(1, ANY, Chance.seeded("0"))
    assert s.duty[1] == [1, 1, 1, 0]
    assert (s.waiting[1], s.gold[1], s.captain[1], s.space[1], s.ring) == (False, 0, -1, 0, 0)
    assert sorted(s.orders[1]) == [0, 1, 2, 3, 4, 5]
    assert GAME.census(s)["deckhands-1"] == 3


@pytest.mark.rule("TEP-904")
def test_the_player_places_the_ship_first_and_the_navy_after_it() -> None:
    s = solo()
    s.phase, s.navy = 0, -1
    s.cell, s.hidden = [-1, -1], [False, False]
    match = table(s)
    assert question(match) == (
        0, "place-ship", ["cove:b1", "cove:a2", "cove:c3", "cove:a4", "cove:c4", "cove:d4"],
    )  # fmt: skip
    answers(match, "cove:c3")
    assert question(match) == (0, "place-navy", ["corner:d1", "corner:a4"])
    answers(match, "corner:d1")
    # The Legendary Pirate comes last: a4 is farthest from d1.
    assert where(match, 1) == "a4"
    placed = sequence(match, "begins", "legend", "places-ship", "places-navy", "legend-placed")
    assert placed == ["begins", "legend", "places-ship", "places-navy", "legend-placed"]
    assert asked(match) == "captain-side"


@pytest.mark.rule("TEP-904")
def test_the_legend_begins_in_the_cove_farthest_from_the_navy() -> None:
    match = begun("d1", "a4")
    # From d1: b1 2, a2 4, c3 3, c4 4, d4 3; a4 with 6 is taken, so a2 and c4 are level.
    assert question(match) == (0, "legend-cove", ["cove:a2", "cove:c4"])
    match = begun("d1", "b1")
    assert where(match, 1) == "a4"
    assert happened(match, "legend-placed") == [{"cell": "a4", "because": "because-farthest"}]
    assert match.state.hidden[1]


@pytest.mark.rule("TEP-S14")
def test_of_coves_equally_far_the_player_chooses() -> None:
    match = answers(begun("d1", "a4"), "cove:c4")
    assert where(match, 1) == "c4"
    assert happened(match, "legend-placed") == [{"cell": "c4", "because": "because-chosen"}]


@pytest.mark.rule("TEP-905")
def test_the_player_begins_with_what_is_worth_two_and_the_legend_with_three() -> None:
    match = answers(begun("d1", "b1"), "side:c1-a")
    assert (aboard(match, 0), aboard(match, 1)) == (["sugar"], ["rum"])
    assert match.pending[0].seat == 0
    assert match.state.turn == 0


# --- the player crosses the line


def crossing(player: str, orange: str, green: str, navy: str = "d1") -> Pirates:
    """The player has crossed the line; orange is bound for d4 and green for a1."""
    s = put(solo(), 0, player)
    s.crossed = True
    s.navy = cell(navy)
    return merchant(merchant(s, "orange", orange, bound="d4"), "green", green, bound="a1")


def steered(s: Pirates) -> list[tuple[object, ...]]:
    """Which merchants went where and why."""
    match = turn(s, phase="ship-line")
    assert not match.pending
    return [tuple(event.values()) for event in happened(match, "legend-steers")]


@pytest.mark.rule("TEP-802", "TEP-910", "TEP-911", "TEP-S15")
def test_merchants_are_sailed_away_from_the_player_and_else_vertically() -> None:
    assert steered(crossing("d1", "a1", "d4", navy="a4")) == [
        ("orange", "a2", "because-away"),
        ("green", "c4", "because-away"),
    ]
    # From a1 the steps to b1 and a2 are equally far from b2.
    found = steered(crossing("b2", "a1", "d4"))
    assert found[0] == ("orange", "a2", "because-vertical")
    assert found[1] == ("green", "d3", "because-vertical")


@pytest.mark.rule("TEP-911", "TEP-E29", "TEP-S16")
def test_orange_makes_way_for_green() -> None:
    assert steered(crossing("a4", "a1", "c1")) == [
        ("orange", "a2", "because-leaves-way"),
        ("green", "b1", "because-only"),
    ]


@pytest.mark.rule("TEP-911")
def test_a_merchant_rather_sails_to_the_player_than_to_the_other_merchant() -> None:
    # Orange may go from c3 to d3, where green lies, or to c4, where the player does.
    assert steered(crossing("c4", "c3", "d3"))[0] == ("orange", "c4", "because-only")


@pytest.mark.rule("TEP-S09")
def test_a_merchant_whose_only_way_is_taken_waits() -> None:
    s = crossing("a4", "d2", "d3")
    match = turn(s, phase="ship-line")
    assert happened(match, "legend-holds") == [{"ship": "orange"}]
    # Green sails all the same, to c3 since orange lies on d2.
    assert s.merchant_cell == [cell("d2"), cell("c3")]


@pytest.mark.rule("TEP-S09")
def test_green_waits_as_well_if_orange_lies_on_its_only_way() -> None:
    # Both are bound for a1; orange gets there first and turns round.
    s = crossing("c3", "a2", "b1")
    s.bound[0] = cell("a1")
    match = turn(s, phase="ship-line")
    assert happened(match, "legend-holds") == [{"ship": "green"}]
    assert s.merchant_cell == [cell("a1"), cell("b1")]
    assert s.bound == [cell("d4"), cell("a1")]
    assert [event["ship"] for event in happened(match, "merchant-arrives")] == ["orange"]


@pytest.mark.rule("TEP-S16")
def test_orange_leaves_green_a_way_that_is_not_the_players_card() -> None:
    # Green on b2 has the ways b1 and a2; the player is on a2. Orange on a1 would be farther away on b1.
    found = steered(crossing("a2", "a1", "b2"))
    assert found[0] == ("orange", "b1", "because-away")
    # Here orange can go to b2 or to c1; on b2 it would leave green, on b3, only a3, where the player is.
    s = crossing("a3", "b1", "b3")
    found = steered(s)
    assert found[0] == ("orange", "c1", "because-leaves-way")


@pytest.mark.rule("TEP-912", "TEP-802", "TEP-803")
def test_the_navy_sails_vertically_and_then_horizontally() -> None:
    s = bury(crossing("b3", "a1", "d4"), 0, "a1", "c1")
    match = turn(s, phase="ship-line")
    assert s.navy == cell("c3")
    assert happened(match, "legend-sends-navy") == [{"cell": "c3", "whom": 0, "because": "because-vertical"}]
    s = crossing("b1", "a1", "d4")
    turn(s, phase="ship-line")
    assert s.navy == cell("c1")


@pytest.mark.rule("TEP-912", "TEP-855")
def test_the_navy_catches_the_player_in_the_solo_game_too() -> None:
    s = crossing("c1", "a1", "d4")
    match = turn(s, phase="ship-line")
    assert on_duty(match, 0) == (0, 0, 0, 3)
    assert "navy-attacks" in kinds(match)


# --- the end


@pytest.mark.rule("TEP-961", "TEP-S13")
def test_the_players_third_treasure_wins_on_the_spot() -> None:
    s = bury(put(solo(), 0, "a1"), 0, "c1", "d1")
    s.gold[0], s.phase, s.space[0] = 13, 5, 4
    match = answers(table(s), "skip", "bury")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("treasures", [0])
    assert "last-round" not in kinds(match)


@pytest.mark.rule("TEP-S13")
def test_a_battle_on_the_players_turn_can_win_the_game_for_the_legend() -> None:
    s = bury(put(put(solo(), 0, "a1"), 1, "a1"), 1, "c1", "d1")
    s.gold[1] = 5
    s.duty[0] = [3, 0, 0, 0]
    s.duty[1] = [0, 9, 0, 0]
    s.phase, s.space[0] = 5, 5
    match = answers(table(s), "fight:1")
    while match.pending:
        assert asked(match) in ("heel", "legend-site")
        answers(match, offered(match)[0])
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("legend", [1])


def test_the_grid_is_as_the_examples_have_it() -> None:
    assert DISTANCE[cell("d1")][cell("a4")] == 6
    assert sea(solo(), {}).storms.bit_count() == 4
