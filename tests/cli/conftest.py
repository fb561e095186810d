"""Every test of the command line has Plank installed, speaks English and keeps its files to itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.plank import installed
from tests.cli.terminal import Terminal


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("KAPER_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    (tmp_path / "dist").mkdir()
    with installed(tmp_path / "dist", monkeypatch):
        yield


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)
