import pytest

from tests.games.shipped import ENTRIES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a game is run for every one that Kaper carries."""
    if "entry" in metafunc.fixturenames:
        metafunc.parametrize("entry", ENTRIES, ids=lambda entry: entry.meta.name)
