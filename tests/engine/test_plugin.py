"""A game from outside is installed for real, and everything works on it without knowing it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has put the game."""
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    _run([*pip, *offline, str(ROOT / "tests" / "plugin")], dict(os.environ))
    return target


def _run(command: list[str], env: dict[str, str]) -> str:
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _python(installed: Path, *arguments: str) -> str:
    """What Python prints that finds the installed game beside everything else."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    paths = [str(installed), *filter(None, [env.get("PYTHONPATH")])]
    env |= {"PYTHONPATH": os.pathsep.join(paths), "KAPER_BUDGET": "small", "COLUMNS": "120"}
    return _run([sys.executable, *arguments], env)


def test_it_is_listed(installed: Path) -> None:
    assert "plank" in _python(installed, "-m", "kaper", "games").lower()


def test_it_is_found_where_it_was_installed(installed: Path) -> None:
    code = "from kaper.engine.registry import find; print(find('plank').folder)"
    assert _python(installed, "-c", code).strip() == str(installed / "plank")


def test_it_is_checked(installed: Path) -> None:
    assert "30" in _python(installed, "-m", "kaper", "check", "plank", "--games", "30")


def test_bots_play_it(installed: Path) -> None:
    told = _python(installed, "-m", "kaper", "simulate", "plank", "--games", "20", "--bots", "random,greedy")
    assert "random" in told
    assert "greedy" in told


def test_the_suite_holds_it_to_the_laws(installed: Path) -> None:
    told = _python(
        installed,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "tests/conformance",
        "-k",
        "plank",
    )
    assert " passed" in told
    assert "skipped" not in told
