"""What `docs/learning.md` shows in Python runs as it stands there."""

from pathlib import Path

import pytest

from tests.documented import blocks


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = [code for kind, code in blocks(Path("docs/learning.md")) if kind == "python"]
    assert len(examples) == 2
    for code in examples:
        exec(code, {})
    assert "seats 0.5" in capsys.readouterr().out
