"""The arena: it goes on where it was stopped, ends when all is settled, and finds the same whoever works."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kaper.arena.arena import Arena, contend, known
from kaper.arena.contest import Contest, Result, contest
from kaper.arena.duels import UPPER
from kaper.journal import Journal
from kaper.pool import Progress
from tests.cli.plank import lay_out

BOTS = ("random", "greedy")


def meeting(*bots: str, seats: int = 2) -> Contest:
    return contest("plank", bots or BOTS, seats, {}, "sea")


def held(
    folder: Path,
    games: int,
    meet: Contest | None = None,
    margin: float | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Arena:
    """What the arena finds, going on with what is kept in the folder."""
    meet = meet or meeting()
    journal = Journal(folder / "arena.jsonl", Result)
    found, _ = contend(meet, games, journal, known(meet, journal, games), margin, jobs, progress)
    return replace(found, seconds=0.0)


def test_it_finds_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    assert held(tmp_path / "one", 20) == held(tmp_path / "two", 20, jobs=2)


def test_all_victories_are_shared_out(tmp_path: Path) -> None:
    found = held(tmp_path, 24, meeting("random", "greedy", "search:1"))
    assert sum(row.wins.wins for row in found.standings) == pytest.approx(24)
    assert {row.wins.chances for row in found.standings} == {16}
    assert found.fair == 0.5


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    held(tmp_path, 10)
    before = (tmp_path / "arena.jsonl").read_bytes()
    found = held(tmp_path, 16)
    after = (tmp_path / "arena.jsonl").read_bytes()
    assert after.startswith(before)
    assert len(Journal(tmp_path / "arena.jsonl", Result).read()) == 16
    assert found == held(tmp_path / "afresh", 16)


def test_a_game_that_was_lost_between_others_is_played_again(tmp_path: Path) -> None:
    whole = held(tmp_path, 6)
    path = tmp_path / "arena.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2] + lines[3:5]))
    assert held(tmp_path, 6) == whole


def test_several_contests_can_be_kept_in_one_file(tmp_path: Path) -> None:
    one, other = held(tmp_path, 6), held(tmp_path, 6, meeting(seats=3))
    assert (one, other) == (held(tmp_path, 6), held(tmp_path, 6, meeting(seats=3)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_was_played(tmp_path: Path, jobs: int) -> None:
    def interrupt(done: int) -> None:
        if done == 5:
            signal.raise_signal(signal.SIGINT)

    found = held(tmp_path, 500, jobs=jobs, progress=interrupt)
    assert (found.cut_short, found.games) == (True, 5)
    assert held(tmp_path, 12, jobs=jobs) == held(tmp_path / "afresh", 12)


def test_it_stops_by_itself_when_all_is_settled(tmp_path: Path) -> None:
    found = held(tmp_path, 100_000, margin=0.1)
    assert (found.settled, found.cut_short) == (True, False)
    assert found.games < 400
    (duel,) = found.duels
    assert (duel.upper, duel.lower, duel.verdict) == ("greedy", "random", UPPER)
    assert found.standings[0].bot == "greedy"
    assert found.standings[0].rating.strength > found.standings[1].rating.strength
    # Called again, it knows that, and plays nothing more.
    assert held(tmp_path, 100_000, margin=0.1) == found


def test_ratings_become_more_certain(tmp_path: Path) -> None:
    few, many = held(tmp_path, 10), held(tmp_path, 100)
    assert many.standings[0].rating.reach < few.standings[0].rating.reach


def test_a_kill_loses_nothing_that_was_told(tmp_path: Path) -> None:
    """A real process in the midst of its games, killed so that it cannot do anything about it."""
    (tmp_path / "dist").mkdir()
    paths = [*map(str, lay_out(tmp_path / "dist")), *sys.path]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    path = tmp_path / "arena.jsonl"
    meet = meeting("search:3", "greedy")
    command = [
        sys.executable, "-m", "kaper", "arena", "plank", "--bots", ",".join(meet.bots), "--seats", "2",
        "--seed", meet.seed, "--games", "100000", "--all", "--kept", str(path), "--jobs", "2",
    ]  # fmt: skip
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        while not path.exists() or path.read_bytes().count(b"\n") < 8:
            assert process.poll() is None
        process.kill()
    kept = Journal(path, Result).read()
    assert [result.number for result in kept] == list(range(len(kept)))
    games = len(kept) + 4
    assert held(tmp_path, games, meet) == held(tmp_path / "afresh", games, meet)
