"""Several processes are measured as one is, and a server with many tables."""

import pytest

from kaper.bench.crowded import measure_crowded
from kaper.bench.server import Fleet, measure_server
from kaper.engine import registry
from tests.server.postgres import database

__all__ = ["database"]
GAME = next(iter(registry.games()), "")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(not GAME, reason="there is no game")]


def test_moves_are_seen_at_another_process(database: str) -> None:
    load = measure_server(GAME, 1, 1.0, fleet=Fleet(2, database, apart=True))
    assert (load.workers, load.apart, load.moves > 0) == (2, True, True)
    assert 0 < load.seen_ms < 1000


def test_a_crowded_server_is_asked_at_a_steady_pace() -> None:
    found = measure_crowded(GAME, 5, 3, 20.0, 0.5)
    assert (found.stored, found.live) == (5, 3)
    assert 0 < found.moves <= 10
    assert 0 < found.median_ms <= found.slowest_ms
