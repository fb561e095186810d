"""Games and decisions as Parquet."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from plank.game import GAME as PLANK
from pyarrow import parquet

from kaper.arena.simulate import order, simulate
from kaper.encoding.known import encoding_of
from kaper.engine.match import Match
from kaper.learn.dataset import DECISIONS, GAMES, write
from tests.cli.plank import installed

TURNS = [("greedy", "random", "greedy"), ("random", "greedy", "greedy"), ("greedy", "greedy", "random")]
"""Everybody moves on by one seat from game to game."""


@pytest.fixture(scope="module", autouse=True)
def _plank(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch, installed(tmp_path_factory.mktemp("plank"), patch):
        yield


@pytest.fixture(scope="module")
def folder(_plank: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("data")
    written = write(order("plank", ["greedy", "random"], 3, {}, 5), 6, place, rows=True, jobs=1)
    assert (written.games, written.decisions) == (6, len(lines(place / DECISIONS)))
    return place


def lines(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def test_games_are_those_that_are_simulated(folder: Path) -> None:
    report = simulate("plank", 6, ["greedy", "random"], 3, seed=5, jobs=1)
    games = lines(folder / GAMES)
    assert [game["bots"] for game in games] == [list(TURNS[number % 3]) for number in range(6)]
    assert report.answers.least == min(game["answers"] for game in games)
    assert report.answers.most == max(game["answers"] for game in games)
    for game in games:
        assert len(game["scores"]) == len(game["places"]) == game["seats"] == 3
        assert {game["places"][seat] for seat in game["winners"]} <= {1}
        assert dict(game["settings"]).keys() == {"rounds"}


def test_decisions_play_the_game_again(folder: Path) -> None:
    encoding = encoding_of(PLANK)
    for kept in lines(folder / GAMES)[:2]:
        match = Match.new(PLANK, kept["seats"], dict(kept["settings"]), kept["seed"])
        taken = [each for each in lines(folder / DECISIONS) if each["number"] == kept["number"]]
        for each in taken:
            ask = match.asked(each["seat"])
            assert ask is not None
            assert (each["place"], each["prompt"]) == (len(match.answers), ask.prompt)
            assert each["options"] == [option.text for option in ask.options]
            assert each["entries"] == list(encoding.write(match, each["seat"]).summed())
            match.answer(each["seat"], each["options"][each["chosen"]])
        outcome = match.outcome
        assert outcome is not None
        assert outcome.scores == kept["scores"]
