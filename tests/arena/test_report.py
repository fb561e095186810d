from kaper.arena.report import Row, by_bot, by_seat, endings
from kaper.arena.table import Played
from tests.arena.placed import places


def row(bots: tuple[str, ...], winners: list[int], scores: list[int], ending: str = "end") -> Row:
    return Row(bots, Played(ending, winners, scores, places(scores), answers=10))


def test_a_shared_victory_counts_as_its_part_for_each_winner() -> None:
    found = by_seat([row(("a", "b", "c"), [0, 2], [5, 3, 5])], 3)
    assert [standing.wins.wins for standing in found] == [0.5, 0.0, 0.5]


def test_a_victory_shared_with_the_rules_counts_as_its_part() -> None:
    found = by_seat([row(("a", "b"), [0, 2], [5, 3, 5])], 2)
    assert [standing.wins.wins for standing in found] == [0.5, 0.0]


def test_a_match_that_nobody_won_counts_for_nobody() -> None:
    found = by_seat([row(("a",), [], [5])], 1)
    assert (found[0].wins.wins, found[0].wins.chances) == (0.0, 1)


def test_a_bot_is_followed_from_seat_to_seat() -> None:
    rows = [row(("a", "b"), [0], [9, 1]), row(("b", "a"), [1], [2, 8])]
    found = by_bot(rows, ("a", "b"))
    assert (found["a"].wins.wins, found["a"].scores.least, found["b"].scores.most) == (2.0, 8, 2)


def test_an_ending_that_never_came_is_told() -> None:
    assert endings([row(("a",), [0], [1], "storm")], ("storm", "calm")) == {"storm": 1, "calm": 0}
