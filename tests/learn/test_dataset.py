"""Games and decisions as Parquet, and the notebook that reads them."""

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from kaper.arena.simulate import order, simulate
from kaper.encoding.known import encoding_of
from kaper.engine.match import Match
from kaper.engine.registry import find
from kaper.learn.dataset import DECISIONS, GAMES, write

NOTEBOOK = Path(__file__).parents[2] / "examples" / "who_wins.ipynb"
ORDER = order("black_dice", ["greedy", "random"], 3, {}, 5)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("data")
    write(ORDER, 6, place, rows=True, jobs=1)
    return place


def lines(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def test_games_are_those_that_are_simulated(folder: Path) -> None:
    report = simulate("black_dice", 6, ["greedy", "random"], 3, seed=5, jobs=1)
    games = lines(folder / GAMES)
    assert [game["bots"] for game in games] == [list(ORDER.seating(number)) for number in range(6)]
    assert report.answers.least == min(game["answers"] for game in games)
    assert report.answers.most == max(game["answers"] for game in games)
    for game in games:
        assert len(game["scores"]) == len(game["places"]) == game["seats"] == 3
        assert {game["places"][seat] for seat in game["winners"]} <= {1}
        assert dict(game["settings"]).keys() == {setting.name for setting in find("black_dice").meta.settings}


def test_decisions_play_the_game_again(folder: Path) -> None:
    game = find("black_dice").load()
    encoding = encoding_of(game)
    for kept in lines(folder / GAMES)[:2]:
        match = Match.new(game, kept["seats"], dict(kept["settings"]), kept["seed"])
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


def test_the_notebook_runs_and_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cells = json.loads(NOTEBOOK.read_text())["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    space: dict[str, object] = {}
    for source in code:
        exec(source.replace("GAMES = 1000", "GAMES = 8").replace('"data"', repr(str(tmp_path))), space)
    said = capsys.readouterr().out
    assert "sits first" in said
    assert said.count("%") > 6
