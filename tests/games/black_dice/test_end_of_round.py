"""Chapter 8: sea wolf, new captain, end of round; and chapter 14: the end of the game."""

import pytest

from kaper.engine.game import Outcome
from kaper.games.black_dice.game import GAME
from tests.games.black_dice.table import (
    ARMADA,
    DUTCHMAN,
    ISLAND,
    KRAKEN,
    after_settlement,
    drawn,
    happened,
    next_round,
    position,
    purses,
    table,
    told,
)


@pytest.mark.rule("CBD-801")
def test_most_dice_in_the_right_half_make_a_sea_wolf_with_one_gold_more() -> None:
    match = after_settlement(position(placed=[(0, "AAAMS"), (1, "BBMSF"), (2, "WWWWF")]))
    assert purses(match) == [0, 1, 0]
    assert happened(match, "sea-wolf", "duel") == [("sea-wolf", 1)]


@pytest.mark.rule("CBD-802", "CBD-806")
def test_most_dice_in_the_left_half_make_the_new_captain() -> None:
    match = after_settlement(position(placed=[(0, "AAAMS"), (1, "BBMSF"), (2, "WWWWF")], captain=1))
    assert match.state.captain == 2


@pytest.mark.rule("CBD-803", "CBD-303", "CBD-R37")
def test_ties_are_duels_clockwise_from_the_captain_the_sea_wolfs_before_the_captains() -> None:
    s = position(placed=[(0, "AASSM"), (1, "AASSM"), (2, "AASSM")], captain=1)
    match = after_settlement(s, "ABA", [(1, 30), (6, 6), (1, 6), (5, 6)])
    assert happened(match, "duels") == [("duels", seat) for seat in (1, 2, 0, 1, 2, 0)]
    assert [event["what"] for event in told(match, "duel")] == ["sea-wolf", "captain"]
    assert (purses(match), match.state.captain) == ([0, 0, 1], 1)


@pytest.mark.rule("CBD-R25", "CBD-303")
def test_only_the_tied_fight() -> None:
    s = position(placed=[(0, "AAAAM"), (1, "AAASM"), (2, "AAASM")], captain=2)
    match = after_settlement(s, "FA")
    assert happened(match, "duels", "sea-wolf") == [("duels", 2), ("duels", 1), ("sea-wolf", 2)]


@pytest.mark.rule("CBD-804")
def test_dice_count_wherever_they_stand() -> None:
    match = after_settlement(position(black=(0, 0, 0, 0, 0, 9), placed=[(0, "AAFFF"), (1, "WWWWM")]))
    assert (purses(match), match.state.captain) == ([1, 0, 0], 1)


@pytest.mark.rule("CBD-805")
def test_one_player_may_be_both() -> None:
    match = after_settlement(
        position(2, placed=[(0, "AASSM"), (1, "AASSM")]), "FA", [(1, 20), (6, 6), (1, 6)]
    )
    assert (purses(match), match.state.captain) == ([1, 0], 0)


@pytest.mark.rule("CBD-R24")
def test_an_empty_half_makes_no_sea_wolf_and_leaves_the_captain() -> None:
    match = after_settlement(position(placed=[(0, "AAAAA"), (1, "BBB")], captain=2))
    assert (purses(match), happened(match, "sea-wolf")) == ([0, 0, 0], [])
    match = after_settlement(position(placed=[(0, "SSSSS"), (1, "MMM")], captain=2))
    assert (match.state.captain, happened(match, "stays-captain")) == (2, [("stays-captain", 2)])


@pytest.mark.rule("CBD-R24")
def test_for_an_empty_pool_no_duel_is_held() -> None:
    s = position(2, KRAKEN, placed=[(0, "AASSM"), (1, "AAASM")], pool=0)
    match = after_settlement(s)
    assert (drawn(match), purses(match)) == (0, [0, 0])


@pytest.mark.rule("CBD-806")
def test_all_dice_are_collected_for_the_new_round() -> None:
    s = position(2, placed=[(0, "AASSM"), (1, "AASSM")])
    s.black_aside, s.unlocked, s.pardon = 1, True, 1
    match = next_round(s, "AAAAAAAAAA")
    assert match.state.black == [10, 0, 0, 0, 0, 0]
    assert (match.state.dice_at, match.state.order, match.state.black_aside) == ([0] * 6, [[]] * 6, 0)
    assert (match.state.placed, match.state.unplaced) == ([[0] * 6] * 2, [5, 5])
    assert (match.state.unlocked, match.state.pardon, match.state.round) == (False, -1, 2)


@pytest.mark.rule("CBD-806", "CBD-R26", "CBD-1004")
def test_the_sea_wolf_draws_before_the_end_is_checked_and_no_new_captain_comes_after_it() -> None:
    s = position(2, placed=[(0, "AAAAM"), (1, "AAASM")], pool=1, captain=1)
    match = after_settlement(s)
    assert (purses(match), match.state.captain) == ([0, 1], 1)
    assert match.state.ending == GAME.meta.endings.index("treasure")
    assert happened(match, "captain") == []


# --- the end


def ended(
    gold: dict[int, list[int]], captain: int = 0, expedition: str = KRAKEN, players: int = 3, enemy: int = 3
) -> Outcome:
    """The outcome of an expedition whose last round is settled; the pool is empty."""
    s = position(players, expedition, gold=gold, captain=captain, enemy=enemy, tokens=2, pool=0)
    match = after_settlement(s)
    return GAME.outcome(match.state)


@pytest.mark.rule("CBD-1402", "CBD-1405", "CBD-V05")
def test_the_highest_sum_wins_and_not_the_most_tokens() -> None:
    outcome = ended({0: [3, 3, 3], 1: [5, 5], 2: [4]})
    assert outcome.ending == "kraken"
    assert (outcome.scores, outcome.winners, outcome.places) == ([9, 10, 4], [1], [2, 1, 3])
    assert outcome.parts == {"threes": [9, 0, 0], "fours": [0, 0, 4], "fives": [0, 10, 0], "lost": [0, 0, 0]}


@pytest.mark.rule("CBD-1403", "CBD-E17")
def test_the_first_tie_break_is_fewer_tokens() -> None:
    outcome = ended({0: [4, 4, 4, 4, 4], 1: [5, 5, 5, 5], 2: []})
    assert (outcome.scores, outcome.winners) == ([20, 20, 0], [1])
    assert outcome.places == [2, 1, 3]


@pytest.mark.rule("CBD-1403", "CBD-1405")
def test_fewer_tokens_are_better_behind_the_winner_too() -> None:
    outcome = ended({0: [5, 5, 5, 5, 5], 1: [4, 4, 4, 4, 4], 2: [5, 5, 5, 5]})
    assert (outcome.scores, outcome.winners, outcome.places) == ([25, 20, 20], [0], [1, 3, 2])


@pytest.mark.rule("CBD-1404", "CBD-E17", "CBD-R26")
@pytest.mark.parametrize(("captain", "places"), [(2, [2, 2, 1]), (0, [1, 2, 3]), (1, [2, 1, 3])])
def test_the_second_tie_break_is_the_captain_even_if_not_tied(captain: int, places: list[int]) -> None:
    outcome = ended({0: [4, 4, 4, 4, 4], 1: [3, 4, 4, 4, 5], 2: [4, 4, 4]}, captain)
    assert (outcome.scores, outcome.winners, outcome.places) == ([20, 20, 12], [captain], places)


@pytest.mark.rule("CBD-1401", "CBD-1405", "CBD-V05")
def test_if_the_ship_sinks_nobody_wins_and_all_gold_is_lost() -> None:
    s = position(
        2,
        black=(0, 0, 0, 0, 0, 9),
        placed=[(0, "FFFFF"), (1, "BBBB")],
        damage=2,
        gold={0: [5, 3]},
        rum=[0, 0],
    )
    match = table(s, "F")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.scores) == ("sunk", [], [0, 0])
    assert outcome.places == [1, 1]
    assert outcome.parts == {"threes": [3, 0], "fours": [0, 0], "fives": [5, 0], "lost": [-8, 0]}
    assert told(match, "shows") == [{"tokens": 2, "gold": 8}, {"tokens": 0, "gold": 0}]


@pytest.mark.rule("CBD-110", "CBD-1106", "CBD-1207", "CBD-1308")
@pytest.mark.parametrize("expedition", [KRAKEN, ARMADA, DUTCHMAN])
@pytest.mark.parametrize(("enemy", "over"), [(0, False), (2, False), (3, True)])
def test_three_damage_defeat_the_enemy(expedition: str, enemy: int, over: bool) -> None:
    match = after_settlement(position(expedition=expedition, enemy=enemy, tokens=2))
    assert match.state.ending == (GAME.meta.endings.index(expedition) if over else -1)


@pytest.mark.rule("CBD-1004")
@pytest.mark.parametrize(("pool", "over"), [(0, True), (1, False)])
def test_the_island_is_done_when_the_chest_is_empty(pool: int, over: bool) -> None:
    match = after_settlement(position(expedition=ISLAND, pool=pool))
    assert (match.state.ending == GAME.meta.endings.index("treasure")) == over


@pytest.mark.rule("CBD-R33")
@pytest.mark.parametrize("expedition", [KRAKEN, ARMADA, DUTCHMAN])
def test_elsewhere_an_empty_pool_ends_nothing(expedition: str) -> None:
    match = after_settlement(position(expedition=expedition, pool=0, placed=[(0, "S")]))
    assert match.state.ending == -1
