"""Several searches on one question: what all of them found is joined."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from plank.game import GAME as PLANK

from kaper.bots import levels
from kaper.bots.bot import deals, never
from kaper.bots.crew import Errand, crew, run
from kaper.bots.findings import Findings
from kaper.bots.search import SearchBot
from kaper.bots.shared import SharedSearchBot
from kaper.bots.tuning import Budget, Tuning
from kaper.engine.excerpt import excerpt
from kaper.engine.match import Match
from tests.cli.plank import installed

NUMBERS = [[0.0, 10.0, 6.0], [2.0, 30.0, 9.0], [40.0, 15.0, 12.0]]


def test_visits_and_wins_add_up() -> None:
    joined = Findings.joined([NUMBERS, NUMBERS], Tuning())
    assert joined.numbers() == [[0.0, 20.0, 12.0], [2.0, 60.0, 18.0], [80.0, 30.0, 24.0]]
    assert joined.trials == 80


def test_what_is_sent_is_what_was_found() -> None:
    assert Findings.joined([NUMBERS], Tuning()).numbers() == NUMBERS


def test_two_searches_make_twice_the_trials() -> None:
    match = Match.new(PLANK, 2, seed=0)
    thinker = SharedSearchBot("two", Budget(iterations=25), 2)
    ask = match.asked(0)
    assert ask is not None
    thinker.choose(ask, deals(thinker, match, 0), never)
    assert thinker.thought is not None
    assert thinker.thought.trials == 50


@pytest.fixture
def found_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Helpers find a game by its name, so it must be installed."""
    with installed(tmp_path, monkeypatch):
        yield


@pytest.mark.usefixtures("found_by_name")
def test_a_helper_sends_what_it_found_about_every_option() -> None:
    match = Match.new(PLANK, 2, seed=0)
    ask, game = match.pending[0], match.game.meta.name
    errand = Errand(game, match.seats, match.settings, excerpt(match), ask.seat, "search:30", "helper")
    found = run(errand)
    assert len(found) == len(ask.options) + 1
    assert sum(row[1] for row in found[:-1]) == 30


@pytest.mark.slow
@pytest.mark.usefixtures("found_by_name")
def test_a_crew_thinks_with_several_heads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.CREWS, "search:30", 2)
    monkeypatch.setattr("kaper.bots.crew.cores", lambda: 2)
    match = Match.new(PLANK, 2, seed=0)
    ask = match.pending[0]
    bot = levels.make("search:30", "captain")
    assert isinstance(bot, SearchBot)
    with crew() as hands:
        option = hands.consult(bot, "search:30", match, ask.seat)
    thought = bot.thought
    assert thought is not None
    assert option in ask.options
    assert thought.trials in (30, 60), "a helper that is late is not waited for"
