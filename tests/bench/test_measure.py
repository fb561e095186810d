import os
from collections.abc import Iterator

import msgspec
import pytest

from kaper.bench.measure import ROUNDS, Measured, compiled, memory_kb, paces, race, wander
from kaper.bench.pace import Pace, total
from kaper.engine.chance import Chance
from kaper.engine.registry import find
from tests.bench.quick import small
from tests.cli.plank import installed


@pytest.fixture(scope="module", autouse=True)
def plank(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch, installed(tmp_path_factory.mktemp("site"), patch):
        yield


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tenth of what is measured else: here it only counts that it is."""
    small(monkeypatch)


def test_everything_is_measured_with_four_seats() -> None:
    (found,), peer = race(["plank"], games=10)
    assert (found.game, found.seats, found.pace.games, peer) == ("plank", 4, 10, None)
    assert min(found.pace.seconds, found.clone_us, found.clone_with_events_us, found.memory_kb) > 0
    assert found.iterations_per_second > 0


def test_a_measurement_goes_through_json_unchanged() -> None:
    (found,), _ = race(["plank"], games=1, seats=2)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Measured) == found


def test_a_peer_is_measured_in_turns_and_its_best_times_count() -> None:
    times = iter(range(100, 0, -1))
    _, peer = race(["plank"], lambda: [Pace(1, 7, next(times)), Pace(1, 3, 50.0)], games=1)
    assert peer == Pace(2, 10, 100 + 1 - ROUNDS + 50.0)


def test_more_games_are_more_decisions() -> None:
    game = find("plank").load()
    assert total(paces(game, 2, 20)).decisions > total(paces(game, 2, 10)).decisions


def test_the_same_games_are_played_every_time() -> None:
    game = find("plank").load()
    once, again = ([pace.decisions for pace in paces(game, 3, 20)] for _ in range(2))
    assert once == again


def test_a_pace_is_work_by_time() -> None:
    found = Pace(games=10, decisions=400, seconds=2.0)
    assert (found.games_per_second, found.decisions_per_second) == (5.0, 200.0)


def test_a_longer_match_holds_more_memory() -> None:
    game = find("plank").load()
    assert memory_kb(game, 4) > memory_kb(game, 2)


def test_wandering_stops_in_the_middle() -> None:
    match = wander(find("plank").load(), 3, 0, 4, Chance.seeded("way"))
    assert len(match.answers) == 4
    assert match.pending


def test_the_build_is_told_apart() -> None:
    assert compiled() == ("KAPER_COMPILED" in os.environ)
