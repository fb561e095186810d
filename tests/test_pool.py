import os
from contextlib import closing

import pytest

from kaper.pool import cores, mapped


def square(number: int) -> int:
    return number * number


def process(_: int) -> int:
    return os.getpid()


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    assert list(mapped(square, 7, jobs, 2)) == [0, 1, 4, 9, 16, 25, 36]


def test_the_work_is_done_elsewhere() -> None:
    assert os.getpid() not in set(mapped(process, 4, 2))


def test_one_job_stays_here() -> None:
    assert set(mapped(process, 4, 1)) == {os.getpid()}


def test_it_can_be_stopped_early() -> None:
    with closing(mapped(square, 1_000_000, 2)) as results:
        assert next(results) == 0


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1
