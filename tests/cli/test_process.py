"""The command as a process of its own, the way everybody runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.plank import lay_out


@pytest.mark.parametrize("module", ["kaper", "kaper.cli"])
def test_a_scripted_game_runs_as_a_process(tmp_path: Path, module: str) -> None:
    folder = tmp_path / "process"
    folder.mkdir()
    path = os.pathsep.join([*map(str, lay_out(folder)), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [sys.executable, "-m", module, "play", "plank", "--seats", "2", "--seed", "1"],
        input="3\nl\nq\n",
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "Player plays a-number-3." in run.stdout
    assert "kaper play --resume" in run.stdout


def test_a_command_loads_what_it_needs_and_nothing_of_the_others() -> None:
    script = "import sys; from kaper.cli import main; main(['games']); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "kaper.cli.games" in loaded
    assert loaded.isdisjoint({"kaper.cli.bench", "kaper.laws", "kaper.bench", "kaper.server.app", "litestar"})
