"""The figures of one variant, from games whose results are known."""

import pytest

from kaper.arena.balance import Seen, VariantBalance, weigh
from kaper.arena.report import Row
from kaper.arena.table import Played
from tests.arena.placed import places

BOTS = ("greedy", "random")


def seen(
    winners: list[int],
    scores: list[int],
    ending: str = "end",
    answers: int = 10,
    parts: dict[str, list[int]] | None = None,
    figures: dict[str, float] | None = None,
    bots: tuple[str, ...] = BOTS,
) -> Seen:
    return Seen(
        Row(bots, Played(ending, winners, scores, places(scores), answers)),
        parts or {},
        figures or {},
        frozenset(),
    )


def weighed(*games: Seen) -> VariantBalance:
    return weigh(games, BOTS, {"wind": "fair"}, ("end", "storm"))


def test_every_possible_ending_has_its_share() -> None:
    found = weighed(*[seen([0], [1, 0])] * 8, *[seen([0], [1, 0], "storm")] * 2).endings
    assert (found["end"].share, found["storm"].share) == (0.8, 0.2)
    assert (found["end"].low, found["end"].high) == pytest.approx((0.4901625, 0.9433178), abs=1e-7)


def test_lengths_are_counted_in_answers() -> None:
    answers = weighed(*(seen([0], [1, 0], answers=10 * number) for number in range(101))).answers
    assert (answers.median, answers.high) == (500, 950)


def test_a_fair_share_is_one_for_all_seats_together() -> None:
    assert weighed(seen([0], [1, 0]), seen([0, 1], [1, 1])).fair == 0.5


def test_victories_of_the_rules_and_of_nobody_are_no_players_share() -> None:
    found = weighed(seen([0], [3, 1, 2]), seen([2], [3, 1, 4]), seen([], [0, 0, 0]), seen([1], [1, 2, 0]))
    assert found.fair == 0.25


@pytest.mark.parametrize(
    ("first", "flags"),
    [(59, ["", ""]), (60, ["high", "low"]), (41, ["", ""]), (40, ["low", "high"])],
)
def test_a_seat_is_flagged_when_its_interval_excludes_the_fair_share(first: int, flags: list[str]) -> None:
    # Wilson's interval of 59 in 100 is 0.4921 to 0.6813, of 60 in 100 it is 0.5020 to 0.6906.
    games = [seen([0], [1, 0])] * first + [seen([1], [0, 1])] * (100 - first)
    assert [seat.flag for seat in weighed(*games).by_seat] == flags


def test_scores_are_the_players_and_those_of_the_rules_stand_apart() -> None:
    found = weighed(seen([0], [9, 1, 50]), seen([1], [3, 7, 60]))
    assert [seat.score for seat in found.by_seat] == [6.0, 4.0]
    assert (found.scores.mean, found.automata) == (5.0, [55.0])


def test_the_winners_score_is_told_of_games_that_have_a_winner() -> None:
    winning = weighed(seen([0], [9, 1]), seen([1], [3, 7]), seen([], [30, 30])).winning
    assert (winning.count, winning.mean) == (2, 8.0)


def test_a_part_is_the_mean_of_all_players() -> None:
    games = [seen([0], [5, 1], parts={"gold": [4, 2, 99]}), seen([0], [5, 1], parts={"gold": [6, 0, 99]})]
    assert weighed(*games).parts == {"gold": 3.0}


def test_a_figure_is_told_of_the_games_that_have_it() -> None:
    games = [seen([0], [1, 0], figures={"rounds": 4}), seen([0], [1, 0], figures={"rounds": 7, "deaths": 2})]
    found = weighed(*games).figures
    assert (found["rounds"].mean, found["deaths"].count, found["deaths"].mean) == (5.5, 1, 2.0)


def test_bots_are_followed_from_seat_to_seat() -> None:
    found = weighed(seen([0], [1, 0]), seen([1], [0, 1], bots=("random", "greedy"))).by_bot
    assert (found["greedy"].share, found["random"].share) == (1.0, 0.0)
