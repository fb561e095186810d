import pytest

from tests.conformance.variants import ENTRIES, VARIANTS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a game or a variant is run for every one that is installed."""
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", VARIANTS, ids=str)
    if "entry" in metafunc.fixturenames:
        metafunc.parametrize("entry", ENTRIES, ids=lambda entry: entry.meta.name)
