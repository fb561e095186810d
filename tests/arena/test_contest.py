"""Bots meet on equal terms: everybody sits everywhere equally often, with the same cards and dice."""

from collections import Counter
from collections.abc import Sequence

import pytest

from kaper.arena.contest import Contest, Result, contest
from kaper.arena.table import Played
from kaper.engine.errors import KaperError


def meeting(bots: Sequence[str], seats: int) -> Contest:
    return contest("plank", bots, seats, {}, "sea")


THREE = ("random", "greedy", "search:1")
FOUR = (*THREE, "search:2")


@pytest.mark.parametrize(
    ("bots", "seats", "games"),
    [(THREE[:2], 2, 2), (THREE[:2], 4, 2), (THREE[:2], 3, 2), (THREE, 3, 3), (THREE, 4, 3), (THREE, 2, 6),
     (FOUR, 3, 12)],
)  # fmt: skip
def test_in_a_round_everybody_sits_everywhere_equally_often(
    bots: Sequence[str], seats: int, games: int
) -> None:
    held = meeting(bots, seats)
    assert held.round == games
    for nth in range(3):
        numbers = range(nth * games, (nth + 1) * games)
        sat = Counter((bot, seat) for number in numbers for seat, bot in enumerate(held.seating(number)))
        assert len(sat) == len(bots) * seats
        assert len(set(sat.values())) == 1


def test_who_sits_behind_whom_changes_from_round_to_round() -> None:
    held = meeting(FOUR, 4)
    behind = Counter(
        (one, other)
        for number in range(6 * held.round)
        for row in [held.seating(number)]
        for one, other in zip(row, row[1:] + row[:1], strict=True)
    )
    assert set(behind.values()) == {8}
    assert len(behind) == 12


def test_the_games_of_a_round_have_the_same_dice() -> None:
    """With the same bots, since what they choose is part of the game."""
    held = Contest("plank", ("random", "greedy"), 2, {"rounds": "three"}, "sea")
    first, again = held.played(0), held.played(0)
    assert first == again
    assert (held.seating(0), held.seating(1)) == (("random", "greedy"), ("greedy", "random"))


def test_another_order_or_other_rules_make_another_contest() -> None:
    held = meeting(THREE, 3)
    others = [
        meeting(THREE[::-1], 3), meeting(THREE, 4), contest("plank", THREE, 3, {}, "tide"),
        contest("plank", THREE, 3, {"rounds": "two"}, "sea"),
    ]  # fmt: skip
    assert len({each.key for each in [held, *others]}) == 5


def test_points_are_for_being_placed_before_another() -> None:
    played = Played("end", [0], [9, 7, 7, 1], [1, 2, 2, 4], 10)
    result = Result("", 0, ("a", "b", "a", "b"), played)
    assert result.points("a", "b") == (1 + 1 + 0.5 + 1) / 4
    assert result.wins("a") == 1


def test_a_victory_shared_with_the_rules_counts_as_its_part() -> None:
    result = Result("", 0, ("a", "b"), Played("end", [1, 2], [1, 5, 5], [3, 1, 1], 10))
    assert (result.wins("a"), result.wins("b")) == (0, 0.5)


@pytest.mark.parametrize(
    ("bots", "seats", "sentence"),
    [
        (["random"], 2, "An arena needs at least 2 bots, each of them once; given: random"),
        (["random", "greedy", "random"], 3, "An arena needs at least 2 bots, each of them once"),
        (["random", "clever"], 2, "There is no bot clever"),
        (["random", "program:no-such-pirate --fast"], 2, "There is no program “no-such-pirate” here"),
        (["random", "greedy"], 9, "plank is for 2 to 4 players, not 9"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused_in_a_sentence(
    bots: list[str], seats: int, sentence: str
) -> None:
    with pytest.raises(KaperError, match=f"^{sentence}"):
        meeting(bots, seats)
