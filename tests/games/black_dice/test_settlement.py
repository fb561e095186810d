"""Chapter 7: the settlement."""

import pytest

from tests.games.black_dice.table import (
    ARMADA,
    DUTCHMAN,
    ISLAND,
    KRAKEN,
    answers,
    drawn,
    happened,
    position,
    purses,
    question,
    settlement,
    table,
    told,
)

CREW = {"storm": 0, "true-shot": 0, "boarding": 0, "keelhaul": 0}
E02 = (2, 3, 2, 4, 2, 2)
E02_DICE = [(0, "AAB"), (1, "BBWW"), (2, "WMM"), (0, "SF"), (1, "F"), (2, "SF")]
"""The crew's dice of the example: 2 3 3 2 2 3."""


@pytest.mark.rule("CBD-701", "CBD-702")
def test_adventures_are_settled_from_the_first_to_the_sixth_and_equal_is_enough() -> None:
    s = position(black=(1, 1, 1, 1, 1, 1), placed=[(0, "AABW"), (1, "MSF")], crew=CREW)
    match = answers(settlement(s), "0 stay")
    assert [event["adventure"] for event in told(match, "succeeds")] == [
        "anchor", "barrel", "weapon", "map", "ship", "flag",
    ]  # fmt: skip
    assert told(match, "fails") == []


@pytest.mark.rule("CBD-702", "CBD-703")
@pytest.mark.parametrize(("placed", "gold", "damage"), [("SSSS", 2, 0), ("SSS", 2, 0), ("SS", 0, 2)])
def test_success_brings_the_reward_alone_and_failure_the_penalty_alone(
    placed: str, gold: int, damage: int
) -> None:
    match = settlement(position(black=(0, 0, 0, 0, 3, 0), placed=[(0, placed)]), "A")
    assert (purses(match), match.state.damage) == ([gold, 0, 0], damage)


@pytest.mark.rule("CBD-704")
def test_an_inactive_adventure_is_skipped() -> None:
    match = settlement(position(black=(0, 0, 0, 0, 0, 1), placed=[(0, "SSF"), (1, "BB")]))
    assert happened(match, "succeeds", "fails") == [("succeeds", -1)]
    assert purses(match) == [3, 0, 0]


@pytest.mark.rule("CBD-705", "CBD-E02", "CBD-R19", "CBD-914")
def test_a_failed_map_whose_excess_dice_stay() -> None:
    match = settlement(position(black=E02, placed=E02_DICE, crew=CREW), "BM")
    answers(match, "0 stay")
    assert question(match) == (0, "pour", ["pour:true-shot", "pour:storm", "pour:keelhaul", "pour:boarding"])
    answers(match, "0 pour:storm", "0 pour:storm")
    assert match.state.black == [2, 3, 2, 4, 2, 2]
    assert [event["adventure"] for event in told(match, "fails")] == ["map"]
    assert purses(match) == [5, 3, 5]


@pytest.mark.rule("CBD-705", "CBD-E02")
@pytest.mark.parametrize(("face", "flag", "damage"), [("F", 4, 3), ("S", 3, 2), ("A", 3, 2)])
def test_a_failed_map_whose_excess_dice_go_on_to_ship_and_flag(face: str, flag: int, damage: int) -> None:
    match = settlement(position(black=E02, placed=E02_DICE, crew=CREW), "SF" + face)
    answers(match, "0 stay", "0 pour:storm", "0 pour:storm")
    assert match.state.black == [2, 3, 2, 2, 3 - (face == "F"), flag]
    assert match.state.damage == damage
    assert purses(match) == ([0, 0, 0] if damage == 3 else [3, 3, 3])


@pytest.mark.rule("CBD-706", "CBD-E03")
def test_a_rerolled_die_never_wakes_an_inactive_adventure() -> None:
    dice = [(0, "AABBB"), (1, "WWWMM"), (2, "SSSSS")]
    match = settlement(position(black=(2, 3, 2, 4, 4, 0), placed=dice, crew=CREW), "FB")
    answers(match, "0 stay", "0 pour:storm", "0 pour:storm")
    assert (match.state.black, match.state.black_aside) == ([2, 3, 2, 3, 4, 0], 1)
    assert [event["adventure"] for event in told(match, "succeeds")][-1] == "ship"


@pytest.mark.rule("CBD-706", "CBD-R21")
@pytest.mark.parametrize(("expedition", "faces"), [(ISLAND, "FF"), (KRAKEN, "FFFF")])
def test_excess_dice_that_go_nowhere_add_up(expedition: str, faces: str) -> None:
    match = settlement(position(2, expedition, black=(3, 0, 0, 0, 0, 0), placed=[(0, "A")]), faces)
    assert (match.state.black, match.state.black_aside) == ([1, 0, 0, 0, 0, 0], 2)


@pytest.mark.rule("CBD-705")
def test_each_excess_die_is_rolled_once_and_only_those() -> None:
    match = settlement(position(black=(5, 0, 0, 0, 1, 0), placed=[(0, "AA"), (1, "SS")]), "ASS" + "A")
    assert drawn(match) == 4
    assert match.state.black == [3, 0, 0, 0, 3, 0]
    assert match.state.damage == 2


@pytest.mark.rule("CBD-705", "CBD-702")
def test_a_die_that_moved_counts_when_its_new_adventure_is_settled_and_again_if_that_fails() -> None:
    match = settlement(position(black=(1, 0, 1, 0, 0, 1), placed=[(0, "F")]), "W" + "FF")
    assert match.state.black == [0, 0, 0, 0, 0, 3]
    assert [event["n"] for event in told(match, "excess")] == [1, 2]
    assert (match.state.more_black, match.state.damage) == (True, 1)


@pytest.mark.rule("CBD-707", "CBD-911")
def test_excess_dice_are_rolled_also_where_there_is_no_penalty() -> None:
    match = settlement(position(2, KRAKEN, black=(0, 2, 0, 1, 0, 0), placed=[(0, "M")]), "MA")
    assert match.state.black == [0, 1, 0, 2, 0, 0]
    assert match.state.lose_die


@pytest.mark.rule("CBD-707", "CBD-R20")
def test_at_the_flag_nothing_is_rolled() -> None:
    match = settlement(position(black=(0, 0, 0, 0, 0, 5), placed=[(0, "F")]))
    assert (drawn(match), match.state.damage, match.state.black[5]) == (0, 1, 5)


@pytest.mark.rule("CBD-708", "CBD-903", "CBD-E09")
def test_gold_goes_to_every_participant_however_many_dice_they_have() -> None:
    match = settlement(position(black=(0, 0, 0, 0, 3, 0), placed=[(0, "SSSS"), (1, "S"), (2, "B")]))
    assert purses(match) == [2, 2, 0]
    assert match.state.pool_size() == 26


@pytest.mark.rule("CBD-708")
def test_gold_is_drawn_blind_from_the_pool() -> None:
    s = position(black=(0, 0, 0, 0, 1, 0), placed=[(0, "S")], gold={1: [3, 3]}, pool=30)
    threes, fours, fives = s.pool
    match = settlement(s, draws=[(threes + 1, 30), (29, 29)])
    assert match.state.gold[0] == [0, 1, 1]
    assert match.state.pool == [threes, fours - 1, fives - 1]


@pytest.mark.rule("CBD-708", "CBD-106")
@pytest.mark.parametrize(
    ("nth", "gold"),
    [(1, [1, 0, 0]), (10, [1, 0, 0]), (11, [0, 1, 0]), (30, [0, 1, 0]), (31, [0, 0, 1]), (40, [0, 0, 1])],
)
def test_of_forty_tokens_ten_are_threes_twenty_fours_and_ten_fives(nth: int, gold: list[int]) -> None:
    s = position(2, KRAKEN, black=(0, 0, 0, 0, 1, 0), placed=[(0, "S")])
    assert settlement(s, draws=[(nth, 40)]).state.gold[0] == gold


@pytest.mark.rule("CBD-708")
def test_tokens_of_the_same_value_add_up() -> None:
    s = position(2, ARMADA, black=(0, 0, 0, 0, 1, 0), placed=[(0, "S")], gold={0: [3]})
    match = settlement(s, draws=[(1, 39), (1, 38)])
    assert match.state.gold[0] == [3, 0, 0]
    assert told(match, "draws-gold", 0) == [{"n": 2, "why": "ship", "threes": 2, "fours": 0, "fives": 0}]


@pytest.mark.rule("CBD-711", "CBD-R33")
@pytest.mark.parametrize(("pool", "times"), [(30, 0), (4, 0), (3, 1), (0, 1)])
def test_it_is_told_if_the_pool_cannot_pay_everybody(pool: int, times: int) -> None:
    s = position(black=(0, 0, 0, 0, 2, 0), placed=[(1, "S"), (2, "S")], pool=pool)
    assert len(happened(settlement(s), "pool-empty")) == times


@pytest.mark.rule("CBD-711", "CBD-E11", "CBD-R23")
@pytest.mark.parametrize(("captain", "gold"), [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [0, 1, 2])])
def test_if_gold_runs_short_the_captain_takes_first_and_then_who_came_first(
    captain: int, gold: list[int]
) -> None:
    s = position(black=(0, 0, 0, 0, 3, 0), placed=[(1, "S"), (2, "S"), (0, "S")], captain=captain, pool=3)
    match = settlement(s)
    assert purses(match) == gold
    assert happened(match, "pool-empty") == [("pool-empty", -1)]


@pytest.mark.rule("CBD-711", "CBD-E11")
def test_a_captain_who_does_not_take_part_takes_nothing() -> None:
    s = position(black=(0, 0, 0, 0, 2, 0), placed=[(1, "S"), (2, "S"), (0, "B")], captain=0, pool=3)
    assert purses(settlement(s)) == [0, 2, 1]


@pytest.mark.rule("CBD-710", "CBD-912")
def test_the_captain_of_the_round_chooses_who_goes_overboard() -> None:
    match = settlement(position(black=(0, 1, 0, 0, 0, 0), placed=[(0, "A")], captain=2, crew=CREW), "A")
    assert question(match) == (
        2, "overboard",
        ["overboard:true-shot", "overboard:storm", "overboard:keelhaul", "overboard:boarding"],
    )  # fmt: skip


@pytest.mark.rule("CBD-712", "CBD-R19")
def test_when_the_ship_sinks_the_rest_is_not_settled() -> None:
    s = position(black=(0, 0, 0, 0, 3, 1), placed=[(0, "S"), (1, "FF")], damage=1)
    match = settlement(s)
    assert match.state.damage == 3
    assert (purses(match), drawn(match)) == ([0, 0, 0], 0)
    assert happened(match, "succeeds") == []


@pytest.mark.rule("CBD-712", "CBD-R35")
def test_when_the_last_pirate_goes_overboard_the_rest_is_not_settled() -> None:
    s = position(
        black=(0, 2, 0, 0, 1, 0), placed=[(0, "BS")], crew=CREW, lost=["storm", "boarding", "keelhaul"]
    )
    match = settlement(s)
    assert (match.state.overboard, purses(match), drawn(match)) == ([True] * 4, [0, 0, 0], 0)
    assert happened(match, "crew-lost") == [("crew-lost", -1)]


@pytest.mark.rule("CBD-R37")
def test_excess_dice_are_rolled_one_after_the_other_with_the_krakens_reroll_in_between() -> None:
    s = position(2, KRAKEN, black=(3, 1, 0, 0, 1, 0), placed=[(0, "BS")])
    match = settlement(s, "FB" + "S" + "FF" + "A" + "A")
    assert (match.state.black, match.state.black_aside) == ([0, 2, 0, 0, 2, 0], 1)


def test_the_match_goes_on_with_the_next_round_after_a_settlement() -> None:
    s = position(
        2, black=(10, 0, 0, 0, 0, 0), unplaced=[1, 0], placed=[(0, "AAAA"), (1, "AAAAA")], rum=[0, 0]
    )
    match = table(s, "A")
    assert match.state.round == 2


@pytest.mark.rule("CBD-705", "CBD-706")
def test_the_log_tells_what_every_excess_die_rolled() -> None:
    s = position(2, black=(0, 0, 5, 0, 2, 0), placed=[(0, "WSSS")])
    match = settlement(s, "AWSF")
    assert told(match, "excess") == [{"adventure": "weapon", "n": 4}]
    assert told(match, "excess-stays") == [
        {"adventure": "weapon", "rolled": "anchor"}, {"adventure": "weapon", "rolled": "weapon"},
    ]  # fmt: skip
    assert told(match, "excess-joins") == [{"adventure": "weapon", "to": "ship"}]
    assert told(match, "excess-aside")[0] == {"adventure": "weapon", "rolled": "flag"}


@pytest.mark.rule("CBD-R21", "CBD-1105")
def test_the_log_tells_what_a_blocked_excess_die_rolled_the_second_time() -> None:
    s = position(2, KRAKEN, black=(2, 0, 0, 0, 2, 0), placed=[(0, "SS")])
    match = settlement(s, "FSFF")
    assert told(match, "excess-again") == [
        {"first": "flag", "rolled": "ship"}, {"first": "flag", "rolled": "flag"},
    ]  # fmt: skip
    assert told(match, "excess-joins") == [{"adventure": "anchor", "to": "ship"}]
    assert told(match, "excess-blocked") == [{"adventure": "anchor"}]


@pytest.mark.rule("CBD-R29", "CBD-1306")
def test_the_log_tells_that_a_blocked_excess_die_counts_as_another_symbol() -> None:
    s = position(2, DUTCHMAN, black=(1, 2, 0, 0, 0, 0), placed=[(0, "BB")])
    match = settlement(s, "F")
    assert told(match, "curse-redirected") == [{"n": 1, "from": "flag", "to": "barrel"}]
    assert told(match, "excess-joins") == [{"adventure": "anchor", "to": "barrel"}]
