"""`kaper new` writes a game that keeps all laws; `kaper check` says what a game still lacks."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from kaper.cli.new import prefix
from kaper.engine.registry import Entry
from kaper.laws.check import check
from kaper.laws.missing import missing
from tests.cli.terminal import Terminal

NOT_SHOWN = {"missing-scene", "missing-board"}


@pytest.fixture
def written(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Entry:
    """A new game that can be imported, under a name that no other test uses."""
    folder = tmp_path / "new"
    assert terminal.run("new", "buried_rum", "--title", "Buried Rum", "--folder", str(folder)).code == 0
    monkeypatch.syspath_prepend(str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == "buried_rum"]:
        monkeypatch.delitem(sys.modules, name)
    return Entry(import_module("buried_rum").META, "buried_rum")


def test_a_new_game_keeps_all_laws(written: Entry) -> None:
    report = check(written.load(), 60, jobs=1)
    assert (report.games, report.broken, report.stuck) == (60, None, [])
    assert written.meta.titles == {"en": "Buried Rum", "pl": "Buried Rum"}


@pytest.mark.slow
def test_the_tests_of_a_new_game_are_green(written: Entry) -> None:
    folder = written.folder.parent
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    found = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=120)
    assert found.returncode == 0, found.stdout
    assert "3 passed" in found.stdout


def test_a_new_game_lacks_only_what_draws_it(written: Entry) -> None:
    assert {each.key for each in missing(written)} == NOT_SHOWN


def test_what_is_taken_away_is_missed(written: Entry) -> None:
    polish, rules = written.folder / "locale" / "pl.ftl", written.folder / "RULES.md"
    english = written.folder / "locale" / "en.ftl"
    english.write_text(english.read_text().replace("event-draws", "event-takes"))
    polish.write_text(polish.read_text().replace("option-keep", "option-hold"))
    rules.write_text(rules.read_text().replace("BRD-203", "BRD-204"))
    found = [(each.key, each.figures["things"]) for each in missing(written) if each.key not in NOT_SHOWN]
    assert found == [
        ("missing-language", "event-draws, event-draws-secret, option-hold"),
        ("missing-language", "event-takes, event-takes-secret, option-keep"),
        ("missing-sentences", "event-draws"),
        ("missing-written", "BRD-203"),
    ]
    polish.unlink()
    rules.unlink()
    assert {"missing-locale", "missing-rules"} <= {each.key for each in missing(written)}


def test_check_says_it_in_sentences(terminal: Terminal) -> None:
    out = terminal.run("check", "plank", "--games", "4", "--jobs", "1").out
    assert "What it still lacks:" in out
    assert "It has no scene" in out


@pytest.mark.parametrize(
    "name", ["Casks", "2casks", "for", "tests", "ca sks", "../casks", "", "x" * 31, "beczułki"]
)
def test_a_name_that_cannot_be_one_is_refused(terminal: Terminal, tmp_path: Path, name: str) -> None:
    run = terminal.run("new", name, "--folder", str(tmp_path / "new"))
    assert run.code == 1
    assert "cannot be called" in run.err
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(terminal: Terminal, tmp_path: Path) -> None:
    assert "already" in terminal.run("new", "plank", "--folder", str(tmp_path / "new")).err
    assert "already" in terminal.run("new", "casks", "--folder", str(tmp_path)).err


@pytest.mark.parametrize(("name", "letters"), [("casks", "CSK"), ("io", "IOX"), ("buried_rum", "BRD")])
def test_ids_begin_with_three_letters_of_the_name(name: str, letters: str) -> None:
    assert prefix(name) == letters
