"""The ladder of levels: what is played, that nothing is played twice, and what comes out."""

from math import inf
from pathlib import Path

import pytest

from kaper.arena.bouts import Bout, Result, bouts
from kaper.arena.ladder import climb, kept, plan, rungs
from kaper.bots.levels import RANKS
from kaper.engine.registry import games

NAMES = [name for name, entry in games().items() if entry.meta.stage != "example"]
PLANK = "plank"


def duel(seats: int = 2) -> Bout:
    return Bout(PLANK, seats, "greedy", "random")


def ignored(count: int) -> None:
    """Nobody wants to know."""


def test_every_level_plays_the_next_lower_one_at_two_seats_and_at_four() -> None:
    found = {(bout.game, bout.seats, bout.upper, bout.lower) for bout in bouts(NAMES, RANKS) if bout.lower}
    for name in NAMES:
        players = games()[name].meta.players
        for upper, lower in zip(RANKS[1:], RANKS, strict=False):
            assert (name, max(2, players[0]), upper, lower) in found
            assert (name, min(4, players[-1]), upper, lower) in found


def test_where_one_can_play_alone_every_level_does_in_all_variants_in_turn() -> None:
    alone = [name for name in NAMES if games()[name].meta.players[0] == 1]
    for name in alone:
        own = [bout for bout in bouts([name], RANKS) if bout.seats == 1]
        assert [bout.upper for bout in own] == list(RANKS)
        count = len(own[0].settings)
        assert len({own[0].variant(number) for number in range(count)}) == count


def test_two_games_in_a_row_differ_in_who_sits_where_alone() -> None:
    bout = duel()
    assert [bout.seating(number) for number in (0, 1, 2)] == [
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    assert duel(4).seating(1) == ("random", "greedy", "random", "greedy")


def test_the_same_game_ends_the_same_again() -> None:
    assert duel().played(3) == duel().played(3)


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    path, bout = tmp_path / "kept" / "ladder.jsonl", duel()
    climb(plan([bout], 4, []), path, 1, inf, ignored)
    first = kept(path)
    assert [result.number for result in first] == [0, 1, 2, 3]
    missing = plan([bout], 6, first)
    assert [number for _, number in missing.games] == [4, 5]
    climb(missing, path, 1, inf, ignored)
    assert kept(path)[:4] == first
    assert len(kept(path)) == 6


def test_a_line_that_was_cut_off_costs_one_game(tmp_path: Path) -> None:
    path, bout = tmp_path / "ladder.jsonl", duel()
    climb(plan([bout], 4, []), path, 1, inf, ignored)
    path.write_bytes(path.read_bytes()[:-20])
    assert [number for _, number in plan([bout], 4, kept(path)).games] == [3]
    climb(plan([bout], 4, kept(path)), path, 1, inf, ignored)
    assert {result.number for result in kept(path)} == {0, 1, 2, 3}


def test_time_that_is_up_ends_it(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    climb(plan([duel()], 40, []), path, 1, 0, ignored)
    assert len(kept(path)) == 1


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    def interrupt(count: int) -> None:
        if count == 2:
            raise KeyboardInterrupt

    path = tmp_path / "ladder.jsonl"
    climb(plan([duel()], 40, []), path, 1, inf, interrupt)
    assert len(kept(path)) == 2


def test_games_that_nobody_wins_are_told_apart() -> None:
    bout = duel()
    results = [
        Result(bout.key, 0, "", 1.0, True), Result(bout.key, 1, "", 0.5, True),
        Result(bout.key, 2, "", 0.0, False),
    ]  # fmt: skip
    rung = rungs([bout], results)[0]
    assert (rung.games, rung.wins.chances, rung.wins.share) == (3, 2, 0.75)
    assert rung.decided.share == pytest.approx(2 / 3)
