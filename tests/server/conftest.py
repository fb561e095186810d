"""One server for all tests that do no harm to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    serving = Serving(tmp_path_factory.mktemp("server")).start(anew=True)
    yield serving.address
    assert serving.end() in (0, -15)
    assert "Traceback" not in serving.log.read_text()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A server of one's own, not yet started."""
    found = Serving(tmp_path)
    yield found
    found.end()
