"""Every command in the documentation is run, with small numbers, or is named here with the reason."""

import re
import shlex
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from socket import socket

import pytest

from kaper.arena.strength import Rung
from kaper.bench import measure
from kaper.cli.bench_server import named
from kaper.engine import registry
from tests.bench.quick import small as small_bench
from tests.cli.plank import lay_out
from tests.cli.terminal import Terminal
from tests.documented import PAGES, blocks, commands
from tests.project import ROOT, text

NOT_RUN = {
    r"make (test|quick|lint|docs|page)": "what runs this test has run these already, or runs them next",
    r"make types": "tests/tools/test_wire.py",
    r"make (golden|screenshots|encodings).*": "writes into the checkout; tests/conformance reads it",
    r"make compile(-test)?": "takes minutes; tests/tools/test_compile.py",
    r"make release": "takes minutes; tests/tools/test_release.py",
    r"make mutate .*": "takes minutes; tests/tools/test_mutate.py",
    r"make ordeal.*": "takes minutes; tests/server does every harm and some races",
    r"make hosting": "takes minutes; tests/bench/test_several.py and tests/tools/test_hosting.py",
    r"make look.*": "takes minutes; tests/browser/test_layout.py looks at some questions of every game",
    r"make attack.*": "takes minutes; tests/server/test_attack.py makes every attack, small",
    r"kaper bench( server| env)? --peers": "installs programs from elsewhere; tests/bench/test_peers.py",
    r"\.venv/bin/pytest .*|pytest kaper-casks": "make test runs these tests, tests/cli/test_new.py the last",
    r"kaper teach casks": "needs that game; tests/cli/test_new.py makes one",
    r"kaper arena .*program:node .*": "needs Node; tests/bots/test_outside.py plays with it",
    r"kaper .* --ray .*": "begins a cluster; tests/test_cluster.py",
    r"npm run dev": "serves the page's parts until it is stopped",
    r"curl .*/healthz": "tests/server/test_health.py asks the same",
    r"git (clone|pull).*": "fetches from elsewhere",
    r"(\S+ -m |\S*/)?pip install .*": "fetches from elsewhere; a game in a folder is laid out here",
    r"python3 -m venv .*|source .*|cd \S+( && git pull)?|chmod .*": "Python's and the shell's own",
    r"docker (build|run|compose) .*": "needs Docker; tests/server/test_deploy.py reads what it is given",
    r"(apt|useradd|install|systemctl|journalctl|certbot|nginx|sudo -u postgres|printf) .*": "needs root",
}
"""Commands that cannot be run in a test, and the reason or the test that does the same."""
INSIDE = re.compile(
    r"^sudo -u kaper env KAPER_CONFIG=\S+ /opt/kaper/bin/|^docker compose exec server (?=kaper )"
)
"""How a command is brought to the place where it is run."""
SMALL = {
    "simulate": ["--games", "2", "--jobs", "1"],
    "arena": ["--games", "2", "--jobs", "1"],
    "report": ["--games", "1", "--duels", "0", "--jobs", "1"],
    "check": ["--games", "1", "--jobs", "1"],
    "strength": ["--games", "1", "--jobs", "1"],
    "ladder": ["--games", "0"],
    "dataset": ["--games", "2", "--jobs", "1"],
    "train": ["--first", "6", "--games", "3", "--generations", "2", "--epochs", "1", "--jobs", "1"],
    "puzzles": ["--count", "0"],
    "bench": ["--seconds", "0.1"],
}
"""What makes a command quick that only counts and measures."""
ZOE, JACK = "762663bc4f15fa2d2ebd8dd2", "ca1114dba50021b19357ec0c"
OLD_DATABASE = ROOT / "tests" / "server" / "old" / "0001.sql"
GAPS = {"RECORD": "record.json", "FILE": "copy.db", "NAME": "buried_rum", "COMMAND": "games"}
GAPS |= {"TABLE": "a-playing-1", "WHO": ZOE, "0.0.0.0": "127.0.0.1"}
"""What a reader puts in the place of a word; a server that is tried listens to this machine alone."""
SCRIPT = re.compile(r"Put this into `([\w.]+)`\..*?^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def reason(command: str) -> str:
    """Why it is not run; empty if it is."""
    return next((why for pattern, why in NOT_RUN.items() if re.fullmatch(pattern, command)), "")


@dataclass(frozen=True)
class Reader:
    """Somebody who follows a page, command by command, in a folder of their own."""

    folder: Path
    terminal: Terminal
    patch: pytest.MonkeyPatch

    def follow(self, command: str) -> None:
        words = shlex.split(INSIDE.sub("", command).partition(" > ")[0])
        if words[0] == "make":
            lines = recipe(words[1:])
            assert lines or reason(command), f"nobody runs “{command}”"
            for line in lines:
                self.kaper(line)
        elif words[0] == "python":
            exec((self.folder / words[1]).read_text("utf-8"), {})
        elif words[:3] == ["pip", "install", "--editable"]:
            self.install(words[3])
        elif not reason(command):
            assert words[0] == "kaper", f"nobody runs “{command}”"
            self.kaper(words[1:])

    def kaper(self, words: list[str]) -> None:
        args = [self.filled(word, words) for word in words]
        if words[0] == "admin":
            shutil.copy(self.folder / "laid.db", self.folder / "kaper.db")
        if "--help" not in words:
            args += SMALL.get(words[0], [])
        run = self.terminal.run(*args, typed="y\n" if words[0] == "admin" else "\n")
        assert run.code == 0, f"kaper {' '.join(args)}: {run.err}"

    def filled(self, word: str, words: list[str]) -> str:
        if word == "WHO" and "delete-account" in words:
            return JACK
        if word == "FILE" and "replay" in words:
            return GAPS["RECORD"]
        return str(self.folder / Path(word).name) if word.startswith("/") else GAPS.get(word, word)

    def install(self, project: str) -> None:
        """As pip would: from now on the game is found."""
        game = project.removeprefix("kaper-")
        card = self.folder / "dist" / f"{game}-0.dist-info"
        card.mkdir()
        (card / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 0\n")
        (card / "entry_points.txt").write_text(f"[kaper.games]\n{game} = {game}\n")
        self.patch.syspath_prepend(str(self.folder / project))
        registry.games.cache_clear()


def recipe(words: list[str]) -> list[list[str]]:
    """What a target runs of `kaper`, by the Makefile; that there is such a target is seen on the way."""
    given = dict(word.split("=", 1) for word in words if "=" in word)
    found = re.search(rf"^{words[0]}:.*\n((?:\t.*\n)*)", text(Path("Makefile")), re.MULTILINE)
    assert found is not None, f"make has no target {words[0]}"
    lines = re.findall(r"^\t@?\$\(BIN\)/kaper (.*)$", found[1], re.MULTILINE)
    return [shlex.split(line.replace("$(ARGS)", given.get("ARGS", ""))) for line in lines]


def small(command: str) -> str:
    """Numbers are made small, so that commands that differ in them alone become the same."""
    return re.sub(r" --(games|seconds) [\d.]+", "", command)


def to_follow(page: Path) -> list[str]:
    """The commands of a page; what only measures, and was on an earlier page, is not done again."""
    earlier = {small(command) for other in PAGES[: PAGES.index(page)] for command in commands(other)}
    found = dict.fromkeys(map(small, commands(page)))
    return [each for each in found if each not in earlier or shlex.split(each)[1] not in SMALL]


@pytest.fixture
def reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Reader]:
    monkeypatch.chdir(tmp_path)
    environment = {"LANG": "en", "DATABASE": str(tmp_path / "kaper.db"), "PORT": "0"}
    for name, value in environment.items():
        monkeypatch.setenv(f"KAPER_{name}", value)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "dist").mkdir()
    for path in lay_out(tmp_path / "dist"):
        monkeypatch.syspath_prepend(str(path))
    registry.games.cache_clear()
    make_quick(monkeypatch)
    shutil.copy(ROOT / "deploy" / "kaper.toml", tmp_path)
    with closing(sqlite3.connect(tmp_path / "laid.db")) as database:
        database.executescript(OLD_DATABASE.read_text("utf-8"))
    terminal = Terminal(monkeypatch, capsys)
    terminal.run("play", "plank", "--seats", "2", "--seed", "1", "--save", GAPS["RECORD"])
    yield Reader(tmp_path, terminal, monkeypatch)
    registry.games.cache_clear()


def make_quick(patch: pytest.MonkeyPatch) -> None:
    """Less of what no option makes less, and a server that stops as soon as it is ready."""

    def ready_at_once(_settings: object, bound: list[socket], ready: Callable[[], None]) -> None:
        ready()
        for each in bound:
            each.close()

    patch.setattr("kaper.cli.strength.LADDER", (Rung("greedy", "random", 1), Rung("search:2", "greedy", 1)))
    patch.setattr("kaper.bench.measure.ROUNDS", 1)
    small_bench(patch)
    patch.setattr("kaper.cli.bench.race", lambda names, peer: measure.race(names[:1], peer, games=1))
    patch.setattr("kaper.cli.bench_server.TABLES", 1)
    patch.setattr("kaper.cli.bench_server.named", lambda games: named(games)[:1])
    patch.setattr("kaper.server.run.run", ready_at_once)
    patch.setattr("kaper.server.crew.run_crew", ready_at_once)
    patch.setattr("webbrowser.open", lambda _: True)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_command_can_be_followed(page: Path, reader: Reader) -> None:
    for name, code in SCRIPT.findall(text(page)):
        (reader.folder / name).write_text(code, "utf-8")
    for command in to_follow(page):
        reader.follow(command)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_block_says_what_it_is(page: Path) -> None:
    """So that no command stands in one that is not taken for a block of commands."""
    assert [inside for language, inside in blocks(page) if not language] == []


def test_every_reason_is_still_needed() -> None:
    named = {command for page in PAGES for command in commands(page)}
    assert [each for each in NOT_RUN if not any(re.fullmatch(each, command) for command in named)] == []
