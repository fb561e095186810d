"""Deleting a game's folder and its tests leaves everything else green."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import kaper
from hatch_build import game_entry_points
from tests.project import GAMES, ROOT

ALL_THAT_IS_LEFT = """
import sys
import pytest
from importlinter.cli import lint_imports_command
from kaper.engine.registry import games

for entry in games().values():
    entry.load()
    print("loaded", entry.package)
code = pytest.main(sys.argv[1:])
if code:
    sys.exit(code)
lint_imports_command([])
"""
"""In one process: the games load, the tests are found, the import rules hold."""
ALONE = ("bots", "conformance", "games", "laws")
"""Tests that are long and look at each game by itself, or at Plank; they need not be seen green again."""


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A copy of the project that never had a game; tests have one of their own."""
    return _copied(tmp_path, list(GAMES))


# A file of which the name ends in a number is being compiled by somebody else.
_IGNORED = shutil.ignore_patterns("node_modules", "*.pyc.*")


def _copied(tmp_path: Path, without: Sequence[str]) -> Path:
    # With what was compiled: it is good for as long as a file has the date and the size of its original.
    for folder in ("src", "tests", "tools", "docs", "deploy", "examples", "web"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=_IGNORED)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, tmp_path)
    for folder in ("src/kaper/games", "tests/games"):
        for game in without:
            shutil.rmtree(tmp_path / folder / game, ignore_errors=True)
    _pretend_to_install(tmp_path)
    return tmp_path


def _pretend_to_install(project: Path) -> None:
    """Metadata beside the package: found first on the path, it hides that of the real installation."""
    info = project / "src" / f"kaper-{kaper.__version__}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: kaper\nVersion: {kaper.__version__}\n")
    points = [f"{name} = {module}" for name, module in game_entry_points(project).items()]
    (info / "entry_points.txt").write_text("\n".join(["[kaper.games]", *points, ""]))


def _python(project: Path, *arguments: str) -> str:
    """What Python prints when it is run in the copy; it must end well."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "KAPER_"))}
    env |= {"PYTHONPATH": str(project / "src"), "KAPER_BUDGET": "small"}
    command = [sys.executable, *arguments]
    run = subprocess.run(command, cwd=project, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.mark.slow
def test_the_tests_of_what_games_share_are_green_without_any_game(bare: Path) -> None:
    folders = [folder for folder in _folders(bare) if folder.removeprefix("tests/") not in ALONE]
    # Tests that start a server each play Plank there in any case; those with a common server are here.
    _python(bare, "-m", "pytest", "-m", "not slow and not server", "-p", "no:cacheprovider", *folders)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_left_misses_a_game(game: str, tmp_path: Path) -> None:
    """Tests of another game name only that game (`test_project`), so what all share is left to be seen."""
    rest = _copied(tmp_path, [game])
    others = [f"--ignore=tests/games/{name}" for name in GAMES]
    arguments = ["--collect-only", "-q", "-p", "no:cacheprovider", *others, *_folders(rest)]
    told = _python(rest, "-c", ALL_THAT_IS_LEFT, *arguments).splitlines()
    expected = [f"loaded {module}" for name, module in GAMES.items() if name != game]
    assert sorted(line for line in told if line.startswith("loaded ")) == sorted(expected)
    assert any("kept" in line for line in told), "the import rules were looked at"


def _folders(project: Path) -> list[str]:
    return sorted(f"tests/{path.parent.name}" for path in (project / "tests").glob("*/__init__.py"))
