"""The notebook of `examples` is about this game, and answers."""

import json
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[3] / "examples" / "who_wins.ipynb"


def test_the_notebook_runs_and_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cells = json.loads(NOTEBOOK.read_text())["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    space: dict[str, object] = {}
    for source in code:
        exec(source.replace("GAMES = 1000", "GAMES = 12").replace('"data"', repr(str(tmp_path))), space)
    said = capsys.readouterr().out
    assert "sits first" in said
    assert said.count("%") > 6
