import pytest

from kaper.arena.figures import Spread, Typical, share, spread, typical

# Wilson (1927), without a correction for continuity; figures of R's prop.test(correct = FALSE).
WILSON = [(8, 10, 0.4901625, 0.9433178), (0, 10, 0.0, 0.2775328), (50, 100, 0.4038315, 0.5961685)]


@pytest.mark.parametrize(("wins", "chances", "low", "high"), WILSON)
def test_the_interval_is_wilsons(wins: int, chances: int, low: float, high: float) -> None:
    found = share(wins, chances)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-7)


def test_part_of_a_victory_counts_as_its_part() -> None:
    assert share(1.5, 6).share == 0.25


def test_nothing_is_known_before_the_first_game() -> None:
    found = share(0, 0)
    assert (found.low, found.high) == (0.0, 1.0)


def test_a_spread_has_quartiles_and_the_mean() -> None:
    assert spread([9, 1, 7, 3, 5]) == Spread(least=1, lower=3, median=5, upper=7, most=9, mean=5.0)


def test_a_spread_of_one_number_is_that_number() -> None:
    assert spread([4]) == Spread(4, 4, 4, 4, 4, 4.0)


def test_what_is_typical_has_the_mean_and_three_percentiles() -> None:
    assert typical(list(range(101))) == Typical(count=101, mean=50.0, low=5, median=50, high=95)


def test_percentiles_are_members_of_the_row_from_below() -> None:
    assert typical([1.5, 4.0]) == Typical(count=2, mean=2.75, low=1.5, median=1.5, high=1.5)


def test_of_nothing_nothing_is_typical() -> None:
    assert typical([]).count == 0
