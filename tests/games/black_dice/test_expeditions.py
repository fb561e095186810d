"""Chapters 10 to 13: what is special about each expedition."""

import pytest

from kaper.engine.events import SPECTATOR
from kaper.games.black_dice.game import GAME
from kaper.games.black_dice.rules.curse import begin_round, roll_the_curse
from kaper.games.black_dice.state.state import BlackDice
from kaper.games.black_dice.view.observe import observe
from tests.games.black_dice.table import (
    ARMADA,
    DUTCHMAN,
    ISLAND,
    KRAKEN,
    answers,
    drawn,
    happened,
    next_round,
    position,
    purses,
    settlement,
    table,
    told,
)

CREW = {"storm": 0, "true-shot": 0, "boarding": 0, "keelhaul": 0}


def fresh(expedition: str, tokens: int = 0, players: int = 2) -> BlackDice:
    return position(players, expedition, tokens=tokens)


# --- Pirate Island Treasure


@pytest.mark.rule("CBD-1003")
def test_nothing_is_ever_blocked_on_the_island() -> None:
    match = next_round(fresh(ISLAND), "ABWMSFABWM")
    assert (match.state.blocked, match.state.black, match.state.black_aside) == (-1, [2, 2, 2, 2, 1, 1], 0)


@pytest.mark.rule("CBD-1004", "CBD-712")
def test_an_empty_chest_does_not_save_the_crew_from_the_flag() -> None:
    s = position(
        2, black=(0, 0, 0, 0, 1, 3), placed=[(0, "SSSSS"), (1, "FBBB")], damage=2, pool=2, rum=[0, 0]
    )
    match = table(s, "F")
    assert purses(match) == [2, 0]
    assert (match.state.pool_size(), match.state.ending) == (0, GAME.meta.endings.index("sunk"))


@pytest.mark.rule("CBD-1004")
def test_the_settlement_that_empties_the_chest_is_finished_and_then_the_game_is_over() -> None:
    s = position(
        2, black=(0, 0, 0, 0, 1, 3), placed=[(0, "SSSSS"), (1, "FFFB")], damage=2, pool=2, rum=[0, 0]
    )
    match = table(s, "F")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("treasure", [0])


# --- Hunt for the Kraken


@pytest.mark.rule("CBD-1105", "CBD-E12", "CBD-I03")
def test_a_black_die_that_is_blocked_twice_is_aside_until_the_end_of_the_round() -> None:
    match = next_round(fresh(KRAKEN), "FAAABBBWWS" + "F")
    assert (match.state.black, match.state.black_aside) == ([3, 3, 2, 0, 1, 0], 1)
    again = next_round(match.state, "AAABBBWWSS")
    assert (sum(again.state.black), again.state.black_aside) == (10, 0)


@pytest.mark.rule("CBD-1105", "CBD-R37")
def test_blocked_black_dice_are_rolled_again_once_after_the_whole_roll() -> None:
    match = next_round(fresh(KRAKEN), "FFAABBWWMM" + "SF")
    assert (match.state.black, match.state.black_aside) == ([2, 2, 2, 2, 1, 0], 1)


@pytest.mark.rule("CBD-1103", "CBD-R28")
def test_the_flag_is_blocked_until_the_round_after_the_second_token() -> None:
    s = position(2, KRAKEN, black=(0, 0, 0, 1, 0, 0), placed=[(0, "M")], tokens=1, blocked="flag")
    match = settlement(s)
    assert (match.state.tokens, match.state.blocked) == (2, 5)


@pytest.mark.rule("CBD-1104", "CBD-E13", "CBD-R27")
def test_a_summoned_kraken_blocks_the_map_and_one_die_is_set_on_the_flag() -> None:
    match = next_round(fresh(KRAKEN, 2), "AAABBBWWS")
    assert (match.state.blocked, match.state.black) == (3, [3, 3, 2, 0, 1, 1])
    assert told(match, "curse-rolls")[0]["n"] == 9
    assert match.state.black_pool == 10


@pytest.mark.rule("CBD-1104", "CBD-1105")
def test_a_summoned_kraken_has_maps_rolled_again_and_flags_stand() -> None:
    match = next_round(fresh(KRAKEN, 2), "FMAABBWWS" + "M")
    assert (match.state.black, match.state.black_aside) == ([2, 2, 2, 0, 1, 2], 1)
    for _ in range(3):
        s = match.state.clone()
        begin_round(s)
        roll_the_curse(s)
        assert (s.blocked, s.black[3]) == (3, 0)


@pytest.mark.rule("CBD-R27", "CBD-404")
def test_the_die_set_in_advance_comes_out_of_the_pool_even_if_that_is_all_24() -> None:
    s = fresh(KRAKEN, 2, 4)
    s.more_black = True
    match = next_round(s, "A" * 23)
    assert (match.state.black_pool, match.state.black) == (24, [23, 0, 0, 0, 0, 1])


@pytest.mark.rule("CBD-R21", "CBD-1105")
@pytest.mark.parametrize(
    ("faces", "black", "aside"),
    [
        ("FS", [0, 0, 0, 0, 2, 0], 0),
        ("FA", [1, 0, 0, 0, 1, 0], 0),
        ("FF", [0, 0, 0, 0, 1, 0], 1),
        ("FW", [0, 0, 0, 0, 1, 0], 1),
    ],
)
def test_in_the_settlement_the_krakens_second_roll_decides(faces: str, black: list[int], aside: int) -> None:
    match = settlement(position(2, KRAKEN, black=(1, 0, 0, 0, 1, 0), placed=[(0, "SS")]), faces)
    # The third draw is the ship's gold.
    assert (match.state.black, match.state.black_aside, drawn(match)) == (black, aside, 3)


@pytest.mark.rule("CBD-1101")
def test_the_krakens_flag_hurts_it_and_pays_no_gold() -> None:
    match = settlement(position(2, KRAKEN, black=(0, 0, 0, 0, 0, 2), placed=[(0, "FF")], tokens=2))
    assert (match.state.enemy_damage, purses(match)) == (1, [0, 0])


@pytest.mark.rule("CBD-1101", "CBD-1106")
def test_a_kraken_with_two_damage_is_slain_by_the_third() -> None:
    s = position(
        2, KRAKEN, black=(0, 0, 0, 0, 0, 3), placed=[(0, "FFFFF"), (1, "BBBB")], tokens=2, enemy=2, rum=[0, 0]
    )
    match = table(s, "F")
    assert match.outcome is not None
    assert match.outcome.ending == "kraken"


# --- The Spanish Armada


@pytest.mark.rule("CBD-1203")
def test_a_barrel_that_succeeded_unlocks_the_flag_for_the_round() -> None:
    s = position(3, ARMADA, black=(0, 1, 0, 0, 0, 2), placed=[(0, "BF"), (1, "F")])
    match = settlement(s)
    assert (match.state.enemy_damage, purses(match)) == (1, [2, 2, 0])
    assert next_round(match.state.clone()).state.unlocked is False


@pytest.mark.rule("CBD-1204", "CBD-E14")
@pytest.mark.parametrize("barrel", [2, 0])
def test_without_the_barrel_a_defended_flag_brings_and_costs_nothing(barrel: int) -> None:
    s = position(3, ARMADA, black=(0, barrel, 0, 0, 0, 2), placed=[(0, "BF"), (1, "FF")], crew=CREW)
    match = settlement(s, "AA")
    while match.pending:
        match.answer(0, match.pending[0].options[0])
    assert (match.state.enemy_damage, match.state.damage, purses(match)) == (0, 0, [0, 0, 0])
    assert happened(match, "not-unlocked") == [("not-unlocked", -1)]


@pytest.mark.rule("CBD-1204", "CBD-1205")
def test_without_the_barrel_a_lost_flag_still_costs_damage() -> None:
    s = position(3, ARMADA, black=(0, 0, 0, 0, 0, 2), placed=[(0, "F")])
    assert settlement(s).state.damage == 1


@pytest.mark.rule("CBD-1205")
def test_the_armadas_flag_is_open_to_black_dice_from_the_start() -> None:
    match = next_round(fresh(ARMADA), "FFFFFAAAAA")
    assert (match.state.black, match.state.blocked) == ([5, 0, 0, 0, 0, 5], -1)


@pytest.mark.rule("CBD-1206", "CBD-1201")
def test_the_armadas_weapon_takes_two_dice_from_the_next_pool_or_adds_one_a_player() -> None:
    won = settlement(position(3, ARMADA, black=(0, 0, 1, 0, 0, 0), placed=[(0, "W")]))
    lost = settlement(position(3, ARMADA, black=(0, 0, 1, 0, 0, 0), placed=[(0, "A")]), "A")
    assert (won.state.fewer_black, won.state.more_black) == (True, False)
    assert (lost.state.fewer_black, lost.state.more_black) == (False, True)


@pytest.mark.rule("CBD-1201", "CBD-914")
def test_the_armadas_barrel_pours_three_rum() -> None:
    s = position(3, ARMADA, black=(0, 1, 0, 0, 0, 0), placed=[(0, "A")], crew=CREW)
    match = answers(settlement(s, "A"), "0 pour:boarding", "0 pour:boarding", "0 pour:boarding")
    assert match.state.rum_on == [0, 0, 0, 3]


@pytest.mark.rule("CBD-1207", "CBD-1201")
def test_three_ships_sunk_end_the_expedition() -> None:
    s = position(2, ARMADA, black=(0, 1, 0, 0, 0, 3), placed=[(0, "FFFFF"), (1, "BBBB")], enemy=2, rum=[0, 0])
    match = table(s, "B")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("armada", [0])


# --- The Flying Dutchman


@pytest.mark.rule("CBD-1304", "CBD-1306", "CBD-E16")
def test_flags_join_the_barrel_beside_the_die_set_in_advance() -> None:
    match = next_round(fresh(DUTCHMAN), "FFBAAAWWS")
    assert (match.state.black, match.state.blocked) == ([3, 4, 2, 0, 1, 0], 5)
    assert told(match, "curse-rolls")[0]["n"] == 9


@pytest.mark.rule("CBD-1304")
def test_the_dutchmans_barrel_is_active_whatever_is_rolled() -> None:
    assert next_round(fresh(DUTCHMAN), "AAAAAAAAA").state.black == [9, 1, 0, 0, 0, 0]


@pytest.mark.rule("CBD-1303", "CBD-1305", "CBD-R28")
def test_with_two_maps_the_barrel_is_blocked_and_the_flag_open_from_the_next_round_on() -> None:
    s = position(2, DUTCHMAN, black=(0, 1, 0, 0, 0, 0), placed=[(0, "B")], tokens=1, blocked="flag")
    match = settlement(s)
    assert (match.state.tokens, match.state.blocked) == (2, 5)
    later = next_round(match.state.clone(), "BBFAAAWWSS")
    later.state.over = False
    assert (later.state.blocked, later.state.black) == (1, [3, 0, 2, 0, 2, 3])
    assert told(later, "sets-in-advance") == []


@pytest.mark.rule("CBD-1303")
def test_the_map_adventure_has_nothing_to_do_with_the_maps() -> None:
    match = settlement(position(2, DUTCHMAN, black=(0, 0, 0, 1, 0, 0), placed=[(0, "M")]))
    assert match.state.tokens == 0


@pytest.mark.rule("CBD-R29", "CBD-1306")
@pytest.mark.parametrize(
    ("tokens", "black", "failed", "faces", "after"),
    [
        (0, (2, 1, 0, 0, 0, 0), "B", "FAA", [1, 2, 0, 0, 0, 0]),
        (0, (0, 1, 2, 0, 0, 0), "B", "FA", [0, 1, 2, 0, 0, 0]),
        (2, (2, 0, 0, 0, 0, 1), "F", "BA", [1, 0, 0, 0, 0, 2]),
        (2, (2, 0, 0, 0, 0, 0), "A", "B", [1, 0, 0, 0, 0, 0]),
    ],
)
def test_in_the_settlement_the_redirected_symbol_counts(
    tokens: int, black: tuple[int, ...], failed: str, faces: str, after: list[int]
) -> None:
    match = settlement(position(2, DUTCHMAN, black=black, placed=[(0, failed)], tokens=tokens), faces)
    assert match.state.black == after


@pytest.mark.rule("CBD-1307", "CBD-E15")
@pytest.mark.parametrize(("dice", "damage", "hit"), [("FFF", 1, 0), ("FFFF", 0, 0), ("FFFFF", 0, 1)])
def test_against_the_dutchman_equal_dice_pay_gold_and_more_dice_also_hurt_it(
    dice: str, damage: int, hit: int
) -> None:
    match = settlement(position(2, DUTCHMAN, black=(0, 0, 0, 0, 0, 4), placed=[(0, dice)], tokens=2))
    assert (match.state.enemy_damage, match.state.damage) == (hit, damage)
    assert purses(match) == [0 if damage else 1, 0]


@pytest.mark.rule("CBD-1301", "CBD-902", "CBD-916")
def test_the_dutchmans_weapon_pours_rum_or_takes_a_die() -> None:
    won = settlement(position(2, DUTCHMAN, black=(0, 0, 1, 0, 0, 0), placed=[(0, "W")], rum=[0, 0]))
    lost = settlement(position(2, DUTCHMAN, black=(0, 0, 1, 0, 0, 0), placed=[(0, "A")]), "A")
    assert (won.state.rum, lost.state.lose_die) == ([2, 1], True)


@pytest.mark.rule("CBD-1308")
def test_the_dutchman_flees_after_three_damage() -> None:
    s = position(
        2,
        DUTCHMAN,
        black=(0, 0, 0, 0, 0, 3),
        placed=[(0, "FFFFF"), (1, "AAAA")],
        tokens=2,
        enemy=2,
        rum=[0, 0],
    )
    match = table(s, "F")
    assert match.outcome is not None
    assert match.outcome.ending == "dutchman"


@pytest.mark.rule("CBD-1103", "CBD-1303")
@pytest.mark.parametrize(("expedition", "later"), [(KRAKEN, "map"), (DUTCHMAN, "barrel")])
@pytest.mark.parametrize(("tokens", "moved"), [(0, False), (1, False), (2, True)])
def test_it_takes_two_tokens_to_move_the_blockade(
    expedition: str, later: str, tokens: int, moved: bool
) -> None:
    match = next_round(fresh(expedition, tokens), "A" * 10)
    blocked = [row.symbol for row in observe(match.state, SPECTATOR).adventures if row.state == "blocked"]
    assert blocked == [later if moved else "flag"]


@pytest.mark.rule("CBD-1103", "CBD-1303")
@pytest.mark.parametrize(("expedition", "at"), [(KRAKEN, "M"), (DUTCHMAN, "B")])
def test_one_success_brings_one_token_however_many_dice_are_there(expedition: str, at: str) -> None:
    black = (0, 0, 0, 1, 0, 0) if at == "M" else (0, 1, 0, 0, 0, 0)
    match = settlement(position(2, expedition, black=black, placed=[(0, at * 2), (1, at)]))
    assert match.state.tokens == 1
    assert [event["n"] for event in told(match, "token")] == [1]
