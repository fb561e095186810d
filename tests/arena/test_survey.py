import signal

import msgspec
import pytest

from kaper.arena.balance import Balance
from kaper.arena.simulate import simulate
from kaper.arena.survey import plan, survey
from kaper.engine.chance import Chance
from kaper.engine.errors import KaperError
from kaper.engine.registry import find
from kaper.engine.show import Report
from kaper.engine.state import State


@pytest.fixture
def state() -> State:
    return find("plank").load().setup(2, {"rounds": "three"}, Chance.seeded("hook"))


def surveyed(
    games: int = 10, seats: int | None = None, jobs: int = 1, method: str = "fork", seed: str = "test"
) -> Balance:
    return survey(plan("plank", ["greedy"], seats, {}, seed), games, jobs, method=method)


@pytest.mark.parametrize(("jobs", "method"), [(2, "fork"), (2, "spawn"), (3, "fork")])
def test_the_report_is_the_same_with_any_number_of_processes(jobs: int, method: str) -> None:
    assert surveyed(jobs=jobs, method=method) == surveyed(jobs=1)


def test_another_seed_plays_other_games() -> None:
    assert surveyed(seed="other").variants != surveyed().variants


def test_a_variant_is_what_a_simulation_of_it_would_find() -> None:
    row = surveyed(40).variants[2]
    found = simulate("plank", 40, ["greedy"], row.seats, row.settings, "test", jobs=1)
    assert (row.seats, row.settings) == (3, {"rounds": "two"})
    assert [seat.wins for seat in row.by_seat] == [standing.wins for standing in found.by_seat]
    assert row.answers.mean == found.answers.mean


def test_the_games_own_figures_are_reported() -> None:
    rounds = {row.settings["rounds"]: row.figures["rounds"] for row in surveyed(60, 4).variants}
    assert (rounds["two"].high, rounds["three"].high) == (2, 3)
    assert 1 <= rounds["two"].mean < rounds["three"].mean <= 3


def test_the_games_own_holdings_are_reported() -> None:
    found = {thing.name: thing for thing in surveyed(200, 2).holdings}
    assert set(found) == {f"number-{number}" for number in range(5)}
    # A hand has three of five numbers, and greedy shows the highest first: 4 is seen unless neither of the
    # two hands has it, which is 1 - 0.4².
    assert found["number-4"].taken == pytest.approx(0.84, abs=0.08)
    assert found["number-4"].wins.share > found["number-4"].fair > found["number-0"].wins.share


def test_all_victories_of_the_players_are_shared_out() -> None:
    for row in surveyed(30).variants:
        assert sum(seat.wins.wins for seat in row.by_seat) == pytest.approx(30)
        assert row.fair == pytest.approx(1 / row.seats)


def test_variants_with_fewer_seats_than_bots_are_left_out() -> None:
    bots = ["greedy", "random", "random"]
    assert [len(each.bots) for each in plan("plank", bots)] == [3, 3, 4, 4]
    with pytest.raises(KaperError, match="2 seats need 1 to 2 bots, not 3"):
        plan("plank", bots, seats=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_was_played(jobs: int) -> None:
    def interrupt(done: int) -> None:
        if done == 13:
            signal.raise_signal(signal.SIGINT)

    found = survey(plan("plank", ["greedy"]), 10, jobs, interrupt)
    assert (found.cut_short, [row.games for row in found.variants]) == (True, [10, 3])


def test_progress_counts_the_games_of_all_variants() -> None:
    told: list[int] = []
    survey(plan("plank", ["random"], 3), 2, 1, told.append)
    assert told == [1, 2, 3, 4]


def test_a_report_goes_through_json_unchanged() -> None:
    found = surveyed()
    assert msgspec.json.decode(msgspec.json.encode(found), type=Balance) == found


def test_a_game_without_a_report_has_no_figures(state: State) -> None:
    none: Report[State] = Report()
    assert (none.measure(state), none.held(state)) == ({}, frozenset())


def test_a_seat_that_has_a_thing_twice_has_it(state: State) -> None:
    twice: Report[State] = Report(holdings=lambda state: [("crew", "hook", 1), ("crew", "hook", 1)])
    assert twice.held(state) == {("crew", "hook", 1)}


def test_a_game_names_what_its_report_counts(state: State) -> None:
    found = find("plank").load().report()
    assert found.figures is not None
    assert found.measure(state) == {"rounds": 0, "walkers": 0}
