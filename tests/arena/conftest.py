"""Plank, the example game, is installed for these tests."""

from collections.abc import Iterator

import pytest

from tests.cli.plank import installed


@pytest.fixture(scope="package", autouse=True)
def plank(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch, installed(tmp_path_factory.mktemp("site"), patch):
        yield
