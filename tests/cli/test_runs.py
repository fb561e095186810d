from pathlib import Path

import msgspec
import pytest

from kaper.arena.strength import Rung
from kaper.engine.registry import games
from tests.bench.quick import small
from tests.cli.terminal import Terminal

FAST = ("--games", "4", "--jobs", "1")


def test_simulate_prints_shares_for_bots_and_seats(terminal: Terminal) -> None:
    out = terminal.run("simulate", "plank", *FAST, "--bots", "random,greedy").out
    assert all(word in out for word in ("random", "greedy", "seat 0", "seat 1"))


def test_simulate_gives_programs_the_report(terminal: Terminal) -> None:
    report = msgspec.json.decode(terminal.run("simulate", "plank", *FAST, "--json", "--seats", "3").out)
    assert (report["games"], report["seats"]) == (4, 3)


def test_an_interrupted_simulation_prints_what_it_has(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kaper.cli.progress.Progress.update", lambda *_, **__: interrupt(None))
    run = terminal.run("simulate", "plank", *FAST)
    assert run.code == 130
    assert "one game" in run.out


def test_check_says_that_a_lawful_game_is_lawful(terminal: Terminal) -> None:
    run = terminal.run("check", "plank", *FAST)
    assert run.code == 0
    assert "Plank kept all the laws." in run.out


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "All games kept all the laws."), ("pl", "zachowały wszystkie")]
)
def test_all_games_are_checked_in_one_command(
    terminal: Terminal, tmp_path: Path, lang: str, said: str
) -> None:
    names = [name for name, entry in games().items() if entry.meta.stage != "example"]
    if not names:
        pytest.skip("there is no game but the example")
    more = ("--jobs", "1", "--kept", str(tmp_path / "check.jsonl"), "--lang", lang)
    run = terminal.run("check", "--games", str(len(names)), *more)
    assert run.code == 0
    assert said in run.out
    assert all(games()[name].meta.titles["en"] in run.out for name in names if lang == "en")
    few = terminal.run("check", "--games", str(len(names) - 1), *more)
    assert (few.code, str(len(names)) in few.err) == (1, True)


def test_bench_measures_the_games_that_are_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)
    measured = msgspec.json.decode(terminal.run("bench", "plank", "--json").out)
    assert [row["game"] for row in measured["games"]] == ["plank"]


def test_strength_measures_every_claim(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    claims = (Rung("greedy", "random", 4), Rung("search:2", "greedy", 4))
    monkeypatch.setattr("kaper.cli.strength.LADDER", claims)
    out = terminal.run("strength", "plank", "--jobs", "1").out
    assert all(claim.bot in out and claim.field in out for claim in claims)
