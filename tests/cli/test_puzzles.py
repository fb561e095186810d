"""`kaper puzzles` looks in matches of bots and in records, and says how many puzzles are kept."""

from pathlib import Path

from kaper.engine.puzzles import puzzles_of
from tests.cli.terminal import Terminal


def test_as_many_as_wanted_are_kept_and_none_are_looked_for_if_none_are_missing(
    terminal: Terminal, tmp_path: Path
) -> None:
    into = tmp_path / "found.json"
    run = terminal.run("puzzles", "plank", "--count", "0", "--into", str(into))
    assert (run.code, into.exists()) == (0, False)
    assert "0 puzzles" in run.out


def test_a_record_is_looked_through_once(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    terminal.run("play", "plank", "--seats", "2", "--seed", "1", "--save", str(record), typed="1\nq\n")
    run = terminal.run("puzzles", "plank", "--record", str(record), "--into", str(tmp_path / "puzzles.json"))
    assert run.code == 0
    assert f"{len(puzzles_of(tmp_path))} puzzles" in run.out
