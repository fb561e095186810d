from pathlib import Path

import msgspec
import pytest

from kaper.engine import record
from tests.cli.terminal import Terminal


@pytest.fixture
def path(terminal: Terminal, tmp_path: Path) -> Path:
    """A match of two rounds or so."""
    path = tmp_path / "match.json"
    terminal.run("play", "plank", "--seats", "2", "--seed", "1", "--save", str(path), typed="3\n4\n2\n")
    return path


def test_a_true_record_verifies(terminal: Terminal, path: Path) -> None:
    run = terminal.run("verify", str(path))
    assert run.code == 0
    assert "The record is good" in run.out


def test_a_changed_record_is_found_out(terminal: Terminal, path: Path) -> None:
    path.write_text(path.read_text().replace("0 play:3", "0 play:2"))
    run = terminal.run("verify", str(path))
    assert run.code == 1
    assert "diverges at answer" in run.out


def test_replay_tells_the_log_and_shows_the_position(terminal: Terminal, path: Path) -> None:
    out = terminal.run("replay", str(path)).out
    assert "plays a-number-3." in out
    assert "Rounds left" in out


def test_replay_stops_where_it_is_told(terminal: Terminal, path: Path) -> None:
    out = terminal.run("replay", str(path), "--upto", "0").out
    assert "plays" not in out
    assert f"0 answers of {len(record.load(path).answers)}" in out


def test_replay_step_by_step_shows_every_position(terminal: Terminal, path: Path) -> None:
    out = terminal.run("replay", str(path), "--step").out
    assert out.count("Rounds left") == 1 + len(record.load(path).answers)


@pytest.mark.parametrize(("viewer", "seen"), [("all", 2), ("none", 0), ("0", 1)])
def test_a_viewer_sees_what_they_may(terminal: Terminal, path: Path, viewer: str, seen: int) -> None:
    out = terminal.run("replay", str(path), "--upto", "0", "--viewer", viewer).out
    hands = next(line for line in out.splitlines() if line.startswith("In hand"))
    assert ("a-number" in hands) + ("b-number" in hands) == seen


def test_a_viewer_who_is_not_there_is_an_error(terminal: Terminal, path: Path) -> None:
    assert "0 to 1" in terminal.run("replay", str(path), "--viewer", "7").err


def test_review_judges_every_decision(terminal: Terminal, path: Path) -> None:
    out = terminal.run("review", str(path), "--level", "search:20").out
    assert "Given away" in out
    judged = msgspec.json.decode(terminal.run("review", str(path), "--level", "search:20", "--json").out)
    assert next(row["chosen"] for row in judged if row["seat"] == 0) == "play:3"


def test_a_record_without_a_decision_can_be_reviewed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "begun.json"
    terminal.run("play", "plank", "--seats", "2", "--seed", "1", "--save", str(path), typed="q\n")
    run = terminal.run("review", str(path))
    assert (run.code, "Given away" in run.out) == (0, True)
