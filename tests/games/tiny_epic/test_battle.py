"""Chapter 6: Attack."""

import pytest

from kaper.games.tiny_epic.components.cards import MERCHANT_CARD_NAMES
from kaper.games.tiny_epic.rules.firing import fixed_damage, matches, symbols_of
from kaper.games.tiny_epic.state.state import Pirates
from tests.games.tiny_epic.table import (
    aboard,
    answers,
    asked,
    cell,
    crew,
    cube,
    dice,
    die,
    draws,
    hands,
    happened,
    kinds,
    load,
    merchant,
    offered,
    on_duty,
    order,
    position,
    put,
    question,
    sequence,
    side,
    where,
)  # fmt: skip


def facing(*rolls: int, card: str = "t01", can: int = 0, players: int = 2) -> Pirates:
    """Seat 0 on c3 beside the orange merchant with this card; the dice bring these rolls."""
    s = hands(put(position(players), 0, "c3"), 0, can=can, rig=3 - can)
    return draws(merchant(s, "orange", "c3", value=card), *dice(*rolls))


def duel(*rolls: int, can: tuple[int, int] = (0, 0)) -> Pirates:
    """Seats 0 and 1 on c3; the dice bring these rolls."""
    s = put(put(position(), 0, "c3"), 1, "c3")
    for seat, count in enumerate(can):
        hands(s, seat, can=count, rig=3 - count)
    return draws(s, *dice(*rolls))


def damage(s: Pirates, *rolls: int) -> int:
    return matches(list(rolls), symbols_of(s, 0)) + fixed_damage(s, 0)


# --- targets


@pytest.mark.rule("TEP-601")
def test_one_ship_on_the_same_card_is_attacked_but_never_the_navy() -> None:
    s = merchant(put(put(position(3), 0, "b3"), 1, "b3"), "green", "b3")
    put(s, 2, "b3", hidden=True)
    s.navy = cell("b3")
    assert question(order(s, "attack")) == (0, "attack", ["fight:1", "raid:green", "skip"])
    alone = put(position(), 0, "b3")
    alone.navy = cell("b3")
    assert not order(alone, "attack").pending


@pytest.mark.rule("TEP-601")
@pytest.mark.parametrize(("answer", "attacks"), [("skip", []), ("raid:orange", ["raids"])])
def test_the_attack_is_made_only_if_its_owner_likes(answer: str, attacks: list[str]) -> None:
    assert sequence(order(facing(4, 4), "attack", answer), "raids", "attacks", "rolls")[:1] == attacks


# --- damage


@pytest.mark.rule("TEP-602", "TEP-E05")
def test_damage_is_matches_cannons_and_automatic_hits() -> None:
    # Captain 1-2-3; crew 1-4 (k01), 2-6 (k08), 5 with a hit (k23).
    s = crew(side(hands(position(), 0, can=2, rig=1), 0, "c1-a"), 0, "k01", "k08", "k23")
    assert damage(s, 1, 2, 5) == 8


@pytest.mark.rule("TEP-602", "TEP-322")
def test_the_log_tells_the_parts_of_the_damage() -> None:
    match = order(crew(facing(1, 2, can=1), 0, "k23"), "attack", "raid:orange")
    assert happened(match, "deals") == [{"n": 4, "matched": 2, "cannons": 1, "hits": 1}]


@pytest.mark.rule("TEP-603", "TEP-E04")
def test_every_symbol_that_matches_a_die_counts() -> None:
    # 6 on k03 (3-6) and on k06 (4-6); nobody shows a 5 but the captain 1-2-3 neither.
    s = crew(side(hands(position(), 0, rig=3), 0, "c1-a"), 0, "k08", "k06")
    assert damage(s, 6, 5) == 2
    assert damage(s, 6, 6) == 4


@pytest.mark.rule("TEP-603")
@pytest.mark.parametrize(("level", "count"), [(0, 2), (1, 3), (2, 3), (5, 3)])
def test_the_level_gives_the_number_of_dice(level: int, count: int) -> None:
    s = facing()
    s.infamy[0] = level
    match = order(s, "attack", "raid:orange")
    assert str(happened(match, "rolls")[0]["dice"]).count(",") + 1 == count


@pytest.mark.rule("TEP-604")
def test_a_deadeye_token_sets_a_die() -> None:
    s = facing(4, 4, can=1)
    s.deadeye[0] = 2
    match = order(s, "attack", "raid:orange")
    assert asked(match) == "deadeye"
    assert match.pending[0].about == {"damage": 1, "against": 2, "known": 1}
    assert offered(match) == ["set:4:1", "set:4:2", "set:4:3", "set:4:5", "set:4:6", "fire"]
    answers(match, "set:4:1", "set:4:2")
    assert s.deadeye[0] == 0
    assert happened(match, "deals") == [{"n": 3, "matched": 2, "cannons": 1, "hits": 0}]


@pytest.mark.rule("TEP-604")
def test_a_token_changes_a_die_and_does_not_add_one() -> None:
    s = facing(1, 4)
    s.deadeye[0] = 1
    order(s, "attack", "raid:orange", "set:1:2")
    assert sorted(s.dice) == [2, 4]


# --- merchants


@pytest.mark.rule("TEP-605", "TEP-620", "TEP-E13")
@pytest.mark.parametrize(
    ("rolls", "can", "kind", "heeled", "tokens"),
    [((1, 2), 3, "sinks", 0, 0), ((1, 4), 3, "raid-tied", 0, 1), ((4, 4), 3, "raid-lost", 1, 1)],
)
def test_more_damage_sinks_equal_damage_ties_less_heels(
    rolls: tuple[int, int], can: int, kind: str, heeled: int, tokens: int
) -> None:
    s = facing(*rolls, card="t04", can=can)
    match = order(s, "attack", "raid:orange")
    assert happened(match, "deals")[0]["n"] == {"sinks": 5, "raid-tied": 4, "raid-lost": 3}[kind]
    assert sequence(match, "sinks", "raid-tied", "raid-lost") == [kind]
    assert (on_duty(match, 0)[3], s.deadeye[0]) == (heeled, tokens)


@pytest.mark.rule("TEP-216", "TEP-217", "TEP-621")
def test_sinking_gives_cube_and_gold_then_another_card_then_a_port_and_a_cube() -> None:
    s = facing(1, 2, can=2)
    # The next card of value 2 is the only one left, and the merchant's new cube is coffee.
    draws(s, *dice(1, 2), (1, 1), cube(s, "coffee"))
    match = order(s, "attack", "raid:orange")
    assert aboard(match, 0) == ["sugar"]
    assert s.gold[0] == 1 + 4
    assert s.removed == (MERCHANT_CARD_NAMES.index("t01"),)
    assert s.slot[0] == MERCHANT_CARD_NAMES.index("t03")
    found = sequence(match, "sinks", "merchant-card", "merchant-reset")
    assert found == ["sinks", "merchant-card", "merchant-reset"]
    assert happened(match, "merchant-reset") == [{"ship": "orange", "cell": "a1", "loot": "coffee"}]
    assert s.bound[0] == cell("d4")


@pytest.mark.rule("TEP-621", "TEP-R26")
def test_a_full_ship_keeps_any_three_cubes_and_a_full_purse_thirteen_gold() -> None:
    s = load(facing(1, 2, can=2), 0, "rum", "rum", "rum")
    s.gold[0] = 12
    match = order(s, "attack", "raid:orange")
    assert question(match) == (0, "discard", ["discard:sugar", "discard:rum"])
    answers(match, "discard:rum")
    assert aboard(match, 0) == ["sugar", "rum", "rum"]
    assert s.gold[0] == 13
    assert "merchant-reset" in sequence(match, "merchant-reset")


@pytest.mark.rule("TEP-622", "TEP-E14")
def test_a_sunk_merchant_goes_to_the_farther_port() -> None:
    s = merchant(put(facing(1, 2, can=2), 0, "b2"), "orange", "b2")
    order(s, "attack", "raid:orange")
    assert (s.merchant_cell[0], s.bound[0]) == (cell("d4"), cell("a1"))
    s = merchant(put(facing(1, 2, can=2), 0, "c2"), "orange", "c2")
    match = order(s, "attack", "raid:orange")
    assert question(match) == (0, "port", ["port:a1", "port:d4"])
    answers(match, "port:a1")
    assert (s.merchant_cell[0], s.bound[0]) == (cell("a1"), cell("d4"))


@pytest.mark.rule("TEP-623", "TEP-E16")
def test_a_card_of_eight_stays() -> None:
    s = merchant(facing(1, 1, card="t10", can=3), "green", "c3", value="t07")
    crew(s, 0, "k01", "k07", "k22")
    s.duty[0][1] = 5
    s.merchant_deck, s.removed = [10], (0, 1, 2, 3, 4, 5, 7, 8)
    match = order(s, "attack", "raid:orange")
    assert happened(match, "deals")[0]["n"] == 2 * 4 + 5 + 1
    assert s.gold[0] == 13
    assert MERCHANT_CARD_NAMES[s.slot[0]] == "t10"
    assert s.merchant_deck == [10]
    s.over, s.turn = False, 0
    draws(s, *dice(1, 1))
    order(s, "attack", "raid:green", "to:rigging")
    assert MERCHANT_CARD_NAMES[s.slot[1]] == "t11"
    assert s.merchant_deck == []


@pytest.mark.rule("TEP-624", "TEP-E15")
@pytest.mark.parametrize(
    ("card", "players", "level"),
    [("t07", 3, 1), ("t07", 4, 0), ("t04", 3, 0), ("t04", 2, 1), ("t10", 4, 1), ("t01", 2, 0)],
)
def test_infamy_hangs_on_the_number_of_players(card: str, players: int, level: int) -> None:
    s = facing(1, 1, card=card, players=players)
    s.duty[0] = [0, 9, 0, 0]
    order(s, "attack", "raid:orange")
    assert s.infamy[0] == level


@pytest.mark.rule("TEP-626", "TEP-109")
def test_a_tie_gives_a_token_and_no_heel() -> None:
    s = facing(1, 2)
    match = order(s, "attack", "raid:orange")
    assert (s.deadeye[0], on_duty(match, 0)[3]) == (1, 0)


@pytest.mark.rule("TEP-627")
@pytest.mark.parametrize(("rolled", "event"), [((4, 4), "raid-lost"), ((1, 2), "raid-tied")])
def test_a_merchant_that_is_not_sunk_stays_and_so_does_the_ship(rolled: tuple[int, int], event: str) -> None:
    # Captain 1-2-3 against 2: no match loses, two are a tie.
    s = facing(*rolled)
    cells, bound, slots = s.merchant_cell[:], s.bound[:], s.slot[:]
    match = order(s, "attack", "raid:orange")
    assert event in kinds(match)
    assert not match.pending
    assert where(match, 0) == "c3"
    assert (s.merchant_cell, s.bound, s.slot, s.cargo) == (cells, bound, slots, [0, 1])
    assert s.merchant_cell[0] == cell("c3")
    assert "merchant-reset" not in kinds(match)
    assert (s.gold[0], s.hold[0]) == (1, [0, 0, 0, 0])


@pytest.mark.rule("TEP-R32")
def test_infamy_comes_after_the_spoils_and_before_the_next_card() -> None:
    s = facing(1, 2, card="t04", can=3)
    match = order(s, "attack", "raid:orange")
    found = sequence(match, "sinks", "gains-infamy", "merchant-card", "merchant-reset")
    assert found == ["sinks", "gains-infamy", "merchant-card", "merchant-reset"]
    assert s.gold[0] == 1 + 6 + 3


# --- pirates


@pytest.mark.rule("TEP-640", "TEP-R13")
def test_the_attacker_finishes_before_the_defender_rolls() -> None:
    s = duel(4, 4, 2, 2)
    s.deadeye = [1, 1]
    match = order(s, "attack", "fight:1")
    assert question(match) == (0, "deadeye", [*(f"set:4:{face}" for face in (1, 2, 3, 5, 6)), "fire"])
    assert match.pending[0].about["known"] == 0
    answers(match, "0 set:4:1")
    assert match.pending[0].seat == 1
    # Francisco de Guerra shows 1, 3, 5.
    assert match.pending[0].about == {"damage": 0, "against": 1, "known": 1}


@pytest.mark.rule("TEP-641", "TEP-642", "TEP-644", "TEP-860")
def test_the_winner_gains_infamy_and_the_loser_heels_and_gains_a_token() -> None:
    s = duel(1, 2, 2, 2)
    load(s, 1, "rum")
    match = order(s, "attack", "fight:1")
    assert s.infamy == [1, 0]
    assert s.deadeye == [0, 1]
    assert [on_duty(match, seat)[3] for seat in (0, 1)] == [0, 1]
    assert aboard(match, 1) == ["rum"]
    # The second level brings the attacker 3 Gold; nothing else changes hands.
    assert s.gold == [4, 1]
    assert (where(match, 0), where(match, 1)) == ("c3", "c3")


@pytest.mark.rule("TEP-641")
def test_the_defender_can_win_too() -> None:
    s = duel(4, 4, 1, 3)
    match = order(s, "attack", "fight:1")
    assert s.infamy == [0, 1]
    assert s.deadeye == [1, 0]
    assert on_duty(match, 0)[3] == 1


@pytest.mark.rule("TEP-643", "TEP-E17")
def test_a_tie_gives_both_a_token_and_nobody_more_than_three() -> None:
    s = duel(1, 2, 1, 3, can=(3, 3))
    s.deadeye = [3, 0]
    match = order(s, "attack", "fight:1", "0 fire")
    assert [event["n"] for event in happened(match, "deals")] == [5, 5]
    assert s.deadeye == [3, 1]
    assert s.infamy == [0, 0]
    assert [on_duty(match, seat)[3] for seat in (0, 1)] == [0, 0]


# --- rerolls


@pytest.mark.rule("TEP-760", "TEP-E18", "TEP-R12")
def test_dice_of_two_faces_are_rolled_again_once_and_tokens_come_after_that() -> None:
    s = crew(side(facing(2, 5, 2), 0, "c1-b"), 0, "k19")
    s.infamy[0] = 3
    s.deadeye[0] = 1
    draws(s, *dice(2, 5, 2), die(1), die(6))
    match = order(s, "attack", "raid:orange")
    assert question(match) == (0, "reroll", ["reroll:k19:2", "keep"])
    answers(match, "reroll:k19:2")
    # The new 1 is one of the card's faces, but it was rolled by this card already; the other 2 was not.
    assert s.dice == (1, 5, 2)
    assert question(match) == (0, "reroll", ["reroll:k19:2", "keep"])
    answers(match, "reroll:k19:2")
    assert s.dice == (1, 5, 6)
    assert asked(match) == "deadeye"
    rerolled = {"card": "k19", "old": 2, "new": 6, "dice": "1, 5, 6"}
    assert happened(match, "rerolls")[1] == rerolled


@pytest.mark.rule("TEP-760", "TEP-R39")
def test_each_die_is_rerolled_with_the_last_result_in_view_and_not_all_need_be() -> None:
    s = crew(facing(1, 2), 0, "k19")
    draws(s, *dice(1, 2), die(2))
    match = order(s, "attack", "raid:orange")
    assert offered(match) == ["reroll:k19:1", "reroll:k19:2", "keep"]
    answers(match, "reroll:k19:1")
    # Two 2s now, one of them new: only the other one may be rolled.
    assert s.dice == (2, 2)
    assert offered(match) == ["reroll:k19:2", "keep"]
    answers(match, "keep")
    assert s.dice == (2, 2)
    assert asked(match) != "reroll"


@pytest.mark.rule("TEP-760", "TEP-R39")
def test_the_die_that_was_rolled_already_is_the_one_that_stays() -> None:
    s = crew(facing(1, 2), 0, "k19")
    draws(s, *dice(1, 2), die(2), die(5))
    match = order(s, "attack", "raid:orange", "reroll:k19:1", "reroll:k19:2")
    assert s.dice == (2, 5)
    assert asked(match) != "reroll"


@pytest.mark.rule("TEP-760")
def test_one_reroll_card_is_finished_before_the_next() -> None:
    s = crew(facing(1, 3), 0, "k19", "k20")
    draws(s, *dice(1, 3), die(4))
    match = order(s, "attack", "raid:orange")
    assert offered(match) == ["reroll:k19:1", "reroll:k20:3", "keep"]
    answers(match, "reroll:k19:1")
    assert s.dice == (4, 3)
    assert offered(match) == ["reroll:k20:3", "reroll:k20:4", "keep"]


@pytest.mark.rule("TEP-760", "TEP-R39")
def test_who_takes_up_another_reroll_card_cannot_go_back_to_the_first() -> None:
    s = crew(facing(1, 2), 0, "k19", "k20")
    s.infamy[0] = 3
    draws(s, *dice(1, 2, 3), die(6), die(1))
    match = order(s, "attack", "raid:orange", "reroll:k19:1")
    assert s.dice == (6, 2, 3)
    assert offered(match) == ["reroll:k19:2", "reroll:k20:3", "keep"]
    answers(match, "reroll:k20:3")
    assert s.dice == (6, 2, 1)
    assert asked(match) != "reroll"


@pytest.mark.rule("TEP-760", "TEP-R39")
def test_a_die_that_one_card_rolled_may_be_rolled_by_another() -> None:
    s = crew(facing(1, 6), 0, "k19", "k20")
    draws(s, *dice(1, 6), die(3), die(3))
    match = order(s, "attack", "raid:orange", "reroll:k19:1", "reroll:k20:3")
    assert s.dice == (3, 6)
    assert asked(match) != "reroll"


@pytest.mark.rule("TEP-620")
@pytest.mark.parametrize(("ship", "number"), [("orange", 4), ("green", 5)])
def test_a_raid_lies_on_the_table_while_its_loser_chooses_who_heels(ship: str, number: int) -> None:
    s = hands(put(position(), 0, "b3"), 0, rig=2, can=1)
    draws(merchant(s, ship, "b3", value="t04"), *dice(4, 1))
    match = order(s, "attack", f"raid:{ship}")
    assert offered(match) == ["heel:rigging", "heel:cannons"]
    # A match and a hand on Cannons against 4.
    assert s.battle == (0, number, 2, 4)


@pytest.mark.rule("TEP-706", "TEP-760")
def test_there_is_no_reroll_in_an_attack_of_the_captains_bonus() -> None:
    s = crew(side(facing(1, 2), 0, "c1-a"), 0, "k19")
    match = order(s, "search", "skip", "raid:orange")
    assert happened(match, "rolls") == [{"dice": "1, 2"}]
    assert asked(match) != "reroll"


@pytest.mark.rule("TEP-640", "TEP-705", "TEP-760")
def test_there_is_no_reroll_in_defence_or_in_a_bonus_attack() -> None:
    s = crew(duel(4, 4, 1, 2), 1, "k19")
    assert asked(order(s, "attack", "fight:1")) != "reroll"
    s = merchant(crew(put(position(), 0, "b1"), 0, "k03", "k19"), "orange", "b1")
    draws(s, *dice(1, 2))
    assert asked(order(s, "plunder", "skip", "use:k03")) != "reroll"


@pytest.mark.rule("TEP-621")
def test_the_cube_of_a_sunk_merchant_joins_those_aboard() -> None:
    s = load(facing(1, 2, can=2), 0, "sugar")
    match = order(s, "attack", "raid:orange")
    assert aboard(match, 0) == ["sugar", "sugar"]
