"""What the pages for newcomers show is true: their code is run, and what they name is there."""

import re
import runpy
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from kaper.cli.app import COMMANDS
from kaper.cli.new import new
from kaper.engine.events import EVERYTHING, SPECTATOR
from kaper.engine.match import Match
from kaper.engine.registry import find, games
from kaper.engine.show import Show
from kaper.engine.sight import look_at, sight
from kaper.laws.check import check
from kaper.words import LANGUAGES, Narrator, Words
from tests.documented import PAGES, blocks
from tests.project import GAMES, ROOT, text

ALL = [*PAGES, Path("CHANGELOG.md"), Path("NOTICE.md")]
README, CONTRIBUTING = text(Path("README.md")), text(Path("CONTRIBUTING.md"))
PLAYER, AUTHOR = (Path("docs/start", name) for name in ("player.md", "author.md"))
EXAMPLE = re.compile(r"```python\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)
ROOM = re.compile(r"\w/\w+/__init__\.py$")
FILE = re.compile(r"`([\w/]+/[\w.]+|pyproject\.toml)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_the_example_prints_what_the_readme_says(capsys: pytest.CaptureFixture[str]) -> None:
    ((code, output),) = EXAMPLE.findall(README)
    if set(re.findall(r'find\("(\w+)"\)', code)) - games().keys():
        pytest.skip("the game of the example is not installed")
    exec(code, {})
    assert capsys.readouterr().out == output


def test_the_example_has_ten_lines() -> None:
    ((code, _),) = EXAMPLE.findall(README)
    assert len(code.split("\n")) - code.count("\n\n") - 1 == 10


def test_the_readme_lists_every_command() -> None:
    listed = re.findall(r"^\| `kaper (\w+)", README, re.MULTILINE)
    assert listed == [*COMMANDS, "admin"]


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_lists_every_game_as_playable(game: str) -> None:
    assert re.search(rf"^\| {find(game).meta.titles['en']} \|.*\| playable \|$", README, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_the_player_is_shown_every_game(game: str) -> None:
    assert re.search(rf"!\[{find(game).meta.titles['en']}:", text(PLAYER))


@pytest.mark.parametrize("page", ALL, ids=str)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)|<img src=\"([^\"]+)", text(page))
    assert [each for each in map("".join, links) if not (ROOT / page.parent / each).exists()] == []


@pytest.mark.parametrize("page", ALL, ids=str)
def test_make_has_every_target_that_is_named(page: Path) -> None:
    named = re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)", text(page), re.MULTILINE)
    targets = re.findall(r"^([a-z-]+):", text(Path("Makefile")), re.MULTILINE)
    assert {one or other for one, other in named} <= set(targets)


# --- the game that CONTRIBUTING.md builds


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the command of the tutorial writes."""
    written = tmp_path / "written"
    new("casks", title_pl="Beczki", folder=written)
    monkeypatch.syspath_prepend(str(written))
    return written


def test_the_tutorial_shows_what_the_command_writes(built: Path) -> None:
    shown = dict(FILE.findall(CONTRIBUTING))
    written = {
        str(path.relative_to(built)): path.read_text() for path in built.rglob("*.*") if path.is_file()
    }
    assert shown == {name: text for name, text in written.items() if not ROOM.search(name)}


def test_the_game_of_the_tutorial_keeps_the_laws(built: Path) -> None:
    report = check(import_module("casks.game").GAME, 60, jobs=1)
    assert (report.games, report.broken, report.stuck) == (60, None, [])


def test_the_tests_of_the_tutorial_are_green(built: Path) -> None:
    found = runpy.run_path(str(built / "tests" / "test_casks.py"))
    tests = [test for name, test in found.items() if name.startswith("test_")]
    assert len(tests) == 3
    for test in tests:
        test()


def test_the_figures_of_the_tutorial_are_those_of_a_finished_game(built: Path) -> None:
    match = Match.new(import_module("casks.game").GAME, 2)
    match.answer(0, "keep")
    match.answer(1, "throw")
    told = import_module("casks.report")
    assert told.figures(match.state) == {"overboard": 1}
    assert sorted(seat for _, _, seat in told.holdings(match.state)) == [-1] * 7 + [0, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_tutorial_are_complete(built: Path, lang: str) -> None:
    narrator = Narrator(Words(lang, [built / "casks"]), Show(), ["Anne", "Mary"])
    match = Match.new(import_module("casks.game").GAME, 2)
    while match.pending:
        ask = match.pending[0]
        seen = sight(match, ask.seat)
        assert seen.asked is not None
        narrator.prompt(seen.asked)
        for option in ask.options:
            narrator.option(look_at(match, ask.seat), seen.asked, option.text)
        match.answer(ask.seat, ask.options[-1])
    for viewer in (SPECTATOR, EVERYTHING):
        for told in sight(match, viewer).told:
            narrator.event(told)
    assert narrator.words.missed == set()


def test_the_change_that_an_author_is_told_to_make_breaks_one_test(built: Path) -> None:
    asking, ending = (code for language, code in blocks(AUTHOR) if language == "python")
    assert asking in (built / "casks" / "rules" / "step.py").read_text()
    file = built / "casks" / "rules" / "ending.py"
    before = file.read_text()
    file.write_text(before.replace(ending.replace("-cask", "cask"), ending))
    assert file.read_text() != before
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "."]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, cwd=built)
    assert "test_the_highest_cask_wins" in run.stdout
    assert "1 failed, 2 passed" in run.stdout
