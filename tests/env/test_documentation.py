"""What `docs/learning.md` shows in Python runs as it stands there, here with Plank."""

import re
from pathlib import Path

import pytest

from tests.cli.plank import installed
from tests.documented import blocks


def test_the_examples_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    examples = [code for kind, code in blocks(Path("docs/learning.md")) if kind == "python"]
    assert len(examples) == 2
    with installed(tmp_path, monkeypatch):
        for code in examples:
            exec(re.sub(r'(find|env)\("\w+"', r'\1("plank"', code), {})
    # Three seats of at most four.
    assert "seats 0.75" in capsys.readouterr().out
