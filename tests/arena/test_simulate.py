import signal
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

from kaper.arena.report import Report
from kaper.arena.simulate import order, simulate
from kaper.engine.errors import KaperError

BOTS = ("greedy", "random")


def simulated(
    games: int = 12, bots: Sequence[str] = BOTS, seats: int = 2, jobs: int = 1, method: str = "fork"
) -> Report:
    found = simulate("plank", games, bots, seats, seed="test", jobs=jobs, method=method)
    return replace(found, seconds=0.0)


@pytest.mark.parametrize(("jobs", "method"), [(2, "fork"), (2, "spawn"), (3, "fork")])
def test_the_report_is_the_same_with_any_number_of_processes(jobs: int, method: str) -> None:
    assert simulated(jobs=jobs, method=method) == simulated(jobs=1)


def test_random_bots_are_handed_out_in_chunks_without_losing_any() -> None:
    assert simulated(130, ("random",), jobs=2) == simulated(130, ("random",), jobs=1)


def test_another_seed_plays_other_games() -> None:
    assert (
        simulated().standings
        != simulate("plank", 12, ("greedy", "random"), 2, seed="other", jobs=1).standings
    )


def test_every_bot_sits_everywhere_equally_often() -> None:
    ordered = order("plank", ["random", "greedy", "search:1"], 3, {}, 0)
    sat = Counter((bot, seat) for number in range(6) for seat, bot in enumerate(ordered.seating(number)))
    assert sat == {(bot, seat): 2 for bot in ("random", "greedy", "search:1") for seat in range(3)}


def test_few_bots_take_turns_to_fill_many_seats() -> None:
    assert order("plank", ["random", "greedy"], 4, {}, 0).bots == ("random", "greedy", "random", "greedy")


def test_all_victories_are_shared_out_among_the_seats() -> None:
    found = simulated(60, ("random",), 4)
    assert sum(standing.wins.wins for standing in found.by_seat) == pytest.approx(60)


def test_all_victories_are_shared_out_among_the_bots() -> None:
    found = simulated(60)
    assert sum(standing.wins.wins for standing in found.standings.values()) == pytest.approx(60)


def test_a_bot_on_several_seats_has_as_many_chances() -> None:
    found = simulated(8, ("greedy", "random", "random"), 3)
    assert {name: standing.wins.chances for name, standing in found.standings.items()} == {
        "greedy": 8,
        "random": 16,
    }


def test_every_game_has_an_ending() -> None:
    found = simulated(60)
    assert set(found.endings) == {"plank", "empty-hand"}
    assert sum(found.endings.values()) == 60


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_was_played(jobs: int) -> None:
    def interrupt(done: int) -> None:
        if done == 5:
            signal.raise_signal(signal.SIGINT)

    found = simulate("plank", 500, ["greedy", "random"], 2, jobs=jobs, progress=interrupt)
    assert (found.cut_short, found.wanted, found.games) == (True, 500, 5)


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    simulate("plank", 4, ["random"], 2, jobs=1, progress=told.append)
    assert told == [1, 2, 3, 4]


def test_a_report_goes_through_json_unchanged() -> None:
    found = simulated()
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found


@pytest.mark.parametrize(
    ("game", "games", "bots", "seats", "sentence"),
    [
        ("plank", 1, ["clever"], 2, "There is no bot clever"),
        ("plank", 1, [], 2, "2 seats need 1 to 2 bots, not 0"),
        ("plank", 1, ["random"] * 3, 2, "2 seats need 1 to 2 bots, not 3"),
        ("plank", 1, ["random"], 9, "plank is for 2 to 4 players, not 9"),
        ("plank", 0, ["random"], 2, "At least one game has to be played, not 0"),
        ("planck", 1, ["random"], 2, "There is no game planck"),
    ],
)
def test_an_order_that_cannot_be_carried_out_is_refused_in_a_sentence(
    game: str, games: int, bots: list[str], seats: int, sentence: str
) -> None:
    with pytest.raises(KaperError, match=f"^{sentence}"):
        simulate(game, games, bots, seats)


def test_a_fault_names_the_game_in_which_it_happened() -> None:
    ordered = replace(order("plank", ["random"], 2, {}, "sea"), settings={"rounds": "nine"})
    with pytest.raises(KaperError) as fault:
        ordered.played(7)
    assert fault.value.__notes__ == ["This was a game of plank with the seed sea/7 and random, random."]
