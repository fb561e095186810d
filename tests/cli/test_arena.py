"""`kaper arena` says who is stronger, goes on where it was stopped, and gives programs the games."""

from pathlib import Path

import msgspec
import pytest

from kaper.arena.duels import Duel
from kaper.arena.figures import share
from kaper.cli.arena import turned
from tests.cli.terminal import Run, Terminal


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def held(terminal: Terminal, *more: str) -> Run:
    fast = ("--bots", "random,greedy", "--seats", "2", "--games", "400", "--jobs", "1")
    return terminal.run("arena", "plank", *fast, *more)


@pytest.mark.parametrize(
    ("lang", "verdict", "settled"),
    [
        ("en", "greedy is stronger than random.", "All is settled after "),
        ("pl", "Silniejszy jest greedy, słabszy random.", "Wszystko rozstrzygnięte; rozegrane partie: "),
    ],
)
def test_it_says_who_is_stronger_as_soon_as_that_is_known(
    terminal: Terminal, folder: Path, lang: str, verdict: str, settled: str
) -> None:
    run = held(terminal, "--margin", "15", "--lang", lang)
    assert run.code == 0
    assert verdict in run.out
    games = int(run.out.split(settled)[1].split()[0].rstrip("."))
    assert len((folder / "arena.jsonl").read_bytes().split(b"\n")) == games + 1 < 200
    assert "arena-" not in run.out


def test_the_cross_table_has_a_share_for_each_two_bots(terminal: Terminal, folder: Path) -> None:
    out = held(terminal, "--margin", "15").out
    (row,) = [line for line in out.splitlines() if line.startswith("greedy") and "–  " in line]
    assert row.rstrip().endswith("▲")


def test_what_is_kept_is_told_again_and_not_played(terminal: Terminal, folder: Path) -> None:
    first = msgspec.json.decode(held(terminal, "--all", "--games", "20", "--json").out)
    kept = (folder / "arena.jsonl").read_bytes()
    again = msgspec.json.decode(held(terminal, "--all", "--games", "20", "--json").out)
    assert (folder / "arena.jsonl").read_bytes() == kept
    assert first | {"seconds": 0} == again | {"seconds": 0}
    assert (first["games"], first["settled"]) == (20, False)


def test_all_games_are_written_as_a_table(terminal: Terminal, folder: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    held(terminal, "--all", "--games", "4", "--parquet", "games/plank.parquet")
    rows = parquet.read_table(folder / "games" / "plank.parquet").to_pylist()
    assert len(rows) == 8
    assert [(row["number"], row["seat"], row["bot"]) for row in rows[:4]] == [
        (0, 0, "random"), (0, 1, "greedy"), (1, 0, "greedy"), (1, 1, "random"),
    ]  # fmt: skip
    assert [row["seed"] for row in rows[::2]] == ["0/0", "0/0", "0/1", "0/1"]
    assert sum(row["won"] for row in rows) == 4


def test_an_interrupt_tells_what_is_known(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kaper.cli.progress.Progress.update", interrupt)
    run = held(terminal)
    assert run.code == 130
    assert "is not settled yet" in run.out


def test_a_duel_from_the_other_side() -> None:
    there = turned(Duel("a", "b", share(3, 4), "upper"))
    assert (there.upper, there.lower, there.verdict) == ("b", "a", "lower")
    assert (there.points.wins, there.points.share) == (1, 0.25)
    assert there.points.low == pytest.approx(share(1, 4).low)
