"""What hosting many tables takes follows from what was measured."""

import pytest

from kaper.bench.crowded import Crowded
from kaper.bench.server import Load
from kaper.engine import registry
from tests.server.postgres import database
from tools.hosting import block, rows_a_second

__all__ = ["database"]
LOAD = Load("plank", True, 20, 2, 10.0, 5000, 1.0, 9.0, 2000.0, 9000.0, 500.0)
CROWDED = Crowded("plank", 10_000, 1_000, 10.0, 1000, 100.0, 2.0, 8.0, 120.0, 900.0)


def test_processes_databases_memory_and_disk_for_a_million_tables() -> None:
    """A move every 10 s is 100,000 a second; 0.6 s of a core carry 600 moves of 2 × 500 µs."""
    told = block({"one process": LOAD}, CROWDED, 20_000.0, 150.0)
    for figure in (
        "| one process | 500 | 1.0 ms | 9.0 ms | 500 µs | – |",
        "*m* | 100,000 |",
        "*p* | 600 |",
        "*m / p* | 167 |",
        "page at each | 120 GB |",
        "*m / r* | 5.0 |",
        "*m × d* | 15.0 MB a second |",
    ):
        assert figure in told, told


@pytest.mark.slow
@pytest.mark.skipif(not registry.games(), reason="there is no game")
def test_rows_of_books_are_counted_and_weighed(database: str) -> None:
    rows, size = rows_a_second(database, 0.5)
    assert rows > 10
    assert 50 < size < 1000
