import importlib.metadata
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import kaper
import kaper.engine.match
from tests.project import GAMES, ROOT, files, text

LOCKS = ("requirements/play.lock", "requirements/dev.lock")
NODE_LOCK = "requirements/web.lock"
DOCS_LOCK = "requirements/docs.lock"
WRITTEN = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "NOTICE.md", "docs", "examples/who_wins.ipynb")
MAY_NAME_GAMES = {*map(Path, WRITTEN)}
MACHINE = re.compile(r"\.\./shared|(?<![\w.~])/(?:work|root|home|Users)/|(?:pypi|pythonhosted|npmjs)\.org")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_only_in_its_folder_and_its_tests(game: str) -> None:
    own = {Path("src/kaper/games", game), Path("tests/games", game)}
    named = re.compile(rf"(?<![a-z]){game.replace('_', '[ _-]?')}(?![a-z])", re.IGNORECASE)
    outside = [path for path in files() if not {path, *path.parents} & (own | MAY_NAME_GAMES)]
    assert [str(path) for path in outside if named.search(f"{path}\n{text(path)}")] == []


def test_no_file_names_a_machine_or_what_lies_outside() -> None:
    found = {str(path): match.group() for path in files() if (match := MACHINE.search(text(path)))}
    assert found == {}


def test_the_installed_games_are_the_folders() -> None:
    installed = importlib.metadata.distribution("kaper").entry_points.select(group="kaper.games")
    assert {point.name: point.value for point in installed} == GAMES, "make test installs the project anew"


def test_the_installed_version_is_the_one_in_the_source() -> None:
    assert importlib.metadata.version("kaper") == kaper.__version__


def test_the_engine_is_compiled_exactly_when_it_should_be() -> None:
    compiled = kaper.engine.match.__file__.endswith((".so", ".pyd"))
    assert compiled == ("KAPER_COMPILED" in os.environ)


@pytest.mark.parametrize("lock", [*LOCKS, NODE_LOCK, DOCS_LOCK])
def test_a_lock_holds_versions_and_nothing_else(lock: str) -> None:
    lines = (ROOT / lock).read_text().splitlines()
    assert lines
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.+!]+", line)] == []


def test_playing_and_testing_use_the_same_versions() -> None:
    play, dev = ({*(ROOT / lock).read_text().split()} for lock in LOCKS)
    assert play - dev == set()


def test_what_builds_the_site_changes_no_version_of_what_plays_and_tests() -> None:
    """All are installed side by side."""
    dev, docs = (
        dict(line.split("==") for line in (ROOT / lock).read_text().split()) for lock in (LOCKS[1], DOCS_LOCK)
    )
    assert {name: docs[name] for name in docs.keys() & dev.keys() if docs[name] != dev[name]} == {}


def test_the_lock_of_the_page_names_no_registry() -> None:
    assert [name for name, package in _page_packages().items() if "resolved" in package] == []


def test_the_lock_of_the_page_serves_every_platform() -> None:
    """Npm leaves out what it could not find for another platform, and refuses such a lock there."""
    packages = _page_packages()
    locked = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert wanted - locked == set()


def test_the_lock_of_the_page_fits_what_the_page_asks_for() -> None:
    asked, locked = json.loads((ROOT / "web/package.json").read_text()), _page_packages()[""]
    for kind in ("dependencies", "devDependencies"):
        assert asked[kind] == locked[kind], "npm install in web/ brings the lock up to date"


def _page_packages() -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    return packages
