"""Every test of words has Plank installed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.plank import installed


@pytest.fixture(autouse=True)
def _plank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(tmp_path, monkeypatch):
        yield
