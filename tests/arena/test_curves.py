"""How the chances go in the course of games, and how strong a search is with each number of trials."""

from pathlib import Path

from kaper.arena.budgets import TRIALS, budgets
from kaper.arena.contest import Result
from kaper.arena.curves import SHOWN, STEPS, course, curves
from kaper.arena.figures import histogram
from kaper.arena.simulate import Order, order
from kaper.journal import Journal


def ordered() -> Order:
    return order("plank", ["greedy"], 3, {}, "sea")


def test_a_course_ends_with_the_victory() -> None:
    found = course(ordered(), 1)
    assert len(found) == STEPS + 1
    assert sum(found[-1]) == 1
    assert max(found[-1]) in (1, 1 / 2, 1 / 3)
    assert all(abs(sum(moment) - 1) < 1e-9 for moment in found)


def test_the_nearer_the_end_the_better_the_winner_is_known() -> None:
    found = curves(ordered(), 60, 1, None)
    assert found is not None
    assert 0.3 < found.winner[0] < found.winner[-2] < found.winner[-1] == 1
    assert found.highest[0] < found.highest[-1] == 1
    assert len(found.games) == SHOWN


def test_curves_are_the_same_whoever_works() -> None:
    assert curves(ordered(), 8, 1, None) == curves(ordered(), 8, 2, None)


def test_each_budget_is_measured_and_kept(tmp_path: Path) -> None:
    told: list[int] = []
    journal = Journal(tmp_path / "arena.jsonl", Result)
    found = list(budgets("plank", 2, "sea", journal, 1, told.append))
    assert [step.trials for step in found] == list(TRIALS)
    assert {step.wins.chances for step in found} == {2}
    assert told[-1] == 2 * len(TRIALS)
    assert len(journal.read()) == 2 * len(TRIALS)


def test_a_histogram_has_a_column_for_each_number_if_they_are_few() -> None:
    found = histogram([3, 3, 5, 7])
    assert (found.least, found.width, found.counts) == (3, 1, [2, 0, 1, 0, 1])


def test_a_histogram_of_many_numbers_has_wider_columns() -> None:
    found = histogram(list(range(100)), bins=30)
    assert (found.width, len(found.counts), sum(found.counts)) == (4, 25, 100)


def test_a_histogram_of_nothing_is_empty() -> None:
    assert histogram([]).counts == []
