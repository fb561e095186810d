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
