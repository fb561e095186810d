"""Commands side by side: all are run to the end, and one that fails is told."""

import shlex
import sys
from pathlib import Path

import pytest

from tools.together import main


def python(code: str) -> str:
    return shlex.join([sys.executable, "-c", code])


def test_all_have_to_be_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([python("print('one')"), python("pass")]) == 0
    told = capsys.readouterr().out
    assert "one\n" in told
    assert told.count(": ok, ") == 2


def test_one_that_fails_is_told_and_the_others_end_nevertheless(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "made"
    wrong = python("import sys; print('a fault', file=sys.stderr); sys.exit(3)")
    assert main([wrong, python(f"open({str(made)!r}, 'w')")]) == 1
    told = capsys.readouterr().out
    assert "a fault\n" in told
    assert "FAILED (3)" in told
    assert made.exists()


def test_one_may_speak_for_itself_while_the_others_run(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "made"
    other = python(f"print('one'); open({str(made)!r}, 'w')")
    waits = (
        f"import time\nwhile not __import__('os').path.exists({str(made)!r}): time.sleep(0.01)\nprint('two')"
    )
    assert main([other, "--", sys.executable, "-c", waits]) == 0
    told = capfd.readouterr().out
    assert "one\n" in told
    assert "two\n" in told


@pytest.mark.parametrize(("beside", "longest"), [(0, 3), (3, 0)])
def test_whichever_fails_is_told_once_more_at_the_end(
    beside: int, longest: int, capfd: pytest.CaptureFixture[str]
) -> None:
    words = [sys.executable, "-c", f"import sys; sys.exit({longest})"]
    other = python(f"import sys; sys.exit({beside})")
    assert main([other, "--", *words]) == 1
    assert capfd.readouterr().out.endswith(f"FAILED: {shlex.join(words) if longest else other}\n")
