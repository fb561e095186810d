"""A long check goes on where it was stopped, and finds what one in a single run finds."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from plank.game import GAME

from kaper.engine.registry import AnyGame
from kaper.journal import Journal
from kaper.laws import blocks
from kaper.laws.blocks import Block
from kaper.laws.check import check
from kaper.laws.report import CheckReport
from tests.cli.plank import lay_out
from tests.laws.broken_rules import rolls_its_own_die
from tests.laws.changed import changed

PLANK = cast(AnyGame, GAME)
TEN = 10


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "LENGTH", TEN)


def journal(folder: Path) -> Journal[Block]:
    return Journal(folder / "check.jsonl", Block)


def checked(folder: Path, games: int, stop: int = 0, game: AnyGame = PLANK) -> CheckReport:
    def interrupt(done: int) -> None:
        if done == stop:
            raise KeyboardInterrupt

    return replace(check(game, games, jobs=1, progress=interrupt, journal=journal(folder)), seconds=0)


def test_only_what_was_not_done_is_done(tmp_path: Path) -> None:
    assert checked(tmp_path, 35, stop=27).games == 27
    assert [block.first for block in journal(tmp_path).read()] == [0, 10]
    told: list[int] = []
    again = check(PLANK, 35, jobs=1, progress=told.append, journal=journal(tmp_path))
    assert told == list(range(21, 36))
    assert replace(again, seconds=0) == checked(tmp_path / "afresh", 35)
    assert [block.first for block in journal(tmp_path).read()] == [0, 10, 20]


def test_another_seed_is_another_check(tmp_path: Path) -> None:
    checked(tmp_path, 20)
    told: list[int] = []
    check(PLANK, 20, "other", jobs=1, progress=told.append, journal=journal(tmp_path))
    assert told[0] == 1


def test_a_breach_is_never_taken_for_done(tmp_path: Path) -> None:
    broken = cast(AnyGame, changed(GAME, step=rolls_its_own_die))
    first, again = checked(tmp_path, 500, game=broken), checked(tmp_path, 500, game=broken)
    assert not first.good
    assert str(first.broken) == str(again.broken)
    assert first.games == again.games


def test_a_kill_costs_one_block_at_most(tmp_path: Path) -> None:
    (tmp_path / "dist").mkdir()
    paths = [*map(str, lay_out(tmp_path / "dist")), *sys.path]
    command = [
        sys.executable, "-c",
        "from kaper.laws import blocks; blocks.LENGTH = 10; from kaper.cli import main; main()",
        "check", "plank", "--games", "1000000", "--jobs", "2", "--kept", str(journal(tmp_path).path),
    ]  # fmt: skip
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        while len(journal(tmp_path).read()) < 3:
            assert process.poll() is None
        process.kill()
    found = journal(tmp_path).read()
    assert [block.first for block in found] == list(range(0, TEN * len(found), TEN))
