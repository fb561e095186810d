"""Chapter 9: rewards and penalties."""

import pytest

from kaper.games.black_dice.rules.step import end_round
from tests.games.black_dice.table import (
    ARMADA,
    DUTCHMAN,
    KRAKEN,
    aboard,
    answers,
    happened,
    offered,
    position,
    purses,
    question,
    settlement,
    told,
)

CREW = {"storm": 0, "true-shot": 0, "boarding": 0, "keelhaul": 0}


# --- the anchor


@pytest.mark.rule("CBD-901", "CBD-E10")
def test_who_placed_last_at_the_anchor_may_move_exactly_one_die() -> None:
    s = position(black=(3, 1, 1, 1, 1, 1), placed=[(0, "AA"), (1, "A"), (0, "A")], crew=CREW)
    match = settlement(s, "AAAAA")
    assert question(match) == (
        0, "anchor", ["stay", "move:barrel", "move:weapon", "move:map", "move:ship", "move:flag"],
    )  # fmt: skip
    match.answer(0, "move:ship")
    assert (match.state.placed[0], match.state.dice_at[0]) == ([2, 0, 0, 0, 1, 0], 3)
    assert [event["adventure"] for event in told(match, "succeeds")] == ["anchor"]


@pytest.mark.rule("CBD-901", "CBD-R44", "CBD-708")
def test_the_moved_die_makes_its_owner_a_participant_and_the_anchor_stays_successful() -> None:
    s = position(black=(2, 0, 0, 0, 2, 0), placed=[(1, "S"), (2, "A"), (0, "A")])
    match = answers(settlement(s), "0 move:ship")
    assert purses(match) == [2, 2, 0]
    assert told(match, "fails") == []


@pytest.mark.rule("CBD-901")
def test_the_move_is_optional() -> None:
    match = answers(settlement(position(black=(1, 0, 0, 0, 1, 0), placed=[(1, "S"), (0, "A")])), "0 stay")
    assert (match.state.dice_at, purses(match)) == ([1, 0, 0, 0, 1, 0], [0, 2, 0])


@pytest.mark.rule("CBD-R44", "CBD-403")
def test_the_move_needs_an_active_target_and_is_lost_without_one() -> None:
    match = settlement(position(2, KRAKEN, black=(2, 0, 0, 1, 0, 0), placed=[(1, "AA"), (0, "M")]))
    assert question(match) == (1, "anchor", ["stay", "move:map"])
    match = settlement(position(black=(2, 0, 0, 0, 0, 0), placed=[(1, "AA")]))
    assert (match.pending, match.state.dice_at[0]) == ([], 2)


@pytest.mark.rule("CBD-R41", "CBD-R23", "CBD-R38")
def test_a_moved_die_comes_last_at_its_target_and_leaves_the_order_at_the_anchor() -> None:
    s = position(black=(1, 0, 0, 0, 3, 0), placed=[(0, "A"), (2, "S"), (1, "S")], captain=1, pool=5)
    match = answers(settlement(s), "0 move:ship")
    assert match.state.order[4] == [2, 1, 0]
    assert purses(match) == [1, 2, 2]
    assert match.state.order[0] == []


# --- rum


@pytest.mark.rule("CBD-902", "CBD-709")
def test_participants_take_two_rum_and_the_others_one() -> None:
    match = settlement(position(4, black=(0, 2, 0, 0, 0, 0), placed=[(3, "BB"), (1, "B")], rum=[0, 0, 0, 0]))
    assert match.state.rum == [1, 2, 1, 2]


@pytest.mark.rule("CBD-709", "CBD-901")
def test_who_moved_a_die_to_the_barrel_is_a_participant() -> None:
    s = position(3, black=(1, 1, 0, 0, 0, 0), placed=[(0, "A"), (1, "B")], rum=[0, 0, 0])
    assert answers(settlement(s), "0 move:barrel").state.rum == [2, 2, 1]


@pytest.mark.rule("CBD-R17")
@pytest.mark.parametrize(
    ("supply", "captain", "rum"),
    [
        (5, 2, [0, 2, 1, 2]),
        (3, 0, [0, 1, 0, 2]),
        (3, 1, [0, 2, 0, 1]),
        (5, 0, [1, 2, 0, 2]),
        (6, 2, [1, 2, 1, 2]),
    ],
)
def test_short_rum_goes_to_participants_first_and_then_clockwise(
    supply: int, captain: int, rum: list[int]
) -> None:
    s = position(4, black=(0, 2, 0, 0, 0, 0), placed=[(3, "B"), (1, "B")], captain=captain, rum=[0, 0, 0, 0])
    s.supply = supply
    assert settlement(s).state.rum == rum


@pytest.mark.rule("CBD-902", "CBD-R17", "CBD-I01")
def test_rum_joins_what_one_has_and_leaves_the_supply() -> None:
    match = settlement(position(3, black=(0, 1, 0, 0, 0, 0), placed=[(0, "B")], rum=[1, 3, 2]))
    assert (match.state.rum, match.state.supply) == ([3, 4, 3], 12)


@pytest.mark.rule("CBD-904")
def test_the_weapon_of_the_island_brings_nothing() -> None:
    s = position(black=(0, 0, 1, 0, 0, 0), placed=[(0, "W")], rum=[0, 0, 0])
    match = settlement(s)
    assert (match.state.rum, purses(match), match.state.pool_size()) == ([0, 0, 0], [0, 0, 0], 30)


@pytest.mark.rule("CBD-903", "CBD-1001")
@pytest.mark.parametrize(("face", "gold"), [("M", 1), ("S", 2), ("F", 3)])
def test_the_three_gold_adventures_of_the_island(face: str, gold: int) -> None:
    black = [0, 0, 0, 0, 0, 0]
    black["ABWMSF".index(face)] = 2
    match = settlement(position(black=black, placed=[(0, face), (2, face)]))
    assert purses(match) == [gold, 0, gold]


@pytest.mark.rule("CBD-905")
def test_special_rewards_are_the_expeditions_own() -> None:
    kraken = settlement(position(2, KRAKEN, black=(0, 0, 0, 1, 0, 0), placed=[(0, "M")]))
    assert (kraken.state.tokens, purses(kraken)) == (1, [1, 0])
    dutchman = settlement(position(2, DUTCHMAN, black=(0, 1, 0, 0, 0, 0), placed=[(0, "B")]))
    assert (dutchman.state.tokens, purses(dutchman)) == (1, [0, 0])
    armada = settlement(position(2, ARMADA, black=(0, 0, 1, 0, 0, 0), placed=[(0, "W")]))
    assert (armada.state.fewer_black, purses(armada)) == (True, [0, 0])


# --- penalties


@pytest.mark.rule("CBD-911")
def test_the_anchor_has_no_penalty() -> None:
    match = settlement(position(black=(2, 0, 0, 0, 0, 0), placed=[(0, "A")], crew=CREW), "A")
    s = match.state
    assert (s.damage, s.more_black, s.lose_die, aboard(match)) == (0, False, False, dict(CREW))


@pytest.mark.rule("CBD-912", "CBD-R16")
def test_who_goes_overboard_is_turned_for_good_and_his_rum_returns() -> None:
    s = position(black=(0, 1, 0, 0, 0, 0), placed=[(0, "A")], crew={**CREW, "boarding": 2}, rum=[2, 2, 2])
    match = settlement(s, "A")
    supply = match.state.supply
    match.answer(0, "overboard:boarding")
    assert aboard(match) == {"storm": 0, "true-shot": 0, "keelhaul": 0}
    assert match.state.supply == supply + 2


@pytest.mark.rule("CBD-913")
def test_failing_the_weapon_twice_does_not_add_up() -> None:
    s = position(3, black=(0, 0, 1, 0, 0, 0), placed=[(0, "A")])
    s.more_black = True
    match = settlement(s, "A")
    assert match.state.more_black is True
    assert told(match, "more-black") == [{"n": 3}]


@pytest.mark.rule("CBD-914", "CBD-E08", "CBD-R18")
def test_penalty_rum_goes_where_the_captain_likes_but_never_above_a_limit() -> None:
    def failed_map(**crew: int) -> tuple[list[str], dict[str, int]]:
        s = position(black=(0, 0, 0, 1, 0, 0), placed=[(0, "A")], captain=1, crew={**CREW, **crew})
        match = settlement(s, "A")
        match.answer(1, "pour:storm")
        return offered(match, 1), aboard(match)

    options, rum = failed_map()
    assert "pour:storm" in options
    assert rum["storm"] == 1
    assert failed_map(storm=1)[0] == ["pour:true-shot", "pour:keelhaul", "pour:boarding"]


@pytest.mark.rule("CBD-914")
def test_penalty_rum_triggers_no_ability() -> None:
    s = position(
        black=(0, 0, 0, 1, 1, 0), placed=[(0, "AS")], crew={"storm": 1, "to-the-sails": 0, "true-shot": 2}
    )
    match = answers(settlement(s, "A"), "0 pour:to-the-sails")
    assert match.state.rum_on == [2, 1, 2]
    assert (match.state.sails, match.state.black[4]) == (False, 1)


@pytest.mark.rule("CBD-R18")
@pytest.mark.parametrize(("supply", "poured"), [(10, 1), (0, 0)])
def test_penalty_rum_without_room_or_supply_is_forfeited(supply: int, poured: int) -> None:
    s = position(
        black=(0, 0, 0, 1, 0, 0), placed=[(0, "A")], crew={"storm": 1, "true-shot": 2, "go-about": 3}
    )
    s.supply = supply
    match = settlement(s, "A")
    assert len(happened(match, "pours")) == poured
    assert match.state.supply == supply - poured


@pytest.mark.rule("CBD-915")
@pytest.mark.parametrize(("face", "damage"), [("S", 2), ("F", 1)])
def test_ship_and_flag_damage_the_crews_ship(face: str, damage: int) -> None:
    black = [0, 0, 0, 0, 0, 0]
    black["ABWMSF".index(face)] = 2
    assert settlement(position(black=black, placed=[(0, face)]), "A").state.damage == damage


@pytest.mark.rule("CBD-916")
def test_a_lost_die_is_lost_for_all_players_for_one_round() -> None:
    match = settlement(position(2, KRAKEN, black=(0, 0, 0, 1, 0, 0), placed=[(0, "A")]), "A")
    assert match.state.lose_die
    assert happened(match, "loses-die") == [("loses-die", -1)]


# --- losing gold


def failed_map(gold: dict[int, list[int]], placed: list[tuple[int, str]]) -> list[str]:
    s = position(black=(0, 0, 0, 5, 0, 0), expedition=ARMADA, placed=placed, gold=gold)
    match = settlement(s, "AAAAA")
    return [f"{ask.seat} {' '.join(option.text for option in ask.options)}" for ask in match.pending]


@pytest.mark.rule("CBD-917")
def test_participants_part_with_one_token_and_the_others_with_two_each_choosing_their_own() -> None:
    asked = failed_map({0: [3, 4, 5], 1: [3, 3, 4], 2: [4, 5, 5, 5]}, [(0, "M"), (1, "A"), (2, "S")])
    assert asked == ["0 lose:3 lose:4 lose:5", "1 lose:3+3 lose:3+4", "2 lose:4+5 lose:5+5"]


@pytest.mark.rule("CBD-917", "CBD-R34", "CBD-I02")
def test_who_has_too_little_gives_all_and_is_not_asked() -> None:
    s = position(
        4, ARMADA, black=(0, 0, 0, 5, 0, 0), placed=[(0, "M")], gold={0: [5], 1: [4], 2: [3, 5], 3: [3, 4, 5]}
    )
    match = settlement(s, "AAAAA")
    assert question(match) == (3, "lose-gold", ["lose:3+4", "lose:3+5", "lose:4+5"])
    match.answer(3, "lose:3+5")
    assert purses(match) == [0, 0, 0, 1]
    assert match.state.gold[3] == [0, 1, 0]
    assert match.state.discarded == [[0, 0, 1], [0, 1, 0], [1, 0, 1], [1, 0, 1]]
    assert match.state.pool_size() == 33
    assert happened(match, "loses-gold") == [("loses-gold", seat) for seat in range(4)]


@pytest.mark.rule("CBD-917", "CBD-V02")
def test_a_question_with_one_answer_is_asked_too_lest_it_betray_the_values() -> None:
    assert failed_map({0: [4, 4], 1: [5, 5, 5]}, [(0, "M"), (1, "A")]) == ["0 lose:4", "1 lose:5+5"]


@pytest.mark.rule("CBD-917", "CBD-609", "CBD-I02")
def test_tokens_in_the_box_add_up() -> None:
    s = position(2, ARMADA, black=(0, 0, 0, 5, 0, 0), placed=[(0, "M")], gold={0: [4, 4], 1: [5, 5, 5, 5]})
    match = answers(settlement(s, "AAAAA"), "0 lose:4", "1 lose:5+5")
    assert match.state.discarded == [[0, 1, 0], [0, 0, 2]]
    assert match.state.gold == [[0, 1, 0], [0, 0, 2]]


def test_a_new_round_begins_after_the_penalties() -> None:
    match = settlement(position(2, KRAKEN, black=(0, 0, 0, 1, 0, 0), placed=[(0, "A")]), "A")
    s = match.state.clone()
    end_round(s)
    assert (s.captain, s.lose_die) == (0, True)
